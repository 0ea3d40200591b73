import { describe, expect, it } from 'vitest';
import type { FileChange, Migration } from '../../ports.ts';
import { fakeCloud } from '../../testing/fake-cloud.ts';
import { stageTools } from '../tool-context.fixture.ts';
import { describeMigration } from './describe-migration.ts';
import { reasonToShow } from './sql-effect.ts';

function cloud({ isEnabled = true }: { readonly isEnabled?: boolean } = {}) {
  const read: string[] = [];
  const applied: Migration[] = [];
  const deployed: string[] = [];
  let isThere = isEnabled;
  const port = fakeCloud({
    isEnabled: () => isThere,
    enable: async () => {
      isThere = true;
      return [{ path: '.env', action: 'write', content: 'VITE_SUPABASE_URL=x\n' }];
    },
    readSchema: async () => 'table todos (id uuid)',
    readData: async (query) => {
      read.push(query);
      return { rows: [{ id: 1 }], message: 'SELECT 1' };
    },
    applyMigration: async (migration) => {
      if (migration.sql.includes('broken')) throw new Error('syntax error at or near "broken"');
      applied.push(migration);
      const written = {
        path: 'supabase/migrations/1_x.sql',
        action: 'write',
        content: migration.sql,
      } as const;
      return { files: [written], findings: ['Table todos has no policy.'] };
    },
    deployFunction: async (_name: string, files: readonly FileChange[]) => {
      deployed.push(...files.map(({ path }) => path));
      return { message: 'Deployed.' };
    },
    secretNames: async () => ['OLD_KEY'],
  });
  return { port, read, applied, deployed };
}

const todos = { name: 'create_todos', sql: 'create table todos (id int)' };

