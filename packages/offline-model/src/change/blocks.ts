import { like } from '../lexicon/pattern.ts';
import { listed } from '../lexicon/listed.ts';
import type { AppPlan, EntityPlan, PagePlan } from '../plan/app-plan.ts';
import type { BlockPlan, CollectionBlock, EngineBlock, FormBlock } from '../plan/block-plan.ts';
import { optionsFor } from '../understand/engine-options.ts';
import { escaped } from '../understand/tokens.ts';
import { type Ask, type Change, entityFound, type Outcome, withOrder } from './ask.ts';
import { blocksOf, entityOf, isSame, mapBlocks, withPage } from './edits.ts';
import { withEngines, withPlaces } from './grow.ts';
import { findEntities, findPages, fold } from './named.ts';
import { bare, firstNamed, listItems, sentence } from './phrases.ts';
import { pagesMeant, placeIn } from './place-words.ts';
import { found, ordinalIn, says, without } from './reading.ts';
import { tell } from './said.data.ts';
import { isRule } from './wish.ts';

/** "put the prices before the team on the home page": the order of what stands on one page. */
export const moveBlocks: Change = (ask) => {
  const { plan, text, language } = ask;
  // Two pages, and not two parts of one, have an order in the menu.
  const isOfMenu = says(text, 'beside') && pagesMeant(text, plan).length > 1;
  if (says(ask.said, 'exchanging')) return swapBlocks(ask) ?? noSuchBlock(ask);
  const page = pageMeant(ask);
  const [moved, anchor] = (page?.blocks ?? [])
    .map((block) => ({ block, at: placeOf(text, block, plan) }))
    .filter(({ at }) => at >= 0)
    .toSorted((left, right) => left.at - right.at);
  if (!page || !moved) return null;
  const others = page.blocks.filter((block) => block !== moved.block);
  const at = targetOf(text, others, anchor?.block);
  if (at === null) {
    const titles = page.blocks.flatMap((block) => ('title' in block && block.title ? [block.title] : []));
    // "before the team", where there is no team.
    return says(text, 'where') && !isOfMenu
      ? { notDone: tell(language, 'noSuchBlock', { page: page.title, list: titles.join(', ') }) }
      : null;
  }
  const blocks = [...others.slice(0, at), moved.block, ...others.slice(at)];
  return isSame(blocks, page.blocks) ? null : withPage(plan, { ...page, blocks });
};

/** "put the opening hours on the start page": what stands on another page, here as well. */
export const bringToStart: Change = ({ plan, text, language }) => {
  const [start] = plan.pages;
  const rest = without(text, 'onStart');
  const page = pagesMeant(rest, plan).find(({ item }) => item !== start)?.item;
  const parts = page?.blocks.filter(({ kind }) => kind === 'prose' || kind === 'form') ?? [];
  const block = parts.find((one) => placeOf(rest, one, plan) >= 0) ?? parts[0];
  const there = start?.blocks.find(
    (one) => placeOf(rest, one, plan) >= 0 && (one.kind === block?.kind || !block),
  );
  if (!start || !page) return null;
  if (there)
    return says(rest, 'placed') || says(rest, 'where')
      ? null
      : { notDone: tell(language, 'partThere', { page: start.title, name: nameOfBlock(there, plan) }) };
  const first = start.blocks.findIndex(({ kind }) => kind === 'hero') + 1;
  const at = says(rest, 'atTop') ? first : start.blocks.length;
  return block ? withPage(plan, { ...start, blocks: start.blocks.toSpliced(at, 0, block) }) : null;
};

const nameOfBlock = (block: BlockPlan, plan: AppPlan): string =>
  'title' in block && block.title !== ''
    ? block.title
    : (entityOf(plan, 'entity' in block ? block.entity : '')?.many ?? block.kind);

/** "remove the events from the start page": there, and nowhere else. */
export const removeOnPage: Change = ({ plan, text, language }) => {
  const [start] = plan.pages;
  const page = says(text, 'onStart')
    ? start
    : findPages(text, plan).find(({ item }) => isOn(text, item))?.item;
  const rest = without(text, 'onStart').replace(/\s(?:from|off|on)\s.*$/iu, '');
  const counted = says(rest, 'aPage') ? ordinalIn(rest) : null;
  const block =
    counted === null
      ? page?.blocks.find((one) => placeOf(rest, one, plan) >= 0)
      : page?.blocks.filter(({ kind }) => kind !== 'hero')[counted];
  if (page && block && page.blocks.length > 1)
    return withPage(plan, { ...page, blocks: page.blocks.filter((one) => one !== block) });
  const isPart = page !== undefined && pagesMeant(rest, plan).length > 0;
  return isPart
    ? { notDone: tell(language, 'nothingThere', { name: bare(text.replace(/^remove /iu, '')) }) }
    : null;
};

