import type { CodeFault, TurnResult } from '../events.ts';
import type { ModelAnswer } from '../models/read-answer.ts';
import { allTools } from '../tools/index.ts';
import { claimsChange } from './claims.ts';
import { reportSuccess } from './report.ts';
import { NO_CHANGE_TEXT } from './texts.data.ts';
import type { Turn } from './turn.ts';

const WRITING_TOOLS: ReadonlySet<string> = new Set(
  allTools.filter(({ needs, changesState }) => needs === 'edit' && changesState).map(({ name }) => name),
);

const MESSAGE =
  'No file has been changed in this turn. If the request asks for a change, make it now with the tools. If everything that was asked for is already there, or nothing was to be changed, say so plainly in one sentence.';

/**
 * A turn that changed nothing. What was written and stood there already is told as such; a claim of a change without
 * one is marked, so that nobody takes it for true.
 */
export function reportUnchanged(turn: Turn): TurnResult {
  const isThere = wroteTheSame(turn);
  const faults: CodeFault[] = isThere ? [{ kind: 'no_code_change', message: NO_CHANGE_TEXT }] : [];
  const hasUnfoundedClaim = !isThere && claimsChange(turn.state.lastText);
  return { ...reportSuccess(turn, null, faults), hasUnfoundedClaim };
}

/** Whether a tool that writes did its work in this turn, although nothing differs from before. */
function wroteTheSame({ state }: Pick<Turn, 'state'>): boolean {
  return state.messages.some(
    ({ role, content }) =>
      role === 'tool' &&
      content.some(
        (part) =>
          part.type === 'tool-result' && part.output.type === 'text' && WRITING_TOOLS.has(part.toolName),
      ),
  );
}

/** Asks once more when a model says that it changed something and nothing was. Tells whether it did. */
export function nudge(turn: Turn, answer: ModelAnswer): boolean {
  const { state, request, options } = turn;
  if (state.wasNudged || request.mode === 'chat' || !options.may.edit) return false;
  if (!claimsChange(answer.text)) return false;
  state.wasNudged = true;
  turn.talk.withdraw();
  state.messages.push({ role: 'user', content: [{ type: 'text', text: MESSAGE }] });
  return true;
}
