import { PEOPLE } from '../lexicon/generic.data.ts';
import { copyFor } from '../plan/copy.ts';
import type { AppPlan, EntityPlan } from '../plan/app-plan.ts';
import type { RecordAction } from '../plan/block-plan.ts';
import { field, rows } from '../plan/shorthand.ts';
import { type Ask, type Change, entityFound, type Outcome } from './ask.ts';
import { blocksOf, entityOf, isSame, mapBlocks, ofType, pageWith, withEntity, withPage } from './edits.ts';
import { withDetail } from './entities.ts';
import { withDealings } from './grow.ts';
import { findEntities, mainEntity } from './named.ts';
import { stateCalled, withOption } from './shown-lists.ts';
import { bare, firstNamed } from './phrases.ts';
import { partOf, says } from './reading.ts';
import { coloursIn } from './colours.ts';
import { tell } from './said.data.ts';
import { isRule, shown } from './wish.ts';

type ActionKind = 'like' | 'save' | 'vote' | 'follow' | 'join' | 'share' | 'compare';

const ACTIONS: Readonly<Partial<Record<ActionKind, string>>> = {
  like: "likes?|liked|heart|hearts|thumbs? up|gefällt mir|j[’']aime|me gusta|curtir|curtidas?",
  save: String.raw`favourites?|favou?rited?|bookmarks?|bookmarked|pin|pinned|pins|save(?:d)?(?: \p{L}+)? for later
    |star(?:red)?|wish ?list|watch ?list|merken|anpinnen|épinglée?s?|guardar|fijar|fixar|salvar`,
  vote: 'votes?|voting|up-?vote|abstimmen|voter|votar',
  follow: 'follow(?:ed|ers|ing)?|folgen|suivre|seguir',
  join: 'join(?:ed|ing)?|attend|rsvp|teilnehmen|participer|rejoindre|unirse|participar',
  share: 'share button|sharing|share them|share it|teilen|partager|compartir|compartilhar',
  compare: 'compare|comparison|vergleichen|comparer|comparar',
};

/** "a button “Went home” that sets the status to gone home": one press puts a record into that state. */
export const addStateButton: Change = (ask) => {
  const { plan, text, wish } = ask;
  const state = bare(partOf(text, 'intoState') ?? '');
  const isColour = coloursIn(state, wish.language).length > 0;
  const chosen = state === '' || isColour ? null : stateCalled(plan, state, entityFound(ask)?.item);
  if (!chosen) return null;
  const { entity, field, option } = chosen;
  const label = wish.quotes[0] ?? tell(plan.language, 'markAs', { state: option.toLowerCase() });
  return withAction(withOption(plan, chosen), entity.id, { kind: 'status', label, field: field.id, option });
};

/** "let people like patterns", "notes can be pinned". */
export const addAction: Change = (ask) => {
  const { plan, order } = ask;
  const isPage = /\b(?:page|section)\b/iu.test(order) && !/\bbuttons?\b/iu.test(order);
  if (isPage || (isRule(ask.wish) && /\b(?:only|nur|seuls?|solo|só)\b/iu.test(order))) return null;
  const kind = firstNamed(ACTIONS, order);
  const entity = entityFound(ask)?.item;
  if (!kind || !entity) return null;
  const copy = copyFor(plan.language);
  const isPin = kind === 'save' && /\b(?:pin|pinned|pins)\b/iu.test(order);
  const next = withAction(plan, entity.id, { kind, label: isPin ? 'Pin' : copy.actions[kind] });
  if (isSame(next, plan)) return null;
  if (kind !== 'save' || pageWith(next, 'saved')) return next;
  const title = copy.places.saved;
  return withPage(next, {
    id: 'favorites',
    title,
    intro: copy.intros.saved ?? '',
    path: '/favorites',
    icon: 'Bookmark',
    isInNav: true,
    blocks: [{ kind: 'saved', title, entity: entity.id }],
  });
};