/** The page that is named, or the first where parts of a page are spoken of. */
function pageMeant({ plan, text }: Ask): PagePlan | undefined {
  const [start] = plan.pages;
  const pages = findPages(text, plan);
  const named = pages.find(({ item }) => item !== start && item.blocks.length > 1 && isOn(text, item));
  const isBeside = says(text, 'where') && pages.length < 2;
  const isStart = isBeside || says(text, 'start') || /\b(?:section|block)\b/iu.test(text);
  return named?.item ?? (isStart ? start : undefined);
}

/** Of two parts of a page one is not there. */
function noSuchBlock({ plan, text, language }: Ask): Outcome | null {
  const [start] = plan.pages;
  if (!start || !(says(text, 'start') || /\b(?:sections?|blocks?)\b/iu.test(text))) return null;
  const titles = start.blocks.flatMap((block) => ('title' in block && block.title ? [block.title] : []));
  return { notDone: tell(language, 'noSuchBlock', { page: start.title, list: titles.join(', ') }) };
}

/** "swap the first two sections", "swap prices and team". */
function swapBlocks({ plan, text, said }: Ask): AppPlan | null {
  const [start] = plan.pages;
  const page =
    findPages(text, plan).find(({ item }) => item.blocks.length > 1 && isOn(text, item))?.item ?? start;
  const blocks = page?.blocks ?? [];
  const named = blocks
    .map((block) => ({ block, at: placeOf(text, block, plan) }))
    .filter(({ at }) => at >= 0)
    .toSorted((left, right) => left.at - right.at)
    .map(({ block }) => block);
  // The opening is no section where two others follow it.
  const others = blocks.filter(({ kind }) => kind !== 'hero');
  const [first, second] = says(said, 'firstTwo') ? (others.length > 1 ? others : blocks) : named;
  if (!page || !first || !second) return null;
  const swapped = blocks.map((block) => (block === first ? second : block === second ? first : block));
  return withPage(plan, { ...page, blocks: swapped });
}

const isOn = (text: string, { title }: PagePlan): boolean =>
  like.iu`\b(?:on|from|off|auf|von|sur|en|na|no)\s+(?:the |der |la |le |el |a |o )?(?:page )?${escaped(title)}`.test(
    text,
  );

function targetOf(text: string, others: readonly BlockPlan[], anchor: BlockPlan | undefined): number | null {
  const where = found(text, 'where')?.[0];
  if (where !== undefined && anchor) return others.indexOf(anchor) + (says(where, 'above') ? 0 : 1);
  const rest = without(text, 'start');
  if (says(rest, 'atTop')) return others.findIndex(({ kind }) => kind === 'hero') + 1;
  return says(rest, 'atBottom') ? others.length : null;
}

/** Where a text speaks of a block; -1 where it does not. */
function placeOf(text: string, block: BlockPlan, plan: AppPlan): number {
  const folded = fold(text);
  const places = namesOf(block, 'entity' in block ? entityOf(plan, block.entity) : undefined)
    .map((name) => escaped(fold(name)).replace(/s$/, ''))
    .map((name) => folded.search(like.u`(?<!\p{L})${name}(?:s|es|n|en)?(?!\p{L})`))
    .filter((at) => at >= 0);
  return places.length === 0 ? -1 : Math.min(...places);
}

function namesOf(block: BlockPlan, entity: EntityPlan | undefined): readonly string[] {
  const isList = block.kind === 'collection' && entity;
  const styles = [
    ...(block.kind === 'prose' ? [block.style] : []),
    ...(isList && entity.fields.some(({ type }) => type === 'money') ? ['prices'] : []),
    ...(isList && PEOPLE.test(entity.id) ? ['team'] : []),
  ];
  return [
    ...('title' in block && block.title.length > 2 ? [block.title] : []),
    ...(entity ? [entity.one, entity.many] : []),
    ...[block.kind, ...styles].flatMap((kind) => listed(BLOCK_NAMES[kind] ?? '')),
  ].filter((name) => name !== '');
}

const PEOPLE =
  /^(?:staff|employee|barber|stylist|trainer|teacher|doctor|member|person|teamMember|instructor|coach)/i;

