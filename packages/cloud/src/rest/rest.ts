import { errorMessage, systemClock, type Clock, type Logger } from '@loam/kernel';
import { createLanes, runAs, type Lanes, type Session } from '../postgres/batch/index.ts';
import { causeOf, isPoolExhausted, machineFault } from '../postgres/errors.ts';
import { planCallWork, planMutationWork, planReadWork, type Work } from './actions.ts';
import { checkDescribable, describeApi } from './describe-api.ts';
import { answerDatabaseError, toDatabaseError } from './errors/database-error.ts';
import { answerRestError, renderError } from './errors/render-error.ts';
import { RestError } from './errors/rest-error.ts';
import { prefersZone } from './parse/preferences.ts';
import {
  headerOf,
  parseRequest,
  type ApiRequest,
  type RawRequest,
  type RequestHeaders,
} from './parse/request.ts';
import type { RestDatabases } from './ports.ts';
import { chooseCall } from './plan/call-plan.ts';
import { findTable } from './plan/read-plan.ts';
import { findKnownRead } from './known-reads.ts';
import { readBody } from './read-body.ts';
import { respondToOptions, respondToRoutineOptions, respondToTableOptions } from './respond/respond.ts';
import { readResultRow, type RestResponse } from './respond/types.ts';
import { createSchemaCaches } from './schema/schema-caches.ts';
import { standardDefaults, type RestDefaults } from './schema/settings.ts';
import { createTimeZones } from './schema/time-zones.ts';
import type { SchemaCache } from './schema/types.ts';
import { sessionOf } from './session.ts';
import { quietLogger } from '../quiet-logger.ts';

