import { AppError, type Logger } from '@loam/kernel';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Keys, RequestRole } from '../keys/index.ts';
import { corsHeaders, isPreflight, preflightHeaders } from './cors.ts';
import {
  type CloudService,
  type CloudSource,
  type GatewayExchange,
  type ServiceAnswer,
  type ServiceName,
  SERVICE_NAMES,
  type ServiceRequest,
} from './ports.ts';
import { readWhole } from './read-body.ts';
import {
  closedCloud,
  keyRefusal,
  missingService,
  tooLarge,
  tooSlow,
  unknownCloud,
  unknownPath,
} from './refusals.ts';
import { refuseSocket, sendAnswer } from './send-answer.ts';
import { watchExchange } from './watch-exchange.ts';

export interface GatewayOptions {
  readonly clouds: CloudSource;
  readonly keys: Pick<Keys, 'roleOfRequest'>;
  readonly services: Readonly<Partial<Record<ServiceName, CloudService>>>;
  readonly logger: Logger;
  /** The cloud as its callers see it. */
  originOf(ref: string): string;
  /** The caller's address, after the proxies that the operator trusts. */
  addressOf(request: IncomingMessage): string;
  /** Told of each request to a cloud that exists, once it is over. */
  observe?(exchange: GatewayExchange): void;
}

/** The one door to all clouds: which cloud, may it answer, who asks, which service. */
export interface Gateway {
  handle(request: IncomingMessage, response: ServerResponse, ref: string): Promise<void>;
  upgrade(request: IncomingMessage, socket: Duplex, ref: string): Promise<void>;
}

export function createGateway(options: GatewayOptions): Gateway {
  return {
    async handle(request, response, ref) {
      const place = placeOf(request.url ?? '/');
      const service = place && options.services[place.name];
      const watch = watchExchange(options, { request, response, ref, place });
      if (isPreflight(request) && !service?.answersPreflights) {
        request.resume();
        response.writeHead(200, preflightHeaders(request)).end();
        return;
      }
      const refused = await refusalBefore(options, { ref, place, request });
      if (refused !== unknownCloud) watch();
      if (refused) return sendAnswer({ request, response }, refused, corsHeaders);
      if (!service || !place) return sendAnswer({ request, response }, unknownPath, corsHeaders);
      await serve(options, { request, response, ref, place, service });
    },
    async upgrade(request, socket, ref) {
      const place = placeOf(request.url ?? '/');
      const refused = await refusalBefore(options, { ref, place, request });
      const service = place && options.services[place.name];
      if (refused || !service?.upgrade || !place) return refuseSocket(socket, refused ?? unknownPath);
      const caller = await callerOf(options, { request, ref, place });
      const fault = keyFaultOf(caller, service, { request, place });
      if (fault) return refuseSocket(socket, fault);
      const ending = new Ending(socket);
      const asked = new Asked(options, { request, ref, place, service }, { caller, ending });
      await service.upgrade(asked, request, socket);
    },
  };
}

export interface Place {
  readonly name: ServiceName;
  readonly path: string;
  readonly search: string;
  readonly apiKey: string | undefined;
}

const servicePath = /^\/([a-z]+)\/v1(\/[^?]*|(?=\?|$))(\?.*)?$/s;

/** The service that a path belongs to. `/rest/v1` and `/rest/v1/` are the same. */
function placeOf(url: string): Place | undefined {
  const match = servicePath.exec(url);
  const name = SERVICE_NAMES.find((known) => known === match?.[1]);
  if (!name) return undefined;
  const search = match?.[3] ?? '';
  return { name, path: match?.[2] || '/', apiKey: apiKeyIn(search), search: withoutApiKey(search) };
}

/** For what cannot send headers, such as sockets of pages. */
function apiKeyIn(search: string): string | undefined {
  if (!search.includes('apikey=')) return undefined;
  return new URLSearchParams(search).get('apikey') ?? undefined;
}

