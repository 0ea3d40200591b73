import { Project, UserId, WorkspaceId } from '@loam/contract';
import { type Db, sql } from '@loam/db';
import { createDiskBlobStore, type Clock, randomIds, silentLogger, systemClock } from '@loam/kernel';
import { createRepoStore, type CrashHook, type RepoStore, type RepoStoreOptions } from '@loam/runner/local';
import { join } from 'node:path';
import type { ServerConfig } from '../config.ts';
import { createHttpApp } from '../http/app.ts';
import type { Binding } from '../http/bind.ts';
import { anonymous } from '../http/actor.ts';
import { createIdempotencyStore } from '../http/idempotency-store.ts';
import { createRateLimiter } from '../http/rate-limit.ts';
import { createLeases } from '../leases/create-leases.ts';
import { createEditing } from '../modules/editing/index.ts';
import { createProjects, type Projects } from '../modules/projects/index.ts';
import { createUploads, type Uploads } from '../modules/uploads/index.ts';
import { createVersions, type Versions, type VersionsDeps } from '../modules/versions/index.ts';
import { createWorkspaces, type Workspaces } from '../modules/workspaces/index.ts';
import type { Runtime } from '../runtime.ts';
import { addPerson, addWorkspace, type Person } from './people.ts';
import { recordingPorts } from './ports.ts';
import { unlimitedRates } from './running-server.ts';

export const starter = [
  { path: 'package.json', content: '{"name":"demo","dependencies":{"react":"19.0.0"}}\n' },
  { path: 'index.html', content: '<!doctype html><title>Demo</title>\n' },
  { path: 'src/pages/Index.tsx', content: 'export default () => <p>Hello</p>;\n' },
  { path: 'src/lib/a.ts', content: 'export const a = 1;\n' },
  { path: 'src/lib/b.ts', content: 'export const b = 2;\n' },
  { path: 'public/pixel.png', content: Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex') },
];

const onlyRunner = '00000000-0000-4000-8000-000000000001';

export interface FilesOptions {
  readonly db: Db;
  /** Repositories and blobs; two of these on one folder are two processes of one installation. */
  readonly folder: string;
  /** Whose folder it is; the same for all when absent. */
  readonly runnerId?: string;
  readonly crashPoint?: CrashHook;
  /** How git reaches other machines; not at all when absent. */
  readonly remotes?: Pick<RepoStoreOptions, 'outbound' | 'transports'>;
  readonly clock?: Clock;
  readonly laterSqlRuns?: NonNullable<VersionsDeps['laterSqlRuns']>;
  readonly config?: ServerConfig;
  /** Modules of lower rows behind the same pipeline. */
  more?(parts: ProjectParts): readonly Binding[];
}

export interface ProjectParts {
  readonly runtime: Runtime;
  readonly repo: RepoStore;
  readonly workspaces: Workspaces;
  readonly projects: Projects;
  readonly uploads: Uploads;
  readonly versions: Versions;
}

export interface SendOptions {
  readonly as?: Person | undefined;
  readonly body?: object;
  readonly bytes?: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  readonly key?: string;
}

export interface Sent {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
  readonly bytes: Buffer;
}

/** The modules of a project's files behind the real pipeline, with real git; who calls is said in a header. */
export function openProjectFiles(options: FilesOptions) {
  const { db, folder, clock = systemClock } = options;
  const ports = recordingPorts({ clock, ...(options.config ? { config: options.config } : {}) });
  const runnerId = options.runnerId ?? onlyRunner;
  const leases = createLeases({ db, ids: randomIds, logger: silentLogger, runnerId });
  const runtime = { ...ports, db, leases };
  const blobs = createDiskBlobStore({ root: join(folder, 'blobs') });
  const repo = createRepoStore({
    root: join(folder, 'repos'),
    clock,
    ids: randomIds,
    logger: silentLogger,
    blobs,
    ...(options.remotes ?? { outbound: { resolve: async () => [] } }),
    ...(options.crashPoint ? { crashPoint: options.crashPoint } : {}),
  });
  const workspaces = createWorkspaces(runtime);
  const projects = createProjects({ ...runtime, workspaces });
  const uploads = createUploads({ ...runtime, projects, blobs });
  const versions = createVersions({
    ...runtime,
    projects,
    repo,
    starterFiles: async () => starter,
    ...(options.laterSqlRuns ? { laterSqlRuns: options.laterSqlRuns } : {}),
  });
  const editing = createEditing({ clock, versions, uploads });
  const more = options.more?.({ runtime, repo, workspaces, projects, uploads, versions }) ?? [];
  const app = createHttpApp({
    brand: 'Loam',
    bindings: [...[projects, uploads, versions, editing].flatMap((module) => module.bindings), ...more],
    expected: {},
    logger: silentLogger,
    access: { project: projects.access, workspace: workspaces.workspaceAccess },
    limiter: createRateLimiter(unlimitedRates, systemClock),
    idempotency: createIdempotencyStore(db),
    authenticate: async (request) => {
      const userId = request.headers.get('x-user');
      return userId === null
        ? anonymous
        : { kind: 'user', userId: UserId.parse(userId), role: 'user', via: 'bearer' };
    },
    trustedOrigins: [],
    checkResponses: true,
    isReady: async () => true,
  });
  const send = async (route: string, { as, body, bytes, key }: SendOptions = {}): Promise<Sent> => {
    const [method = 'GET', path = '/'] = route.split(' ');
    const request = new Request(`http://localhost/api${path}`, {
      method,
      headers: {
        ...(as ? { 'x-user': as.id } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      ...(bytes ? { body: bytes, duplex: 'half' } : {}),
    });
    const response = await app.fetch(request, { address: '127.0.0.1' });
    const answer = Buffer.from(await response.arrayBuffer());
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    const parsed: unknown = isJson && answer.length > 0 ? JSON.parse(answer.toString('utf8')) : undefined;
    return { status: response.status, headers: response.headers, body: parsed, bytes: answer };
  };
  return {
    ports,
    repo,
    blobs,
    versions,
    uploads,
    send,
    async newProject(owner: Person, wish: { readonly plan?: 'free' | 'pro' | 'enterprise' } = {}) {
      const workspaceId = await addWorkspace(db, { owner, ...wish });
      const sent = await send('POST /projects', {
        as: owner,
        body: { workspace_id: WorkspaceId.parse(workspaceId) },
      });
      return Project.parse(sent.body);
    },
    async close() {
      versions.close();
      uploads.close();
      projects.close();
      await repo.close();
    },
  };
}

export type ProjectFiles = ReturnType<typeof openProjectFiles>;

export async function addOwner(db: Db): Promise<Person> {
  return addPerson(db, 'ada');
}

/** A lease whose holder was killed, as it looks once its time is over. */
export async function expireLeases(db: Db): Promise<void> {
  await db.run(sql`update leases set expires_at = now() - interval '1 second'`);
}
