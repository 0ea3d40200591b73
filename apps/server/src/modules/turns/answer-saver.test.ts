import { ProjectId } from '@loam/contract';
import { sql } from '@loam/db';
import { createTestDatabase, type TestDatabase } from '@loam/testkit';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPerson, addWorkspace } from '../../testing/people.ts';
import { createAnswerSaver } from './answer-saver.ts';
import { createMessageStore } from '../chat/index.ts';

let database: TestDatabase;
const projectId = ProjectId.parse(randomUUID());
const store = createMessageStore();

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const owner = await addPerson(db, 'ada');
  const workspaceId = await addWorkspace(db, { owner });
  await db.run(sql`
    insert into projects (id, name, display_name, workspace_id, user_id, created_by, visibility)
    values (${projectId}, 'many', 'Many', ${workspaceId}, ${owner.id}, ${owner.id}, 'private')`);
  await db.run(sql`insert into conversations (project_id, last_number) values (${projectId}, 40)`);
  await db.run(sql`
    insert into messages (project_id, id, number, variant, status)
    select ${projectId}, 'message-' || n, n, 'ai_message', case when n = 7 then 'stopped' else 'running' end
    from generate_series(1, 40) n`);
});
afterAll(() => database.drop());

const saveOf = (number: number, text = `Said ${number}, “quoted”`) => ({
  key: { projectId, id: `message-${number}` },
  state: { content: text, body: { thinking: `b${number}` }, streamSeq: number, costMicros: number * 10 },
});

test('answers that are saved at the same moment take a few statements, each gets its own, and one that ended is left alone', async () => {
  const sizes: number[] = [];
  const counting: Pick<typeof store, 'saveStates'> = {
    saveStates(queries, saves) {
      sizes.push(saves.length);
      return store.saveStates(queries, saves);
    },
  };
  const save = createAnswerSaver(counting, database.db);
  const numbers = Array.from({ length: 40 }, (_, index) => index + 1);
  const ours = await Promise.all(numbers.map((number) => save(saveOf(number))));
  expect(sizes).toEqual([25, 15]);
  expect(numbers.filter((_, index) => ours[index] !== true)).toEqual([7]);
  const rows = await database.db.rows<{ content: string; body: unknown; seq: number; cost: number }>(sql`
    select content, body, stream_seq as seq, cost_micros as cost from messages where id in ('message-7', 'message-31')
    order by number`);
  expect(rows[0]).toMatchObject({ content: '', seq: 0 });
  expect(rows[1]).toEqual({ content: 'Said 31, “quoted”', body: { thinking: 'b31' }, seq: 31, cost: 310 });
});

test('one answer that cannot be written keeps no other from being saved', async () => {
  const save = createAnswerSaver(store, database.db);
  const outcomes = await Promise.allSettled([
    save(saveOf(1, 'first')),
    save(saveOf(2, 'a zero \0 is no text')),
    save(saveOf(3, 'third')),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  const rows = await database.db.rows<{ content: string }>(sql`
    select content from messages where number <= 3 order by number`);
  expect(rows.map(({ content }) => content)).toEqual(['first', 'Said 2, “quoted”', 'third']);
});
