import type { EntityPlan, FieldPlan } from './app-plan.ts';
import { fillIn } from './copy.ts';
import { addPage, changeEntity, isUnwanted, placeTitle, wantsPlace, type Draft } from './draft.ts';
import { planField, type BuiltEntity } from './entities.ts';
import { lexiconEntity } from './lexicon-entity.ts';
import { addMine } from './entity-pages.ts';
import { BOOKINGS, isBookable } from './select-entities.ts';
import { field, rows } from './shorthand.ts';

/** Booking, buying, applying, giving: pages where something is concluded. */
export function addDealings(draft: Draft): void {
  addBooking(draft);
  addShop(draft);
  addApplying(draft);
  addDonating(draft);
  addVolunteering(draft);
}

function addBooking(draft: Draft): void {
  const isOffice = draft.kind === 'management' || draft.kind === 'dashboard' || draft.kind === 'tool';
  const wants =
    draft.kind === 'booking' ||
    draft.wants.has('book') ||
    draft.entities.some((entity) => BOOKINGS.has(entity.entryId ?? ''));
  if (!wants || isOffice) return;
  let booking = draft.entities.find((entity) => BOOKINGS.has(entity.entryId ?? ''));
  if (booking === undefined) {
    const made = lexiconEntity(draft, draft.domain?.entities.find((id) => BOOKINGS.has(id)) ?? 'booking');
    if (made === null) return;
    draft.entities.push(made);
    booking = made;
  }
  if (isStay(draft)) changeEntity(draft, booking.plan.id, (plan) => withStay(draft, plan));
  addFormFields(draft, booking.plan.id);
  const resource = bookedThing(draft, booking);
  const relation = linkResource(draft, booking, resource);
  for (const other of alsoChosen(draft, booking, resource)) addPicker(draft, booking.plan.id, other.plan);
  addPage(draft, {
    id: 'book',
    title: bookTitle(draft, booking),
    intro: draft.copy.bookIntro,
    icon: 'CalendarPlus',
    order: 30,
    blocks: [
      {
        kind: 'booking',
        entity: booking.plan.id,
        resource:
          resource === null || relation === null ? null : { entity: resource.plan.id, field: relation },
        title: bookTitle(draft, booking),
        slots: slotsFor(draft),
      },
    ],
  });
  const current = draft.entities.find((entity) => entity.plan.id === booking.plan.id);
  if (current !== undefined && draft.said.sections.every((one) => one.entity !== current.plan.id))
    addMine(draft, current);
}

/** Booked from one day to another, not for an hour. */
function isStay(draft: Draft): boolean {
  return (
    draft.domain?.id === 'hotel' ||
    draft.domain?.id === 'carRental' ||
    /check-?in|check-?out|\bnights?\b|\bdate range|pick-?up (?:and|date)|return date|for (?:given|the|certain|specific|selected) dates|from (?:one|a) date to/i.test(
      draft.said.text,
    )
  );
}

function withStay(draft: Draft, plan: EntityPlan): EntityPlan {
  const isHotel = draft.domain?.id === 'hotel' || /check-?in/i.test(draft.said.text);
  const [from, to] = STAY_LABELS[draft.said.language][isHotel ? 0 : 1];
  const first = field('from', from, 'date', { isRequired: true });
  const last = field('to', to, 'date', { isRequired: true });
  const others = plan.fields.filter((one) => one.type !== 'date' && one.type !== 'time');
  const [title, ...rest] = others;
  return {
    ...plan,
    fields: [...(title === undefined ? [] : [title]), first, last, ...rest],
    seed: plan.seed.map((row, at) => ({ ...row, from: `D+${at * 4 + 2}`, to: `D+${at * 4 + 5}` })),
  };
}

const STAY_LABELS = {
  en: [
    ['Check-in', 'Check-out'],
    ['From', 'To'],
  ],
  pt: [
    ['Entrada', 'Saída'],
    ['De', 'Até'],
  ],
  es: [
    ['Entrada', 'Salida'],
    ['Desde', 'Hasta'],
  ],
  de: [
    ['Anreise', 'Abreise'],
    ['Von', 'Bis'],
  ],
  fr: [
    ['Arrivée', 'Départ'],
    ['Du', 'Au'],
  ],
} as const;

