import { camelCase } from '../lexicon/entity-lexicon.ts';
import { sentenceCase } from '../understand/fields.ts';
import type { NamedRow, Understanding } from '../understand/understanding.ts';
import type { EntityPlan, FieldPlan, SeedRow, Fields } from './app-plan.ts';
import type { BuiltEntity } from './entities.ts';
import { withNotedOptions } from './noted-options.ts';
import { fittingOption } from './fitting-option.ts';
import { translate } from './localise.ts';
import { placeField, withValues } from './entity-edits.ts';
import { field } from './shorthand.ts';
import { placedCells, type PlacedRow, withColourWords, withToldColumns, YEARS } from './told-cells.ts';
import { like } from '../lexicon/pattern.ts';
import { LASTS } from '../understand/named-row.ts';
import { filteredBy, YEAR } from '../understand/told-tables.ts';
import { numberWord } from '../understand/number-words.ts';

/** "5 rooms: Coral, Sand …": these records and no others, with the prices and times that the request gives. */
export function withNamedRows(entity: BuiltEntity, said: Understanding): BuiltEntity {
  return withRows(entity, entity.said?.rows ?? [], said);
}

export function withRows(built: BuiltEntity, named: readonly NamedRow[], said: Understanding): BuiltEntity {
  if (named.length === 0) return built;
  const worded = { ...built, plan: withColourWords(built.plan, named) };
  const told = withNotedOptions(worded, named);
  const columned = withToldColumns(told.built, told.rows);
  const { entity, rows, columns = [] } = withColumns(columned.built, columned.rows, said);
  const asked = new Set([...columns, ...(entity.said?.fields.map(({ label }) => camelCase(label)) ?? [])]);
  const noted = notedField(entity.plan, rows);
  // What a service costs and how long it takes is for who offers it to say.
  const isService = entity.entryId === 'service';
  const kept = entity.plan.fields.filter(
    (one) => one.id === noted || isKept(one, entity.plan, { asked, rows, isService }),
  );
  const extra = extraFields(kept, rows, said);
  const fields = [...kept.slice(0, 1), ...extra, ...kept.slice(1)];
  const cells = rows[0] && placedCells({ ...entity.plan, fields }, rows[0]);
  const plan = {
    ...entity.plan,
    fields: fields.map((one) => ({ unit: cells?.get(one.id)?.unit, ...one })).map(withoutEmpty),
  };
  return {
    ...entity,
    plan: { ...plan, seed: rows.map((row, at) => seedRow(plan, row, { at, noted })) },
  };
}

/** "Harbour Door (Church, 2021), Kingfisher (Lamp, 2022)": what stands in the same place is the same of each. */
function withColumns(
  built: BuiltEntity,
  rows: readonly PlacedRow[],
  { text, language }: Understanding,
): {
  readonly entity: BuiltEntity;
  readonly rows: readonly PlacedRow[];
  readonly columns?: readonly string[];
} {
  const cells = rows.map((row) => row.cells ?? row.note?.split(/,\s+/u) ?? []);
  const width = cells[0]?.length ?? 0;
  const isOrdered = built.said?.fields.length === width + 1 && rows.every((row) => row.cells !== undefined);
  if (rows.length < 3 || width === 0 || isOrdered || cells.some((row) => row.length !== width))
    return { entity: built, rows };
  const told = Array.from({ length: width }, (_, at) => cells.map((row) => row[at] ?? ''));
  const { fields } = built.plan;
  const by = filteredBy(told.flat(), text);
  const kinds = told.find(
    (column, _, all) =>
      isKind(column, by !== undefined) && !fields.some((one) => all.some((other) => holdsAll(one, other))),
  );
  const hasYears = told.some((column) => column.every((cell) => YEAR.test(cell)));
  const label = sentenceCase(by ?? translate('Type', language));
  const kind =
    kinds &&
    field(camelCase(label), label, { type: 'choice', options: [...new Set(kinds.map(sentenceCase))] });
  const others = fields.filter(({ id }) => id !== kind?.id && !(kind !== undefined && KINDS.test(id)));
  const year = field('year', translate('Year', language), 'number');
  const extra = [
    ...(kind === undefined ? [] : [kind]),
    ...(hasYears && !fields.some((one) => YEARS.test(one.label)) ? [year] : []),
  ];
  if (extra.length === 0) return { entity: built, rows };
  return {
    entity: {
      ...built,
      plan: { ...built.plan, fields: [...others.slice(0, 1), ...extra, ...others.slice(1)] },
    },
    rows: rows.map((row, at) => ({ ...row, cells: cells[at] ?? [] })),
    columns: extra.map(({ id }) => id),
  };
}