export interface RestRequest {
  readonly ref: string;
  readonly method: string;
  /** Beneath the service's root: `/`, `/todos`, `/rpc/name`. */
  readonly path: string;
  /** Without its question mark. */
  readonly query: string;
  /** Names in lower case, as Node gives them. */
  readonly headers: RequestHeaders;
  readonly body?: AsyncIterable<Uint8Array> | Uint8Array | undefined;
  /** Whom the verified token names; `anon` where there is none. */
  readonly role: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

export interface RestOptions {
  readonly databases: RestDatabases;
  readonly logger: Logger;
  readonly clock?: Clock;
  readonly defaults?: Partial<RestDefaults>;
  readonly maxBodyBytes?: number;
  readonly idleMs?: number;
  readonly maxAgeMs?: number;
}

export interface Rest {
  /** Answers a request. Never throws: what goes wrong is an answer too. */
  handle(request: RestRequest): Promise<RestResponse>;
  /** Reads the schema of a database again; resolves when requests see it. */
  reload(ref: string): Promise<void>;
  /** Closes what is held of a database, for instance before it is dropped or copied. */
  release(ref: string): Promise<void>;
  close(): Promise<void>;
}

const standardLimits = {
  maxBodyBytes: 50 * 1024 * 1024,
  idleMs: 5 * 60_000,
  maxAgeMs: 5 * 60_000,
  /** A name that is not known makes the schema be read again, but not more often than this. */
  minReloadMs: 10_000,
};

/** PostgREST's protocol for the databases of projects, whatever carries the requests. */
export function createRest(options: RestOptions): Rest {
  const { databases, clock = systemClock } = options;
  const logger = quietLogger(options.logger, clock);
  const caches = createSchemaCaches({
    databases,
    logger,
    clock,
    defaults: { ...standardDefaults, ...options.defaults },
    idleMs: options.idleMs ?? standardLimits.idleMs,
    maxAgeMs: options.maxAgeMs ?? standardLimits.maxAgeMs,
  });
  const timeZones = createTimeZones(databases);
  const place: Place = { databases, lanes: createLanes(databases) };
  const maxBodyBytes = options.maxBodyBytes ?? standardLimits.maxBodyBytes;

  const answer = async (request: RestRequest): Promise<RestResponse> => {
    const cache = await caches.get(request.ref).catch((cause: unknown) => {
      const usual = 'Could not query the database for the schema cache. Retrying.';
      throw new RestError('PGRST002', machineFault(cause) ?? usual, { cause });
    });
    const body = await readBody(request.body, maxBodyBytes);
    const prefer = headerOf(request.headers, 'prefer');
    const zones = prefersZone(prefer) ? await timeZones.of(request.ref, request.role) : noZones;
    const raw: RawRequest = { ...request, body, zones };
    try {
      return await perform(place, { request, raw, cache });
    } catch (error) {
      if (!isUnknownName(error)) throw error;
      // A database without our triggers does not tell what changed; then this is how we learn of it.
      const fresh = await caches.getNewerThan(request.ref, cache, standardLimits.minReloadMs);
      if (fresh === cache) throw error;
      return await perform(place, { request, raw, cache: fresh });
    }
  };

  return {
    handle: async (request) => {
      try {
        return await answer(request);
      } catch (error) {
        return renderError(answerTo(error, request, logger));
      }
    },
    reload: (ref) => caches.reload(ref),
    release: (ref) => {
      place.lanes.release(ref);
      timeZones.release(ref);
      return caches.release(ref);
    },
    close: () => caches.close(),
  };
}

const noZones: ReadonlySet<string> = new Set();
const unknownNameCodes: ReadonlySet<string> = new Set(['PGRST200', 'PGRST202', 'PGRST204', 'PGRST205']);

function isUnknownName(error: unknown): boolean {
  return error instanceof RestError && unknownNameCodes.has(error.code);
}

function answerTo(error: unknown, request: RestRequest, logger: Logger) {
  if (error instanceof RestError) {
    if (error.status >= 500)
      logger.warn({ ref: request.ref, error: errorMessage(error.cause ?? error) }, 'rest: no answer');
    return answerRestError(error);
  }
  const refused = toDatabaseError(error);
  const fault = machineFault(error);
  if (refused !== undefined && fault === undefined)
    return answerDatabaseError(refused, request.role === 'anon');
  logger.error(
    { ref: request.ref, error: errorMessage(causeOf(error) ?? error) },
    'rest: the database could not be asked',
  );
  if (refused !== undefined && fault !== undefined)
    return answerDatabaseError({ code: refused.code, message: fault, detail: null, hint: null }, false);
  return answerRestError(
    isPoolExhausted(error) || isPoolExhausted(causeOf(error))
      ? new RestError('PGRST003', 'Timed out acquiring connection from connection pool.')
      : new RestError('PGRST001', fault ?? 'Database client error. Retrying the connection.'),
  );
}

interface Place {
  readonly databases: RestDatabases;
  readonly lanes: Lanes;
}

interface Performance {
  readonly request: RestRequest;
  readonly raw: RawRequest;
  readonly cache: SchemaCache;
}

async function perform(
  { databases, lanes }: Place,
  { request, raw, cache }: Performance,
): Promise<RestResponse> {
  const known = findKnownRead(cache, raw);
  if (known !== undefined) {
    const { api, work } = known;
    const session = sessionOf(cache, api, request);
    return await runWork({ databases, lanes }, { ref: request.ref, cache, api, work, session });
  }
  const api = parseRequest(raw, cache.settings);
  const session = sessionOf(cache, api, request);
  const { action } = api;
  if (action.kind === 'root-options') return respondToOptions('OPTIONS,GET,HEAD');
  if (action.kind === 'table-options') {
    return respondToTableOptions(findTable(cache, { schema: api.schema, name: action.table }));
  }
  if (action.kind === 'routine-options')
    return respondToRoutineOptions(routineOf(cache, api, action.routine));
  if (action.kind === 'describe') {
    checkDescribable(api);
    return await describeApi(await databases.acquire(request.ref), { cache, api, session });
  }
  const work = planWork(cache, api);
  return await runWork({ databases, lanes }, { ref: request.ref, cache, api, work, session });
}

function routineOf(cache: SchemaCache, api: ApiRequest, name: string) {
  const { params, contentType, schema } = api;
  return chooseCall(cache, { schema, name, isPost: false, contentType, params, payload: undefined }).routine;
}

function planWork(cache: SchemaCache, api: ApiRequest): Work {
  const { kind } = api.action;
  if (kind === 'read') return planReadWork(cache, api);
  if (kind === 'call') return planCallWork(cache, api);
  if (kind === 'insert' || kind === 'update' || kind === 'delete' || kind === 'put') {
    return planMutationWork(cache, api, kind);
  }
  throw new TypeError(`${kind} asks nothing of a table`);
}

interface RunningWork {
  readonly ref: string;
  readonly cache: SchemaCache;
  readonly api: ApiRequest;
  readonly work: Work;
  readonly session: Session;
}

async function runWork({ databases, lanes }: Place, running: RunningWork): Promise<RestResponse> {
  const { ref, work, api, cache } = running;
  const session: Session = {
    role: running.session.role,
    settings: [...running.session.settings, ...work.settings],
    isReadOnly: work.isReadOnly,
    preRequest: preRequestOf(cache),
  };
  const isUndone = !work.isReadOnly && isRolledBack(cache, api);
  if (work.check === undefined && !isUndone) {
    return work.respond(await lanes.run(ref, session, work.statements));
  }
  let fault: RestError | undefined;
  const results = await runAs(await databases.acquire(ref), session, {
    statements: work.statements,
    decide: (all) => {
      fault = work.check?.(readResultRow(all[0]?.[0]));
      return fault !== undefined || isUndone ? 'rollback' : 'commit';
    },
  });
  if (fault !== undefined) throw fault;
  return work.respond(results);
}

function preRequestOf({ settings }: SchemaCache) {
  const { preRequest } = settings;
  if (preRequest === undefined) return undefined;
  const name = [preRequest.schema, preRequest.name]
    .map((part) => `"${part.replaceAll('"', '""')}"`)
    .join('.');
  return { text: `SELECT ${name}()`, values: [] };
}

function isRolledBack({ settings }: SchemaCache, { preferences }: ApiRequest): boolean {
  if (preferences.transaction !== undefined) return preferences.transaction === 'rollback';
  return settings.transactionEnd.startsWith('rollback');
}
