import { translationIn } from '@loam/app-library';
import type { EntityPlan, FieldPlan } from './app-plan.ts';
import { applicationNames, applyLabel, nameMine } from './applications.ts';
import { addPage, changeEntity, entityOf, lexiconEntity, planOf, type Draft } from './draft.ts';
import { type BuiltEntity, type Entities } from './entities.ts';
import { changeField, placeField, withoutFields, withPicker, withValues } from './entity-edits.ts';
import { planField } from './entity-fields.ts';
import { translate } from './localise.ts';
import { seedFor } from './seed-values.ts';
import { chosenTimes, slotsFor, withSlots } from './booking-slots.ts';
import { addMine } from './entity-pages.ts';
import { BOOKINGS, isBookable } from './select-entities.ts';
import { field } from './shorthand.ts';
import { addFormFields } from './form-fields.ts';
import { like } from '../lexicon/pattern.ts';

export function addBooking(draft: Draft): void {
  const asked = draft.entities.find((entity) => BOOKINGS.has(entity.entryId ?? ''));
  const joined = asked === undefined ? joinedThing(draft) : undefined;
  if (joined === undefined) bookThings(draft, asked);
  else addBookingPage(draft, joining(draft), joined);
}

function bookThings(draft: Draft, asked: BuiltEntity | undefined): void {
  if (asked === undefined && draft.kind !== 'booking' && !draft.wants.has('book')) return;
  if (isOffice(draft) && !isSelfService(draft)) linkInOffice(draft, asked);
  else addBookingPage(draft, asked ?? usualBooking(draft));
}

function addBookingPage(draft: Draft, booking: BuiltEntity | null, joined?: BuiltEntity): void {
  if (booking === null) return;
  if (isStay(draft)) changeEntity(draft, booking.plan.id, (plan) => withStay(draft, plan));
  addFormFields(
    draft,
    booking.plan.id,
    'book',
    ...(booking.entryId === 'registration' ? ['apply' as const] : []),
  );
  const resource = joined ?? toldThing(draft, booking);
  const relation = linkResource(draft, booking, resource);
  const chosen = chosenTimes(planOf(draft, booking.plan.id));
  changeEntity(draft, booking.plan.id, (plan) => withSlots(draft, withoutParty(draft, plan, resource)));
  for (const other of alsoChosen(draft, booking, resource)) addPicker(draft, booking.plan.id, other.plan);
  addPage(draft, {
    id: 'book',
    title: bookTitle(draft, booking),
    intro: draft.copy.bookIntro,
    blocks: [
      {
        kind: 'booking',
        entity: booking.plan.id,
        resource:
          resource === null || relation === null ? null : { entity: resource.plan.id, field: relation },
        title: bookTitle(draft, booking),
        slots: slotsFor(draft, chosen),
      },
    ],
  });
  const current = entityOf(draft, booking.plan.id);
  if (
    current !== undefined &&
    draft.said.sections.every((one) => one.entity !== current.plan.id || one.use === 'mine')
  )
    addMine(draft, current);
  if (joined !== undefined) nameMine(draft, booking.plan.id);
}

/** "students enrol in a course with 12 seats": what has places is joined as long as there are any. */
function joinedThing(draft: Draft): BuiltEntity | undefined {
  const { said, entities, wants } = draft;
  if (!wants.has('apply') || draft.kind === 'jobs') return undefined;
  const thing =
    entities.find((one) => one.said?.actions.some(({ action }) => action === 'apply') === true) ??
    entities.find(({ nature, said: own }) => nature === 'event' && own !== null);
  const isGroup =
    thing !== undefined && (thing.nature === 'event' || isTaught(thing) || GROUP.test(thing.plan.one));
  const hasPlaces = said.terms.places !== null || thing?.entryId === 'openShift';
  if (!isGroup || !hasPlaces) return undefined;
  // "number of people needed" are the places.
  if (thing.plan.fields.some(({ id, type }) => type === 'number' && /needed$/i.test(id)))
    changeEntity(draft, thing.plan.id, (plan) => withoutFields(plan, ({ id }) => id === 'places'));
  return entityOf(draft, thing.plan.id);
}

const GROUP =
  /(?:class|course|lesson|workshop|shift|session|tour|kurs|schicht|stunde|clase|curso|turno|aula|cours|atelier|créneau)$/i;

/** Who puts a name down takes one place. */
function joining(draft: Draft): BuiltEntity | null {
  const made = lexiconEntity(draft, 'registration');
  if (made === null) return null;
  const isShift = draft.entities.some(({ entryId }) => entryId === 'openShift');
  const [one, many] = isShift ? [made.plan.one, made.plan.many] : applicationNames(draft);
  const plan = withoutFields(
    { ...made.plan, one, many },
    ({ id, type }) => id === 'tickets' || type === 'relation',
  );
  const booking = { ...made, plan };
  draft.entities.push(booking);
  return booking;
}

