import { type AiMessage, chatTexts, type ProjectId } from '@loam/contract';
import type { Transaction } from '@loam/db';
import { errorMessage, retry } from '@loam/kernel';
import { ApiError } from '../../http/api-error.ts';
import {
  announceUpdated,
  isDatabaseAway,
  type MessageRow,
  releaseCredits,
  settleCredits,
  answerBody,
  wireAnswer,
} from '../chat/index.ts';
import type { TurnContext } from './context.ts';
import { settleDrafts } from './draft-of-turn.ts';
import type { Claim } from './claim.ts';
import type { OpenTurn } from './run-turn-of-message.ts';
import { failedOutcome, interruptedOutcome, type Outcome } from './turn-outcome.ts';
import { toldFacts } from './unsaved-claims.ts';

/** The last state of the message, the money and what viewers hear come to be together. */
export async function endTurn(context: TurnContext, turn: OpenTurn, outcome: Outcome): Promise<void> {
  const { stream, key } = turn;
  stream.amend(toldFacts(outcome, stream.current().message));
  stream.close();
  await saveGraph(context, turn);
  const { message, seq } = stream.current();
  await context.db.transaction(async (tx) => {
    // Whoever answers here now says how it ended.
    if (!(await turn.lease.confirm(tx))) return;
    await close(context, tx, {
      answer: turn.answer,
      message,
      seq,
      outcome,
      costMicros: outcome.costMicros ?? turn.pricing.total(),
    });
  });
  context.reached('settled');
  context.logger.info({ message_id: key.id, status: outcome.status, model: message.model }, 'a turn ended');
}

/** What a process that died, or lost its right, left as running. */
export async function interruptTurn(context: TurnContext, claim: Claim, id: string): Promise<void> {
  const key = { projectId: claim.projectId, id };
  const answer = await context.store.find(context.db, key);
  if (answer?.status !== 'running') return;
  const areFilesWhole = await finishCommit(context, claim.projectId);
  const edit = await context.versions.findByMessage(claim.projectId, id);
  const message = wireAnswer(answer);
  const outcome = interruptedOutcome({
    traceId: message.graph_id ?? context.ids.uuid(),
    content: message.content,
    editId: edit?.id ?? null,
    areFilesWhole,
  });
  await context.db.transaction(async (tx) => {
    if (!(await claim.lease.confirm(tx))) return;
    await close(context, tx, {
      answer,
      message: { ...message, ...toldFacts(outcome, message) },
      seq: answer.stream_seq,
      outcome,
      costMicros: answer.cost_micros ?? 0,
    });
  });
}

/** An answer whose question is gone cannot be given; those behind it can. */
export async function endAlone(context: TurnContext, tx: Transaction, answer: MessageRow): Promise<void> {
  const outcome = failedOutcome(context.ids.uuid(), { code: 'internal', message: chatTexts.broken });
  const message = { ...wireAnswer(answer), ...outcome.facts };
  await close(context, tx, { answer, message, seq: answer.stream_seq, outcome, costMicros: 0 });
}

/**
 * Taking the project's turn finishes a commit that was cut off, so that its version is found. A project whose files
 * cannot be had is no reason to keep everyone behind the message waiting: false, and the answer ends without a version.
 */
async function finishCommit({ versions, logger }: TurnContext, projectId: ProjectId): Promise<boolean> {
  try {
    await retry(() => versions.write(projectId, { purpose: 'repair', waitMs: 35_000 }, async () => {}), {
      attempts: 3,
      firstDelayMs: 200,
      maxDelayMs: 1000,
      isRetryable: (error) => !isDatabaseAway(error) && !isGone(error),
    });
    return true;
  } catch (error) {
    if (isDatabaseAway(error)) throw error;
    logger.error(
      { error: errorMessage(error), project_id: projectId },
      'the files of an interrupted answer could not be looked at',
    );
    return false;
  }
}

function isGone(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'not_found';
}

interface Closing {
  readonly answer: MessageRow;
  readonly message: AiMessage;
  readonly seq: number;
  readonly outcome: Outcome;
  readonly costMicros: number;
}

async function close(context: TurnContext, tx: Transaction, closing: Closing): Promise<void> {
  const { answer, message, outcome } = closing;
  const key = { projectId: answer.project_id, id: answer.id };
  const costMicros = outcome.isCharged ? closing.costMicros : 0;
  const isOurs = await context.store.end(tx, key, {
    status: outcome.status,
    content: message.content,
    body: answerBody(message),
    streamSeq: closing.seq,
    editId: outcome.editId,
    costMicros,
  });
  // Someone else has found it abandoned and ended it.
  if (!isOurs) return;
  const held = (await context.store.find(tx, key)) ?? answer;
  if (outcome.isCharged) await settleCredits(context, tx, { held, costMicros });
  else await releaseCredits(context, tx, held);
  await settleDrafts(context, tx, { key, outcome });
  await announceUpdated(context, tx, [key]);
}

async function saveGraph(context: TurnContext, { stream, key, graphId }: OpenTurn): Promise<void> {
  const nodes = stream.nodes();
  try {
    await context.graphs.save(context.db, key, { id: graphId, nodes });
  } catch (error) {
    context.logger.warn({ error: errorMessage(error) }, 'the graph of a turn could not be saved');
  }
}
