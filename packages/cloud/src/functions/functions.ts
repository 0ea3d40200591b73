import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { AppError, relaySocket, type Clock, type Logger } from '@loam/kernel';
import type { CloudService, ServiceAnswer, ServiceRequest } from '../gateway/index.ts';
import { faultAnswer, startFaultAnswer } from './answers.ts';
import { callFunction, createFunctionCaller, functionHeaders } from './call-function.ts';
import {
  deployFunction,
  layOutSources,
  readSources,
  resolveModules,
  type DeployDeps,
  type DeployInput,
} from './deploy.ts';
import { functionError } from './errors.ts';
import { ownScriptsDir } from './function-files.ts';
import { functionProgram, INVOKE_LIMITS, programName, type ProgramPlace } from './function-program.ts';
import type { SourceFile } from './import-map.ts';
import { createLogLines } from './log-lines.ts';
import type {
  FunctionBlobs,
  FunctionCalls,
  FunctionLog,
  FunctionPaths,
  FunctionProgram,
  FunctionPrograms,
  FunctionProjects,
  FunctionRecord,
  FunctionSecrets,
  FunctionStore,
  FunctionUse,
} from './ports.ts';

export interface FunctionsOptions {
  readonly store: FunctionStore;
  readonly blobs: FunctionBlobs;
  readonly secrets: FunctionSecrets;
  readonly projects: FunctionProjects;
  readonly programs: FunctionPrograms;
  readonly paths: FunctionPaths;
  readonly log: FunctionLog;
  readonly calls: FunctionCalls;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Deno, where programs can reach it; functions are off without one. */
  readonly deno: string | undefined;
  /** Our scripts; needed when this package was bundled. */
  readonly scriptsDir?: string | undefined;
}

/** A project's functions, and the service that calls them. */
export interface Functions {
  /** Whether functions can run here, and why not. */
  status(): FunctionsStatus;
  deploy(ref: string, input: DeployInput): Promise<FunctionRecord>;
  list(ref: string): Promise<readonly FunctionRecord[]>;
  get(ref: string, slug: string): Promise<FunctionRecord | undefined>;
  /** Paths below the folder of all functions. */
  files(ref: string, slug: string): Promise<readonly SourceFile[]>;
  update(
    ref: string,
    slug: string,
    change: { readonly name?: string | undefined; readonly verifyJwt?: boolean | undefined },
  ): Promise<FunctionRecord>;
  remove(ref: string, slug: string): Promise<void>;
  readonly service: CloudService;
  close(): void;
}

export type FunctionsStatus =
  | { readonly kind: 'on' }
  /** They run although nothing holds them: the operator said so. */
  | { readonly kind: 'unheld'; readonly reason: string }
  | { readonly kind: 'off'; readonly reason: string };

interface Context extends FunctionsOptions {
  readonly deploying: DeployDeps;
  readonly agent: ReturnType<typeof createFunctionCaller>['agent'];
  readonly scriptsDir: string;
  /** Modules that are being fetched again, by what they are for. */
  readonly resolving: Map<string, Promise<void>>;
}

export function createFunctions(options: FunctionsOptions): Functions {
  const caller = createFunctionCaller();
  const scriptsDir = options.scriptsDir ?? ownScriptsDir();
  const place = () => placeOf(options);
  const deploying = { ...options, scriptsDir, place };
  const context: Context = { ...options, deploying, agent: caller.agent, scriptsDir, resolving: new Map() };
  const { store, blobs, programs } = options;
  return {
    status: () => statusOf(options),
    deploy: (ref, input) => deployFunction(deploying, ref, input),
    list: (ref) => store.list(ref),
    get: (ref, slug) => store.find(ref, slug),
    files: async (ref, slug) => (await readSources(blobs, await known(store, ref, slug))).files,
    async update(ref, slug, change) {
      const { id: _id, version: _version, createdAtMs: _at, ...before } = await known(store, ref, slug);
      const { name = before.name, verifyJwt = before.verifyJwt } = change;
      return store.save(ref, { ...before, name, verifyJwt, updatedAtMs: options.clock.now().getTime() });
    },
    async remove(ref, slug) {
      const removed = await store.remove(ref, slug);
      if (!removed) throw functionError('function_not_found', `There is no function ${slug}.`);
      await programs.end(programName(ref, slug));
      await blobs.remove(removed.filesKey);
    },
    service: {
      maxRequestBytes: INVOKE_LIMITS.requestBytes,
      timeoutMs: INVOKE_LIMITS.wallMs,
      // Each function says itself whether it wants a token.
      isOpen: () => true,
      answersPreflights: true,
      handle: (request) => handle(context, request),
      upgrade: (request, incoming, socket) => upgrade(context, { request, incoming, socket }),
    },
    close: () => caller.close(),
  };
}

async function known(store: FunctionStore, ref: string, slug: string): Promise<FunctionRecord> {
  const found = await store.find(ref, slug);
  if (!found) throw functionError('function_not_found', `There is no function ${slug}.`);
  return found;
}

function statusOf({ programs, deno }: FunctionsOptions): FunctionsStatus {
  if (deno === undefined) return { kind: 'off', reason: 'There is no Deno for this machine.' };
  const network = programs.network();
  switch (network.kind) {
    case 'held':
      return { kind: 'on' };
    case 'accepted':
      return { kind: 'unheld', reason: network.reason };
    case 'off':
      return { kind: 'off', reason: network.reason };
  }
}

