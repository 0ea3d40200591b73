import type { CollectionBlock, RecordAction } from './block-plan.ts';
import type { EntityPlan, FieldPlan } from './app-plan.ts';
import { wantsPlace, type Draft } from './draft.ts';
import type { BuiltEntity } from './entities.ts';
import { openingOf } from './one-tool.ts';
import { BOOKINGS } from './select-entities.ts';
import { collection, MANAGED } from './shorthand.ts';

/** What a visitor may do with a thing, by the kind of app and what the request says. */
export function permissions(draft: Draft, entity: BuiltEntity): CollectionBlock['can'] {
  const uses = (entity.said?.actions ?? []).filter(
    (use) => use.actor === null || !isAdminActor(draft, use.actor),
  );
  const has = (...names: readonly string[]): boolean => uses.some(({ action }) => names.includes(action));
  if (
    draft.kind === 'management' ||
    draft.kind === 'dashboard' ||
    draft.kind === 'tool' ||
    (draft.kind === 'game' && draft.said.engines.length > 0) ||
    draft.kind === 'messaging'
  )
    return MANAGED;
  if (draft.kind === 'social' || entity.entryId === 'flashcard') return MANAGED;
  if (has('manage', 'track') && !(draft.kind === 'shop' && entity.nature === 'goods')) return MANAGED;
  const isTrade = draft.pages.some((page) => page.id === 'book' || page.id === 'order') || has('buy');
  const isCommunity =
    !isTrade &&
    COMMUNITY.has(draft.domain?.id ?? '') &&
    (entity.nature === 'content' || entity.nature === 'record') &&
    draft.adminRole === null;
  const create =
    isCommunity ||
    has('create', 'upload', 'submit', 'share') ||
    entity.nature === 'talk' ||
    entity.nature === 'task';
  const edit = create || has('edit', 'status');
  return { create, edit, remove: create || has('remove'), open: true };
}

/** Sites that live from what their readers add. */
const COMMUNITY: ReadonlySet<string> = new Set([
  'recipes',
  'poetry',
  'blog',
  'gardening',
  'wildlife',
  'movies',
  'books',
  'music',
  'vintage',
  'family',
  'games',
  'travel',
  'art',
]);

const isAdminActor = (draft: Draft, actor: string): boolean =>
  draft.adminRole !== null && actor.includes(draft.adminRole.slice(0, 5));

export function collectionFor(
  draft: Draft,
  entity: BuiltEntity,
  extras: Partial<CollectionBlock> = {},
): CollectionBlock {
  const { plan } = entity;
  const view = extras.view ?? viewFor(draft, entity);
  const by = view === 'board' ? boardField(plan) : view === 'calendar' ? dateField(plan) : undefined;
  return collection(plan.id, plan.many, {
    view: (view === 'board' || view === 'calendar') && by === undefined ? 'list' : view,
    ...(by === undefined ? {} : { by: by.id }),
    filters: filtersFor(entity),
    sorts: sortsFor(entity),
    can: permissions(draft, entity),
    actions: actionsFor(draft, entity),
    ...extras,
  });
}

const boardField = (plan: EntityPlan): FieldPlan | undefined =>
  plan.fields.find(
    (one) => one.type === 'choice' && /status|stage|state|spalte|estado|situação|statut|column/i.test(one.id),
  ) ?? plan.fields.find((one) => one.type === 'choice');

export const dateField = (plan: EntityPlan): FieldPlan | undefined =>
  plan.fields.find((one) => one.type === 'date' || one.type === 'dateTime');

const BOARD =
  /\bkanban\b|\bboard (?:view\b|by\b|and list\b)|\bon a board\b|drag[- ]and[- ]drop|\bpipeline\b|columns? (?:for|of|per)|\bin columns\b/;

/** Asked for by its name near the thing, or of what goes through stages anyway. */
function wantsBoard(text: string, { plan, nature, entryId, said }: BuiltEntity): boolean {
  if (!BOARD.test(text) || boardField(plan) === undefined) return false;
  if (nature === 'task' || entryId === 'deal') return true;
  const state = plan.fields.find(
    ({ type, id }) => type === 'choice' && /status|stage|phase|state|column/i.test(id),
  );
  const names = [plan.one, plan.many].map((name) => name.toLowerCase());
  return (
    said?.isListed === true &&
    state !== undefined &&
    text
      .split(/[.;\n]/)
      .some((part) => BOARD.test(part) && (names.some((name) => part.includes(name)) || /\bby\b/.test(part)))
  );
}

