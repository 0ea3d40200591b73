import { like, toPattern } from '../lexicon/pattern.ts';
import type { AppPlan, EntityPlan, FieldType, MarkPlan, PagePlan } from '../plan/app-plan.ts';
import type { CollectionBlock } from '../plan/block-plan.ts';
import { collection } from '../plan/shorthand.ts';
import { numberWord } from '../understand/number-words.ts';
import {
  type Change,
  entityFound,
  entityNamed,
  type FieldFound,
  fieldImplied,
  fieldMeant,
  recentField,
  withOrder,
} from './ask.ts';
import { isSame, listPage, isViewed, mapCollections, ofType, withEntity, withPage } from './edits.ts';
import { conditionIn } from './mark-conditions.ts';
import { findEntities } from './named.ts';
import { firstNamed, sentence } from './phrases.ts';
import { found, partOf, says } from './reading.ts';
import { tell } from './said.data.ts';
import { coloursIn } from './colours.ts';

/** "sort by date", "newest first". */
export const changeOrder: Change = (asked) => {
  const ask = withOrder(asked, asked.order.replace(/^order\b/iu, 'sort'));
  const plain = entityFound(ask)?.item;
  const implied = impliedField(ask.order, plain);
  const named = fieldMeant(ask);
  const isImplied = says(ask.order, 'impliedOrder') && !(named && says(ask.order, 'sortedBy'));
  const meant = isImplied ? implied : (named ?? implied);
  // Without a day the newest stand first as they are.
  if (!meant)
    return says(ask.order, 'newestFirst') && plain
      ? mapCollections(ask.plan, plain.id, ({ order: _order, ...block }) => block)
      : null;
  const { id } = meant.field.item;
  const order = { field: id, isDown: says(ask.order, 'downwards') };
  const plan = mapCollections(ask.plan, meant.entity.id, (block) => ({
    ...block,
    sorts: [id, ...block.sorts.filter((one) => one !== id)],
    order,
  }));
  const note = says(ask.order, 'grouping') ? tell(ask.language, 'notGrouped') : undefined;
  const left = partOf(ask.order, 'thenBy');
  return {
    plan,
    ...(note === undefined || isSame(plan, ask.plan) ? {} : { note }),
    ...(left === undefined ? {} : { left }),
  };
};

function impliedField(text: string, entity: EntityPlan | undefined): FieldFound | null {
  const types: readonly FieldType[] = says(text, 'byDay')
    ? ['date', 'dateTime']
    : says(text, 'byPrice')
      ? ['money']
      : says(text, 'byName')
        ? ['text']
        : [];
  return entity ? fieldImplied(entity, ofType(entity, ...types)) : null;
}

/** "add a category filter", "filter by city", "remove the filter for city". */
export const changeFilter: Change = (ask) => {
  const isRemoved = /^remove\b/iu.test(ask.order);
  const meant = fieldMeant(ask) ?? (isRemoved ? null : recentField(ask));
  if (!meant) return null;
  const { id } = meant.field.item;
  return mapCollections(ask.plan, meant.entity.id, (block) => {
    if (isRemoved) return { ...block, filters: block.filters.filter((one) => one !== id) };
    const isGlimpse = block.limit !== undefined && block.filters.length === 0;
    return isGlimpse ? block : { ...block, filters: [...new Set([...block.filters, id])] };
  });
};

/** "add search", "put a search at the top". */
export const addSearch: Change = (ask) => {
  const entity = entityFound(ask)?.item;
  return entity ? mapCollections(ask.plan, entity.id, (block) => ({ ...block, hasSearch: true })) : null;
};

/** "export issues to CSV", "let people download the list". */
export const changeExport: Change = (ask) => {
  const { plan, text } = ask;
  const meant = says(text, 'sheet') || !says(text, 'otherFile') ? entityFound(ask) : null;
  if (!meant) return null;
  const isGone = /^(?:remove|no)\b/iu.test(text);
  const isAll = meant.start < 0 && says(text, 'everything');
  const next = (isAll ? plan.entities : [meant.item]).reduce(
    (current, { id }) =>
      mapCollections(current, id, ({ hasExport: _before, ...block }) =>
        isGone || block.limit !== undefined ? block : { ...block, hasExport: true },
      ),
    plan,
  );
  return isSame(next, plan) ? null : next;
};

