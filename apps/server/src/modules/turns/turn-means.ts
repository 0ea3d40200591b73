import type { ReadyModel } from '@loam/agent';
import { chatTexts, type UserId } from '@loam/contract';
import { AppError } from '@loam/kernel';
import type { ProjectAccess } from '../../http/access.ts';
import type { TurnContext } from './context.ts';
import { defaultModel, isFree } from '../models/index.ts';
import {
  type FailureCode,
  type MessageRow,
  holdCredits,
  holdKey,
  holdMore,
  nextHoldKey,
  standingHold,
  turnCostMicros,
} from '../chat/index.ts';

/** A reason why a turn cannot be run, told to the person. */
export class Refusal extends AppError<FailureCode> {}

function refuse(code: FailureCode, detail: string): Refusal {
  return new Refusal({ code, detail });
}

export async function accessOf(context: TurnContext, question: MessageRow): Promise<ProjectAccess> {
  const access = await accessNow(context, question);
  if (!access?.permissions.has('EditProject')) throw refuse('internal', chatTexts.noAccess);
  return access;
}

/** Asked anew before each use: a turn may wait for people for long. */
export async function mayEditCloud(context: TurnContext, question: MessageRow): Promise<boolean> {
  return (await accessNow(context, question))?.permissions.has('EditBackend') ?? false;
}

async function accessNow(
  { projects }: TurnContext,
  question: MessageRow,
): Promise<ProjectAccess | undefined> {
  const actor = { kind: 'user', userId: authorOf(question), role: 'user', via: 'bearer' } as const;
  return await projects.access(actor, question.project_id);
}

export async function modelsFor(
  context: TurnContext,
  question: MessageRow,
  { project }: ProjectAccess,
): Promise<readonly ReadyModel[]> {
  const { model } = question.body;
  const wanted = typeof model === 'string' ? model : defaultModel;
  const models = (await context.models.open(project.workspace_id)).ready(wanted);
  if (models.length === 0) {
    throw refuse('no_model', wanted === defaultModel ? chatTexts.noModel : chatTexts.modelMissing);
  }
  return models;
}

interface Means {
  readonly author: UserId;
  readonly access: ProjectAccess;
  readonly models: readonly ReadyModel[];
}

/** What the turn may cost. Credits were held when the message came, unless the model was free then. */
export async function creditsFor(
  context: TurnContext,
  answer: MessageRow,
  { author, access, models }: Means,
): Promise<number> {
  if (isFree(models)) return turnCostMicros;
  const key = { projectId: answer.project_id, id: answer.id };
  const wish = { projectId: key.projectId, userId: author };
  const standing = await standingHold(context, answer);
  // All that a turn holds is held where its message was paid for: what it costs is charged there.
  const workspaceId = standing?.workspaceId ?? access.project.workspace_id;
  const held =
    standing ?? (await holdCredits(context, { ...wish, workspaceId, key: freshKey(context, answer) }));
  if (!held) throw refuse('no_credits', chatTexts.outOfCredits);
  await context.store.setHold(context.db, key, held);
  return holdMore(context, { ...wish, workspaceId, key: held.key }, held);
}

function freshKey({ ids }: TurnContext, answer: MessageRow): string {
  const key = { projectId: answer.project_id, id: answer.id };
  return answer.reservation_key === null ? holdKey(key) : nextHoldKey(key, ids.uuid());
}

/** The account may have been deleted since. */
export function authorOf({ user_id: userId }: MessageRow): UserId {
  if (userId === null) throw refuse('internal', chatTexts.noAccess);
  return userId;
}
