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

/** Names the call in both logs; functions of Supabase know the header by this name. */
const EXECUTION_HEADER = 'x-deno-execution-id';

const TOLD_BY_US = new Set([
  EXECUTION_HEADER,
  'x-forwarded-for',
  'x-forwarded-proto',
  'x-forwarded-host',
  'forwarded',
  'x-real-ip',
]);

/** As the function sees them. */
export function functionHeaders(
  request: ServiceRequest,
  { rawHeaders, executionId }: { readonly rawHeaders: readonly string[]; readonly executionId: string },
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
    [EXECUTION_HEADER, executionId],
  ];
}

interface Call {
  readonly request: ServiceRequest;
  readonly use: FunctionUse;
  readonly agent: Agent;
  readonly executionId: string;
  /** When nothing more will come of it. */
  onOver(): void;
}

/**
 * Passes a request to the process and its answer back, both as they come. Resolves with the head of the answer, or with
 * nothing where the process had gone before it heard a word: another one can be asked.
 */
export async function callFunction({
  request,
  use,
  agent,
  executionId,
  onOver,
}: Call): Promise<ServiceAnswer | undefined> {
  const chunked = hasBody(request) && request.headers['content-length'] === undefined;
  const outgoing = httpRequest({
    socketPath: use.socketPath,
    method: request.method,
    path: `${request.path}${request.search}`,
    headers: [
      ...functionHeaders(request, { rawHeaders: rawHeadersOf(request), executionId }),
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
  /** Nothing was sent, or what may be sent again. */
  let isRepeatable = true;
  outgoing.once('socket', (socket) => {
    const begin = () => {
      isRepeatable = outgoing.reusedSocket && isHarmlessTwice(request);
      if (hasBody(request)) request.body.pipe(outgoing);
      else outgoing.end();
    };
    if (socket.connecting) socket.once('connect', begin);
    else begin();
  });
  try {
    const answer = await promise;
    clearTimeout(late);
    if (answer !== 'late') return present(answer);
    outgoing.destroy();
    return faultAnswer('IDLE_TIMEOUT');
  } catch (error) {
    if (request.signal.aborted) throw error;
    if (!isRepeatable) return endedAnswer(use);
    await endOf(use, SOON_MS);
    return undefined;
  }
}

function isHarmlessTwice(request: ServiceRequest): boolean {
  return /^(?:GET|OPTIONS)$/.test(request.method) && !hasBody(request);
}

/** Our own script inside says so where the function threw. */
const FAULT_HEADER = 'x-loam-fault';

function present(answer: IncomingMessage): ServiceAnswer {
  const fault = answer.headers[FAULT_HEADER];
  const headers: Record<string, string | string[]> =
    typeof fault === 'string' ? { ...CORS_HEADERS, 'sb-error-code': fault } : {};
  for (const [name, value] of endToEndHeaders(answer)) {
    const key = name.toLowerCase();
    if (key === FAULT_HEADER) continue;
    const known = headers[key];
    headers[key] = known === undefined ? value : [known, value].flat();
  }
  return { status: answer.statusCode ?? 502, headers, body: answer };
}

const RESOURCES: ReadonlySet<string> = new Set(['memory', 'cpu', 'disk', 'time']);
const LAST_WORDS_MS = 2000;
/** A process that has ended is seen to have within this time. */
const SOON_MS = 300;

/** Its connection broke: most of all because its process has ended. */
async function endedAnswer(use: FunctionUse): Promise<ServiceAnswer> {
  const reason = await endOf(use, LAST_WORDS_MS);
  return faultAnswer(RESOURCES.has(reason) ? 'WORKER_RESOURCE_LIMIT' : 'WORKER_ERROR');
}

async function endOf({ ended }: FunctionUse, patienceMs: number): Promise<string> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve('unknown'), patienceMs);
  });
  const reason = await Promise.race([ended, late]);
  clearTimeout(timer);
  return reason;
}

/** As they came where the request came by a connection; put together again where it was made here. */
function rawHeadersOf({ body, headers }: ServiceRequest): readonly string[] {
  const raw: unknown = Reflect.get(body, 'rawHeaders');
  if (Array.isArray(raw)) return raw.map(String);
  return Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().flatMap((one) => [name, one]),
  );
}
