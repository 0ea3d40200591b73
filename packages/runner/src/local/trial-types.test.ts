import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { StagedChange } from '../ports/trials.ts';
import { createTrialFolder } from './trial-folder.ts';
import { createTrialTypes } from './trial-types.ts';

const root = await mkdtemp(join(tmpdir(), 'loam-trial-types-'));
afterAll(() => rm(root, { recursive: true, force: true }));

const write = (content: string): readonly StagedChange[] => [{ path: 'a.ts', action: 'write', content }];
const never = new AbortController().signal;

/** A compiler that takes the file for wrong when it says so, and answers when it is let. */
async function openTypes(name: string) {
  const folder = join(root, name);
  await mkdir(folder);
  await writeFile(join(folder, 'a.ts'), 'base');
  const checked: string[] = [];
  const gates: (() => void)[] = [];
  const closing = new AbortController();
  const types = createTrialTypes({
    projectId: 'p',
    folder: async () => createTrialFolder(folder),
    closed: closing.signal,
    engine: {
      async types(_, { sourceDir, signal }) {
        const text = await readFile(join(sourceDir, 'a.ts'), 'utf8');
        checked.push(text);
        await new Promise<void>((resolve) => {
          gates.push(resolve);
          signal.addEventListener('abort', () => resolve());
        });
        expect(await readFile(join(sourceDir, 'a.ts'), 'utf8')).toBe(text);
        return text === 'wrong' ? [{ file: 'a.ts', line: 1, column: 1, code: 'TS1', message: 'No.' }] : [];
      },
    },
  });
  const letEnd = async (count: number) => {
    await expect.poll(() => gates.length).toBe(count);
    gates.at(-1)?.();
  };
  return { types, checked, closing, letEnd };
}

test('checks do not disturb one another, and the same state is checked once', async () => {
  const { types, checked, letEnd } = await openTypes('queue');
  const one = types(write('one'), never);
  const two = types(write('two'), never);
  const again = types(write('two'), never);
  await letEnd(1);
  expect(await one).toEqual([]);
  await letEnd(2);
  expect([await two, await again]).toEqual([[], []]);
  expect(checked).toEqual(['one', 'two']);
});

test('what was stopped is not taken for a verdict, and the turn’s end stops what runs', async () => {
  const { types, checked, closing, letEnd } = await openTypes('stopped');
  const stop = new AbortController();
  const stopped = types(write('wrong'), stop.signal);
  await expect.poll(() => checked.length).toBe(1);
  stop.abort();
  await expect(stopped).rejects.toThrow('aborted');
  const next = types(write('wrong'), never);
  await letEnd(2);
  await letEnd(3);
  expect(await next).toMatchObject([{ file: 'a.ts', code: 'TS1' }]);
  expect(checked).toEqual(['wrong', 'wrong', 'base']);
  const last = types(write('more'), never);
  await expect.poll(() => checked.length).toBe(4);
  closing.abort();
  await expect(last).rejects.toThrow('aborted');
});