/** Fields that the request wants in the form. */
function addFormFields(draft: Draft, id: string): void {
  if (draft.said.formFields.length === 0) return;
  changeEntity(draft, id, (plan) => {
    const fresh = draft.said.formFields
      .map((wanted) => planField(wanted))
      .filter(
        (one) =>
          !plan.fields.some(
            (other) => other.id === one.id || other.label.toLowerCase() === one.label.toLowerCase(),
          ),
      );
    return { ...plan, fields: [...plan.fields, ...fresh] };
  });
}

function bookTitle(draft: Draft, booking: BuiltEntity): string {
  if (draft.said.language !== 'en') return draft.copy.book;
  const thing = booking.plan.one.toLowerCase();
  if (/booking|reservation|rental/.test(thing))
    return thing.includes('reservation') ? 'Make a reservation' : 'Book now';
  return thing.includes('registration') ? 'Register' : `Book ${/^[aeiou]/.test(thing) ? 'an' : 'a'} ${thing}`;
}

function bookedThing(draft: Draft, booking: BuiltEntity): BuiltEntity | null {
  const named = draft.entities.find(
    (entity) => entity.said?.actions.some(({ action }) => action === 'book') === true && isBookable(entity),
  );
  if (named !== undefined) return named;
  const person = draft.entities.find(
    (entity) => entity.nature === 'person' && entity.said !== null && isBookable(entity),
  );
  if (
    person !== undefined &&
    (draft.domain?.id === 'salon' || draft.domain?.id === 'clinic' || draft.domain?.id === 'tutoring')
  )
    return person;
  if (booking.entryId === 'tableReservation') return null;
  const related = booking.plan.fields.find((one) => one.entity !== undefined)?.entity;
  return (
    draft.entities.find((entity) => entity.plan.id === related) ??
    draft.entities.find((entity) => entity !== booking && isBookable(entity)) ??
    null
  );
}

/** "choose a barber, pick a service": what else is chosen with it. */
function alsoChosen(
  draft: Draft,
  booking: BuiltEntity,
  resource: BuiltEntity | null,
): readonly BuiltEntity[] {
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
  changeEntity(draft, booking, (plan) => {
    if (plan.fields.some((one) => one.entity === other.id)) return plan;
    const [title, first, ...rest] = plan.fields;
    const picker = field(other.id, other.one, 'relation', { entity: other.id, isRequired: true });
    return {
      ...plan,
      fields: [
        ...(title === undefined ? [] : [title]),
        ...(first === undefined ? [] : [first]),
        picker,
        ...rest.filter((one) => one.id !== other.id),
      ],
      seed: plan.seed.map((row, at) => ({ ...row, [other.id]: `${other.id}-${(at % 3) + 1}` })),
    };
  });
}

/** Gives the booking a picker for what is booked; returns the field. */
function linkResource(draft: Draft, booking: BuiltEntity, resource: BuiltEntity | null): string | null {
  if (resource === null) {
    changeEntity(draft, booking.plan.id, dropRelations);
    return null;
  }
  const old = booking.plan.fields.find((one) => one.type === 'relation');
  const id = old?.entity === resource.plan.id ? old.id : resource.plan.id;
  const picker: FieldPlan = field(id, resource.plan.one, 'relation', {
    entity: resource.plan.id,
    isRequired: true,
  });
  changeEntity(draft, booking.plan.id, (plan) => {
    const [title, ...rest] = plan.fields.filter(
      (one) => one.type !== 'relation' || one.entity !== old?.entity,
    );
    return {
      ...plan,
      isOwned: true,
      fields: [...(title === undefined ? [] : [title]), picker, ...rest.filter((one) => one.id !== id)],
      seed: plan.seed.map((row, at) => ({
        ...row,
        [id]: `${resource.plan.id}-${(at % Math.max(1, resource.plan.seed.length)) + 1}`,
      })),
    };
  });
  return id;
}

const dropRelations = (plan: EntityPlan): EntityPlan => ({
  ...plan,
  isOwned: true,
  fields: plan.fields.filter((one) => one.type !== 'relation'),
});

