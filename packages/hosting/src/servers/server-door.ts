import { AppError, reportFault, type Logger, type RelayLimits } from '@loam/kernel';
import { Agent, type IncomingMessage } from 'node:http';
import type { ServerPart } from '../manifest.ts';
import type { Exchange } from '../sites/send-body.ts';
import { forward, type Forwarding } from './forward.ts';
import type { ServerPool, ServerProgram } from './ports.ts';
import { serverProgram } from './server-program.ts';

export interface ServerLimits extends RelayLimits {
  /** Of what a visitor sends. */
  readonly requestBytes: number;
  /** Requests of one site at a time. */
  readonly atOnce: number;
}

export interface ServerDoorOptions {
  readonly servers: ServerPool;
  readonly logger: Logger;
  /** Whose request it is; nobody is named when absent. */
  addressOf?(request: IncomingMessage): string;
  readonly limits?: Partial<ServerLimits> | undefined;
}

export interface ServerAsk extends Pick<Forwarding, 'markup' | 'isShared' | 'isIndexed' | 'instead'> {
  readonly siteId: string;
  readonly server: ServerPart;
  /** `https:` or `http:`, as visitors see it. */
  readonly scheme: string;
  /** Called when no answer can be had, and none was begun. */
  refuse(refusal: ServerRefusal): void;
}

export interface ServerRefusal {
  readonly status: 413 | 502 | 503 | 504;
  readonly retryAfterSeconds?: number;
  /** Found again in the log. */
  readonly traceId?: string;
}

/** The way from a visitor to the server of a site. */
export interface ServerDoor {
  /** Whatever goes wrong is answered; rejects only when something of ours is at fault. */
  pass(exchange: Pick<Exchange, 'request' | 'response'>, ask: ServerAsk): Promise<void>;
  /** Another deployment of the site runs: this one is started before it takes its place. */
  prepare(siteId: string, server: ServerPart): Promise<void>;
}

const defaultServerLimits: ServerLimits = {
  requestBytes: 32 * 1024 * 1024,
  connectMs: 5_000,
  firstByteMs: 30_000,
  idleMs: 120_000,
  atOnce: 100,
};

export function createServerDoor(options: ServerDoorOptions): ServerDoor {
  const { servers, logger } = options;
  const limits = { ...defaultServerLimits, ...options.limits };
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 16, timeout: 30_000 });
  const programs = new WeakMap<ServerPart, ServerProgram>();
  const running = new Map<string, number>();
  const programOf = (siteId: string, server: ServerPart): ServerProgram => {
    const known = programs.get(server);
    if (known?.siteId === siteId) return known;
    const made = serverProgram(siteId, server);
    programs.set(server, made);
    return made;
  };
  const count = (siteId: string, change: 1 | -1) => {
    const now = (running.get(siteId) ?? 0) + change;
    if (now === 0) running.delete(siteId);
    else running.set(siteId, now);
  };
  return {
    async pass({ request, response }, ask) {
      const { siteId } = ask;
      if (Number(request.headers['content-length'] ?? 0) > limits.requestBytes)
        return ask.refuse({ status: 413 });
      if ((running.get(siteId) ?? 0) >= limits.atOnce)
        return ask.refuse({ status: 503, retryAfterSeconds: 1 });
      count(siteId, 1);
      try {
        const use = await servers.use(programOf(siteId, ask.server));
        try {
          const visitor = { address: options.addressOf?.(request), scheme: ask.scheme };
          const refuse = (status: 413 | 502 | 504, traceId: string) => ask.refuse({ status, traceId });
          await forward(
            { request, response },
            { ...ask, to: use.address, agent, limits, visitor, logger, refuse },
          );
        } finally {
          use.done();
        }
      } catch (error) {
        const { traceId } = reportFault(error, request, { logger, fields: { siteId } });
        ask.refuse({ status: 503, retryAfterSeconds: retryAfter(error), traceId });
      } finally {
        count(siteId, -1);
      }
    },
    async prepare(siteId, server) {
      const program = programOf(siteId, server);
      const isReplacing =
        (await servers.isAwake(siteId)) && !(await servers.isAwake(siteId, program.version));
      if (isReplacing) (await servers.use(program)).done();
    },
  };
}

function retryAfter(error: unknown): number {
  const told = error instanceof AppError ? error.meta['retryAfterMs'] : undefined;
  return typeof told === 'number' ? Math.max(1, Math.ceil(told / 1000)) : 2;
}