describe('the tools of the cloud', () => {
  it('read without a click and change only with one', async () => {
    const { port, read, applied } = cloud();
    const { call, asked } = stageTools({ ports: { cloud: port } });
    expect((await call('read_schema')).text).toContain('table todos');
    expect((await call('read_data', { query: 'select id from a' })).text).toContain('{"id":1}');
    expect((await call('apply_migration', todos)).isError).toBe(true);
    expect(asked).toMatchObject([
      { integration: 'cloud', title: 'Changing the database: adds the table todos', arguments: todos },
    ]);
    expect(read).toEqual(['select id from a']);
    expect(applied).toEqual([]);
  });

  it('show several changes of a migration below each other, and why they are asked about after them', async () => {
    const { call, asked } = stageTools({ ports: { cloud: cloud().port } });
    await call('apply_migration', {
      name: 'rooms',
      sql: 'create table rooms (id int); create policy p on rooms using (true)',
    });
    expect(asked.map(({ title }) => title.split('\n'))).toEqual([
      [
        'Changing the database:',
        '– adds the table rooms',
        '– adds a rule on who may use rooms',
        '(it decides who may read and change data)',
      ],
    ]);
  });

  it('work in the turn in which the cloud was enabled, and not before', async () => {
    const { port, applied } = cloud({ isEnabled: false });
    const { call, asked, context } = stageTools({ ports: { cloud: port }, answer: () => 'allowed' });
    for (const [name, input] of [
      ['read_schema', {}],
      ['read_data', { query: 'select 1' }],
      ['apply_migration', todos],
      ['request_secret', { secrets: [{ name: 'STRIPE_KEY', reason: 'To take payments' }] }],
    ] as const) {
      expect(await call(name, input)).toMatchObject({
        isError: true,
        text: expect.stringContaining('Call enable_cloud first'),
      });
    }
    expect((await call('enable_cloud')).isError).toBeUndefined();
    expect(asked.map(({ tool }) => tool)).toContain('enable_cloud');
    expect(await context.files.read('.env')).toBe('VITE_SUPABASE_URL=x\n');
    expect((await call('apply_migration', todos)).isError).toBeUndefined();
    expect(applied).toEqual([todos]);
    expect(await context.files.read('supabase/migrations/1_x.sql')).toBe(todos.sql);
  });

  it('stay away where the person switched them off', async () => {
    const { port } = cloud({ isEnabled: false });
    const { call } = stageTools({
      ports: { cloud: port },
      options: { preferences: { 'cloud/enable_cloud': 'disable' } },
    });
    expect((await call('enable_cloud')).text).toContain('switched it off');
    expect((await call('read_schema')).text).toBe(
      'This project has no cloud yet. Go on without one and say so.',
    );
    expect(port.isEnabled()).toBe(false);
  });

  it('tell what the database said, with nothing staged', async () => {
    const { port } = cloud();
    const { call, context } = stageTools({ ports: { cloud: port }, answer: () => 'allowed' });
    const output = await call('apply_migration', { name: 'broken_one', sql: 'broken' });
    expect(output).toMatchObject({ isError: true, text: expect.stringContaining('syntax error') });
    expect(context.files.hasChanges()).toBe(false);
  });

  it('take functions with what they share', async () => {
    const { port, deployed } = cloud();
    const files = {
      'supabase/functions/mail/index.ts': 'a',
      'supabase/functions/_shared/cors.ts': 'b',
      'supabase/functions/other/index.ts': 'c',
    };
    const { call } = stageTools({ files, ports: { cloud: port }, answer: () => 'allowed' });
    expect((await call('deploy_function', { name: 'mail' })).text).toBe('Deployed.');
    expect(deployed).toEqual(['supabase/functions/_shared/cors.ts', 'supabase/functions/mail/index.ts']);
    expect((await call('deploy_function', { name: 'none' })).isError).toBe(true);
  });

  it.each([
    ["Deno.env.get('SUPABASE_URL')", []],
    ["Deno.env.get('PAY_KEY'); Deno.env.get('PAY_KEY')", ['PAY_KEY']],
    ['Deno.env.toObject()', ['any secret']],
    ["const key = Deno.env.get('PAY_KEY'); const all = Deno['env'];", ['PAY_KEY', 'any secret']],
    ['return new Response("hi")', []],
  ])('show a function that can read secrets whatever was allowed: %s', async (code, read) => {
    const { call, asked } = stageTools({
      files: { 'supabase/functions/f/index.ts': code },
      ports: { cloud: fakeCloud() },
      options: { preferences: { 'cloud/deploy_function': 'allow' } },
      answer: () => 'allowed',
    });
    await call('deploy_function', { name: 'f' });
    expect(asked.map(({ title }) => title)).toEqual(
      read.length === 0 ? [] : [`Deploying the function f (its code can read ${read.join(', ')})`],
    );
  });

  it('that are seldom needed are not sent, and are reached through another with their own rights', async () => {
    const changes: unknown[] = [];
    const port = fakeCloud({
      configureAuth: async (change) => void changes.push(change),
      readLogs: async () => ['12:00 boom sk-ant-api03-abcdefghijklmnopqrstuvwxyz0123456789'],
      enableAi: async () => [],
    });
    const { call, asked, toolset } = stageTools({ ports: { cloud: port }, answer: () => 'allowed' });
    expect(toolset.tools.map(({ name }) => name)).not.toContain('configure_auth');
    expect(toolset.offers('configure_auth')).toBe(true);
    const use = (name: string, input: object = {}) => call('use_tool', { name, input });
    await use('configure_auth', { password_min_length: 10 });
    await use('configure_auth', { confirm_email: false });
    expect(changes).toMatchObject([{ passwordMinLength: 10 }, { confirmEmail: false }]);
    expect(asked.map(({ tool, title }) => [tool, title.includes('(')])).toEqual([
      ['configure_auth', false],
      ['configure_auth', true],
    ]);
    expect((await use('read_cloud_logs', { source: 'functions' })).text).toContain('boom [hidden]');
    expect((await use('enable_ai')).text).toContain('No model is connected');
    expect((await use('nonsense')).isError).toBe(true);
    const small = stageTools({ ports: { cloud: port }, isSmall: true });
    expect(small.toolset.tools.map(({ name }) => name)).not.toContain('use_tool');
    const denied = stageTools({ ports: { cloud: port }, options: { may: { edit: true, cloud: false } } });
    expect((await denied.call('use_tool', { name: 'configure_auth', input: {} })).text).toContain('refused');
  });

  it('make a bucket as a migration, and show one that everybody can read', async () => {
    const { port, applied } = cloud();
    const { call, asked } = stageTools({
      ports: { cloud: port },
      options: { preferences: { 'cloud/save_bucket': 'allow' } },
      answer: () => 'allowed',
    });
    await call('save_bucket', { name: 'papers', mime_types: ['application/pdf'], max_mb: 5 });
    expect(asked).toEqual([]);
    await call('save_bucket', { name: 'avatars', public: true });
    expect(asked).toMatchObject([{ tool: 'save_bucket', title: expect.stringContaining('everybody') }]);
    expect(applied[0]).toEqual({
      name: 'bucket papers',
      sql: expect.stringContaining("values ('papers', 'papers', false, 5242880, array['application/pdf'])"),
    });
    expect((await call('save_bucket', { name: "a'b" })).isError).toBe(true);
  });
});

