import type { Tagged } from './grammar.ts';
import { NOUNISH, PLAIN_VERBS } from './verb-words.data.ts';

/** "a page that shows what is left": what follows is done by the thing before. */
export const RELATIVES: ReadonlySet<string> = new Set(['that', 'which', 'who', 'what']);

/** "…, say whether they eat meat". */
export const isPlainVerb = (token: Tagged | undefined, before: Tagged | undefined): boolean =>
  PLAIN_VERBS.has(token?.lower ?? '') && (before?.kind === 'mark' || before?.kind === 'conjunction');

/**
 * "Technicians log work orders", "The quartermaster lends tents": a clause that begins with who does it. A verb that is
 * a noun as often is believed only after people.
 */
export function hasSubject(tokens: readonly Tagged[], at: number, after: Tagged | undefined): boolean {
  if (after === undefined || !isNominal(after) || after.kind === 'verb') return false;
  const word = tokens[at];
  const form = word?.verb?.form ?? (/[^s]s$/.test(word?.lower ?? '') ? 'third' : 'base');
  const isNounish = word?.verb !== null && NOUNISH.has(word?.verb?.lemma ?? '');
  let first = at - 1;
  while (isNamePart(tokens[first])) first -= 1;
  const subject = tokens[at - 1];
  const opening = tokens[first];
  const isThe = opening?.kind === 'determiner' && /^(?:the|a|an|each|every)$/.test(opening.lower);
  const start = isThe ? tokens[first - 1] : opening;
  if (subject === undefined || first === at - 1 || at - first > 4) return false;
  if (start !== undefined && !/^(?:[.,:]|and)$/.test(start.lower)) return false;
  const isMany = /[^s]s$/.test(subject.lower);
  if (form === 'third')
    return isThe && !isMany && start?.lower !== ',' && (isDoer(subject.lower) || !isNounish);
  if (!isMany || form !== 'base' || (isThe && !isDoer(subject.lower))) return false;
  return isDoer(subject.lower) || (start === undefined && !isNounish);
}

/** "study coordinators": a word that may be a verb is one only where it stands alone. */
const isNamePart = (token: Tagged | undefined): boolean =>
  token?.kind === 'noun' ||
  token?.kind === 'adjective' ||
  (token?.kind === 'verb' && token.verb?.form === 'base' && NOUNISH.has(token.verb.lemma)) ||
  (token?.kind === 'verb' && token.verb?.form === 'third' && isDoer(token.lower));

/** Somebody, by how the word is formed; one or many of them. */
export function isDoer(word: string): boolean {
  const one = word.replace(/s$/, '');
  return DOER.test(one) && !NO_DOER.test(one);
}

const DOER =
  /(?:[^aeiou]er|tor|sor|ist|cian|ian|eer|assistant|accountant|applicant|participant|attendant|president|student|resident|agent|parent|pilot|cook|guard|clerk|nurse|coach|judge|host|guest|captain|warden|member|owner|user|pupil|chef|scout|scientist|keeper|taker)$/;
const NO_DOER =
  /(?:number|order|offer|letter|paper|folder|filter|counter|printer|computer|sensor|projector|elevator|reactor|factor|sector|vector|indicator|detector|generator|calculator|motor|poster|register|tracker|planner|timer|meter|trailer|container|server|cluster|water|weather|river|tower|dinner|locker|washer|dryer|cutter|router|heater|cooler|charger|ladder|hammer|member area|chapter|quarter|semester|disaster|newsletter|voucher|banner|slider|header|footer|buffer|parameter|layer|flower|feather|beer|deer|career|summer|winter|checklist|shortlist|guardian|median)$/;

export const isNominal = (token: Tagged): boolean =>
  token.kind === 'noun' ||
  token.kind === 'adjective' ||
  token.kind === 'determiner' ||
  token.kind === 'possessive' ||
  token.kind === 'number' ||
  token.kind === 'pronoun' ||
  (token.kind === 'verb' && token.verb !== null);
