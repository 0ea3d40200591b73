import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { StagedChange } from '../ports/trials.ts';
import { createTrialFileTypes } from './trial-file-types.ts';
import { createTrialFolder } from './trial-folder.ts';

const root = await mkdtemp(join(tmpdir(), 'loam-file-types-'));
afterAll(() => rm(root, { recursive: true, force: true }));

const never = new AbortController().signal;
const write = (path: string, content: string): StagedChange => ({ path, action: 'write', content });

/** A warm compiler for which each line that says `wrong` is a fault. */
async function openFileTypes(name: string, isThere = true) {
  const folder = join(root, name);
  await mkdir(folder);
  await writeFile(join(folder, 'a.ts'), 'wrong since ever');
  const log: string[] = [];
  const closing = new AbortController();
  const types = createTrialFileTypes({
    projectId: 'p',
    closed: closing.signal,
    folder: async () => createTrialFolder(folder),
    async openTypes(_, { sourceDir }) {
      if (!isThere) return undefined;
      log.push('opened');
      return {
        async faultsOf({ path, changed }) {
          log.push([path, ...changed.map((one) => `${one.how} ${one.path}`)].join(', '));
          const lines = (await readFile(join(sourceDir, path), 'utf8')).split('\n');
          return lines
            .filter((line) => line.includes('wrong'))
            .map((message) => ({ file: path, line: 1, column: 1, code: 'TS1', message }));
        },
        close: async () => void log.push('closed'),
      };
    },
  });
  return { types, log, closing };
}

test('a file is looked at before and after, and only what is new is told', async () => {
  const { types, log, closing } = await openFileTypes('news');
  types.warmUp();
  const first = await types.check([write('a.ts', 'wrong since ever\nwrong too')], ['a.ts'], never);
  expect(first).toMatchObject([{ file: 'a.ts', message: expect.stringContaining('wrong too') }]);
  const both = [write('a.ts', 'wrong since ever\nwrong too'), write('b.ts', 'wrong as well')];
  expect(await types.check(both, ['b.ts', 'note.md'], never)).toHaveLength(1);
  expect(await types.check([], ['b.ts', 'a.ts'], never)).toEqual([]);
  expect(log).toEqual([
    'opened',
    'a.ts',
    'a.ts, changed a.ts',
    'b.ts, created b.ts',
    'a.ts, changed a.ts, gone b.ts',
  ]);
  closing.abort();
  await expect.poll(() => log.at(-1)).toBe('closed');
});

test('new packages are seen by a new compiler', async () => {
  const { types, log } = await openFileTypes('packages');
  await types.check([write('a.ts', 'fine')], ['a.ts'], never);
  await types.check([write('a.ts', 'fine'), write('package.json', '{}')], ['package.json'], never);
  await types.check([write('a.ts', 'wrong again'), write('package.json', '{}')], ['a.ts'], never);
  expect(log.filter((line) => line === 'opened' || line === 'closed')).toEqual([
    'opened',
    'closed',
    'opened',
  ]);
});

test('where no compiler stays, that is said', async () => {
  const { types } = await openFileTypes('none', false);
  expect(await types.check([write('a.ts', 'wrong')], ['a.ts'], never)).toBeUndefined();
});
