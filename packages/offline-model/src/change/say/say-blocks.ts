import type { PagePlan } from '../../plan/app-plan.ts';
import type {
  BlockPlan,
  CollectionBlock,
  DetailBlock,
  ProseBlock,
  ShopBlock,
} from '../../plan/block-plan.ts';
import { entityOf, fieldOf, isSame } from '../edits.ts';
import { type Pair, type Told } from './sayer.ts';

const nameOf = (block: BlockPlan): string =>
  'title' in block && block.title !== '' ? block.title : block.kind;

const keyOf = (block: BlockPlan): string =>
  `${block.kind} ${'entity' in block ? block.entity : ''} ${block.kind === 'prose' ? block.style : ''}`;

/** What is different on a page that both plans have. */
export function sayBlocks(told: Told, { old, now }: Pair<PagePlan>): readonly string[] {
  const was = old.blocks.filter((block) => !now.blocks.some((other) => isSame(block, other)));
  const is = now.blocks.filter((block) => !old.blocks.some((other) => isSame(block, other)));
  const lost = [...was];
  const said = is.flatMap((block) => {
    const at = lost.findIndex((other) => keyOf(other) === keyOf(block) && isKept(other, block));
    const [before] = at < 0 ? [] : lost.splice(at, 1);
    return before ? sayBlock(told, now, { old: before, now: block }) : sayAdded(told, now, block);
  });
  if (is.length + was.length === 0) return sayMoved(told, { old, now });
  const gone = lost.filter((block) => !('entity' in block) || entityOf(told.after, String(block.entity)));
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

function sayAdded({ say }: Told, page: PagePlan, block: BlockPlan): readonly string[] {
  if (block.kind === 'chart') return [say('chart', { page: page.title, title: block.title })];
  if (block.kind === 'numbers')
    return [say('numbers', { page: page.title, labels: block.items.map(({ label }) => label).join(', ') })];
  if (block.kind === 'prose' && block.style === 'text')
    return [say('pageText', { name: page.title, text: block.text })];
  if (block.kind === 'collection') return [say('onStart', { page: page.title, title: block.title })];
  return [say('blockAdded', { page: page.title, name: nameOf(block) })];
}

function sayBlock(told: Told, page: PagePlan, { old, now }: Pair<BlockPlan>): readonly string[] {
  const { say } = told;
  if (old.kind === 'collection' && now.kind === 'collection') return sayList(told, { old, now });
  if (old.kind === 'detail' && now.kind === 'detail') return sayDetail(told, { old, now });
  if (old.kind === 'prose' && now.kind === 'prose') return sayProse(told, page, { old, now });
  if (old.kind === 'numbers' && now.kind === 'numbers') {
    const fresh = now.items.filter((item) => !old.items.some(({ label }) => label === item.label));
    return fresh.length === 0
      ? []
      : [say('numbers', { page: page.title, labels: fresh.map(({ label }) => label).join(', ') })];
  }
  if (old.kind === 'engine' && now.kind === 'engine') {
    const list = Object.entries(now.options)
      .filter(([key, value]) => !isSame(value, old.options[key]))
      .map(([key, value]) => `${optionName(key)} ${Array.isArray(value) ? value.join(', ') : String(value)}`);
    return list.length === 0 ? [] : [say('engineOptions', { list: `${now.title}: ${list.join(', ')}` })];
  }
  const terms = sayTerms(told, { old, now });
  if (terms.length > 0) return terms;
  return sayTexts(told, old, now);
}

const optionName = (key: string): string => key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** Headings, texts and buttons. */
function sayTexts({ say }: Told, old: BlockPlan, now: BlockPlan): readonly string[] {
  if (old.kind === 'hero' && now.kind === 'hero')
    return [
      ...(old.picture === now.picture
        ? []
        : [say('heroPicture', { name: now.picture.replace(/^.*\//, '') })]),
      ...(old.title === now.title ? [] : [say('textChanged', { old: old.title, name: now.title })]),
      ...(old.text === now.text ? [] : [say('tagline', { text: now.text })]),
      ...now.actions.flatMap(({ label }, at) => {
        const was = old.actions[at]?.label ?? label;
        return was === label ? [] : [say('textChanged', { old: was, name: label })];
      }),
    ];
  const submit =
    old.kind === 'form' && now.kind === 'form' && old.submit !== now.submit
      ? [say('textChanged', { old: old.submit, name: now.submit })]
      : [];
  const title =
    'title' in old && 'title' in now && old.title !== now.title
      ? [say('textChanged', { old: old.title, name: now.title })]
      : [];
  return [...title, ...submit];
}

function sayProse(told: Told, page: PagePlan, { old, now }: Pair<ProseBlock>): readonly string[] {
  const { say } = told;
  const fresh = now.items.filter((item) => !old.items.some((other) => isSame(item, other)));
  const items =
    fresh.length === 0
      ? []
      : now.style === 'contact'
        ? [say('contactSet', { list: fresh.map(({ text }) => text).join(', ') })]
        : [
            say('given', {
              text: fresh.map(({ title, text, note }) => `${title}: ${note ?? text}`).join('; '),
            }),
          ];
  return [
    ...sayTexts(told, old, now),
    ...items,
    ...(old.text === now.text ? [] : [say('pageText', { name: page.title, text: now.text })]),
  ];
}

function sayList(told: Told, { old, now }: Pair<CollectionBlock>): readonly string[] {
  const { say, before, after } = told;
  const things = entityOf(after, now.entity)?.many ?? now.title;
  // Who may do it is told with the role that it is kept for.
  const isOfRole = !isSame(entityOf(before, now.entity)?.rights, entityOf(after, now.entity)?.rights);
  return [
    ...(old.view === now.view && old.by === now.by ? [] : [say('viewed', { things, view: now.view })]),
    ...sayFinding(told, things, { old, now }),
    ...(now.hasExport === old.hasExport ? [] : [say(now.hasExport ? 'exported' : 'exportGone', { things })]),
    ...(now.pageSize === old.pageSize ? [] : [say('pageSize', { things, count: now.pageSize ?? 0 })]),
    ...(isOfRole ? [] : sayDeeds(told, things, { old, now })),
    ...sayActions(told, things, { old, now }),
  ];
}

/** The order, the filters, the search and what is left out; what a new field brought with it is told there. */
function sayFinding(told: Told, things: string, { old, now }: Pair<CollectionBlock>): readonly string[] {
  const { say, before, after } = told;
  const labelOf = (id: string): string => fieldOf(after, now.entity, id)?.label ?? id;
  const isOld = (id: string): boolean =>
    fieldOf(before, now.entity, id)?.type === fieldOf(after, now.entity, id)?.type;
  const [sort = ''] = now.sorts.filter((id, at) => at === 0 && id !== old.sorts[0] && isOld(id));
  const isSortGone = old.sorts.length > 0 && !fieldOf(after, now.entity, old.sorts[0] ?? '');
  const hidden = now.only && 'not' in now.only && !isSame(now.only, old.only) ? now.only : null;
  return [
    ...(sort === '' || isSortGone ? [] : [say('sorted', { things, field: labelOf(sort) })]),
    ...now.filters
      .filter((id) => !old.filters.includes(id) && isOld(id))
      .map((id) => say('filtered', { things, field: labelOf(id) })),
    ...old.filters
      .filter((id) => !now.filters.includes(id) && fieldOf(after, now.entity, id) && isOld(id))
      .map((id) => say('unfiltered', { things, field: labelOf(id) })),
    ...(old.hasSearch === now.hasSearch
      ? []
      : [now.hasSearch ? say('searched', { things }) : say('unsearched', { things })]),
    ...(hidden ? [say('hidden', { things, field: labelOf(hidden.field), option: String(hidden.not) })] : []),
  ];
}

const DEEDS = [
  ['create', 'abilityAdd'],
  ['edit', 'abilityEdit'],
  ['remove', 'abilityRemove'],
] as const;

function sayDeeds({ say }: Told, things: string, { old, now }: Pair<CollectionBlock>): readonly string[] {
  const came = DEEDS.filter(([deed]) => now.can[deed] && !old.can[deed]).map(([, key]) => say(key));
  const gone = DEEDS.filter(([deed]) => old.can[deed] && !now.can[deed]).map(([, key]) => say(key));
  return [
    ...(came.length === 0 ? [] : [say('ability', { things, deeds: came.join(', ') })]),
    ...(gone.length === 0 ? [] : [say('blockRemoved', { name: `${things} – ${gone.join(', ')}` })]),
  ];
}

/** Buttons; those that lead to a shop or a booking are told with it. */
function sayActions(
  { say }: Told,
  things: string,
  { old, now }: Pair<Pick<CollectionBlock, 'actions'>>,
): readonly string[] {
  const isIn = (actions: CollectionBlock['actions'], kind: string): boolean =>
    actions.some((action) => action.kind === kind);
  return [
    ...now.actions
      .filter(({ kind }) => !isIn(old.actions, kind) && kind !== 'addToCart' && kind !== 'book')
      .map(({ label }) => say('action', { things, label })),
    ...old.actions
      .filter(({ kind }) => !isIn(now.actions, kind))
      .map(({ label }) => say('actionRemoved', { label })),
  ];
}

function sayDetail(told: Told, { old, now }: Pair<DetailBlock>): readonly string[] {
  const { say, after } = told;
  const entity = entityOf(after, now.entity);
  const things = entity?.many ?? now.entity;
  const related = now.related.filter((id) => !old.related.includes(id) && entityOf(told.before, id));
  return [
    ...(old.talk === now.talk
      ? []
      : [
          now.talk === 'none'
            ? say('blockRemoved', { name: talkName(told, old) })
            : say(now.talk, { things }),
        ]),
    ...related.map((id) =>
      say('shownOnDetail', { thing: entity?.one ?? now.entity, things: entityOf(after, id)?.many ?? id }),
    ),
    ...sayActions(told, things, { old, now }),
  ];
}

const talkName = ({ before }: Told, { talk, talkEntity = '' }: DetailBlock): string =>
  entityOf(before, talkEntity)?.many ?? talk;

function sayTerms({ say }: Told, { old, now }: Pair<BlockPlan>): readonly string[] {
  const termsOf = (block: BlockPlan): ShopBlock['terms'] =>
    block.kind === 'cart' || block.kind === 'checkout' || block.kind === 'orders' ? block.terms : undefined;
  const [was, is] = [termsOf(old), termsOf(now)];
  const codes = (is?.codes ?? []).filter((code) => !(was?.codes ?? []).some((other) => isSame(code, other)));
  const list = [
    ...codes.map(
      ({ code, percent, amount }) => `${code} −${percent === undefined ? amount : `${percent} %`}`,
    ),
    ...(is?.shipping === undefined || is.shipping === was?.shipping
      ? []
      : [`${say('shipping')} ${is.shipping}`]),
    ...(is?.freeFrom === undefined || is.freeFrom === was?.freeFrom
      ? []
      : [say('freeFrom', { amount: is.freeFrom })]),
  ];
  return list.length === 0 ? [] : [say('terms', { list: list.join(', ') })];
}