function placeOf(options: FunctionsOptions): ProgramPlace {
  const status = statusOf(options);
  if (status.kind === 'off' || options.deno === undefined) {
    const reason = status.kind === 'off' ? status.reason : '';
    throw functionError('functions_unavailable', `Functions are off. ${reason}`);
  }
  return { paths: options.paths, deno: options.deno, isUnheld: status.kind === 'unheld' };
}

async function handle(context: Context, request: ServiceRequest): Promise<ServiceAnswer> {
  const beganAtMs = performance.now();
  const found = await findCalled(context, request);
  if ('status' in found) return found;
  const { record } = found;
  const answer = await serve(context, request, record);
  context.calls.note({
    ref: request.ref,
    slug: record.slug,
    functionId: record.id,
    version: record.version,
    method: request.method,
    path: request.path,
    status: answer.status,
    durationMs: performance.now() - beganAtMs,
  });
  return answer;
}

const METHODS: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

async function findCalled(
  { store }: Context,
  request: ServiceRequest,
): Promise<ServiceAnswer | { readonly record: FunctionRecord }> {
  const slug = /^\/([^/?]+)/.exec(request.path)?.[1] ?? '';
  const record = slug === '' ? undefined : await store.find(request.ref, slug);
  if (!record) return faultAnswer('NOT_FOUND');
  if (!METHODS.has(request.method)) return faultAnswer('METHOD_NOT_ALLOWED');
  // A page's question whether it may ask holds no token.
  const isAllowed = !record.verifyJwt || request.method === 'OPTIONS' || request.caller.kind === 'accepted';
  if (isAllowed) return { record };
  const isMissing = request.headers.authorization === undefined;
  return faultAnswer(isMissing ? 'UNAUTHORIZED_NO_AUTH_HEADER' : 'UNAUTHORIZED_INVALID_JWT');
}

async function serve(
  context: Context,
  request: ServiceRequest,
  record: FunctionRecord,
): Promise<ServiceAnswer> {
  try {
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const use = await start(context, request.ref, record);
      const call = { request, use, agent: context.agent, onOver: () => use.done() };
      const answer = await callFunction(call);
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

async function upgrade(context: Context, { request, incoming, socket }: Opening): Promise<void> {
  const found = await findCalled(context, request);
  const refuse = ({ status }: ServiceAnswer) =>
    void socket.end(`HTTP/1.1 ${status} \r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  if ('status' in found) return refuse(found);
  const { record } = found;
  try {
    const use = await start(context, request.ref, record);
    socket.once('close', () => use.done());
    if (socket.destroyed) return use.done();
    // The function's address begins with its name; the service's prefix is not of it.
    incoming.url = `${request.path}${request.search}`;
    const cut = relaySocket(incoming, socket, {
      to: { socketPath: use.socketPath },
      headers: functionHeaders(request, incoming.rawHeaders),
      limits: { connectMs: 5000, firstByteMs: INVOKE_LIMITS.firstByteMs, idleMs: INVOKE_LIMITS.firstByteMs },
      logger: context.logger,
      fields: { ref: request.ref, function: record.slug },
      choose: (answer) => answer.headers,
    });
    // A place on the machine is not held for ever by whoever stays on the line.
    const wall = setTimeout(cut, INVOKE_LIMITS.wallMs);
    socket.once('close', () => clearTimeout(wall));
  } catch (error) {
    const told = startFaultAnswer(error);
    if (!told) throw error;
    refuse(told);
  }
}

/** Brings it up; where its modules are not on this machine (another one took the deployment) they are fetched first. */
async function start(context: Context, ref: string, record: FunctionRecord): Promise<FunctionUse> {
  const program = await programFor(context, ref, record);
  try {
    return await context.programs.use(program);
  } catch (error) {
    if (!isUncached(error)) {
      if (error instanceof AppError) logFailure(context, { ref, record, reason: error.detail });
      throw error;
    }
    await resolveAgain(context, record);
    return context.programs.tryOut(program);
  }
}

async function programFor(context: Context, ref: string, record: FunctionRecord): Promise<FunctionProgram> {
  const { projects, secrets, blobs, scriptsDir, log } = context;
  const [project, values] = await Promise.all([projects.find(ref), secrets.read(ref)]);
  if (!project) throw functionError('function_not_found', 'There is no such project.');
  const origin = { ref, slug: record.slug, functionId: record.id, version: record.version };
  return functionProgram(placeOf(context), {
    ref,
    record,
    project,
    secrets: values,
    onLine: createLogLines((event) => log.write({ ...origin, ...event })),
    layOut: async (folder) => layOutSources(folder, await readSources(blobs, record), scriptsDir),
  });
}

/** What Deno says when it may not fetch. */
const UNCACHED = /--cached-only|not found in cache|npm package not found|not cached/i;

function isUncached(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  const { log } = error.meta;
  return Array.isArray(log) && log.some((line) => UNCACHED.test(String(line)));
}

async function resolveAgain(context: Context, record: FunctionRecord): Promise<void> {
  const { resolving, blobs, deploying } = context;
  const running =
    resolving.get(record.hash) ??
    readSources(blobs, record)
      .then((sources) => resolveModules(deploying, sources))
      .finally(() => resolving.delete(record.hash));
  resolving.set(record.hash, running);
  await running;
}

function logFailure(
  { log, clock }: Context,
  { ref, record, reason }: { readonly ref: string; readonly record: FunctionRecord; readonly reason: string },
): void {
  log.write({
    ref,
    slug: record.slug,
    functionId: record.id,
    version: record.version,
    atMs: clock.now().getTime(),
    level: 'error',
    kind: 'BootFailure',
    message: reason,
  });
}
