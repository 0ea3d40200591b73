import { inject } from 'vitest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import pg from 'pg';
import { runAs, runBatch, type Session } from './index.ts';

let pool: pg.Pool;
const table = `batch_${process.pid}_${Date.now()}`;

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: inject('postgresUrl'), max: 2 });
  await pool.query(
    ['anon', 'authenticated']
      .map(
        (role) => `do $$ begin create role ${role} nologin noinherit;
          exception when duplicate_object or unique_violation then null; end $$;`,
      )
      .join('\n'),
  );
  await pool.query(`
    create schema ${table};
    grant usage on schema ${table} to anon, authenticated;
    create table ${table}.notes (owner text, body text, big int8, exact numeric);
    alter table ${table}.notes enable row level security;
    create policy own on ${table}.notes to authenticated
      using (owner = current_setting('request.jwt.claims', true)::json->>'sub');
    grant all on ${table}.notes to authenticated;
    insert into ${table}.notes values ('ann', 'a', 9223372036854775807, 0.10000000000000000001), ('bob', 'b', 1, 2);
    create function ${table}.leak() returns text language sql as $$
      select set_config('app.secret', 'left behind', false) || set_config('role', 'authenticated', false) $$;
    create table ${table}.parents (id int primary key);
    create table ${table}.children (parent int references ${table}.parents deferrable initially deferred);
    grant all on all tables in schema ${table} to authenticated;
  `);
});

afterAll(async () => {
  await pool.query(`reset role; drop schema ${table} cascade`);
  await pool.end();
});

function as(sub: string, more: Partial<Session> = {}): Session {
  return {
    role: 'authenticated',
    settings: [['request.jwt.claims', JSON.stringify({ sub })]],
    isReadOnly: false,
    ...more,
  };
}

async function ask(session: Session, text: string, values: readonly string[] = []) {
  const [rows] = await runAs(await pool.connect(), session, { statements: [{ text, values }] });
  return rows;
}

describe('a session', () => {
  test('functions of the project that are named like those that settle it are not asked', async () => {
    // Exact types win over "any", also where the project's schema is searched later.
    const shadows = ['num_nonnulls(text)', 'num_nonnulls(text, text)', 'set_config(text, text, boolean)'];
    const made = shadows.map(
      (head) => `create function ${table}.${head} returns int language plpgsql as
        $$ begin raise exception 'shadowed'; end $$;`,
    );
    await pool.query(made.join('\n'));
    const near = new pg.Pool({ connectionString: inject('postgresUrl'), options: `-c search_path=${table}` });
    const work = { statements: [{ text: 'select 1', values: [] }] };
    for (const settings of [[], [['app.x', 'y']]] as const)
      expect(await runAs(await near.connect(), as('ann', { settings }), work)).toEqual([[['1']]]);
    await near.end();
  });

  test('200 parallel requests of two users over two connections see no row of the other', async () => {
    const users = Array.from({ length: 200 }, (_, index) => (index % 2 === 0 ? 'ann' : 'bob'));
    const answers = await Promise.all(
      users.map((user) => ask(as(user), `select owner, current_user from ${table}.notes`)),
    );
    expect(answers.map((rows) => rows?.[0])).toEqual(users.map((user) => [user, 'authenticated']));
    expect(answers.every((rows) => rows?.length === 1)).toBe(true);
  });

  test('leaves neither role nor settings behind, even when it fails or a function set them for good', async () => {
    const quiet = new pg.Pool({ connectionString: inject('postgresUrl'), max: 1 });
    try {
      const look = `select current_user, current_setting('app.secret', true) as secret, coalesce(current_setting('request.jwt.claims', true), '') as request`;
      const before = (await quiet.query(look)).rows;
      await expect(
        runAs(await quiet.connect(), as('ann'), { statements: [{ text: 'select 1 / 0', values: [] }] }),
      ).rejects.toMatchObject({ code: '22012' });
      expect((await quiet.query(look)).rows[0]).toMatchObject({ current_user: before[0]?.current_user });
      await runAs(await quiet.connect(), as('ann'), { statements: [{ text: 'select 1', values: [] }] });
      expect((await quiet.query(look)).rows).toEqual([{ ...before[0], request: '' }]);
      await runAs(await quiet.connect(), as('ann'), {
        statements: [{ text: `select ${table}.leak()`, values: [] }],
      });
      const [rows] = await runAs(await quiet.connect(), as('bob', { role: 'anon' }), {
        statements: [{ text: look, values: [] }],
      });
      expect(rows).toEqual([['anon', '', '{"sub":"bob"}']]);
    } finally {
      await quiet.end();
    }
  });

  test('a role that does not exist is refused', async () => {
    await expect(ask(as('ann', { role: 'nobody_at_all' }), 'select 1')).rejects.toMatchObject({
      code: '22023',
    });
  });

  test('a read-only session cannot write', async () => {
    const write = `insert into ${table}.notes (owner) values ('ann')`;
    await expect(ask(as('ann', { isReadOnly: true }), write)).rejects.toMatchObject({ code: '25006' });
    expect(await ask(as('ann', { isReadOnly: true }), 'select 1')).toEqual([['1']]);
  });

  test('numbers come back with all their digits', async () => {
    expect(await ask(as('ann'), `select big, exact from ${table}.notes`)).toEqual([
      ['9223372036854775807', '0.10000000000000000001'],
    ]);
  });

  test('a decision undoes what was written', async () => {
    const write = {
      text: `insert into ${table}.notes (owner, body) values ('ann', 'gone') returning body`,
      values: [],
    };
    const results = await runAs(await pool.connect(), as('ann'), {
      statements: [write],
      decide: (seen) => (seen[0]?.[0]?.[0] === 'gone' ? 'rollback' : 'commit'),
    });
    expect(results[0]).toEqual([['gone']]);
    expect(await ask(as('ann'), `select body from ${table}.notes`)).toEqual([['a']]);
  });

  test('a constraint that waits for the end is heard, whether at once or decided', async () => {
    const write = { text: `insert into ${table}.children values (42)`, values: [] };
    const broken = { code: '23503' };
    await expect(runAs(await pool.connect(), as('ann'), { statements: [write] })).rejects.toMatchObject(
      broken,
    );
    await expect(
      runAs(await pool.connect(), as('ann'), { statements: [write], decide: () => 'commit' }),
    ).rejects.toMatchObject(broken);
    await expect(
      runAs(await pool.connect(), as('ann'), { statements: [write], decide: () => 'rollback' }),
    ).rejects.toMatchObject(broken);
    expect(await ask(as('ann'), `select * from ${table}.children`)).toEqual([]);
    expect(pool.idleCount).toBe(pool.totalCount);
  });
});

