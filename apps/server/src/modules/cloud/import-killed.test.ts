import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Jobs } from '../../jobs/jobs.ts';
import { startRunningCloud, type RunningCloud } from './running-cloud.fixture.ts';
import { createSavedFiles } from './saved-files.fixture.ts';

const brought = new Map([
  ['supabase/config.toml', 'project_id = "abcdefghijklmnopqrst"\n'],
  [
    'supabase/migrations/20240101000000_plants.sql',
    'create table public.plants (id int primary key, name text);\ninsert into public.plants values (1, \'Fern\');\ncreate policy "owners" on public.owners using (true);\n',
  ],
  [
    'supabase/migrations/20240102000000_pots.sql',
    'create table public.pots (id int primary key);\nalter table public.plants add column pot int references public.pots;\n',
  ],
]);

let cloud: RunningCloud;
const files = createSavedFiles();
/** The import as a worker runs it. */
let work: (signal: AbortSignal) => Promise<void>;

beforeAll(async () => {
  cloud = await startRunningCloud({
    more: ({ runtime }) => {
      const handle: Jobs['handle'] = (type, run) => {
        if (type.name === 'cloud-import')
          work = (signal) => run(type.schema.parse({ project_id: cloud.projectId }), signal);
      };
      return { projectFiles: files, jobs: { ...runtime.jobs, handle } };
    },
  });
});
afterAll(() => cloud[Symbol.asyncDispose]());

/** Until the server goes away in the moment in which this version would be saved. */
async function workUntil(message: string): Promise<void> {
  const server = new AbortController();
  files.beforeSaving = (saving) => {
    if (saving !== message) return;
    server.abort();
    throw new TypeError('the server is gone');
  };
  await expect(work(server.signal)).rejects.toThrow(/server is gone|abort/i);
  files.beforeSaving = undefined;
}

test('an import that loses its server goes on where it was, and does nothing twice', async () => {
  files.saved.push({ id: '', projectId: cloud.projectId, message: 'Imported project', files: brought });
  const begun = await cloud.api('POST …/backend/import-project', { builds_tables: false });
  expect(begun.body).toMatchObject({ status: 'running' });
  await workUntil('Connect the imported backend');
  await workUntil('Types of the imported database');
  expect((await cloud.api('GET …/backend/import-project')).body).toMatchObject({ status: 'running' });
  cloud.ports.signals.length = 0;
  await work(new AbortController().signal);
  // Whoever has the console open sees what it brought.
  await vi.waitFor(
    () => expect(cloud.ports.signals.map(({ payload }) => payload)).toContainEqual({ part: 'sql' }),
    { timeout: 10_000 },
  );
  const ended = await cloud.api('GET …/backend/import-project');
  expect(ended.body).toMatchObject({
    status: 'done',
    report: {
      migrations: { total: 2, applied: 2, failed: 1 },
      faults: [{ path: 'supabase/migrations/20240101000000_plants.sql', line: 3, outcome: 'failed' }],
    },
  });
  const rows = await cloud.databases.runAsOwner(cloud.ref, 'select name, pot from public.plants');
  expect(rows.at(-1)?.rows).toEqual([{ name: 'Fern', pot: null }]);
  expect(files.saved.map(({ message }) => message)).toEqual([
    'Connect the cloud',
    'Imported project',
    'Connect the imported backend',
    'Types of the imported database',
  ]);
});
