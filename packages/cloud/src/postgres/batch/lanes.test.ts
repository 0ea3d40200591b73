import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import { createLanes, type Results, type Session } from './index.ts';

const schema = `lanes_${process.pid}_${Date.now()}`;
let pool: pg.Pool;
let acquired = 0;
const acquire = async () => {
  acquired += 1;
  return await pool.connect();
};
const lanes = createLanes({
  // Nothing is too long for it on however slow a machine; what was never seen is alone all the same.
  shortMs: Infinity,
  acquire,
});
/** Nobody is asked once more elsewhere because the machine was slow. */
const patientLanes = createLanes({ shortMs: Infinity, patienceMs: 600_000, acquire });

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: inject('postgresUrl'), max: 2 });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  await pool.query(
    ['anon', 'authenticated']
      .map(
        (role) => `do $$ begin create role ${role} nologin noinherit;
          exception when duplicate_object or unique_violation then null; end $$;`,
      )
      .join('\n'),
  );
  await pool.query(`
    create schema ${schema};
    grant usage on schema ${schema} to anon, authenticated;
    create table ${schema}.notes (owner text, body text);
    alter table ${schema}.notes enable row level security;
    create policy own on ${schema}.notes to authenticated
      using (owner = current_setting('request.jwt.claims', true)::json->>'sub');
    grant select on ${schema}.notes to anon, authenticated;
    insert into ${schema}.notes values ('ann', 'a'), ('bob', 'b'), ('cid', 'ç 日本');
    create function ${schema}.leak() returns text language sql as $$
      select set_config('app.secret', 'left behind', false) || set_config('role', 'authenticated', false) $$;
  `);
});

beforeEach(() => {
  acquired = 0;
});

afterAll(async () => {
  // A connection that was left with another role is given one back by the next request, and here by us.
  await pool.query(`reset role; drop schema ${schema} cascade`);
  await pool.end();
});

function as(sub: string, role = 'authenticated'): Session {
  return { role, settings: [['request.jwt.claims', JSON.stringify({ sub })]], isReadOnly: true };
}

async function ask(session: Session, text: string, values: readonly (string | Buffer | null)[] = []) {
  const [rows] = await lanes.run('ref', session, [{ text, values }]);
  return rows;
}

const who = `select current_user, coalesce(current_setting('app.secret', true), ''),
  (select string_agg(owner, ',') from ${schema}.notes)`;

describe('requests that share a connection', () => {
  test('see only what their own role and claims show them, also after one that left something behind', async () => {
    // Known as short from here on.
    await ask(as('ann'), who);
    await ask(as('ann'), `select ${schema}.leak()`);
    const people = Array.from({ length: 300 }, (_, index) => ['ann', 'bob', 'nobody'][index % 3] ?? '');
    const answers = await Promise.all(
      people.map(async (person, index) => {
        if (index % 50 === 7) await ask(as(person), `select ${schema}.leak()`);
        const role = person === 'nobody' ? 'anon' : 'authenticated';
        return await ask(as(person, role), who);
      }),
    );
    expect(answers).toEqual(
      people.map((person) => (person === 'nobody' ? [['anon', '', null]] : [['authenticated', '', person]])),
    );
    expect(acquired).toBeLessThan(150);
  });

  test('fail by themselves', async () => {
    const divide = 'select 1 / $1::int';
    await ask(as('ann'), divide, ['1']);
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, index) => ask(as('ann'), divide, [index % 4 === 0 ? '0' : '1'])),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(
      Array.from({ length: 40 }, (_, index) => (index % 4 === 0 ? 'rejected' : 'fulfilled')),
    );
    expect(outcomes[0]).toMatchObject({ reason: { code: '22012', severity: 'ERROR' } });
  });

  test('do not wait for one that takes longer than it ever did', async () => {
    const lock = 'select pg_advisory_xact_lock_shared($1::bigint)';
    const held = String(Date.now());
    await Promise.all([ask(as('ann'), lock, ['1']), ask(as('ann'), who)]);
    const holder = new pg.Client({ connectionString: inject('postgresUrl') });
    await holder.connect();
    await holder.query('select pg_advisory_lock($1::bigint)', [held]);
    const ended: string[] = [];
    const slow = ask(as('ann'), lock, [held]).then(() => ended.push('slow'));
    const behind = ['ann', 'bob'].map((person) =>
      ask(as(person), who).then((rows) => ended.push(rows?.[0]?.[2] ?? '')),
    );
    try {
      await Promise.all(behind);
      expect(ended.toSorted()).toEqual(['ann', 'bob']);
    } finally {
      await holder.end();
      await slow;
    }
  });

  test('all hear of the end of their connection, and the next has another', async () => {
    const end = `select case when $1 = 'end' then pg_terminate_backend(pg_backend_pid()) end`;
    const asAdmin: Session = { role: 'none', settings: [], isReadOnly: true };
    await patientLanes.run('ref', asAdmin, [{ text: end, values: ['no'] }]);
    await patientLanes.run('ref', as('ann'), [{ text: who, values: [] }]);
    const outcomes = await Promise.allSettled([
      patientLanes.run('ref', asAdmin, [{ text: end, values: ['end'] }]),
      patientLanes.run('ref', as('ann'), [{ text: who, values: [] }]),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await patientLanes.run('ref', as('bob'), [{ text: who, values: [] }])).toEqual([
      [['authenticated', '', 'bob']],
    ]);
    patientLanes.release('ref');
  });
});

