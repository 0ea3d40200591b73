import { request } from 'node:http';

/** The status of a GET over a unix socket; undefined when nothing answers in time. */
export function probe(
  socketPath: string,
  path: string,
  options: { readonly timeoutMs: number; readonly signal?: AbortSignal },
): Promise<number | undefined> {
  return new Promise((resolve) => {
    const outgoing = request(
      { socketPath, path, headers: { host: 'localhost', accept: 'text/html' }, timeout: options.timeoutMs },
      (answer) => {
        answer.resume();
        answer.on('error', () => resolve(undefined));
        answer.on('end', () => resolve(answer.statusCode));
      },
    );
    const stop = () => void outgoing.destroy();
    options.signal?.addEventListener('abort', stop, { once: true });
    outgoing.on('timeout', stop);
    outgoing.on('error', () => resolve(undefined));
    outgoing.on('close', () => {
      options.signal?.removeEventListener('abort', stop);
      resolve(undefined);
    });
    outgoing.end();
  });
}