/** "add a button that picks a random one". */
export const changeRandom: Change = (ask) => {
  const meant = entityFound(ask)?.item ?? ask.plan.entities[0];
  const isGone = /^(?:remove|no)\b/iu.test(ask.text);
  const next = mapCollections(ask.plan, meant?.id ?? '', ({ hasRandom: _before, ...block }) =>
    isGone || block.limit !== undefined ? block : { ...block, hasRandom: true },
  );
  return isSame(next, ask.plan) ? null : next;
};

/** "show 10 per page", "paginate the products". */
export const changePageSize: Change = (ask) => {
  const size = Number(partOf(ask.text, 'perPage') ?? 10);
  const entity = entityFound(ask)?.item;
  if (!entity || size < 1) return null;
  const next = mapCollections(ask.plan, entity.id, (block) =>
    block.limit === undefined ? { ...block, pageSize: size } : block,
  );
  return isSame(next, ask.plan) ? null : next;
};

type View = CollectionBlock['view'];

const VIEWS: Readonly<Partial<Record<View, string>>> = {
  table: 'table|spreadsheet|rows and columns|grid of rows',
  board: 'board|kanban|columns by|tablero|pizarra|quadro|tafel',
  calendar: 'calendar|month view',
  gallery: 'gallery view|as a gallery|picture grid|photo grid|masonry',
  timeline: 'timeline|zeitleiste|chronologie|cronología|linha do tempo',
  feed: 'feed|stream',
  cards: 'cards?|tiles|karten|cartes|tarjetas|cartões',
  list: 'as (?:a )?(?:simple )?list|list view|liste|lista',
};
/** What a view is made by. */
const VIEWED_BY: Readonly<Partial<Record<View, readonly FieldType[]>>> = {
  board: ['choice'],
  calendar: ['date', 'dateTime'],
};

/** "show the tasks as a board", "show me all bookings in a table". */
export const changeView: Change = (ask) => {
  const { plan, order } = ask;
  const view = firstNamed(VIEWS, order);
  const meant = entityFound(ask);
  if (view === undefined || !meant) return null;
  const types = VIEWED_BY[view];
  const isNew = meant.start < 0 && /^add\b/iu.test(order);
  if (isNew && (!types || /\b(?:of|for|with)\b/iu.test(order))) return null;
  // "not cards, a table": of the list that is no table yet.
  const other = plan.entities.find(({ id }) => listPage(plan, id) && !isViewed(plan, id, view));
  const entity = meant.start < 0 && isViewed(plan, meant.item.id, view) ? (other ?? meant.item) : meant.item;
  const by = ofType(entity, ...(types ?? []));
  if (types && !by) return null;
  if (!listPage(plan, entity.id)) {
    const title = meant.start < 0 ? entity.many : sentence(order.slice(meant.start, meant.end));
    return withListPage(plan, entity, { view, title });
  }
  return mapCollections(plan, entity.id, ({ by: _by, ...block }) =>
    block.limit === undefined ? { ...block, view, ...(by ? { by: by.id } : {}) } : block,
  );
};

/** "make the list two columns": cards side by side. */
export const changeColumns: Change = (ask) => {
  const told = numberWord(partOf(ask.said, 'inColumns') ?? '');
  // Pictures are as wide as their column.
  const bySize = says(ask.order, 'larger') ? 2 : says(ask.order, 'smaller') ? 4 : 0;
  const count = told > 0 ? told : bySize;
  const entity = entityFound(ask)?.item;
  if (told === 0 && ofType(entity, 'image') === undefined) return null;
  if (!entity || !(count >= 1 && count <= 6)) return null;
  return mapCollections(ask.plan, entity.id, (block) => ({
    ...block,
    view: block.view === 'gallery' ? 'gallery' : 'cards',
    columns: count,
  }));
};

/** A page that lists records, with a place of its own. */
export function withNewPage(
  plan: AppPlan,
  { wanted, ...page }: Pick<PagePlan, 'title' | 'icon' | 'blocks'> & { readonly wanted: string },
): AppPlan {
  const base = wanted.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'page';
  let id = base;
  for (let count = 2; plan.pages.some((one) => one.id === id || one.path === `/${id}`); count += 1)
    id = `${base}-${count}`;
  const { title, icon, blocks } = page;
  return withPage(plan, { id, title, intro: '', path: `/${id}`, icon, isInNav: true, blocks });
}

