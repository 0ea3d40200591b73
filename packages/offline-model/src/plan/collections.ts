import type { CollectionBlock, RecordAction } from './block-plan.ts';
import type { Action } from '../lexicon/actions.data.ts';
import type { Nature } from '../lexicon/entry.ts';
import { listed } from '../lexicon/listed.ts';
import type { AppKind, EntityPlan, FieldPlan, Fields } from './app-plan.ts';
import { areAdverts, askedOf } from './audience.ts';
import { askedBy } from './asked-order.ts';
import { namesThing } from './asked/asked-parts.ts';
import { EXPORTED, PICKED_AT_RANDOM } from './asked/asked-words.data.ts';
import { wantsPlace, type Draft } from './draft.ts';
import { openingOf } from './one-tool.ts';
import type { BuiltEntity } from './entities.ts';
import { BOOKINGS } from './select-entities.ts';
import { collection, MANAGED } from './shorthand.ts';
import { sentences } from '../understand/tokens.ts';

/** What a visitor may do with a thing, by the kind of app and what the request says. */
export function permissions(draft: Draft, entity: BuiltEntity): CollectionBlock['can'] {
  const { kind, said } = draft;
  const uses = (entity.said?.actions ?? []).filter(
    (use) => use.actor === null || !isAdminActor(draft, use.actor),
  );
  const has = (...names: readonly string[]): boolean => uses.some(({ action }) => names.includes(action));
  const isPlayed = kind === 'game' && said.engines.length > 0;
  if (OWN.has(kind) || isPlayed || entity.entryId === 'flashcard') return MANAGED;
  if (has('manage', 'track') && !(kind === 'shop' && entity.nature === 'goods')) return MANAGED;
  const isOpen = ENTERED.has(entity.nature) || (!has('buy') && isOfCommunity(draft, entity));
  const create = isOpen || has('create', 'upload', 'submit', 'share');
  return { create, edit: create || has('edit', 'status'), remove: create || has('remove'), open: true };
}

const isOfCommunity = ({ pages, domain, adminRole }: Draft, { nature }: BuiltEntity): boolean =>
  COMMUNITY.has(domain?.id ?? '') &&
  READ.has(nature) &&
  adminRole === null &&
  !pages.some((page) => page.id === 'book' || page.id === 'order');

/** Whoever opens such an app works with everything in it. */
const OWN: ReadonlySet<AppKind> = new Set(['management', 'dashboard', 'tool', 'messaging', 'social']);
const READ: ReadonlySet<Nature> = new Set<Nature>(['content', 'record']);
const ENTERED: ReadonlySet<Nature> = new Set<Nature>(['talk', 'task']);

/** Sites that live from what their readers add. */
const COMMUNITY: ReadonlySet<string> = new Set(
  listed(
    'recipes, poetry, blog, gardening, wildlife, movies, books, music, vintage, family, games, travel, art',
  ),
);

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
    filters: filtersFor(draft, entity),
    sorts: sortsFor(draft, entity),
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

const isCalendarOf = ({ said }: Draft, { nature, plan }: BuiltEntity): boolean =>
  (nature === 'event' || nature === 'task') &&
  dateField(plan) !== undefined &&
  CALENDAR.test(openingOf(said.text));

const PICTURES = /^(?:photo|artwork)$/;

/** What members post is read with its words, one after the other. */
const picturesView = ({ kind, said }: Draft, { entryId }: BuiltEntity): CollectionBlock['view'] =>
  entryId === 'photo' && kind === 'social' && !GALLERY.test(said.text) ? 'feed' : 'gallery';

const GALLERY = /galler|galer|album|álbum/iu;

function viewFor(draft: Draft, entity: BuiltEntity): CollectionBlock['view'] {
  const { nature, entryId } = entity;
  if (wantsBoard(draft.said.text.toLowerCase(), entity)) return 'board';
  if (isCalendarOf(draft, entity)) return 'calendar';
  const isBusiness = draft.kind === 'management' || draft.kind === 'dashboard';
  if (nature === 'record') return 'table';
  if (nature === 'task') return isBusiness && draft.entities.length > 1 ? 'table' : 'list';
  if (nature === 'talk') return entryId === 'post' ? 'feed' : 'list';
  if (nature === 'content' && PICTURES.test(entryId ?? '')) return picturesView(draft, entity);
  return isBusiness ? 'table' : 'cards';
}

/** Every choice and relation, and what the request asks to filter by. */
function filtersFor(draft: Draft, entity: BuiltEntity): readonly string[] {
  const { fields } = entity.plan;
  const asked = matchFields(fields, entity.said?.filters ?? []);
  const usual = fields
    .filter((one) => one.type === 'choice' || one.type === 'choices' || one.type === 'relation')
    .slice(0, 3);
  const price = fields.find((one) => one.type === 'money');
  const all = [...asked, ...usual, ...(price !== undefined && entity.nature !== 'record' ? [price] : [])].map(
    (one) => one.id,
  );
  const first = [...new Set(all)].slice(0, Math.max(3, asked.length));
  return [...new Set([...first, ...askedBy(draft, entity, 'filters').map(({ id }) => id)])];
}

