import { execFile, spawn, type ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { repoError } from '../errors.ts';
import { gitEnvironment, type GitSettings } from './environment.ts';

export interface GitCall extends GitSettings {
  readonly gitDir: string;
  readonly args: readonly string[];
  readonly input?: Uint8Array | string;
  readonly timeoutMs?: number;
  readonly maxOutputBytes?: number;
  readonly signal?: AbortSignal;
  readonly env?: Readonly<Record<string, string>>;
}

export interface GitResult {
  readonly exitCode: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

const DEFAULT_TIMEOUT_MS = 60_000;
const DEFAULT_OUTPUT_BYTES = 256 * 1024 * 1024;

/** Runs git to its end; a refusal of git is an answer, not an error. */
export function tryGit(call: GitCall): Promise<GitResult> {
  return new Promise((resolve, reject) => {
    const child = execFile(
      'git',
      [...call.args],
      {
        cwd: '/',
        env: { ...gitEnvironment(call.gitDir, call), ...call.env },
        encoding: 'buffer',
        timeout: call.timeoutMs ?? DEFAULT_TIMEOUT_MS,
        killSignal: 'SIGKILL',
        maxBuffer: call.maxOutputBytes ?? DEFAULT_OUTPUT_BYTES,
        ...(call.signal ? { signal: call.signal } : {}),
      },
      (error, stdout, stderr) => {
        const text = stderr.toString('utf8');
        const exitCode = error === null ? 0 : error.code;
        if (typeof exitCode === 'number') resolve({ exitCode, stdout, stderr: text });
        else
          reject(repoError('git_failed', 'git could not finish.', { cause: error, meta: { stderr: text } }));
      },
    );
    // git may end before it has read everything; its exit code tells the story.
    child.stdin?.on('error', () => {});
    child.stdin?.end(call.input);
  });
}

/** Runs git and expects success. */
export async function runGit(call: GitCall): Promise<Buffer> {
  const result = await tryGit(call);
  if (result.exitCode === 0) return result.stdout;
  throw gitFailure(call, result);
}

export function gitFailure(call: GitCall, result: GitResult): Error {
  const stderr = result.stderr.slice(0, 2000);
  const meta = { command: call.args[0], exitCode: result.exitCode, stderr };
  if (isDamage(stderr)) return repoError('damaged', 'The repository is damaged.', { meta });
  return repoError('git_failed', `git ${call.args[0] ?? ''} failed.`, { meta });
}

/** What git says when objects or refs on disk cannot be read. */
function isDamage(stderr: string): boolean {
  return /corrupt|missing (blob|tree|commit)|unable to read|bad object|is empty|inflate|packfile .* (cannot|does not)|not a git repository|broken ref|bad signature|could not parse|bad tree/i.test(
    stderr,
  );
}

export function startGit(
  gitDir: string,
  args: readonly string[],
): ChildProcessByStdio<Writable, Readable, null> {
  return spawn('git', [...args], {
    cwd: '/',
    env: gitEnvironment(gitDir),
    stdio: ['pipe', 'pipe', 'ignore'],
  });
}