const PARTY = like.iu`
  (?<!\p{L})(?:people|persons|guests?|passengers?|passagers?|pasajeros?|passageiros?|riders?|players?|participants?|group|party size|visitors?|seats?|capacity|personen|gäste|teilnehmer|personas|huéspedes|participantes|grupo
  |pessoas|personnes|groupe)(?!\p{L})`;
const FOR_ONE = like.iu`
  (?:desk|locker|parking (?:space|spot|bay)|plot|machine|computer|workstation|arbeitsplatz|arbeitsplätze|schreibtische?|schließf[aä]cher|escritorios?|puestos?|casiers?|bureaux?|armários?)$`;
const WHOLE_DAY = like.iu`
  (?<!\p{L})(?:(?:for|by) (?:a |the |one |an )?(?:whole |full |entire |single )?day|day passes|a day at a time|tageweise|für einen tag|ganztags|por un día|por día|por um dia|por dia|à la journée|pour une journée)(?!\p{L})`;
const HOURS = /\btimes?\b|\bhours?\b|slots?|o'clock|\d:\d\d|uhr|\bhoras?\b|heures?|\d ?[ap]m\b/iu;

/** Who takes a tent or a desk does not say how many come along, nor at what time where it is for the day. */
function withoutParty({ said }: Draft, plan: EntityPlan, resource: BuiltEntity | null): EntityPlan {
  if (resource === null || BOOKINGS.has(resource.entryId ?? '')) return plan;
  const isAlone =
    (resource.nature === 'goods' &&
      (resource.entryId === null || resource.entryId === 'vehicle') &&
      (resource.said?.id === 'item' ||
        resource.said?.actions.some(({ action }) => action === 'book') === true)) ||
    FOR_ONE.test(resource.plan.one);
  const isPeople = ({ id }: FieldPlan): boolean => id === 'people' && isAlone && !PARTY.test(said.text);
  const isDayLong = WHOLE_DAY.test(said.text) && !HOURS.test(said.text) && said.hours.length === 0;
  return withoutFields(plan, (one) => isPeople(one) || (isDayLong && one.type === 'time'));
}

/** People of the house book by themselves: "employees book meeting rooms". */
const isSelfService = (draft: Draft): boolean =>
  draft.kind === 'management' &&
  draft.said.demands.some(
    ({ action, actor }) =>
      action === 'book' &&
      /(?:employees|colleagues|students|members|residents|people|users|visitors|guests|customers|tenants|citizens)$/.test(
        actor ?? '',
      ),
  );

/** "Staff enter bookings": what is booked is picked in each. */
function linkInOffice(draft: Draft, booking: BuiltEntity | undefined): void {
  if (booking === undefined || booking.plan.fields.some((one) => one.type === 'relation')) return;
  const resource = bookedThing(draft, booking);
  if (resource !== null && (booking.said?.fields.length ?? 0) < 2) linkResource(draft, booking, resource);
}

/** Booked from one day to another, not for an hour. */
function isStay(draft: Draft): boolean {
  return (
    draft.domain?.id === 'hotel' ||
    draft.domain?.id === 'carRental' ||
    draft.said.terms.leastNights !== null ||
    draft.said.terms.longer !== null ||
    isHiredByDay(draft) ||
    like.iu`
  check-?in|check-?out|\bnights?\b|(?<!\p{L})(?:noites?|noches?|nächte|übernacht\p{L}*|nuits?|nuitées?|diárias?)(?!\p{L})|\bdate range|pick-?up (?:and|date)|return date|for (?:given|the
  |certain|specific|selected) dates|from (?:one|a) date to`.test(draft.said.text)
  );
}

const BY_DAY = like.iu`
  (?<!\p{L})(?:daily (?:price|rate|fee)|(?:price|rate|[$€£]|\d) (?:per|a) day|return (?:date|day|by)|tagespreis|pro tag|rückgabe\p{L}*|precio diario|por día|al día|devolución|diária|por dia
  |devolução|prix (?:par jour|journalier)|par jour|date de retour)(?!\p{L})`;

/** "tents with a daily price": goods are had from one day to another. */
const isHiredByDay = ({ said, entities }: Draft): boolean =>
  BY_DAY.test(said.text) &&
  !WHOLE_DAY.test(said.text) &&
  entities.some(
    ({ nature, entryId, said: own }) => nature === 'goods' && own !== null && entryId !== 'service',
  );

