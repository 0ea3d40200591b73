import type { Changer } from './ask.ts';
import { mapBlocks } from './edits.ts';
import { entityMeant, firstNamed } from './phrases.ts';
import { isRule, unquoted } from './wish.ts';

const CURRENCIES: Readonly<Partial<Record<string, string>>> = {
  CHF: 'swiss francs?|francs? suisses?|franken|chf|francos? suizos?|francos? suíços?',
  GBP: '(?:pounds?|sterling|gbp|libras?|livres?|pfund)|£',
  EUR: '(?:euros?|eur)|€',
  BRL: String.raw`(?:reais|real|brl)|R\$`,
  INR: '(?:rupees?|inr)|₹',
  JPY: '(?:yen|jpy)|¥',
  CAD: 'canadian dollars?|cad',
  AUD: 'australian dollars?|aud',
  MXN: 'mexican pesos?|mxn|pesos mexicanos',
  PLN: 'zloty|złoty|pln',
  SEK: 'swedish (?:krona|crowns?)|sek',
  NOK: 'norwegian (?:krone|crowns?)|nok',
  DKK: 'danish (?:krone|crowns?)|dkk',
  CZK: 'czech crowns?|czk|koruna',
  TRY: 'turkish lira|lira|try',
  CNY: 'yuan|cny|renminbi',
  USD: String.raw`(?:us ?dollars?|dollars?|usd|dólares?)|\$`,
};

/** "show prices in euro", "amounts in Swiss francs". */
export const changeCurrency: Changer = (plan, wish) => {
  const text = unquoted(wish.order, wish.quotes);
  if (
    /\d/.test(text) ||
    !/\b(?:in|to|as|currency|use|en|em|auf|change|show|währung|devise|moneda|moeda)\b/iu.test(text)
  )
    return null;
  const currency = firstNamed(CURRENCIES, text);
  if (currency === undefined || (/^add\b/iu.test(text) && /\bfield\b/iu.test(text))) return null;
  return { ...plan, currency };
};

/** Parts of pages, features: whatever is removed that is no page and no field. */
export const removeFeature: Changer = (plan, wish, context) => {
  const text = wish.order;
  if (!/^remove\b|\bremove$/iu.test(text) || isRule(wish)) return null;
  for (const [pattern, kinds] of BLOCK_WORDS) {
    if (!pattern.test(text)) continue;
    const next = mapBlocks(plan, (block) => (kinds.includes(block.kind) ? null : block));
    if (JSON.stringify(next) !== JSON.stringify(plan))
      return { ...next, pages: next.pages.filter((page, index) => index === 0 || page.blocks.length > 0) };
  }
  const kind = firstNamed(ACTION_WORDS, text);
  if (kind) {
    const next = mapBlocks(plan, (block) =>
      block.kind === 'collection' || block.kind === 'detail'
        ? { ...block, actions: block.actions.filter((action) => action.kind !== kind) }
        : block,
    );
    if (JSON.stringify(next) !== JSON.stringify(plan)) return next;
  }
  return removeAbility(plan, wish, context);
};

const BLOCK_WORDS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\b(?:charts?|graphs?|diagrams?)\b/iu, ['chart']],
  [/\b(?:numbers|statistics|stats|kpis?|counters?)\b/iu, ['numbers']],
  [/\b(?:hero|banner|welcome)\b/iu, ['hero']],
  [/\b(?:cart|checkout|shop)\b/iu, ['cart', 'checkout', 'orders']],
  [/\b(?:chat ?bot|assistant)\b/iu, ['chatbot']],
  [/\bbooking\b/iu, ['booking']],
];

const ACTION_WORDS: Readonly<Partial<Record<string, string>>> = {
  like: 'likes?',
  save: 'favourites|bookmarks?|pins?|save',
  vote: 'votes?|voting',
  share: 'shar(?:e|ing)',
  follow: String.raw`follow\w*`,
  addToCart: 'add to cart',
};

/** Comments, search, filters, the right to delete; a whole kind of record. */
const removeAbility: Changer = (plan, wish, context) => {
  const text = wish.order;
  const meant = entityMeant(plan, wish, context);
  if (/\b(?:comments?|reviews?|ratings?)\b/iu.test(text))
    return mapBlocks(plan, (block) => {
      if (block.kind !== 'detail') return block;
      const { talkEntity: _talk, ...rest } = block;
      return { ...rest, talk: 'none' };
    });
  if (meant && /\bsearch\b/iu.test(text))
    return mapBlocks(plan, (block) => (block.kind === 'collection' ? { ...block, hasSearch: false } : block));
  if (meant && /\bfilters?\b/iu.test(text))
    return mapBlocks(plan, (block) => (block.kind === 'collection' ? { ...block, filters: [] } : block));
  if (/\b(?:delete|edit|create|new) buttons?\b|\bbuttons? (?:to|for) (?:delet|edit|creat)/iu.test(text))
    return mapBlocks(plan, (block) =>
      block.kind === 'collection'
        ? {
            ...block,
            can: {
              ...block.can,
              remove: block.can.remove && !/\bdelet/iu.test(text),
              edit: block.can.edit && !/\bedit/iu.test(text),
              create: block.can.create && !/\b(?:creat|new)/iu.test(text),
            },
          }
        : block,
    );
  if (!meant || meant.start < 0) return null;
  const { id } = meant.item;
  const next = {
    ...mapBlocks(plan, (block) => ('entity' in block && block.entity === id ? null : block)),
    entities: plan.entities.filter((entity) => entity.id !== id),
  };
  const pages = next.pages.filter((page) => page.blocks.length > 0);
  return pages.length === 0
    ? null
    : { ...next, pages: pages.map((page, index) => (index === 0 ? { ...page, path: '/' } : page)) };
};
