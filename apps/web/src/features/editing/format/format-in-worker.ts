import { z } from 'zod';

const Answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('formatted'), text: z.string() }),
  z.object({ kind: z.literal('failed'), message: z.string() }),
]);
export type FormatAnswer = z.infer<typeof Answer>;

/** A file that takes longer is given up. */
const timeLimitMs = 30_000;

/** Off the main thread, so that a large file does not stop the typing. */
export function formatInWorker(path: string, text: string): Promise<FormatAnswer> {
  const worker = new Worker(new URL('./format.worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve } = Promise.withResolvers<FormatAnswer>();
  const timer = setTimeout(() => resolve({ kind: 'failed', message: '' }), timeLimitMs);
  worker.addEventListener('message', ({ data }) => resolve(Answer.parse(data)));
  worker.addEventListener('error', () => resolve({ kind: 'failed', message: '' }));
  worker.postMessage({ path, text });
  return promise.finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
}
