import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const WATCH_MS = 300;
const GRACE_MS = 15_000;
/** @type {NodeJS.Signals[]} */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * @typedef {{ root: string, node: string, env: NodeJS.ProcessEnv, args: string[] }} Program
 * @typedef {{ code: number, signal: NodeJS.Signals | null }} End
 */

/**
 * Runs a script under the pinned Node; it ends when we are told to stop or when whoever started us is gone.
 * @param {Program} program
 * @returns {Promise<number>} the exit code
 */
export async function runToEnd(program) {
  const stop = watchStops();
  try {
    return (await runOnce(program, { stop: stop.signal })).code;
  } finally {
    stop.close();
  }
}

/** Aborted, with the name of the signal as its reason, when this process is to end. */
export function watchStops() {
  const stop = new AbortController();
  const parent = process.ppid;
  /** @param {NodeJS.Signals} signal */
  const onSignal = (signal) => stop.abort(signal);
  for (const signal of SIGNALS) process.on(signal, onSignal);
  const timer = setInterval(() => {
    if (process.ppid !== parent) stop.abort('SIGTERM');
  }, WATCH_MS);
  return {
    signal: stop.signal,
    close() {
      clearInterval(timer);
      for (const signal of SIGNALS) process.off(signal, onSignal);
    },
  };
}

/**
 * @param {Program} program
 * @param {{ stop: AbortSignal, onMessage?: (message: unknown) => void }} options
 * @returns {Promise<End>}
 */
export async function runOnce({ root, node, env, args }, { stop, onMessage }) {
  const watch = pathToFileURL(join(root, 'scripts', 'bootstrap', 'parent-watch.mjs')).href;
  const child = spawn(node, ['--import', watch, ...args], {
    cwd: root,
    env,
    stdio: onMessage ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
  });
  if (onMessage) child.on('message', onMessage);
  /** @type {NodeJS.Timeout | undefined} */
  let killTimer;
  const end = () => {
    child.kill(stop.reason);
    killTimer = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
  };
  if (stop.aborted) end();
  else stop.addEventListener('abort', end, { once: true });
  try {
    return await new Promise((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', (code, signal) =>
        resolve({ code: code ?? 128 + constants.signals[signal ?? 'SIGTERM'], signal }),
      );
    });
  } finally {
    clearTimeout(killTimer);
    stop.removeEventListener('abort', end);
  }
}