describe('a secret', () => {
  const stripe = { name: 'STRIPE_KEY', reason: 'To take payments' };
  const mail = { name: 'MAIL_KEY', reason: 'To send letters' };
  const staged = (answer: 'set' | 'declined') => {
    const wanted: unknown[] = [];
    const stage = stageTools({
      ports: {
        cloud: fakeCloud({ secretNames: async () => ['OLD_KEY'] }),
        people: {
          approve: async () => 'denied',
          answer: async () => [],
          giveSecrets: async ({ secrets }) => {
            wanted.push(secrets);
            return answer;
          },
        },
      },
    });
    return { ...stage, wanted };
  };

  it('is asked for with its reason, several at once, and only what became of it is told', async () => {
    const { call, wanted, events } = staged('set');
    const output = await call('request_secret', { secrets: [stripe, mail, stripe] });
    expect(output).toMatchObject({ detail: 'set', text: expect.stringContaining('STRIPE_KEY, MAIL_KEY') });
    expect(wanted).toEqual([[stripe, mail]]);
    expect(events.find(({ type }) => type === 'secrets')).toMatchObject({
      request: { secrets: [stripe, mail] },
    });
  });

  it('that is set is not asked for again unless it is to be replaced', async () => {
    const { call, wanted } = staged('set');
    const old = { name: 'OLD_KEY', reason: 'To read the weather' };
    expect((await call('request_secret', { secrets: [old] })).text).toBe('Set already: OLD_KEY.');
    expect(wanted).toEqual([]);
    await call('request_secret', { secrets: [old], replace: true });
    expect(wanted).toEqual([[old]]);
  });

  it('that nobody gives is gone on without', async () => {
    const { call } = staged('declined');
    expect((await call('request_secret', { secrets: [stripe] })).text).toContain('did not give STRIPE_KEY');
    expect((await call('request_secret', { secrets: [{ ...stripe, name: 'a b' }] })).isError).toBe(true);
  });
});

