import { sha } from '@loam/runner/testing';
import { afterEach, expect, test } from 'vitest';
import { openBuilds, type OpenBuilds } from './builds.fixture.ts';
import { createBuilds } from './builds.ts';

const opened: OpenBuilds[] = [];
async function open(...options: Parameters<typeof openBuilds>): Promise<OpenBuilds> {
  const one = await openBuilds(...options);
  opened.push(one);
  return one;
}
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

test('whoever asks for the newest version, it is built and written down once', async () => {
  const { builds, projectId, made, recorded } = await open();
  builds.request(projectId);
  const page = builds.use(projectId, sha('a'), async (build) => build.ok && build.files.read('index.html'));
  expect(String(await page)).toBe('built');
  builds.request(projectId);
  expect(await builds.use(projectId, sha('a'), async (build) => build.ok && build.isAdopted)).toBe(true);
  expect(await builds.newest(projectId)).toMatchObject({ commit: sha('a') });
  expect(made).toEqual(['a']);
  expect(recorded).toEqual(['building a', 'succeeded a']);
});

test('an earlier version is built for whoever publishes it, and the newest build stays', async () => {
  const { builds, projectId, made, recorded, save } = await open();
  await builds.make(projectId, sha('a'));
  save('c');
  await builds.make(projectId, sha('c'));
  expect(await builds.use(projectId, sha('a'), async (build) => build.ok && build.isAdopted)).toBe(true);
  expect(await builds.newest(projectId)).toMatchObject({ commit: sha('c') });
  expect(made).toEqual(['a', 'c']);
  expect(recorded.slice(2), 'it says nothing about the newest version').toEqual([
    'building c',
    'succeeded c',
  ]);
});

test('a version that does not build is told to whoever wants it, and not built again by itself', async () => {
  const fault = { message: 'Unexpected token' };
  const { builds, projectId, made, recorded } = await open(async () => ({ ok: false, errors: [fault] }));
  expect(await builds.use(projectId, sha('a'), async (build) => !build.ok && build.errors)).toEqual([fault]);
  builds.request(projectId);
  expect(await builds.soon(projectId)).toBeUndefined();
  expect(made).toEqual(['a']);
  expect(recorded).toEqual(['building a', 'failed a']);
});

test('while a turn builds the next version, none is built by itself', async () => {
  const { builds, projectId, made, recorded, save } = await open();
  const release = builds.defer(projectId);
  save('b');
  builds.request(projectId);
  await builds.adopt(projectId, sha('b'), async () => true);
  release();
  builds.request(projectId);
  expect(await builds.soon(projectId), 'the turn only said so here').toBeUndefined();
  expect(made).toEqual([]);
  expect(recorded).toEqual(['succeeded b']);
});

test('what a turn could not keep is built once the turn is over', async () => {
  const { builds, projectId, made, save } = await open();
  const release = builds.defer(projectId);
  save('b');
  builds.request(projectId);
  expect(await builds.soon(projectId), 'nothing comes by itself').toBeUndefined();
  await builds.adopt(projectId, sha('b'), async () => false);
  expect(made).toEqual([]);
  release();
  await expect.poll(() => made).toEqual(['b']);
});

test('whoever waits for a first build has it when it is there', async () => {
  const { builds, projectId } = await open();
  builds.request(projectId);
  expect(await builds.soon(projectId)).toMatchObject({ commit: sha('a'), hasPage: true });
});

test('a build is not removed while somebody reads it', async () => {
  const { builds, projectId, runner } = await open();
  const order: string[] = [];
  const [reading, door] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const used = builds.use(projectId, sha('a'), async (build) => {
    reading.resolve();
    await door.promise;
    order.push(String(build.ok && (await build.files.read('index.html'))));
  });
  await reading.promise;
  const cleared = runner.clear(projectId).then(() => order.push('cleared'));
  door.resolve();
  await Promise.all([used, cleared]);
  expect(order).toEqual(['built', 'cleared']);
});

test('where nothing can be built, whoever publishes is told why', async () => {
  const { shared, projectId } = await open();
  const reason = 'Previews cannot run on this machine.';
  const builds = createBuilds({
    ...shared,
    execution: { kind: 'none', reason },
    recordBuild: async () => {},
  });
  await expect(builds.use(projectId, sha('a'), async () => {})).rejects.toMatchObject({ detail: reason });
  expect(await builds.newest(projectId)).toBeUndefined();
});
