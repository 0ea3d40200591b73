import { withoutClaims } from '@loam/agent';
import { type AiMessage, chatTexts } from '@loam/contract';
import type { Outcome } from './turn-outcome.ts';

/** What an answer comes to, as it is told: no sentence says that something is done where nothing was saved. */
export function toldFacts({ status, editId, facts }: Outcome, message: AiMessage): Partial<AiMessage> {
  if (status === 'completed') return facts;
  if (editId !== null) return { ...facts, ...databaseNote(facts.content ?? message.content, message) };
  const { text, placeOf } = withoutClaims(facts.content ?? message.content);
  const steps = (facts.steps ?? message.steps).map((step) =>
    step.text_at === undefined ? step : { ...step, text_at: placeOf(step.text_at) },
  );
  return { ...facts, content: text, steps, ...databaseNote(text, message) };
}

/** A migration is not taken back with the rest: whoever reads how it ended is told. */
function databaseNote(
  content: string,
  { sql_run_state: state }: AiMessage,
): Partial<Pick<AiMessage, 'content'>> {
  if (state !== 'succeeded') return {};
  return { content: content === '' ? chatTexts.databaseKept : `${content}\n\n${chatTexts.databaseKept}` };
}
