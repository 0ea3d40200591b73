import { parseFields, parseSeed } from '../lexicon/entity-lexicon.ts';
import type { EntityEntry } from '../lexicon/entry.ts';
import {
  GENERIC,
  KEPT_FIELDS,
  LOGGED_FIELDS,
  SHOWN_FIELDS,
  VENUE,
  VENUE_FIELDS,
} from '../lexicon/generic.data.ts';
import { instancesOf, isProperName, namesOf } from '../lexicon/instances.ts';
import { listed } from '../lexicon/listed.ts';
import { like } from '../lexicon/pattern.ts';
import { RECORD_SHAPES, type RecordShape } from '../lexicon/record-shapes.data.ts';
import { wordTables } from '../lexicon/word-tables.ts';
import { sentenceCase as capital } from '../understand/fields.ts';
import type { UnderstoodEntity } from '../understand/understanding.ts';
import type { FieldPlan, Fields, Language, SeedRow, SeedValue } from './app-plan.ts';
import { ownTitles } from './own-titles.ts';

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

export function baseOf(said: UnderstoodEntity, options: BuildOptions): Base {
  const shaped = shapeBase(said, options);
  if (shaped !== null) return shaped;
  return said.entry === null
    ? genericBase(said, options)
    : calledBase(entryBase(said.entry), said, options.language ?? 'en');
}

