import { AsyncLocalStorage } from 'node:async_hooks';
import type { Connection, ConnectOptions, Deno as DenoFace } from './deno.ts';

/**
 * Runs before a function's own code, in its process: nothing here keeps anything from it. It finds what Supabase's
 * functions find, listens where it is told to, and says what it does in a form that can be read.
 */
declare const Deno: DenoFace;
declare function addEventListener(
  name: 'unhandledrejection',
  listen: (event: { readonly reason: unknown; preventDefault(): void }) => void,
): void;

const MARK = '\u0001loam ';
const LONGEST_TEXT = 10_000;
const encoder = new TextEncoder();
const settings = takeSettings();
/** Which call something is said in. */
const executions = new AsyncLocalStorage<string>();

interface Settings {
  readonly socket: string;
  readonly doors: string;
  readonly origin: string;
  readonly hasDatabase: boolean;
}

function takeSettings(): Settings {
  const take = (name: string) => {
    const value = Deno.env.get(name) ?? '';
    Deno.env.delete(name);
    return value;
  };
  return {
    socket: take('LOAM_SOCKET'),
    doors: take('LOAM_DOORS'),
    origin: take('LOAM_ORIGIN'),
    hasDatabase: Deno.env.get('SUPABASE_DB_URL') !== undefined,
  };
}

function tell(message: object): void {
  const bytes = encoder.encode(`${MARK}${JSON.stringify(message)}\n`);
  for (let sent = 0; sent < bytes.length;) sent += Deno.stdout.writeSync(bytes.subarray(sent));
}

function say(level: string, values: readonly unknown[]): void {
  const text = values
    .map((value) => (typeof value === 'string' ? value : Deno.inspect(value, { depth: 4 })))
    .join(' ')
    .slice(0, LONGEST_TEXT);
  const execution = executions.getStore();
  tell({ type: 'said', level, text, ...(execution !== undefined && { execution }) });
}

const LEVELS = { log: 'log', info: 'info', debug: 'debug', warn: 'warning', error: 'error' } as const;

function takeConsole(): void {
  for (const [name, level] of Object.entries(LEVELS)) {
    const value = (...values: readonly unknown[]) => say(level, values);
    Object.defineProperty(console, name, { value, configurable: true, writable: true });
  }
}

/** Work that goes on after the answer: whoever runs the function lets it. */
function addEdgeRuntime(): void {
  let running = 0;
  const count = (change: 1 | -1) => {
    running += change;
    tell({ type: 'background', count: running });
  };
  const waitUntil = (work: Promise<unknown>) => {
    count(1);
    Promise.resolve(work)
      .catch((error: unknown) => say('error', [error]))
      .finally(() => count(-1));
  };
  Object.defineProperty(globalThis, 'EdgeRuntime', { value: { waitUntil }, configurable: true });
}

type Handler = (request: Request, info: object) => Response | Promise<Response>;

/** `Deno.serve(handler)`, `Deno.serve(options, handler)` and `Deno.serve({ handler })`, all at the socket. */
function takeServing(): void {
  const serve = Deno.serve.bind(Deno);
  let isTaken = false;
  const redirected = (first: unknown, second: unknown) => {
    const options: object = typeof first === 'object' && first !== null ? first : {};
    const handler = [first, second, Reflect.get(options, 'handler')].find(isHandler);
    if (!handler || isTaken) return serve(options, handler ?? (() => new Response(null, { status: 500 })));
    isTaken = true;
    // Where it wants to be found is decided by whoever runs it.
    const kept = Object.entries(options).filter(
      ([name]) => !['hostname', 'port', 'handler', 'signal'].includes(name),
    );
    const own = { path: settings.socket, onListen: () => tell({ type: 'listening' }) };
    const all = { onError: failed, ...Object.fromEntries(kept), ...own };
    return serve(all, (request, info) => answer(handler, request, info));
  };
  Object.defineProperty(Deno, 'serve', { value: redirected, configurable: true, writable: true });
}

function isHandler(value: unknown): value is Handler {
  return typeof value === 'function';
}

/** A socket has no host: the address is put together again as the caller wrote it. */
function answer(handler: Handler, request: Request, info: object): Response | Promise<Response> {
  const { pathname, search } = new URL(request.url.replace(/^http\+unix:/, 'http:'));
  const url = `${settings.origin}${pathname}${search}`;
  const execution = request.headers.get('x-deno-execution-id') ?? '';
  if (request.headers.get('upgrade') !== null) {
    Object.defineProperty(request, 'url', { value: url });
    return executions.run(execution, () => handler(request, info));
  }
  return executions.run(execution, () => handler(new Request(url, request), info));
}

function failed(error: unknown): Response {
  say('error', [error]);
  return Response.json(
    { code: 'WORKER_ERROR', message: 'Function exited due to an error (please check logs)' },
    { status: 500, headers: { 'x-loam-fault': 'WORKER_ERROR' } },
  );
}

const RAW_TCP =
  'Functions reach the internet by fetch and WebSocket only: raw TCP connections are closed. Use the HTTP API of the service instead.';

/** Clients of Node's own modules and of the database find a port here; it leads to a socket of the platform. */
function openPorts(): void {
  const connect = Deno.connect.bind(Deno);
  const ports = new Set<number>();
  const open = (door: string): number => {
    const listener = Deno.listen({ hostname: '127.0.0.1', port: 0 });
    listener.unref();
    ports.add(listener.addr.port);
    const path = `${settings.doors}/${door}`;
    void (async () => {
      for await (const near of listener) {
        connect({ transport: 'unix', path }).then(
          (far) => join(near, far),
          () => near.close(),
        );
      }
    })();
    return listener.addr.port;
  };
  const proxy = `http://127.0.0.1:${open('proxy')}`;
  Deno.env.set('http_proxy', proxy);
  Deno.env.set('https_proxy', proxy);
  // Clients that ask the proxy themselves (axios) must not be led to it through itself.
  Deno.env.set('no_proxy', '127.0.0.1');
  if (settings.hasDatabase) {
    const url = new URL(Deno.env.get('SUPABASE_DB_URL') ?? '');
    url.hostname = '127.0.0.1';
    url.port = String(open('db'));
    Deno.env.set('SUPABASE_DB_URL', url.href);
  }
  const guarded = (name: 'connect' | 'connectTls') => {
    const own = Deno[name].bind(Deno);
    const value = (options: ConnectOptions) =>
      options.transport !== 'unix' && !ports.has(options.port ?? 0)
        ? Promise.reject(new Error(RAW_TCP))
        : own(options);
    Object.defineProperty(Deno, name, { value, configurable: true, writable: true });
  };
  guarded('connect');
  guarded('connectTls');
}

function join(near: Connection, far: Connection): void {
  near.readable.pipeTo(far.writable).catch(() => {});
  far.readable.pipeTo(near.writable).catch(() => {});
}

takeConsole();
addEdgeRuntime();
takeServing();
openPorts();

// One request that went wrong must not take the others with it.
addEventListener('unhandledrejection', (event) => {
  event.preventDefault();
  say('error', [event.reason]);
});
