import {
  errorMessage,
  reportFault,
  type BlobPart,
  type BlobStore,
  type Clock,
  type Logger,
} from '@loam/kernel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Readable } from 'node:stream';
import { hostingError } from '../errors.ts';
import type { ServerPool } from '../servers/ports.ts';
import {
  createServerDoor,
  type ServerDoor,
  type ServerLimits,
  type ServerRefusal,
} from '../servers/server-door.ts';
import { hasHashedName } from '../store/names.ts';
import { readManifest } from '../store/read-manifest.ts';
import { createBodyStore, type BodyStore } from './body-store.ts';
import { planAnswer, wantsPage, type Plan, type ServerPlan } from './plan-answer.ts';
import type { LiveSite, OwnPaths, SiteChange, SiteHost, SitePages, SiteRecord, SiteSource } from './ports.ts';
import { createRecordStore, type Known, type RecordLimits, type RecordStore } from './record-store.ts';
import { sendPage, sendPlain, sendRedirect, sendText } from './send-page.ts';
import { sendBody, streamFile, type Exchange } from './send-body.ts';
import { chooseForm, headersOf, type ServedFile, type ServedForm } from './served-file.ts';
import { createSiteView, viewKeyOf, type SiteView } from './site-view.ts';
import { createWeightedCache } from './weighted-cache.ts';

export interface SiteLimits extends RecordLimits {
  /** Bytes of files that are held ready. */
  readonly bodyBytes: number;
  /** A larger file is passed on from where it lies. */
  readonly heldFileBytes: number;
  /** Bytes, roughly, of lists of files. */
  readonly viewBytes: number;
}

export interface SitesOptions {
  readonly source: SiteSource;
  readonly blobs: Pick<BlobStore, 'get'>;
  readonly pages: SitePages;
  readonly ownPaths?: OwnPaths | undefined;
  /** Runs the servers of sites that have one; without it those sites are away. */
  readonly servers?: ServerPool | undefined;
  /** Whose request it is, for servers of sites. */
  addressOf?(request: IncomingMessage): string;
  readonly logger: Logger;
  readonly clock: Clock;
  readonly limits?: Partial<SiteLimits> | undefined;
  readonly serverLimits?: Partial<ServerLimits> | undefined;
}

export interface Sites {
  handle(request: IncomingMessage, response: ServerResponse, host: SiteHost): void;
  /** What is remembered of it is asked for anew; until the answer is there it goes on being served. */
  forget(change: SiteChange): void;
  readonly memory: SiteMemory;
}

export interface SiteMemory {
  readonly records: number;
  readonly viewBytes: number;
  readonly bodyBytes: number;
}

const megabyte = 1024 * 1024;
const defaultSiteLimits: SiteLimits = {
  records: 20_000,
  unknownHosts: 2_000,
  revalidateMs: 3_000,
  maxStaleMs: 60_000,
  sourceTimeoutMs: 2_000,
  pendingLookups: 200,
  bodyBytes: 128 * megabyte,
  heldFileBytes: 2 * megabyte,
  viewBytes: 48 * megabyte,
};

interface Engine extends SitesOptions {
  readonly door: ServerDoor | undefined;
  readonly records: RecordStore;
  readonly bodies: BodyStore;
  peekView(site: LiveSite, manifestKey: string): SiteView | undefined;
  loadView(site: LiveSite, manifestKey: string): Promise<SiteView>;
}

/** Published sites, by address. What was served once is served while the database is away. */
export function createSites(options: SitesOptions): Sites {
  const engine = createEngine(options);
  return {
    handle(request, response, host) {
      const exchange = { request, response, atMs: options.clock.now().getTime() };
      if (answerFromMemory(engine, exchange, host)) return;
      answer(engine, exchange, host)
        .catch((error: unknown) => fail(engine, exchange, error))
        .catch(() => response.destroy());
    },
    forget: engine.records.forget,
    get memory() {
      const { records, bodies } = engine;
      return { records: records.size, viewBytes: engine.viewBytes(), bodyBytes: bodies.bytesHeld };
    },
  };
}

