import { ProjectId } from '@loam/contract';
import { randomIds, silentLogger } from '@loam/kernel';
import { createLocalRunner, type Engine } from '@loam/runner/local';
import { fakeEngine, type FakeEngine, files, heads, sha } from '@loam/runner/testing';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuilds } from './builds.ts';

/** Builds of one project on a runner whose tools are not there; `made` are the versions that were built. */
export async function openBuilds(build?: Engine['build']) {
  const root = await mkdtemp(join(tmpdir(), 'loam-builds-'));
  const projectId = ProjectId.parse(randomIds.uuid());
  heads.set(projectId, sha('a'));
  const made: string[] = [];
  const recorded: string[] = [];
  const plain = fakeEngine();
  const engine: FakeEngine = {
    ...plain,
    async build(id, input) {
      made.push((await readFile(join(input.sourceDir, 'version'), 'utf8'))[0] ?? '');
      return (build ?? plain.build)(id, input);
    },
  };
  const runner = createLocalRunner({ files, engine, root, ids: randomIds, logger: silentLogger });
  const shared = { execution: runner.execution, files, ensureFiles: async () => true, logger: silentLogger };
  const builds = createBuilds({
    ...shared,
    recordBuild: async (_, commit, status) => void recorded.push(`${status} ${commit[0]}`),
  });
  return {
    projectId,
    runner,
    shared,
    builds,
    made,
    recorded,
    /** Somebody saves. */
    save: (digit: string) => void heads.set(projectId, sha(digit)),
    close: () => rm(root, { recursive: true, force: true }),
  };
}

export type OpenBuilds = Awaited<ReturnType<typeof openBuilds>>;
