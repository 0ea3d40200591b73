import { type BaseFiles, NO_USAGE, type ReadyModel, type RunTurn, type TurnResult } from '@loam/agent';
import { type AiMessage, chatTexts, type EditId } from '@loam/contract';
import { errorMessage } from '@loam/kernel';
import type { ProjectAccess, ProjectRecord } from '../../http/access.ts';
import { announceUpdated, type MessageKey, type MessageRow, requestOf, wireAnswer } from '../chat/index.ts';
import type { TurnContext } from './context.ts';
import { draftOf, type Staging, watchStaging } from './draft-of-turn.ts';
import { pathsOf } from './draft-changes.ts';
import { endAlone, endTurn } from './end-turn.ts';
import type { Claim } from './claim.ts';
import { openDraft, type OpenedDraft, withDraft } from './open-draft.ts';
import { turnBudget } from './policy.ts';
import { preferencesFor } from './tool-preferences.ts';
import { accessOf, authorOf, creditsFor, mayEditCloud, modelsFor, Refusal } from './turn-means.ts';
import { failedOutcome, type Outcome, outcomeOf, type StopReason, stoppedOutcome } from './turn-outcome.ts';
import { createTurnPeople } from './turn-people.ts';
import { createLivePreview } from './live-preview.ts';
import { baseFiles, createCommit, lost } from './turn-ports.ts';
import { createPricing } from './turn-pricing.ts';
import { turnRequest } from './turn-request.ts';
import type { TurnCode } from './turn-code.ts';
import type { CuredErrors } from '../preview/index.ts';
import { openTurnCloud, type TurnCloud } from './turn-cloud.ts';
import { createTurnStream, type TurnStream } from './turn-stream.ts';

/** How long an aborted turn may take to come back before it is ended without it. */
const graceMs = 300;
const patienceMs = 30 * 60_000;

/** One message from `queued` to its end. Never leaves it running, unless the database is away. */
export async function runTurnOfMessage(context: TurnContext, claim: Claim, answerId: string): Promise<void> {
  const rows = await begin(context, { projectId: claim.projectId, id: answerId });
  if (!rows) return;
  context.reached('reserved');
  const turn = openTurn(context, claim, rows);
  try {
    await endTurn(context, turn, await attempt(context, claim, turn));
  } finally {
    turn.close();
  }
}

interface Rows {
  readonly question: MessageRow;
  readonly answer: MessageRow;
}

/** Undefined when it was taken back meanwhile. */
async function begin(context: TurnContext, key: MessageKey): Promise<Rows | undefined> {
  return context.db.transaction(async (tx) => {
    if (!(await context.queue.start(tx, key))) return undefined;
    const answer = await context.store.find(tx, key);
    const questionKey = { projectId: key.projectId, id: answer?.pair_id ?? '' };
    await context.store.setStatus(tx, questionKey, 'completed');
    const question = await context.store.find(tx, questionKey);
    if (!answer) return undefined;
    if (!question) {
      await endAlone(context, tx, answer);
      return undefined;
    }
    await announceUpdated(context, tx, [questionKey, key]);
    return { question, answer };
  });
}

export interface OpenTurn extends Rows {
  readonly key: MessageKey;
  readonly lease: Claim['lease'];
  /** Of the execution graph, and the trace id of its errors. */
  readonly graphId: string;
  readonly stream: TurnStream;
  readonly signal: AbortSignal;
  readonly people: ReturnType<typeof createTurnPeople>;
  readonly pricing: ReturnType<typeof createPricing>;
  stopReason(): StopReason | undefined;
  close(): void;
}

