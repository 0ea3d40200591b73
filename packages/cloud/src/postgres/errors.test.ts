import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { isServerAway, machineFault } from './errors.ts';

async function failureOf(text: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  client.on('error', () => {});
  await client.connect();
  const failure: unknown = await client.query(text).then(
    () => undefined,
    (error: unknown) => error,
  );
  await client.end().catch(() => {});
  return failure;
}

test.each(['57P01', '57P03', '08006'])(
  '%s that a function raised says nothing of the server',
  async (state) => {
    const failure = await failureOf(
      `do $$ begin raise exception 'own words' using errcode = '${state}'; end $$`,
    );
    expect(failure).toMatchObject({ code: state, message: 'own words' });
    expect([isServerAway(failure), machineFault(failure)]).toEqual([false, undefined]);
  },
);

/** As a server in Russian says it: the driver gives no other word. */
function translated(failure: unknown, severity: string): unknown {
  return failure instanceof Error ? Object.assign(failure, { severity }) : failure;
}

test.each(['57P01', '57P03', '08006'])('%s that a function raised in another language', async (state) => {
  const raised = await failureOf(
    `do $$ begin raise exception 'own words' using errcode = '${state}'; end $$`,
  );
  const failure = translated(raised, 'ОШИБКА');
  expect([isServerAway(failure), machineFault(failure)]).toEqual([false, undefined]);
});

test('a server that leaves in another language, and a pooler that names no place', async () => {
  const left = translated(await failureOf('select pg_terminate_backend(pg_backend_pid())'), 'ВАЖНО');
  expect(left).toMatchObject({ code: '57P01' });
  expect(isServerAway(left)).toBe(true);
  const pooled = Object.assign(new Error('no'), { code: '08P01', severity: 'ВАЖНО', routine: undefined });
  expect(isServerAway(pooled)).toBe(true);
});

test('a connection that the server ended is worth another attempt', async () => {
  const failure = await failureOf('select pg_terminate_backend(pg_backend_pid())');
  expect([isServerAway(failure), machineFault(failure)]).toEqual([
    true,
    'The database cannot be reached just now.',
  ]);
});
