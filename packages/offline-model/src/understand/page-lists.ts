import { findEntity } from '../lexicon/entity-lexicon.ts';
import { AND, like, part, toPattern } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';
import { sentenceCase } from './fields.ts';
import { listItems } from './list-items.ts';
import { wordsOf } from './field-items.ts';
import { namesIn } from './named-list.ts';
import { unquoted } from './named-row.ts';
import { QUOTED, spanOf, type Span } from './tokens.ts';
import type { Understanding, UnderstoodEntity } from './understanding.ts';

/** The pages that a request names one after the other, and where it does. */
interface PageList {
  readonly names: readonly string[];
  readonly start: number;
  readonly end: number;
}

const NAME = String.raw`["“«„]?[\p{L}][\p{L}'’-]*(?: [\p{L}'’-]+){0,3}["”»“]?`;
const LIST = String.raw`${NAME}(?:,\s+${NAME})*,?\s+(?:${AND}|&)\s+${NAME}|${NAME}(?:,\s+${NAME})+`;
const PAGES =
  '(?:pages|seiten|páginas|sections|secciones|seções|rubriques|rubriken|pestañas|onglets|tabs)(?:\\s(?:du|im|del|do|of the|in the)\\smen[uúü])?';
const WITH = part`
  (?:(?:with|mit|avec|con|com|has|have|it has|there are|needs?|il me faut|il nous faut|nécessite|hat|braucht|tiene|tem)\s)?
  (?:(?:the|these|this|those|following|den|die|diesen?|folgenden?|les|ces|las|estas|as|its?|own)\s)*`;
const HOME =
  "(?:home|home ?page|start|startseite|start page|accueil|inicio|início|página (?:inicial|de inicio|de início)|page d['’]accueil|portada|landing(?: page)?)";
/** A restaurant has another menu; this one begins with where one lands. */
const LANDING = `(?:${HOME}|dashboard|overview|übersicht|panel|painel|tableau de bord)`;
const HOME_FIRST = like.iu`^${HOME}\s*,`;
/** Pages that sites have, whatever their trade. */
const USUAL = like.iu`
  ^(?:${HOME}|contact(?: us)?|kontakt|contacto|contato|about(?: us| me)?|über (?:uns|mich)|sobre (?:nosotros|nós|mí|mim)|à propos|quiénes somos|quem somos|faqs?|pric(?:es|ing)|preise|precios|tarifas|preços|tarifs|gallery|galerie|galería|galeria
  |news|aktuelles|noticias|notícias|actualités|team|equipo|equipe|équipe|impressum|questions|fragen|preguntas(?: frecuentes)?|perguntas(?: frequentes)?|opening hours|öffnungszeiten|horarios?|horários?|horaires|services?|leistungen|servicios|serviços)$`;
const SITE =
  '(?:site|website|web|webseite|homepage|sitio|página(?: web)?|internetseite|web-?auftritt|seite|page)';
const OF_WHOM = String.raw`(?:,?\s(?:for|für|pour|para|in|en|em|à|de|of|von)\s[^.:;]{3,60}?)?,?`;
const END = String.raw`(?=\s*(?:[.?!;\n]|$|,\s(?:which|that|wo|où|donde|onde)\s))`;
/** "two pages besides the Dashboard: …". */
const BESIDES = String.raw`(?:\s(?:besides|apart from|in addition to|next to|neben|außer|además de|aparte de|en plus de|outre|além d[eoa])(?:\s(?:the|der|dem|den|la|el|le|o|a|l['’]))?\s\p{L}+)?`;
const LISTED: readonly RegExp[] = [
  like.iu`
    (?<![\p{L}])${WITH}(?:(?:three|four|five|six|\d|drei|vier|fünf|trois|quatre|cinq|tres|cuatro|cinco|três|quatro)\s)?
    (?:${PAGES}|page names)${BESIDES}\s?(?:(?<colon>:)\s*|(?:called|named)\s+|\s)(?<list>${LIST})${END}`,
  like.iu`(?<=(?<!\p{L})${SITE}${OF_WHOM}\s)(?:with|mit|avec|con|com)\s(?<usual>${LIST})${END}`,
  like.iu`
    (?<!\p{L})(?:menu|menü|menú)(?:\s(?:after|nach|après|tras|após)\s[\p{L} -]{3,20}?)?\s?(?<colon>:)\s*(?<list>(?=${LANDING}\s*,)(?:${LIST}))${END}`,
  // "a home page with the line "…", then Prices, Book a sweep and Contact".
  like.iu`
    (?<=(?<!\p{L})(?:${HOME})(?!\p{L})[^.;\n]{0,160}?)[,;]?\s(?:and then|then|dann|danach|luego|después|ensuite|puis|depois|más|plus|dazu)\s
    (?:(?:the )?pages(?: for)?\s|die seiten\s|las páginas\s|as páginas\s|les pages\s)?(?<usual>${LIST})${END}`,
  like.iu`(?<!\p{L})(?<!\s(?:for|für|para|pour)\s)(?<loose>(?=${HOME}\s*,)(?:${LIST}))${END}`,
];

