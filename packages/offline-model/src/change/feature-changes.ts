import { PEOPLE } from '../lexicon/generic.data.ts';
import { copyFor } from '../plan/copy.ts';
import type { AppPlan, EntityPlan } from '../plan/app-plan.ts';
import type { BlockPlan, RecordAction } from '../plan/block-plan.ts';
import { field, rows } from '../plan/shorthand.ts';
import type { ChangeContext, Changer, Outcome } from './ask.ts';
import { isSame, mapBlocks, withEntity, withPage } from './edits.ts';
import { withDealings } from './grow.ts';
import { withDetail } from './new-entity.ts';
import { findEntities } from './named.ts';
import { entityMeant, firstNamed } from './phrases.ts';
import { tell } from './said.data.ts';
import { isRule, type Wish } from './wish.ts';

type ActionKind = Extract<
  RecordAction['kind'],
  'like' | 'save' | 'vote' | 'follow' | 'join' | 'share' | 'compare'
>;

const ACTIONS: Readonly<Partial<Record<ActionKind, string>>> = {
  like: String.raw`likes?|liked|heart|hearts|thumbs? up|gefällt mir|j[’']aime|me gusta|curtir|curtidas?`,
  save: String.raw`favourites?|favou?rited?|bookmarks?|bookmarked|pin|pinned|pins|save(?:d)?(?: \p{L}+)? for later|star(?:red)?|wish ?list|watch ?list|merken|anpinnen|épinglée?s?|guardar|fijar|fixar|salvar`,
  vote: 'votes?|voting|up-?vote|abstimmen|voter|votar',
  follow: 'follow(?:ed|ers|ing)?|folgen|suivre|seguir',
  join: 'join(?:ed|ing)?|attend|rsvp|teilnehmen|participer|rejoindre|unirse|participar',
  share: 'share button|sharing|share them|share it|teilen|partager|compartir|compartilhar',
  compare: 'compare|comparison|vergleichen|comparer|comparar',
};

/** "let people like patterns", "notes can be pinned". */
export const addAction: Changer = (plan, wish, context) => {
  const text = wish.order;
  if (
    /^(?:remove|rename|move|sort|filter)\b/iu.test(text) ||
    (/\b(?:page|section)\b/iu.test(text) && !/\bbuttons?\b/iu.test(text))
  )
    return null;
  if (isRule(wish) && /\b(?:only|nur|seuls?|solo|só)\b/iu.test(text)) return null;
  const kind = firstNamed(ACTIONS, text);
  const meant = entityMeant(plan, wish, context);
  if (!kind || !meant) return null;
  const usual = copyFor(plan.language).actions[kind];
  const label = kind === 'save' && /\b(?:pin|pinned|pins)\b/iu.test(text) ? 'Pin' : usual;
  const action: RecordAction = { kind, label };
  const next = mapBlocks(plan, (block) => withAction(block, meant.item.id, action));
  if (isSame(next, plan)) return null;
  const listed =
    kind === 'save' && !next.pages.some((page) => page.blocks.some((block) => block.kind === 'saved'))
      ? withSaved(next, meant.item)
      : next;
  return listed;
};

function withAction(block: BlockPlan, entity: string, action: RecordAction): BlockPlan {
  if ((block.kind !== 'collection' && block.kind !== 'detail') || block.entity !== entity) return block;
  return block.actions.some(({ kind }) => kind === action.kind)
    ? block
    : { ...block, actions: [...block.actions, action] };
}

function withSaved(plan: AppPlan, entity: EntityPlan): AppPlan {
  const title = copyFor(plan.language).places.saved;
  return withPage(plan, {
    id: 'favorites',
    title,
    intro: copyFor(plan.language).intros.saved ?? '',
    path: '/favorites',
    icon: 'Bookmark',
    isInNav: true,
    blocks: [{ kind: 'saved', title, entity: entity.id }],
  });
}