/** "cats" are pets and "concerts" are events: what our own examples say of those is not true of these. */
function calledBase(base: Base, { one, entry }: UnderstoodEntity, language: Language): Base {
  const isOwnName = one.toLowerCase() === entry?.one.toLowerCase();
  const names = isOwnName ? undefined : (namesOf(one) ?? dayNames(one, entry, language));
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

/** "dog shows" and "rides" are events too, and none of them is a jazz night. */
const dayNames = (
  one: string,
  entry: EntityEntry | null,
  language: Language,
): readonly string[] | undefined =>
  language === 'en' && entry?.id === 'event' && !ANY_EVENT.test(one)
    ? GENERIC.event.titles.map((title) => title.replace('{N}', one.toLowerCase()))
    : undefined;
const ANY_EVENT = /^(?:.*event|workshop|gathering|meetup|activity|happening)$/i;

/** They sort what the entry means, not what is called otherwise. */
const KINDS = /^(?:category|type|kind|genre|topic|species)$/;
const TIMED: ReadonlySet<string> = new Set(['date', 'dateTime', 'time', 'flag', 'email', 'phone']);
/** What a thing has where the request does not tell it. */
export interface Base {
  readonly fields: Fields;
  readonly rows: readonly SeedRow[];
  readonly icon: string;
  /** It goes by what it belongs to. */
  readonly isNameless?: boolean;
}

export function entryBase(entry: EntityEntry): Base {
  const fields = parseFields(entry.fields).map(withInitial);
  return { fields, rows: parseSeed(entry.id, fields, entry.seed), icon: entry.icon };
}

/** Of one house: they lie in no town of their own. */
const INSIDE = like.i`
  (?:room|desk|court|hall|lane|studio|booth|locker|workstation|saal|raum|arbeitsplatz|schreibtisch|schließfach|sala|escritorio|taquilla|armário|salle|bureau|casier)$`;
const INSIDE_FIELDS = 'Name*; Picture:image; Capacity:number(people); Description:longText';

/** What happens again and again, of which nobody told more, goes by its day. */
const isLogged = ({ nature, like: shape, fields, one }: UnderstoodEntity): boolean =>
  nature === 'record' &&
  shape === undefined &&
  fields.length === 0 &&
  !NUMBERED.test(one) &&
  instancesOf(one) === undefined;

/** They are dealt with one by one, and have a number: "Claim 104". */
const NUMBERED =
  /(?:request|report|case|claim|order|job|ticket|complaint|issue|enquiry|inquiry|quote|proposal|contract|permit|statement|agreement|item|batch|game|match|test|result|transaction|lease|checklist|file)$/i;

function genericBase(said: UnderstoodEntity, options: BuildOptions): Base {
  const { nature, like: shape } = said;
  if (isLogged(said)) {
    const rows = Array.from({ length: 6 }, (_, at): SeedRow => ({ id: `${said.id}-${at + 1}` }));
    return { fields: parseFields(LOGGED_FIELDS), rows, icon: GENERIC.record.icon, isNameless: true };
  }
  if (nature === 'place' && shape === undefined && INSIDE.test(said.one)) {
    const names = instancesOf(said.one) ?? Array.from({ length: 6 }, (_, at) => `${said.one} ${at + 1}`);
    return {
      fields: parseFields(INSIDE_FIELDS),
      rows: namedRows(said, 'name', names),
      icon: GENERIC.place.icon,
    };
  }
  const { titles, icon } = GENERIC[nature];
  const fields = parseFields(shape === undefined ? fieldsFor(said, options) : shapeOf(shape)).map(
    withInitial,
  );
  const names = ownTitles(said, titles, options.isTrade).map(capital);
  return { fields, rows: namedRows(said, fields[0]?.id ?? 'name', names), icon: shape?.icon ?? icon };
}

const namedRows = ({ id }: UnderstoodEntity, title: string, names: readonly string[]): readonly SeedRow[] =>
  names.map((name, at) => ({ id: `${id}-${at + 1}`, [title]: name }));

/** What is usual for a thing that nobody knows, where it is sold, shown or kept. */
function fieldsFor({ nature, one }: UnderstoodEntity, { isTrade, isShown = false }: BuildOptions): string {
  const isKept = nature === 'goods' && !isTrade;
  const shown = isShown && (nature !== 'goods' || isKept) ? SHOWN_FIELDS[nature] : undefined;
  if (shown !== undefined) return shown;
  if (isKept) return KEPT_FIELDS[instancesOf(one) === undefined ? 'other' : 'used'];
  return nature === 'place' && VENUE.test(one) ? VENUE_FIELDS : GENERIC[nature].fields;
}

/** Without the kinds that are only right in the entry's own surroundings. */
const shapeOf = (entry: EntityEntry): string =>
  entry.fields
    .split('; ')
    .filter((one, at) => at === 0 || !/^(?:Category|Type|Genre|Topic|Brand|Field|Room|Client)\b/.test(one))
    .join('; ');

/** The shape of a thing by its name, where neither the request nor the lexicon tells its fields. */
export const shapeFor = ({ one, many }: UnderstoodEntity): RecordShape | null =>
  RECORD_SHAPES.find(({ name }) => name.test(one) || name.test(many)) ?? null;

/** Fields and rows of a record of the office, or of a thing that no entry knows; null where no shape fits. */
function shapeBase(said: UnderstoodEntity, options: BuildOptions): Base | null {
  const shape = fittingShape(said, options);
  if (shape === null) return null;
  const { titles, icon } = shape;
  const fields = parseFields(shape.fields).map(withInitial);
  const first = fields[0]?.id ?? 'name';
  const nature = icon === GENERIC.person.icon ? 'person' : said.nature;
  const isNamed = titles.length > 0 || !shape.fields.startsWith('Name*');
  const names = isNamed ? titles : ownTitles({ ...said, nature }, GENERIC[nature].titles, false);
  const rows = Array.from({ length: names.length === 0 ? 6 : names.length }, (_, at): SeedRow => {
    const name = names[at];
    const known = Object.fromEntries(fields.flatMap((one) => usualValue(one, at)));
    return { id: `${said.id}-${at + 1}`, ...known, ...(name === undefined ? {} : { [first]: name }) };
  });
  return { fields, rows, icon, isNameless: names.length === 0 };
}

function fittingShape(
  said: UnderstoodEntity,
  { isOffice = false, isTrade }: BuildOptions,
): RecordShape | null {
  const shape = shapeFor(said);
  if (!isOffice) return isTrade || said.entry !== null || shape?.isAnywhere !== true ? null : shape;
  const isReported = said.entry?.id === 'ticket' && said.isCounted !== true;
  // What is handed in at school has a title and points; what is handed out to staff has neither.
  const isSchool =
    /^assignment$/i.test(said.one) &&
    said.fields.some(({ label }) => /title|points|score|grade|mark|subject|due/i.test(label));
  return isReported || isSchool || KEPT_ENTRIES.has(said.entry?.id ?? '') ? null : shape;
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