/** "Pages: Work, About and Contact", "eine Seite mit Start, Kurse und Kontakt". */
export function readPageList(text: string): PageList | null {
  for (const pattern of LISTED) {
    const match = pattern.exec(text);
    const names = match === null ? null : pagesIn(match.groups ?? {});
    if (match !== null && names !== null)
      return { names, start: match.index, end: match.index + match[0].length };
  }
  return null;
}

/** The names of a list, where these are pages. */
function pagesIn({
  loose,
  usual = loose,
  list = usual ?? '',
  colon,
}: Readonly<Record<string, string | undefined>>): readonly string[] | null {
  const said = namesIn(list);
  const names = said.map((name) => sentenceCase(unquoted(name)));
  const isHomeFirst = HOME_FIRST.test(list);
  const isTold = colon !== undefined || isHomeFirst || said.every((name) => /^\P{Ll}/u.test(name));
  const isOfSite = usual === undefined || (loose === undefined && isHomeFirst) || isUsual(names);
  const isShort = names.length > 1 && names.every((name) => name.split(' ').length <= 4);
  return isShort && isTold && isOfSite ? names : null;
}

/** Of three or more some are such as any site has, so they are for visitors; where one lands alone may be a kind of goods. */
export const isUsual = (names: readonly string[]): boolean =>
  names.length > 2 &&
  names.filter((name) => USUAL.test(name)).length > Number(HOME_FIRST.test(`${names[0]},`));

const HEAD = { en: 'Pages', de: 'Seiten', fr: 'Pages', es: 'Páginas', pt: 'Páginas' } as const;

/** The request with its pages in a sentence of their own, without those that are made elsewhere. */
export function withPageList(
  text: string,
  { made, language }: { made: readonly string[]; language: Language },
): string {
  const list = readPageList(text);
  if (list === null) return text;
  const names = list.names.filter((name) => !made.includes(name));
  const before = text
    .slice(0, list.start)
    .replace(/[\s,]+$/u, '')
    .replace(STUMP, '');
  const after = text.slice(list.end).replace(/^\s*[.?!](?=(\s?))\s?/u, (_, space: string) => space || ' ');
  const told = names.length === 0 ? '' : ` ${HEAD[language]}: ${names.join(', ')}.`;
  return `${before}${before === '' || /[.?!:]$/u.test(before) ? '' : '.'}${told}${after}`;
}

/** What led to the list and means nothing without it: "un site de cinq pages", "Im Menü", "São quatro páginas". */
const STUMP = like.iu`(?:(?<=^|[.!?\n]\s*)(?:in the|in|im|são|son|sont|es gibt|there are|hay|há|il y a|it has|the)|\s(?:de|of|with|mit|con|com|avec|in the|im|aus))$`;

