import type { AppPlan, EntityPlan, Language, PagePlan } from '../plan/app-plan.ts';
import type { BlockPlan } from '../plan/block-plan.ts';
import type { ChangeContext, Changer, Outcome } from './ask.ts';
import { isSame, withPage } from './edits.ts';
import { findPages, fold } from './named.ts';
import { tell } from './said.data.ts';
import { unquoted } from './wish.ts';
import { listed } from '../lexicon/listed.ts';
import { escaped } from '../understand/tokens.ts';

/** "move About last", "put Contact before About", "make Tasks the first page". */
export const movePages: Changer = (plan, wish, context) => {
  const text = unquoted(wish.order, wish.quotes);
  if (!MOVED.test(text) || !PLACED.test(text)) return null;
  const [moved, other] = findPages(text, plan);
  const listed = menuOrder(plan, text);
  if (listed || !moved) return listed ?? unknownPage(plan, text, context);
  if (wish.order.includes('“') || /\b(?:show|display|only|text)\b/iu.test(text)) return null;
  const rest = plan.pages.filter((page) => page !== moved.item);
  const isStart = /\b(?:first|front|start|home ?page|start ?page|beginning)\b/iu.test(text);
  const beside = other ? besideOf(text, rest.indexOf(other.item)) : undefined;
  const at = beside ?? (isStart ? 0 : step(plan, { page: moved.item, text, rest }));
  const pages = [...rest.slice(0, at), moved.item, ...rest.slice(at)].map((page, index) =>
    withPath(page, index),
  );
  if (isSame(pages, plan.pages)) return null;
  return { ...plan, pages };
};

/** Before or after the other one; undefined where the words do not tell. */
function besideOf(text: string, other: number): number | undefined {
  const word = /\b(before|vor|avant|antes|after|nach|après|después|depois)\b/iu.exec(text)?.[1];
  if (word === undefined) return undefined;
  return /^(?:before|vor|avant|antes)$/iu.test(word) ? other : other + 1;
}

const MOVED = /^(?:move|put|make|change|place|set)\b|\bmove$/iu;
const PLACED =
  /\bmenu\b.*:|\b(?:last|first|end|front|start|before|after|top|bottom|home ?page|start ?page|up|down|left|right|vor|nach|avant|après|antes|después|depois)\b/iu;

/** A page of the menu that is not there. */
function unknownPage(plan: AppPlan, text: string, { language }: ChangeContext): Outcome | null {
  const isPage =
    /^move\b(?! (?:the )?(?:menu|nav))/iu.test(text) && /\b(?:menu|navigation|nav|menü|menú)\b/iu.test(text);
  const titles = plan.pages.filter(({ isInNav }) => isInNav).map(({ title }) => title);
  return isPage ? { notDone: tell(language, 'noSuchPage', { list: titles.join(', ') }) } : null;
}

/** "reorder the menu: Rooms, Booking, Gallery". */
function menuOrder(plan: AppPlan, text: string): AppPlan | null {
  const list = /\b(?:menu|navigation|nav|pages|menü|menú)\b[^:]*:\s*(.+)$/iu.exec(text)?.[1];
  if (list === undefined || !list.includes(',')) return null;
  const [start, ...others] = plan.pages;
  const named = list
    .split(/\s*,\s*|\s+(?:and|und|et|y|e)\s+/iu)
    .flatMap((name) => findPages(name, { ...plan, pages: others })[0]?.item ?? []);
  if (!start || named.length < 2) return null;
  const pages = [start, ...new Set([...named, ...others])];
  return { ...plan, pages };
}

function step(
  plan: AppPlan,
  { page, text, rest }: { page: PagePlan; text: string; rest: readonly PagePlan[] },
): number {
  const at = plan.pages.indexOf(page);
  if (/\b(?:up|left)\b/iu.test(text)) return Math.max(0, at - 1);
  if (/\b(?:down|right)\b/iu.test(text)) return Math.min(rest.length, at + 1);
  return rest.length;
}

const withPath = (page: PagePlan, index: number): PagePlan => {
  if (index === 0) return { ...page, path: '/' };
  return page.path === '/' ? { ...page, path: `/${page.id}` } : page;
};

const MOVING = /^(?:move|put|place|change|set|bring)\b|\bmove$|\bshould (?:be|come|stand|go)\b/iu;
const WHERE =
  /(?<!\p{L})(before|above|over|vor|über|avant|au-dessus d[eu]s?|antes del?|encima de|acima d[aeo]s?|after|below|under|beneath|nach|unter|après|en dessous d[eu]s?|después del?|debajo de|depois d[aeo]s?|abaixo d[aeo]s?)(?!\p{L})/iu;
const UP = /^(?:before|above|over|vor|über|avant|au-dessus|antes|encima|acima)/iu;
const START =
  /\b(?:home ?page|home|start ?page|first page|front page|landing page|dashboard|startseite|accueil|página de inicio|inicio|página inicial|início)\b/iu;
const TOP = /\b(?:first|top|beginning|start of|oben|ganz oben|en haut|arriba|no topo|al principio)\b/iu;
const BOTTOM = /\b(?:last|bottom|end|unten|ganz unten|en bas|abajo|al final|no fim|no final)\b/iu;