/** Some have it in common, or people pick some by it. */
const isKind = (column: readonly string[], isPicked: boolean): boolean => {
  const kinds = new Set(column.map((cell) => cell.toLowerCase()));
  return (
    kinds.size > 1 &&
    (isPicked || kinds.size < column.length) &&
    column.every((cell) => /^[^\d]{2,24}$/u.test(cell))
  );
};

const holdsAll = ({ options = [] }: FieldPlan, column: readonly string[]): boolean =>
  column.every((cell) => options.some((one) => one.toLowerCase() === cell.toLowerCase()));

const withoutEmpty = ({ unit, ...one }: Omit<FieldPlan, 'unit'> & { unit: string | undefined }): FieldPlan =>
  unit === undefined ? one : { ...one, unit };

/** "(sports injuries)" of a therapist is what the first words beside the name are for: a role, a subject. */
function notedField({ fields, titleField }: EntityPlan, rows: readonly NamedRow[]): string | undefined {
  if (rows.every(({ note }) => note === undefined)) return undefined;
  const words = fields.filter(
    ({ id, type }) => id !== titleField && (type === 'text' || type === 'longText'),
  );
  return (words.find(({ type }) => type === 'text') ?? words[0])?.id;
}

/** What our own examples say in words is not true of these; nor are days, where it takes hours. */
function isKept(
  one: FieldPlan,
  { titleField }: EntityPlan,
  { asked, rows, isService }: { asked: ReadonlySet<string>; rows: readonly NamedRow[]; isService: boolean },
): boolean {
  if (one.id === titleField || asked.has(one.id)) return true;
  if (isOwnDay(one, rows)) return false;
  if (isService) {
    if (one.type === 'money') return rows.some(({ price }) => price !== null);
    if (one.id === 'duration') return rows.some(({ minutes }) => minutes !== null);
    return one.type === 'image' || one.type === 'longText';
  }
  if (one.type === 'rating' || (one.id === 'capacity' && rows.some(tellsRoom))) return false;
  if (KINDS.test(one.id)) return rows.some(({ title }) => kindOf(one, title) !== null);
  if (one.id === 'days') return rows.every(({ minutes }) => minutes === null);
  return one.type !== 'text' && one.type !== 'file' && one.type !== 'url';
}

/** Of what says when it is no other day is made up. */
const isOwnDay = ({ id }: FieldPlan, rows: readonly NamedRow[]): boolean =>
  /^(?:days?|date|time|weekday)$/.test(id) && rows.some(({ when }) => when !== undefined);

/** "(sleeps 2)": for how many it is. */
const tellsRoom = ({ values = {} }: NamedRow): boolean =>
  Object.keys(values).some((name) =>
    /^(?:sleeps|seats|persons?|people|guests|personen|gäste|personas|pessoas|personnes)$/iu.test(name),
  );

/** What sort of thing it is, where its name tells. */
const kindOf = ({ options = [] }: FieldPlan, title: string): string | null =>
  fittingOption(options, { old: null, words: title });

const KINDS = /^(?:category|type|kind|genre|family)$/;

function extraFields(kept: Fields, rows: readonly NamedRow[], { language }: Understanding): Fields {
  const hasPrices = rows.some(({ price }) => price !== null);
  const counted = [...new Set(rows.flatMap(({ values }) => Object.keys(values ?? {})))];
  const hasDays = rows.some(({ when }) => when !== undefined);
  const hasTimes = rows.some(({ minutes }) => minutes !== null);
  return [
    ...(hasPrices && !kept.some(({ type }) => type === 'money')
      ? [field('price', translate('Price', language), { type: 'money', min: 0 })]
      : []),
    ...(hasDays ? [field('when', translate('When', language), 'text')] : []),
    ...(hasTimes && !kept.some(({ id }) => id === 'duration')
      ? [field('duration', translate('Duration', language), 'text')]
      : []),
    ...counted
      .filter((name) => !kept.some(({ id }) => id === camelCase(name)))
      .map((name) => field(camelCase(name), sentenceCase(name), { type: 'number', min: 0 })),
  ];
}