const BULLET = String.raw`[^\S\n]*(?:[-*•–▪]|\d{1,2}[.)])[^\S\n]+`;
const PAGE_LINE = String.raw`${BULLET}["“«„*]*(?:${NAME})["”»“*]*[^\S\n]*(?:(?:[:–—→]|-(?=\s)|\((?=[^\n]*\)\.?(?:\n|$)))[^\n]*)?(?:\n\s*|$)`;
const THEIR_LEAD = String.raw`(?:[,–—-]?\s*(?:(?:the|our|la|le|die|unsere|nuestra|[oa])\s)?(?:(?:web)?site|web|webseite|sitio|app)?\s?(?:with|has|should have|needs|mit|hat|braucht|avec|a|con|tiene|com|tem)?\s?(?:(?:the|these|following|diese[nr]?|folgende[nr]?|les|ces|las|estas|as|siguientes|seguintes|suivantes)\s)*${PAGES}(?:\s(?:siguientes|seguintes|suivantes|du site|del sitio|do site|needed))?\s?:\s*)?`;
/** "Pages:", and below it each with what stands there. */
const PAGE_LINES = like.giu`(?<=^|\n|[.!?,\p{L}])(?<lead>(?:^|\n\s*|[^\S\n]+|(?<=\p{L}))${THEIR_LEAD})(?<=^|\n\s*)(?<lines>(?:${PAGE_LINE}){3,})`;
const ONE_LINE = like.iu`^${BULLET}["“«„*]*(?<name>${NAME}?)["”»“*]*\s*(?:(?:[:–—→]|-(?=\s))\s*(?<told>.*)|\((?<noted>.*)\)\.?)?$`;
const A_FORM = { en: 'a', de: 'ein', fr: 'un', es: 'un', pt: 'um' } as const;
const FORM = /^(?:form|formular|formulaire|formulario|formulário)\s/iu;

/** Pages that a request lists with what stands on each, and where it does. */
interface ToldPageList {
  readonly pages: readonly { readonly name: string; readonly told: string; readonly asks: string | null }[];
  readonly span: Span;
  readonly isInLines: boolean;
}

/** The lists of pages that are told with them, in their order. */
export const readToldPageLists = (text: string): readonly ToldPageList[] =>
  [...text.matchAll(PAGE_LINES)]
    .flatMap(pagesInLines)
    .concat([...text.matchAll(PAGES_TOLD)].flatMap(pagesInSentence))
    .toSorted((a, b) => a.span.start - b.span.start);

/** The pages of a site in lines of their own. */
function pagesInLines(match: RegExpExecArray): readonly ToldPageList[] {
  const pages = (match.groups?.['lines'] ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => ONE_LINE.exec(line.trim())?.groups ?? {})
    .map(({ name = '', noted = '', told = noted }) => ({ name: name.trim(), told: told.trim(), asks: null }));
  return isUsual(pages.map(({ name }) => name)) ? [{ pages, span: spanOf(match), isInLines: true }] : [];
}

/** "with three pages: Prices (…), Where I Am (…) and Bring It In, which is a form where …": up to the end of the sentence. */
const PAGES_TOLD = like.giu`
  (?<!\p{L})(?:${WITH}(?:(?:two|three|four|five|six|\d|zwei|drei|vier|fünf|deux|trois|quatre|cinq|dos|tres|cuatro|cinco|duas|três|quatro)\s)?${PAGES}\s?:\s*)
  (?<list>(?:[^.!?\n()]|\([^()]*\)|[.](?=\S))*\((?:[^.!?\n()]|\([^()]*\)|[()]|[.](?=\S))*)(?=[.!?\n]|$)`;
const IS_FORM = part`
  (?:which|that|das|die|qui|que)\s(?:is|ist|est|es|é)\s(?:an?|ein|un|une|um)\sform\p{L}*(?:\s(?:where|in dem|in das|où|donde|en el que|onde)\s\p{L}+\s(?:can\s)?(?:leave|enter|give|type|fill in|put|say)|\s(?:with|asking for|mit|avec|con|com))\s`;
const PAGE_TOLD = like.iu`^["“«„]?(?<name>${NAME}?)["”»“]?(?:\s\((?<noted>.*)\)|,\s${IS_FORM}(?<asked>.*))?$`;

/** The same in one sentence, with what stands on each page in brackets. */
function pagesInSentence(match: RegExpExecArray): readonly ToldPageList[] {
  const { list = '' } = match.groups ?? {};
  const form = list.search(like.iu`,\s${IS_FORM}`);
  const items = listItems(form < 0 ? list : list.slice(0, form), 0).map((item) => item.text);
  const last = items.at(-1) ?? '';
  const pages = [...items.slice(0, -1), form < 0 ? last : `${last}${list.slice(form)}`]
    .map((item) => PAGE_TOLD.exec(item.trim())?.groups ?? {})
    .map(({ name = '', noted = '', asked = null }) => ({ name: name.trim(), told: noted, asks: asked }));
  const areNamed = pages.length > 1 && pages.every(({ name }) => like.u`^\p{Lu}`.test(name));
  return areNamed ? [{ pages, span: spanOf(match), isInLines: false }] : [];
}