/** It is no filter, and belongs in no log. */
function withoutApiKey(search: string): string {
  if (!search.includes('apikey=')) return search;
  const kept = search
    .slice(1)
    .split('&')
    .filter((part) => !part.startsWith('apikey='));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

async function refusalBefore(
  { clouds, services }: GatewayOptions,
  {
    ref,
    place,
    request,
  }: { readonly ref: string; readonly place: Place | undefined; readonly request: IncomingMessage },
): Promise<ServiceAnswer | undefined> {
  const cloud = await clouds.find(ref);
  if (!cloud) return unknownCloud;
  if (!place) return unknownPath;
  if (cloud.state !== 'open') return closedCloud(cloud.state);
  const service = services[place.name];
  if (!service) return missingService(place.name);
  const length = Number(request.headers['content-length'] ?? 0);
  return length > service.maxRequestBytes ? tooLarge : undefined;
}

interface Serving {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly ref: string;
  readonly place: Place;
  readonly service: CloudService;
}

async function serve(options: GatewayOptions, serving: Serving): Promise<void> {
  const { request, response, service } = serving;
  const caller = await callerOf(options, serving);
  const fault = keyFaultOf(caller, service, serving);
  const headers = service.answersPreflights ? {} : corsHeaders;
  if (fault) return sendAnswer(serving, fault, corsHeaders);
  const ending = new Ending(response);
  try {
    const asked = new Asked(options, serving, { caller, ending });
    const answer = await inTime(service.handle(asked), service.timeoutMs, ending);
    if (response.destroyed) return discard(answer);
    await sendAnswer({ request, response }, answer, headers);
  } catch (error) {
    // Nobody is left to hear of it.
    if (response.destroyed) return;
    const isTooLarge = error instanceof AppError && error.code === 'request_too_large';
    if (!isTooLarge || response.headersSent) throw error;
    await sendAnswer({ request, response }, tooLarge, corsHeaders);
  } finally {
    ending.settle();
  }
}

function discard({ body }: ServiceAnswer): void {
  if (typeof body === 'object' && 'destroy' in body) body.destroy();
}

/** What is left by closing: an answer, or a socket. */
interface Leavable {
  readonly closed: boolean;
  once(event: 'close', listener: () => void): unknown;
  off(event: 'close', listener: () => void): unknown;
}

/** Watches for whoever leaves only where a service asks for it: most end before anybody could. */
class Ending {
  private readonly place: Leavable;
  private controller: AbortController | undefined;
  private isOver = false;

  constructor(place: Leavable) {
    this.place = place;
  }

  get signal(): AbortSignal {
    if (this.controller === undefined) {
      this.controller = new AbortController();
      if (this.isOver || this.place.closed) this.controller.abort();
      else this.place.once('close', this.abort);
    }
    return this.controller.signal;
  }

  readonly abort = (): void => {
    this.isOver = true;
    this.controller?.abort();
  };

  /** Answered: that it closes now means nothing any more. */
  settle(): void {
    if (this.controller !== undefined) this.place.off('close', this.abort);
  }
}

/** What comes too late is not waited for; the service hears of it by its signal. */
function inTime(
  answering: Promise<ServiceAnswer>,
  timeoutMs: number,
  ending: Ending,
): Promise<ServiceAnswer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      resolve(tooSlow);
      ending.abort();
      answering.then(discard, () => {});
    }, timeoutMs);
    answering.then(
      (answer) => {
        clearTimeout(timer);
        resolve(answer);
      },
      (error: unknown) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}

async function callerOf(
  { keys }: GatewayOptions,
  { request, ref, place }: Pick<Serving, 'request' | 'ref' | 'place'>,
): Promise<RequestRole> {
  const { headers } = request;
  const sent = headers['apikey'];
  const apiKey = typeof sent === 'string' ? sent : place.apiKey;
  const caller = await keys.roleOfRequest(ref, {
    apiKey,
    authorization: headers.authorization,
    userAgent: headers['user-agent'],
  });
  const isService =
    caller.kind === 'accepted' && (caller.role === 'service_role' || caller.apiKeyRole === 'service_role');
  return isService && isPage(request) ? { kind: 'refused', fault: 'secret_key_in_browser' } : caller;
}

/** Programs send neither; `Sec-Fetch-Mode` alone is no sign, since Node sends it too. */
function isPage({ headers }: IncomingMessage): boolean {
  return headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
}

function keyFaultOf(
  caller: RequestRole,
  service: CloudService,
  { request, place }: Pick<Serving, 'request' | 'place'>,
): ServiceAnswer | undefined {
  if (caller.kind === 'accepted') return undefined;
  const isOpen = service.isOpen?.(request.method ?? 'GET', place.path) ?? false;
  const isTheirs = isOpen && (caller.fault === 'no_api_key' || service.allowsForeignKeys === true);
  // A service key of ours in a page was published, whoever it was meant for.
  return isTheirs && caller.fault !== 'secret_key_in_browser' ? undefined : keyRefusal(caller.fault);
}

/** A class, since an object with a getter of its own costs as much as finding out who asks. */
class Asked implements ServiceRequest {
  readonly ref: string;
  readonly method: string;
  readonly path: string;
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  readonly caller: RequestRole;
  readonly address: string;
  readonly origin: string;
  readonly body: IncomingMessage;
  private readonly ending: Ending;
  private readonly maxBytes: number;

  constructor(
    options: GatewayOptions,
    { request, ref, place, service }: Omit<Serving, 'response'>,
    { caller, ending }: { readonly caller: RequestRole; readonly ending: Ending },
  ) {
    this.ref = ref;
    this.method = request.method ?? 'GET';
    this.path = place.path;
    this.search = place.search;
    this.headers = request.headers;
    this.caller = caller;
    this.address = options.addressOf(request);
    this.origin = options.originOf(ref);
    this.body = request;
    this.ending = ending;
    this.maxBytes = service.maxRequestBytes;
  }

  get signal(): AbortSignal {
    return this.ending.signal;
  }

  readBody(): Promise<Buffer> {
    return readWhole(this.body, this.maxBytes);
  }
}