describe('what is shown whatever a person allowed in general', () => {
  const loss = 'data may be lost';
  const rights = 'it decides who may read and change data';
  const unread = 'what it does cannot be read from its words';
  it.each([
    ["insert into a values ('drop table x')", undefined],
    ['create table a (id int references b on update cascade) -- delete', undefined],
    ['create table "drop" (id int)', undefined],
    [
      'create table a (id uuid references auth.users on delete cascade, b int references c on delete set null)',
      undefined,
    ],
    ['create policy "own rows" on public.a for delete using (b = auth.uid())', rights],
    ['create policy p on a for select using (f()); delete from a', loss],
    ['create rule r as on delete to a do instead nothing', loss],
    ['update a set b = 1 where c = 2', undefined],
    ['create table a (id uuid default auth.uid() references auth.users (id))', undefined],
    [
      'create function f() returns trigger as $$ begin new.at = now(); return new; end $$ language plpgsql',
      undefined,
    ],
    ['create trigger t before update on a for each row where (true) execute function f()', undefined],
    ['create view v with (security_invoker = true) as select * from a', undefined],
    ['create function f() returns int language sql as $$ delete from a returning 1 $$', unread],
    ['update a set b = 1', loss],
    ['delete from a where b = 1', loss],
    ['create table b (id int); drop table a', loss],
    ['truncate a', loss],
    ['alter table a alter column b type int', loss],
    ["do $$ begin execute 'x'; end $$", loss],
    ["select 'it''s'; drop table a; --'", loss],
    ['alter table a disable row level security', rights],
    ['alter table a enable row level security', rights],
    ['create policy p on a using (true)', rights],
    ['grant select on a to anon', rights],
    ['revoke insert, delete on a from anon; grant update (b) on a to anon', rights],
    ['create function f() returns int security  definer language sql as $$ select 1 $$', rights],
    ['alter default privileges in schema public grant select on tables to anon', rights],
    ['set role postgres', rights],
    ["insert into storage.buckets (id, name, public) values ('a', 'a', true)", rights],
    ["insert into storage.buckets (id, name) values ('a', 'a')", undefined],
    ["insert into storage.buckets (id, name, public) values ('a', 'a', 't'::bool)", rights],
    // Where PostgreSQL and a hasty reader disagree on where a text ends.
    ["select E'\\' ', 1; drop table a; select ''", loss],
    ['create table a$b$ (id int); drop table a; create table c$b$ (id int)', loss],
    ['create table é$b$ (id int); drop table a; create table c$b$ (id int)', loss],
    ["set standard_conforming_strings = off; select '\\' ', 1; drop table a; select ''", rights],
    ['/* /* */ drop table a; */ create table b (id int)', loss],
    // What a text does later, or by another's hand.
    [
      "create function f() returns void language plpgsql as $$ begin execute 'dr' || 'op table a'; end $$; select f()",
      unread,
    ],
    ["create function f() returns void language sql as 'alter table a disable row level security'", unread],
    ["select cron.schedule('a', '* * * * *', 'drop table a')", rights],
    [`select "cron"."schedule"('a', '* * * * *', 'drop table a')`, rights],
    [`select U&"\\0063ron".schedule('a', '* * * * *', 'drop table a')`, unread],
    ['select f()', unread],
    ['create view v as select * from a', rights],
    ['set platform.rls_by_default = off; create table a (id int)', rights],
    ["select set_config('platform.rls_by_default', 'off', false); create table a (id int)", rights],
    ['update storage.buckets set public = true where id = 1', rights],
    ['insert into auth.users (id) values (1)', rights],
    ["copy a to program 'sh'", unread],
  ])('%s', (sql, reason) => {
    expect(reasonToShow(sql)?.reason).toBe(reason);
    expect(reasonToShow(sql)?.always ?? true).toBe(true);
  });
});

describe('a migration in plain words', () => {
  it.each([
    ['create table if not exists public.todos (id int)', ['adds the table todos']],
    [
      'CREATE TABLE "My Table" (id int); create index on "My Table" (id)',
      ['adds the table my_table', 'adds an index'],
    ],
    ['alter table todos enable row level security', ['closes todos to all whom no rule lets in']],
    [
      'create policy "own rows" on public.todos for select using (true)',
      ['adds a rule on who may use todos'],
    ],
    [
      'alter publication supabase_realtime add table public.todos',
      ['tells changes of todos at once to those who may see them'],
    ],
    [
      'create policy "see" on storage.objects for select using (true)',
      ['adds a rule on who may use stored files'],
    ],
    ['drop table todos cascade', ['deletes the table todos with all its rows']],
    ["insert into storage.buckets (id) values ('photos')", ['adds a place for files']],
    [
      'create function has_role(u uuid) returns bool security definer as $$ select true $$',
      ['adds has_role, which runs with all rights'],
    ],
    ['vacuum full todos', ['runs vacuum full']],
    ['delete from a; delete from a', ['deletes rows of a']],
    [
      'create table a (id int); create table b (id int); create policy p on a using (true); drop table c',
      ['deletes the table c with all its rows', 'adds the tables a and b', 'adds a rule on who may use a'],
    ],
    [
      Array.from({ length: 8 }, (_, at) => `create table t${at} (id int)`).join(';'),
      ['adds the tables t0, t1, t2, t3, t4, t5 and 2 more'],
    ],
  ])('%s', (sql, words) => {
    expect(describeMigration(sql)).toEqual(words);
  });
});