/** A page of their own for records that had none. */
export function withListPage(
  plan: AppPlan,
  entity: EntityPlan,
  { view, title = entity.many }: { readonly view: View; readonly title?: string },
): AppPlan {
  const idsOf = (...types: readonly FieldType[]): readonly string[] =>
    entity.fields
      .filter(({ type }) => types.includes(type))
      .map(({ id }) => id)
      .slice(0, 3);
  const list = collection(entity.id, entity.many, {
    view,
    filters: idsOf('choice', 'relation', 'flag'),
    sorts: idsOf('text', 'date', 'number', 'money', 'rating'),
    can: { create: true, edit: true, remove: true, open: false },
  });
  const wanted = entity.id.replace(/([A-Z])/g, '-$1').toLowerCase();
  return withNewPage(plan, { wanted, title, icon: entity.icon, blocks: [list] });
}

/** As records look on the page that lists them, without what one does there. */
export function glimpseOf(plan: AppPlan, entity: EntityPlan, title: string): CollectionBlock {
  const model = listOf(plan, entity);
  const view = model?.view ?? 'cards';
  return collection(entity.id, title, {
    view: view === 'board' || view === 'calendar' ? 'cards' : view,
    can: { create: false, edit: false, remove: false, open: model?.can.open ?? false },
  });
}

export const listOf = (plan: AppPlan, { id }: EntityPlan): CollectionBlock | undefined =>
  listPage(plan, id)?.blocks.find(
    (block): block is CollectionBlock => block.kind === 'collection' && block.entity === id,
  );

/** "show the next match big on the home page": a few records where everybody begins. */
export const showOnStart: Change = ({ plan, said }) => {
  const [start] = plan.pages;
  const entity = entityNamed(said.replace(toPattern(found(said, 'start')?.[0] ?? ' ', 'u'), ' '), plan);
  if (!start || !entity) return null;
  const isMany = like.iu`(?<!\p{L})${entity.many}(?!\p{L})`.test(said);
  const day = says(said, 'next') ? ofType(entity, 'date', 'dateTime') : undefined;
  const isOne = day !== undefined && (says(said, 'big') || !isMany);
  const title = glimpseTitle(plan, entity, { said, isMany });
  const block: CollectionBlock = {
    ...glimpseOf(plan, entity, title),
    hasSearch: false,
    limit: isOne ? 1 : 4,
    ...(day ? { only: { field: day.id, when: 'coming' } } : {}),
    ...(isOne ? { view: 'cards' } : {}),
  };
  const isOld = (one: PagePlan['blocks'][number]): boolean =>
    one.kind === 'collection' && one.entity === entity.id && one.limit !== undefined && one.title === title;
  const at = start.blocks.findIndex(({ kind }) => kind === 'hero' || kind === 'numbers') + 1;
  const others = start.blocks.filter((one) => !isOld(one));
  return withPage(plan, { ...start, blocks: [...others.slice(0, at), block, ...others.slice(at)] });
};

function glimpseTitle(
  { language }: AppPlan,
  { one, many }: EntityPlan,
  { said, isMany }: { readonly said: string; readonly isMany: boolean },
): string {
  const word = (found(said, 'next') ?? found(said, 'latest'))?.[0].toLowerCase();
  if (word === undefined) return many;
  const name = isMany ? many : one;
  // German nouns keep their capital, and the word before them its own ending.
  return language === 'de'
    ? `${sentence(word.replace(/n$/u, ''))} ${name}`
    : sentence(`${word} ${name.toLowerCase()}`);
}

const RED = '#dc2626';
const AMBER = '#d97706';

/** "mark overdue tasks in red", "highlight high priority tickets", "products below 5 in orange". */
export const markRecords: Change = (ask) => {
  const { plan, text, wish } = ask;
  const colour = coloursIn(text, wish.language).at(-1)?.hex;
  if (colour === undefined && !says(text, 'marking')) return null;
  const meant = entityFound(ask)?.item;
  const isNamed = findEntities(text, plan).length > 0;
  for (const entity of new Set([...(meant ? [meant] : []), ...(isNamed ? [] : plan.entities)])) {
    const condition = conditionIn(text, entity);
    if (!condition) continue;
    const mark: MarkPlan = { ...condition, colour: colour ?? (condition.test === 'overdue' ? RED : AMBER) };
    const isSameMark = ({ field, test, value }: MarkPlan): boolean =>
      field === mark.field && test === mark.test && value === mark.value;
    const others = (entity.marks ?? []).filter((other) => !isSameMark(other));
    return withEntity(plan, { ...entity, marks: [mark, ...others] });
  }
  return null;
};
