import { weekdaysIn } from '../understand/weekdays.ts';
import type { ComputedPlan, EntityPlan, FieldPlan, Language } from './app-plan.ts';
import type { BookingBlock, BookingTerms } from './block-plan.ts';
import { fillIn } from './copy.ts';
import { addRule, changeEntity, entityOf, planOf, type Draft } from './draft.ts';
import { inTurn, placeField, withoutFields, withValues } from './entity-edits.ts';
import type { BuiltEntity } from './entities.ts';
import { field } from './shorthand.ts';
import { like } from '../lexicon/pattern.ts';

/** What the house asks of who books: how many may come, from which age, on which days, and what it costs in all. */
export function applyBookingTerms(draft: Draft): void {
  for (const page of draft.pages)
    page.blocks = page.blocks.map((block) => (block.kind === 'booking' ? withTerms(draft, block) : block));
}

function withTerms(draft: Draft, block: BookingBlock): BookingBlock {
  const booking = planOf(draft, block.entity);
  const thing = entityOf(draft, block.resource?.entity) ?? null;
  if (booking === undefined) return block;
  askAge(draft, booking);
  keepOpenDays(draft, booking);
  keepNotice(draft, booking);
  const places = placesFor(draft, block, thing);
  const terms: BookingTerms = {
    ...aheadTerms(draft, booking),
    ...(places === null ? {} : { places, ...waitTerms(draft, block.entity) }),
    ...stayTerms(draft, booking),
    ...priceTerms(draft, block, thing),
  };
  return Object.keys(terms).length === 0 ? block : { ...block, terms };
}

function aheadTerms({ said }: Draft, { fields }: EntityPlan): BookingTerms {
  const { aheadHours } = said.terms;
  return aheadHours === null || fields.every(({ type }) => type !== 'date' && type !== 'dateTime')
    ? {}
    : { aheadHours };
}

const WAITING = like.iu`
  (?<!\p{L})(?:wait(?:ing)?[- ]?lists?|warteliste\p{L}*|lista de espera|liste d['’]attente)(?!\p{L})`;

/** "when it is full, students go on a waiting list": the state that says so. */
function waitTerms(draft: Draft, id: string): BookingTerms {
  const state = planOf(draft, id)?.fields.find(({ options }) => options?.some((one) => WAITING.test(one)));
  const option = state?.options?.find((one) => WAITING.test(one));
  if (state === undefined || option === undefined || !WAITING.test(draft.said.text)) return {};
  return { waits: { field: state.id, option } };
}

const isStayed = ({ fields }: EntityPlan): boolean => fields.some(({ id }) => id === 'from');

/** "minimum age 12", "drivers must be at least 21". */
function askAge(draft: Draft, { id }: EntityPlan): void {
  const told = draft.said.rules.find(
    (rule) => rule.kind === 'range' && rule.min !== null && /^(?:age|alter|edad|idade|âge)$/.test(rule.words),
  );
  const least = draft.said.terms.leastAge ?? (told?.kind === 'range' ? told.min : null);
  if (least === null || least === undefined) return;
  const label = draft.copy.terms.age;
  changeEntity(draft, id, (plan) => {
    const old = plan.fields.find((one) => one.id === 'age');
    const age = { ...field('age', label, { type: 'number', isRequired: true }), ...old, min: least };
    const place = old === undefined ? plan.fields.length : plan.fields.indexOf(old);
    return withValues(placeField(plan, age, place), 'age', (_, at) => least + 7 + at * 4);
  });
}

/** Where opening hours name the days, nobody books on the others. */
function keepOpenDays(draft: Draft, { id, fields, rules }: EntityPlan): void {
  const day = fields.find((one) => one.type === 'date' && one.id !== 'from' && one.id !== 'to');
  const open = openDays(draft);
  if (day === undefined || open === null || rules.some(({ kind }) => kind === 'onDays')) return;
  addRule(draft, id, {
    kind: 'onDays',
    field: day.id,
    days: open,
    message: fillIn(draft.copy.terms.onlyOn, { days: dayNames(open, draft.said.language) }),
  });
}

const CLOSED =
  /clos|geschlossen|ruhetag|^zu$|cerra|fecha|fermé|^(?:no|not|do not|don['’]t|keine|sin|sem|pas|não|n['’]ouvrons) ?/i;

