import type { AdminHealth } from '@loam/contract';
import type { Outbox } from '../../mail/create-mailer.ts';
import type { AdminDeps } from './context.ts';
import type { AdminStore } from './store.ts';

export interface HealthDeps extends Pick<AdminDeps, 'restarts' | 'disk' | 'browser' | 'events'> {
  readonly version: string;
  readonly store: AdminStore;
  readonly outbox: Pick<Outbox, 'sendsMail' | 'counts'>;
  sandbox(): { readonly level: string; readonly description: string } | null;
}

export function createHealth(deps: HealthDeps): () => Promise<AdminHealth> {
  const { restarts } = deps;
  return async () => {
    const [database, mails, events, freeBytes, isLow] = await Promise.all([
      deps.store.databaseHealth(),
      deps.outbox.counts(),
      deps.events.counts(),
      deps.disk.freeBytes(),
      deps.disk.isLow(),
    ]);
    return {
      version: deps.version,
      node_version: process.version,
      uptime_seconds: Math.round(process.uptime()),
      memory_bytes: process.memoryUsage.rss(),
      postgres: {
        version: database.version,
        size_bytes: database.size_bytes,
        connections: database.connections,
      },
      counts: { accounts: database.accounts, workspaces: database.workspaces, projects: database.projects },
      disk: { free_bytes: freeBytes ?? null, reserve_bytes: deps.disk.reserveBytes, is_low: isLow },
      mail: { sends: deps.outbox.sendsMail, ...mails },
      events: { waiting: events.waiting, failed: events.failed, last_failure: events.lastFailure },
      restarts: restarts ? { count: restarts.count, last_at: restarts.lastAt, cause: restarts.cause } : null,
      sandbox_level: deps.sandbox()?.level ?? null,
      sandbox_description: deps.sandbox()?.description ?? null,
      browser: deps.browser(),
    };
  };
}
