import type { FileChange, TurnDraft, TurnResult } from '@loam/agent';
import { cleanText } from '@loam/contract';
import type { Transaction } from '@loam/db';
import { announceUpdated, type MessageKey, type NewDraft, reopenContinued } from '../chat/index.ts';
import type { TurnContext } from './context.ts';
import { countFiles, packChanges } from './draft-changes.ts';
import type { Outcome, StopReason } from './turn-outcome.ts';

/** The last thing that a turn staged, for one that does not come back to tell it. */
export interface Staging {
  staged(changes: () => readonly FileChange[]): void;
  draft(): TurnDraft | undefined;
}

export function watchStaging(next: (changes: () => readonly FileChange[]) => void): Staging {
  let latest: () => readonly FileChange[] = () => [];
  return {
    staged(changes) {
      latest = changes;
      next(changes);
    },
    draft() {
      const changes = latest();
      return changes.length === 0 ? undefined : { changes, checks: 'not_run' };
    },
  };
}

const endedEarly: ReadonlySet<TurnResult['outcome']> = new Set(['broken', 'stopped', 'failed']);

interface DraftFacts {
  readonly baseSha: string;
  readonly stopReason: StopReason | undefined;
  readonly request: string;
  readonly staging: Staging;
}

/** What is stored of a turn that ended early; undefined where there is nothing, or too much. */
export async function draftOf(
  { logger }: Pick<TurnContext, 'logger'>,
  result: TurnResult,
  { baseSha, stopReason, request, staging }: DraftFacts,
): Promise<NewDraft | undefined> {
  const { failure, version } = result;
  if (version !== null || !endedEarly.has(result.outcome)) return undefined;
  const draft = result.draft ?? staging.draft();
  if (draft === undefined || draft.changes.length === 0) return undefined;
  const changes = await packChanges(draft.changes);
  if (changes === undefined) {
    logger.warn({ files: draft.changes.length }, 'a draft was too large to be kept');
    return undefined;
  }
  return {
    baseSha,
    changes,
    fileCount: countFiles(draft.changes),
    checks: draft.checks,
    reason: failure?.code ?? (stopReason === 'person' ? 'stopped' : 'interrupted'),
    details: cleanText(failure?.details ?? '').slice(0, 4000),
    request: cleanText(request),
  };
}

/**
 * With the end of an answer: what it leaves is stored, and the draft it went on with is done for, unless nothing came
 * of the answer at all.
 */
export async function settleDrafts(
  context: TurnContext,
  tx: Transaction,
  { key, outcome }: { readonly key: MessageKey; readonly outcome: Pick<Outcome, 'editId' | 'draft'> },
): Promise<void> {
  const { drafts } = context;
  const { projectId } = key;
  const continued = await drafts.continuedBy(tx, key);
  if (continued && (outcome.editId !== null || outcome.draft !== undefined)) {
    await drafts.settle(tx, { projectId, id: continued.message_id }, 'continued');
  } else if (continued) {
    await reopenContinued(context, tx, key);
  }
  if (outcome.draft === undefined) return;
  await announceUpdated(context, tx, await drafts.save(tx, key, outcome.draft));
}
