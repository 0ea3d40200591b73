import type { ExitReport, SandboxProcess, SandboxProvider, StartOptions } from './provider/provider.ts';

export interface RunResult extends ExitReport {
  readonly stdout: string;
  readonly stderr: string;
}

/** Only the newest output is kept: a program may print without end. */
const MAX_OUTPUT = 1_000_000;

/** Runs one program to its end. */
export async function runInSandbox(provider: SandboxProvider, options: StartOptions): Promise<RunResult> {
  return collect(await provider.start(options));
}

export async function collect(process: SandboxProcess): Promise<RunResult> {
  const output = { stdout: '', stderr: '' };
  process.onLine(({ stream, text }) => {
    output[stream] = `${output[stream]}${text}\n`.slice(-MAX_OUTPUT);
  });
  return { ...(await process.exit), ...output };
}
