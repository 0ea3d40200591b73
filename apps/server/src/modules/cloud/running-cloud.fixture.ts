import { openCloudDatabases, type CloudDatabases } from '@loam/cloud/postgres';
import { ProjectId, type UserId, WorkspaceId } from '@loam/contract';
import { type Db, sql } from '@loam/db';
import {
  type Clock,
  createDiskBlobStore,
  createDiskSpace,
  createOutbound,
  randomIds,
  silentLogger,
  systemClock,
} from '@loam/kernel';
import { createTestDatabase } from '@loam/testkit';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { readConfig } from '../../config.ts';
import { createLeases } from '../../leases/create-leases.ts';
import { addUser, createModuleApp, type Call } from '../../testing/module-app.fixture.ts';
import { recordingPorts, type RecordingPorts } from '../../testing/ports.ts';
import { createBilling, type Billing } from '../billing/index.ts';
import { createProjects } from '../projects/index.ts';
import { createWorkspaces } from '../workspaces/index.ts';
import type { CloudAuthDeps } from './cloud-auth.ts';
import { createCloud, createCloudServices, type CloudDeps, type CloudModule } from './index.ts';

export interface RunningCloud extends AsyncDisposable {
  readonly ref: string;
  readonly projectId: ProjectId;
  readonly workspaceId: WorkspaceId;
  readonly ann: UserId;
  readonly db: Db;
  readonly databases: CloudDatabases;
  readonly module: CloudModule;
  readonly billing: Billing;
  readonly ports: RecordingPorts;
  readonly keys: { readonly publishable: string; readonly secret: string };
  /** Where the cloud answers. */
  readonly url: string;
  call: Call;
  /** `GET …/backend/auth`: a call on the project as its owner. */
  api(line: string, body?: object): ReturnType<Call>;
}

export interface RunningCloudOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly outbound?: CloudAuthDeps['outbound'];
  readonly clock?: Clock;
  more?(base: {
    readonly billing: Billing;
    readonly runtime: RecordingPorts & { readonly db: Db };
  }): Partial<CloudDeps>;
}

/** A server with one person, their project and its cloud, which answers by HTTP. */
export async function startRunningCloud(options: RunningCloudOptions = {}): Promise<RunningCloud> {
  const database = await createTestDatabase();
  const { db } = database;
  const config = readConfig(options.env ?? {});
  const ports = recordingPorts({ config, clock: options.clock ?? systemClock });
  const leases = createLeases({ db, ids: randomIds, logger: silentLogger, runnerId: randomIds.uuid() });
  const runtime = { ...ports, db, leases };
  const databases = openCloudDatabases({ cluster: async () => testCluster, logger: silentLogger });
  const workspaces = createWorkspaces(runtime);
  const projects = createProjects({ ...runtime, workspaces });
  const billing = createBilling({ ...runtime, workspaces });
  const outbound = options.outbound ?? createOutbound();
  const folder = await mkdtemp(join(tmpdir(), 'running-cloud-'));
  const blobs = createDiskBlobStore({ root: folder });
  const disk = createDiskSpace({ folder, reserveBytes: 0, clock: systemClock });
  const module = createCloud({
    ...runtime,
    databases,
    ownerSql: databases,
    access: { project: projects.access },
    services: (facts) => createCloudServices({ ...runtime, databases, outbound, blobs, disk }, facts),
    ...options.more?.({ billing, runtime }),
  });
  const bindings = [workspaces, projects, billing, module].flatMap((one) => one.bindings);
  const call = createModuleApp({
    db,
    bindings,
    workspace: workspaces.workspaceAccess,
    project: projects.access,
  });
  await module.start();
  const ann = await addUser(db, { name: 'Ann' });
  const made = await call(ann, 'POST /projects', { body: { display_name: 'Garden', visibility: 'private' } });
  if (made.status !== 201) throw new TypeError(JSON.stringify(made.body));
  const projectId = ProjectId.parse(made.body['id']);
  const api = (line: string, body?: object) =>
    call(ann, line.replace('…', `/projects/${projectId}`), body === undefined ? {} : { body });
  const ref = String((await api('POST …/backend')).body['ref']);
  const gateway = createServer((request, response) => void module.hosts.handle(request, response, ref));
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const listed = JSON.stringify((await api('GET …/backend/api-keys')).body);
  const workspace = await db.one<{ workspace_id: string }>(
    sql`select workspace_id from projects where id = ${projectId}`,
  );
  return {
    ref,
    projectId,
    workspaceId: WorkspaceId.parse(workspace.workspace_id),
    ann,
    db,
    databases,
    module,
    billing,
    ports,
    keys: {
      publishable: /sb_publishable_[\w-]+/.exec(listed)?.[0] ?? '',
      secret: /sb_secret_[\w-]+/.exec(listed)?.[0] ?? '',
    },
    url: `http://127.0.0.1:${portOf(gateway.address())}`,
    call,
    api,
    async [Symbol.asyncDispose]() {
      gateway.closeAllConnections();
      gateway.close();
      await module.close();
      await databases.drop(ref);
      await databases.close();
      await database.drop();
      await rm(folder, { recursive: true });
    },
  };
}

const testCluster = {
  isOurs: false,
  connectionString: (name: string) => {
    const url = new URL(inject('postgresUrl'));
    url.pathname = `/${name}`;
    return url.href;
  },
};

function portOf(address: string | AddressInfo | null): number {
  return typeof address === 'object' && address !== null ? address.port : 0;
}
