import type { AppPlan } from './plan/app-plan.ts';
import { makePlan } from './plan/make-plan.ts';
import { sentences } from './understand/tokens.ts';
import { understand } from './understand/understand.ts';

/** Sentences that ask something of the app, so that it should be another one without them. */
const ASKING =
  /\b(?:must|may|should|shall|can|cannot|can't|only|never|nobody|no one|at most|at least|if|when|once|after|before|automatic\p{L}*|remind\p{L}*|calculat\p{L}*|comput\p{L}*|show|see|block\p{L}*|lock\p{L}*|muss|darf|dürfen|sollen?|kann|können|nur|wenn|niemand|höchstens|mindestens|doit|doivent|peut|peuvent|seulement|jamais|si|quand|debe|deben|puede|pueden|solo|nadie|cuando|deve|devem|pode|podem|só|somente|ninguém|quando|se)\b/iu;

/** How it looks shows in the colours and the type, not in what it keeps. */
const LOOKS =
  /\b(?:colou?rs?|theme|modern|responsive|beautiful|clean|design|background|font|style|look|farben?|design|couleurs?|colores?|cores|fondo|fundo|hintergrund|please|thank|called|named)\b/iu;

const MOST = 5;

/**
 * What was written and made no difference: the app would keep, show and allow the same without it. Tools and games do
 * much that no plan tells, so nothing is said of them here.
 */
export function idleSentences(request: string, plan: AppPlan): readonly string[] {
  if (plan.pages.some(({ blocks }) => blocks.some(({ kind }) => kind === 'engine' || kind === 'quiz')))
    return [];
  const all = sentences(request);
  const whole = structureOf(plan);
  return all
    .slice(1)
    .filter(({ start, end }) => {
      const text = request.slice(start, end).trim();
      const words = text.split(/\s+/).length;
      return words >= 4 && words <= 40 && !/["“«„]/u.test(text) && ASKING.test(text) && !LOOKS.test(text);
    })
    .slice(0, MOST)
    .filter(({ start, end }) => {
      const without = `${request.slice(0, start)} ${request.slice(end)}`;
      return structureOf(makePlan(understand(without, { language: plan.language }))) === whole;
    })
    .map(({ start, end }) => request.slice(start, end).trim());
}

const structureOf = ({ entities, pages, auth }: AppPlan): string => JSON.stringify({ entities, pages, auth });