describe('a batch', () => {
  test('is one transaction: with the first error all of it is gone', async () => {
    const client = await pool.connect();
    try {
      const statements = [`insert into ${table}.parents values (7)`, 'select 1 / 0', 'select 2'];
      await expect(
        runBatch(
          client,
          statements.map((text) => ({ text, values: [] })),
        ),
      ).rejects.toMatchObject({ code: '22012' });
      expect(await runBatch(client, [{ text: `select * from ${table}.parents`, values: [] }])).toEqual([[]]);
    } finally {
      client.release();
    }
  });

  test('statements that the server no longer knows are prepared again', async () => {
    const client = await pool.connect();
    try {
      const statements = [{ text: 'select $1::int + 1', values: ['1'] }];
      expect(await runBatch(client, statements)).toEqual([[['2']]]);
      await client.query('deallocate all');
      expect(await runBatch(client, statements)).toEqual([[['2']]]);
    } finally {
      client.release();
    }
  });

  test('a statement whose result changed its shape is prepared again', async () => {
    const client = await pool.connect();
    try {
      await client.query('create temp table shape (a int)');
      const statements = [{ text: 'select * from shape', values: [] }];
      expect(await runBatch(client, statements)).toEqual([[]]);
      await client.query(`alter table shape add b text; insert into shape values (1, 'x')`);
      expect(await runBatch(client, statements)).toEqual([[['1', 'x']]]);
    } finally {
      client.release();
    }
  });

  test('a connection keeps no more prepared statements than it may, also of those that failed', async () => {
    const client = await pool.connect();
    try {
      await client.query('deallocate all');
      for (let index = 0; index < 12; index += 1) {
        await runBatch(client, [{ text: `select ${index}`, values: [] }], { maxPrepared: 4 });
        const failing = { text: `select 1 / (${index} - ${index})`, values: [] };
        await expect(runBatch(client, [failing], { maxPrepared: 4 })).rejects.toMatchObject({
          code: '22012',
        });
        await expect(
          runBatch(client, [{ text: `select none_${index}`, values: [] }], { maxPrepared: 4 }),
        ).rejects.toMatchObject({ code: '42703' });
      }
      const { rows } = await client.query('select count(*)::int as count from pg_prepared_statements');
      expect(rows[0]?.count).toBeLessThanOrEqual(5);
    } finally {
      client.release();
    }
  });
});
