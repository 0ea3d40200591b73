import { UserId } from '@loam/contract';
import type { Clock, Ids } from '@loam/kernel';
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { UserActor } from '../http/actor.ts';
import type { IdempotencyStore } from '../http/idempotency.ts';

export interface TicketsOptions {
  readonly secret: Buffer;
  readonly clock: Clock;
  readonly ids: Ids;
  /** Remembers over all processes which tickets have been used; for longer than a ticket lives. */
  readonly used: Pick<IdempotencyStore, 'claim'>;
}

export interface Tickets {
  issue(actor: UserActor): { readonly ticket: string; readonly expiresAt: Date };
  /** Undefined for one that is forged, too old or already used. */
  redeem(ticket: string): Promise<UserActor | undefined>;
}

const lifeMs = 30_000;

const Claims = z.object({
  user: UserId,
  role: z.enum(['user', 'developer', 'operator']),
  session: z.string().optional(),
  expires: z.number(),
  nonce: z.string(),
});

export function createTickets(options: TicketsOptions): Tickets {
  const key = Buffer.from(hkdfSync('sha256', options.secret, '', 'live-ticket', 32));
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    issue(actor) {
      const expiresAt = new Date(options.clock.now().getTime() + lifeMs);
      const claims: z.input<typeof Claims> = {
        user: actor.userId,
        role: actor.role,
        expires: expiresAt.getTime(),
        nonce: options.ids.uuid(),
        ...(actor.sessionId === undefined ? {} : { session: actor.sessionId }),
      };
      const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
      return { ticket: `${text}.${sign(text)}`, expiresAt };
    },
    async redeem(ticket) {
      const [text = '', signature = ''] = ticket.split('.');
      if (!isEqual(signature, sign(text))) return undefined;
      const claims = Claims.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
      if (claims.expires <= options.clock.now().getTime()) return undefined;
      if ((await options.used.claim('live-ticket', claims.nonce, '')) !== undefined) return undefined;
      const actor: UserActor = { kind: 'user', userId: claims.user, role: claims.role, via: 'bearer' };
      return claims.session === undefined ? actor : { ...actor, sessionId: claims.session };
    },
  };
}

function isEqual(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
