import { createServer, type IncomingMessage, type RequestListener, Server as HttpServer } from 'node:http';
import { Server as NetServer } from 'node:net';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { describeError } from './describe-error.ts';
import { answerByFetch, type FetchHandler } from './fetch-listener.ts';
import { tell } from './messages.ts';

/**
 * Runs the built server of a site. Arguments: its entry and the socket to listen on.
 * Each line on standard input asks whether it is still there.
 */
const [entry = '', socketPath = ''] = process.argv.slice(2);

/** Longer than whoever asks keeps a connection that nobody uses: who closes first decides whose request is lost. */
const KEEP_ALIVE_MS = 75_000;

async function main(): Promise<void> {
  createInterface({ input: process.stdin }).on('line', () => tell({ type: 'alive' }));
  const isListening = takeOverListening();
  const program: unknown = await import(pathToFileURL(entry).href);
  if (isListening()) return;
  const listener = listenerOf(program);
  // A server that listens by itself may do so a moment after it was loaded.
  if (listener) createServer(listener).listen(socketPath);
}

/** Whatever port the program wants to be found at: its first server is found at the socket, and nowhere else. */
function takeOverListening(): () => boolean {
  let isTaken = false;
  const { listen } = NetServer.prototype;
  const redirected = function (this: NetServer, ...args: unknown[]): NetServer {
    const isFirst = !isTaken && this instanceof HttpServer;
    if (isFirst) {
      isTaken = true;
      this.keepAliveTimeout = KEEP_ALIVE_MS;
      this.once('listening', () => tell({ type: 'listening' }));
      this.prependListener('request', markSecure);
    }
    const told = args.filter((argument) => typeof argument === 'function');
    Reflect.apply(listen, this, isFirst ? [socketPath, ...told] : args);
    return this;
  };
  Object.assign(NetServer.prototype, { listen: redirected });
  return () => isTaken;
}

/** Who visits by https is told so by the one proxy that can reach the socket; programs look for it on the connection. */
function markSecure({ headers, socket }: IncomingMessage): void {
  const isSecure = headers['x-forwarded-proto'] === 'https';
  Object.defineProperty(socket, 'encrypted', { value: isSecure, configurable: true });
}

/** What the framework exports: `{ fetch }` or such a function as its default, or a listener for Node's own server. */
function listenerOf(program: unknown): RequestListener | undefined {
  const named = new Map<string, unknown>(isObject(program) ? Object.entries(program) : []);
  const main = named.get('default');
  const fetcher: unknown = isObject(main) ? Reflect.get(main, 'fetch') : undefined;
  if (isFetch(fetcher)) return answerByFetch((...given) => fetcher.apply(main, given));
  for (const name of ['middleware', 'listener', 'handler']) {
    const listener = named.get(name);
    if (isListener(listener)) return listener;
  }
  return isFetch(main) ? answerByFetch(main) : undefined;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

function isFetch(value: unknown): value is FetchHandler {
  return typeof value === 'function';
}

function isListener(value: unknown): value is RequestListener {
  return typeof value === 'function';
}

// One visitor's page that went wrong must not take the others with it.
process.on('unhandledRejection', (error) => process.stderr.write(`${inspect(error)}\n`));
process.on('uncaughtException', fail);
main().catch(fail);

function fail(error: unknown): void {
  tell({ type: 'fatal', ...describeError(error) });
  process.stderr.write(`${inspect(error)}\n`);
  process.exit(1);
}