/** The app is a calendar, not only one of its pages. */
const CALENDAR =
  /(?:calendar|kalender|calendário|calendario|calendrier)(?: app| tool| website)?(?: for [^,]+)?\s*$/;

function viewFor(draft: Draft, entity: BuiltEntity): CollectionBlock['view'] {
  const text = draft.said.text.toLowerCase();
  if (wantsBoard(text, entity)) return 'board';
  if (
    CALENDAR.test(openingOf(draft.said.text)) &&
    (entity.nature === 'event' || entity.nature === 'task') &&
    dateField(entity.plan) !== undefined
  )
    return 'calendar';
  const isBusiness = draft.kind === 'management' || draft.kind === 'dashboard';
  switch (entity.nature) {
    case 'record':
      return 'table';
    case 'task':
      return isBusiness && draft.entities.length > 1 ? 'table' : 'list';
    case 'talk':
      return entity.entryId === 'post' ? 'feed' : 'list';
    case 'content':
      return entity.entryId === 'photo' || entity.entryId === 'artwork'
        ? 'gallery'
        : isBusiness
          ? 'table'
          : 'cards';
    case 'goods':
    case 'person':
    case 'place':
    case 'event':
      return isBusiness ? 'table' : 'cards';
  }
}

/** Every choice and relation, and what the request asks to filter by. */
function filtersFor(entity: BuiltEntity): readonly string[] {
  const { fields } = entity.plan;
  const asked = matchFields(fields, entity.said?.filters ?? []);
  const usual = fields
    .filter((one) => one.type === 'choice' || one.type === 'choices' || one.type === 'relation')
    .slice(0, 3);
  const price = fields.find((one) => one.type === 'money');
  const all = [...asked, ...usual, ...(price !== undefined && entity.nature !== 'record' ? [price] : [])].map(
    (one) => one.id,
  );
  return [...new Set(all)].slice(0, Math.max(3, asked.length));
}

function sortsFor(entity: BuiltEntity): readonly string[] {
  const { fields } = entity.plan;
  const asked = matchFields(fields, entity.said?.sorts ?? []);
  const usual = fields
    .filter(
      (one) => one.type === 'date' || one.type === 'money' || one.type === 'number' || one.type === 'rating',
    )
    .slice(0, 3);
  return [...new Set([...asked, ...fields.slice(0, 1), ...usual].map((one) => one.id))]
    .filter((id) => fields.find((one) => one.id === id)?.type !== 'longText')
    .slice(0, 5);
}

export function matchFields(fields: readonly FieldPlan[], labels: readonly string[]): readonly FieldPlan[] {
  return labels.flatMap((label) => {
    const wanted = label.toLowerCase();
    const stem = (
      /stock|bestand|estoque|existencias/.test(wanted) && !fields.some((one) => /stock/i.test(one.label))
        ? 'quantit'
        : wanted.replace(/s$/, '')
    ).slice(0, 6);
    const found =
      fields.find((one) => one.label.toLowerCase() === wanted) ??
      fields.find(
        (one) =>
          one.label.toLowerCase().includes(stem) || wanted.includes(one.label.toLowerCase().slice(0, 6)),
      );
    return found === undefined || found.type === 'image' || found.type === 'longText' ? [] : [found];
  });
}