/** From here on it can be watched, stopped and replied to. */
function openTurn(context: TurnContext, { lease }: Claim, { question, answer }: Rows): OpenTurn {
  const key: MessageKey = { projectId: answer.project_id, id: answer.id };
  const graphId = context.ids.uuid();
  const controller = new AbortController();
  let reason: StopReason | undefined;
  const stop = (why: StopReason) => {
    reason ??= why;
    controller.abort();
  };
  const onLost = () => stop('lost');
  lease.signal.addEventListener('abort', onLost, { once: true });
  const pricing = createPricing();
  const stream = createTurnStream(context, {
    key,
    message: { ...wireAnswer(answer), graph_id: graphId },
    costMicros: (usage) => pricing.costMicros(usage),
    onLost,
  });
  const people = createTurnPeople(context, { key, stream, patienceMs });
  const running = { key, current: stream.current, stop, replied: people.replied };
  context.running.add(running);
  return {
    question,
    answer,
    key,
    graphId,
    stream,
    people,
    pricing,
    signal: controller.signal,
    lease,
    stopReason: () => reason,
    close() {
      lease.signal.removeEventListener('abort', onLost);
      stream.close();
      context.running.remove(running);
    },
  };
}

async function attempt(context: TurnContext, claim: Claim, turn: OpenTurn): Promise<Outcome> {
  try {
    return await play(context, claim, turn);
  } catch (error) {
    if (turn.signal.aborted) return stoppedOutcome(factsOf(turn, null), null);
    if (error instanceof Refusal) {
      return failedOutcome(turn.graphId, { code: error.code, message: error.detail });
    }
    context.logger.error({ error: errorMessage(error), message_id: turn.key.id }, 'a turn could not be run');
    return failedOutcome(turn.graphId, { code: 'internal', message: chatTexts.broken });
  }
}

async function play(context: TurnContext, claim: Claim, turn: OpenTurn): Promise<Outcome> {
  const access = await accessOf(context, turn.question);
  const { project } = access;
  const models = await modelsFor(context, turn.question, access);
  turn.pricing.use(models[0]);
  const budgetMicros = await creditsFor(context, turn.answer, {
    author: authorOf(turn.question),
    access,
    models,
  });
  await context.versions.ensureRepo(project);
  const baseSha = await context.source.head(project.id);
  let code: TurnCode | undefined;
  const trial = await context.trials.open(project.id, baseSha);
  try {
    const files = baseFiles(context.source, project.id, baseSha);
    code = context.code.open(turn.key, files);
    const staging = watchStaging(code.staged);
    const result = await runBounded(context, turn, {
      claim,
      models,
      baseSha,
      files,
      code,
      staging,
      opened: await openDraft(context, turn.key, files),
      trial,
      budgetMicros,
      access,
      cloud: await cloudOf(context, turn, project),
    });
    const good = await context.versions.findByCommit(project.id, project.preview_build_commit_sha ?? baseSha);
    const outcome = outcomeOf(result, factsOf(turn, good?.id ?? null));
    const request = await requestOf(context, turn.question);
    const stopReason = turn.stopReason();
    return { ...outcome, draft: await draftOf(context, result, { baseSha, stopReason, request, staging }) };
  } finally {
    code?.close();
    await trial
      .close()
      .catch((error: unknown) =>
        context.logger.warn({ error: errorMessage(error) }, 'what a turn tried could not be cleared away'),
      );
  }
}

async function cloudOf(context: TurnContext, { question, stream }: OpenTurn, project: ProjectRecord) {
  const { cloud } = context;
  const onSqlRun = (state: AiMessage['sql_run_state']) => stream.amend({ sql_run_state: state });
  const mayStill = () => mayEditCloud(context, question);
  const onCured = (cured: CuredErrors) =>
    context
      .settleErrors(project.id, cured)
      .catch((error: unknown) =>
        context.logger.warn({ error: errorMessage(error) }, 'mended errors of a project are still shown'),
      );
  const userId = authorOf(question);
  return cloud && (await openTurnCloud(cloud, { project, userId, mayStill, onSqlRun, onCured }));
}

