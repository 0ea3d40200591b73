import type { AppPlan, EntityPlan } from '../plan/app-plan.ts';
import type { ChangeContext } from './ask.ts';
import { findEntities, findPages, type Found, mainEntity } from './named.ts';
import { unquoted, type Wish } from './wish.ts';

const ARTICLE =
  /^(?:the|a|an|another|some|new|all|my|our|your|their|its|more|one|also|der|die|das|den|dem|des|ein|eine|einen|einem|einer|neue[rsn]?|le|la|les|l['’]|un|une|des|du|de|de la|nouveau|nouvelle|el|los|las|una|unos|unas|del|nuevo|nueva|o|os|as|um|uma|do|da|dos|das|novo|nova|to|zu|zur|zum|pour|para|for|à|au|aux|ao|aos|às|al|in|en|em|with|mit|avec|con|com|that|which|each|every|jede[rsnm]?|chaque|cada)\s+/iu;

/** Without the small words at the front and the marks around. */
export function bare(text: string): string {
  let result = text.trim().replace(/^[\s,:;.–-]+|[\s,:;.!?–-]+$/gu, '');
  for (let before = ''; before !== result;) {
    before = result;
    result = `${result} `.replace(ARTICLE, '').trim();
  }
  return result;
}

/** Joined by commas and "and"; what stands in brackets stays together. */
export function listItems(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = '';
  for (const piece of text.split(/(\(|\)|\[|\]|,|;|\s+(?:and|or|und|oder|et|ou|y|e|o|u|&)\s+|\s*\/\s*)/iu)) {
    if (/^[([]$/.test(piece)) depth += 1;
    if (/^[)\]]$/.test(piece)) depth = Math.max(0, depth - 1);
    const isBreak =
      depth === 0 && /^(?:,|;|\s+(?:and|or|und|oder|et|ou|y|e|o|u|&)\s+|\s*\/\s*)$/iu.test(piece);
    if (isBreak) {
      parts.push(current);
      current = '';
    } else current += piece;
  }
  return [...parts, current].map((part) => part.trim()).filter((part) => part !== '');
}

/** The first name of a table one of whose wordings a text holds. */
export function firstNamed<T extends string>(
  table: Readonly<Partial<Record<T, string>>>,
  text: string,
): T | undefined;
export function firstNamed(
  table: Readonly<Partial<Record<string, string>>>,
  text: string,
): string | undefined {
  return Object.keys(table).find((name) =>
    new RegExp(
      String.raw`(?<![\p{L}\p{N}])(?:${table[name]?.replaceAll(/\n\s+/g, '')})(?![\p{L}\p{N}])`,
      'iu',
    ).test(text),
  );
}

export const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Which records are meant: named, of the page in front, of the talk before, or the main ones. */
export function entityMeant(plan: AppPlan, wish: Wish, context: ChangeContext): Found<EntityPlan> | null {
  const text = unquoted(wish.order, wish.quotes);
  const [named] = findEntities(text, plan);
  if (named) return named;
  const none = { start: -1, end: -1 };
  const page =
    findPages(text, plan)[0]?.item ??
    plan.pages.find(({ path }) => path === context.currentPage && path !== '/');
  const listed = page?.blocks.find((block) => block.kind === 'collection' || block.kind === 'detail');
  const ofPage =
    listed !== undefined && 'entity' in listed
      ? plan.entities.find(({ id }) => id === listed.entity)
      : undefined;
  if (ofPage) return { item: ofPage, ...none };
  const isPronoun =
    /\b(?:them|they|it|its|their|those|these|sie|ihnen|ils|elles|leur|ellos|ellas|eles|elas|each)\b/iu.test(
      text,
    );
  // The request that began it all names everything; a follow-up tells what the talk is about.
  const talk = isPronoun ? context.past.toReversed() : context.past.slice(1).slice(-1);
  const before = talk
    .flatMap((past) => findEntities(past, plan))
    .find(({ item }) => !/(?:Review|Comment)$/.test(item.id));
  const main = before?.item ?? mainEntity(plan);
  return main ? { item: main, ...none } : null;
}

/** The words after "to", "as", ":" or the quotation: what something shall become. */
export function newName(wish: Wish): string | null {
  const { order, quotes } = wish;
  const quoted = [...order.matchAll(/“(\d+)”/g)].at(-1)?.[1];
  if (quoted !== undefined) return quotes[Number(quoted)] ?? null;
  const replaced = /^replace\b.+?\b(?:with|by)\s+(.+)$/iu.exec(order)?.[1];
  if (replaced !== undefined) return replaced.trim();
  const match =
    /\b(?:to|into|as|in|zu|nach|en|à|a|para|por|be|called|heißen|read|say|says)\s+(?!be\b)(.+)$/iu.exec(
      order,
    ) ?? /[:→]\s*(.+)$|->\s*(.+)$/u.exec(order);
  const text = (match?.[1] ?? match?.[2] ?? '').replace(/\s+(?:rename|add|change|um)$/iu, '').trim();
  return text === '' ? null : text.replace(/[.!]+$/, '');
}