const withAction = (plan: AppPlan, entity: string, action: RecordAction): AppPlan =>
  mapBlocks(plan, (block) =>
    (block.kind !== 'collection' && block.kind !== 'detail') ||
    block.entity !== entity ||
    block.actions.some(({ kind, option }) => kind === action.kind && option === action.option)
      ? block
      : { ...block, actions: [...block.actions, action] },
  );

/** "comment on them", "add a rating with stars". */
export const addTalk: Change = (ask) => {
  const { plan, order, text, wish } = ask;
  // "reviews" are named too; what they are about is the other, or what the app is about.
  const named = findEntities(text, plan).map(({ item }) => item);
  const isTalk = ({ id }: EntityPlan): boolean => /(?:Review|Comment)$/.test(id);
  const about =
    named.find((one) => !isTalk(one)) ?? (named.length > 0 ? mainEntity(plan) : entityFound(ask)?.item);
  if (!about || isTalk(about)) return null;
  const talk = says(order, 'reviewing') ? 'reviews' : 'comments';
  const isThere = plan.pages.some(({ blocks }) =>
    blocks.some((block) => block.kind === 'detail' && block.entity === about.id && block.talk === talk),
  );
  if (isThere) return { notDone: tell(ask.language, 'already', { wish: shown(wish) }) };
  const entity = talkEntity(plan, about, talk);
  return mapBlocks(withEntity(withDetail(plan, about), entity), (block) =>
    block.kind === 'detail' && block.entity === about.id ? { ...block, talk, talkEntity: entity.id } : block,
  );
};

function talkEntity(plan: AppPlan, about: EntityPlan, talk: 'comments' | 'reviews'): EntityPlan {
  const { opinions, remarks, entities, fields } = copyFor(plan.language);
  const isReview = talk === 'reviews';
  const id = `${about.id}${isReview ? 'Review' : 'Comment'}`;
  const rating = field('rating', fields.rating, { type: 'rating', isRequired: true, min: 1, max: 5 });
  const matrix = (isReview ? opinions : remarks).slice(0, 6).map((text, at) => {
    const target = about.seed[at % 3]?.['id'] ?? `${about.id}-1`;
    return [target, PEOPLE[at] ?? '', ...(isReview ? [5 - (at % 2)] : []), text, `D-${at * 2 + 1}`];
  });
  const columns = ['about', 'author', ...(isReview ? ['rating'] : []), 'text', 'postedOn'];
  return {
    id,
    one: isReview ? entities.review : entities.comment,
    many: isReview ? entities.reviews : entities.comments,
    icon: 'MessageCircle',
    titleField: 'author',
    isOwned: true,
    rules: [],
    fields: [
      field('about', about.one, { type: 'relation', entity: about.id, isRequired: true }),
      field('author', fields.author, { type: 'text', isRequired: true }),
      ...(isReview ? [rating] : []),
      field('text', isReview ? fields.review : fields.comment, { type: 'longText', isRequired: true }),
      field('postedOn', fields.postedOn, 'date'),
    ],
    seed: about.seed.length === 0 ? [] : rows(id, columns, matrix),
  };
}

/** Cart and checkout; booking. */
export const addDealing: Change = (ask) => {
  const { plan, order, language } = ask;
  // Where books are kept, "a book" is no order to book.
  const text = findEntities(order, plan).reduce(
    (rest, { start, end }) => `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`,
    order,
  );
  if (says(text, 'noDealing')) return null;
  if (says(text, 'buying')) return addShop(ask);
  const there = pageWith(plan, 'booking');
  const isBooking = says(text, 'booking');
  if (there && isBooking) return { notDone: tell(language, 'pageThere', { name: there.title }) };
  return !there && (isBooking || says(text, 'addBookings')) ? addBooking(ask) : null;
};