interface Play {
  readonly claim: Claim;
  readonly models: readonly ReadyModel[];
  readonly baseSha: string;
  readonly files: BaseFiles;
  readonly code: TurnCode;
  readonly staging: Staging;
  /** What an earlier turn had made, where this one goes on with it. */
  readonly opened: OpenedDraft | undefined;
  readonly trial: Awaited<ReturnType<TurnContext['trials']['open']>>;
  readonly budgetMicros: number;
  readonly access: ProjectAccess;
  readonly cloud: TurnCloud | undefined;
}

/** Ends within a moment after a stop, also when something in the turn does not listen; a commit is never cut off. */
async function runBounded(context: TurnContext, turn: OpenTurn, play: Play): Promise<TurnResult> {
  const { signal } = turn;
  let isOver = false;
  let committing: Promise<unknown> = Promise.resolve();
  const commit = createCommit(context, {
    ...play,
    userId: authorOf(turn.question),
    messageId: turn.key.id,
    requireOpen() {
      if (isOver || signal.aborted) throw lost();
    },
  });
  let version: TurnResult['version'] = null;
  const running = start(context, turn, {
    ...play,
    preview: createLivePreview(context, {
      ...play,
      userId: authorOf(turn.question),
      messageId: turn.key.id,
      takenBack: () => void (version = null),
    }),
    commit: (wish) => {
      const made = commit(wish).then((saved) => {
        play.code.committed();
        turn.stream.amend({ changed_paths: pathsOf(wish.changes) });
        return (version = saved);
      });
      committing = made.catch(() => undefined);
      return made;
    },
  });
  const stopped = afterAbort(signal, graceMs).then(async () => {
    await committing;
    isOver = true;
    return version;
  });
  const result = await Promise.race([running, stopped]);
  if (result !== null && 'outcome' in result) {
    isOver = true;
    return result;
  }
  return cutShort(turn, result);
}

type Start = Play & Pick<Parameters<RunTurn>[2], 'commit' | 'preview'>;

async function start(context: TurnContext, turn: OpenTurn, play: Start): Promise<TurnResult> {
  const { permissions } = play.access;
  const request = await turnRequest(context, {
    question: turn.question,
    answerId: turn.key.id,
    asked: play.models[0]?.id,
  });
  return context.runTurn(
    withDraft(request, play.opened),
    {
      models: play.models,
      budget: turnBudget(play.budgetMicros),
      preferences: await preferencesFor(context, authorOf(turn.question)),
      may: { edit: permissions.has('EditProject'), cloud: permissions.has('EditBackend') },
      brand: context.brand,
      signal: turn.signal,
    },
    {
      files: play.files,
      checks: play.trial.checks,
      packages: play.trial.packages,
      web: context.web,
      people: turn.people,
      commit: play.commit,
      preview: play.preview,
      staged: play.staging.staged,
      cloud: play.cloud?.tools,
    },
    (event) => {
      if (event.type === 'started') turn.pricing.use(play.models.find(({ id }) => id === event.model));
      turn.stream.tell(event);
    },
  );
}

/** What a turn that did not come back in time amounts to. */
function cutShort(turn: OpenTurn, version: TurnResult['version']): TurnResult {
  const { message } = turn.stream.current();
  return {
    outcome: version === null ? 'stopped' : 'changed',
    text: '',
    version,
    faults: [],
    failure: null,
    suggestions: [],
    usage: NO_USAGE,
    costMicros: turn.pricing.total(),
    steps: message.steps.length,
    model: message.model ?? '',
  };
}

function factsOf(turn: OpenTurn, lastGoodEditId: EditId | null) {
  return {
    traceId: turn.graphId,
    stopReason: turn.stopReason(),
    content: turn.stream.current().message.content,
    hasOutput: turn.stream.hasOutput(),
    lastGoodEditId,
    isAboutError: turn.question.body['contains_error'] === true,
  };
}

async function afterAbort(signal: AbortSignal, waitMs: number): Promise<void> {
  await new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
  await new Promise((resolve) => setTimeout(resolve, waitMs));
}