describe('reads behind one that takes longer than it ever did', () => {
  const lock = 'select pg_advisory_xact_lock_shared($1::bigint)';
  const anybody: Session = { role: 'none', settings: [], isReadOnly: true };

  /** Connections come when the test lets them; both texts are known as short. */
  async function holdOne() {
    let gate = Promise.resolve();
    const asked = { count: 0 };
    const gated = createLanes({
      shortMs: Infinity,
      acquire: async () => {
        asked.count += 1;
        await gate;
        return await pool.connect();
      },
    });
    const run = (text: string, values: readonly string[] = []) =>
      gated.run('ref', anybody, [{ text, values }]);
    await run(lock, ['1']);
    await run('select 7');
    const key = String(process.hrtime.bigint());
    const holder = new pg.Client({ connectionString: inject('postgresUrl') });
    await holder.connect();
    await holder.query('select pg_advisory_lock($1::bigint)', [key]);
    const closeGate = () => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return resolve;
    };
    return { run, key, holder, asked, closeGate };
  }

  test('are moved also where their connection was long in coming', async () => {
    const { run, key, holder, closeGate } = await holdOne();
    const open = closeGate();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const slow = run(lock, [key]);
    const answered = vi.fn<(results: Results) => void>();
    const behind = run('select 7').then(answered);
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    open();
    try {
      await vi.waitFor(() => expect(answered).toHaveBeenCalledWith([[['7']]]), { timeout: 10_000 });
    } finally {
      await holder.end();
      await Promise.all([slow, behind]);
    }
  });

  test('take the first answer, and need no other connection then', async () => {
    const { run, key, holder, asked, closeGate } = await holdOne();
    const before = asked.count;
    const slow = run(lock, [key]);
    const answered = vi.fn<(results: Results) => void>();
    const behind = run('select 7').then(answered);
    const open = closeGate();
    try {
      await vi.waitFor(() => expect(asked.count).toBe(before + 2), { timeout: 10_000 });
      await holder.end();
      await vi.waitFor(() => expect(answered).toHaveBeenCalledWith([[['7']]]), { timeout: 10_000 });
    } finally {
      open();
      await Promise.all([slow, behind]);
    }
    await vi.waitFor(() => expect(pool.idleCount).toBe(pool.totalCount));
  });

  test('do not fail with its connection once they are asked elsewhere', async () => {
    const { run, key, holder, asked, closeGate } = await holdOne();
    const before = asked.count;
    const lost = run(lock, [key]).catch((error: unknown) => error);
    const behind = run('select 7');
    const open = closeGate();
    await vi.waitFor(() => expect(asked.count).toBe(before + 2), { timeout: 10_000 });
    await holder.query(
      `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and not granted
        and (classid::bigint << 32) + objid::bigint = $1::bigint`,
      [key],
    );
    expect(await lost).toMatchObject({ code: '57P01' });
    open();
    expect(await behind).toEqual([[['7']]]);
    await holder.end();
  });
});

