import type { PagePlan } from '../../plan/app-plan.ts';
import type {
  BlockPlan,
  CollectionBlock,
  DetailBlock,
  ProseBlock,
  ShopBlock,
} from '../../plan/block-plan.ts';
import { entityOf, fieldOf, isSame } from '../edits.ts';
import { words } from '../named.ts';
import type { Pair, Told } from './sayer.ts';

const nameOf = (block: BlockPlan): string =>
  'title' in block && block.title !== '' ? block.title : block.kind;

const keyOf = (block: BlockPlan): string =>
  `${block.kind} ${'entity' in block ? block.entity : ''} ${block.kind === 'prose' ? block.style : ''}`;

/** What is different on a page that both plans have. */
export function sayBlocks(told: Told, { old, now }: Pair<PagePlan>): readonly string[] {
  const lost = old.blocks.filter((block) => !now.blocks.some((other) => isSame(block, other)));
  const fresh = now.blocks.filter((block) => !old.blocks.some((other) => isSame(block, other)));
  if (fresh.length + lost.length === 0) return sayMoved(told, { old, now });
  const said = fresh.flatMap((block) => {
    const at = lost.findIndex((other) => keyOf(other) === keyOf(block) && isKept(other, block));
    const [before] = at < 0 ? [] : lost.splice(at, 1);
    return before ? sayBlock(told, now, { old: before, now: block }) : [sayAdded(told, now, block)];
  });
  const gone = lost.filter((block) => !('entity' in block) || entityOf(told.after, block.entity));
  return [...said, ...gone.map((block) => told.say('blockRemoved', { name: nameOf(block) }))];
}

/** A glimpse of a list is another part than the list. */
const isKept = (old: BlockPlan, now: BlockPlan): boolean =>
  old.kind !== 'collection' ||
  now.kind !== 'collection' ||
  (old.limit === now.limit && (old.limit === undefined || old.title === now.title));

function sayMoved({ say }: Told, { old, now }: Pair<PagePlan>): readonly string[] {
  const without = (blocks: readonly BlockPlan[], one: BlockPlan): readonly BlockPlan[] =>
    blocks.filter((block) => !isSame(block, one));
  const moved = now.blocks.find(
    (block, at) =>
      !isSame(block, old.blocks[at]) && isSame(without(old.blocks, block), without(now.blocks, block)),
  );
  return moved ? [say('blockMoved', { name: nameOf(moved), page: now.title })] : [];
}

function sayAdded({ say }: Told, { title: page }: PagePlan, block: BlockPlan): string {
  if (block.kind === 'chart') return say('chart', { page, title: block.title });
  if (block.kind === 'numbers') return say('numbers', { page, labels: labelsOf(block.items) });
  if (block.kind === 'collection') return say('onStart', { page, title: block.title });
  return block.kind === 'prose' && block.style === 'text'
    ? say('pageText', { name: page, text: block.text })
    : say('blockAdded', { page, name: nameOf(block) });
}

const labelsOf = (items: readonly { readonly label: string }[]): string =>
  items.map(({ label }) => label).join(', ');

function sayBlock(told: Told, page: PagePlan, { old, now }: Pair<BlockPlan>): readonly string[] {
  const { when } = told;
  if (old.kind === 'collection' && now.kind === 'collection') return sayList(told, { old, now });
  if (old.kind === 'detail' && now.kind === 'detail') return sayDetail(told, { old, now });
  if (old.kind === 'prose' && now.kind === 'prose') return sayProse(told, page, { old, now });
  if (old.kind === 'numbers' && now.kind === 'numbers') {
    const fresh = now.items.filter((item) => !old.items.some(({ label }) => label === item.label));
    return when(fresh.length > 0, 'numbers', { page: page.title, labels: labelsOf(fresh) });
  }
  if (old.kind === 'engine' && now.kind === 'engine') {
    const list = Object.entries(now.options)
      .filter(([key, value]) => !isSame(value, old.options[key]))
      .map(([key, value]) => `${words(key)} ${Array.isArray(value) ? value.join(', ') : String(value)}`);
    return when(list.length > 0, 'engineOptions', { list: `${now.title}: ${list.join(', ')}` });
  }
  const terms = [...sayTerms(told, { old, now }), ...sayStay(told, { old, now })];
  return terms.length > 0 ? terms : sayTexts(told, old, now);
}

