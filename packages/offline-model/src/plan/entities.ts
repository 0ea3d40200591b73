import { camelCase, entityEntry, parseFields, parseSeed } from '../lexicon/entity-lexicon.ts';
import type { EntityEntry, Nature } from '../lexicon/entry.ts';
import { GENERIC, KEPT_FIELDS, SHOWN_FIELDS } from '../lexicon/generic.data.ts';
import type { UnderstoodEntity, UnderstoodField } from '../understand/understanding.ts';
import type { EntityPlan, FieldPlan, SeedRow, SeedValue } from './app-plan.ts';
import { shapeBase, withInitial } from './shape-base.ts';
import { ownTitles } from './own-titles.ts';
import { seedFor } from './seed-values.ts';
import { field } from './shorthand.ts';

export interface BuiltEntity {
  readonly plan: EntityPlan;
  readonly nature: Nature;
  /** Null for what the planner added by itself. */
  readonly said: UnderstoodEntity | null;
  readonly entryId: string | null;
}

export interface BuildOptions {
  readonly sentences: readonly string[];
  /** Things have prices here. */
  readonly isTrade: boolean;
  /** Books are kept here. */
  readonly isOffice?: boolean;
  /** It stands on a site that people visit. */
  readonly isShown?: boolean;
}

/** An entity of the request with fields and rows; what it says itself goes before what the lexicon knows. */
export function buildEntity(said: UnderstoodEntity, options: BuildOptions): BuiltEntity {
  const base = baseOf(said, options);
  const fields = mergeFields(base.fields, said);
  const titled = base.isNameless === true ? fields : withTitle(fields, base.fields[0]);
  const seed = base.rows.map((row, at) =>
    fillRow(row, titled, { row: at, entity: said.id, sentences: options.sentences }),
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

/** An entity that the lexicon brings in. */
export function entityFromLexicon(id: string): BuiltEntity | null {
  const entry = entityEntry(id);
  if (entry === null) return null;
  const base = entryBase(entry, entry.one);
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
  return said.entry === null ? genericBase(said, options) : entryBase(said.entry, said.one);
}

interface Base {
  readonly fields: readonly FieldPlan[];
  readonly rows: readonly SeedRow[];
  readonly icon: string;
  /** It goes by what it belongs to. */
  readonly isNameless?: boolean;
}

function entryBase(entry: EntityEntry, _one: string): Base {
  const fields = parseFields(entry.fields).map(withInitial);
  return { fields, rows: parseSeed(entry.id, fields, entry.seed), icon: entry.icon };
}

function genericBase(said: UnderstoodEntity, { isTrade, isShown = false }: BuildOptions): Base {
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

/** When a request lists at least three fields, they are the fields; fewer join those that are usual. */
function mergeFields(usual: readonly FieldPlan[], said: UnderstoodEntity): readonly FieldPlan[] {
  if (said.fields.length === 0) return usual;
  const own = said.fields.map((wanted) =>
    fieldPlan(
      wanted,
      usual.find((one) => one.label.toLowerCase() === wanted.label.toLowerCase()) ??
        usual.find((one) => isSameField(one, wanted)),
    ),
  );
  const isWhole = said.fields.length >= 3 || (said.isListed === true && said.fields.length >= 2);
  const title = usual[0];
  const picture = usual.find((one) => one.type === 'image');
  const basic = usual.filter((one) => ALWAYS.has(`${said.entry?.id ?? ''}.${one.id}`));
  const hasOwnTitle =
    said.isListed === true &&
    said.entry === null &&
    own[0]?.type === 'text' &&
    (said.nature === 'person' ? /name/i : NAMING).test(own[0].label);
  const hasDay = own.some(({ type }) => type === 'date' || type === 'dateTime');
  const isNamed = hasOwnTitle || (title?.type !== 'text' && (title?.type !== 'date' || hasDay));
  const rest = isWhole ? [isNamed ? undefined : title, picture, ...basic] : usual;
  const kept = rest
    .filter((one) => one !== undefined)
    .filter((one) => !own.some((other) => other.id === one.id || isAlike(other, one)));
  const all = isWhole ? [...own, ...kept] : [...kept.slice(0, 1), ...own, ...kept.slice(1)];
  return unique(all).map((one) => (one.isRequired || one.type !== 'text' ? one : one));
}

/** Fields that can stand for the whole thing. */
const NAMING =
  /\b(?:name|title|number|code|id|sku|plate|tag|model|label|subject|question|species|reference|headline|word|registration|street|address|description|text|topic)$/i;

/** A field of the request that nothing usual stands for. */
export const planField = (wanted: UnderstoodField): FieldPlan => fieldPlan(wanted, undefined);

/** Without these the thing cannot be used, whatever a request lists. */
const ALWAYS: ReadonlySet<string> = new Set([
  'task.status',
  'habit.doneToday',
  'habit.streak',
  'ticket.status',
  'booking.status',
  'appointment.status',
  'tableReservation.status',
  'registration.status',
  'deal.stage',
  'leaveRequest.status',
  'medication.takenToday',
  'order.status',
  'shipment.status',
  'ingredient.bought',
  'loan.returned',
  'invoice.customer',
  'invoice.amount',
  'workout.date',
  'expense.date',
  'expense.amount',
  'journalEntry.date',
]);

function fieldPlan(wanted: UnderstoodField, usual: FieldPlan | undefined): FieldPlan {
  const options =
    wanted.options.length > 0 &&
    (usual?.options === undefined || wanted.type === 'choice' || wanted.type === 'choices')
      ? optionsOf(wanted, usual)
      : usual?.options;
  if (wanted.options.length === 1 && !wanted.isDefaultOptions)
    return fieldPlan({ ...wanted, type: 'number', options: [] }, usual);
  const isOpen = wanted.type === 'text' || (wanted.type === 'number' && usual?.type === 'longText');
  const type = usual !== undefined && (isOpen || isUnsaid(wanted, usual)) ? usual.type : wanted.type;
  return field(camelCase(wanted.label), wanted.label, type, {
    isRequired: wanted.isRequired || (usual?.isRequired ?? false),
    isUnique: wanted.isUnique || (usual?.isUnique ?? false),
    isListed: type !== 'longText',
    ...(options !== undefined && (type === 'choice' || type === 'choices') ? { options } : {}),
    ...(usual?.entity === undefined ? {} : { entity: usual.entity }),
    ...(usual?.unit === undefined ? {} : { unit: usual.unit }),
    ...(wanted.max === null ? {} : { max: wanted.max }),
    ...(wanted.min === null
      ? type === 'money'
        ? { min: 0 }
        : type === 'rating'
          ? { min: 1, max: 5 }
          : type === 'number' && !BELOW_ZERO.test(wanted.label)
            ? { min: 0 }
            : {}
      : { min: wanted.min }),
    ...(type === 'choice' && /^(status|stage|state)$/i.test(wanted.label) && options?.[0] !== undefined
      ? { initial: options[0] }
      : {}),
  });
}

/** What is counted or weighed is not below nothing; these may be. */
const BELOW_ZERO =
  /temperature|temp\b|latitude|longitude|altitude|elevation|balance|change|difference|score|points|offset|profit|margin|result|gain|level|temperatur|saldo|differenz|diferencia|diferença|différence|breite|länge|latitud|longitud/i;

/** The request gives a name and no more: what is usual for that name here is known better ("subject" of a ticket). */
const isUnsaid = (wanted: UnderstoodField, usual: FieldPlan): boolean =>
  wanted.isDefaultOptions &&
  wanted.min === null &&
  wanted.max === null &&
  wanted.label.toLowerCase() === usual.label.toLowerCase();

/** The usual options are better than our common ones, but never than those of the request. */
function optionsOf(wanted: UnderstoodField, usual: FieldPlan | undefined): readonly string[] {
  return wanted.isDefaultOptions && usual?.options !== undefined ? usual.options : wanted.options;
}

function isSameField(one: FieldPlan, wanted: UnderstoodField): boolean {
  const a = one.label.toLowerCase();
  const b = wanted.label.toLowerCase();
  return (
    a === b || one.id === camelCase(wanted.label) || SYNONYMS.some((group) => group.has(a) && group.has(b))
  );
}

const SYNONYMS: readonly ReadonlySet<string>[] = [
  new Set([
    'title',
    'name',
    'subject',
    'description',
    'model',
    'product name',
    'task name',
    'event name',
    'full name',
    'guest name',
    'book title',
    'course name',
    'job title',
    'recipe name',
    'patient name',
    'employee name',
    'customer name',
  ]),
  new Set(['picture', 'photo', 'image', 'cover', 'poster', 'logo', 'avatar', 'thumbnail']),
  new Set(['due date', 'deadline', 'due', 'due on']),
  new Set([
    'summary',
    'description',
    'details',
    'about',
    'content',
    'bio',
    'biography',
    'synopsis',
    'notes',
    'note',
  ]),
  new Set(['cooking time', 'duration', 'preparation time', 'prep time', 'minutes']),
  new Set(['category', 'type', 'genre', 'course', 'course type']),
  new Set(['instructions', 'steps', 'method', 'directions', 'preparation']),
  new Set(['price', 'unit price', 'cost', 'amount', 'price per night', 'fee', 'value']),
  new Set(['stock', 'quantity', 'stock level', 'units']),
  new Set(['specialty', 'speciality', 'specialization', 'specialisation']),
  new Set(['published on', 'date', 'publish date', 'publication date', 'posted on', 'posting date']),
  new Set(['phone', 'phone number', 'telephone', 'contact number']),
  new Set(['email', 'email address', 'e-mail']),
];

const isAlike = (a: FieldPlan, b: FieldPlan): boolean =>
  (a.type === 'image' && b.type === 'image') ||
  SYNONYMS.some(
    (group, at) =>
      at < 2 && a.type !== 'choice' && group.has(a.label.toLowerCase()) && group.has(b.label.toLowerCase()),
  );

const unique = (fields: readonly FieldPlan[]): readonly FieldPlan[] =>
  fields.filter((one, at) => fields.findIndex((other) => other.id === one.id) === at);

/** The naming field comes first and must be filled. */
function withTitle(fields: readonly FieldPlan[], usual: FieldPlan | undefined): readonly FieldPlan[] {
  const names = fields.findIndex(
    (one) =>
      (one.type === 'text' || one.type === 'longText') &&
      /^(title|name|subject|model|headline|question|species|description|text|.* (name|title))$/i.test(
        one.label,
      ),
  );
  const kept = fields.findIndex((one) => one.id === usual?.id && one.type === 'text');
  const isWeak = names >= 0 && /^(?:description|text)$/i.test(fields[names]?.label ?? '');
  const named = isWeak && kept >= 0 ? kept : names;
  const at = named >= 0 ? named : fields.findIndex((one) => one.type === 'text');
  const title = fields[at] ?? usual ?? field('name', 'Name', 'text');
  const rest = fields.filter((one) => one.id !== title.id);
  return [{ ...title, isRequired: true, isListed: true }, ...rest];
}

/** Keeps the values of the lexicon where the field stayed, invents the others. */
function fillRow(
  row: SeedRow,
  fields: readonly FieldPlan[],
  place: { row: number; entity: string; sentences: readonly string[] },
): SeedRow {
  const titleId = fields[0]?.id ?? 'name';
  const known = new Map(Object.entries(row));
  const usual = firstText(row) ?? `${place.entity} ${place.row + 1}`;
  const [first] = fields;
  const made =
    first !== undefined && (SPEAKING.test(first.label) || first.type !== 'text')
      ? seedFor(first, { ...place, title: usual })
      : usual;
  const title = String(known.get(titleId) ?? made);
  const cells = fields.map((one): [string, SeedValue] => {
    const old = known.get(one.id) ?? similarValue(row, one);
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
          : (known.has(one.id) && old === null) ||
              (known.get(one.id) === null && /^(?:returned|discharged)/.test(one.id))
            ? null
            : seedFor(one, { ...place, title }),
    ];
  });
  return { id: row['id'] ?? `${place.entity}-${place.row + 1}`, ...Object.fromEntries(cells) };
}

/** Titles that say themselves what they hold: a number, or somebody's name. */
const SPEAKING =
  /\b(?:code|number|sku|plate|id|tag|(?:customer|client|guest|patient|student|member|employee|driver|owner|tenant|contact)(?: name)?)$/i;

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
    .find(([key, value]) => key !== 'id' && typeof value === 'string')?.[1]
    ?.toString();

function similarValue(row: SeedRow, one: FieldPlan): SeedValue | undefined {
  const group = SYNONYMS.find((set) => set.has(one.label.toLowerCase()));
  if (group === undefined) return undefined;
  return Object.entries(row).find(([key]) => [...group].some((label) => camelCase(label) === key))?.[1];
}

/** "products such as lamps and chairs" are the first rows. */
function applyExamples(
  seed: readonly SeedRow[],
  said: UnderstoodEntity,
  fields: readonly FieldPlan[],
): readonly SeedRow[] {
  const titleId = fields[0]?.id;
  if (titleId === undefined || said.examples.length < 2) return seed;
  const picture = fields.find((one) => one.type === 'image')?.id;
  return seed.map((row, at) => {
    const name = said.examples[at];
    return name === undefined
      ? row
      : { ...row, [titleId]: capital(name), ...(picture === undefined ? {} : { [picture]: name }) };
  });
}