function withStay(draft: Draft, plan: EntityPlan): EntityPlan {
  const isHotel =
    draft.domain?.id === 'hotel' ||
    /check-?in|\bnights?\b|noites?|noches?|nächte|nuits?/i.test(draft.said.text);
  const named = (label: string): string => translationIn(label, draft.said.language);
  const { from, to, checkIn, checkOut } = STAY_LABELS;
  const first = field('from', named(isHotel ? checkIn : from), { type: 'date', isRequired: true });
  const last = field('to', named(isHotel ? checkOut : to), { type: 'date', isRequired: true });
  const [title, ...rest] = plan.fields.filter((one) => one.type !== 'date' && one.type !== 'time');
  return {
    ...plan,
    fields: [...(title === undefined ? [] : [title]), first, last, ...rest],
    // Most are over, so that the days to come are free for who tries it.
    seed: plan.seed.map((row, at) => ({
      ...row,
      from: at === 0 ? 'D+2' : `D-${at * 6 + 3}`,
      to: at === 0 ? 'D+4' : `D-${at * 6}`,
    })),
  };
}

const STAY_LABELS = {
  from: 'From | De | Desde | Von | Du',
  to: 'To | Até | Hasta | Bis | Au',
  checkIn: 'Check-in | Entrada | Entrada | Anreise | Arrivée',
  checkOut: 'Check-out | Saída | Salida | Abreise | Départ',
};

/** One comes to somebody, at a time. */
const APPOINTMENT = /^(?:appointment|termin|cita|consulta|rendez-vous)$/i;

function bookTitle(draft: Draft, booking: BuiltEntity): string {
  const isJoined = booking.entryId === 'registration' && draft.wants.has('apply');
  const asked = isJoined ? applyLabel(draft) : '';
  const isShift = draft.entities.some(({ entryId }) => entryId === 'openShift');
  if (isJoined) return /^(?:Enroll|Register|RSVP)$/.test(asked) && !isShift ? asked : draft.copy.terms.join;
  if (APPOINTMENT.test(booking.plan.one)) return draft.copy.bookAppointment;
  if (draft.said.language !== 'en') return draft.copy.book;
  const thing = booking.plan.one.toLowerCase();
  if (/\btickets? (?:purchase|sale|booking)/.test(thing)) return 'Buy tickets';
  if (/\brsvp|\bguests?\b|attendance/.test(thing)) return 'RSVP';
  if (/booking|reservation|rental/.test(thing))
    return thing.includes('reservation') ? 'Make a reservation' : 'Book now';
  return thing.includes('registration') ? 'Register' : `Book ${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}`;
}

const isOffice = ({ kind }: Draft): boolean =>
  kind === 'management' || kind === 'dashboard' || kind === 'tool';

/** The bookings that such an app has, where the request names none. */
function usualBooking(draft: Draft): BuiltEntity | null {
  const made = lexiconEntity(draft, draft.domain?.entities.find((id) => BOOKINGS.has(id)) ?? 'booking');
  if (made !== null) draft.entities.push(made);
  return made;
}

/** There one comes to somebody. */
const PERSONAL: ReadonlySet<string> = new Set(['salon', 'clinic', 'tutoring']);

const isAskedPerson = (entity: BuiltEntity): boolean =>
  entity.nature === 'person' && entity.said !== null && isBookable(entity);

/** A form that is told with its day asks for what is booked, or there is nothing to choose. */
function toldThing(draft: Draft, booking: BuiltEntity): BuiltEntity | null {
  const told = draft.said.formFields.filter(({ of, isAll }) => of === 'book' && isAll === true);
  if (!told.some(({ type }) => type === 'date')) return bookedThing(draft, booking);
  const picked = planOf(draft, booking.plan.id)?.fields.find(({ type }) => type === 'relation')?.entity;
  return entityOf(draft, picked) ?? null;
}

function bookedThing(draft: Draft, booking: BuiltEntity): BuiltEntity | null {
  const named = draft.entities.find(
    (entity) =>
      entity.said?.actions.some(({ action }) => action === 'book') === true &&
      (isBookable(entity) || entity.nature === 'content'),
  );
  const shared = draft.entities.find((entity) => entity.entryId === 'resource');
  if (shared !== undefined || named !== undefined) return shared ?? named ?? null;
  const person = PERSONAL.has(draft.domain?.id ?? '') ? draft.entities.find(isAskedPerson) : undefined;
  if (person !== undefined) return person;
  if (booking.entryId === 'tableReservation') return null;
  const related = booking.plan.fields.find((one) => one.entity !== undefined)?.entity;
  return (
    entityOf(draft, related) ??
    draft.entities.find((entity) => entity !== booking && isTaught(entity)) ??
    draft.entities.find(
      (entity) =>
        entity !== booking &&
        isBookable(entity) &&
        !isVenueOf(booking, entity) &&
        // What a shop usually has beside is nothing that this one lets.
        (entity.said !== null || draft.domain?.kind !== 'shop'),
    ) ??
    null
  );
}

