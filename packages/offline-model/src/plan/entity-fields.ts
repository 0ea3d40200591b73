import { DEFAULT_OPTIONS } from '../lexicon/fields.data.ts';
import { camelCase } from '../lexicon/entity-lexicon.ts';
import type { Nature } from '../lexicon/entry.ts';
import { listed } from '../lexicon/listed.ts';
import type { UnderstoodEntity, UnderstoodField } from '../understand/understanding.ts';
import type { FieldPlan, Fields } from './app-plan.ts';
import { field } from './shorthand.ts';
import { like } from '../lexicon/pattern.ts';

interface Told {
  readonly said: UnderstoodEntity;
  /** Books are kept here. */
  readonly isOffice: boolean;
}

/** When a request lists at least three fields, they are the fields; fewer join those that are usual. */
export function mergeFields(usual: Fields, told: Told): Fields {
  const wanted = told.said.fields
    .map((one) => asOfSuch(one, told.said))
    .map((one) => asTagged(asStaged(one, told.said), usual))
    .filter(({ label }) => !(told.said.entry?.id === 'cashEntry' && IN_CASH.test(label)));
  if (wanted.length === 0) return usual;
  const own = wanted.map((one) => fieldPlan(inPlace(one, told), usualFor(one, usual)));
  const isPerson = told.said.nature === 'person';
  const isNew = (one: FieldPlan): boolean =>
    !own.some((other) => other.id === one.id || (isAlike(other, one) && !(isPerson && isPost(other))));
  if (isWhole(told)) return unique([...own, ...unsaid(usual, own, told).filter(isNew)]);
  const kept = usual.filter(isNew);
  return unique([...kept.slice(0, 1), ...own, ...kept.slice(1)]);
}

/** A cash book says so by the kind of each of its lines. */
const IN_CASH = /^(?:incomes?|expenses?|balance|total)$/i;

/**
 * Only where something is taught a subject is one of those of a school; in books, the number that comes first is what
 * a thing goes by.
 */
const inPlace = (one: UnderstoodField, { said, isOffice }: Told): UnderstoodField => {
  const isSubject = one.label === 'Subject' && !TAUGHT.test(said.one);
  // A concert is on a stage; it is not in one.
  const isStage = one.label === 'Stage' && said.nature === 'event';
  const isPlain = one.isDefaultOptions && (isSubject || isStage);
  const isName = isOffice && said.fields[0]?.label === 'Number' && one.label === 'Number';
  return isPlain || isName ? { ...one, type: 'text', options: [] } : one;
};
const TAUGHT =
  /teach|tutor|lesson|class|course|student|pupil|exam|test|homework|assignment|grade|book|school|lehr|kurs|prof|aula|clase|cours/i;

/** What somebody does is no name of theirs. */
const isPost = ({ label }: FieldPlan): boolean =>
  /^(?:job |work )?title$|^(?:description|subject|model)$/i.test(label);

/** A dog is small or large, land has so many square metres; the area of a person is a part of town. */
function asOfSuch(one: UnderstoodField, { nature, entry, many, fields }: UnderstoodEntity): UnderstoodField {
  if (one.type !== 'number' || one.min !== null || one.max !== null) return one;
  if (one.label === 'Area') return nature === 'person' ? { ...one, type: 'text' } : one;
  const isSold = nature === 'goods' && fields.some(({ type }) => type === 'money');
  if (one.label !== 'Size' || !(isSold || entry?.id === 'pet') || MEASURED.test(many)) return one;
  return { ...one, type: 'choice', options: DEFAULT_OPTIONS['size'] ?? [] };
}

/** What is sold and who is hired goes through stages of its own. */
function asStaged(one: UnderstoodField, { one: name }: UnderstoodEntity): UnderstoodField {
  if (one.label !== 'Stage' || !one.isDefaultOptions) return one;
  const found = STAGES.find(([pattern]) => pattern.test(name));
  return found === undefined ? one : { ...one, options: found[1] };
}

const STAGES: readonly (readonly [RegExp, readonly string[]])[] = [
  [
    /deal|lead|opportunit|prospect|sale|verkauf|geschäft|venta|negocio|vente/i,
    listed('Lead, Qualified, Proposal, Won, Lost'),
  ],
  [/candidate|applicant|application|bewerb|candidat/i, listed('Applied, Interview, Offer, Hired, Rejected')],
];

