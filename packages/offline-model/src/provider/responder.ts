import { Worker } from 'node:worker_threads';
import { bareRequest, type Reply, type RespondInput } from '../reply.ts';
import { offlineError } from './errors.ts';

/** Works out replies somewhere else than on the caller's thread. */
export interface Responder {
  /** Starts what will be needed in a moment. */
  prepare(): void;
  /** Answers a request of its own; settles when that is over, however it ended. */
  warmUp(): Promise<void>;
  respond(input: RespondInput, signal?: AbortSignal): Promise<Reply>;
  close(): Promise<void>;
}

export interface ResponderOptions {
  /** The file that answers; the one of this package when absent. */
  readonly file?: URL;
  /** A reply that takes longer is given up, and the thread with it. */
  readonly limitMs?: number;
}

/** What the thread is sent and what it sends back. */
export interface Question {
  readonly id: number;
  readonly input: RespondInput;
}

export type Answer =
  | { readonly id: number; readonly reply: Reply }
  | { readonly id: number; readonly problem: string };

interface Waiting {
  settle(answer: Answer): void;
  fail(error: Error): void;
}

interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

const LIMIT_MS = 60_000;

/** Comes by most of what any first request needs. */
const ANY_REQUEST = bareRequest(
  'A site for my bakery with a menu, opening hours, a contact form and pre-orders with accounts',
);

/** One thread for all, begun with the first request; it keeps no process alive that has nothing else to do. */
export function createResponder({
  file = workerFile(),
  limitMs = LIMIT_MS,
}: ResponderOptions = {}): Responder {
  let thread: Thread | undefined;
  let nextId = 1;

  const opened = (): Thread => {
    if (thread) return thread;
    const begun = openThread(file, () => {
      if (thread === begun) thread = undefined;
    });
    thread = begun;
    return begun;
  };

  const responder: Responder = {
    prepare() {
      opened();
    },
    async warmUp() {
      await responder.respond(ANY_REQUEST).catch(() => undefined);
    },
    respond(input, signal) {
      if (signal?.aborted) return Promise.reject(asError(signal.reason));
      const { worker, waiting } = opened();
      const id = nextId;
      nextId += 1;
      return new Promise<Reply>((resolve, reject) => {
        const done = (): void => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', onAbort);
          waiting.delete(id);
          if (waiting.size === 0) worker.unref();
        };
        const fail = (error: Error): void => {
          done();
          reject(error);
        };
        // The thread goes on and its answer is dropped: ending it would take the replies of others with it.
        const onAbort = (): void => fail(asError(signal?.reason));
        const timer = setTimeout(() => {
          fail(offlineError('too_slow', `No reply was found within ${limitMs} ms.`));
          void worker.terminate();
        }, limitMs);
        signal?.addEventListener('abort', onAbort, { once: true });
        waiting.set(id, {
          fail,
          settle(answer) {
            if ('problem' in answer) return fail(offlineError('not_answered', answer.problem));
            done();
            resolve(answer.reply);
          },
        });
        worker.ref();
        worker.postMessage({ id, input } satisfies Question);
      });
    },
    async close() {
      await thread?.worker.terminate();
    },
  };
  return responder;
}

function openThread(file: URL, onEnd: () => void): Thread {
  const worker = new Worker(file);
  const waiting = new Map<number, Waiting>();
  const end = (cause: unknown): void => {
    onEnd();
    const error = offlineError('not_answered', 'The thread that works out replies has ended.', { cause });
    for (const one of waiting.values()) one.fail(error);
  };
  worker.unref();
  worker.on('message', (answer: Answer) => waiting.get(answer.id)?.settle(answer));
  worker.on('error', end);
  worker.on('exit', end);
  return { worker, waiting };
}

/** Beside this file in the sources, beside the server's own file in the product. */
function workerFile(): URL {
  return import.meta.url.endsWith('.ts')
    ? new URL('./respond.worker.ts', import.meta.url)
    : new URL('./offline-model.worker.js', import.meta.url);
}

const asError = (reason: unknown): Error => (reason instanceof Error ? reason : new Error(String(reason)));
