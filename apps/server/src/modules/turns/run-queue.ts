import { ProjectId } from '@loam/contract';
import { errorMessage } from '@loam/kernel';
import { createPostgresListener, type PostgresListener } from '../../live/postgres-listener.ts';
import type { TurnContext } from './context.ts';
import { interruptTurn } from './end-turn.ts';
import { chatChannel, type Claim, renewHolds } from '../chat/index.ts';
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

const renewEveryMs = 3000;
const sweepEveryMs = 2000;
/** Well within the hour after which a hold that nobody speaks of is given back. */
const renewHoldsEveryMs = 5 * 60_000;
const maxHolds = 5000;

/**
 * Answers what waits: one turn at a time in each project over all processes, the oldest project first. The queue is
 * the table of messages; what is told over NOTIFY only makes it quick.
 */
export function createRunQueue(context: TurnContext, { maxTurns }: RunQueueOptions): RunQueue {
  const working = new Map<ProjectId, { readonly claim: Claim; done: Promise<void>; again: boolean }>();
  let timers: NodeJS.Timeout[] = [];
  let listener: PostgresListener | undefined;
  let isStopping = false;

  function consider(projectId: ProjectId): void {
    const known = working.get(projectId);
    if (known) known.again = true;
    if (known || isStopping || working.size >= maxTurns) return;
    const claim = { projectId, holder: context.ids.uuid() };
    const entry = { claim, done: Promise.resolve(), again: false };
    working.set(projectId, entry);
    entry.done = work(context, claim, () => isStopping)
      .catch((error: unknown) =>
        context.logger.error(
          { error: errorMessage(error), project_id: projectId },
          'a conversation broke off',
        ),
      )
      .finally(() => {
        working.delete(projectId);
        if (entry.again) consider(projectId);
      });
  }

  async function sweep(): Promise<void> {
    const room = maxTurns - working.size;
    if (room <= 0 || isStopping) return;
    for (const projectId of await context.leases.idle(context.db, room)) consider(projectId);
  }

  const renew = () =>
    keepTurns(
      context,
      [...working.values()].map(({ claim }) => claim),
    );

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
        setInterval(quietly(renew), renewEveryMs),
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

/** Keeps what is ours, lets go of what is not, and hears of stops and replies that no notice told of. */
async function keepTurns({ db, leases, running }: TurnContext, claims: readonly Claim[]): Promise<void> {
  const turns = running.all();
  if (claims.length > 0) {
    const kept = new Set(await leases.renew(db, claims));
    for (const turn of turns) if (!kept.has(turn.key.projectId)) turn.stop('lost');
  }
  if (turns.length === 0) return;
  const keys = turns.map(({ key }) => key);
  for (const { projectId, id } of await leases.stopRequested(db, keys)) {
    running.find(projectId, id)?.stop('person');
  }
}

/** Also of what waits: nobody answers it yet, and its credits are promised all the same. */
async function keepHolds(context: TurnContext): Promise<void> {
  await renewHolds(context, await context.leases.heldKeys(context.db, maxHolds));
}

/** All that waits in one project, one after the other. */
async function work(context: TurnContext, claim: Claim, isStopping: () => boolean): Promise<void> {
  if (!(await context.leases.claim(context.db, claim))) return;
  try {
    while (!isStopping()) {
      const next = await context.leases.next(context.db, claim.projectId);
      if (!next) return;
      if (next.status === 'running') await interruptTurn(context, claim, next.id);
      else await runTurnOfMessage(context, claim, next.id);
    }
  } finally {
    await context.leases.release(context.db, claim).catch((error: unknown) =>
      // Without the database the lease runs out by itself.
      context.logger.warn({ error: errorMessage(error) }, 'a conversation could not be given back'),
    );
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