/** Tags of jobs are kinds of work: what such a thing goes by, before our common ones. */
function asTagged(one: UnderstoodField, usual: Fields): UnderstoodField {
  const kinds = usual.find(({ id }) => id === 'category')?.options;
  const isOpen =
    one.type === 'choices' && one.isDefaultOptions && /^(?:tags|labels|keywords|topics)$/i.test(one.label);
  return isOpen && kinds !== undefined ? { ...one, options: kinds } : one;
}

const MEASURED =
  /(?:propert|plot|land|field|flat|house|home|garden|apartment|office|room|unit|tank|pool|space|boat|film|villa|cabin|studio|farm|listing)/i;

const usualFor = (wanted: UnderstoodField, usual: Fields): FieldPlan | undefined =>
  usual.find((one) => one.label.toLowerCase() === wanted.label.toLowerCase()) ??
  usual.find((one) => isSameField(one, wanted));

const isWhole = ({ said: { fields, isListed }, isOffice }: Told): boolean =>
  fields.length >= 3 || (isListed === true && (isOffice || fields.length >= 2));

/** What a thing has though a whole list leaves it out: a name, a picture, what it cannot be used without. */
function unsaid(usual: Fields, own: Fields, told: Told): Fields {
  const { said, isOffice } = told;
  const title = isTitled(usual[0], own, told) ? [] : usual.slice(0, 1);
  const picture = isOffice && said.isListed === true ? undefined : usual.find(({ type }) => type === 'image');
  // Visits that somebody writes down were not asked for beforehand.
  const isOver = isOffice && /^visits?$/i.test(said.one);
  const hasClient = own.some(({ label }) => CLIENTS.test(label));
  const basic = usual.filter(
    ({ id }) => !isOver && ALWAYS.has(`${said.entry?.id ?? ''}.${id}`) && !(id === 'customer' && hasClient),
  );
  return [...title, ...(picture === undefined ? [] : [picture]), ...basic];
}

/** Who pays goes by many names. */
const CLIENTS =
  /^(?:clients?|buyer|payer|company|patient|member|tenant|guest|student|kunde|kundin|cliente|mandant)$/iu;

/** Whether it needs no title beside what the request lists. */
function isTitled(title: FieldPlan | undefined, own: Fields, { said, isOffice }: Told): boolean {
  if (
    said.isListed === true &&
    (isTitle(own[0]) || isNamedBy(own[0], said) || (isOffice && goesByOthers(own, said)))
  )
    return true;
  return title?.type === 'date'
    ? own.some(({ type }) => type === 'date' || type === 'dateTime')
    : title?.type !== 'text';
}

const isTitle = (first: FieldPlan | undefined): boolean =>
  (first?.type === 'text' && /^(?:title|título|titel|titre)$/iu.test(first.label)) || saysWhat(first);

/** A record goes by these where they are told first. */
const saysWhat = (one: FieldPlan | undefined): boolean =>
  (one?.type === 'text' || one?.type === 'longText') &&
  /^(?:short description|what it is|concept|concepto|conceito|bezeichnung|kurzbeschreibung|libellé|objet)$/iu.test(
    one.label,
  );

const isNamedBy = (first: FieldPlan | undefined, said: UnderstoodEntity): boolean =>
  said.entry === null &&
  first?.type === 'text' &&
  (said.nature === 'person' ? /name/i : NAMING).test(first.label) &&
  !(said.nature === 'goods' && CODES.test(first.label));

const goesByOthers = (own: Fields, { nature, entry }: UnderstoodEntity): boolean =>
  own.length >= 3 &&
  !TITLED.has(entry?.id ?? '') &&
  HAPPENS.has(nature) &&
  own.some(({ type }) => type === 'text');

/** What is to be done is said in a few words. */
const TITLED: ReadonlySet<string> = new Set(['task', 'project', 'ticket']);

/** What happens goes by what it happens to. */
const HAPPENS: ReadonlySet<Nature> = new Set(['record', 'event', 'task'] as const);

/** Fields that can stand for the whole thing. */
const NAMING =
  /\b(?:name|title|number|code|id|sku|plate|tag|model|label|subject|question|species|reference|headline|word|registration|street|address|description|text|topic)$/i;

