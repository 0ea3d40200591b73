import { ProjectId } from '@loam/contract';
import { type Queries, type Sql, sql } from '@loam/db';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { addPerson, addWorkspace } from '../../testing/people.ts';
import { queueStore } from './queue-store.ts';
import { createMessageStore } from './store.ts';

let database: TestDatabase;
const projectId = ProjectId.parse(randomUUID());
const store = createMessageStore();
const count = 50_000;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const owner = await addPerson(db, 'ada');
  const workspaceId = await addWorkspace(db, { owner });
  await db.run(sql`
    insert into projects (id, name, display_name, workspace_id, user_id, created_by, visibility)
    values (${projectId}, 'long', 'Long', ${workspaceId}, ${owner.id}, ${owner.id}, 'private')`);
  await db.run(sql`insert into conversations (project_id, last_number) values (${projectId}, ${count})`);
  await db.run(sql`
    insert into messages (project_id, id, number, variant, status, user_id, content)
    select ${projectId}, 'message-' || n, n, case when n % 2 = 0 then 'ai_message' else 'user_message' end,
      'completed', case when n % 2 = 0 then null else ${owner.id}::uuid end, 'Text'
    from generate_series(1, ${count}::int) n`);
  await db.run(sql`analyze messages`);
});
afterAll(() => database.drop());

const Node = z.looseObject({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  'Actual Rows': z.number(),
  'Actual Loops': z.number(),
  'Rows Removed by Filter': z.number().optional(),
  get Plans() {
    return z.array(Node).optional();
  },
});
type Node = z.infer<typeof Node>;

/** The rows of messages that the statements of some work touched. */
async function rowsTouched(work: (queries: Queries) => Promise<unknown>): Promise<number> {
  const statements: Sql[] = [];
  const keep = async (statement: Sql) => void statements.push(statement);
  const spy: Queries = {
    rows: async (statement) => (await keep(statement), []),
    first: async (statement) => (await keep(statement), undefined),
    one: async (statement) => {
      await keep(statement);
      return database.db.one(statement);
    },
    run: async (statement) => (await keep(statement), 0),
  };
  await work(spy);
  let touched = 0;
  for (const { text, values } of statements) {
    const row = await database.db.one<{ 'QUERY PLAN': unknown }>({
      text: `explain (analyze, format json) ${text}`,
      values,
    });
    const [plan] = z.array(z.object({ Plan: Node })).parse(row['QUERY PLAN']);
    for (const node of plan ? nodesOf(plan.Plan) : []) {
      if (node['Relation Name'] !== 'messages') continue;
      touched += (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'];
    }
  }
  return touched;
}

function nodesOf(node: Node): Node[] {
  return [node, ...(node.Plans ?? []).flatMap(nodesOf)];
}

test.each<[string, number, (queries: Queries) => Promise<unknown>]>([
  ['the first page', 31, (queries) => store.list(queries, projectId, { limit: 31 })],
  [
    'a page in the middle',
    31,
    (queries) => store.list(queries, projectId, { limit: 31, beforeNumber: 25_000 }),
  ],
  [
    'the range of a link',
    1000,
    (queries) => store.listFrom(queries, projectId, { limit: 1000, number: 10_000 }),
  ],
  ['whether there is more', 1, (queries) => store.hasOlder(queries, projectId, 25_000)],
  ['one message', 1, (queries) => store.find(queries, { projectId, id: 'message-25000' })],
  ['what waits in a project', 0, (queries) => store.countUnfinished(queries, projectId)],
  ['what waits anywhere', 0, (queries) => store.countWaiting(queries, 1000)],
  ['the next to answer', 0, (queries) => queueStore.next(queries, projectId)],
  [
    'projects with something to answer',
    0,
    (queries) => queueStore.idle(queries, { limit: 10, runnerId: randomUUID(), except: [] }),
  ],
])('%s of 50,000 messages reads its own rows alone', async (_, most, work) => {
  expect(await rowsTouched(work)).toBeLessThanOrEqual(most);
});