/** Half-hour steps between the opening times, or the usual ones. */
function slotsFor(draft: Draft): readonly string[] {
  const given = draft.said.hours
    .map(({ times }) => [...times.matchAll(/(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm)?/gi)])
    .find((parts) => parts.length >= 2);
  const clock = (part: RegExpExecArray | undefined, isEnd: boolean): number => {
    const hour = Number(part?.[1] ?? 9);
    const isAfternoon = part?.[3]?.toLowerCase() === 'pm' && hour < 12;
    return (
      (isAfternoon || (isEnd && hour <= 8 && part?.[3] === undefined) ? hour + 12 : hour) * 60 +
      Number(part?.[2] ?? 0)
    );
  };
  const from = given === undefined ? 9 * 60 : clock(given[0], false);
  const to = given === undefined ? 17 * 60 : clock(given[1], true);
  const step = to - from > 9 * 60 ? 60 : 30;
  const slots: string[] = [];
  for (let minute = from; minute + step <= to && slots.length < 20; minute += step)
    slots.push(`${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);
  return slots.length === 0 ? ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'] : slots;
}

function addShop(draft: Draft): void {
  const wants = draft.kind === 'shop' || wantsPlace(draft, 'cart') || wantsPlace(draft, 'checkout');
  const sold =
    draft.entities.find(
      (entity) => entity.nature === 'goods' && entity.plan.fields.some((one) => one.type === 'money'),
    ) ?? draft.entities.find((entity) => entity.plan.fields.some((one) => one.type === 'money'));
  if (!wants || sold === undefined || isUnwanted(draft, /cart|checkout|payment/)) return;
  const { copy } = draft;
  const orderEntity = addOrders(draft, sold.plan);
  const payments = paymentsFor(draft);
  const base = { entity: sold.plan.id, orderEntity, payments };
  addPage(draft, {
    id: 'cart',
    title: placeTitle(draft, 'cart'),
    intro: copy.intros.cart ?? '',
    icon: 'ShoppingCart',
    place: 'cart',
    order: 55,
    blocks: [{ kind: 'cart', ...base }],
  });
  addPage(draft, {
    id: 'checkout',
    title: placeTitle(draft, 'checkout'),
    intro: copy.intros.checkout ?? '',
    icon: 'CreditCard',
    place: 'checkout',
    isInNav: draft.said.sections.some((one) => one.place === 'checkout'),
    order: 56,
    blocks: [{ kind: 'checkout', ...base }],
  });
  addPage(draft, {
    id: 'orders',
    title: placeTitle(draft, 'orders'),
    intro: copy.intros.orders ?? '',
    icon: 'ClipboardList',
    place: 'orders',
    order: 57,
    blocks: [{ kind: 'orders', ...base }],
  });
}

function paymentsFor(draft: Draft): readonly string[] {
  const text = draft.said.text.toLowerCase();
  const named = PAYMENTS.filter(([pattern]) => pattern.test(text)).map(([, label]) => label);
  return named.length > 0 ? named : draft.copy.payments;
}

const PAYMENTS: readonly (readonly [RegExp, string])[] = [
  [/credit card|kreditkarte|cartão|tarjeta|carte bancaire|\bcards?\b payment/, 'Credit card'],
  [/paypal/, 'PayPal'],
  [/apple pay/, 'Apple Pay'],
  [/google pay/, 'Google Pay'],
  [/bank transfer|überweisung|transferencia|virement/, 'Bank transfer'],
  [/cash on delivery|\bcash\b|bargeld|efectivo|dinheiro|espèces/, 'Cash on delivery'],
  [/\bpix\b/, 'Pix'],
  [/klarna/, 'Klarna'],
  [/alipay/, 'Alipay'],
  [/wechat/, 'WeChat Pay'],
];

function addOrders(draft: Draft, sold: EntityPlan): string {
  const { copy } = draft;
  const payments = paymentsFor(draft);
  const price = sold.fields.find((one) => one.type === 'money')?.id;
  const id = 'order';
  const asked = draft.entities.findIndex((entity) => entity.plan.id === id);
  if (asked >= 0) draft.entities.splice(asked, 1);
  const seeds = [0, 1, 2].map((at) => {
    const row = sold.seed[at];
    const amount = price === undefined ? 20 : Number(row?.[price] ?? 20);
    return [
      `ORD-${2041 + at}`,
      ['Amelia Hart', 'Jonas Weber', 'Priya Nair'][at] ?? '',
      `${String(row?.[sold.titleField] ?? '')} × ${at + 1}`,
      amount * (at + 1),
      copy.orderStatus[at + 1] ?? '',
      payments[at % Math.max(1, payments.length)] ?? '',
      `${at + 7} Elm Street`,
      `D-${at * 4 + 2}`,
    ];
  });
  const columns = ['reference', 'customer', 'items', 'total', 'status', 'payment', 'address', 'placedOn'];
  draft.entities.push({
    plan: {
      id,
      one: copy.entities.order,
      many: copy.entities.orders,
      icon: 'ClipboardList',
      titleField: 'reference',
      isOwned: true,
      rules: [],
      fields: [
        field('reference', copy.fields.reference, 'text', { isRequired: true, isUnique: true }),
        field('customer', copy.fields.customer, 'text', { isRequired: true }),
        field('items', copy.fields.items, 'longText'),
        field('total', copy.fields.total, 'money', { min: 0 }),
        field('status', copy.fields.status, 'choice', {
          options: copy.orderStatus,
          initial: copy.orderStatus[0] ?? '',
        }),
        field('payment', copy.fields.payment, 'choice', { options: paymentsFor(draft), isListed: false }),
        field('address', copy.fields.address, 'text', { isListed: false }),
        field('placedOn', copy.fields.placedOn, 'date'),
      ],
      seed: rows(id, columns, seeds).map((row, at) => (at === 0 ? { ...row, mine: true } : row)),
    },
    nature: 'record',
    said: null,
    entryId: 'order',
  });
  return id;
}

/** Enrol, apply, adopt, register: a form of its own with a reference. */
function addApplying(draft: Draft): void {
  const wants = draft.wants.has('apply') || draft.kind === 'jobs';
  const isBooked =
    draft.pages.some((page) => page.id === 'book') &&
    draft.entities.some((entity) => entity.entryId === 'registration');
  const isVolunteering =
    draft.said.demands.every((demand) => demand.action !== 'apply' || /volunteer/i.test(demand.object)) &&
    draft.kind !== 'jobs';
  if (!wants || isBooked || (isVolunteering && /volunteer/i.test(draft.said.text))) return;
  const main =
    draft.entities.find(
      (entity) =>
        entity.said?.actions.some(({ action }) => action === 'apply') === true &&
        entity.entryId !== 'application',
    ) ?? draft.entities[0];
  let form = draft.entities.find(
    (entity) => entity.entryId === 'application' || entity.entryId === 'registration',
  );
  if (form === undefined || form === main) {
    const made = applicationFor(draft);
    draft.entities.push(made);
    form = made;
  }
  addFormFields(draft, form.plan.id);
  if (main !== undefined && main !== form) linkTo(draft, form.plan, main.plan);
  const { copy } = draft;
  const label = applyLabel(draft);
  addPage(draft, {
    id: 'apply',
    title: label,
    intro: copy.applyIntro,
    icon: 'Send',
    order: 40,
    blocks: [
      {
        kind: 'form',
        entity: form.plan.id,
        title: label,
        text: copy.applyIntro,
        submit: label,
        thanks: copy.applyThanks,
      },
    ],
  });
  const current = draft.entities.find((entity) => entity.plan.id === form.plan.id);
  if (current !== undefined) addMine(draft, current);
}

function applyLabel(draft: Draft): string {
  if (draft.said.language !== 'en') return draft.copy.apply;
  const text = draft.said.text.toLowerCase();
  if (/\badopt/.test(text)) return 'Apply to adopt';
  if (/\benrol/.test(text)) return 'Enroll';
  if (/\brsvp/.test(text)) return 'RSVP';
  if (/\bvolunteer\b/.test(text) && draft.kind !== 'jobs') return 'Volunteer';
  return /\b(?:register for|registration|sign up for)\b/.test(text) && draft.kind !== 'jobs'
    ? 'Register'
    : draft.copy.apply;
}

function applicationFor(draft: Draft): BuiltEntity {
  const { copy } = draft;
  const isJob = draft.kind === 'jobs';
  const made = isJob ? lexiconEntity(draft, 'application') : null;
  if (made !== null) return made;
  const asked = draft.said.entities.find((entity) => entity.entry?.id === 'application');
  const label =
    applyLabel(draft) === 'Enroll'
      ? ['Enrollment', 'Enrollments']
      : [asked?.one ?? 'Application', asked?.many ?? 'Applications'];
  return {
    plan: {
      id: label[0] === 'Enrollment' ? 'enrollment' : 'application',
      one: label[0] ?? '',
      many: label[1] ?? '',
      icon: 'FileText',
      titleField: 'name',
      isOwned: true,
      rules: [],
      fields: [
        field('name', copy.fields.name, 'text', { isRequired: true }),
        field('email', copy.fields.email, 'email', { isRequired: true }),
        field('phone', copy.fields.phone, 'phone'),
        field('message', copy.fields.message, 'longText'),
        field('status', copy.fields.status, 'choice', {
          options: ['Received', 'Accepted', 'Declined'],
          initial: 'Received',
        }),
      ],
      seed: rows(
        'application',
        ['name', 'email', 'phone', 'message', 'status'],
        [
          ['Amelia Hart', 'amelia@example.com', '+1 555 0401', copy.remarks[0] ?? '', 'Received'],
          ['Jonas Weber', 'jonas@example.com', '+1 555 0402', copy.remarks[1] ?? '', 'Accepted'],
          ['Priya Nair', 'priya@example.com', '+1 555 0403', copy.remarks[2] ?? '', 'Received'],
        ],
      ),
    },
    nature: 'record',
    said: null,
    entryId: 'application',
  };
}

function linkTo(draft: Draft, form: EntityPlan, main: EntityPlan): void {
  if (form.fields.some((one) => one.entity === main.id)) return;
  changeEntity(draft, form.id, (plan) => {
    const [title, ...rest] = plan.fields.filter(
      (one) => !(one.type === 'text' && one.id === 'position') && one.id !== main.id,
    );
    const picker = field(main.id, main.one, 'relation', { entity: main.id, isRequired: true });
    return {
      ...plan,
      isOwned: true,
      fields: [...(title === undefined ? [] : [title]), picker, ...rest],
      seed: plan.seed.map((row, at) => ({
        ...row,
        [main.id]: `${main.id}-${(at % Math.max(1, main.seed.length)) + 1}`,
      })),
    };
  });
}

function addDonating(draft: Draft): void {
  if (!draft.wants.has('donate')) return;
  let entity = draft.entities.find((one) => one.entryId === 'donation');
  if (entity === undefined) {
    const made = lexiconEntity(draft, 'donation');
    if (made === null) return;
    draft.entities.push(made);
    entity = made;
  }
  const { copy } = draft;
  addPage(draft, {
    id: 'donate',
    title: copy.donate,
    intro: fillIn(copy.intros.mission ?? '', {}),
    icon: 'HandHeart',
    order: 38,
    blocks: [
      {
        kind: 'form',
        entity: entity.plan.id,
        title: copy.donate,
        text: copy.intros.mission ?? '',
        submit: copy.donate,
        thanks: copy.donated,
      },
    ],
  });
}

/** Helpers put their names down on a form of their own. */
function addVolunteering(draft: Draft): void {
  const isAsked =
    /\bvolunteers? (?:can )?(?:sign(?:ing)? up|register|apply|form)|sign up (?:as|to) volunteer|become a volunteer|\band volunteer\b|, volunteer\b/i.test(
      draft.said.text,
    ) || draft.said.sections.some((one) => /^volunteer(?:ing)?$/i.test(one.title));
  if (!isAsked || draft.pages.some((page) => page.id === 'volunteer')) return;
  let entity = draft.entities.find((one) => one.entryId === 'volunteer');
  if (entity === undefined) {
    const made = lexiconEntity(draft, 'volunteer');
    if (made === null) return;
    draft.entities.push(made);
    entity = made;
  }
  const { copy } = draft;
  const title = draft.said.language === 'en' ? 'Volunteer' : entity.plan.many;
  addPage(draft, {
    id: 'volunteer',
    title,
    intro: copy.applyIntro,
    icon: 'HeartHandshake',
    order: 39,
    blocks: [
      {
        kind: 'form',
        entity: entity.plan.id,
        title,
        text: copy.applyIntro,
        submit: copy.send,
        thanks: copy.applyThanks,
      },
    ],
  });
}
