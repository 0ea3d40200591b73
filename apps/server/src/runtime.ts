import type { Db } from '@loam/db';
import type { Bus, Clock, Ids, Logger } from '@loam/kernel';
import type { ServerConfig } from './config.ts';
import type { ServerEvents } from './events.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Leases } from './leases/leases.ts';
import type { LivePublisher } from './live/live.ts';
import type { Mailer } from './mail/mailer.ts';
import type { EventOutbox } from './outbox/outbox.ts';

/** What every module may ask for; a module's factory takes the few of these that it uses (`Pick<Runtime, …>`). */
export interface Runtime {
  readonly config: ServerConfig;
  readonly db: Db;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Logger;
  /** For what may be lost with this process. Events of the outbox are heard here too. */
  readonly bus: Bus<ServerEvents>;
  /** For what must be heard. */
  readonly outbox: EventOutbox;
  readonly jobs: Jobs;
  readonly leases: Leases;
  readonly live: LivePublisher;
  readonly mailer: Mailer;
  /** 32 random bytes of this installation; keys for cookies and stored secrets are derived from it. */
  readonly secret: Buffer;
}