/** "comment on them", "add a rating with stars". */
export const addTalk: Changer = (plan, wish, context) => {
  const text = wish.order;
  const isReview =
    /\b(?:reviews?|ratings?|rate|stars?|sterne|étoiles|estrellas|estrelas|bewertung(?:en)?|bewerten|rezension(?:en)?|avis|noter|évaluations?|reseñas?|valoraciones|valorar|opiniones|avaliações|avaliação|avaliar|resenhas?)(?![\p{L}])/iu.test(
      text,
    );
  const isComment =
    /\b(?:comments?|commenting|discuss(?:ion)?s?|repl(?:y|ies)|kommentieren|commenter|comentar)\b/iu.test(
      text,
    );
  if (
    (!isReview && !isComment) ||
    /^(?:remove|rename|sort|filter|move|change)\b/iu.test(text) ||
    /\b(?:page|tab|field|column|needs?|should (?:also )?have|must have)\b/iu.test(text)
  )
    return null;
  const meant = entityMeant(plan, wish, context);
  if (!meant || /(?:Review|Comment)$/.test(meant.item.id)) return null;
  const talk = isReview ? 'reviews' : 'comments';
  return withTalk(plan, meant.item, talk);
};

function withTalk(plan: AppPlan, about: EntityPlan, talk: 'comments' | 'reviews'): AppPlan {
  const hasDetail = plan.pages.some((page) =>
    page.blocks.some((block) => block.kind === 'detail' && block.entity === about.id),
  );
  const base = hasDetail ? plan : withDetail(plan, about);
  const entity = talkEntity(plan, about, talk);
  const next = withEntity(base, entity);
  return mapBlocks(next, (block) =>
    block.kind === 'detail' && block.entity === about.id ? { ...block, talk, talkEntity: entity.id } : block,
  );
}

function talkEntity(plan: AppPlan, about: EntityPlan, talk: 'comments' | 'reviews'): EntityPlan {
  const copy = copyFor(plan.language);
  const isReview = talk === 'reviews';
  const id = `${about.id}${isReview ? 'Review' : 'Comment'}`;
  const texts = isReview ? copy.opinions : copy.remarks;
  const matrix = texts
    .slice(0, 6)
    .map((text, at) => [
      about.seed[at % 3]?.['id'] ?? `${about.id}-1`,
      PEOPLE[at] ?? '',
      ...(isReview ? [5 - (at % 2)] : []),
      text,
      `D-${at * 2 + 1}`,
    ]);
  return {
    id,
    one: isReview ? copy.entities.review : copy.entities.comment,
    many: isReview ? copy.entities.reviews : copy.entities.comments,
    icon: 'MessageCircle',
    titleField: 'author',
    isOwned: true,
    rules: [],
    fields: [
      field('about', about.one, 'relation', { entity: about.id, isRequired: true }),
      field('author', copy.fields.author, 'text', { isRequired: true }),
      ...(isReview
        ? [field('rating', copy.fields.rating, 'rating', { isRequired: true, min: 1, max: 5 })]
        : []),
      field('text', isReview ? copy.fields.review : copy.fields.comment, 'longText', { isRequired: true }),
      field('postedOn', copy.fields.postedOn, 'date'),
    ],
    seed:
      about.seed.length === 0
        ? []
        : rows(id, ['about', 'author', ...(isReview ? ['rating'] : []), 'text', 'postedOn'], matrix),
  };
}

/** Cart and checkout; booking. */
export const addDealing: Changer = (plan, wish, context) => {
  // Where books are kept, "a book" is no order to book.
  const text = findEntities(wish.order, plan).reduce(
    (rest, { start, end }) => `${rest.slice(0, start)}${' '.repeat(end - start)}${rest.slice(end)}`,
    wish.order,
  );
  if (/^(?:remove|rename|move|sort|filter)\b|\b(?:field|column|at most|twice|past|table|only)\b/iu.test(text))
    return null;
  if (BUYING.test(text)) return addShop(plan, wish, context);
  const there = plan.pages.find((page) => page.blocks.some(({ kind }) => kind === 'booking'));
  if (there) {
    return BOOKING.test(text)
      ? { notDone: tell(context.language, 'pageThere', { name: there.title }) }
      : null;
  }
  const isNamed =
    /^add\b.*\b(?:bookings?|reservations?|appointments?|buchung(?:en)?|réservations?|reservas?|termine)\b/iu;
  return BOOKING.test(text) || isNamed.test(text) ? addBooking(plan, wish, context) : null;
};

