import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const WATCH_MS = 300;
const GRACE_MS = 15_000;
/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a script under the pinned Node; it ends when we are told to stop or when whoever started us is gone.
 * @param {{ root: string, node: string, env: NodeJS.ProcessEnv, args: string[] }} options
 * @returns {Promise<number>} the exit code
 */
export async function runToEnd({ root, node, env, args }) {
  const watch = pathToFileURL(join(root, 'scripts', 'bootstrap', 'parent-watch.mjs')).href;
  const child = spawn(node, ['--import', watch, ...args], { cwd: root, env, stdio: 'inherit' });
  const parent = process.ppid;
  /** @type {NodeJS.Timeout | undefined} */
  let killTimer;
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    child.kill(signal);
    killTimer ??= setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  };
  for (const signal of SIGNALS) process.on(signal, stop);
  const watchTimer = setInterval(() => {
    if (process.ppid !== parent) stop('SIGTERM');
  }, WATCH_MS);
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? 'SIGTERM']));
    });
  } finally {
    clearInterval(watchTimer);
    clearTimeout(killTimer);
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}
