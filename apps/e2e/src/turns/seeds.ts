import { type RecordedTurn, writes } from './recorded-turn.ts';
import { seedPage, sow } from './seeds.data.ts';

const usage = { input: 9000, cachedInput: 8000, output: 400 };
const path = 'supabase/functions/sow/index.ts';
const deploy = { name: 'deploy_function', input: { name: 'sow' } };
const migration = (name: string, sql: string) => ({ name: 'apply_migration', input: { name, sql } });

export const seedSql = {
  open: 'grant all on all tables in schema public to anon;',
  broken:
    'create table public.seeds (id bigint generated always as identity primary key, name txt not null);',
  right: `create table public.seeds (id bigint generated always as identity primary key, name text not null);
alter table public.seeds enable row level security;
create policy "everybody reads seeds" on public.seeds for select using (true);`,
  rule: 'create policy "everybody adds seeds" on public.seeds for insert with check (true);',
} as const;

export const seedWords = {
  sqlError: 'type "txt" does not exist',
  gaveUp: 'The table could not be made.',
  notDeployed: 'The page is there; its function is not.',
  deployed: 'The function is there.',
  mended: 'Sowing and adding work now.',
} as const;

/** Asks for more than it should, is refused, and then writes SQL that the database refuses. */
export const seedTable: RecordedTurn = {
  says: 'Keep a list of our seeds that everybody can add to',
  replies: [
    { toolCalls: [migration('Open everything', seedSql.open)], usage },
    { toolCalls: [migration('Seeds', seedSql.broken)], usage },
    { text: seedWords.gaveUp, usage },
  ],
};

/** What "Try to fix" says of the SQL. The function it then writes cannot be deployed. */
export const seedFix: RecordedTurn = {
  says: seedWords.sqlError,
  replies: [
    { toolCalls: [migration('Seeds', seedSql.right)], usage },
    { toolCalls: [writes('src/pages/Index.tsx', seedPage), writes(path, sow.broken), deploy], usage },
    { text: seedWords.notDeployed, usage },
    { text: 'OK', usage },
  ],
};

/** The function can be deployed now; that it fails is seen when somebody asks it. */
export const seedDeploy: RecordedTurn = {
  says: 'The function that could not be deployed',
  heard: /^sow\/index\.ts\b/,
  replies: [
    { toolCalls: [writes(path, sow.failing), deploy], usage },
    { text: seedWords.deployed, usage },
    { text: 'OK', usage },
  ],
};

/** Mends what the preview reported, and what it reported beside it. */
export const seedMend: RecordedTurn = {
  says: 'The function that failed',
  heard: /\/functions\/v1\/sow: status 500$/,
  replies: [
    { toolCalls: [writes(path, sow.right), deploy], usage },
    { toolCalls: [migration('Everybody adds seeds', seedSql.rule)], usage },
    { text: seedWords.mended, usage },
    { text: 'OK', usage },
  ],
};
