import { listed } from '../lexicon/listed.ts';
import type { EntityPlan, Language } from './app-plan.ts';
import { textsIn } from './copy.ts';
import { collectionFor } from './collections.ts';
import { addFormPage, addPage, changeEntity, newList, placeTitle, wantsPlace, type Draft } from './draft.ts';
import type { BuiltEntity } from './entities.ts';
import { addFormFields } from './form-fields.ts';
import { inTurn, withValues } from './entity-edits.ts';
import { ASKED_WITH, DELIVERING, ORDER_WORDS, ORDERING } from './preorders.data.ts';
import { seedFor } from './seed-values.ts';

/** "cakes can be ordered in advance": a form with the thing, how many and when, and a list for who prepares them. */
export function addPreorders(draft: Draft): void {
  const { said } = draft;
  const hasCart = draft.kind === 'shop' || wantsPlace(draft, 'cart') || wantsPlace(draft, 'checkout');
  const item = draft.entities.find(
    ({ nature, entryId }) => nature === 'goods' && entryId !== 'service' && entryId !== 'membershipPlan',
  );
  if (hasCart || item === undefined || !ORDERING.test(said.text)) return;
  // "pick-up date, return date": what is hired is fetched too, and nobody orders it.
  if (draft.pages.some(({ id }) => id === 'book') && !ORDERED.test(said.text)) return;
  const words = wordsIn(said.language);
  const made = orderList(draft, item.plan, words);
  const { plan } = made;
  strip(draft, item.plan.id);
  const known = draft.entities.findIndex((entity) => entity.plan.id === 'order');
  if (known < 0) draft.entities.push(made);
  else draft.entities[known] = made;
  addFormFields(draft, plan.id, 'buy');
  addFormPage(
    draft,
    { id: 'order', title: words.order, intro: words.intro, icon: 'ShoppingBag', order: 36 },
    { entity: plan.id, submit: words.submit, thanks: words.thanks },
  );
  addPage(draft, {
    id: 'orders',
    title: wantsPlace(draft, 'orders') ? placeTitle(draft, 'orders') : plan.many,
    intro: words.listIntro,
    place: 'orders',
    ...(draft.adminRole !== null && draft.hasAuth ? { role: draft.adminRole } : {}),
    blocks: [
      collectionFor(draft, made, {
        view: 'table',
        title: plan.many,
        filters: ['status', item.plan.id],
        sorts: ['date', 'name'],
        can: { create: false, edit: true, remove: true, open: false },
      }),
    ],
  });
}

const ORDERED = /order|bestell|pedido|command|encomend|encarg/iu;

const wordsIn = (language: Language) => textsIn(ORDER_WORDS, language);

function orderList(draft: Draft, item: EntityPlan, words: ReturnType<typeof wordsIn>): BuiltEntity {
  const { said } = draft;
  const isDelivered = DELIVERING[said.language].test(said.text);
  const options = listed(words.states);
  const asked = ASKED_WITH.filter(({ words: pattern }) => pattern.test(said.text)).map(({ field }) => field);
  const isTime = (field: string): boolean => field.endsWith(':time');
  const fields = [
    'Name*',
    `Item->${item.id}*`,
    ...asked.filter((field) => !isTime(field)),
    'Quantity*:number',
    'Date*:date',
    ...asked.filter(isTime),
    'Phone*:phone',
    'Email:email',
    ...(isDelivered ? ['Address*'] : []),
    'Notes:longText-',
    'Status[]',
  ];
  const made = newList(draft, {
    id: 'order',
    names: [words.one, words.many],
    icon: 'ClipboardList',
    fields: fields.join('; '),
    has: {
      item: { id: item.id, label: item.one },
      quantity: { min: 1, initial: 1 },
      date: { label: isDelivered ? words.deliveryDate : words.pickUpDate },
      status: { options, initial: options[0] ?? '' },
    },
    rules: [{ kind: 'after', field: 'date', than: 'now', message: words.tooSoon }],
    rows: Array.from({ length: 6 }, () => []),
    entryId: 'order',
  });
  const place = { title: words.one, entity: 'order', sentences: draft.copy.remarks };
  const plan = made.plan.fields.reduce(
    (old, one) => withValues(old, one.id, (_, row) => seedFor(one, { row, ...place })),
    made.plan,
  );
  return { ...made, plan: withValues(plan, 'quantity', (_, row) => inTurn([1, 2, 1, 3, 1, 6], row) ?? 1) };
}

/** What belongs to an order was read as a quality of the thing. */
function strip(draft: Draft, id: string): void {
  changeEntity(draft, id, (plan) => ({
    ...plan,
    fields: plan.fields.filter((one) => one.id === plan.titleField || !OF_ORDERS.test(one.id)),
  }));
}

const OF_ORDERS =
  /^(?:quantity|phone|email|name|notes|pickUpDate|pickupDate|deliveryDate|date|time|address|status)$/;