/** The buttons at each record. */
export function actionsFor(draft: Draft, entity: BuiltEntity): readonly RecordAction[] {
  const { copy, loose } = draft;
  const isMain = draft.entities[0]?.plan.id === entity.plan.id;
  const own = new Set((entity.said?.actions ?? []).map(({ action }) => action));
  const asks = (name: Parameters<typeof own.has>[0]): boolean => own.has(name) || (loose.has(name) && isMain);
  const found: RecordAction[] = [];
  if (draft.kind === 'shop' && entity.nature === 'goods')
    found.push({ kind: 'addToCart', label: copy.actions.addToCart });
  const booking = draft.entities.find((other) => other.entryId !== null && BOOKINGS.has(other.entryId));
  const bookPage = draft.pages.find((page) => page.id === 'book');
  if (booking !== undefined && bookPage !== undefined && isResource(booking, entity))
    found.push({ kind: 'book', label: copy.actions.book, page: 'book' });
  const order = draft.pages.find((page) => page.id === 'order' && page.blocks[0]?.kind === 'form');
  if (order !== undefined && entity.nature === 'goods')
    found.push({ kind: 'apply', label: order.title, page: order.id });
  const apply = draft.pages.find((page) => page.id === 'apply');
  if (apply !== undefined && isMain) found.push({ kind: 'apply', label: copy.actions.apply, page: 'apply' });
  if (asks('save') || (isMain && wantsPlace(draft, 'saved')))
    found.push({ kind: 'save', label: copy.actions.save });
  if (asks('like') || (draft.kind === 'social' && isMain))
    found.push({ kind: 'like', label: copy.actions.like });
  if (asks('vote')) found.push({ kind: 'vote', label: copy.actions.vote });
  if (asks('follow') || (draft.kind === 'social' && entity.entryId === 'person'))
    found.push({ kind: 'follow', label: copy.actions.follow });
  if ((asks('join') && entity.nature !== 'person') || entity.entryId === 'group')
    found.push({ kind: 'join', label: copy.actions.join });
  if (asks('share') && draft.kind !== 'tool') found.push({ kind: 'share', label: copy.actions.share });
  if (asks('compare')) found.push({ kind: 'compare', label: copy.actions.compare });
  return [...found, ...statusActions(draft, entity)];
}

const isResource = (booking: BuiltEntity, entity: BuiltEntity): boolean =>
  booking.plan.fields.some((one) => one.entity === entity.plan.id);

/** "mark as done", "approve", "cancel" where a status has such a value. */
function statusActions(draft: Draft, entity: BuiltEntity): readonly RecordAction[] {
  const status = entity.plan.fields.find(
    (one) => one.type === 'choice' && /^(status|stage|state)$/.test(one.id),
  );
  if (status?.options === undefined) return [];
  const find = (pattern: RegExp): string | undefined =>
    status.options?.find((option) => pattern.test(option));
  const done = find(
    /^(done|completed?|finished|closed|resolved|paid|delivered|returned|erledigt|concluíd[oa]|completad[oa]|hech[oa]|terminée?)$/i,
  );
  const approved = find(
    /^(approved|confirmed|accepted|granted|bestätigt|genehmigt|aprovad[oa]|aprobad[oa]|approuvée?|confirmad[oa]|confirmée?)$/i,
  );
  const rejected = find(/^(rejected|declined|abgelehnt|rechazad[oa]|rejeitad[oa]|refusée?)$/i);
  const cancelled = find(/^(cancell?ed|storniert|cancelad[oa]|annulée?)$/i);
  const found: RecordAction[] = [];
  if (done !== undefined && (entity.nature === 'task' || draft.wants.has('status')))
    found.push({
      kind: 'status',
      label: /^(done|completed?)$/i.test(done) ? draft.copy.actions.done : done,
      field: status.id,
      option: done,
    });
  if (approved !== undefined && (draft.kind === 'management' || draft.wants.has('status')))
    found.push({ kind: 'status', label: draft.copy.actions.approve, field: status.id, option: approved });
  if (rejected !== undefined && /\breject|\bdecline|ablehn|rechaz|rejeit|refus/i.test(draft.said.text))
    found.push({ kind: 'status', label: rejectLabel(rejected), field: status.id, option: rejected });
  if (cancelled !== undefined && BOOKINGS.has(entity.entryId ?? ''))
    found.push({ kind: 'status', label: draft.copy.actions.cancel, field: status.id, option: cancelled });
  return found;
}

/** "Rejected" is what it becomes, "Reject" what one does. */
const rejectLabel = (option: string): string =>
  option === 'Rejected' ? 'Reject' : option === 'Declined' ? 'Decline' : option;
