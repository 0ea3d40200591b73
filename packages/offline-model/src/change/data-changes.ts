import { copyFor } from '../plan/copy.ts';
import type { AppPlan, EntityPlan, SeedRow, SeedValue } from '../plan/app-plan.ts';
import { seedFor } from '../plan/seed-values.ts';
import { numberWord } from '../understand/number-words.ts';
import { type Changer, mapBlocks, withEntity } from './changer.ts';
import { findEntities } from './named.ts';
import { entityMeant, listItems } from './phrases.ts';
import { tell } from './said.data.ts';
import { isRule, unquoted } from './wish.ts';

/** How many "some", "a few" and "more" are. */
const SOME = 4;

/** "add 5 more products", "remove the sample data". */
export const changeRows: Changer = (plan, wish, context) => {
  const text = unquoted(wish.order, wish.quotes);
  if (
    /^remove\b.*\b(?:sample|example|demo|dummy|fake|seed|all) (?:data|records|rows|entries|content)\b|^remove\b.*\bsample data\b|\bstart empty\b|^remove all (?:the )?\p{L}+$/iu.test(
      text,
    )
  ) {
    const named = findEntities(text, plan).map(({ item }) => item);
    const emptied = new Set((named.length > 0 ? named : plan.entities).map(({ id }) => id));
    const entities = plan.entities.map((entity) =>
      emptied.has(entity.id) ? { ...entity, seed: [] } : entity,
    );
    return {
      plan: { ...plan, entities },
      done: tell(context.language, 'rowsRemoved', {
        things: (named.length > 0 ? named : plan.entities).map(({ many }) => many).join(', '),
      }),
    };
  }
  const count =
    /\badd\s+(?:(?:some|a few)\s+)?(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|zwei|drei|fünf|zehn|deux|trois|cinq|dix|dos|tres|cinco|diez|dois|três|dez|some|a few|more)\s+(?:more|further|extra|additional|new|weitere|neue|autres|nouveaux|nouvelles|nuev[oa]s|mais|nov[oa]s|sample|example|other)?\s*(.+)$/iu.exec(
      text,
    );
  const [named] = count ? findEntities(count[2] ?? '', plan) : [];
  if (!count || !named || /\b(?:field|page|column|charts?)\b/iu.test(text)) return null;
  const told = numberWord(count[1] ?? '');
  const wanted = Math.min(40, Number.isNaN(told) ? SOME : told);
  if (wanted < 1) return null;
  return {
    plan: withEntity(plan, withRows(plan, named.item, wanted)),
    done: tell(context.language, 'rowsAdded', { count: wanted, things: named.item.many }),
  };
};

function withRows(plan: AppPlan, entity: EntityPlan, count: number): EntityPlan {
  const { sentences } = copyFor(plan.language);
  const first = entity.seed.length;
  const added = Array.from({ length: count }, (_, index): SeedRow => {
    const row = first + index;
    const model = entity.seed[index % Math.max(1, first)];
    const title = `${String(model?.[entity.titleField] ?? entity.one)} ${Math.floor(row / Math.max(1, first)) + 1}`;
    const cells = entity.fields.map((one): [string, SeedValue] => {
      if (one.id === entity.titleField && one.type !== 'relation') return [one.id, title];
      if (one.type === 'relation') return [one.id, model?.[one.id] ?? null];
      if (one.type === 'image' || one.type === 'longText') return [one.id, model?.[one.id] ?? null];
      return [one.id, seedFor(one, { row, title, entity: entity.id, sentences })];
    });
    return { id: `${entity.id}-${row + 1}`, ...Object.fromEntries(cells) };
  });
  return { ...entity, seed: [...entity.seed, ...added] };
}

const CURRENCIES: readonly (readonly [string, RegExp])[] = [
  ['CHF', /\b(?:swiss francs?|francs? suisses?|franken|chf|francos? suizos?|francos? suíços?)\b/iu],
  ['GBP', /\b(?:pounds?|sterling|gbp|libras?|livres?|pfund)\b|£/iu],
  ['EUR', /\b(?:euros?|eur)\b|€/iu],
  ['BRL', /\b(?:reais|real|brl)\b|R\$/iu],
  ['INR', /\b(?:rupees?|inr)\b|₹/iu],
  ['JPY', /\b(?:yen|jpy)\b|¥/iu],
  ['CAD', /\b(?:canadian dollars?|cad)\b/iu],
  ['AUD', /\b(?:australian dollars?|aud)\b/iu],
  ['MXN', /\b(?:mexican pesos?|mxn|pesos mexicanos)\b/iu],
  ['PLN', /\b(?:zloty|złoty|pln)\b/iu],
  ['SEK', /\b(?:swedish (?:krona|crowns?)|sek)\b/iu],
  ['NOK', /\b(?:norwegian (?:krone|crowns?)|nok)\b/iu],
  ['DKK', /\b(?:danish (?:krone|crowns?)|dkk)\b/iu],
  ['CZK', /\b(?:czech crowns?|czk|koruna)\b/iu],
  ['TRY', /\b(?:turkish lira|lira|try)\b/iu],
  ['CNY', /\b(?:yuan|cny|renminbi)\b/iu],
  ['USD', /\b(?:us ?dollars?|dollars?|usd|dólares?)\b|\$/iu],
];

