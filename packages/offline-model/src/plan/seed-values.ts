import { PEOPLE } from '../lexicon/generic.data.ts';
import { FROM_ANIMALS, MEAT } from '../lexicon/option-words.data.ts';
import { instancesOf, valuesOf } from '../lexicon/instances.ts';
import { listed } from '../lexicon/listed.ts';
import { MONEY, SCALES, TEXTS, type ValueRow } from '../lexicon/seed-values.data.ts';
import { guessNature } from '../understand/collector.ts';
import type { FieldPlan, FieldType, SeedValue } from './app-plan.ts';
import { fittingOption } from './fitting-option.ts';
import { hash } from './hash.ts';
import { like } from '../lexicon/pattern.ts';

export interface SeedPlace {
  /** Row number from zero. */
  readonly row: number;
  /** What the record is called, for pictures and addresses. */
  readonly title: string;
  readonly entity: string;
  /** What the request calls it: "cat" for a pet. */
  readonly thing?: string;
  readonly sentences: readonly string[];
}

/** What the numbers of a column are, where nothing is known of it: two such columns do not say the same. */
const COUNTS = [12, 5, 8, 20, 3, 15, 7, 10];
const PRICES = [24, 45, 12.5, 60, 18, 89, 32, 150];

/** A plausible value for a field that came from the request, by its name and type. */
export const seedFor = (field: FieldPlan, place: SeedPlace): SeedValue => VALUES[field.type](field, place);

const VALUES: Readonly<Record<FieldType, (field: FieldPlan, place: SeedPlace) => SeedValue>> = {
  text: (field, place) => textFor(field, place),
  longText: ({ id, label }, { sentences, row }) =>
    at(valuesOf(label) ?? [], row) ?? at(sentences, row + (hash(id) % 3)) ?? '',
  number: (field, place) =>
    within(field, scaled(field, place, SCALES) ?? at(COUNTS, turned(field, place)) ?? 1),
  money: (field, place) =>
    within(field, scaled(field, place, MONEY) ?? at(PRICES, turned(field, place)) ?? 10),
  date: (field, place) => dateFor(field, place),
  dateTime: (field, place) => `${dateFor(field, place)} ${at(TIMES, place.row) ?? '10:00'}`,
  time: ({ label }, { row }) => at(timesOf(label), row) ?? '10:00',
  flag: ({ label }, { title, row }) => fittingDiet(label, title) ?? row % 3 !== 1,
  choice: ({ options = [] }, { title, row }) =>
    fittingOption(options, { old: null, words: title }) ?? at(options, row) ?? null,
  choices: ({ options = [] }, { row }) => options.filter((_, index) => (index + row) % 2 === 0).slice(0, 3),
  email: (_, { row }) => `${slug(at(PEOPLE, row) ?? 'someone')}@example.com`,
  phone: (_, { row }) => `+1 555 ${String(401 + row).padStart(4, '0')}`,
  url: (_, { title }) => `https://${slug(title).slice(0, 20)}.example`,
  image: (_, { title }) => faceOf(title) ?? title,
  file: (_, { title }) => `${slug(title).slice(0, 24)}.pdf`,
  rating: (_, { row }) => at([5, 4, 4, 5, 3, 4, 5, 4], row) ?? 4,
  colour: (_, { row }) => at(COLOURS, row) ?? '#2563eb',
  parts: () => [],
  relation: ({ entity }, { row }) => `${entity ?? ''}-${(row % 6) + 1}`,
};

/** Our people take turns; a name is no picture ("Mina Park" is no park). */
const faceOf = (name: string): string | undefined =>
  PEOPLE.includes(name) ? (PEOPLE.indexOf(name) % 2 === 0 ? 'woman' : 'man') : undefined;

const COLOURS = listed('#2563eb, #059669, #d97706, #dc2626, #7c3aed, #0891b2, #db2777, #4b5563');

/** A dish with fish is not vegan; null where the name of the field is about something else. */
function fittingDiet(label: string, title: string): boolean | null {
  if (/vegan/i.test(label)) return !MEAT.test(title) && !FROM_ANIMALS.test(title);
  return /vegetarian|vegetarisch|vegetari|végétari/i.test(label) ? !MEAT.test(title) : null;
}

const BED = /bed ?time|schlafenszeit|acostarse|deitar|coucher/i;
const WAKE = /wake|aufsteh|despertar|acordar|réveil/i;
const NIGHTS = ['22:45', '23:10', '22:30', '23:40', '22:15', '23:00', '00:10', '22:50'];
const MORNINGS = ['06:30', '07:00', '06:45', '07:20', '06:15', '06:50', '08:05', '06:40'];
const timesOf = (label: string): readonly string[] =>
  BED.test(label) ? NIGHTS : WAKE.test(label) ? MORNINGS : ENDS.test(label) ? LATER : TIMES;
const TIMES = ['09:00', '10:30', '14:00', '16:15', '11:00', '18:30', '08:15', '13:45'];