const BUYING =
  /\b(?:cart|basket|checkout|buy|purchase(?! orders?)|shopping|web ?shop|kaufen|acheter|comprar|order online)\b/iu;
const BOOKING =
  /\b(?:book|bookable|booked|booking (?:page|form|system|feature)|reserve|make (?:an )?appointments?|buchen|buchbar|reservieren|réserver|reservar|agendar)\b/iu;

function addShop(plan: AppPlan, wish: Wish, context: ChangeContext): Outcome | null {
  if (plan.pages.some((page) => page.blocks.some(({ kind }) => kind === 'cart'))) return null;
  const meant = entityMeant(plan, wish, context)?.item;
  const sold = meant?.fields.some(({ type }) => type === 'money')
    ? meant
    : plan.entities.find((entity) => entity.fields.some(({ type }) => type === 'money'));
  const goods = sold ?? meant;
  if (!goods) return null;
  const priced = sold ? plan : withPrice(plan, goods);
  const front = {
    ...priced,
    entities: [
      ...priced.entities.filter(({ id }) => id === goods.id),
      ...priced.entities.filter(({ id }) => id !== goods.id),
    ],
  };
  const grown = withOwnOrders(front, withDealings(front, { text: wish.text, kind: 'shop' }));
  const added = mapBlocks(grown, (block) =>
    withAction(block, goods.id, { kind: 'addToCart', label: copyFor(plan.language).actions.addToCart }),
  );
  return added;
}

/** Orders that were kept already, from suppliers perhaps, are other ones than those of the shop. */
function withOwnOrders(before: AppPlan, after: AppPlan): AppPlan {
  const kept = before.entities.find(({ id }) => id === 'order');
  const made = after.entities.find(({ id }) => id === 'order');
  if (!kept || !made) return after;
  const id = 'shopOrder';
  const apart = mapBlocks(after, (block) =>
    'orderEntity' in block && block.orderEntity === 'order' ? { ...block, orderEntity: id } : block,
  );
  return withEntity(withEntity(apart, kept), { ...made, id });
}

function withPrice(plan: AppPlan, entity: EntityPlan): AppPlan {
  const labels = { en: 'Price', de: 'Preis', fr: 'Prix', es: 'Precio', pt: 'Preço' } as const;
  const price = field('price', labels[plan.language], 'money', { min: 0, isRequired: true });
  return withEntity(plan, {
    ...entity,
    fields: [...entity.fields, price],
    seed: entity.seed.map((row, index) => ({ ...row, price: 12 + index * 7 })),
  });
}

function addBooking(plan: AppPlan, wish: Wish, context: ChangeContext): Outcome | null {
  const meant = entityMeant(plan, wish, context)?.item;
  const ordered = meant
    ? { ...plan, entities: [meant, ...plan.entities.filter(({ id }) => id !== meant.id)] }
    : plan;
  const grown = withDealings(ordered, {
    text: meant ? `Book ${meant.many}` : wish.text,
    wants: ['book'],
    kind: 'booking',
  });
  const page = grown.pages.find((one) => one.blocks.some(({ kind }) => kind === 'booking'));
  if (!page) return null;
  const copy = copyFor(plan.language);
  const linked = meant
    ? mapBlocks(grown, (block) =>
        withAction(block, meant.id, { kind: 'book', label: copy.actions.book, page: page.id }),
      )
    : grown;
  return linked;
}