interface RowPlace {
  readonly at: number;
  /** Where a note of the request goes. */
  readonly noted: string | undefined;
}

function seedRow(plan: EntityPlan, row: PlacedRow, place: RowPlace): SeedRow {
  const base = plan.seed[place.at % Math.max(1, plan.seed.length)] ?? {};
  const price = plan.fields.find(({ type }) => type === 'money');
  const cells = row.cells?.filter((cell) => row.minutes === null || !LASTS.test(cell)) ?? [];
  const told = placedCells(plan, { ...row, cells });
  const values = plan.fields.map((one): [string, SeedRow[string]] => [
    one.id,
    one.id === plan.titleField
      ? row.placed === undefined
        ? row.title
        : (told.get(one.id)?.value ?? row.title)
      : one.id === place.noted && told.size === 0
        ? noteOf(row)
        : told.has(one.id)
          ? (told.get(one.id)?.value ?? null)
          : (toldValue(one, row, one === price) ??
            usualValue(one, base[one.id] ?? null, { at: place.at, row })),
  ]);
  return { id: `${plan.id}-${place.at + 1}`, ...Object.fromEntries(values) };
}

const noteOf = ({ note = '' }: NamedRow): string => sentenceCase(note);

/** What the request says about the record itself. */
function toldValue(one: FieldPlan, row: NamedRow, isPrice: boolean): SeedRow[string] {
  if (one.type === 'image') return row.title.toLowerCase();
  if (isPrice) return row.price;
  if (one.id === 'when') return row.when ?? '';
  const value = Object.entries(row.values ?? {}).find(([name]) => camelCase(name) === one.id)?.[1];
  if (value !== undefined) return value;
  if (one.id !== 'duration' || row.minutes === null) return null;
  return one.type === 'number' ? row.minutes : inWords(row.minutes);
}

/** Nobody's address is made up, and nothing in words beside what was told of them. */
const isOwn = (one: FieldPlan, { cells = [] }: NamedRow): boolean =>
  !one.isRequired &&
  (one.type === 'email' ||
    one.type === 'phone' ||
    one.type === 'url' ||
    (one.type === 'text' && cells.length > 1));

/** Nothing that only our own example was: who reads it would take it for true. */
function usualValue(
  one: FieldPlan,
  old: SeedRow[string],
  { at, row }: { at: number; row: NamedRow },
): SeedRow[string] {
  if (one.type === 'longText' || isOwn(one, row)) return '';
  if (one.type === 'flag') return /avail|stock|active|open/i.test(one.id);
  if (one.type === 'choice') return kindOf(one, row.title) ?? inTurnOf(one, at) ?? old;
  const isDear = one.type === 'money' && PER_NIGHT.test(one.label) && Number(old ?? 0) > 900;
  return isDear ? ([95, 120, 79, 145, 165][at % 5] ?? 95) : old;
}

/** Each of the kinds is seen; all begin in the same state. */
const inTurnOf = ({ id, options = [] }: FieldPlan, at: number): string | undefined =>
  options[/status|state|stage|avail/i.test(id) ? 0 : at % Math.max(1, options.length)];

const PER_NIGHT = /night|noite|noche|nacht|nuit|\bday|\btag|\bdía|\bdia|\bjour/i;