/** Null: every day, or nobody said. */
function openDays(draft: Draft): readonly number[] | null {
  const { hours } = draft.said;
  const daysOf = (told: typeof hours) => new Set(told.flatMap(({ days }) => weekdaysIn(days)));
  const open = daysOf(hours.filter(({ times }) => !CLOSED.test(times)));
  const closed = daysOf(hours.filter(({ times }) => CLOSED.test(times)));
  const days = [0, 1, 2, 3, 4, 5, 6].filter((day) => (open.size === 0 || open.has(day)) && !closed.has(day));
  return days.length === 0 || days.length === 7 ? null : days;
}

function dayNames(days: readonly number[], language: Language): string {
  const name = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  // 4 January 1970 was a Sunday; the week is told from Monday.
  const names = days
    .toSorted((a, b) => ((a + 6) % 7) - ((b + 6) % 7))
    .map((day) => name.format(new Date(Date.UTC(1970, 0, 4 + day))));
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

/** "cancel until 24 hours before": later than that a booking stands. */
function keepNotice(draft: Draft, { id, fields }: EntityPlan): void {
  const hours = draft.said.terms.cancelHours;
  const status = fields.find((one) => one.type === 'choice' && cancelled(one) !== undefined);
  const day = fields.find((one) => one.type === 'date');
  if (hours === null || status === undefined || day === undefined) return;
  addRule(draft, id, {
    kind: 'notice',
    day: day.id,
    time: fields.find((one) => one.type === 'time')?.id ?? null,
    hours,
    field: status.id,
    option: cancelled(status) ?? '',
    message: fillIn(draft.copy.terms.notice, { hours: String(hours) }),
  });
  for (const page of draft.pages)
    page.blocks = page.blocks.map((one) =>
      one.kind === 'collection' && one.entity === id && one.onlyMine
        ? { ...one, can: { ...one.can, remove: false } }
        : one,
    );
}

const cancelled = ({ options = [] }: FieldPlan): string | undefined =>
  options.find((option) => /cancel|storn|annul/i.test(option));

const PEOPLE = like.u`^(?:people|guests|persons|players|participants|passengers|visitors|riders|attendees|travellers|travelers|tickets|partySize|groupSize|numberOf\p{L}+)$`;

const peopleOf = (plan: EntityPlan): FieldPlan | undefined =>
  plan.fields.find(({ id, type }) => type === 'number' && PEOPLE.test(id));

const ROOM =
  /^(?:\w*[nN]eeded|places|placesLeft|capacity|seats|spots|sleeps|maxGuests|maxPeople|maximumGuests|guests)$/;

/** Several come together: each booking takes some of the places. */
const isShared = ({ nature, entryId, said, plan }: BuiltEntity): boolean =>
  nature === 'event' ||
  /^(?:tour|trip|fitnessClass|course|lesson|event|workshop|excursion)$/.test(
    entryId ?? said?.like?.id ?? '',
  ) ||
  /(?:tour|trip|class|course|lesson|workshop|excursion|walk|hike|ride|tasting|session)$/i.test(plan.one);

function placesFor(
  draft: Draft,
  block: BookingBlock,
  thing: BuiltEntity | null,
): NonNullable<BookingTerms['places']> | null {
  const { places } = draft.said.terms;
  const isTogether = thing !== null && isShared(thing);
  const room = thing?.plan.fields.find(({ id, type }) => type === 'number' && ROOM.test(id));
  if (places === null && room === undefined) return null;
  if (places !== null || isTogether) shareOut(draft, block, places?.isDaily === true);
  const taken = takenBy(draft, block);
  if (taken === null) return null;
  if (places !== null) return limitPlaces(draft, block, { ...taken, count: places.count, room: room?.id });
  return room === undefined ? null : { ...taken, limit: room.id, per: isTogether ? taken.per : [] };
}

interface Taken {
  readonly people?: string;
  readonly per: readonly string[];
}

/** Who enrols takes one place; who books, as many as come. */
function takenBy(draft: Draft, block: BookingBlock): Taken | null {
  const plan = planOf(draft, block.entity);
  const people = plan === undefined ? undefined : peopleOf(plan)?.id;
  if (plan === undefined || (people === undefined && plan.id !== 'registration')) return null;
  return { ...(people === undefined ? {} : { people }), per: sharedBy(plan, block) };
}

/** The thing and its time. */
const sharedBy = ({ fields }: EntityPlan, { resource }: BookingBlock): readonly string[] => [
  ...(resource === null ? [] : [resource.field]),
  ...fields.filter(({ type }) => type === 'date' || type === 'time').map(({ id }) => id),
];

function limitPlaces(
  draft: Draft,
  { entity, resource }: BookingBlock,
  { people, per, count, room }: Taken & { readonly count: number; readonly room: string | undefined },
): NonNullable<BookingTerms['places']> {
  // What the thing itself says is shown with it.
  if (room !== undefined && resource !== null)
    changeEntity(draft, resource.entity, (old) => withValues(old, room, () => count));
  if (people === undefined && resource !== null) countLeft(draft, { entity, resource }, { count, room });
  const said = people === undefined ? draft.copy.terms.full : draft.copy.terms.places;
  const sum = { count, per, message: fillIn(said, { count: String(count) }) };
  const plan = planOf(draft, entity);
  addRule(
    draft,
    entity,
    people === undefined
      ? { kind: 'atMost', ...sum, ...(plan === undefined ? {} : stillOpen(plan)) }
      : { kind: 'sumAtMost', field: people, ...sum },
  );
  return { ...(people === undefined ? {} : { people }), limit: count, per };
}

/** How many places are left stands with the course itself. */
function countLeft(
  draft: Draft,
  { entity, resource }: { entity: string; resource: NonNullable<BookingBlock['resource']> },
  { count, room = 'places' }: { count: number; room: string | undefined },
): void {
  const { taken } = draft.copy.terms;
  const word = /\b(seats|spots|mats)\b/i.exec(draft.said.text)?.[1]?.toLowerCase();
  const own = word === undefined ? undefined : word.charAt(0).toUpperCase() + word.slice(1);
  const isOwn = own !== undefined && draft.said.language === 'en';
  const [seats, left] = isOwn ? [own, `${own} left`] : [draft.copy.terms.seats, draft.copy.terms.left];
  const made = planOf(draft, entity);
  const open = made === undefined ? undefined : stillOpen(made).open;
  const found = (id: string, label: string, computed: ComputedPlan): FieldPlan => ({
    ...field(id, label, { type: 'number', computed }),
    isListed: id === 'placesLeft',
  });
  changeEntity(draft, resource.entity, (plan) => {
    const isKnown = plan.fields.some(({ id }) => id === room);
    const sized = isKnown ? plan : placeField(plan, field(room, seats, { type: 'number', min: 0 }));
    const linked = found('taken', taken, {
      kind: 'linked',
      entity,
      by: resource.field,
      measure: 'count',
      field: null,
      ...(open === undefined ? {} : { except: { field: open.field, options: open.closed } }),
    });
    const rest = found('placesLeft', left, { kind: 'sum', plus: [room], minus: ['taken'] });
    const all = placeField(
      placeField(
        withValues(sized, room, () => count),
        linked,
      ),
      rest,
    );
    return withValues(
      withValues(all, 'taken', () => null),
      'placesLeft',
      () => null,
    );
  });
}

/** Who called off or waits takes no place. */
function stillOpen({ fields }: EntityPlan): { open?: { field: string; closed: readonly string[] } } {
  const state = fields.find((one) => one.type === 'choice' && cancelled(one) !== undefined);
  const closed = state?.options?.filter((one) => WAITING.test(one) || one === cancelled(state));
  return state === undefined || closed === undefined ? {} : { open: { field: state.id, closed } };
}

/** One booking does not take a thing from the others; what has a time of its own is not asked for one. */
function shareOut(draft: Draft, { entity, resource }: BookingBlock, isDaily: boolean): void {
  const thing = resource === null ? undefined : planOf(draft, resource.entity);
  const ownDay = thing?.fields.some(({ type }) => type === 'date' || type === 'dateTime') === true;
  const ownTime = isDaily || ownDay || thing?.fields.some(({ type }) => type === 'time') === true;
  const isGone = ({ type }: FieldPlan): boolean =>
    (ownDay && type === 'date') || (ownTime && type === 'time');
  if (ownDay && thing !== undefined) changeEntity(draft, thing.id, withDaysAhead);
  changeEntity(draft, entity, (plan) => {
    const gone = new Set(plan.fields.filter(isGone).map(({ id }) => id));
    return {
      ...withoutFields(plan, isGone),
      rules: plan.rules.filter(
        (rule) =>
          rule.kind !== 'unique' &&
          rule.kind !== 'noOverlap' &&
          rule.kind !== 'atMost' &&
          !('field' in rule && gone.has(rule.field)),
      ),
    };
  });
}

/** What can be booked is still to come. */
const withDaysAhead = (plan: EntityPlan): EntityPlan => ({
  ...plan,
  seed: plan.seed.map((row) =>
    Object.fromEntries(
      Object.entries(row).map(([key, value]) => [
        key,
        typeof value === 'string' ? value.replace(/^D-(?=\d)/, 'D+') : value,
      ]),
    ),
  ),
});

function stayTerms(draft: Draft, booking: EntityPlan): BookingTerms {
  const { leastNights, longer, otherPlace } = draft.said.terms;
  if (!isStayed(booking)) return {};
  const places = otherPlace === null ? null : returnPlaces(draft, booking);
  return {
    ...(leastNights === null ? {} : { leastNights }),
    ...(longer === null ? {} : { longer }),
    ...(places === null || otherPlace === null ? {} : { otherPlace: { fields: places, amount: otherPlace } }),
  };
}

/** Where a thing is taken and where it is given back: two fields with the same options. */
function returnPlaces(draft: Draft, booking: EntityPlan): readonly [string, string] | null {
  const isPlace = ({ id }: FieldPlan): boolean => /location|place|station|branch|office/i.test(id);
  const back = booking.fields.find((one) => isPlace(one) && /return|drop|back/i.test(one.id));
  const options =
    booking.fields.find((one) => isPlace(one) && (one.options?.length ?? 0) > 1)?.options ??
    booking.fields.find((one) => /pick-?up|return/i.test(one.label) && (one.options?.length ?? 0) > 1)
      ?.options;
  const words = draft.copy.terms;
  if (options === undefined) return null;
  const first = booking.fields.find((one) => isPlace(one) && one !== back);
  const from = { ...(first ?? field('pickUpLocation', words.pickUp, 'choice')), label: words.pickUp };
  const to = { ...(back ?? field('returnLocation', words.giveBack, 'choice')), label: words.giveBack };
  const asChoice = (one: FieldPlan): FieldPlan => ({ ...one, type: 'choice', options, isRequired: true });
  changeEntity(draft, booking.id, (plan) => {
    const others = plan.fields.filter((one) => one.id !== from.id && one.id !== to.id);
    const at = others.findIndex(({ id }) => id === 'to') + 1;
    const fields = others.toSpliced(at, 0, asChoice(from), asChoice(to));
    const place = (_: unknown, row: number): string => inTurn(options, row) ?? '';
    return withValues(withValues({ ...plan, fields }, from.id, place), to.id, place);
  });
  return [from.id, to.id];
}

/** What is paid in all is kept with the booking. */
function priceTerms(draft: Draft, block: BookingBlock, thing: BuiltEntity | null): BookingTerms {
  const booking = planOf(draft, block.entity);
  const price = thing?.plan.fields.find(({ type }) => type === 'money');
  if (booking === undefined || thing === null || price === undefined) return {};
  const hours = /hour|stunde|hora|heure/i.test(price.label)
    ? booking.fields.find(
        ({ id, type }) => type === 'number' && /^(?:hours|duration|numberOfHours)$/.test(id),
      )
    : undefined;
  const per = isStayed(booking) ? undefined : (hours ?? (isShared(thing) ? peopleOf(booking) : undefined));
  if (!isStayed(booking) && per === undefined) return {};
  if (!booking.fields.some(({ id }) => id === 'total')) {
    const total = field('total', draft.copy.fields.total, { type: 'money', min: 0 });
    changeEntity(draft, booking.id, (plan) =>
      withValues(placeField(plan, total), 'total', (row) => totalOf(row, { thing, price, block, per })),
    );
  }
  return per === undefined ? {} : { perField: per.id };
}

function totalOf(
  row: EntityPlan['seed'][number],
  by: { thing: BuiltEntity; price: FieldPlan; block: BookingBlock; per: FieldPlan | undefined },
): number {
  const record = by.thing.plan.seed.find(({ id }) => id === row[by.block.resource?.field ?? '']);
  const rate = Number(record?.[by.price.id] ?? 0);
  const day = (value: unknown): number => Number(/^D([+-]\d+)/.exec(String(value))?.[1] ?? 0);
  const count =
    by.per === undefined ? Math.max(1, day(row['to']) - day(row['from'])) : Number(row[by.per.id] ?? 1);
  return Math.round(rate * count * 100) / 100;
}