/** They tell one piece from the next, and nobody knows by them what it is. */
const CODES =
  /^(?:sku|(?:bar|qr|item |article |product |stock )codes?|(?:asset |ear |inventory )?tag(?: number| id)?|serial(?: number)?)$/i;

/** A field of the request that nothing usual stands for. */
export const planField = (wanted: UnderstoodField): FieldPlan => fieldPlan(wanted, undefined);

/** Without these the thing cannot be used, whatever a request lists. */
const ALWAYS: ReadonlySet<string> = new Set(
  listed(`
  task.status, habit.doneToday, habit.streak, ticket.status, booking.status, appointment.status,
  tableReservation.status, registration.status, deal.stage, leaveRequest.status, medication.takenToday,
  order.status, shipment.status, ingredient.bought, loan.returned, invoice.customer, invoice.amount,
  workout.date, expense.date, expense.amount, journalEntry.date, photo.picture`),
);

function fieldPlan(wanted: UnderstoodField, usual: FieldPlan | undefined): FieldPlan {
  if (wanted.options.length === 1 && !wanted.isDefaultOptions)
    return fieldPlan({ ...wanted, type: 'number', options: [] }, usual);
  const type = typeOf(wanted, usual);
  const options = type === 'choice' || type === 'choices' ? optionsOf(wanted, usual) : undefined;
  const initial =
    type === 'choice' && /^(status|stage|state)$/i.test(wanted.label) ? options?.[0] : undefined;
  return field(camelCase(wanted.label), wanted.label, {
    type,
    isRequired: wanted.isRequired || usual?.isRequired === true,
    isUnique: wanted.isUnique || usual?.isUnique === true,
    isListed: type !== 'longText',
    ...(options === undefined ? {} : { options }),
    ...keptOf(usual),
    ...unitOf(wanted, type),
    ...boundsOf(wanted, type),
    ...(initial === undefined ? {} : { initial }),
  });
}

const unitOf = ({ unit }: UnderstoodField, type: FieldPlan['type']): Pick<FieldPlan, 'unit'> =>
  unit === undefined || type !== 'number' ? {} : { unit };

/** What it refers to and counts in stays, whatever the request calls it. */
const keptOf = (usual: FieldPlan | undefined): Pick<FieldPlan, 'entity' | 'unit'> => ({
  ...(usual?.entity === undefined ? {} : { entity: usual.entity }),
  ...(usual?.unit === undefined ? {} : { unit: usual.unit }),
});

function typeOf(wanted: UnderstoodField, usual: FieldPlan | undefined): FieldPlan['type'] {
  if (usual === undefined || wanted.unit !== undefined) return wanted.type;
  const isBounded = wanted.min !== null || wanted.max !== null;
  const isOpen =
    wanted.type === 'text' || (wanted.type === 'number' && usual.type === 'longText' && !isBounded);
  return isOpen || isUnsaid(wanted, usual) ? usual.type : wanted.type;
}

type Bounds = Pick<FieldPlan, 'min' | 'max'>;

const boundsOf = ({ label, min, max }: UnderstoodField, type: FieldPlan['type']): Bounds => ({
  ...(max === null ? {} : { max }),
  ...(min === null ? usualBounds(label, type) : { min }),
});

function usualBounds(label: string, type: FieldPlan['type']): Bounds {
  if (type === 'rating') return { min: 1, max: 5 };
  return type === 'money' || (type === 'number' && !BELOW_ZERO.test(label)) ? { min: 0 } : {};
}

/** What is counted or weighed is not below nothing; these may be. */
const BELOW_ZERO = like.i`
  temperature|temp\b|latitude|longitude|altitude|elevation|balance|change|difference|score|points|offset|profit|margin|result|gain|level|temperatur|saldo|differenz|diferencia|diferença
  |différence|breite|länge|latitud|longitud`;

/** The request gives a name and no more: what is usual for that name here is known better ("subject" of a ticket). */
const isUnsaid = (wanted: UnderstoodField, usual: FieldPlan): boolean =>
  wanted.isDefaultOptions &&
  wanted.min === null &&
  wanted.max === null &&
  wanted.label.toLowerCase() === usual.label.toLowerCase();

