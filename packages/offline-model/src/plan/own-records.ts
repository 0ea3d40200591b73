import { like } from '../lexicon/pattern.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { EntityPlan } from './app-plan.ts';
import { namesThing } from './asked/asked-parts.ts';

/** 'Residents see their own under "My reports"': the page, by its name. */
const MINE = like.iu`^(?:my|meine|mis|meus|minhas|mes)\s+(?<what>\p{L}[\p{L} -]*)$`;

/** '"My walks" lists the ones I joined': somebody else made them. */
const OF_OTHERS = like.iu`
  ^[^.\n]{0,50}(?<!\p{L})(?:join\p{L}*|saved?|liked?|follow\p{L}*|signed up|registered|beigetreten|angemeldet|teilnehm\p{L}*|inscri\p{L}*|particip\p{L}*|apunt\p{L}*)(?!\p{L})`;

/** "users see only their own tickets", "jeder sieht nur seine eigenen Termine". */
const ONLY_OWN = like.giu`
  (?<!\p{L})(?:(?:only|just)\s(?:[\p{L}]+\s)?(?:their|his|her|your|my)(?:\sown)?
  |nur\s(?:\p{L}+\s)?(?:ihre|seine|die)\seigenen|(?:que|uniquement|seulement)\s(?:leurs|ses)\spropres
  |(?:s[oó]lo|únicamente|solamente)\s(?:\p{L}+\s)?sus\spropi[oa]s|(?:s[oó]|apenas|somente)\s(?:\p{L}+\s)?(?:os\s|as\s)?(?:seus|suas)(?:\spróprios|\spróprias)?)
  \s(?<what>\p{L}[\p{L}-]*(?:\s\p{L}[\p{L}-]*)?)`;

/** What is told by reporting it is called a report: "report a defect", "My reports". */
const REPORTED: readonly (readonly [RegExp, RegExp])[] = [
  [/^reports?$/iu, like.giu`(?<!\p{L})reports?\s(?:an?|any|their|new)\s(?<what>\p{L}[\p{L}-]*)`],
  [/^meldungen$/iu, like.giu`(?<!\p{L})melde[nt]?\s(?:eine?n?|ihre)\s(?<what>\p{L}[\p{L}-]*)`],
  [/^signalements?$/iu, like.giu`(?<!\p{L})signale(?:nt|r)?\s(?:une?|des|leurs)\s(?<what>\p{L}[\p{L}-]*)`],
  [/^reportes?$/iu, like.giu`(?<!\p{L})report(?:an?|ar)\s(?:una?|sus)\s(?<what>\p{L}[\p{L}-]*)`],
  [/^relatos?$/iu, like.giu`(?<!\p{L})relat(?:am?|ar)\s(?:uma?|seus)\s(?<what>\p{L}[\p{L}-]*)`],
];

const isReported = (name: string, plan: EntityPlan, text: string): boolean =>
  REPORTED.some(
    ([noun, verb]) =>
      noun.test(name) &&
      [...text.matchAll(verb)].some(({ groups }) => namesThing(groups?.['what'] ?? '', plan)),
  );

/** The page that somebody wants for their own records: its title, null where it is not named; false where none is. */
export function ownPage(
  plan: EntityPlan,
  { text, literals }: Understanding,
  hasAuth: boolean,
): string | null | false {
  const named = literals.find((one) => {
    const what = MINE.exec(one.text)?.groups?.['what'] ?? '';
    if (OF_OTHERS.test(text.slice(text.indexOf(one.text) + one.text.length))) return false;
    return what !== '' && (namesThing(what, plan) || isReported(what, plan, text));
  });
  if (named !== undefined) return named.text;
  const isTold = [...text.matchAll(ONLY_OWN)].some(({ groups }) => {
    const what = groups?.['what'] ?? '';
    return namesThing(what, plan) || isReported(what.split(' ')[0] ?? '', plan, text);
  });
  return hasAuth && isTold ? null : false;
}

/** "Report a defect", 'see all reports': they are what was reported, no sheet to be printed. */
export const areReports = (plan: EntityPlan, text: string): boolean =>
  !PRINTED.test(text) && ['reports', 'Meldungen'].some((name) => isReported(name, plan, text));

const PRINTED = like.iu`(?<!\p{L})(?:print\p{L}*|pdf|export\p{L}*|csv|(?:dai|week|month|year)ly|generat\p{L}*|summar\p{L}*|statistic\p{L}*|date range|drucken|monatlich\p{L}*)(?!\p{L})`;
