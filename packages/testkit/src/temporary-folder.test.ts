import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeRunTemporaryFolder } from './temporary-folder.ts';

test('what is left in the folder of a run goes with it, and so does what a killed run left', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'loam-temporary-'));
  // No process has this number.
  await mkdir(join(parent, 'lt4194999-abcdef', 'left'), { recursive: true });
  await mkdir(join(parent, `lt${process.pid}-abcdef`));
  const env = { TMPDIR: parent };
  const folder = makeRunTemporaryFolder(env);
  expect(readdirSync(parent)).not.toContain('lt4194999-abcdef');
  expect(env.TMPDIR).not.toBe(parent);
  expect(statSync(env.TMPDIR).mode & 0o7777).toBe(0o1777);
  writeFileSync(join(env.TMPDIR, 'left'), '');
  folder.remove();
  expect(env.TMPDIR).toBe(parent);
  expect(readdirSync(parent)).toEqual([`lt${process.pid}-abcdef`]);
});

test('the tests of this run have such a folder', () => {
  expect(tmpdir()).toMatch(/\/lt\d+-\w{6}$/);
});