/** What people call kinds of blocks and styles of texts. */
const BLOCK_NAMES: Readonly<Record<string, string>> = {
  hero: 'banner, hero, welcome',
  numbers: 'numbers, figures, statistics, stats, kpis, zahlen, chiffres, cifras, números',
  chart: 'chart, graph, diagram, diagramm, graphique, gráfico, gráfica',
  form: 'form, formular, formulaire, formulario, formulário',
  prices: 'prices, price list, pricing, preise, prix, tarifs, precios, preços',
  team: 'team, staff, people, équipe, equipo, equipe, mitarbeiter',
  quotes: 'testimonials, quotes, reviews, opinions, kundenstimmen, avis, opiniones, depoimentos',
  hours: 'opening hours, hours, öffnungszeiten, horaires, horario, horário',
  contact: 'contact, address, kontakt, contacto, contato',
  faq: 'faq, questions, fragen, preguntas, perguntas',
  steps: 'steps, how it works, schritte, étapes, pasos, passos',
  cards: 'values, features, cards',
  stats: 'numbers, stats',
};

/** Parts of pages, features: whatever is removed that is no page and no field. */
export const removeFeature: Change = (ask) => {
  const { plan, order } = ask;
  if (isRule(ask.wish)) return null;
  const kinds = firstNamed(BLOCK_KINDS, order)?.split(' ') ?? [];
  const shape = firstNamed(SHAPES, order);
  const bare = mapBlocks(plan, (block) =>
    kinds.includes(block.kind) && (shape === undefined || block.kind !== 'chart' || block.shape === shape)
      ? null
      : block,
  );
  if (!isSame(bare, plan))
    return { ...bare, pages: bare.pages.filter(({ blocks }, at) => at === 0 || blocks.length > 0) };
  const plain = withoutTexts(ask);
  if (plain) return plain;
  const kind = firstNamed(ACTIONS, order);
  const without = mapBlocks(plan, (block) =>
    block.kind === 'collection' || block.kind === 'detail'
      ? { ...block, actions: block.actions.filter((action) => action.kind !== kind) }
      : block,
  );
  return isSame(without, plan) ? removeAbility(ask) : without;
};

/** "remove the testimonials": a text that stands on a page among others. */
function withoutTexts({ plan, text }: Ask): AppPlan | null {
  const next = mapBlocks(plan, (block, { blocks }) =>
    block.kind === 'prose' && blocks.length > 1 && placeOf(text, block, plan) >= 0 ? null : block,
  );
  return isSame(next, plan) ? null : next;
}

const SHAPES = { pie: 'pie|donut|round', bar: 'bars?', line: 'lines?', area: 'area' } as const;

const BLOCK_KINDS: Readonly<Record<string, string>> = {
  chart: 'charts?|graphs?|diagrams?',
  numbers: 'numbers|statistics|stats|kpis?|counters?',
  hero: 'hero|banner|welcome',
  'cart checkout orders': 'cart|checkout|shop',
  chatbot: 'chat ?bot|assistant',
  booking: 'booking',
};

const ACTIONS: Readonly<Record<string, string>> = {
  like: 'likes?',
  save: 'favourites|bookmarks?|pins?|save',
  vote: 'votes?|voting',
  share: 'shar(?:e|ing)',
  follow: String.raw`follow\w*`,
  addToCart: 'add to cart',
};

/** Comments, search, filters, the right to delete; a whole kind of record. */
function removeAbility(ask: Ask): Outcome | null {
  const { plan, order } = ask;
  // "bleaching from the services" are not the services.
  const meant = entityFound(withOrder(ask, order.replace(/\s(?:from|off|out of)\s.*$/iu, '')));
  if (/\b(?:comments?|reviews?|ratings?)\b/iu.test(order))
    return mapBlocks(plan, (block) => {
      if (block.kind !== 'detail') return block;
      const { talkEntity: _talk, ...rest } = block;
      return { ...rest, talk: 'none' };
    });
  const lost = {
    ...(meant && /\bsearch\b/iu.test(order) ? { hasSearch: false } : {}),
    ...(meant && /\bfilters?\b/iu.test(order) ? { filters: [] } : {}),
  };
  const rights = says(order, 'deedButton') ? rightsLost(order) : {};
  if (says(order, 'deedButton') || Object.keys(lost).length > 0)
    return mapBlocks(plan, (block) =>
      block.kind === 'collection' ? { ...block, ...lost, can: { ...block.can, ...rights } } : block,
    );
  const isThere = meant && meant.start >= 0;
  if (isThere || !isNamedPart(ask)) return isThere ? withoutRecords(plan, meant.item.id) : null;
  return {
    notDone: tell(ask.language, 'nothingThere', {
      name: bare(ask.text.replace(/^remove\s|\sremove$/giu, '')),
    }),
  };
}

/** A page that most sites have, or a part of one, and nothing else. */
const isNamedPart = ({ text, wish }: Ask): boolean => {
  const told = fold(bare(text.replace(/^remove\s|\sremove$/giu, '')));
  const parts = Object.values(BLOCK_NAMES).flatMap((names) => listed(names));
  return (
    told.split(' ').length <= 4 &&
    (placeIn(told, wish.language) !== null || parts.some((name) => fold(name) === told))
  );
};