const inWords = (minutes: number): string => (minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`);

/** More than these are told, not listed. */
const MOST = 30;
/** Of 80 parking spaces each is free or taken. */
const MOST_PLACES = 150;

/** What says nothing about a thing that nobody has described; stars and seats would. */
const SAFE: ReadonlySet<FieldPlan['type']> = new Set(['image', 'money', 'relation', 'longText']);

/** "four courts" are four, whatever our examples hold; places of one house are numbered, not named after towns. */
export function withGivenCount(entity: BuiltEntity, said: Understanding): BuiltEntity {
  const { plan, said: own } = entity;
  const given = said.given.counts.find(({ thing }) => isCalled(thing, entity));
  const most = entity.nature === 'place' ? MOST_PLACES : MOST;
  if (given === undefined || given.count > most || own === null || (own.rows ?? []).length > 0) return entity;
  const isNumbered = entity.nature === 'place' || own.entry === null;
  if (!isNumbered)
    return given.count < plan.seed.length
      ? { ...entity, plan: { ...plan, seed: plan.seed.slice(0, given.count) } }
      : entity;
  const rows = Array.from({ length: given.count }, (_, at) => ({
    title: `${plan.one} ${at + 1}`,
    price: null,
    minutes: null,
  }));
  const asked = new Set(own.fields.map(({ label }) => camelCase(label)));
  const fields = plan.fields.filter(
    ({ id, type }) => id === plan.titleField || id === 'status' || asked.has(id) || SAFE.has(type),
  );
  const counted = withNamedRows({ ...entity, plan: { ...plan, fields }, said: { ...own, rows } }, said);
  return entity.nature === 'place' ? onLevels(counted, said.text) : counted;
}

const LEVELS = like.iu`
  (?<!\p{L})(?:on|in|over|across|auf|in|en|em|sur|dans|repartid[oa]s en)\s(\d{1,2}|two|three|four|five|six|zwei|drei|vier|fünf|dos|tres|cuatro|dois|duas|três|quatro|deux|trois|quatre)\s
  (levels?|floors?|areas?|zones?|sections?|buildings?|rows?|ebenen?|etagen?|stockwerken?|bereichen?|zonen?|plantas?|pisos?|niveles|zonas?|andares?|níveis|setores|étages?|niveaux|zones?)(?!\p{L})`;

const ONE_LEVEL: Readonly<Record<string, string>> = {
  niveles: 'nivel',
  andares: 'andar',
  níveis: 'nível',
  setores: 'setor',
  niveaux: 'niveau',
  stockwerken: 'stockwerk',
};

/** "80 spaces on two levels": as many on each. */
function onLevels(entity: BuiltEntity, text: string): BuiltEntity {
  const [, number = '', told = ''] = LEVELS.exec(text) ?? [];
  const count = numberWord(number);
  if (!(count > 1)) return entity;
  const word = told.toLowerCase();
  const name = sentenceCase(
    ONE_LEVEL[word] ?? word.replace(/(?<=eben|etag|zon|bereich)en$/, 'e').replace(/s$/, ''),
  );
  const options = Array.from({ length: count }, (_, at) => `${name} ${at + 1}`);
  const each = Math.ceil(entity.plan.seed.length / count);
  const level = field(camelCase(name), name, { type: 'choice', options, isRequired: true });
  const { plan } = entity;
  return {
    ...entity,
    plan: withValues(placeField(plan, level, 1), level.id, (_, at) => options[Math.floor(at / each)] ?? null),
  };
}

function isCalled(thing: string, { plan, said, nature }: BuiltEntity): boolean {
  const words = thing.toLowerCase();
  const names = [plan.many, plan.one, said?.many ?? '', said?.one ?? ''].map((name) => name.toLowerCase());
  return names.some(
    (name) =>
      name !== '' &&
      (words === name || words.endsWith(` ${name}`) || (nature === 'place' && name.endsWith(` ${words}`))),
  );
}

/** So many records: the first ones stay, further ones are numbered. */
export function withRowCount(plan: EntityPlan, count: number): EntityPlan {
  if (count > MOST || plan.seed.length === 0) return plan;
  const more = Array.from({ length: Math.max(0, count - plan.seed.length) }, (_, at) => {
    const number = plan.seed.length + at + 1;
    return {
      ...plan.seed[at % plan.seed.length],
      id: `${plan.id}-${number}`,
      [plan.titleField]: `${plan.one} ${number}`,
    };
  });
  return { ...plan, seed: [...plan.seed, ...more].slice(0, count) };
}
