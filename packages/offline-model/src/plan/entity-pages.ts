import type { DetailBlock } from './block-plan.ts';
import type { EntityPlan } from './app-plan.ts';
import { actionsFor, collectionFor, permissions } from './collections.ts';
import { fillIn } from './copy.ts';
import { addList, addPage, changeEntity, entityPageOf, inSentence, isUnwanted, type Draft } from './draft.ts';
import type { BuiltEntity } from './entities.ts';
import { withMine } from './entity-edits.ts';
import { ownPage } from './own-records.ts';
import { BOOKINGS } from './select-entities.ts';
import { PEOPLE } from '../lexicon/generic.data.ts';

/** A page with the list of each thing, one for each record, and "mine" where records belong to people. */
export function addEntityPages(draft: Draft): void {
  for (const entity of draft.entities.slice()) {
    if (draft.pages.some((page) => page.entity === entity.plan.id)) continue;
    if (isSupport(draft, entity)) continue;
    addListPage(draft, entity);
  }
  for (const entity of draft.entities.slice()) {
    if (isSupport(draft, entity)) continue;
    addDetailPage(draft, entity);
    addMinePage(draft, entity);
  }
}

/** Kept behind another page: made by a form, a booking or an order. */
function isSupport(draft: Draft, entity: BuiltEntity): boolean {
  if (SUPPORT_IDS.test(entity.plan.id) && entity.said?.isListed !== true) return true;
  if (entity.plan.id === 'order' && draft.pages.some((page) => page.place === 'orders')) return true;
  const isManaged = draft.kind === 'management' || draft.kind === 'dashboard';
  const isBooked = BOOKINGS.has(entity.entryId ?? '') && draft.pages.some((page) => page.id === 'book');
  const isForm = draft.pages.some((page) =>
    page.blocks.some((block) => block.kind === 'form' && block.entity === entity.plan.id),
  );
  if (isBooked && !isManaged) return true;
  return isForm && !isManaged && entity.said?.isSection !== true;
}

const SUPPORT_IDS = /^(?:payment|shopOrder|enquiry|subscriber|feedback|upload)$|(?:Review|Comment)$/;

function addListPage(draft: Draft, entity: BuiltEntity): void {
  const { plan } = entity;
  const section = draft.said.sections.find((one) => one.entity === plan.id && one.use !== 'create');
  const main = collectionFor(draft, entity);
  addPage(draft, {
    title: section?.title ?? plan.many,
    intro: fillIn(main.can.create ? draft.copy.manageIntro : draft.copy.listIntro, {
      thing: inSentence(draft, plan.one),
      things: inSentence(draft, plan.many),
    }),
    icon: plan.icon,
    entity: plan.id,
    order: 20,
    blocks: [main],
  });
}

/** One page is enough. */
export const isSmall = (draft: Draft): boolean =>
  draft.entities.length <= 1 &&
  draft.said.places.length <= 2 &&
  draft.said.sections.length === 0 &&
  (draft.kind === 'tool' || draft.kind === 'management' || draft.kind === 'dashboard');

function addDetailPage(draft: Draft, entity: BuiltEntity): void {
  const { plan } = entity;
  const list = entityPageOf(draft, plan.id) ?? draft.pages.find((page) => page.entity === plan.id);
  const can = permissions(draft, entity);
  const talk = talkFor(draft, entity);
  const talkEntity = talk === 'none' ? undefined : addTalkEntity(draft, plan, talk);
  const related = draft.entities
    .filter(
      (other) =>
        other.plan.id !== plan.id &&
        other.plan.id !== talkEntity &&
        other.plan.fields.some((one) => one.entity === plan.id),
    )
    .map((other) => other.plan.id);
  const block: DetailBlock = {
    kind: 'detail',
    entity: plan.id,
    related,
    talk,
    ...(talkEntity === undefined ? {} : { talkEntity }),
    actions: actionsFor(draft, entity),
    can: { edit: can.edit, remove: can.remove },
  };
  addPage(draft, {
    id: `${plan.id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-detail`,
    title: plan.one,
    icon: plan.icon,
    path: `${list === undefined || list.path === '/' ? `/${plan.id.toLowerCase()}` : list.path}/:id`,
    isInNav: false,
    entity: plan.id,
    order: 90,
    blocks: [block],
  });
}

