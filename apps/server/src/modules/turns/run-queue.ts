import { ProjectId } from '@loam/contract';
import { errorMessage } from '@loam/kernel';
import { createPostgresListener, type PostgresListener } from '../../live/postgres-listener.ts';
import type { TurnContext } from './context.ts';
import { interruptTurn } from './end-turn.ts';
import { chatChannel, renewHolds } from '../chat/index.ts';
import { createGrowingWaits } from './growing-waits.ts';
import { runTurnOfMessage } from './run-turn-of-message.ts';

export interface RunQueue {
  start(): Promise<void>;
  /** Turns that run are interrupted and written down. */
  stop(): Promise<void>;
}

export interface RunQueueOptions {
  /** Turns at once in this process. */
  readonly maxTurns: number;
}

const lookEveryMs = 3000;
const sweepEveryMs = 2000;
/** Well within the hour after which a hold that nobody speaks of is given back. */
const renewHoldsEveryMs = 5 * 60_000;
const maxHolds = 5000;

/**
 * Answers what waits: one turn at a time in each project over all processes, the oldest project first. The queue is
 * the table of messages; what is told over NOTIFY only makes it quick.
 */
export function createRunQueue(context: TurnContext, { maxTurns }: RunQueueOptions): RunQueue {
  const working = new Map<ProjectId, { done: Promise<void>; again: boolean }>();
  const troubled = createGrowingWaits<ProjectId>(context.clock);
  let timers: NodeJS.Timeout[] = [];
  let listener: PostgresListener | undefined;
  let isStopping = false;

  function consider(projectId: ProjectId): void {
    const known = working.get(projectId);
    if (known) known.again = true;
    if (known || isStopping || working.size >= maxTurns) return;
    const entry = { done: Promise.resolve(), again: false };
    working.set(projectId, entry);
    entry.done = work(context, projectId, () => isStopping)
      .then(() => troubled.succeeded(projectId))
      .catch((error: unknown) => {
        troubled.failed(projectId);
        const fields = { error: errorMessage(error), project_id: projectId };
        context.logger.error(fields, 'a conversation broke off');
      })
      .finally(() => {
        working.delete(projectId);
        if (entry.again) consider(projectId);
      });
  }

  async function sweep(): Promise<void> {
    const room = maxTurns - working.size;
    if (room <= 0 || isStopping) return;
    const { runnerId } = context.leases;
    const idle = { limit: room, runnerId, except: troubled.waiting() };
    for (const projectId of await context.queue.idle(context.db, idle)) consider(projectId);
  }

  const quietly = (work: () => Promise<void>) => () => {
    work().catch((error: unknown) =>
      context.logger.warn({ error: errorMessage(error) }, 'the queue of turns could not be looked at'),
    );
  };

  return {
    async start() {
      listener = await createPostgresListener({
        connect: () => context.db.connect(),
        channel: chatChannel,
        logger: context.logger,
        onNotification: (payload) => hear(context, payload, consider),
        onListening: quietly(sweep),
      });
      quietly(() => keepHolds(context))();
      timers = [
        setInterval(
          quietly(() => hearStops(context)),
          lookEveryMs,
        ),
        setInterval(quietly(sweep), sweepEveryMs),
        setInterval(
          quietly(() => keepHolds(context)),
          renewHoldsEveryMs,
        ),
      ];
      for (const timer of timers) timer.unref();
    },
    async stop() {
      isStopping = true;
      timers.forEach((timer) => clearInterval(timer));
      await listener?.close();
      for (const turn of context.running.all()) turn.stop('shutdown');
      await Promise.all([...working.values()].map(({ done }) => done));
    },
  };
}

/** Of stops that no notice told of. */
async function hearStops({ db, queue, running }: TurnContext): Promise<void> {
  const keys = running.all().map(({ key }) => key);
  if (keys.length === 0) return;
  for (const { projectId, id } of await queue.stopRequested(db, keys)) {
    running.find(projectId, id)?.stop('person');
  }
}

/** Also of what waits: nobody answers it yet, and its credits are promised all the same. */
async function keepHolds(context: TurnContext): Promise<void> {
  await renewHolds(context, await context.queue.heldKeys(context.db, maxHolds));
}

/** All that waits in one project, one after the other. */
async function work(context: TurnContext, projectId: ProjectId, isStopping: () => boolean): Promise<void> {
  const acquired = await context.leases.acquireOfProject({ kind: 'turn', projectId, isDeletedToo: true });
  if (acquired.outcome !== 'acquired') return;
  const { lease } = acquired;
  const claim = { projectId, lease };
  try {
    while (!isStopping() && !lease.signal.aborted) {
      const next = await context.queue.next(context.db, projectId);
      if (!next) return;
      if (next.status === 'running') await interruptTurn(context, claim, next.id);
      else await runTurnOfMessage(context, claim, next.id);
    }
  } finally {
    await lease.release();
  }
}

function hear(context: TurnContext, payload: string, consider: (projectId: ProjectId) => void): void {
  const [kind, project, id = ''] = payload.split(' ');
  const projectId = ProjectId.safeParse(project);
  if (!projectId.success) return;
  if (kind === 'queue') return consider(projectId.data);
  const turn = context.running.find(projectId.data, id);
  if (kind === 'stop') turn?.stop('person');
  if (kind === 'reply') turn?.replied();
}
