import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { relaySocket } from '@loam/kernel';
import type { ServiceAnswer, ServiceRequest } from '../gateway/index.ts';
import { faultAnswer, startFaultAnswer, type FunctionFault } from './answers.ts';
import { callFunction, functionHeaders } from './call-function.ts';
import type { FunctionsContext } from './context.ts';
import { INVOKE_LIMITS } from './function-program.ts';
import type { FunctionRecord } from './ports.ts';
import { startFunction } from './start-function.ts';

interface Call {
  readonly request: ServiceRequest;
  readonly record: FunctionRecord;
  readonly executionId: string;
  readonly beganAtMs: number;
}

export async function handleCall(context: FunctionsContext, request: ServiceRequest): Promise<ServiceAnswer> {
  const call = await beginCall(context, request);
  if (!call) return faultAnswer('NOT_FOUND');
  const fault = refusalOf(call);
  const answer = fault ? faultAnswer(fault) : await serve(context, call);
  const { status, body } = answer;
  if (typeof body === 'object' && 'once' in body) body.once('close', () => note(context, call, status));
  else note(context, call, status);
  return answer;
}

async function beginCall({ store }: FunctionsContext, request: ServiceRequest): Promise<Call | undefined> {
  const beganAtMs = performance.now();
  const slug = /^\/([^/?]+)/.exec(request.path)?.[1] ?? '';
  const record = slug === '' ? undefined : await store.find(request.ref, slug);
  return record && { request, record, executionId: randomUUID(), beganAtMs };
}

function note(
  { calls }: FunctionsContext,
  { request, record, executionId, beganAtMs }: Call,
  status: number,
): void {
  calls.note({
    ref: request.ref,
    slug: record.slug,
    functionId: record.id,
    version: record.version,
    executionId,
    method: request.method,
    path: request.path,
    search: request.search,
    status,
    durationMs: performance.now() - beganAtMs,
  });
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

function refusalOf({ request, record }: Call): FunctionFault | undefined {
  if (!METHODS.has(request.method)) return 'METHOD_NOT_ALLOWED';
  // A page's question whether it may ask holds no token.
  if (!record.verifyJwt || request.method === 'OPTIONS' || request.caller.kind === 'accepted') {
    return undefined;
  }
  const isMissing = request.headers.authorization === undefined;
  return isMissing ? 'UNAUTHORIZED_NO_AUTH_HEADER' : 'UNAUTHORIZED_INVALID_JWT';
}

/** Where nobody heard a word: on a busy machine a process that was ended is seen to have only after a while. */
const MAX_ATTEMPTS = 10;

async function serve(context: FunctionsContext, call: Call): Promise<ServiceAnswer> {
  const { request, record, executionId } = call;
  try {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const use = await startFunction(context, request.ref, record);
      const onOver = () => use.done();
      const answer = await callFunction({ request, use, agent: context.agent, executionId, onOver });
      if (answer) return answer;
    }
    return faultAnswer('WORKER_ERROR');
  } catch (error) {
    const told = startFaultAnswer(error);
    if (!told) throw error;
    return told;
  }
}

interface Opening {
  readonly request: ServiceRequest;
  readonly incoming: IncomingMessage;
  readonly socket: Duplex;
}

export async function upgradeCall(context: FunctionsContext, opening: Opening): Promise<void> {
  const { request, incoming, socket } = opening;
  const call = await beginCall(context, request);
  const refuse = ({ status }: ServiceAnswer) => {
    if (call) note(context, call, status);
    socket.end(`HTTP/1.1 ${status} \r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  };
  if (!call) return refuse(faultAnswer('NOT_FOUND'));
  const fault = refusalOf(call);
  if (fault) return refuse(faultAnswer(fault));
  const { record, executionId } = call;
  try {
    const use = await startFunction(context, request.ref, record);
    socket.once('close', () => use.done());
    if (socket.destroyed) return use.done();
    // The function's address begins with its name; the service's prefix is not of it.
    incoming.url = `${request.path}${request.search}`;
    const cut = relaySocket(incoming, socket, {
      to: { socketPath: use.socketPath },
      headers: functionHeaders(request, { rawHeaders: incoming.rawHeaders, executionId }),
      limits: { connectMs: 5000, firstByteMs: INVOKE_LIMITS.firstByteMs, idleMs: INVOKE_LIMITS.firstByteMs },
      logger: context.logger,
      fields: { ref: request.ref, function: record.slug },
      choose: (answer) => answer.headers,
    });
    // A place on the machine is not held for ever by whoever stays on the line.
    const wall = setTimeout(cut, INVOKE_LIMITS.wallMs);
    socket.once('close', () => {
      clearTimeout(wall);
      note(context, call, 101);
    });
  } catch (error) {
    const told = startFaultAnswer(error);
    if (!told) throw error;
    refuse(told);
  }
}