function createEngine(options: SitesOptions): Engine & { viewBytes(): number } {
  const { source, blobs, clock, logger } = options;
  const limits = { ...defaultSiteLimits, ...options.limits };
  const views = createWeightedCache<SiteView>(limits.viewBytes);
  const loading = new Map<string, Promise<SiteView>>();
  // The key is long; a record that stays the same keeps the one that was made for it.
  const keys = new WeakMap<LiveSite, string>();
  const currentKey = (site: LiveSite) => {
    const known = keys.get(site);
    if (known !== undefined) return known;
    const key = viewKeyOf(site, site.manifestKey);
    keys.set(site, key);
    return key;
  };
  const keyFor = (site: LiveSite, manifestKey: string) =>
    manifestKey === site.manifestKey ? currentKey(site) : viewKeyOf(site, manifestKey);
  const load = async (site: LiveSite, manifestKey: string): Promise<SiteView> => {
    const view = createSiteView(site, await readManifest(blobs, manifestKey));
    views.set(keyFor(site, manifestKey), view, view.weight);
    return view;
  };
  const loadView = async (site: LiveSite, manifestKey: string): Promise<SiteView> => {
    const key = keyFor(site, manifestKey);
    const known = views.get(key) ?? loading.get(key);
    if (known) return known;
    const started = load(site, manifestKey).finally(() => loading.delete(key));
    loading.set(key, started);
    return started;
  };
  const door = openDoor(options);
  const prepare = async (record: SiteRecord) => {
    if (record.kind !== 'live') return;
    const { server } = await loadView(record, record.manifestKey);
    if (server) await door?.prepare(record.siteId, server);
  };
  return {
    ...options,
    door,
    records: createRecordStore({ source, clock, logger, prepare, limits }),
    bodies: createBodyStore({ blobs, maxBytes: limits.bodyBytes, maxFileBytes: limits.heldFileBytes }),
    peekView: (site, manifestKey) => views.get(keyFor(site, manifestKey)),
    loadView,
    viewBytes: () => views.weight,
  };
}

function openDoor({ servers, serverLimits, ...options }: SitesOptions): ServerDoor | undefined {
  return servers && createServerDoor({ ...options, servers, limits: serverLimits });
}

/** The usual case, without waiting for anything; false when something has to be fetched or decided first. */
function answerFromMemory(engine: Engine, exchange: Exchange, host: SiteHost): boolean {
  const { request } = exchange;
  if (!isRead(request) || request.url?.startsWith('/_loam/')) return false;
  const record = engine.records.peek(host)?.record;
  if (record?.kind !== 'live') return false;
  const view = engine.peekView(record, record.manifestKey);
  if (!view) return false;
  const plan = planAnswer(view, request);
  if (plan.kind !== 'file') return false;
  const form = formFor(request, plan.file);
  const body = form && engine.bodies.peek(form);
  if (!body) return false;
  sendBody(exchange, body, plan.status);
  return true;
}

async function answer(engine: Engine, exchange: Exchange, host: SiteHost): Promise<void> {
  const { request, response } = exchange;
  const found = await engine.records.find(host);
  const record = found.kind === 'known' ? found.known.record : undefined;
  if (found.kind === 'unknown' || record === undefined || record.kind === 'down')
    return sendPage(exchange, { status: 404, page: engine.pages.nothingHere });
  if (record.kind === 'redirect')
    return sendRedirect(response, { status: 308, location: `${record.origin}${request.url ?? '/'}` });
  if (request.url?.startsWith('/_loam/')) return answerOwnPath(engine, exchange, record);
  const view = await engine.loadView(record, record.manifestKey);
  const plan = isRead(request) ? planAnswer(view, request) : planOther(view);
  if (!plan) return sendPlain(exchange, 405, ['allow', 'GET, HEAD']);
  if (plan.kind === 'server') return askServer(engine, exchange, { plan, view, site: record, host });
  if (plan.kind !== 'missing') return carryOut(engine, exchange, plan);
  const elsewhere = await findElsewhere(engine, found.known, plan.path);
  return carryOut(engine, exchange, elsewhere ? { kind: 'file', file: elsewhere, status: 200 } : plan);
}

function answerOwnPath({ ownPaths }: Engine, exchange: Exchange, site: LiveSite): void {
  const isAnswered = ownPaths?.handle(exchange.request, exchange.response, site) ?? false;
  if (!isAnswered) sendPlain(exchange, 404);
}

/** What is sent somewhere is sent to a program; files only take questions. */
function planOther({ server }: SiteView): ServerPlan | undefined {
  return server && { kind: 'server', server };
}

interface ServerQuestion {
  readonly plan: ServerPlan;
  readonly view: SiteView;
  readonly site: LiveSite;
  readonly host: SiteHost;
}

async function askServer(
  { door, pages }: Engine,
  exchange: Exchange,
  { plan, view, site, host }: ServerQuestion,
): Promise<void> {
  const { instead } = plan;
  const refuse = ({ status, retryAfterSeconds = 5, traceId }: ServerRefusal) => {
    exchange.request.resume();
    if (status === 413) return sendPlain(exchange, status, ['connection', 'close']);
    return sendUnavailable(exchange, { status, pages, traceId, retryAfterSeconds });
  };
  if (!door) return refuse({ status: 503 });
  return door.pass(exchange, {
    siteId: site.siteId,
    server: plan.server,
    scheme: site.canonicalOrigin.startsWith('https:') ? 'https:' : 'http:',
    markup: view.addedMarkup,
    isIndexed: site.isIndexed,
    isShared: host.kind === 'slug',
    refuse,
    instead: instead && (() => sendText(exchange, instead)),
  });
}

