import type { AppPlan, EntityPlan, FieldType } from '../plan/app-plan.ts';
import type { CollectionBlock } from '../plan/block-plan.ts';
import { collection } from '../plan/shorthand.ts';
import { type ChangeContext, type Changer, listPage, mapCollections, withPage } from './changer.ts';
import { fieldMeant } from './field-changes.ts';
import { entityMeant, firstNamed, sentence } from './phrases.ts';

/** "sort by date", "newest first". */
export const changeOrder: Changer = (plan, asked, context) => {
  const wish = { ...asked, order: asked.order.replace(/^order\b/iu, 'sort') };
  const text = wish.order;
  if (
    !/\b(?:sort(?:ed|ing|able)?|group(?:ed)? by|order(?:ed)?(?: \p{L}+)? by|newest|oldest|latest|alphabetical\w*|cheapest|most expensive|rank(?:ed)? by|sortieren|nach .+ sort)\b/iu.test(
      text,
    ) ||
    /\b(?:place|make|cancel) an order\b/iu.test(text)
  )
    return null;
  const implied = impliedField(text, entityMeant(plan, wish, context)?.item ?? null);
  const meant = IMPLIED.test(text) ? implied : (fieldMeant(plan, wish, context) ?? implied);
  if (!meant) return null;
  const { entity, field } = meant;
  const next = mapCollections(plan, entity.id, (block) => ({
    ...block,
    sorts: [field.item.id, ...block.sorts.filter((id) => id !== field.item.id)],
  }));
  return next;
};

const IMPLIED = /\b(?:newest|oldest|latest|cheapest|most expensive|alphabetical\w*)\b/iu;

function impliedField(text: string, entity: EntityPlan | null) {
  if (!entity) return null;
  const type = /\b(?:newest|oldest|latest|date|recent|deadline|due)\b/iu.test(text)
    ? /^date/
    : /\b(?:cheapest|expensive|price)\b/iu.test(text)
      ? /^money$/
      : /\b(?:alphabet\w*|name|title|a-z)\b/iu.test(text)
        ? /^text$/
        : /^$/;
  const item = entity.fields.find((field) => type.test(field.type));
  return item ? { entity, field: { item, start: -1, end: -1 } } : null;
}

/** "add a category filter", "filter by city", "remove the filter for city". */
export const changeFilter: Changer = (plan, wish, context) => {
  if (!/\bfilter(?:s|ed|able|ing)?\b/iu.test(wish.order)) return null;
  const isRemoved = /^remove\b/iu.test(wish.order);
  const meant = fieldMeant(plan, wish, context) ?? (isRemoved ? null : recentMeant(plan, context));
  if (!meant) return null;
  const { entity, field } = meant;
  if (isRemoved)
    return mapCollections(plan, entity.id, (block) => ({
      ...block,
      filters: block.filters.filter((id) => id !== field.item.id),
    }));
  const next = mapCollections(plan, entity.id, (block) =>
    block.limit === undefined || block.filters.length > 0
      ? { ...block, filters: [...new Set([...block.filters, field.item.id])] }
      : block,
  );
  return next;
};

/** "filter by it": the field that was just spoken of. */
function recentMeant(plan: AppPlan, { recent }: ChangeContext) {
  const entity = plan.entities.find(({ id }) => id === recent?.entity);
  const item = entity?.fields.find(({ id }) => id === recent?.field);
  return entity && item ? { entity, field: { item, start: -1, end: -1 } } : null;
}

/** "add search", "put a search at the top". */
export const changeSearch: Changer = (plan, wish, context) => {
  const text = wish.order;
  if (
    !/\bsearch(?:able|ing| box| bar| field)?\b/iu.test(text) ||
    /^remove\b/iu.test(text) ||
    /\bsearch page\b|\beverywhere\b|\bglobal\b|\bwhole (?:site|app)\b/iu.test(text)
  )
    return null;
  const meant = entityMeant(plan, wish, context);
  if (!meant) return null;
  const next = mapCollections(plan, meant.item.id, (block) => ({ ...block, hasSearch: true }));
  return next;
};