function talkFor(draft: Draft, entity: BuiltEntity): 'none' | 'comments' | 'reviews' {
  const isMain = draft.entities[0]?.plan.id === entity.plan.id;
  return askedTalk(draft, entity, isMain) ?? usualTalk(draft, entity, isMain);
}

function askedTalk(draft: Draft, entity: BuiltEntity, isMain: boolean): 'comments' | 'reviews' | null {
  const own = new Set((entity.said?.actions ?? []).map(({ action }) => action));
  if (own.has('review') || (draft.loose.has('review') && isMain)) return 'reviews';
  const isTalkedOf = isMain || entity.nature === 'talk';
  return own.has('comment') || (draft.loose.has('comment') && isTalkedOf) ? 'comments' : null;
}

function usualTalk(draft: Draft, entity: BuiltEntity, isMain: boolean): 'none' | 'comments' | 'reviews' {
  const isBlog = isMain && entity.entryId === 'article' && !isUnwanted(draft, /comment/);
  if (entity.nature === 'talk' || isBlog) return 'comments';
  return draft.kind === 'shop' && isMain ? 'reviews' : 'none';
}

function addTalkEntity(draft: Draft, about: EntityPlan, talk: 'comments' | 'reviews'): string {
  const { copy } = draft;
  const isReview = talk === 'reviews';
  const { review, reviews, comment, comments } = copy.entities;
  return addList(draft, {
    id: `${about.id}${isReview ? 'Review' : 'Comment'}`,
    names: isReview ? [review, reviews] : [comment, comments],
    icon: 'MessageCircle',
    titleField: 'author',
    isOwned: true,
    fields: `About->${about.id}*; Author*;${isReview ? ' Rating*:rating;' : ''} Text*:longText; Posted on:date`,
    has: {
      about: { label: about.one },
      text: { label: isReview ? copy.fields.review : copy.fields.comment },
    },
    rows: (isReview ? copy.opinions : copy.remarks)
      .slice(0, 6)
      .map((text, at) => [
        `${about.id}-${(at % 3) + 1}`,
        PEOPLE[at] ?? '',
        ...(isReview ? [5 - (at % 2)] : []),
        text,
        `D-${at * 2 + 1}`,
      ]),
  }).plan.id;
}

/** "manage their recipes", "my bookings". */
function addMinePage(draft: Draft, entity: BuiltEntity): void {
  const isMine =
    entity.said?.actions.some(
      (use) => use.isMine && use.action !== 'create' && use.action !== 'submit' && use.action !== 'share',
    ) ?? false;
  const isPersonal =
    draft.kind === 'tool' ||
    draft.kind === 'management' ||
    draft.kind === 'dashboard' ||
    draft.kind === 'messaging';
  if (entity.nature === 'person') return;
  const asked = ownPage(entity.plan, draft.said, draft.hasAuth);
  if (asked !== false && isPersonal) addMine(draft, entity, { title: asked, isKept: true });
  else if (isMine && !isPersonal) addMine(draft, entity);
}

interface Mine {
  /** In the words of the request. */
  readonly title?: string | null;
  /** Books are kept there: one adds to them, and reads them as one reads the whole list. */
  readonly isKept?: boolean;
}

export function addMine(
  draft: Draft,
  entity: BuiltEntity,
  { title = null, isKept = false }: Mine = {},
): void {
  const { plan } = entity;
  const name = title ?? mineTitle(draft, plan.many);
  changeEntity(draft, plan.id, (old) => ({ ...withMine(old, 2), isOwned: true }));
  addPage(draft, {
    id: `my-${plan.id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    title: name,
    intro: draft.copy.mineIntro,
    icon: 'UserRound',
    entity: plan.id,
    order: 60,
    blocks: [
      collectionFor(draft, entity, {
        ...(isKept ? {} : { view: BOOKINGS.has(entity.entryId ?? '') ? 'list' : 'cards' }),
        onlyMine: true,
        can: { create: isKept, edit: true, remove: true, open: true },
        title: name,
      }),
    ],
  });
}

/** Portuguese asks for the gender; most feminine plurals show it. */
export function mineTitle(draft: Draft, many: string): string {
  const title = fillIn(draft.copy.mine, { things: inSentence(draft, many) });
  return draft.said.language === 'pt' && /(?:as|ões|ens)$/.test(many)
    ? title.replace(/^Meus/, 'Minhas')
    : title;
}