test.each(['57P01', '08006'])(
  '%s that a function raised leaves its connection to the others',
  async (state) => {
    const single = new pg.Pool({ connectionString: inject('postgresUrl'), max: 1 });
    const alone = createLanes({ acquire: () => single.connect() });
    const session: Session = { role: 'none', settings: [], isReadOnly: false };
    const run = (text: string) => alone.run('ref', session, [{ text, values: [] }]);
    const before = await run('select pg_backend_pid()');
    const raised = run(`do $$ begin raise exception 'own words' using errcode = '${state}'; end $$`);
    await expect(raised).rejects.toMatchObject({ code: state, message: 'own words' });
    expect(await run('select pg_backend_pid()')).toEqual(before);
    await single.end();
  },
);

describe('a connection that waits for more requests', () => {
  const one: Session = { role: 'none', settings: [], isReadOnly: true };
  const readPid = [{ text: 'select pg_backend_pid()', values: [] }];
  const createPatient = (single: pg.Pool) =>
    createLanes({ acquire: () => single.connect(), shortMs: Infinity, patienceMs: 600_000 });

  test('is given to whoever needs one alone, and is the one of the next read', async () => {
    const single = new pg.Pool({ connectionString: inject('postgresUrl'), max: 1 });
    const patient = createPatient(single);
    const ask = () => patient.run('ref', one, readPid);
    const seen = [await ask(), await ask(), await ask()];
    expect(single.idleCount).toBe(0);
    const written = await patient.run('ref', { ...one, isReadOnly: false }, readPid);
    expect([...seen, written]).toEqual(seen.map(() => seen[0]).concat([seen[0]]));
    await ask();
    patient.release('ref');
    await single.end();
  });

  test.each<[string, { ref?: string; text?: string }]>([
    ['the same text of another project', { ref: 'other' }],
    ['another text behind the same function of the project', { text: 'select 2' }],
  ])('is not for %s, which may take long', async (_, other) => {
    const single = new pg.Pool({ connectionString: inject('postgresUrl'), max: 1 });
    const patient = createPatient(single);
    const session: Session = { ...one, preRequest: { text: 'select 0', values: [] } };
    const ask = ({ ref = 'ref', text = 'select 1' } = {}) =>
      patient.run(ref, session, [{ text, values: [] }]);
    expect(await ask()).toEqual([[['1']]]);
    await ask(other);
    // Whoever was alone gives its connection back at once.
    await vi.waitFor(() => expect(single.idleCount).toBe(1));
    await ask();
    expect(single.idleCount).toBe(0);
    patient.release('ref');
    await single.end();
  });

  test('is replaced when it is lost', async () => {
    const single = new pg.Pool({ connectionString: inject('postgresUrl'), max: 1 });
    single.on('connect', (client) => client.on('error', () => {}));
    const patient = createPatient(single);
    await patient.run('ref', one, readPid);
    const [lost] = await patient.run('ref', one, readPid);
    const gone = new Promise((resolve) => single.once('remove', resolve));
    const killer = new pg.Client({ connectionString: inject('postgresUrl') });
    await killer.connect();
    await killer.query('select pg_terminate_backend($1::int)', [lost?.[0]?.[0]]);
    await Promise.all([gone, killer.end()]);
    const [next] = await patient.run('ref', one, readPid);
    expect(next).not.toEqual(lost);
    patient.release('ref');
    await single.end();
  });
});

test('statements that the server no longer knows are prepared again for each of them', async () => {
  const single = new pg.Pool({ connectionString: inject('postgresUrl'), max: 1 });
  try {
    const alone = createLanes({ acquire: () => single.connect() });
    const count = () => alone.run('ref', as('ann'), [{ text: 'select $1::int + 1', values: ['1'] }]);
    await count();
    await single.query('deallocate all');
    expect(await Promise.all([count(), count(), count()])).toEqual([[[['2']]], [[['2']]], [[['2']]]]);
    // The driver has the connection again and goes on with it.
    expect((await single.query('select 7 as seven')).rows).toEqual([{ seven: 7 }]);
  } finally {
    await single.end();
  }
});

test.each([
  ['text beyond ASCII', 'ç 日本 \u{1f600}'],
  ['a quote and a backslash', `'\\"`],
  ['nothing', null],
  ['an empty text', ''],
  ['a long text', 'ß'.repeat(300_000)],
])('%s arrives as it is', async (_, value) => {
  expect(await ask(as('ann'), 'select $1::text', [value])).toEqual([[value]]);
});

test('bytes arrive as they are', async () => {
  const json = Buffer.from('{"a": "ü", "n": 12345678901234567890}');
  expect(await ask(as('ann'), 'select $1::json', [json])).toEqual([[json.toString()]]);
});
