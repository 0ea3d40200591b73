import type { CodeFault, TurnResult } from '@loam/agent';
import { type AiMessage, ChatError, chatLimits, chatTexts, EditId, cleanText } from '@loam/contract';
import { type FailureCode, type NewDraft, pipelineError } from '../chat/index.ts';

export type StopReason = 'person' | 'shutdown' | 'lost';

export interface TurnFacts {
  readonly traceId: string;
  readonly stopReason: StopReason | undefined;
  /** What viewers have seen of the text. */
  readonly content: string;
  readonly hasOutput: boolean;
  readonly lastGoodEditId: EditId | null;
  /** It was asked to mend an error. */
  readonly isAboutError: boolean;
}

/** What an answer comes to. */
export interface Outcome {
  readonly status: 'completed' | 'failed' | 'stopped' | 'interrupted';
  readonly isCharged: boolean;
  /** Absent: what was counted while it ran. */
  readonly costMicros?: number;
  readonly editId: EditId | null;
  readonly facts: Partial<AiMessage>;
  /** What it had made before it ended early. */
  readonly draft?: NewDraft | undefined;
}

/** A turn that ends broken or that we could not run costs nothing; what was said before a stop is paid. */
export function outcomeOf(result: TurnResult, facts: TurnFacts): Outcome {
  const editId = EditId.safeParse(result.version?.editId).data ?? null;
  const common = {
    content: cleanText(result.text === '' ? facts.content : result.text),
    model: result.model === '' ? null : result.model,
    suggestions: result.suggestions.slice(0, chatLimits.suggestions).map(cleanText),
    errors: result.faults.flatMap(wireFault),
    has_unfounded_claim: result.hasUnfoundedClaim ?? false,
    notes: (result.notes ?? []).map(cleanText),
  };
  const done = { isCharged: true, costMicros: result.costMicros, editId, facts: common } as const;
  switch (result.outcome) {
    case 'changed':
      return { ...done, status: 'completed' };
    case 'answered':
      // The error is still there: the way back to what worked is offered with the words.
      return facts.isAboutError
        ? { ...done, status: 'completed', facts: { ...common, last_good_edit_id: facts.lastGoodEditId } }
        : { ...done, status: 'completed' };
    case 'stopped':
      return stoppedOutcome(facts, editId);
    case 'broken':
    case 'failed': {
      const failure = result.failure ?? { code: 'internal', message: chatTexts.broken, details: '' };
      return {
        status: 'failed',
        isCharged: false,
        editId,
        facts: {
          ...common,
          last_good_edit_id: facts.lastGoodEditId,
          pipeline_errors: [pipelineError(facts.traceId, failure)],
        },
      };
    }
  }
}

export function stoppedOutcome(facts: TurnFacts, editId: EditId | null): Outcome {
  const content = cleanText(facts.content);
  if (facts.stopReason === 'shutdown' || facts.stopReason === 'lost') {
    return interruptedOutcome({ traceId: facts.traceId, content, editId });
  }
  return { status: 'stopped', isCharged: facts.hasOutput, editId, facts: { content } };
}

/** The text so far is kept; whether it is paid depends on whether something came of it. */
export function interruptedOutcome(facts: {
  readonly traceId: string;
  readonly content: string;
  readonly editId: EditId | null;
  /** False: nobody could look whether its changes were saved. */
  readonly areFilesWhole?: boolean;
}): Outcome {
  const message = interruptedText(facts.editId !== null, facts.areFilesWhole ?? true);
  const error = pipelineError(facts.traceId, { code: 'interrupted', message });
  return {
    status: 'interrupted',
    isCharged: facts.editId !== null,
    editId: facts.editId,
    facts: { content: facts.content, pipeline_errors: [error] },
  };
}

function interruptedText(isSaved: boolean, areFilesWhole: boolean): string {
  if (isSaved) return chatTexts.interruptedAfterSave;
  return areFilesWhole ? chatTexts.interrupted : chatTexts.interruptedWithoutFiles;
}

export function failedOutcome(
  traceId: string,
  failure: { readonly code: FailureCode; readonly message: string; readonly details?: string },
): Outcome {
  const error = pipelineError(traceId, failure);
  return { status: 'failed', isCharged: false, editId: null, facts: { pipeline_errors: [error] } };
}

function wireFault({ kind, message, path, line }: CodeFault): ChatError[] {
  const fault = { kind, message: cleanText(message).slice(0, 20_000), path, line };
  const parsed = ChatError.safeParse(fault);
  return parsed.success ? [parsed.data] : [];
}
