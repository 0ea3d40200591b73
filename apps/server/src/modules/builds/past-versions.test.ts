import { sha } from '@loam/runner/testing';
import { mkdir } from 'node:fs/promises';
import { afterEach, expect, test } from 'vitest';
import { openBuilds, type OpenBuilds } from './builds.fixture.ts';
import { createPastVersions } from './past-versions.ts';

const opened: OpenBuilds[] = [];
async function open(...options: Parameters<typeof openBuilds>) {
  const one = await openBuilds(...options);
  opened.push(one);
  const resolved: string[] = [];
  const files = {
    async resolve(_: string, commit: string) {
      resolved.push(commit);
      if (commit === sha('0')) throw new Error('There is no such version.');
      return commit;
    },
  };
  const past = createPastVersions({ ...one.shared, files, builds: one.builds });
  return { ...one, resolved, look: (digit: string) => past.look(one.projectId, sha(digit)) };
}
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

test('a version that was built once is shown from its files, also when another took its place', async () => {
  const { builds, projectId, look, save, made } = await open();
  await builds.make(projectId, sha('a'));
  save('b');
  await builds.make(projectId, sha('b'));
  expect(await look('a')).toMatchObject({ kind: 'built', artefact: { commit: sha('a') } });
  expect(made).toEqual(['a', 'b']);
});

test('of a version that is built nothing is built or looked up again, whoever opens it how often', async () => {
  const { builds, projectId, look, made, resolved } = await open();
  await builds.make(projectId, sha('a'));
  for (let file = 0; file < 12; file += 1) expect(await look('a')).toMatchObject({ kind: 'built' });
  expect({ made, resolved }).toEqual({ made: ['a'], resolved: [sha('a')] });
});

test('a version that is not there may come', async () => {
  const { look, resolved } = await open();
  expect(await look('0')).toEqual({ kind: 'unknown' });
  expect(await look('0')).toEqual({ kind: 'unknown' });
  expect(resolved).toHaveLength(2);
});

test('one that was not is built for the first who looks, once', async () => {
  const { look, made } = await open();
  expect((await Promise.all([look('a'), look('a')])).map(({ kind }) => kind)).toEqual([
    'building',
    'building',
  ]);
  await expect.poll(async () => (await look('a')).kind).toBe('built');
  expect(made).toEqual(['a']);
});

test('what does not build says so, and is not built with every look', async () => {
  const fault = { message: 'Unexpected token' };
  const { look, made } = await open(async () => ({ ok: false, errors: [fault] }));
  await expect.poll(() => look('a')).toEqual({ kind: 'failed', error: fault });
  await look('a');
  expect(made).toEqual(['a']);
});

test('what only its own server can show says why it is not shown', async () => {
  const { look } = await open(async (_, { outDir }) => {
    await mkdir(outDir, { recursive: true });
    return { ok: true, errors: [] };
  });
  await expect
    .poll(() => look('a'))
    .toMatchObject({ kind: 'failed', error: { message: expect.stringContaining('own server') } });
});
