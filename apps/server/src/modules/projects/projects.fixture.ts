import { Project, UserId } from '@loam/contract';
import { silentLogger, systemClock } from '@loam/kernel';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { anonymous } from '../../http/actor.ts';
import { createHttpApp } from '../../http/app.ts';
import { createIdempotencyStore } from '../../http/idempotency-store.ts';
import { createRateLimiter, defaultRateLimits } from '../../http/rate-limit.ts';
import type { Person } from '../../testing/people.ts';
import { type RecordingPorts, recordingPorts } from '../../testing/ports.ts';
import { createWorkspaces } from '../workspaces/index.ts';
import { createProjects, type Projects } from './index.ts';

export interface Sent {
  readonly status: number;
  readonly body: unknown;
}

export interface ProjectsApp {
  readonly database: TestDatabase;
  readonly ports: RecordingPorts;
  readonly projects: Projects;
  send(method: string, path: string, options?: SendOptions): Promise<Sent>;
  /** Sends and expects a project back. */
  project(method: string, path: string, options?: SendOptions): Promise<Project>;
}

export interface SendOptions {
  readonly as?: Person;
  readonly body?: object;
  readonly key?: string;
}

/** The module behind the real pipeline on a real database; who calls is said in a header. */
export async function startProjects(): Promise<ProjectsApp> {
  const database = await createTestDatabase();
  const ports = recordingPorts();
  const runtime = { ...ports, db: database.db };
  const workspaces = createWorkspaces(runtime);
  const projects = createProjects({ ...runtime, workspaces });
  const app = createHttpApp({
    brand: 'Loam',
    bindings: projects.bindings,
    expected: {},
    logger: silentLogger,
    access: { project: projects.access, workspace: workspaces.workspaceAccess },
    limiter: createRateLimiter(defaultRateLimits, systemClock),
    idempotency: createIdempotencyStore(database.db),
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
  const send = async (method: string, path: string, options: SendOptions = {}): Promise<Sent> => {
    const request = new Request(`http://localhost/api${path}`, {
      method,
      headers: {
        ...(options.as ? { 'x-user': options.as.id } : {}),
        ...(options.key ? { 'idempotency-key': options.key } : {}),
        ...(options.body ? { 'content-type': 'application/json' } : {}),
      },
      ...(options.body ? { body: JSON.stringify(options.body) } : {}),
    });
    const response = await app.fetch(request, { address: '127.0.0.1' });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  };
  return {
    database,
    ports,
    projects,
    send,
    project: async (method, path, options) => Project.parse((await send(method, path, options)).body),
  };
}
