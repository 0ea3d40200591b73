import { ProjectId } from '@loam/contract';
import { createDiskBlobStore, randomIds } from '@loam/kernel';
import { createLocalRunner } from '@loam/runner/local';
import { fakeEngine, files, heads, sha } from '@loam/runner/testing';
import { createTestDatabase } from '@loam/testkit';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectElsewhere } from '../../leases/leases.ts';
import { recordingPorts } from '../../testing/ports.ts';
import { createBuildsModule } from '../builds/index.ts';
import { createPreviewLive } from './live.ts';
import { createPreviews } from './previews.ts';

test('what another machine has is not started here, even where a copy of it lies', async () => {
  const { db, drop } = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'loam-elsewhere-'));
  onTestFinished(async () => {
    await drop();
    await rm(folder, { recursive: true, force: true });
  });
  const projectId = ProjectId.parse(randomIds.uuid());
  heads.set(projectId, sha('a'));
  let placedAt = 'there';
  const ports = recordingPorts();
  const engine = fakeEngine();
  const runner = createLocalRunner({ ...ports, files, engine, root: join(folder, 'previews') });
  const builds = createBuildsModule({
    ...ports,
    db,
    runner,
    leases: { runnerId: 'here', runnerOf: async () => placedAt },
    projects: { facts: { pictured: async () => {} } },
    versions: {
      ensureRepo: async () => {},
      recordBuild: async () => {},
      findByCommit: async () => undefined,
    },
    blobs: createDiskBlobStore({ root: join(folder, 'blobs') }),
  });
  const previews = createPreviews({
    ...ports,
    execution: runner.execution,
    builds,
    live: createPreviewLive(ports.live),
    errors: { record: async () => [], settle: async () => {} },
    urlOf: (id) => id,
    isStarter: async () => true,
  });
  await previews.wake(projectId);
  expect(await previews.running(projectId)).toMatchObject({ state: 'unavailable', reason: projectElsewhere });
  await expect(builds.use(projectId, sha('a'), async () => {})).rejects.toMatchObject({
    code: 'unavailable',
  });
  expect(engine.started).toEqual([]);
  placedAt = 'here';
  await previews.wake(projectId);
  expect(engine.started).toHaveLength(1);
  expect(await previews.running(projectId)).toMatchObject({ state: 'starting', reason: null });
  previews.close();
  builds.close();
});