/** The usual options are better than our common ones, but never than those of the request. */
function optionsOf(wanted: UnderstoodField, usual: FieldPlan | undefined): readonly string[] | undefined {
  const isChosen = wanted.type === 'choice' || wanted.type === 'choices';
  if (wanted.options.length === 0 || (usual?.options !== undefined && !isChosen)) return usual?.options;
  return wanted.isDefaultOptions && usual?.options !== undefined ? usual.options : wanted.options;
}

function isSameField(one: FieldPlan, wanted: UnderstoodField): boolean {
  const a = one.label.toLowerCase();
  const b = wanted.label.toLowerCase();
  return (
    a === b || one.id === camelCase(wanted.label) || SYNONYMS.some((group) => group.has(a) && group.has(b))
  );
}

/** A line for each; the first two are alike wherever they stand. */
const SYNONYMS: readonly ReadonlySet<string>[] = `
  title, name, item, article, subject, description, model, caption, product name, task name, event name, full name, guest name,
    book title, course name, job title, recipe name, patient name, employee name, customer name
  picture, photo, image, cover, poster, logo, avatar, thumbnail
  due date, deadline, due, due on
  symbol, ticker, ticker symbol, stock symbol
  shares, number of shares, share count
  buy price, purchase price, bought at, buying price
  price, current price, market price
  target, target amount, goal, goal amount, target sum
  saved, saved so far, amount saved, saved amount
  summary, description, details, about, content, bio, biography, synopsis, notes, note
  cooking time, duration, preparation time, prep time, minutes
  category, type, genre, course, course type
  instructions, steps, method, directions, preparation
  price, unit price, cost, amount, price per night, fee, value
  stock, quantity, stock level, units
  specialty, speciality, specialization, specialisation
  published on, date, publish date, publication date, posted on, posting date
  phone, phone number, telephone, contact number
  email, email address, e-mail`
  .split(/\n {2}(?=\S)/)
  .slice(1)
  .map((line) => new Set(listed(line)));

/** Other names for the same. */
export const synonymsOf = (label: string): readonly string[] => [
  ...(SYNONYMS.find((group) => group.has(label.toLowerCase())) ?? []),
];

const isAlike = (a: FieldPlan, b: FieldPlan): boolean =>
  (a.type === 'image' && b.type === 'image') ||
  SYNONYMS.some(
    (group, at) =>
      at < 2 && a.type !== 'choice' && group.has(a.label.toLowerCase()) && group.has(b.label.toLowerCase()),
  );

const unique = (fields: Fields): Fields =>
  fields.filter((one, at) => fields.findIndex((other) => other.id === one.id) === at);

/** The naming field comes first and must be filled. */
export function withTitle(fields: Fields, usual: FieldPlan | undefined, isNamed = false): Fields {
  const [first, ...others] = fields;
  return first !== undefined && saysWhat(first)
    ? [{ ...first, type: 'text', isRequired: true, isListed: true }, ...others]
    : withUsualTitle(fields, usual, isNamed);
}

function withUsualTitle(fields: Fields, usual: FieldPlan | undefined, isNamed: boolean): Fields {
  const names = fields.findIndex(
    (one) =>
      (one.type === 'text' || one.type === 'longText') &&
      /^(title|name|subject|model|headline|caption|question|species|description|text|.* (name|title))$/i.test(
        one.label,
      ) &&
      !(isPost(one) && one.id !== usual?.id && fields.some(({ label }) => /^(?:full )?name$/i.test(label))),
  );
  const kept = fields.findIndex((one) => one.id === usual?.id && one.type === 'text');
  const isWeak = names >= 0 && /^(?:description|text)$/i.test(fields[names]?.label ?? '');
  // Records that the request names one by one have a name beside what is told of them.
  const named = isWeak && (kept >= 0 || isNamed) ? kept : names;
  const at =
    named >= 0
      ? named
      : fields.findIndex((one) => one.type === 'text' && !/^(?:notes?|comment|remark)/i.test(one.label));
  const isLost = isWeak && isNamed && kept < 0;
  const title = (isLost ? undefined : fields[at]) ?? usual ?? field('name', 'Name', 'text');
  const rest = fields.filter((one) => one.id !== title.id);
  return [{ ...title, isRequired: true, isListed: true }, ...rest];
}