async function carryOut(engine: Engine, exchange: Exchange, plan: Exclude<Plan, ServerPlan>): Promise<void> {
  switch (plan.kind) {
    case 'file':
      return sendFile(engine, exchange, plan);
    case 'text':
      return sendText(exchange, plan.text);
    case 'redirect':
      return sendRedirect(exchange.response, plan);
    case 'malformed':
      return sendPlain(exchange, 400);
    case 'missing':
      if (plan.page) return sendFile(engine, exchange, { file: plan.page, status: 404 });
      if (wantsPage(exchange.request))
        return sendPage(exchange, { status: 404, page: engine.pages.pageMissing });
      return sendPlain(exchange, 404);
  }
}

/**
 * A hashed file that this build does not have: of an earlier one, for a page that was opened before a publish, or of a
 * newer one, whose page came from a process that knew of it first.
 */
async function findElsewhere(engine: Engine, known: Known, path: string): Promise<ServedFile | undefined> {
  if (!mayBeHashed(path)) return undefined;
  const before = known.record;
  await engine.records.recheck(known);
  const { record } = known;
  if (record.kind !== 'live') return undefined;
  const isNew = record !== before;
  const keys = isNew ? [record.manifestKey, ...record.previousManifestKeys] : record.previousManifestKeys;
  for (const manifestKey of keys) {
    const view = engine.peekView(record, manifestKey) ?? (await loadOrSkip(engine, record, manifestKey));
    const file = view?.find(path);
    if (file) return file;
  }
  return undefined;
}

function mayBeHashed(path: string): boolean {
  return path.startsWith('/assets/') || hasHashedName(`assets${path}`);
}

/** One deployment that cannot be read must not hide the files of the others. */
async function loadOrSkip(
  engine: Engine,
  site: LiveSite,
  manifestKey: string,
): Promise<SiteView | undefined> {
  try {
    return await engine.loadView(site, manifestKey);
  } catch (error) {
    engine.logger.error({ error: errorMessage(error), manifestKey }, 'an earlier deployment cannot be read');
    return undefined;
  }
}

async function sendFile(
  engine: Engine,
  exchange: Exchange,
  { file, status }: { readonly file: ServedFile; readonly status: 200 | 404 },
): Promise<void> {
  const form = formFor(exchange.request, file);
  if (!form) return sendPlain(exchange, 404);
  if (!engine.bodies.isStreamed(form)) return sendBody(exchange, await engine.bodies.load(form), status);
  const { etag, size } = form;
  const open = (part: BlobPart | undefined) => openBlob(engine, form, part);
  return streamFile(exchange, { headers: headersOf(form, size), etag, size, open }, status);
}

async function openBlob(
  { blobs }: Engine,
  { blobKey }: ServedForm,
  part: BlobPart | undefined,
): Promise<Readable> {
  const stream = await blobs.get(blobKey, part);
  if (stream) return stream;
  throw hostingError('file_missing', 'A file of a deployment is missing.', { meta: { blobKey } });
}

/** A part is always one of the file as it is: parts of a compressed form are of no use to a player. */
function formFor({ headers }: IncomingMessage, file: ServedFile): ServedForm | undefined {
  return headers.range === undefined ? chooseForm(file, headers['accept-encoding']) : file.forms.identity;
}

function isRead({ method }: IncomingMessage): boolean {
  return method === 'GET' || method === 'HEAD';
}

function fail({ logger, pages }: Engine, exchange: Exchange, error: unknown): void {
  const { request, response } = exchange;
  const isLeft = request.destroyed || response.destroyed;
  const traceId = isLeft ? undefined : reportFault(error, request, { logger }).traceId;
  if (response.headersSent || response.destroyed) response.destroy();
  else sendUnavailable(exchange, { status: 503, pages, traceId, retryAfterSeconds: 5 });
}

function sendUnavailable(
  exchange: Exchange,
  options: {
    readonly status: 502 | 503 | 504;
    readonly pages: SitePages;
    readonly traceId: string | undefined;
    readonly retryAfterSeconds: number;
  },
): void {
  const { status, pages, traceId, retryAfterSeconds } = options;
  const trace = traceId === undefined ? [] : ['x-trace-id', traceId];
  const headers = ['retry-after', String(retryAfterSeconds), ...trace];
  sendPage(exchange, { status, page: pages.unavailable(traceId), headers });
}