function sortsFor(draft: Draft, entity: BuiltEntity): readonly string[] {
  const { fields } = entity.plan;
  const asked = matchFields(fields, entity.said?.sorts ?? []);
  const usual = fields
    .filter(
      (one) => one.type === 'date' || one.type === 'money' || one.type === 'number' || one.type === 'rating',
    )
    .slice(0, 3);
  const first = [...new Set([...asked, ...fields.slice(0, 1), ...usual].map((one) => one.id))]
    .filter((id) => fields.find((one) => one.id === id)?.type !== 'longText')
    .slice(0, 5);
  return [...new Set([...first, ...askedBy(draft, entity, 'sorts').map(({ id }) => id)])];
}

export function matchFields(fields: Fields, labels: readonly string[]): Fields {
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
  const isMain = draft.entities[0]?.plan.id === entity.plan.id;
  const own = new Set((entity.said?.actions ?? []).map(({ action }) => action));
  const asks = (name: Action): boolean => own.has(name) || (draft.loose.has(name) && isMain);
  const marked = MARKS.filter(([kind, isUsual]) => isUsual({ draft, entity, isMain, isAsked: asks(kind) }));
  return [
    ...dealings(draft, entity, isMain),
    ...marked.map(([kind]) => ({ kind, label: draft.copy.actions[kind] })),
    ...statusActions(draft, entity),
  ];
}

interface Button {
  readonly draft: Draft;
  readonly entity: BuiltEntity;
  readonly isMain: boolean;
  readonly isAsked: boolean;
}

/** What somebody does with a record by one click, and where it is offered. */
const MARKS: readonly (readonly [Mark, (button: Button) => boolean])[] = [
  ['save', ({ draft, isMain, isAsked }) => isAsked || (isMain && wantsPlace(draft, 'saved'))],
  ['like', ({ draft, isMain, isAsked }) => isAsked || (draft.kind === 'social' && isMain)],
  ['vote', ({ isAsked }) => isAsked],
  [
    'follow',
    ({ draft, entity, isAsked }) => isAsked || (draft.kind === 'social' && entity.entryId === 'person'),
  ],
  [
    'join',
    ({ draft, entity, isAsked }) =>
      ((isAsked || isPutDownBeside(draft, entity)) && entity.nature !== 'person') ||
      entity.entryId === 'group',
  ],
  ['share', ({ draft, isAsked }) => isAsked && draft.kind !== 'tool'],
  ['compare', ({ isAsked }) => isAsked],
];

type Mark = 'save' | 'like' | 'vote' | 'follow' | 'join' | 'share' | 'compare';

/** Who enrols books nothing. */
const bookLabel = ({ wants, pages, copy }: Draft, { entryId }: BuiltEntity): string =>
  (entryId === 'registration' && wants.has('apply')
    ? pages.find(({ id }) => id === 'book')?.title
    : undefined) ?? copy.actions.book;

/** Buying, booking, ordering and applying, each on a page of its own. */
function dealings(draft: Draft, entity: BuiltEntity, isMain: boolean): readonly RecordAction[] {
  const { actions } = draft.copy;
  const pageWith = (id: string) => draft.pages.find((page) => page.id === id);
  const booking = draft.entities.find(({ entryId }) => BOOKINGS.has(entryId ?? ''));
  const order = pageWith('order');
  const isOrdered = order?.blocks[0]?.kind === 'form' && entity.nature === 'goods';
  const isBooked = booking !== undefined && pageWith('book') !== undefined && isResource(booking, entity);
  return [
    ...(draft.kind === 'shop' && entity.nature === 'goods' && !areAdverts(draft.said)
      ? [{ kind: 'addToCart', label: actions.addToCart } as const]
      : []),
    ...(isBooked ? [{ kind: 'book', label: bookLabel(draft, booking), page: 'book' } as const] : []),
    ...(isOrdered ? [{ kind: 'apply', label: order.title, page: order.id } as const] : []),
    ...(askedThing(draft) === entity
      ? [{ kind: 'apply', label: actions[askedOf(draft.said) ?? 'enquire'], page: 'contact' } as const]
      : []),
    ...(pageWith('apply') !== undefined && isPutDownThere(draft, entity, isMain)
      ? [{ kind: 'apply', label: actions.apply, page: 'apply' } as const]
      : []),
  ];
}

/** The things for which people put their names down on these pages; null where it is for no thing. */
function putDownFor({ pages, entities }: Draft, ...ids: readonly string[]): ReadonlySet<string> | null {
  const forms = pages
    .filter(({ id }) => ids.includes(id))
    .flatMap(({ blocks }) => blocks.flatMap((block) => ('entity' in block ? [block.entity] : [])));
  const things = entities
    .filter(({ plan }) => forms.includes(plan.id))
    .flatMap(({ plan }) => plan.fields.flatMap(({ entity }) => entity ?? []));
  return things.length === 0 ? null : new Set(things);
}