/** The request with each such list as sentences for the readers of pages: their names, and what is told of each. */
export const withToldPageLists = (text: string, lists: readonly ToldPageList[], language: Language): string =>
  lists.reduceRight((rest, { pages, span, isInLines }) => {
    const names = pages.map(({ name }) => sentenceCase(name)).join(', ');
    const told = `${HEAD[language]}: ${names}. ${pages.map((page) => lineOf(page, language)).join('')}`;
    // The sentence that a list stood in ends with its own full stop.
    const own = isInLines ? `\n${told}` : `. ${told.replace(/\.\s*$/u, '')}`;
    return `${rest.slice(0, span.start)}${own}${rest.slice(span.end)}`;
  }, text);

const FORM_WITH = {
  en: 'form with',
  de: 'Formular mit',
  fr: 'formulaire avec',
  es: 'formulario con',
  pt: 'formulário com',
} as const;

const QUOTE = toPattern(`(?:\\p{L}+\\s)?(?:${QUOTED})`, 'giu');

/** Where one lands there are the name and what is in quotation marks; elsewhere what is told goes by the name of the page. */
function lineOf({ name, told, asks }: ToldPageList['pages'][number], language: Language): string {
  if (asks !== null) return `${sentenceCase(name)}: ${A_FORM[language]} ${FORM_WITH[language]} ${asks}. `;
  if (told === '') return '';
  const isHome = HOME_FIRST.test(`${name},`);
  if (isHome) return (told.match(QUOTE) ?? []).map((words) => titleOf(words, language)).join('');
  const words = told.replace(/[.\s]+$/u, '');
  return `${sentenceCase(name)}: ${FORM.test(words) ? `${A_FORM[language]} ` : ''}${words}. `;
}

const HEADLINE = { en: 'Headline', de: 'Überschrift', fr: 'Titre', es: 'Titular', pt: 'Título' } as const;
const TITLED = /^(?:motto|slogan|tagline|headline|lema|devise|titular|titre|título|überschrift)\s/iu;

/** "the line "Cake for all"". */
const titleOf = (words: string, language: Language): string =>
  TITLED.test(words)
    ? `${sentenceCase(words)}. `
    : `${HEADLINE[language]} ${words.replace(/^\p{L}+\s/u, '')}. `;

type Said = Pick<Understanding, 'entities' | 'demands' | 'sections' | 'places'>;

/** Where the pages are named or the lists declared, a word in passing that no page is about and of which nothing is told is no list. */
export function withoutPassing<S extends Said>(said: S, names: readonly string[]): S {
  const declared = said.entities.filter(({ isListed, fields }) => isListed === true && fields.length > 2);
  if (names.length < 3 && declared.length < 2) return said;
  const isPassing = ({ id, entry, isSection, isListed, rows, fields, actions }: UnderstoodEntity): boolean =>
    entry === null &&
    !isSection &&
    isListed !== true &&
    rows === undefined &&
    fields.length < 2 &&
    actions.every(({ action }) => action === 'view') &&
    !said.sections.some(({ entity }) => entity === id);
  const gone = new Set(said.entities.filter(isPassing).map(({ id }) => id));
  return {
    ...said,
    entities: said.entities.filter(({ id }) => !gone.has(id)),
    demands: said.demands.filter(({ entity }) => entity === null || !gone.has(entity)),
  };
}

/** Nothing else is on it; articles are a blog where nothing is told of them. */
const isFree = ({ place, entity, action }: Said['sections'][number]): boolean =>
  (place === null || place === 'blog') && entity === null && action === undefined;

/** "Rubriques : Accueil, Articles": a page that goes by the name of a thing is the page of it, whatever else it is called. */
export function withPagesOfThings<S extends Said>(said: S, language: Language): S {
  const thingOf = (title: string | null): UnderstoodEntity | undefined => {
    const words = title === null ? [] : wordsOf(title, language);
    const found = findEntity(words);
    return found?.length === words.length
      ? said.entities.find(
          ({ entry, isListed, rows }) =>
            entry !== null && entry.id === found.entry?.id && (isListed === true || rows !== undefined),
        )
      : undefined;
  };
  return {
    ...said,
    sections: said.sections.map((section) => {
      const thing = isFree(section) ? thingOf(section.title) : undefined;
      return thing === undefined ? section : { ...section, place: null, entity: thing.id };
    }),
    places: said.places.filter(({ place, title }) => place !== 'blog' || thingOf(title) === undefined),
  };
}