/** "show prices in euro", "amounts in Swiss francs". */
export const changeCurrency: Changer = (plan, wish, context) => {
  const text = unquoted(wish.order, wish.quotes);
  if (
    /\d/.test(text) ||
    !/\b(?:in|to|as|currency|use|en|em|auf|change|show|währung|devise|moneda|moeda)\b/iu.test(text)
  )
    return null;
  const currency = CURRENCIES.find(([, pattern]) => pattern.test(text))?.[0];
  if (currency === undefined || (/^add\b/iu.test(text) && /\bfield\b/iu.test(text))) return null;
  return { plan: { ...plan, currency }, done: tell(context.language, 'currency', { name: currency }) };
};

/** Parts of pages, features: whatever is removed that is no page and no field. */
export const removeFeature: Changer = (plan, wish, context) => {
  const text = wish.order;
  if (!/^remove\b|\bremove$/iu.test(text) || isRule(wish)) return null;
  for (const [pattern, kinds] of BLOCK_WORDS) {
    if (!pattern.test(text)) continue;
    const next = mapBlocks(plan, (block) => (kinds.includes(block.kind) ? null : block));
    if (JSON.stringify(next) !== JSON.stringify(plan))
      return {
        plan: { ...next, pages: next.pages.filter((page, index) => index === 0 || page.blocks.length > 0) },
        done: tell(context.language, 'blockRemoved', { name: pattern.exec(text)?.[0] ?? '' }),
      };
  }
  const removedAction = ACTION_WORDS.find(([, pattern]) => pattern.test(text));
  if (removedAction) {
    const [kind, pattern] = removedAction;
    const next = mapBlocks(plan, (block) =>
      block.kind === 'collection' || block.kind === 'detail'
        ? { ...block, actions: block.actions.filter((action) => action.kind !== kind) }
        : block,
    );
    if (JSON.stringify(next) !== JSON.stringify(plan))
      return {
        plan: next,
        done: tell(context.language, 'actionRemoved', { label: pattern.exec(text)?.[0] ?? '' }),
      };
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

const ACTION_WORDS: readonly (readonly [string, RegExp])[] = [
  ['like', /\blikes?\b/iu],
  ['save', /\b(?:favourites|bookmarks?|pins?|save)\b/iu],
  ['vote', /\b(?:votes?|voting)\b/iu],
  ['share', /\bshar(?:e|ing)\b/iu],
  ['follow', /\bfollow\w*\b/iu],
  ['addToCart', /\badd to cart\b/iu],
];

/** Comments, search, filters, the right to delete; a whole kind of record. */
const removeAbility: Changer = (plan, wish, context) => {
  const text = wish.order;
  const meant = entityMeant(plan, wish, context);
  if (/\b(?:comments?|reviews?|ratings?)\b/iu.test(text)) {
    const next = mapBlocks(plan, (block) => {
      if (block.kind !== 'detail') return block;
      const { talkEntity: _talk, ...rest } = block;
      return { ...rest, talk: 'none' };
    });
    return {
      plan: next,
      done: tell(context.language, 'blockRemoved', {
        name: /\b(?:comments?|reviews?|ratings?)\b/iu.exec(text)?.[0] ?? '',
      }),
    };
  }
  if (meant && /\bsearch\b/iu.test(text))
    return {
      plan: mapBlocks(plan, (block) =>
        block.kind === 'collection' ? { ...block, hasSearch: false } : block,
      ),
      done: tell(context.language, 'blockRemoved', { name: 'search' }),
    };
  if (meant && /\bfilters?\b/iu.test(text))
    return {
      plan: mapBlocks(plan, (block) => (block.kind === 'collection' ? { ...block, filters: [] } : block)),
      done: tell(context.language, 'blockRemoved', { name: 'filter' }),
    };
  if (/\b(?:delete|edit|create|new) buttons?\b|\bbuttons? (?:to|for) (?:delet|edit|creat)/iu.test(text)) {
    const next = mapBlocks(plan, (block) =>
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
    return {
      plan: next,
      done: tell(context.language, 'blockRemoved', {
        name: listItems(text.replace(/^remove\s+/iu, '')).join(', '),
      }),
    };
  }
  if (!meant || meant.start < 0) return null;
  const { id, many } = meant.item;
  const next = {
    ...mapBlocks(plan, (block) => ('entity' in block && block.entity === id ? null : block)),
    entities: plan.entities.filter((entity) => entity.id !== id),
  };
  const pages = next.pages.filter((page) => page.blocks.length > 0);
  return pages.length === 0
    ? null
    : {
        plan: { ...next, pages: pages.map((page, index) => (index === 0 ? { ...page, path: '/' } : page)) },
        done: tell(context.language, 'entityRemoved', { things: many }),
      };
};
