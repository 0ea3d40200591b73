import type { ProjectId, UserId } from '@loam/contract';
import type { Queries } from '@loam/db';
import type { ProjectAccess } from '../../http/access.ts';
import type { Actor } from '../../http/actor.ts';
import type { Runtime } from '../../runtime.ts';
import type { InviteCodes } from './codes.ts';
import type { SharingNews } from './live.ts';

export type SharingRuntime = Pick<
  Runtime,
  'config' | 'db' | 'clock' | 'ids' | 'bus' | 'live' | 'mailer' | 'secret'
>;

/** What the use cases of this module work with. */
export interface SharingContext extends Omit<SharingRuntime, 'live' | 'secret'> {
  readonly codes: InviteCodes;
  readonly news: SharingNews;
  access(actor: Actor, id: ProjectId, queries?: Queries): Promise<ProjectAccess | undefined>;
}

/** Someone as the rules see them, whatever they are signed in with. */
export function actorOf(userId: UserId): Actor {
  return { kind: 'user', userId, role: 'user', via: 'bearer' };
}
