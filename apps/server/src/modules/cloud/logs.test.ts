import { once } from 'node:events';
import { createServer } from 'node:http';
import { openLogStore } from '@loam/cloud/logs';
import { ProjectId } from '@loam/contract';
import { sql } from '@loam/db';
import { silentLogger, systemClock } from '@loam/kernel';
import { createTestDatabase } from '@loam/testkit';
import { expect, inject, test } from 'vitest';
import { addUser, createModuleApp } from '../../testing/module-app.fixture.ts';
import { recordingPorts } from '../../testing/ports.ts';
import { createProjects } from '../projects/index.ts';
import { createWorkspaces } from '../workspaces/index.ts';
import { createCloud } from './index.ts';

/** A server, one person with a project, and what their cloud's gateway answers by HTTP. */
async function openInstallation() {
  const database = await createTestDatabase();
  const { db } = database;
  const logs = openLogStore({
    cluster: async () => ({
      isOurs: false,
      connectionString: (name) => {
        const url = new URL(inject('postgresUrl'));
        url.pathname = `/${name}`;
        return url.href;
      },
    }),
    clock: systemClock,
    logger: silentLogger,
  });
  const runtime = { ...recordingPorts(), clock: systemClock, db };
  const places = {
    create: async () => {},
    drop: async () => {},
    exists: async () => true,
    resize: async () => {},
  };
  const module = createCloud({ ...runtime, databases: places, logs });
  const workspaces = createWorkspaces(runtime);
  const projects = createProjects({ ...runtime, workspaces });
  const call = createModuleApp({
    db,
    bindings: [...workspaces.bindings, ...projects.bindings, ...module.bindings],
    workspace: workspaces.workspaceAccess,
    project: projects.access,
  });
  const ann = await addUser(db, { name: 'Ann' });
  const made = await call(ann, 'POST /projects', { body: { display_name: 'Garden', visibility: 'private' } });
  const projectId = ProjectId.parse(made.body['id']);
  return {
    db,
    module,
    logs,
    api: (line: string) => call(ann, line.replace('{id}', projectId)),
    async [Symbol.asyncDispose]() {
      await module.close();
      await logs.close();
      await database.drop();
    },
  };
}

const logsPath = (query: string) => `GET /projects/{id}/backend/logs?query=${encodeURIComponent(query)}`;

test('requests to a cloud are counted and can be read, and a wrong query is told', async () => {
  await using installation = await openInstallation();
  const { api, db, module, logs } = installation;
  expect((await api(logsPath('select id from edge_logs'))).status).toBe(409);
  const ref = String((await api('POST /projects/{id}/backend')).body['ref']);
  const server = createServer((request, response) => void module.hosts.handle(request, response, ref));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  for (let request = 0; request < 3; request += 1) await fetch(`${origin}/rest/v1/todos?select=*`);
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
  await logs.flush();
  const found = await api(
    logsPath(`select event_message, request.path, request.search, response.status_code from edge_logs
      cross join unnest(metadata) as m cross join unnest(m.request) as request cross join unnest(m.response) as response
      order by timestamp desc`),
  );
  expect(found.status).toBe(200);
  expect(found.body['result']).toHaveLength(3);
  expect(found.body['result']).toMatchObject([{ path: '/rest/v1/todos', search: '?select=*' }, {}, {}]);
  const wrong = await api(logsPath('select id from users'));
  expect([wrong.status, wrong.body['detail']]).toEqual([400, 'Table "users" was not found.']);
  await module.close();
  const sums = await db.rows(sql`select metric, sum(amount)::int as amount from cloud_usage_minutes
    where ref = ${ref} and metric = 'requests' group by metric`);
  expect(sums).toEqual([{ metric: 'requests', amount: 3 }]);
});
