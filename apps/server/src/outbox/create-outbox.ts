import { EditId, ProjectId, WorkspaceId } from '@loam/contract';
import type { Db } from '@loam/db';
import { AppError, type Bus, type Ids, type Logger } from '@loam/kernel';
import { z } from 'zod';
import type { ServerEvents } from '../events.ts';
import type { Leases } from '../leases/leases.ts';
import { createPostgresListener, type PostgresListener } from '../live/postgres-listener.ts';
import { createDispatcher } from './dispatcher.ts';
import type { DurableEvent, EventOutbox, OutboxCounts } from './outbox.ts';
import { countEvents, insertEvent, outboxChannel, type OutboxRow } from './outbox-store.ts';

export interface OutboxOptions {
  readonly db: Db;
  readonly ids: Ids;
  readonly logger: Logger;
  readonly leases: Leases;
  readonly bus: Bus<ServerEvents>;
}

export interface OutboxRunner extends EventOutbox {
  /** Once everyone has subscribed. */
  start(): Promise<void>;
  /** Before anyone stops listening. */
  stop(): Promise<void>;
  counts(): Promise<OutboxCounts>;
}

/** For what was put off, and what another process left; the rest is told at once. */
const sweepEveryMs = 5000;

export function createOutbox({ db, ids, logger, leases, bus }: OutboxOptions): OutboxRunner {
  const origin = ids.uuid();
  const deliver = (row: OutboxRow) => deliverEvent(bus, row);
  const dispatchers = [leases.runnerId, null].map((runnerId) =>
    createDispatcher({ db, logger, leases, runnerId, deliver }),
  );
  const wake = () => {
    for (const dispatcher of dispatchers) dispatcher.wake();
  };
  let listener: PostgresListener | undefined;
  let timer: NodeJS.Timeout | undefined;
  return {
    async write(tx, name, event) {
      const projectId = 'projectId' in event ? event.projectId : null;
      const subject = 'projectId' in event ? event.projectId : event.workspaceId;
      await insertEvent(tx, { subject, projectId, name, event, origin });
      // Nobody here tells anything before the start, or without one.
      tx.afterCommit(() => listener && wake());
    },
    async start() {
      listener = await createPostgresListener({
        connect: () => db.connect(),
        channel: outboxChannel,
        logger,
        onNotification: (from) => from !== origin && wake(),
        onListening: wake,
      });
      timer = setInterval(wake, sweepEveryMs).unref();
    },
    async stop() {
      clearInterval(timer);
      await listener?.close();
      await Promise.all(dispatchers.map((dispatcher) => dispatcher.stop()));
    },
    counts: () => countEvents(db),
  };
}

const project = z.object({ projectId: ProjectId });

const schemas = {
  'edit.created': z.object({ projectId: ProjectId, editId: EditId, commitSha: z.string() }),
  'project.renamed': z.object({ projectId: ProjectId, from: z.string(), to: z.string() }),
  'project.deleted': project,
  'project.restored': project,
  'project.purged': project,
  'workspace.deleted': z.object({ workspaceId: WorkspaceId }),
} satisfies { [Name in DurableEvent]: z.ZodType<ServerEvents[Name]> };

async function deliverEvent(bus: Bus<ServerEvents>, { name, event }: OutboxRow): Promise<void> {
  switch (name) {
    case 'edit.created':
      return bus.deliver(name, schemas[name].parse(event));
    case 'project.renamed':
      return bus.deliver(name, schemas[name].parse(event));
    case 'project.deleted':
    case 'project.restored':
    case 'project.purged':
      return bus.deliver(name, project.parse(event));
    case 'workspace.deleted':
      return bus.deliver(name, schemas[name].parse(event));
    default:
      throw new AppError({ code: 'event_unknown', detail: `This version knows no event ${name}.` });
  }
}
