import { like } from '../lexicon/pattern.ts';
import { agreeing } from './agreeing-cells.ts';
import { camelCase, entityEntry, parseFields, parseSeed } from '../lexicon/entity-lexicon.ts';
import type { EntityEntry, Nature } from '../lexicon/entry.ts';
import { GENERIC, KEPT_FIELDS, SHOWN_FIELDS } from '../lexicon/generic.data.ts';
import { wordTables } from '../lexicon/word-tables.ts';
import { instancesOf, isProperName, namesOf, valuesOf } from '../lexicon/instances.ts';
import { listed } from '../lexicon/listed.ts';
import { RECORD_SHAPES, type RecordShape } from '../lexicon/record-shapes.data.ts';
import type { UnderstoodEntity } from '../understand/understanding.ts';
import type { EntityPlan, FieldPlan, Fields, Language, SeedRow, SeedValue } from './app-plan.ts';
import { mergeFields, synonymsOf, withTitle } from './entity-fields.ts';
import { ownTitles } from './own-titles.ts';
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

export interface BuildOptions {
  readonly sentences: readonly string[];
  /** Things have prices here. */
  readonly isTrade: boolean;
  /** Books are kept here. */
  readonly isOffice?: boolean;
  /** It stands on a site that people visit. */
  readonly isShown?: boolean;
  /** What our examples are said in. */
  readonly language?: Language;
}

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

function baseOf(said: UnderstoodEntity, options: BuildOptions): Base {
  const shaped = options.isOffice === true ? shapeBase(said) : null;
  if (shaped !== null) return shaped;
  return said.entry === null
    ? genericBase(said, options)
    : calledBase(entryBase(said.entry), said, options.language ?? 'en');
}

/** "cats" are pets and "concerts" are events: what our own examples say of those is not true of these. */
function calledBase(base: Base, { one, entry }: UnderstoodEntity, language: Language): Base {
  const names = one.toLowerCase() === entry?.one.toLowerCase() ? undefined : namesOf(one);
  const [title] = base.fields;
  const { examples } = wordTables(language);
  const isSaid = (name: string): boolean =>
    language === 'en' || isProperName(name) || examples.has(name.toLowerCase());
  if (names?.every(isSaid) !== true || title === undefined) return base;
  const kept = base.fields.filter(({ id, type }) => TIMED.has(type) || /^(?:status|stage)$/.test(id));
  const rows = base.rows.slice(0, names.length).map((row, at): SeedRow => ({
    id: row['id'] ?? null,
    [title.id]: names[at] ?? null,
    ...Object.fromEntries(
      base.fields.flatMap(({ id, type }) => (type === 'image' ? [[id, `${one} ${names[at] ?? ''}`]] : [])),
    ),
    ...Object.fromEntries(kept.flatMap(({ id }) => (row[id] === undefined ? [] : [[id, row[id]]]))),
  }));
  return {
    ...base,
    fields: base.fields.filter(({ id, type }) => type !== 'choice' || !KINDS.test(id)),
    rows,
  };
}

/** They sort what the entry means, not what is called otherwise. */
const KINDS = /^(?:category|type|kind|genre|topic|species)$/;
const TIMED: ReadonlySet<string> = new Set(['date', 'dateTime', 'time', 'flag', 'email', 'phone']);
interface Base {
  readonly fields: Fields;
  readonly rows: readonly SeedRow[];
  readonly icon: string;
  /** It goes by what it belongs to. */
  readonly isNameless?: boolean;
}

function entryBase(entry: EntityEntry): Base {
  const fields = parseFields(entry.fields).map(withInitial);
  return { fields, rows: parseSeed(entry.id, fields, entry.seed), icon: entry.icon };
}

/** Of one house: they lie in no town of their own. */
const INSIDE = like.i`
  (?:room|desk|court|hall|lane|studio|booth|locker|workstation|saal|raum|arbeitsplatz|schreibtisch|schließfach|sala|escritorio|taquilla|armário|salle|bureau|casier)$`;
const INSIDE_FIELDS = 'Name*; Picture:image; Capacity:number(people); Description:longText';

