import { findDomain } from '../lexicon/domain-lexicon.ts';
import type { AppPlan } from '../plan/app-plan.ts';
import type { BlockPlan, ProseItem } from '../plan/block-plan.ts';
import { type Ask, type Change, newName, quotesIn } from './ask.ts';
import { blocksOf, isSame, mapBlocks } from './edits.ts';
import { findPages, fold } from './named.ts';
import { partOf, says } from './reading.ts';

/** "rename the app to X", "call it X", "the title should read X". */
export const renameApp: Change = (ask) => {
  const { plan, order, text, wish } = ask;
  if (/\b(?:page|field|button|buttons|column|footer)\b/iu.test(order.replace(/page title/iu, '')))
    return null;
  const named = findPages(text, plan).some(({ item }) => item.isInNav);
  if (named && /^rename\b/iu.test(order) && !/\b(?:app|site|website|it)\b/iu.test(order)) return null;
  const name = newName(wish) ?? partOf(order, 'callApp') ?? '';
  if (name === '' || name.length > 60 || (wish.quotes.length === 0 && says(name, 'noName'))) return null;
  return withName(plan, name.replace(/^(?:be|read|say)\s+/iu, ''));
};

/** The new name wherever the old one stands; records that are called like the app keep theirs. */
export function withName(plan: AppPlan, name: string): AppPlan {
  const old = plan.name;
  const [address, fresh] = [addressOf(old), addressOf(name)];
  const ofRecords = new Set(plan.entities.flatMap(({ one, many }) => [one, many]));
  const mapped = mapText(plan, (text) => {
    const named = ofRecords.has(text) ? text : text.replaceAll(old, name);
    return address.length > 3 && fresh !== '' ? named.replaceAll(`@${address}.`, `@${fresh}.`) : named;
  });
  const theme = { ...mapped.theme, seed: mapped.theme.seed ?? old };
  // A heading that we made up gives way to the name; one that was given stays.
  const ours = [findDomain(plan.domain)?.hero, old];
  return mapBlocks({ ...mapped, entities: plan.entities, name, theme }, (block, page) =>
    block.kind === 'hero' && page === mapped.pages[0] && ours.includes(block.title)
      ? { ...block, title: name }
      : block,
  );
}

/** As it stands in an e-mail address. */
const addressOf = (name: string): string => fold(name).replace(/[^a-z0-9]/g, '');

/** Words of the interface, not the records' own: titles, texts, labels. */
export function mapText(plan: AppPlan, map: (text: string) => string): AppPlan {
  const next = mapBlocks(plan, (block) => mapBlockText(block, map));
  const kept = (text: string): string => map(text) || text;
  return {
    ...next,
    tagline: map(next.tagline),
    ...(next.footer === undefined ? {} : { footer: map(next.footer) }),
    pages: next.pages.map((page) => ({ ...page, title: kept(page.title), intro: map(page.intro) })),
    entities: next.entities.map((entity) => ({
      ...entity,
      one: kept(entity.one),
      many: kept(entity.many),
      fields: entity.fields.map((field) => ({ ...field, label: kept(field.label) })),
    })),
  };
}

function mapBlockText(block: BlockPlan, map: (text: string) => string): BlockPlan {
  const labelled = <T extends { readonly label: string }>(items: readonly T[]): readonly T[] =>
    items.map((item) => ({ ...item, label: map(item.label) }));
  if (block.kind === 'detail') return { ...block, actions: labelled(block.actions) };
  if (block.kind === 'numbers') return { ...block, items: labelled(block.items) };
  if (!('title' in block)) return block;
  const title = map(block.title);
  if (block.kind === 'collection') return { ...block, title, actions: labelled(block.actions) };
  if (block.kind !== 'hero' && block.kind !== 'prose' && block.kind !== 'form') return { ...block, title };
  const text = map(block.text);
  if (block.kind === 'hero') return { ...block, title, text, actions: labelled(block.actions) };
  if (block.kind === 'form')
    return { ...block, title, text, submit: map(block.submit), thanks: map(block.thanks) };
  const items = block.items.map((item): ProseItem => ({
    ...item,
    title: map(item.title),
    text: map(item.text),
    ...(item.note === undefined ? {} : { note: map(item.note) }),
  }));
  return { ...block, title, text, items };
}

/** "change “A” to “B”", "replace “A” with “B”". */
export const replaceText: Change = (ask) => {
  const { plan, order } = ask;
  const [first, second] = quotesIn(ask);
  if (first === undefined || second === undefined) return null;
  const [old, name] = says(order, 'insteadOfQuote') ? [second, first] : [first, second];
  const replaced = mapText(plan, (text) => text.replaceAll(old, name));
  // A field or a page gets another name; what people wrote into their records is theirs.
  const names = [
    ...plan.pages.map(({ title }) => title),
    ...plan.entities.flatMap(({ one, many, fields }) => [one, many, ...fields.map(({ label }) => label)]),
  ];
  const entities = replaced.entities.map((entity) => ({
    ...entity,
    seed: entity.seed.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => {
          const isText = key !== 'id' && typeof value === 'string' && !names.includes(old);
          return [key, isText ? value.replaceAll(old, name) : value];
        }),
      ),
    ),
  }));
  const next = { ...replaced, name: replaced.name.replaceAll(old, name), entities };
  return isSame(next, plan) ? null : next;
};

/** The button whose words are said, else the first of an opening, a form or a list. */
export function withButton({ plan, text }: Ask, name: string): AppPlan | null {
  const labels = blocksOf(plan).flatMap(labelsOf);
  const said = fold(text.slice(0, text.lastIndexOf(name) < 0 ? text.length : text.lastIndexOf(name)));
  const old = labels.find((label) => said.includes(fold(label))) ?? labels[0];
  if (old === undefined) return null;
  const renamed = (label: string): string => (label === old ? name : label);
  return mapBlocks(plan, (block) => {
    if (block.kind === 'form') return { ...block, submit: renamed(block.submit) };
    const labelled = <T extends { readonly label: string }>(items: readonly T[]): readonly T[] =>
      items.map((item) => ({ ...item, label: renamed(item.label) }));
    if (block.kind === 'hero') return { ...block, actions: labelled(block.actions) };
    return block.kind === 'collection' || block.kind === 'detail'
      ? { ...block, actions: labelled(block.actions) }
      : block;
  });
}

function labelsOf(block: BlockPlan): readonly string[] {
  if (block.kind === 'form') return [block.submit];
  return block.kind === 'hero' || block.kind === 'collection' ? block.actions.map(({ label }) => label) : [];
}