/** When something is over, some hours after it began. */
const ENDS = /\b(?:end|out|until|to|closing|finish|bis|ende|fin|fim|hasta|até)\b/i;
const LATER = ['12:00', '13:30', '17:00', '19:15', '14:00', '21:30', '11:15', '16:45'];

/** Things that lie somewhere in a house. */
const STORED =
  /tool|prop|device|item|part|equipment|key|costume|instrument|\bbox|document|machine|material|good/;

/** What is known of the field by name, by its kind, by its last word; a text that nobody can guess stays empty. */
function textFor(field: FieldPlan, place: SeedPlace): string {
  const { label } = field;
  const head = label.replace(/ (?:it|used|of|in|on|at|for|from|with)\b.*$/i, '');
  if (/^(?:location|place)$/i.test(label) && STORED.test(thingOf(place)))
    return at(valuesOf('storage place') ?? [], place.row) ?? '';
  const known = valuesOf(label) ?? valuesOf(head) ?? TEXTS.find((row) => row.label.test(label))?.values;
  const values = known ?? (isSomebody(label) ? PEOPLE : instancesOf(head));
  if (values !== undefined) return at(values, place.row) ?? numbered(label, place);
  return TOLD.test(label) ? (at(place.sentences, place.row + (hash(field.id) % 3)) ?? '') : '';
}

const isSomebody = (label: string): boolean =>
  / by$/i.test(label) || guessNature(label.toLowerCase().split(' ')) === 'person';

function numbered(label: string, { row, entity }: SeedPlace): string {
  if (/serial/i.test(label)) return `SN${48201 + row * 137}`;
  if (/isbn/i.test(label)) return `978-0-${1000 + row * 37}-${4120 + row * 11}-${row % 10}`;
  return `${entity.slice(0, 2).toUpperCase()}-${1001 + row * 7}`;
}

/** What one writes about something in a few words. */
const TOLD =
  /memory|experience|lesson|observation|finding|reason|purpose|remark|symptom|diagnosis|damage|problem|issue|highlight|feedback|motivation/i;

const PAST = like.i`
  birth|born|posted|published|created|joined|start|bought|purchase|last|added|received|taken|since|geburt
  |nacimiento|nascimento|naissance|recorded|hire|issue|given|sent|checked|returned|borrowed|reported|opened|ed on$|^date$`;

function dateFor(field: FieldPlan, place: SeedPlace): string {
  const { row } = place;
  const isPast = PAST.test(field.label);
  if (BORN.test(field.label)) return `D-${bornBefore(thingOf(place)) + ((row * 467) % 1900)}`;
  if (LASTS.test(field.label)) return at(['D+12', 'D+75', 'D+190', 'D-6', 'D+340', 'D+25'], row) ?? 'D+60';
  const days = [1, 3, 6, 9, 14, 20, 28, 35][row % 8] ?? 5;
  return isPast ? `D-${days}` : row % 4 === 3 ? `D-${days}` : `D+${days}`;
}

const BORN = /birth|born|geburt|nacimiento|nascimento|naissance/i;

/** The least days of a life: an animal, a child, somebody grown up. */
const bornBefore = (thing: string): number =>
  /pet|cat|dog|animal|horse|rabbit/i.test(thing)
    ? 410
    : /pupil|student|child|kid|class|scout/i.test(thing)
      ? 3300
      : 9000;

/** Until when something holds: most of it lies well ahead. */
const LASTS =
  /expir|warranty|contract end|end of contract|valid until|renewal|licen[cs]e|insurance|next (?:service|check|inspection)|garantie|ablauf|gültig|garantía|garantia|validade|caducidad/i;

function within(field: FieldPlan, value: number): number {
  const least = field.min ?? Number.NEGATIVE_INFINITY;
  const most = field.max ?? Number.POSITIVE_INFINITY;
  if (value >= least && value <= most) return value;
  const span = Number.isFinite(least) && Number.isFinite(most) ? most - least : 10;
  return Number.isFinite(least) ? Math.min(most, least + (value % Math.max(1, span))) : most;
}

function scaled(field: FieldPlan, place: SeedPlace, scales: readonly ValueRow<number>[]): number | undefined {
  const thing = thingOf(place);
  const found = scales.find((row) => row.label.test(field.label) && row.thing?.test(thing) !== false);
  return found === undefined ? undefined : at(found.values, place.row);
}

const turned = ({ id }: FieldPlan, { row }: SeedPlace): number => row + (hash(id) % COUNTS.length);

/** The record and what it is called, as words: `fuelLog` is a fuel log. */
const thingOf = ({ entity, thing }: SeedPlace): string =>
  `${entity.replace(/(?<=[a-z])(?=[A-Z])/g, ' ')} ${thing ?? ''}`.toLowerCase();

const at = <T>(list: readonly T[], index: number): T | undefined =>
  list.length === 0 ? undefined : list[index % list.length];

export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
