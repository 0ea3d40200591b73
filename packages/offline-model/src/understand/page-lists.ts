import { findEntity } from '../lexicon/entity-lexicon.ts';
import { like, part } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';
import { sentenceCase } from './fields.ts';
import { wordsOf } from './field-items.ts';
import { namesIn } from './named-list.ts';
import { unquoted } from './named-row.ts';
import type { Understanding, UnderstoodEntity } from './understanding.ts';

/** The pages that a request names one after the other, and where it does. */
interface PageList {
  readonly names: readonly string[];
  readonly start: number;
  readonly end: number;
}

const NAME = String.raw`["“«„]?[\p{L}][\p{L}'’-]*(?: [\p{L}'’-]+){0,3}["”»“]?`;
const LIST = String.raw`${NAME}(?:,\s+${NAME})*,?\s+(?:and|und|et|y|e|&)\s+${NAME}|${NAME}(?:,\s+${NAME})+`;
const PAGES =
  '(?:pages|seiten|páginas|sections|secciones|seções|rubriques|rubriken|pestañas|onglets|tabs)(?:\\s(?:du|im|del|do|of the|in the)\\smen[uúü])?';
const WITH = part`
  (?:(?:with|mit|avec|con|com|has|have|it has|there are|needs?|il me faut|il nous faut|nécessite|hat|braucht|tiene|tem)\s)?
  (?:(?:the|these|this|those|following|den|die|diesen?|folgenden?|les|ces|las|estas|as|its?|own)\s)*`;
const HOME = '(?:home|home ?page|start|startseite|accueil|inicio|início|página inicial|landing)';
/** A restaurant has another menu; this one begins with where one lands. */
const LANDING = `(?:${HOME}|dashboard|overview|übersicht|panel|painel|tableau de bord)`;
const HOME_FIRST = like.iu`^${HOME}\s*,`;
const LISTED: readonly RegExp[] = [
  like.iu`
    (?<![\p{L}])${WITH}(?:(?:three|four|five|six|\d|drei|vier|fünf|trois|quatre|cinq|tres|cuatro|cinco|três|quatro)\s)?
    ${PAGES}\s?(?:(?<colon>:)\s*|(?:called|named)\s+|\s)(?<list>${LIST})(?=\s*(?:[.?!;\n]|$))`,
  like.iu`
    (?<=(?:site|website|web|webseite|website|homepage|sitio|página web|internetseite|web-?auftritt)(?:\s(?:for|für|pour|para)\s[^.:;]{3,60}?)?\s)(?:with|mit|avec|con|com)\s
    (?<list>(?=${HOME}\s*,)(?:${LIST}))(?=\s*(?:[.?!;\n]|$))`,
  like.iu`
    (?<!\p{L})(?:menu|menü|menú)(?:\s(?:after|nach|après|tras|após)\s[\p{L} -]{3,20}?)?\s?(?<colon>:)\s*(?<list>(?=${LANDING}\s*,)(?:${LIST}))(?=\s*(?:[.?!;\n]|$))`,
];

/** "Pages: Work, About and Contact", "eine Seite mit Start, Kurse und Kontakt". */
export function readPageList(text: string): PageList | null {
  for (const pattern of LISTED) {
    const match = pattern.exec(text);
    const list = match?.groups?.['list'] ?? '';
    const names = namesIn(list).map((name) => sentenceCase(unquoted(name)));
    const isTold = match?.groups?.['colon'] !== undefined || HOME_FIRST.test(list);
    const isNamed =
      names.length > 1 &&
      names.every((name) => name.split(' ').length <= 4) &&
      (isTold || namesIn(list).every((name) => /^\P{Ll}/u.test(name)));
    if (match !== null && isNamed) return { names, start: match.index, end: match.index + match[0].length };
  }
  return null;
}

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
  const after = text.slice(list.end).replace(/^\s*[.?!]/u, '');
  const told = names.length === 0 ? '' : ` ${HEAD[language]}: ${names.join(', ')}.`;
  return `${before}${before === '' || /[.?!:]$/u.test(before) ? '' : '.'}${told}${after}`;
}

/** What led to the list and means nothing without it: "un site de cinq pages", "Im Menü", "São quatro páginas". */
const STUMP = like.iu`(?:(?<=^|[.!?\n]\s*)(?:in the|in|im|são|son|sont|es gibt|there are|hay|há|il y a|it has|the)|\s(?:de|of|with|mit|con|com|avec|in the|im|aus))$`;

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
