import { like } from '../lexicon/pattern.ts';
import { agreeing } from './agreeing-cells.ts';
import { camelCase, entityEntry, parseFields } from '../lexicon/entity-lexicon.ts';
import type { Nature } from '../lexicon/entry.ts';
import { valuesOf } from '../lexicon/instances.ts';
import { sentenceCase as capital } from '../understand/fields.ts';
import type { UnderstoodEntity } from '../understand/understanding.ts';
import type { EntityPlan, FieldPlan, Fields, SeedRow, SeedValue } from './app-plan.ts';
import { baseOf, entryBase, type BuildOptions } from './entity-bases.ts';
import { mergeFields, synonymsOf, withTitle } from './entity-fields.ts';
import { seedFor, type SeedPlace } from './seed-values.ts';

export interface BuiltEntity {
  readonly plan: EntityPlan;
  readonly nature: Nature;
  /** Null for what the planner added by itself. */
  readonly said: UnderstoodEntity | null;
  readonly entryId: string | null;
}

/** As they are planned, and as the request has them. */
export type Entities = readonly BuiltEntity[];
export type Things = readonly UnderstoodEntity[];

/** An entity of the request with fields and rows; what it says itself goes before what the lexicon knows. */
export function buildEntity(said: UnderstoodEntity, options: BuildOptions): BuiltEntity {
  const base = baseOf(said, options);
  const fields = mergeFields(base.fields, { said, isOffice: options.isOffice === true });
  const titled = goesByDay(said)
    ? byDay(
        fields.filter(({ label, type }) => type === 'date' || said.fields.some((one) => one.label === label)),
      )
    : base.isNameless === true
      ? fields
      : inOneLine(withTitle(fields, base.fields[0], said.rows !== undefined), options);
  const filled = base.rows.map((row, at) =>
    fillRow(row, titled, { row: at, entity: said.id, thing: said.one, sentences: options.sentences }),
  );
  const isAhead = said.nature === 'event' && said.entry === null && options.isShown === true;
  const seed = (isAhead ? filled.map((row) => putAhead(row, titled)) : filled).map((row) =>
    agreeing(row, titled, said.nature),
  );
  return {
    plan: {
      id: said.id,
      one: said.one,
      many: said.many,
      icon: base.icon,
      fields: titled,
      titleField: titled[0]?.id ?? 'name',
      seed: applyExamples(seed, said, titled),
      rules: [],
      isOwned: said.actions.some((use) => use.isMine),
    },
    nature: said.nature,
    said,
    entryId: said.entry?.id ?? null,
  };
}

/** "date, litres, price", "systolic, diastolic, pulse and notes": what is measured goes by its day. */
const goesByDay = ({ entry, nature, isListed, fields }: UnderstoodEntity): boolean =>
  entry === null &&
  nature === 'record' &&
  isListed === true &&
  fields.filter(({ type }) => MEASURED.has(type)).length > (fields[0]?.type === 'date' ? 0 : 1) &&
  fields.filter(({ type }) => type === 'date').length <= 1 &&
  fields.every(({ type }) => MEASURED.has(type) || type === 'date' || type === 'longText');

const MEASURED: ReadonlySet<string> = new Set(['number', 'money', 'time', 'flag']);

const byDay = (fields: Fields): Fields => [
  ...(fields.find(({ type }) => type === 'date') === undefined ? parseFields('Date*:date') : []),
  ...fields.filter(({ type }) => type === 'date'),
  ...fields.filter(({ type }) => type !== 'date'),
];

/** A description by which a record of the office goes is short. */
const inOneLine = ([title, ...rest]: Fields, { isOffice }: BuildOptions): Fields =>
  title === undefined
    ? rest
    : [
        isOffice === true && title.type === 'longText' && title.label === 'Description'
          ? { ...title, type: 'text' }
          : title,
        ...rest,
      ];

/** An entity that the lexicon brings in. */
export function entityFromLexicon(id: string): BuiltEntity | null {
  const entry = entityEntry(id);
  if (entry === null) return null;
  const base = entryBase(entry);
  return {
    plan: {
      id,
      one: entry.one,
      many: entry.many,
      icon: base.icon,
      fields: base.fields,
      titleField: base.fields[0]?.id ?? 'name',
      seed: base.rows,
      rules: [],
      isOwned: false,
    },
    nature: entry.nature,
    said: null,
    entryId: id,
  };
}

