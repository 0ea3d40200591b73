import type { ModelAnswer } from '../models/read-answer.ts';
import type { Turn } from './turn.ts';

const CLAIMS =
  /\b(?:I(?:'ve| have)?|we(?:'ve| have)?)\s+(?:now\s+|just\s+|also\s+|successfully\s+)?(?:added|updated|changed|created|built|removed|fixed|implemented|made|renamed|replaced|moved|set up|deleted)\b|\b(?:has|have) been (?:added|updated|changed|created|removed|fixed|implemented)\b|^(?:added|updated|changed|created|removed|fixed|implemented)\b|\bich habe\b|\bj'ai (?:ajouté|modifié|créé)|\bhe (?:añadido|cambiado|creado)|\b(?:adicionei|criei|alterei)\b/imu;

const MESSAGE =
  'No file has been changed in this turn. If the request asks for a change, make it now with the tools. If everything that was asked for is already there, or nothing was to be changed, say so plainly in one sentence.';

/** Asks once more when a model says that it changed something and nothing was. Tells whether it did. */
export function nudge(turn: Turn, answer: ModelAnswer): boolean {
  const { state, request, options } = turn;
  if (state.wasNudged || request.mode === 'chat' || !options.may.edit) return false;
  if (!CLAIMS.test(answer.text)) return false;
  state.wasNudged = true;
  turn.talk.withdraw();
  state.messages.push({ role: 'user', content: [{ type: 'text', text: MESSAGE }] });
  return true;
}