/** "put the prices before the team on the home page": the order of what stands on one page. */
export const moveBlocks: Changer = (plan, wish, context) => {
  const text = unquoted(wish.order, wish.quotes);
  const [start] = plan.pages;
  if (!MOVING.test(text) || wish.order.includes('“') || !start) return null;
  const page =
    findPages(text, plan).find(({ item }) => item !== start && item.blocks.length > 1 && onPage(text, item))
      ?.item ?? (START.test(text) || /\b(?:section|block)\b/iu.test(text) ? start : null);
  if (!page) return null;
  const spots = page.blocks
    .map((block) => ({ block, at: placeOf(text, block, plan.entities) }))
    .filter(({ at }) => at >= 0)
    .toSorted((left, right) => left.at - right.at);
  const [moved, anchor] = spots;
  if (!moved) return null;
  const others = page.blocks.filter((block) => block !== moved.block);
  const at = targetOf(text, others, anchor?.block);
  if (at === null) return missing(page, text, context.language);
  const blocks = [...others.slice(0, at), moved.block, ...others.slice(at)];
  if (isSame(blocks, page.blocks)) return null;
  return withPage(plan, { ...page, blocks });
};

/** "before the team", where there is no team. */
const missing = (page: PagePlan, text: string, language: Language): Outcome | null =>
  WHERE.test(text)
    ? {
        notDone: tell(language, 'noSuchBlock', {
          page: page.title,
          list: page.blocks
            .flatMap((block) => ('title' in block && block.title !== '' ? [block.title] : []))
            .join(', '),
        }),
      }
    : null;

const onPage = (text: string, page: PagePlan): boolean =>
  new RegExp(
    `\\b(?:on|auf|sur|en|na|no)\\s+(?:the |der |la |le |el |a |o )?(?:page )?${escaped(page.title)}`,
    'iu',
  ).test(text);

function targetOf(text: string, others: readonly BlockPlan[], anchor: BlockPlan | undefined): number | null {
  const where = WHERE.exec(text)?.[1];
  if (where !== undefined && anchor) return others.indexOf(anchor) + (UP.test(where) ? 0 : 1);
  const rest = text.replace(new RegExp(START, 'giu'), ' ');
  if (TOP.test(rest)) return others.findIndex(({ kind }) => kind === 'hero') + 1;
  return BOTTOM.test(rest) ? others.length : null;
}

/** Where a text speaks of a block; -1 where it does not. */
function placeOf(text: string, block: BlockPlan, entities: readonly EntityPlan[]): number {
  const folded = fold(text);
  const places = namesOf(block, entities)
    .map((name) =>
      folded.search(
        new RegExp(`(?<!\\p{L})${escaped(fold(name)).replace(/s$/, '')}(?:s|es|n|en)?(?!\\p{L})`, 'u'),
      ),
    )
    .filter((at) => at >= 0);
  return places.length === 0 ? -1 : Math.min(...places);
}

function namesOf(block: BlockPlan, entities: readonly EntityPlan[]): readonly string[] {
  const entity = 'entity' in block ? entities.find(({ id }) => id === block.entity) : undefined;
  const own = [
    ...('title' in block && block.title.length > 2 ? [block.title] : []),
    ...(entity ? [entity.one, entity.many] : []),
    ...(BLOCK_NAMES[block.kind] ?? []),
  ];
  if (block.kind === 'prose') return [...own, ...(STYLE_NAMES[block.style] ?? [])];
  if (block.kind !== 'collection' || !entity) return own;
  return [
    ...own,
    ...(entity.fields.some(({ type }) => type === 'money') ? (STYLE_NAMES['prices'] ?? []) : []),
    ...(PEOPLE.test(entity.id) ? (STYLE_NAMES['team'] ?? []) : []),
  ];
}

const PEOPLE =
  /^(?:staff|employee|barber|stylist|trainer|teacher|doctor|member|person|teamMember|instructor|coach)/i;

const BLOCK_NAMES: Readonly<Record<string, readonly string[]>> = {
  hero: ['banner', 'hero', 'welcome'],
  numbers: ['numbers', 'figures', 'statistics', 'stats', 'kpis', 'zahlen', 'chiffres', 'cifras', 'números'],
  chart: ['chart', 'graph', 'diagram', 'diagramm', 'graphique', 'gráfico', 'gráfica'],
  form: ['form', 'formular', 'formulaire', 'formulario', 'formulário'],
};
const STYLE_NAMES: Readonly<Record<string, readonly string[]>> = {
  prices: ['prices', 'price list', 'pricing', 'preise', 'prix', 'tarifs', 'precios', 'preços'],
  team: ['team', 'staff', 'people', 'équipe', 'equipo', 'equipe', 'mitarbeiter'],
  quotes: listed('testimonials, quotes, reviews, opinions, kundenstimmen, avis, opiniones, depoimentos'),
  hours: ['opening hours', 'hours', 'öffnungszeiten', 'horaires', 'horario', 'horário'],
  contact: ['contact', 'address', 'kontakt', 'contacto', 'contato'],
  faq: ['faq', 'questions', 'fragen', 'preguntas', 'perguntas'],
  steps: ['steps', 'how it works', 'schritte', 'étapes', 'pasos', 'passos'],
  cards: ['values', 'features', 'cards'],
  stats: ['numbers', 'stats'],
};
