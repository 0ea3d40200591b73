import { liveLimits } from '@loam/contract';
import type { IncomingMessage } from 'node:http';
import type { Actor } from '../http/actor.ts';
import { ApiError } from '../http/api-error.ts';
import { requireSafeOrigin } from '../http/origin.ts';
import type { Credentials } from './session.ts';
import type { Tickets } from './tickets.ts';

export interface AdmissionDeps {
  /** Rejects with `unauthenticated` when credentials are present but not valid. */
  authenticate(request: Request): Promise<Actor>;
  readonly tickets: Tickets;
  /** Origins whose pages may open a socket with the browser's cookie. */
  readonly trustedOrigins: readonly string[];
}

export interface Admitted {
  readonly actor: Actor;
  readonly credentials: Credentials | undefined;
}

/** Who opens this socket. Throws an ApiError for someone who may not. */
export async function admit(deps: AdmissionDeps, incoming: IncomingMessage): Promise<Admitted> {
  const ticket = new URL(incoming.url ?? '/', 'http://live.invalid').searchParams.get('ticket');
  if (ticket !== null) {
    const actor = await deps.tickets.redeem(ticket);
    if (!actor) throw new ApiError('unauthenticated', 'This ticket is not valid any more.');
    return { actor, credentials: undefined };
  }
  const { cookie, authorization, origin } = incoming.headers;
  const credentials: Credentials = {
    ...(cookie === undefined ? {} : { cookie }),
    ...(authorization === undefined ? {} : { authorization }),
  };
  const actor = await deps.authenticate(requestOf(credentials));
  const page = new Request('http://live.invalid/', { headers: origin === undefined ? {} : { origin } });
  requireSafeOrigin(actor, page, deps.trustedOrigins);
  return { actor, credentials };
}

export function requestOf(credentials: Credentials): Request {
  return new Request('http://live.invalid/', { headers: { ...credentials } });
}

/** Counts open sockets per account, or per address of people who are not signed in; servers share what there is. */
export function createSeats(processes: () => number = () => 1) {
  const taken = new Map<string, number>();
  return {
    /** Returns how to give the seat back. */
    take(actor: Actor, address: string): () => void {
      const key = actor.kind === 'user' ? actor.userId : `address:${address}`;
      const all = actor.kind === 'user' ? liveLimits.socketsPerAccount : liveLimits.socketsPerAddress;
      const limit = Math.ceil(all / processes());
      const count = taken.get(key) ?? 0;
      if (count >= limit)
        throw new ApiError('rate_limited', 'Too many open connections.', { retryAfterSeconds: 30 });
      taken.set(key, count + 1);
      return () => {
        const now = (taken.get(key) ?? 1) - 1;
        if (now > 0) taken.set(key, now);
        else taken.delete(key);
      };
    },
  };
}