/** Keeps the values of the lexicon where the field stayed, invents the others. */
function fillRow(row: SeedRow, fields: Fields, place: Omit<SeedPlace, 'title'>): SeedRow {
  const titleId = fields[0]?.id ?? 'name';
  const values = new Map(Object.entries(row));
  const known = firstText(row);
  const usual = known ?? `${capital(place.thing ?? place.entity)} ${place.row + 1}`;
  const [first] = fields;
  const made =
    first !== undefined && (known === undefined || isSpeaking(first.label) || first.type !== 'text')
      ? seedFor(first, { ...place, title: usual })
      : usual;
  const title = String(values.get(titleId) ?? (made === '' ? usual : made));
  const cells = fields.map((one): [string, SeedValue] => {
    const alike = similarValue(row, one);
    // A text that only says the name once more says nothing.
    const old = values.get(one.id) ?? (one.type === 'longText' && alike === title ? undefined : alike);
    const isFit =
      old !== undefined &&
      old !== null &&
      (one.type !== 'choice' || (one.options ?? []).includes(String(old))) &&
      fitsType(one, old);
    return [
      one.id,
      one.id === titleId
        ? title
        : isFit
          ? old
          : (values.has(one.id) && old === null) ||
              (values.get(one.id) === null && /^(?:returned|discharged)/.test(one.id))
            ? null
            : seedFor(one, { ...place, title }),
    ];
  });
  return { id: row['id'] ?? `${place.entity}-${place.row + 1}`, ...Object.fromEntries(cells) };
}

/** What people are invited to has not been. */
const putAhead = (row: SeedRow, fields: Fields): SeedRow => ({
  ...row,
  ...Object.fromEntries(
    fields.filter(({ type }) => type === 'date').map(({ id }) => [id, String(row[id]).replace(/^D-/, 'D+')]),
  ),
});

/** Titles that say themselves what they hold: a number, somebody's name, an exercise. */
const isSpeaking = (label: string): boolean =>
  SPEAKING.test(label) || (valuesOf(label) !== undefined && !/^(?:species|breed)$/i.test(label));

const SPEAKING = like.i`
    \b(?:code|barcode|isbn|serial|reference|number|sku|plate|id|tag|(?:customer|client|guest|patient|student
    |member|employee|driver|owner|tenant|contact|partner|supplier|company|technician|mechanic|donor|sponsor)(?: name)?)$`;

function fitsType(one: FieldPlan, value: SeedValue): boolean {
  const type: string = one.type;
  switch (type) {
    case 'number':
    case 'money':
    case 'rating':
      return (
        typeof value === 'number' &&
        (one.max === undefined || value <= one.max) &&
        (one.min === undefined || value >= one.min)
      );
    case 'flag':
      return typeof value === 'boolean';
    case 'choices':
      return Array.isArray(value) && value.every((entry) => (one.options ?? []).includes(String(entry)));
    case 'date':
      return typeof value === 'string' && /^D[+-]\d+$/.test(value);
    default:
      return typeof value === 'string' && value !== '';
  }
}

const firstText = (row: SeedRow): string | undefined =>
  Object.entries(row)
    .find(([key, value]) => key !== 'id' && typeof value === 'string' && !/^D[+-]\d/.test(value))?.[1]
    ?.toString();

function similarValue(row: SeedRow, one: FieldPlan): SeedValue | undefined {
  const kind = row['category'];
  if (one.type === 'choices' && typeof kind === 'string') return [kind];
  const names = synonymsOf(one.label).map(camelCase);
  return Object.entries(row).find(([key]) => names.includes(key))?.[1];
}

/** "products such as lamps and chairs" are the first rows. */
function applyExamples(seed: readonly SeedRow[], said: UnderstoodEntity, fields: Fields): readonly SeedRow[] {
  const titleId = fields[0]?.id;
  if (titleId === undefined || said.examples.length < 2) return seed;
  const picture = fields.find((one) => one.type === 'image')?.id;
  // "Two-person dome" is seen as what it is: a tent.
  const kinds = said.id === 'item' ? (said.fields[0]?.options ?? []) : [];
  return seed.map((row, at) => {
    const name = said.examples[at];
    const seen = [kinds[at % Math.max(1, kinds.length)], name].filter(Boolean).join(' ');
    return name === undefined
      ? row
      : { ...row, [titleId]: capital(name), ...(picture === undefined ? {} : { [picture]: seen }) };
  });
}