/** Who signs up for a conference takes part in it, and hires neither its rooms nor its speakers. */
const isVenueOf = (booking: BuiltEntity, { nature }: BuiltEntity): boolean =>
  booking.entryId === 'registration' && (nature === 'place' || nature === 'person');

/** Of a course and its teacher, one books the course. */
const isTaught = (entity: BuiltEntity): boolean =>
  entity.said !== null && /^(?:course|lesson|workshop)$/.test(entity.said.like?.id ?? entity.entryId ?? '');

/** "choose a barber, pick a service": what else is chosen with it. */
function alsoChosen(draft: Draft, booking: BuiltEntity, resource: BuiltEntity | null): Entities {
  if (resource === null) return [];
  return draft.entities
    .filter(
      (entity) =>
        entity !== booking &&
        entity.plan.id !== resource.plan.id &&
        entity.said !== null &&
        (entity.entryId === 'service' || (entity.nature === 'person' && resource.entryId === 'service')) &&
        isBookable(entity),
    )
    .slice(0, 1);
}

function addPicker(draft: Draft, booking: string, other: EntityPlan): void {
  changeEntity(draft, booking, (plan) =>
    plan.fields.some((one) => one.entity === other.id)
      ? plan
      : withValues(withPicker(plan, other, { at: 2 }), other.id, (_, at) => `${other.id}-${(at % 3) + 1}`),
  );
}

/** Gives the booking a picker for what is booked; returns the field. */
function linkResource(draft: Draft, booking: BuiltEntity, resource: BuiltEntity | null): string | null {
  if (resource === null) {
    changeEntity(draft, booking.plan.id, dropRelations);
    return null;
  }
  const current = planOf(draft, booking.plan.id) ?? booking.plan;
  const old = current.fields.find((one) => one.type === 'relation');
  const id = old?.entity === resource.plan.id ? old.id : resource.plan.id;
  changeEntity(draft, booking.plan.id, (plan) => {
    if (isToldPicker(draft, id)) return { ...changeField(plan, id, asRequired), isOwned: true };
    const fields = plan.fields.filter((one) => one.type !== 'relation' || one.entity !== old?.entity);
    return withPicker({ ...plan, isOwned: true, fields }, resource.plan, { id });
  });
  return id;
}

const asRequired = (one: FieldPlan): FieldPlan => ({ ...one, isRequired: true });

/** The form that was told asks for it, at its place and under its name. */
const isToldPicker = ({ said }: Draft, id: string): boolean =>
  said.formFields.some((one) => one.isAll === true && planField(one).id === id);

const dropRelations = (plan: EntityPlan): EntityPlan => ({
  ...plan,
  isOwned: true,
  fields: plan.fields.filter((one) => one.type !== 'relation'),
});

/**
 * "Pitches for tents and vans. Arrival, departure, e-mail": what is asked of who books was read as a quality of the
 * thing. It stays with the booking; what the thing costs stays with the thing.
 */
export function settleBookedThings(draft: Draft): void {
  for (const page of draft.pages)
    for (const block of page.blocks)
      if (block.kind === 'booking' && block.resource !== null)
        settle(draft, block.resource.entity, block.entity);
}

function settle(draft: Draft, resource: string, booking: string): void {
  const thing = entityOf(draft, resource);
  const made = planOf(draft, booking);
  if (thing === undefined || made === undefined || thing.nature === 'person' || thing.nature === 'event')
    return;
  // A course with a day of its own keeps it: nobody chooses another.
  if (thing.said?.isListed === true && thing.plan.fields.some(({ type }) => type === 'money')) return;
  const asked = new Set(made.fields.map((one) => one.type));
  const isOfBooking = (one: FieldPlan): boolean =>
    one.id !== thing.plan.titleField && OF_BOOKINGS.test(one.id) && asked.has(one.type);
  const isPriced = draft.said.prices.length === 0 || thing.plan.fields.some((one) => one.type === 'money');
  if (isPriced && !thing.plan.fields.some(isOfBooking)) return;
  const label = translate('Price', draft.said.language);
  const price = field('price', label, { type: 'money', isRequired: true, min: 0 });
  changeEntity(draft, resource, (plan) => {
    const kept = withoutFields(plan, isOfBooking);
    if (isPriced) return kept;
    return withValues(placeField(kept, price, 1), 'price', (_, row) =>
      seedFor(price, { row, title: plan.one, entity: plan.id, sentences: [] }),
    );
  });
}

const OF_BOOKINGS = like.plain`
  ^(?:checkIn|checkOut|arrival|departure|from|to|until|start|end|startDate|endDate|returnDate|pickUpDate|pickupDate|dropOffDate|email|phone|people|guests|persons|numberOf(?:People|Guests
  |Persons)|date|day|time)$`;