function addShop(ask: Ask): Outcome | null {
  const { plan, wish } = ask;
  const meant = entityFound(ask)?.item;
  const isPriced = (entity: EntityPlan | undefined): boolean => ofType(entity, 'money') !== undefined;
  const sold = isPriced(meant) ? meant : plan.entities.find(isPriced);
  const goods = sold ?? meant;
  if (!goods || pageWith(plan, 'cart')) return null;
  const front = inFront(sold ? plan : withPrice(plan, goods), goods.id);
  const grown = withOwnOrders(front, withDealings(front, { text: wish.text, kind: 'shop' }));
  const label = copyFor(plan.language).actions.addToCart;
  return withAction(grown, goods.id, { kind: 'addToCart', label });
}

/** What is dealt with before all others. */
const inFront = (plan: AppPlan, id: string | undefined): AppPlan => ({
  ...plan,
  entities: [
    ...plan.entities.filter((entity) => entity.id === id),
    ...plan.entities.filter((entity) => entity.id !== id),
  ],
});

/** Orders that were kept already, from suppliers perhaps, are other ones than those of the shop. */
function withOwnOrders(before: AppPlan, after: AppPlan): AppPlan {
  const [kept, made] = [entityOf(before, 'order'), entityOf(after, 'order')];
  if (!kept || !made) return after;
  const id = 'shopOrder';
  const apart = mapBlocks(after, (block) =>
    'orderEntity' in block && block.orderEntity === 'order' ? { ...block, orderEntity: id } : block,
  );
  return withEntity(withEntity(apart, kept), { ...made, id });
}

function withPrice(plan: AppPlan, entity: EntityPlan): AppPlan {
  const labels = { en: 'Price', de: 'Preis', fr: 'Prix', es: 'Precio', pt: 'Preço' } as const;
  const price = field('price', labels[plan.language], { type: 'money', min: 0, isRequired: true });
  return withEntity(plan, {
    ...entity,
    fields: [...entity.fields, price],
    seed: entity.seed.map((row, index) => ({ ...row, price: 12 + index * 7 })),
  });
}

/** "customers can cancel their booking": on the page of their own bookings. */
export const allowCancelling: Change = ({ plan, language }) => {
  const booked = blocksOf(plan).find((block) => block.kind === 'booking');
  const page = plan.pages.find(({ blocks }) =>
    blocks.some((one) => one.kind === 'collection' && one.onlyMine && one.entity === booked?.entity),
  );
  if (!booked || !page) return null;
  const next = mapBlocks(plan, (block) =>
    block.kind === 'collection' && block.onlyMine && block.entity === booked.entity
      ? { ...block, can: { ...block.can, remove: true } }
      : block,
  );
  return isSame(next, plan) ? { notDone: tell(language, 'cancelThere', { page: page.title }) } : next;
};

/** "haircuts take 45 minutes": the times that can be booked follow each other in that time. */
export const changeSlots: Change = ({ plan, said }) => {
  const step = Number(partOf(said, 'lasting'));
  if (!(step >= 10 && step <= 240)) return null;
  const next = mapBlocks(plan, (block) =>
    block.kind === 'booking' && block.slots.length > 1
      ? { ...block, slots: slotsEvery(block.slots, step) }
      : block,
  );
  return isSame(next, plan) ? null : next;
};

const minuteOf = (clock: string): number =>
  clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** From the first time on, as long as the last one took. */
function slotsEvery(slots: readonly string[], step: number): readonly string[] {
  const [first = 0, second = first] = slots.map(minuteOf);
  const end = minuteOf(slots.at(-1) ?? '') + (second - first);
  const count = Math.max(1, Math.floor((end - first) / step));
  return Array.from({ length: count }, (_, at) => {
    const minute = first + at * step;
    return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  });
}

function addBooking(ask: Ask): Outcome | null {
  const { plan, wish } = ask;
  const meant = entityFound(ask)?.item;
  const text = meant ? `Book ${meant.many}` : wish.text;
  const grown = withDealings(inFront(plan, meant?.id), { text, wants: ['book'], kind: 'booking' });
  const page = pageWith(grown, 'booking');
  if (!page || !meant) return page ? grown : null;
  const label = copyFor(plan.language).actions.book;
  return withAction(grown, meant.id, { kind: 'book', label, page: page.id });
}
