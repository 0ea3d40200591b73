import type { SandboxProcess, SandboxProvider, StartOptions } from './provider.ts';

/** Starting and, when all of it is to end, ending what still runs. */
export function trackRunning(
  startOne: (options: StartOptions) => Promise<SandboxProcess>,
): Pick<SandboxProvider, 'start' | 'close'> {
  const running = new Set<SandboxProcess>();
  return {
    async start(options) {
      const process = await startOne(options);
      running.add(process);
      void process.exit.then(() => running.delete(process));
      return process;
    },
    async close() {
      await Promise.all([...running].map((process) => process.kill()));
    },
  };
}
