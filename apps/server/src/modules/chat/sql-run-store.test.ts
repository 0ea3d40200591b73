import { ProjectId } from '@loam/contract';
import { sql } from '@loam/db';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, addWorkspace } from '../../testing/people.ts';
import { laterSqlRuns } from './sql-run-store.ts';

let database: TestDatabase;
const projectId = ProjectId.parse(randomUUID());
const restored = new Date('2026-01-02T00:00:00Z');
const [before, after] = ['2026-01-01T00:00:00Z', '2026-01-03T00:00:00Z'];

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const owner = await addPerson(db, 'ada');
  const workspaceId = await addWorkspace(db, { owner });
  await db.run(sql`
    insert into projects (id, name, display_name, workspace_id, user_id, created_by, visibility)
    values (${projectId}, 'sql', 'Sql', ${workspaceId}, ${owner.id}, ${owner.id}, 'private')`);
  await db.run(sql`insert into conversations (project_id, last_number) values (${projectId}, 10)`);
});
afterAll(() => database.drop());

test.each([
  ['SQL that ran after the version', after, 'succeeded', ['succeeded']],
  ['SQL that runs now', after, 'running', ['running']],
  ['SQL of before', before, 'succeeded', []],
  ['an answer that ran none', after, null, []],
])('%s', async (_what, at, state, expected) => {
  const { db } = database;
  await db.run(sql`delete from messages where project_id = ${projectId}`);
  await db.run(sql`
    insert into messages (project_id, id, number, variant, status, content, created_at, body)
    values (${projectId}, 'message-1', 1, 'ai_message', 'completed', '', ${at}::timestamptz,
      ${JSON.stringify({ sql_run_state: state })}::jsonb)`);
  const runs = await laterSqlRuns(db, projectId, restored);
  expect(runs.map((run) => run.state)).toEqual(expected);
});
