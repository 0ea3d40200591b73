import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';
import { flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';

const cache = fileURLToPath(new URL('../../../../.cache/compiled', import.meta.url));

/** A process of its own that runs a file of ours; what was compiled for one is there for the next. */
export function forkFixture(
  file: URL,
  args: readonly string[],
  options: Pick<ForkOptions, 'stdio'> = {},
): ChildProcess {
  return fork(fileURLToPath(file), [...args], {
    ...options,
    env: { ...process.env, NODE_COMPILE_CACHE: cache },
  });
}

/** For one that will be killed: otherwise it is kept when a process ends by itself. */
export function keepCompiled(): void {
  flushCompileCache();
}
