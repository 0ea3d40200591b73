import { bundleProgram } from '@loam/testkit';
import { type ChildProcess, fork, type ForkOptions } from 'node:child_process';

export type ForkFixture = (args: readonly string[], options?: Pick<ForkOptions, 'stdio'>) => ChildProcess;

/** Starts processes of their own that run a file of ours, which is put together once for all of them. */
export async function prepareFork(file: URL): Promise<ForkFixture> {
  const program = await bundleProgram(file);
  return (args, options = {}) => fork(program, [...args], options);
}