const rightsLost = (order: string): Partial<CollectionBlock['can']> => ({
  ...(/\bdelet/iu.test(order) ? { remove: false } : {}),
  ...(/\bedit/iu.test(order) ? { edit: false } : {}),
  ...(/\b(?:creat|new)/iu.test(order) ? { create: false } : {}),
});

/** A kind of record, with all that shows it; null where no page would be left. */
function withoutRecords(plan: AppPlan, id: string): AppPlan | null {
  const next = mapBlocks(plan, (block) => ('entity' in block && block.entity === id ? null : block));
  const pages = next.pages.filter(({ blocks }) => blocks.length > 0);
  const entities = plan.entities.filter((entity) => entity.id !== id);
  return pages.length === 0
    ? null
    : { ...next, entities, pages: pages.map((page, at) => (at === 0 ? { ...page, path: '/' } : page)) };
}

/** "a newsletter box in the footer": the form itself at the foot of every page, no page of its own. */
export const changeFooterForm: Change = ({ plan, text, wish }) => {
  if (placeIn(text, wish.language) !== 'newsletter') return null;
  const { footerForm: old, ...rest } = plan;
  if (/^remove\b/iu.test(text)) return old === undefined ? null : rest;
  if (!says(text, 'everyFooter')) return null;
  const there = formIn(plan);
  const grown = there ? plan : withPlaces(plan, { text: wish.text, places: ['newsletter'] });
  const footerForm = there ?? formIn(grown);
  return footerForm ? { ...plan, entities: grown.entities, footerForm } : null;
};

const formIn = (plan: AppPlan): FormBlock | undefined =>
  blocksOf(plan).find((block): block is FormBlock => block.kind === 'form' && block.entity === 'subscriber');

type Options = EngineBlock['options'];

/** "make it 6x6", "25 minutes instead": what a game or tool is asked to be like from now on. */
export const changeEngine: Change = ({ plan, order, said }) => {
  const next = mapBlocks(plan, (block) =>
    block.kind === 'engine'
      ? { ...block, options: { ...block.options, ...optionsIn(block, said), ...namesIn(block, order) } }
      : block,
  );
  return isSame(next, plan) ? null : next;
};

/** "add a hero": the opening of the first page, with its picture. */
export const addHero: Change = ({ plan }) => {
  const [start, second] = plan.pages;
  if (!start || start.blocks.some(({ kind }) => kind === 'hero')) return plan;
  const hero: BlockPlan = {
    kind: 'hero',
    title: plan.name,
    text: plan.tagline,
    actions: second?.isInNav === true ? [{ label: second.title, page: second.id }] : [],
    picture: plan.entities[0]?.one.toLowerCase() ?? plan.name.toLowerCase(),
  };
  return withPage(plan, { ...start, blocks: [hero, ...start.blocks] });
};

/** "add a timer": a page of its own for a game or a tool; what is said of records is about them. */
export const addEngine: Change = ({ plan, text, said, language }) => {
  if (findEntities(text, plan).length > 0) return null;
  const next = withEngines(plan, said);
  const [added] = next.pages.slice(plan.pages.length).flatMap(({ blocks }) => blocks);
  if (added?.kind !== 'engine') return null;
  const there = plan.pages.find(({ blocks }) =>
    blocks.some((block) => block.kind === 'engine' && block.engine === added.engine),
  );
  return there ? { notDone: tell(language, 'pageThere', { name: there.title }) } : next;
};

/** What the words say, not what is usual without them. */
function optionsIn({ engine }: EngineBlock, text: string): Options {
  const usual = optionsFor(engine, '');
  const told = Object.entries(optionsFor(engine, text));
  return Object.fromEntries(told.filter(([key, value]) => !isSame(value, usual[key] ?? null)));
}

/** "add reading and sport", "remove sport", where a tool has a list of names. */
function namesIn({ engine, options }: EngineBlock, order: string): Options {
  const [, verb = '', rest = ''] = /^(add|remove)\s+(.+)$/iu.exec(order) ?? [];
  const [key] = Object.entries(optionsFor(engine, '')).find(([, value]) => Array.isArray(value)) ?? [];
  if (key === undefined || rest === '' || says(rest, 'notAName')) return {};
  const old = options[key];
  const names = Array.isArray(old) ? old.map(String) : [];
  const told = listItems(rest).map((item) => sentence(bare(item)));
  if (told.some((name) => name.split(' ').length > 3)) return {};
  if (verb.toLowerCase() === 'add') return { [key]: [...new Set([...names, ...told])] };
  const kept = names.filter((name) => !told.some((one) => fold(one) === fold(name)));
  return kept.length === names.length ? {} : { [key]: kept };
}
