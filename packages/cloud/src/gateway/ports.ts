import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { Duplex, Readable } from 'node:stream';
import type { RequestRole } from '../keys/index.ts';

/** Which clouds there are. Whoever answers may remember for a moment what it said. */
export interface CloudSource {
  find(ref: string): Promise<ServedCloud | undefined>;
}

export interface ServedCloud {
  readonly ref: string;
  readonly state: 'open' | 'paused' | 'starting' | 'unhealthy';
}

/** A request that is over, for whoever counts and writes down. */
export interface GatewayExchange {
  readonly ref: string;
  readonly service: ServiceName | undefined;
  readonly method: string;
  /** With the service's prefix; without the key that some put into the address. */
  readonly path: string;
  readonly search: string;
  readonly status: number;
  readonly durationMs: number;
  readonly bytesIn: number;
  readonly bytesOut: number;
  readonly address: string;
  readonly userAgent: string;
}

export const SERVICE_NAMES = ['rest', 'graphql', 'auth', 'storage', 'realtime', 'functions', 'ai'] as const;
export type ServiceName = (typeof SERVICE_NAMES)[number];

/** One service of every cloud, below `/{name}/v1`. */
export interface CloudService {
  /** Of what may be sent to it. */
  readonly maxRequestBytes: number;
  /** Until its answer begins. */
  readonly timeoutMs: number;
  /** What needs no key: links in mails, public files. */
  isOpen?(method: string, path: string): boolean;
  /** What is open may be called with any key: webhooks bring those of the other side. */
  readonly allowsForeignKeys?: true;
  /** It says itself which pages of other origins may call it. */
  readonly answersPreflights?: true;
  handle(request: ServiceRequest): Promise<ServiceAnswer>;
  /** A socket; refused where this is absent. Resolves once it is the service's own. */
  upgrade?(request: ServiceRequest, incoming: IncomingMessage, socket: Duplex): Promise<void>;
}

export interface ServiceRequest {
  readonly ref: string;
  readonly method: string;
  /** Below the service's prefix, as it was written: `/todos`. */
  readonly path: string;
  /** As it was written, with its question mark; empty without one. */
  readonly search: string;
  readonly headers: IncomingHttpHeaders;
  /**
   * Who asks. A token that is not valid comes as a refusal, which the service tells in its own protocol; so does a
   * missing key where the service is open.
   */
  readonly caller: RequestRole;
  /** The caller's address, for limits. */
  readonly address: string;
  /** The cloud as its callers see it: `https://{ref}.cloud.example`. */
  readonly origin: string;
  /** The caller left, or it took too long. */
  readonly signal: AbortSignal;
  /** The body as it comes. */
  readonly body: Readable;
  /** The whole body; rejects with `request_too_large` beyond the service's limit. */
  readBody(): Promise<Buffer>;
}

export interface ServiceAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | number | readonly string[]>>;
  readonly body?: string | Uint8Array | Readable | undefined;
}