const isPutDownThere = (draft: Draft, { plan }: BuiltEntity, isMain: boolean): boolean =>
  putDownFor(draft, 'apply')?.has(plan.id) ?? isMain;

/** "Apply for a plot, sign up for tasks": of two things, one has the form. */
const isPutDownBeside = (draft: Draft, { plan, said }: BuiltEntity): boolean =>
  draft.kind !== 'jobs' &&
  said?.actions.some(({ action }) => action === 'apply') === true &&
  putDownFor(draft, 'apply', 'book')?.has(plan.id) === false;

/** What visitors ask about, by the form of the house. */
export function askedThing({ said, kind, entities, adminRole }: Draft): BuiltEntity | undefined {
  const isShown = kind === 'content' || (kind === 'shop' && areAdverts(said));
  if (!isShown || adminRole !== null || askedOf(said) === null) return undefined;
  const told = entities.filter(({ said: own, nature }) => own !== null && !/record|talk/.test(nature));
  return told.find(({ nature }) => nature === 'goods' || nature === 'place') ?? told[0];
}

const isResource = (booking: BuiltEntity, entity: BuiltEntity): boolean =>
  booking.plan.fields.some((one) => one.entity === entity.plan.id);

/** "mark as done", "approve", "cancel" where a status has such a value. */
function statusActions(draft: Draft, entity: BuiltEntity): readonly RecordAction[] {
  const status = entity.plan.fields.find(
    (one) => one.type === 'choice' && /^(status|stage|state)$/.test(one.id),
  );
  return STATES.flatMap(({ words, isUsual, label }): readonly RecordAction[] => {
    const option = status?.options?.find((one) => words.test(one));
    return status === undefined || option === undefined || !isUsual(draft, entity)
      ? []
      : [{ kind: 'status', label: label(draft.copy.actions, option), field: status.id, option }];
  });
}

interface State {
  readonly words: RegExp;
  readonly isUsual: (draft: Draft, entity: BuiltEntity) => boolean;
  readonly label: (words: Draft['copy']['actions'], option: string) => string;
}

const STATES: readonly State[] = [
  {
    words:
      /^(done|completed?|finished|closed|resolved|paid|delivered|returned|erledigt|concluíd[oa]|completad[oa]|hech[oa]|terminée?)$/i,
    isUsual: ({ wants }, { nature }) => nature === 'task' || wants.has('status'),
    label: (words, option) => (/^(done|completed?)$/i.test(option) ? words.done : option),
  },
  {
    words:
      /^(approved|confirmed|accepted|granted|bestätigt|genehmigt|aprovad[oa]|aprobad[oa]|approuvée?|confirmad[oa]|confirmée?)$/i,
    isUsual: ({ kind, wants }) => kind === 'management' || wants.has('status'),
    label: ({ approve }) => approve,
  },
  {
    words: /^(rejected|declined|abgelehnt|rechazad[oa]|rejeitad[oa]|refusée?)$/i,
    isUsual: ({ said }) => /\breject|\bdecline|ablehn|rechaz|rejeit|refus/i.test(said.text),
    label: (_, option) => rejectLabel(option),
  },
  {
    words: /^(cancell?ed|storniert|cancelad[oa]|annulée?)$/i,
    isUsual: (_, { entryId }) => BOOKINGS.has(entryId ?? ''),
    label: ({ cancel }) => cancel,
  },
];

/** "Rejected" is what it becomes, "Reject" what one does. */
const rejectLabel = (option: string): string =>
  option === 'Rejected' ? 'Reject' : option === 'Declined' ? 'Decline' : option;

/** What is listed can be downloaded, where a request asks for that: of the things that it names, or of all. */
export function offerExports(draft: Draft): void {
  const asked = EXPORTED.exec(draft.said.text)?.[0];
  if (asked === undefined) return;
  const named = draft.entities.filter(({ plan }) => namesThing(asked, plan));
  offer(draft, named.length > 0 ? named : draft.entities, 'hasExport');
}

/** "a button that picks one at random": of the thing that the sentence names, or of the first one. */
export function offerRandomPicks(draft: Draft): void {
  const { text } = draft.said;
  const asked = sentences(text)
    .map(({ start, end }) => text.slice(start, end))
    .find((sentence) => PICKED_AT_RANDOM.test(sentence));
  if (asked === undefined) return;
  const named = draft.entities.filter(({ plan }) => namesThing(asked, plan));
  offer(draft, (named.length > 0 ? named : draft.entities).slice(0, 1), 'hasRandom');
}

function offer({ pages }: Draft, things: readonly BuiltEntity[], what: 'hasExport' | 'hasRandom'): void {
  const meant = new Set(things.map(({ plan }) => plan.id));
  for (const page of pages)
    page.blocks = page.blocks.map((block) =>
      block.kind === 'collection' &&
      block.limit === undefined &&
      (what === 'hasRandom' || block.can.create) &&
      meant.has(block.entity)
        ? { ...block, [what]: true }
        : block,
    );
}