function genericBase(said: UnderstoodEntity, { isTrade, isShown = false }: BuildOptions): Base {
  if (said.nature === 'place' && said.like === undefined && INSIDE.test(said.one)) {
    const fields = parseFields(INSIDE_FIELDS);
    const rows = (instancesOf(said.one) ?? Array.from({ length: 6 }, (_, at) => `${said.one} ${at + 1}`)).map(
      (title, at): SeedRow => ({ id: `${said.id}-${at + 1}`, name: title }),
    );
    return { fields, rows, icon: GENERIC.place.icon };
  }
  const { fields: text, titles, icon } = GENERIC[said.nature];
  const shown = isShown ? SHOWN_FIELDS[said.nature] : undefined;
  const kept = said.nature === 'goods' && !isTrade ? KEPT_FIELDS : text;
  const usual = shown === undefined || (said.nature === 'goods' && isTrade) ? kept : shown;
  const fields = parseFields(said.like === undefined ? usual : shapeOf(said.like)).map(withInitial);
  const rows = ownTitles(said, titles, isTrade).map((title, at): SeedRow => ({
    id: `${said.id}-${at + 1}`,
    [fields[0]?.id ?? 'name']: capital(title),
  }));
  return { fields, rows, icon: said.like?.icon ?? icon };
}

/** Without the kinds that are only right in the entry's own surroundings. */
const shapeOf = (entry: EntityEntry): string =>
  entry.fields
    .split('; ')
    .filter((one, at) => at === 0 || !/^(?:Category|Type|Genre|Topic|Brand|Field|Room|Client)\b/.test(one))
    .join('; ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Keeps the values of the lexicon where the field stayed, invents the others. */
function fillRow(row: SeedRow, fields: Fields, place: Omit<SeedPlace, 'title'>): SeedRow {
  const titleId = fields[0]?.id ?? 'name';
  const values = new Map(Object.entries(row));
  const known = firstText(row);
  const usual = known ?? `${place.entity} ${place.row + 1}`;
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

/** The shape of a thing by its name, where neither the request nor the lexicon tells its fields. */
export const shapeFor = ({ one, many }: UnderstoodEntity): RecordShape | null =>
  RECORD_SHAPES.find(({ name }) => name.test(one) || name.test(many)) ?? null;

/** Fields and rows of a record of the office; null where no shape fits. */
function shapeBase(said: UnderstoodEntity): Base | null {
  const isReported = said.entry?.id === 'ticket' && said.isCounted !== true;
  // What is handed in at school has a title and points; what is handed out to staff has neither.
  const isSchool =
    /^assignment$/i.test(said.one) &&
    said.fields.some(({ label }) => /title|points|score|grade|mark|subject|due/i.test(label));
  const shape = isReported || isSchool || KEPT_ENTRIES.has(said.entry?.id ?? '') ? null : shapeFor(said);
  if (shape === null) return null;
  const { titles, icon } = shape;
  const fields = parseFields(shape.fields).map(withInitial);
  const first = fields[0]?.id ?? 'name';
  const people = shape.fields.startsWith('Name*') ? GENERIC.person.titles : [];
  const names = titles.length > 0 ? titles : people;
  const rows = Array.from({ length: names.length === 0 ? 6 : names.length }, (_, at): SeedRow => {
    const name = names[at];
    const known = Object.fromEntries(fields.flatMap((one) => usualValue(one, at)));
    return { id: `${said.id}-${at + 1}`, ...known, ...(name === undefined ? {} : { [first]: name }) };
  });
  return { fields, rows, icon, isNameless: names.length === 0 };
}

/** Days and stocks as a desk has them: most things are not back yet, little is overdue, and little runs low. */
function usualValue({ id, type }: FieldPlan, at: number): readonly (readonly [string, SeedValue])[] {
  const pick = <Value>(values: readonly Value[]): Value | undefined => values[at % values.length];
  if (id === 'stock') return [[id, pick([120, 45, 8, 260, 30, 75]) ?? 20]];
  if (id === 'minimumStock') return [[id, pick([40, 20, 25, 60, 30, 20]) ?? 20]];
  if (type !== 'date') return [];
  if (/^(?:returned|discharged)/.test(id)) return [[id, at % 3 === 2 ? `D-${at + 1}` : null]];
  if (/^(?:due|renewal|next)/.test(id))
    return [[id, pick(['D+12', 'D-5', 'D+33', 'D+3', 'D+60', 'D+20']) ?? 'D+9']];
  return /Birth|born/.test(id) ? [] : [[id, `D-${[0, 2, 4, 7, 11, 16][at % 6] ?? 3}`.replace('D-0', 'D+0')]];
}

/** They go by names that a shape has too, and know better. */
const KEPT_ENTRIES: ReadonlySet<string> = new Set(
  listed(`
  trip, incident, medication, fitnessClass, stockItem, product, vehicle, report`),
);

/** A new record of a thing with a status starts with the first one. */
const withInitial = (one: FieldPlan): FieldPlan =>
  one.type === 'choice' && /^(status|stage)$/.test(one.id) && one.options?.[0] !== undefined
    ? { ...one, initial: one.options[0] }
    : one;
