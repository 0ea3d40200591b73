import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createLanes, runAs, runBatch, type Session } from './index.ts';
import { defaultMaxPrepared } from './prepared.ts';

let single: pg.Pool;
beforeAll(() => {
  single = new pg.Pool({ connectionString: inject('postgresUrl'), max: 1 });
});
afterAll(() => single.end());

const good: Session = { role: 'none', settings: [], isReadOnly: false };
/** Refused while the session is settled, before anything of the request. */
const refused: Session = { ...good, role: 'nobody_at_all' };

async function countPrepared(): Promise<number> {
  const { rows } = await single.query('select count(*)::int as count from pg_prepared_statements');
  return rows[0]?.count;
}

test.each<[string, (session: Session, text: string) => Promise<unknown>]>([
  [
    'a lane',
    (session, text) =>
      createLanes({ acquire: () => single.connect() }).run('ref', session, [{ text, values: [] }]),
  ],
  [
    'a batch',
    async (session, text) => runAs(await single.connect(), session, { statements: [{ text, values: [] }] }),
  ],
])('a connection keeps no more statements than it may where %s fails at its beginning', async (name, run) => {
  for (let index = 0; index < defaultMaxPrepared; index += 1) await run(good, `select '${name}', ${index}`);
  expect(await countPrepared()).toBe(defaultMaxPrepared);
  for (let index = 0; index < 20; index += 1) {
    await expect(run(refused, `select '${name} refused', ${index}`)).rejects.toMatchObject({ code: '22023' });
    await run(good, `select '${name} again', ${index}`);
  }
  expect(await countPrepared()).toBeLessThanOrEqual(defaultMaxPrepared);
});

test('a batch with more statements than may be kept runs, and the next one makes room', async () => {
  const client = await single.connect();
  try {
    await runBatch(client, [{ text: 'select 0', values: [] }], { maxPrepared: 2 });
    const texts = ['select 0', 'select 1', 'select 2', 'select 3', 'select 0'];
    const all = await runBatch(
      client,
      texts.map((text) => ({ text, values: [] })),
      { maxPrepared: 2 },
    );
    expect(all).toEqual([[['0']], [['1']], [['2']], [['3']], [['0']]]);
    await runBatch(client, [{ text: 'select 4', values: [] }], { maxPrepared: 2 });
  } finally {
    client.release();
  }
  expect(await countPrepared()).toBe(2);
});
