import { setTimeout as sleep } from 'node:timers/promises';
import { runOnce, watchStops } from './child.mjs';

/** @typedef {{ count: number, lastAt: string, cause: string }} Restarts what the program is told about earlier ends */

const LIMITS = {
  /** So many ends within the window are a fault that starting again does not mend. */
  most: 5,
  windowMs: 10 * 60_000,
  firstDelayMs: 500,
  maxDelayMs: 15_000,
};

/**
 * Runs a server and starts it again when it dies. Not after an end that somebody wanted, and not when it never became
 * ready: a wrong setting or a taken port does not mend itself.
 * @param {import('./child.mjs').Program} program
 * @param {Partial<typeof LIMITS>} [limits]
 * @returns {Promise<number>} the exit code
 */
export async function superviseToEnd(program, limits = {}) {
  const { most, windowMs, firstDelayMs, maxDelayMs } = { ...LIMITS, ...limits };
  const stop = watchStops();
  /** @type {number[]} */
  let deaths = [];
  let count = 0;
  let next = program;
  /** @type {number | undefined} */
  let port;
  try {
    for (;;) {
      const run = createRun();
      const { code, signal } = await runOnce(next, { stop: stop.signal, onMessage: run.onMessage });
      port = run.port() ?? port;
      if (stop.signal.aborted || code === 0 || run.isStopping() || port === undefined) return code;
      const cause = run.fault() ?? (signal ? `killed by ${signal}` : `exit code ${code}`);
      deaths = [...deaths, Date.now()].filter((at) => at > Date.now() - windowMs);
      if (deaths.length > most) {
        console.error(`The server ended again (${cause}). It is not started any more; the log says why.`);
        return code;
      }
      count += 1;
      const delayMs = Math.min(firstDelayMs * 2 ** (deaths.length - 1), maxDelayMs);
      console.error(`The server ended unexpectedly (${cause}). Starting it again in ${delayMs / 1000} s.`);
      await sleep(delayMs, undefined, { signal: stop.signal }).catch(() => undefined);
      if (stop.signal.aborted) return 0;
      /** @type {Restarts} */
      const restarts = { count, lastAt: new Date().toISOString(), cause };
      next = {
        ...program,
        env: { ...program.env, LOAM_RESTARTS: JSON.stringify(restarts) },
        // The address stays the same, also where any free port was asked for.
        args: [...program.args, '--port', String(port)],
      };
    }
  } finally {
    stop.close();
  }
}

/** What one run tells about itself. */
function createRun() {
  /** @type {number | undefined} */
  let port;
  let isStopping = false;
  /** @type {string | undefined} */
  let fault;
  return {
    port: () => port,
    isStopping: () => isStopping,
    fault: () => fault,
    /** @param {unknown} message */
    onMessage(message) {
      if (typeof message !== 'object' || message === null || !('kind' in message)) return;
      if (message.kind === 'ready' && 'port' in message) port = Number(message.port);
      if (message.kind === 'stopping') isStopping = true;
      if (message.kind === 'fault' && 'cause' in message) fault = String(message.cause);
    },
  };
}
