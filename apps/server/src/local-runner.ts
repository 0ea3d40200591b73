import type { PageBrowser } from '@loam/inspect';
import { type BlobStore, type Logger, type Outbound, randomIds, systemClock } from '@loam/kernel';
import type { NewFile, NoExecution, Runner } from '@loam/runner';
import {
  createLocalRunner,
  createRepoStore,
  createSandboxEngine,
  createSiteServers,
  moveEarlierBuilds,
  type Sandbox,
} from '@loam/runner/local';
import { join } from 'node:path';
import { gitOutbound } from './outbound.ts';

export type { Sandbox } from '@loam/runner/local';

export interface LocalRunnerParts {
  readonly dataDir: string;
  readonly logger: Logger;
  readonly blobs: BlobStore;
  readonly outbound: Outbound;
  readonly sandbox: Sandbox | NoExecution;
  readonly browser: PageBrowser | undefined;
  /** What projects begin with. */
  starterFiles(): Promise<readonly NewFile[]>;
}

/** What holds and runs projects in this process. Whoever made the sandbox and the browser closes them. */
export async function openLocalRunner(
  parts: LocalRunnerParts,
): Promise<{ readonly runner: Runner; close(): Promise<void> }> {
  const { dataDir, logger, blobs, outbound, sandbox, browser, starterFiles } = parts;
  const repo = createRepoStore({
    root: join(dataDir, 'repos'),
    clock: systemClock,
    ids: randomIds,
    logger,
    blobs,
    outbound: gitOutbound(outbound),
  });
  await repo.removeLeftovers();
  const root = join(dataDir, 'previews');
  await moveEarlierBuilds(root);
  const runner = createLocalRunner({
    files: repo,
    engine: 'kind' in sandbox ? sandbox : createSandboxEngine(sandbox),
    siteServers: 'kind' in sandbox ? undefined : createSiteServers(sandbox.siteServers, blobs),
    root,
    browser,
    starterFiles,
    ids: randomIds,
    logger,
  });
  return { runner, close: () => repo.close() };
}
