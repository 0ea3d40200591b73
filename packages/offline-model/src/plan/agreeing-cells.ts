import type { FieldPlan, Fields, SeedRow, SeedValue } from './app-plan.ts';
import type { Nature } from '../lexicon/entry.ts';
import { like } from '../lexicon/pattern.ts';

/** What is still to come, and what is over, by the name of its state. */
const AHEAD =
  /^(?:planned|upcoming|scheduled|confirmed|requested|booked|pending|invited|to (?:do|read|watch|play|try)|not started|wish ?list|unread|backlog)$/i;
const OVER =
  /^(?:done|finished|completed?|closed|returned|held|delivered|attended|solved|resolved|repaired|past)$/i;
const OPEN =
  /^(?:new|open|active|in progress|out|on loan|lent|borrowed|overdue|assigned|reading|watching|waiting.*)$/i;

const BEGINS = like.i`
  \b(?:start|begin|borrowed|lent|check-?in|arrival|opened|bought|purchased?|ordered|issued|planted|admitted|hired
  |received|brought|reported|drink from)`;
const ENDS = like.i`
  \b(?:end|due|until|return|check-?out|departure|closed|finished|completed?|delivered|harvest|discharged|expir|warranty
  |picked up|repaired|solved|resolved)`;
/** Days on which something was settled: none while it is open, none that lies ahead. */
const SETTLED =
  /\b(?:returned|closed|finished|completed|delivered|discharged|solved|resolved|repaired|picked up)\b/i;
const ABOUT_OUTCOME = /^(?:result|score|final score|outcome|rating|verdict|review)$/i;
const REASON = /^reason\b/i;
const FINE = /^(?:present|approved|active|available)$/i;

interface Told {
  readonly state: string;
  /** The day on which it began. */
  readonly began: number | null;
  readonly nature: Nature;
}

/** The cells of a record as they agree: nothing ends before it began, and what is to come has no result yet. */
export function agreeing(row: SeedRow, fields: Fields, nature: Nature): SeedRow {
  const begun = fields.filter(({ label }) => BEGINS.test(label)).map(({ id }) => dayOf(row[id]));
  const told = { state: stateOf(row, fields), began: begun.find((day) => day !== null) ?? null, nature };
  const cells = fields.map((one): [string, SeedValue] => {
    const value = row[one.id] ?? null;
    if (isEmptied(one, told.state))
      return [one.id, typeof value === 'string' && dayOf(value) === null ? '' : null];
    const day = one.type === 'date' || one.type === 'dateTime' ? dayOf(value) : null;
    return [
      one.id,
      day === null ? value : String(value).replace(/^D[+-]\d+/, inDays(agreedDay(one, day, told))),
    ];
  });
  return { ...row, ...Object.fromEntries(cells) };
}

function agreedDay({ label }: FieldPlan, day: number, { state, began, nature }: Told): number {
  if (SETTLED.test(label)) return settledOn(day, began);
  if (ENDS.test(label)) return began !== null && day <= began ? began + 14 : day;
  if (nature !== 'event' || BEGINS.test(label)) return day;
  return AHEAD.test(state) ? Math.abs(day) : OVER.test(state) ? -Math.abs(day) : day;
}

/** A day behind us, and not before it began. */
function settledOn(day: number, began: number | null): number {
  const past = -Math.max(1, Math.abs(day));
  return began === null || past > began ? past : Math.min(0, Math.ceil(began / 2));
}

function isEmptied({ label, type }: FieldPlan, state: string): boolean {
  if (type === 'choice' || type === 'flag') return false;
  if (SETTLED.test(label) && type === 'date') return AHEAD.test(state) || OPEN.test(state);
  if (REASON.test(label)) return FINE.test(state);
  return ABOUT_OUTCOME.test(label) && AHEAD.test(state);
}

/** How it stands: by its state, else by the mark that says it is over. */
function stateOf(row: SeedRow, fields: Fields): string {
  const choice = fields.find(
    ({ type, label }) => type === 'choice' && /\b(?:status|stage|state|attendance)\b/i.test(label),
  );
  if (choice !== undefined) return String(row[choice.id] ?? '');
  const flag = fields.find(({ type, label }) => type === 'flag' && OVER.test(label));
  return flag === undefined ? '' : row[flag.id] === true ? 'done' : 'open';
}

const dayOf = (value: SeedValue | undefined): number | null =>
  typeof value === 'string' && /^D[+-]\d/.test(value) ? Number.parseInt(value.slice(1), 10) : null;

const inDays = (days: number): string => `D${days < 0 ? '-' : '+'}${Math.abs(days)}`;
