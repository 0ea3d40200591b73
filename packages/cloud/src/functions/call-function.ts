import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { endToEndHeaders, hasBody } from '@loam/kernel';
import type { ServiceAnswer, ServiceRequest } from '../gateway/index.ts';
import { CORS_HEADERS, faultAnswer } from './answers.ts';
import { INVOKE_LIMITS } from './function-program.ts';
import type { FunctionUse } from './ports.ts';

/** One connection pool for all functions: a socket's path is one process of one function. */
export function createFunctionCaller(): { readonly agent: Agent; close(): void } {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 32, timeout: 20_000 });
  return { agent, close: () => agent.destroy() };
}

const TOLD_BY_US = new Set([
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'forwarded',
  'x-real-ip',
]);

/** As the function sees them. */
export function functionHeaders(
  request: ServiceRequest,
  rawHeaders: readonly string[],
): readonly (readonly [string, string])[] {
  const message = { headers: request.headers, rawHeaders: [...rawHeaders] };
  const { host, protocol } = new URL(request.origin);
  return [
    ...endToEndHeaders(message).filter(
      ([name]) => name.toLowerCase() !== 'host' && !TOLD_BY_US.has(name.toLowerCase()),
    ),
    ['host', host],
    ['x-forwarded-for', request.address],
    ['x-forwarded-proto', protocol.replace(':', '')],
  ];
}

interface Call {
  readonly request: ServiceRequest;
  readonly use: FunctionUse;
  readonly agent: Agent;
  /** When nothing more will come of it. */
  onOver(): void;
}

/** Passes a request to the process and its answer back, both as they come. Resolves with the head of the answer. */
export async function callFunction({ request, use, agent, onOver }: Call): Promise<ServiceAnswer> {
  const chunked = hasBody(request) && request.headers['content-length'] === undefined;
  const outgoing = httpRequest({
    socketPath: use.socketPath,
    method: request.method,
    path: `${request.path}${request.search}`,
    headers: [
      ...functionHeaders(request, rawHeadersOf(request)),
      ...(chunked ? [['transfer-encoding', 'chunked'] as const] : []),
    ].flat(),
    agent,
    setHost: false,
  });
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage | 'late'>();
  const late = setTimeout(() => resolve('late'), INVOKE_LIMITS.firstByteMs);
  const wall = setTimeout(() => outgoing.destroy(), INVOKE_LIMITS.wallMs);
  const cancel = () => outgoing.destroy();
  request.signal.addEventListener('abort', cancel, { once: true });
  outgoing.once('response', resolve);
  outgoing.on('error', reject);
  outgoing.once('close', () => {
    clearTimeout(wall);
    clearTimeout(late);
    request.signal.removeEventListener('abort', cancel);
    onOver();
    reject(new Error('The function said nothing.'));
  });
  if (hasBody(request)) request.body.pipe(outgoing);
  else outgoing.end();
  try {
    const answer = await promise;
    clearTimeout(late);
    if (answer !== 'late') return present(answer);
    outgoing.destroy();
    return faultAnswer('IDLE_TIMEOUT');
  } catch (error) {
    if (request.signal.aborted) throw error;
    return endedAnswer(use);
  }
}

function present(answer: IncomingMessage): ServiceAnswer {
  const isOurs = answer.headers['x-loam-fault'] !== undefined;
  const headers: Record<string, string | string[]> = isOurs ? { ...CORS_HEADERS } : {};
  for (const [name, value] of endToEndHeaders(answer)) {
    const key = name.toLowerCase();
    if (key === 'x-loam-fault') continue;
    const known = headers[key];
    headers[key] = known === undefined ? value : [known, value].flat();
  }
  return { status: answer.statusCode ?? 502, headers, body: answer };
}

const RESOURCES: ReadonlySet<string> = new Set(['memory', 'cpu', 'disk', 'time']);
const LAST_WORDS_MS = 2000;

/** Its connection broke: most of all because its process has ended. */
async function endedAnswer({ ended }: FunctionUse): Promise<ServiceAnswer> {
  let timer: NodeJS.Timeout | undefined;
  const reason = await Promise.race([
    ended,
    new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve('unknown'), LAST_WORDS_MS);
    }),
  ]);
  clearTimeout(timer);
  return faultAnswer(RESOURCES.has(reason) ? 'WORKER_RESOURCE_LIMIT' : 'WORKER_ERROR');
}

/** As they came where the request came by a connection; put together again where it was made here. */
function rawHeadersOf({ body, headers }: ServiceRequest): readonly string[] {
  const raw: unknown = Reflect.get(body, 'rawHeaders');
  if (Array.isArray(raw)) return raw.map(String);
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((one) => [name, one]),
  );
}