const VIEWS: Readonly<Partial<Record<CollectionBlock['view'], string>>> = {
  table: 'table|spreadsheet|rows and columns|grid of rows',
  board: 'board|kanban|columns by|tablero|pizarra|quadro|tafel',
  calendar: 'calendar|month view',
  gallery: 'gallery view|as a gallery|picture grid|photo grid|masonry',
  timeline: 'timeline|zeitleiste|chronologie|cronología|linha do tempo',
  feed: 'feed|stream',
  cards: 'cards?|tiles|karten|cartes|tarjetas|cartões',
  list: 'as (?:a )?(?:simple )?list|list view|liste|lista',
};

/** "show the tasks as a board", "show me all bookings in a table". */
export const changeView: Changer = (plan, wish, context) => {
  const text = wish.order;
  const view = viewIn(text);
  const meant = entityMeant(plan, wish, context);
  if (view === null || !meant) return null;
  const isNew = /^add\b/iu.test(text);
  if (meant.start < 0 && isNew && (!NEEDS_FIELD.has(view) || /\b(?:of|for|with)\b/iu.test(text))) return null;
  const entity = meant.item;
  const by = entity.fields.find(({ type }) => fieldFits(view, type));
  if (NEEDS_FIELD.has(view) && !by) return null;
  if (!listPage(plan, entity.id)) {
    const title = meant.start < 0 ? entity.many : sentence(text.slice(meant.start, meant.end));
    return withListPage(plan, entity, { view, title });
  }
  const next = mapCollections(plan, entity.id, ({ by: _by, ...block }) =>
    block.limit === undefined ? { ...block, view, ...(by ? { by: by.id } : {}) } : block,
  );
  return next;
};

const NEEDS_FIELD: ReadonlySet<CollectionBlock['view']> = new Set(['board', 'calendar']);

const fieldFits = (view: CollectionBlock['view'], type: FieldType): boolean =>
  (view === 'board' && type === 'choice') ||
  (view === 'calendar' && (type === 'date' || type === 'dateTime'));

function viewIn(text: string): CollectionBlock['view'] | null {
  const isOrder =
    /\b(?:show|change|display|make|as|view|use|in a|als|comme|como|put)\b|^add (?:an? |the )?(?:kanban|board)\b/iu.test(
      text,
    );
  if (!isOrder || /^remove\b/iu.test(text)) return null;
  return firstNamed(VIEWS, text) ?? null;
}

/** A page of their own for records that had none. */
export function withListPage(
  plan: AppPlan,
  entity: EntityPlan,
  { view, title = entity.many }: { readonly view: CollectionBlock['view']; readonly title?: string },
): AppPlan {
  const id = freePageId(plan, entity.id.replace(/([A-Z])/g, '-$1').toLowerCase());
  return withPage(plan, {
    id,
    title,
    intro: '',
    path: `/${id}`,
    icon: entity.icon,
    isInNav: true,
    blocks: [
      collection(entity.id, entity.many, {
        view,
        filters: entity.fields
          .filter(({ type }) => ['choice', 'relation', 'flag'].includes(type))
          .map((field) => field.id)
          .slice(0, 3),
        sorts: entity.fields
          .filter(({ type }) => ['text', 'date', 'number', 'money', 'rating'].includes(type))
          .map((field) => field.id)
          .slice(0, 3),
        can: { create: true, edit: true, remove: true, open: false },
      }),
    ],
  });
}

export function freePageId(plan: AppPlan, wanted: string): string {
  const base = wanted.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'page';
  let id = base;
  for (let count = 2; plan.pages.some((page) => page.id === id || page.path === `/${id}`); count += 1)
    id = `${base}-${count}`;
  return id;
}
