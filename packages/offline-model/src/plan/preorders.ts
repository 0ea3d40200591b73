import { listed } from '../lexicon/listed.ts';
import type { EntityPlan, Fields, Language } from './app-plan.ts';
import { textsIn } from './copy.ts';
import { collectionFor } from './collections.ts';
import { addFormPage, addPage, changeEntity, placeTitle, wantsPlace, type Draft } from './draft.ts';
import type { BuiltEntity } from './entities.ts';
import { translate } from './localise.ts';
import { ASKED_WITH, DELIVERING, ORDER_WORDS, ORDERING } from './preorders.data.ts';
import { field } from './shorthand.ts';
import { seedFor } from './seed-values.ts';

/** "cakes can be ordered in advance": a form with the thing, how many and when, and a list for who prepares them. */
export function addPreorders(draft: Draft): void {
  const { said } = draft;
  const hasCart = draft.kind === 'shop' || wantsPlace(draft, 'cart') || wantsPlace(draft, 'checkout');
  const item = draft.entities.find(
    ({ nature, entryId }) => nature === 'goods' && entryId !== 'service' && entryId !== 'membershipPlan',
  );
  if (hasCart || item === undefined || !ORDERING.test(said.text)) return;
  const words = wordsIn(said.language);
  const plan = orderPlan(draft, item.plan, words);
  strip(draft, item.plan.id);
  const known = draft.entities.findIndex(({ plan: { id } }) => id === 'order');
  const made: BuiltEntity = { plan, nature: 'record', said: null, entryId: 'order' };
  if (known < 0) draft.entities.push(made);
  else draft.entities[known] = made;
  addFormPage(
    draft,
    { id: 'order', title: words.order, intro: words.intro, icon: 'ShoppingBag', order: 36 },
    { entity: plan.id, submit: words.submit, thanks: words.thanks },
  );
  addPage(draft, {
    id: 'orders',
    title: wantsPlace(draft, 'orders') ? placeTitle(draft, 'orders') : plan.many,
    intro: words.listIntro,
    icon: 'ClipboardList',
    place: 'orders',
    order: 46,
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

const wordsIn = (language: Language) => textsIn(ORDER_WORDS, language);

function orderPlan(draft: Draft, item: EntityPlan, words: ReturnType<typeof wordsIn>): EntityPlan {
  const { said } = draft;
  const label = (text: string): string => translate(text, said.language);
  const isDelivered = DELIVERING[said.language].test(said.text);
  const states = listed(words.states);
  const asked = ASKED_WITH.filter(({ asked: pattern }) => pattern.test(said.text));
  const fields: Fields = [
    field('name', label('Name'), { type: 'text', isRequired: true }),
    field(item.id, item.one, { type: 'relation', entity: item.id, isRequired: true }),
    ...asked
      .filter(({ id }) => id === 'size' || id === 'flavour')
      .map(({ id, label: english, options }) =>
        field(id, label(english), { type: 'choice', options: options.map(label), isRequired: true }),
      ),
    field('quantity', label('Quantity'), { type: 'number', isRequired: true, min: 1, initial: 1 }),
    field('date', isDelivered ? words.deliveryDate : words.pickUpDate, { type: 'date', isRequired: true }),
    ...asked
      .filter(({ id }) => id === 'time')
      .map(({ id, label: english }) => field(id, label(english), 'time')),
    field('phone', label('Phone'), { type: 'phone', isRequired: true }),
    field('email', label('Email'), 'email'),
    ...(isDelivered ? [field('address', label('Address'), { type: 'text', isRequired: true })] : []),
    field('notes', label('Notes'), { type: 'longText', isListed: false }),
    field('status', label('Status'), {
      type: 'choice',
      options: states,
      initial: states[0] ?? '',
    }),
  ];
  return {
    id: 'order',
    one: words.one,
    many: words.many,
    icon: 'ClipboardList',
    fields,
    titleField: 'name',
    seed: Array.from({ length: 6 }, (_, row) => ({
      id: `order-${row + 1}`,
      ...Object.fromEntries(
        fields.map((one) => [
          one.id,
          one.id === 'quantity'
            ? ([1, 2, 1, 3, 1, 6][row] ?? 1)
            : seedFor(one, { row, title: words.one, entity: 'order', sentences: draft.copy.remarks }),
        ]),
      ),
    })),
    rules: [{ kind: 'after', field: 'date', than: 'now', message: words.tooSoon }],
    isOwned: false,
  };
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
