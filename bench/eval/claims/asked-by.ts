import type { Check, CheckKind, Names, Step } from '@loam/offline-model/cases';
import { matches, say, wordingsOf } from '../matching.ts';
import { ASKS, PLACES, TOOLS } from './claim-words.data.ts';

/** What a check is about, in the words of the case. */
interface About {
  /** Names that must stand in a clause, any of them. */
  readonly names: readonly Names[];
  /** Where it is tried; enough on its own only where nothing else is known. */
  readonly place?: Names | undefined;
  /** How people ask for such a thing. */
  readonly asks?: RegExp | undefined;
  /** What such a clause is about instead. */
  readonly other?: RegExp;
  /** Plain English for what is tried. */
  readonly told?: string | undefined;
}

type Reader<Kind extends CheckKind> = (check: Extract<Check, { readonly kind: Kind }>) => About;

const fieldsOf = (entries: readonly (readonly [Names, unknown])[]): readonly Names[] =>
  entries.map(([field]) => field);
const placed = ({ in: place, kind }: { readonly in?: Names; readonly kind: CheckKind }): About => ({
  names: [],
  place,
  asks: ASKS[kind],
});

const READERS: { readonly [Kind in CheckKind]?: Reader<Kind> } = {
  section: ({ name, shows = [] }) => ({ names: [name, ...shows] }),
  list: placed,
  fields: ({ names, in: place }) => ({ names, place }),
  search: placed,
  create: placed,
  edit: placed,
  // "delete the capacity field" is an order to the builder.
  remove: (check) => ({
    ...placed(check),
    other: /(?<!\p{L})(?:fields?|columns?|pages?|felde?r?|spalten?|seiten?|champs?|campos?)(?!\p{L})/iu,
  }),
  tick: placed,
  message: placed,
  quiz: placed,
  cart: placed,
  report: placed,
  chart: ({ kind }) => ({ names: [], asks: ASKS[kind] }),
  'sign-in': ({ kind }) => ({ names: [], asks: ASKS[kind] }),
  'dark-mode': ({ kind }) => ({ names: [], asks: ASKS[kind] }),
  filter: ({ by, in: place, kind }) => ({
    names: by === undefined ? [] : [by],
    place,
    asks: ASKS[kind],
  }),
  sort: ({ by, in: place, kind }) => ({ names: [by], place, asks: ASKS[kind] }),
  detail: ({ from, shows }) => ({ names: shows, place: from }),
  colour: ({ where, kind }) => ({
    names: [],
    asks: PLACES[where] ?? ASKS[kind],
  }),
  text: ({ text }) => ({ names: [text] }),
  'submit-form': ({ values, in: place, kind }) => ({
    names: fieldsOf(values),
    place,
    asks: ASKS[kind],
  }),
  booking: ({ values, in: place, kind }) => ({
    names: fieldsOf(values),
    place,
    asks: ASKS[kind],
  }),
  profile: ({ values, in: place, kind }) => ({
    names: fieldsOf(values),
    place,
    asks: ASKS[kind],
  }),
  rule: ({ rule, in: place, refused, kind }) => ({
    names: fieldsOf(refused),
    place,
    asks: ASKS[kind],
    told: rule,
  }),
  number: ({ label, countOf, kind }) => ({
    names: [label],
    place: countOf,
    asks: ASKS[kind],
  }),
  counter: ({ button, in: place }) => ({ names: [button], place }),
  comment: ({ from, kind }) => ({ names: [], place: from, asks: ASKS[kind] }),
  tool: ({ tool }) => ({ names: [TOOLS[tool]] }),
  absent: ({ name }) => ({ names: [name] }),
  steps: ({ title, steps }) => ({
    names: steps.flatMap(namesOfStep),
    told: title,
  }),
};

function namesOfStep(step: Step): readonly Names[] {
  if (step.do === 'see' || step.do === 'not-see' || step.do === 'see-exactly') return [step.text];
  if (step.do === 'see-field' || step.do === 'see-button' || step.do === 'click') return [step.name];
  if (step.do === 'fill') return [step.field];
  if (step.do === 'submit') return fieldsOf(step.values);
  return step.do === 'open' ? [step.section] : [];
}

function aboutOf<Kind extends CheckKind>(check: Extract<Check, { readonly kind: Kind }>): About | undefined {
  const kind: Kind = check.kind;
  return READERS[kind]?.(check);
}

/**
 * The clauses that ask for what a check tries, by its words; none where nothing of the message speaks of it, so that
 * nobody is blamed for what nobody asked for.
 */
export function clausesAsking(check: Check, reason: string, clauses: readonly string[]): readonly number[] {
  const about = aboutOf(check);
  if (about === undefined) return [];
  // Of several names those that the reason speaks of are the ones that failed.
  const failed = about.names.filter((name) => reason.includes(say(name)));
  const names = failed.length > 0 ? failed : about.names;
  const scores = clauses.map((clause) =>
    about.other?.test(clause) === true ? 0 : scoreOf(clause, { ...about, names }),
  );
  const best = Math.max(0, ...scores);
  return best === 0 ? [] : scores.flatMap((score, at) => (score === best ? [at] : []));
}

/** What failed goes by a name that this clause has: "filter by status, and by priority" asks for two. */
export const isNamedIn = (check: Check, reason: string, clause: string): boolean =>
  (aboutOf(check)?.names ?? []).some((name) => reason.includes(say(name)) && speaksOf(name, clause));

function scoreOf(clause: string, { names, place, asks, told }: About): number {
  const named = names.filter((name) => speaksOf(name, clause)).length;
  const isAsked = asks?.test(clause) === true;
  const shared = told === undefined ? 0 : sharedStems(told, clause);
  if (asks !== undefined && !isAsked && shared < 2) return 0;
  if (asks === undefined && named === 0 && shared < 2 && (names.length > 0 || told !== undefined)) return 0;
  const isPlaced = place !== undefined && speaksOf(place, clause);
  return named * 2 + (isAsked ? 3 : 0) + shared + (isPlaced ? 2 : 0);
}

/** Expressions of a case are made for short names; of a clause they must find more than a letter or two. */
const speaksOf = (names: Names, clause: string): boolean =>
  wordingsOf(names).some((one) =>
    one instanceof RegExp ? (one.exec(clause)?.[0].length ?? 0) > 2 : matches(one, clause),
  );

const stemsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/\p{L}{4,}|\d+/gu) ?? [])
      .filter((word) => !/^(?:that|this|with|each|must|only|have|from|when|than|them|they|what)$/u.test(word))
      .map((word) => word.replace(/(?:ies|ed|es|s|ing)$/u, '').slice(0, 6)),
  );

function sharedStems(told: string, clause: string): number {
  const own = stemsOf(clause);
  return [...stemsOf(told)].filter((word) => own.has(word)).length;
}
