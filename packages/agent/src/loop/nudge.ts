import type { CodeFault, TurnResult } from '../events.ts';
import type { ModelAnswer } from '../models/read-answer.ts';
import { allTools } from '../tools/index.ts';
import { reportSuccess } from './report.ts';
import { NO_CHANGE_TEXT } from './texts.data.ts';
import type { Turn } from './turn.ts';

const DONE_WORDS =
  'added|updated|changed|created|built|removed|fixed|implemented|made|renamed|replaced|moved|set up|deleted|redesigned|restyled';
const CLAIMS = new RegExp(
  [
    String.raw`\b(?:I(?:'ve|’ve| have)?|we(?:'ve|’ve| have)?)\s+(?:now\s+|just\s+|also\s+|successfully\s+)?(?:${DONE_WORDS})\b`,
    String.raw`\b(?:has|have) (?:now |just )?been (?:${DONE_WORDS})\b`,
    String.raw`^(?:${DONE_WORDS})\b`,
    String.raw`\bthere(?:'s|’s| is| are) now\b`,
    String.raw`\b(?:is|are) now (?:ready|live|in place|available|done|working)\b`,
    String.raw`^(?:done|all set|all done|fertig|erledigt|listo|pronto)\b\s*[.!:]`,
    String.raw`\bich habe\b|\bwurden? (?:hinzugefügt|geändert|erstellt|entfernt)\b`,
    String.raw`\bj'ai (?:ajouté|modifié|créé|changé)|\bhe (?:añadido|cambiado|creado)|\b(?:adicionei|criei|alterei)\b`,
  ].join('|'),
  'imu',
);

const WRITING_TOOLS: ReadonlySet<string> = new Set(
  allTools.filter(({ needs, changesState }) => needs === 'edit' && changesState).map(({ name }) => name),
);

const MESSAGE =
  'No file has been changed in this turn. If the request asks for a change, make it now with the tools. If everything that was asked for is already there, or nothing was to be changed, say so plainly in one sentence.';

/** Whether the words say that something was changed. */
function claimsChange(text: string): boolean {
  return CLAIMS.test(text);
}

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