/** Headings, texts and buttons. */
function sayTexts({ say, when }: Told, old: BlockPlan, now: BlockPlan): readonly string[] {
  const changed = (was: string, is: string): readonly string[] =>
    when(was !== is, 'textChanged', { old: was, name: is });
  const title = 'title' in old && 'title' in now ? changed(old.title, now.title) : [];
  if (old.kind === 'form' && now.kind === 'form')
    return [
      ...title,
      ...changed(old.text, now.text),
      ...changed(old.submit, now.submit),
      ...changed(old.thanks, now.thanks),
    ];
  if (old.kind !== 'hero' || now.kind !== 'hero') return title;
  return [
    ...(old.picture === now.picture
      ? []
      : [
          now.picture.startsWith('/')
            ? say('heroPicture', { name: now.picture.replace(/^.*\//, '') })
            : say('drawnPicture', { name: now.picture }),
        ]),
    ...title,
    ...when(old.text !== now.text, 'tagline', { text: now.text }),
    ...now.actions.flatMap(({ label }, at) => changed(old.actions[at]?.label ?? label, label)),
  ];
}

function sayProse(told: Told, page: PagePlan, { old, now }: Pair<ProseBlock>): readonly string[] {
  const fresh = now.items.filter((item) => !old.items.some((other) => isSame(item, other)));
  const isContact = now.style === 'contact';
  // A number and an address tell themselves what they are.
  const facts = fresh.map(({ title, text, note, icon = '' }) =>
    isContact && ['Mail', 'Phone'].includes(icon)
      ? text
      : [title, note ?? text]
          .filter((part) => part !== '')
          .join(title.endsWith('?') ? ' ' : ': ')
          .replace(/\.$/u, ''),
  );
  const gone = old.items.filter(({ title }) => !now.items.some((item) => item.title === title));
  return [
    ...sayTexts(told, old, now),
    ...told.when(fresh.length > 0, isContact ? 'contactSet' : 'given', {
      list: facts.join(', '),
      text: facts.join('; '),
    }),
    ...told.when(fresh.length === 0 && gone.length > 0, 'blockRemoved', {
      name: gone.map(({ title }) => title).join(', '),
    }),
    ...told.when(old.text !== now.text && now.text !== '', 'pageText', { name: page.title, text: now.text }),
  ];
}

function sayList(told: Told, { old, now }: Pair<CollectionBlock>): readonly string[] {
  const { when, before, after } = told;
  const things = entityOf(after, now.entity)?.many ?? now.title;
  // Who may do it is told with the role that it is kept for.
  const isOfRole = !isSame(entityOf(before, now.entity)?.rights, entityOf(after, now.entity)?.rights);
  return [
    ...when(old.view !== now.view || old.by !== now.by, 'viewed', { things, view: now.view }),
    ...when(old.columns !== now.columns, 'columned', { things, count: now.columns ?? 0 }),
    ...sayFinding(told, things, { old, now }),
    ...when(now.hasExport !== old.hasExport, now.hasExport ? 'exported' : 'exportGone', { things }),
    ...when(now.hasRandom !== old.hasRandom, now.hasRandom ? 'random' : 'randomGone', { things }),
    ...when(now.pageSize !== old.pageSize, 'pageSize', { things, count: now.pageSize ?? 0 }),
    ...(isOfRole ? [] : sayDeeds(told, things, { old, now })),
    ...sayActions(told, things, { old, now }),
  ];
}

/** The order, the filters, the search and what is left out; what a new field brought with it is told there. */
function sayFinding(told: Told, things: string, { old, now }: Pair<CollectionBlock>): readonly string[] {
  const { say, when, before, after } = told;
  const labelOf = (id: string): string => fieldOf(after, now.entity, id)?.label ?? id;
  const isOld = (id: string): boolean =>
    fieldOf(before, now.entity, id)?.type === fieldOf(after, now.entity, id)?.type;
  const [[was = ''], [sort = '']] = [old.sorts, now.sorts];
  const isSorted = sort !== '' && (sort !== was || !isSame(old.order, now.order)) && isOld(sort);
  const isSortGone = was !== '' && !fieldOf(after, now.entity, was);
  const came = now.filters.filter((id) => !old.filters.includes(id) && isOld(id));
  const gone = old.filters.filter(
    (id) => !now.filters.includes(id) && fieldOf(after, now.entity, id) && isOld(id),
  );
  const only = isSame(now.only, old.only) ? undefined : now.only;
  return [
    ...when(isSorted && !isSortGone, 'sorted', { things, field: orderName(told, now, labelOf(sort)) }),
    ...came.map((id) => say('filtered', { things, field: labelOf(id) })),
    ...gone.map((id) => say('unfiltered', { things, field: labelOf(id) })),
    ...when(old.hasSearch !== now.hasSearch, now.hasSearch ? 'searched' : 'unsearched', { things }),
    ...(only && 'not' in only
      ? [say('hidden', { things, field: labelOf(only.field), option: String(only.not) })]
      : []),
    ...(only && 'option' in only
      ? [say('shownOnly', { things, field: labelOf(only.field), option: only.option })]
      : []),
  ];
}

/** The field with its direction, where it is not the usual one. */
function orderName({ after, say }: Told, { entity, order }: CollectionBlock, field: string): string {
  if (order?.isDown !== true) return field;
  const type = fieldOf(after, entity, order.field)?.type ?? 'text';
  return say(type.startsWith('date') ? 'latestFirst' : 'orderedDown', { field });
}

const DEEDS = [
  ['create', 'abilityAdd'],
  ['edit', 'abilityEdit'],
  ['remove', 'abilityRemove'],
] as const;

function sayDeeds({ say, when }: Told, things: string, pair: Pair<CollectionBlock>): readonly string[] {
  const gained = ({ old, now }: Pair<CollectionBlock>): string =>
    DEEDS.filter(([deed]) => now.can[deed] && !old.can[deed])
      .map(([, key]) => say(key))
      .join(', ');
  const [came, gone] = [gained(pair), gained({ old: pair.now, now: pair.old })];
  return [
    ...when(came !== '', 'ability', { things, deeds: came }),
    ...when(gone !== '', 'blockRemoved', { name: `${things} – ${gone}` }),
  ];
}

/** Buttons; those that lead to a shop or a booking are told with it. */
function sayActions(
  { say }: Told,
  things: string,
  { old, now }: Pair<Pick<CollectionBlock, 'actions'>>,
): readonly string[] {
  type Action = CollectionBlock['actions'][number];
  const sameIn = (actions: CollectionBlock['actions'], { kind, option }: Action): Action | undefined =>
    actions.find((one) => one.kind === kind && one.option === option);
  return [
    ...now.actions
      .filter(
        (one) => sameIn(old.actions, one) === undefined && one.kind !== 'addToCart' && one.kind !== 'book',
      )
      .map(({ label }) => say('action', { things, label })),
    ...now.actions.flatMap((one) => {
      const was = sameIn(old.actions, one)?.label ?? one.label;
      return was === one.label ? [] : [say('textChanged', { old: was, name: one.label })];
    }),
    ...old.actions
      .filter((one) => sameIn(now.actions, one) === undefined)
      .map(({ label }) => say('actionRemoved', { label })),
  ];
}

function sayDetail(told: Told, { old, now }: Pair<DetailBlock>): readonly string[] {
  const { say, before, after } = told;
  const entity = entityOf(after, now.entity);
  const things = entity?.many ?? now.entity;
  const related = now.related.filter((id) => !old.related.includes(id) && entityOf(before, id));
  const talk =
    now.talk === 'none'
      ? say('blockRemoved', { name: entityOf(before, old.talkEntity)?.many ?? old.talk })
      : say(now.talk, { things });
  return [
    ...(old.talk === now.talk ? [] : [talk]),
    ...related.map((id) =>
      say('shownOnDetail', { thing: entity?.one ?? now.entity, things: entityOf(after, id)?.many ?? id }),
    ),
    ...sayActions(told, things, { old, now }),
  ];
}

const termsOf = (block: BlockPlan): ShopBlock['terms'] =>
  block.kind === 'cart' || block.kind === 'checkout' || block.kind === 'orders' ? block.terms : undefined;

function sayTerms({ say, when }: Told, { old, now }: Pair<BlockPlan>): readonly string[] {
  const [was, is] = [termsOf(old), termsOf(now)];
  const codes = (is?.codes ?? []).filter((code) => !(was?.codes ?? []).some((other) => isSame(code, other)));
  const isNew = (key: 'shipping' | 'freeFrom'): boolean => is?.[key] !== undefined && is[key] !== was?.[key];
  const list = [
    ...codes.map(
      ({ code, percent, amount }) => `${code} −${percent === undefined ? amount : `${percent} %`}`,
    ),
    ...(isNew('shipping') ? [`${say('shipping')} ${is?.shipping}`] : []),
    ...when(isNew('freeFrom'), 'freeFrom', { amount: is?.freeFrom ?? 0 }),
  ];
  const isLeft = ({ code }: { readonly code: string }): boolean =>
    is?.codes?.some((other) => other.code === code) === true;
  return [
    ...when(list.length > 0, 'terms', { list: list.join(', ') }),
    ...(was?.codes ?? []).filter((code) => !isLeft(code)).map(({ code }) => say('codeGone', { code })),
  ];
}

function sayStay({ when }: Told, { old, now }: Pair<BlockPlan>): readonly string[] {
  if (old.kind !== 'booking' || now.kind !== 'booking') return [];
  const { slots } = now;
  const { from = 0, percent = 0 } = now.terms?.longer ?? {};
  const isNew = from > 0 && !isSame(old.terms?.longer, now.terms?.longer);
  return [
    ...when(isNew, 'longerStay', { percent, count: from }),
    ...when(!isSame(old.slots, slots), 'slots', { list: slots.slice(0, 4).join(', ') }),
  ];
}
