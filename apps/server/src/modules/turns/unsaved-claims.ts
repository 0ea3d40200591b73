import { withoutClaims } from '@loam/agent';
import type { AiMessage } from '@loam/contract';
import type { Outcome } from './turn-outcome.ts';

/** What an answer comes to, as it is told: no sentence says that something is done where nothing was saved. */
export function toldFacts({ status, editId, facts }: Outcome, message: AiMessage): Partial<AiMessage> {
  if (status === 'completed' || editId !== null) return facts;
  const { text, placeOf } = withoutClaims(facts.content ?? message.content);
  const steps = (facts.steps ?? message.steps).map((step) =>
    step.text_at === undefined ? step : { ...step, text_at: placeOf(step.text_at) },
  );
  return { ...facts, content: text, steps };
}
