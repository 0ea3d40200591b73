import { findEntity } from '../lexicon/entity-lexicon.ts';
import { like, part, toPattern } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';
import { sentenceCase } from './fields.ts';
import { wordsOf } from './field-items.ts';
import { gloss } from './gloss.ts';
import { meaningOf } from './phrase.ts';
import { isUsual } from './page-lists.ts';
import { factOn, readSaidPages } from './said-pages.ts';
import {
  peopleIn,
  PRICE_PAGE,
  pricesIn,
  readAsked,
  thingsIn,
  timedIn,
  type ToldItem,
} from './told-page-items.ts';
import { escaped, QUOTED, sentences } from './tokens.ts';
import type { Understanding, UnderstoodEntity } from './understanding.ts';

/** A page whose words the request gives: rules, questions with their answers, what is said about the house. */
export interface ToldPage {
  readonly title: string;
  readonly text: string;
  readonly items: readonly ToldItem[];
  /** Where it does not go by the items. */
  readonly style?: 'prices' | 'team';
}

const NAME = String.raw`\p{Lu}[\p{L}'’-]*(?: [\p{L}'’-]+){0,3}`;
const PAGE = '(?:page|seite|página|section|sección|seção|rubrik|rubrique)';
const THESE = part`
  (?:(?:\s+(?:(?:that|which|die|qui|que)\s+)?(?:contains?|says?|reads?|shows?|with|saying|mit|enthält|zeigt|avec|dit|contient|con|dice|contiene|com|diz|contém)\s+(?:(?:the|an?|dem|den|der|die|das|einem|la|le|el|o|une?|uma?)\s+)?(?:(?:sentence|text|words|note|hint|warning|line|satz|hinweis|text|frase|aviso|phrase|texte|texto)\s*:?\s*)?)|(?:,?\s*(?:with|mit|avec|con|com|that says|that reads|which says)\s+(?:these|the following|diesen?|folgenden?|ces|les|estas?|estos?|las|los|as|os)
  (?:\s[\p{L}\d]+){0,3})?\s*:\s*)`;
/** "The start page should say "…"": no page goes by that name. */
const MODAL = String.raw`(?:should|must|shall|can|could|may|will|to|soll\p{L}*|muss|kann|debe\p{L}*|puede|deve\p{L}*|pode|doit|peut)(?!\p{L})`;
/** "a page Rules with these three: …"; the page is asked for in the same breath. */
const MADE = like.iu`(?<lead>(?<!\p{L})${PAGE}\s+(?:(?:called|named|namens|appelée|llamada|chamada)\s+)?["“«„]?(?<title>(?!${MODAL}|(?:that|which|who|where|die|der|das|qui|que|where|wo|où|donde|onde)(?!\p{L}))${NAME.replace('{0,3}', '{0,3}?')})["”»“]?)${THESE}(?=["“«„])`;
/** A sentence that says no more of a page, but asks for something else. */
export const ASKS_AGAIN = like.iu`
  :|(?<!\p{L})(?:pages?|seiten?|páginas?|background|hintergrund|fondo|fundo|fond|buttons?|knöpfe|botones|botões|boutons|colou?rs?|farben?|colores|cores|couleurs?|form|formular|formulario
  |formulário|formulaire|(?:web)?site|please|bitte|visitors?|customers?|users?|kunden|clientes|clients|should|soll\p{L}*|header|footer)(?!\p{L})`;

/** "On the page Questions: …", "Em Perguntas: …", "Sur Notre histoire, dites que …", "Unsere Preise sind …", "* Prizes – …". */
const opening = (names: readonly string[]): RegExp =>
  toPattern(
    part`
  ^\s*(?:[-*•]\s+|\d{1,2}[.)]\s+)?(?:(?:on|in|under|em|na|no|en|sur|sous|dans|auf|unter|bei)\s+)?
  (?:(?:the|our|my|der|die|das|unsere?|meine|las?|los|el|nuestr[oa]s?|mis?|les?|l['’]|nos|notre|mes|[ao]s?|(?:[ao]s?\s)?(?:noss[ao]s?|meus|minhas))\s+)?(?:${PAGE}\s+)?["“«„]?
  (?<title>${names.map(escaped).join('|')})["”»“]?(?:\s+page)?\s*(?<mark>[:,]|[–—-](?=\s)|(?<is>(?<=\s)(?:are|is|sind|ist|son|es|sont|est|são|é)(?!\p{L})\s*:?)|(?=\s))\s*`,
    'iu',
  );
const SAYS = like.iu`
  ^(?:(?:please|bitte)\s+)?(?:say|tell(?: people| visitors| them)?|mention|write|state|explain|dites|écrivez|racontez|mentionnez|explique[zr]?|schreib\p{L}*|sag\p{L}*|erzähl\p{L}*
  |erwähn\p{L}*|soll stehen|steht|di|diga|digan|cuenta|cuente|escribe|menciona|diz|dizer|diga que|conte|escreva|mencione)(?:\s+bitte)?,?\s+(?:that|que|dass|qu['’])\s*`;

const FOOTER = like.iu`
  (?<=^|[.!?\n]\s*)(?:the |die |o |el |le )?(?:footer|fußzeile|rodapé|pie de página|pied de page)\s(?:(?:should|must|soll|sollte|debe|deve|doit)\s)?(?:(?:say|read|show|contain|stehen|sagen|lauten|decir|dizer|dire|mostrar|says|reads)\s?)?:\s?
  (?<words>(?!["“«„])[^\n]{5,160}?)(?=\.\s+\p{Lu}|\.?\s*(?:\n|$))`;

/** "Footer should say: Canopy Jobs, 3 Ropewalk": what stands there, without quotation marks too. */
export function readFooter(text: string): { readonly footer: string | null; readonly rest: string } {
  const found = FOOTER.exec(text);
  const footer = found?.groups?.['words']?.trim() ?? null;
  return {
    footer,
    rest: found === null ? text : `${text.slice(0, found.index)}${text.slice(found.index + found[0].length)}`,
  };
}

/** The pages that the request tells, and the request without what they say. */
export function readToldPages(
  request: string,
  names: readonly string[],
  language: Language,
): { readonly pages: readonly ToldPage[]; readonly rest: string } {
  const { pages, text } = withoutAsked(request, names);
  let open: ToldPage | null = null;
  const rest = sentences(text)
    .map(({ end }, at, all) => {
      // A line that ends with a full stop ends once more with its break.
      const sentence = text.slice(all[at - 1]?.end ?? 0, end);
      if (open !== null && !ASKS_AGAIN.test(sentence)) {
        open = { ...open, text: `${open.text} ${sentence.trim()}` };
        pages.splice(-1, 1, open);
        return ' ';
      }
      const said = readSaidPages(sentence, names, language);
      pages.push(...said.pages);
      open = said.isOpen ? (said.pages.at(-1) ?? null) : null;
      if (said.pages.length > 0) return said.left;
      const { page, left } = toldIn(sentence, names, language);
      const fact = page === null && left === sentence ? factOn(sentence, names) : null;
      const told = page ?? fact;
      if (told !== null) pages.push(told);
      return fact === null ? left : ' ';
    })
    .join('');
  return { pages, rest };
}

/** The page that a sentence tells, and what is left of the sentence. */
function toldIn(
  sentence: string,
  names: readonly string[],
  language: Language,
): { readonly page: ToldPage | null; readonly left: string } {
  const made = MADE.exec(sentence);
  if (made !== null) {
    const page = toldItems(made.groups?.['title'] ?? '', sentence.slice(made.index + made[0].length));
    return { page, left: page === null ? sentence : `${sentence.slice(0, made.index)}.` };
  }
  const told = toldUnder(sentence, names, language);
  if (typeof told === 'string') return { page: null, left: told };
  return { page: told, left: told === null ? sentence : ' ' };
}

/** The questions with their answers, which go over several sentences, and the request without them. */
function withoutAsked(request: string, names: readonly string[]): { pages: ToldPage[]; text: string } {
  const asked = readAsked(request);
  const named = (title: string): string | undefined =>
    names.find((name) => name.toLowerCase() === title.toLowerCase());
  return {
    pages: asked.map(({ title, items }) => ({ title: named(title) ?? title, text: '', items })),
    text: asked.reduceRight((text, { title, lead, span }) => {
      const before = text.slice(0, named(title) === undefined ? lead.end : lead.start);
      return `${before}. ${text.slice(span.end)}`;
    }, request),
  };
}

/** The page that a sentence tells, or the sentence in words that the readers of lists know. */
function toldUnder(sentence: string, names: readonly string[], language: Language): ToldPage | string | null {
  const head = names.length === 0 ? null : opening(names).exec(sentence);
  if (head === null) return null;
  const { title: said = '', mark = '', is } = head.groups ?? {};
  const body = sentence.slice(head[0].length);
  const title = names.find((name) => name.toLowerCase() === said.toLowerCase()) ?? '';
  const says = SAYS.exec(body);
  if (says !== null) return { title, text: inSentences(body.slice(says[0].length)), items: [] };
  const isSet = /^[:–—-]$/u.test(mark) || is !== undefined;
  const given = isSet ? givenUnder(title, body, { isVisited: isUsual(names), language }) : null;
  return given !== null || mark !== ':' ? given : wordsUnder(title, body);
}

function wordsUnder(title: string, body: string): ToldPage | null {
  const isTold = TELLS.test(title) && body.trim().split(/\s+/u).length > 3 && !/["“«„]/u.test(body);
  return isTold ? { title, text: sentenceCase(body.trim()), items: [] } : toldItems(title, body);
}

/** Prices, people, times and ways to be reached stand on their page as they are given. */
function givenUnder(
  title: string,
  body: string,
  { isVisited, language }: { readonly isVisited: boolean; readonly language: Language },
): ToldPage | string | null {
  const prices = PRICE_PAGE.test(title) ? pricesIn(body) : [];
  if (prices.length > 0) return { title, text: '', items: prices, style: 'prices' };
  const people = isVisited && canBePeople(title, language) ? peopleIn(body) : [];
  if (people.length > 0) return { title, text: '', items: people, style: 'team' };
  const things = isVisited ? thingsIn(body, language) : [];
  if (things.length > 0) return { title, text: '', items: things };
  const times = timedIn(body);
  if (times.length > 0) return ` ${title}: ${times.join(', ')}. `;
  return REACHED.test(title) && /@|\d[\d\s()/-]{6,}\d/u.test(body) && !A_FORM.test(body) ? ' ' : null;
}

/** Rooms and boats have names too. */
const canBePeople = (title: string, language: Language): boolean => {
  const { entry = null } = findEntity(wordsOf(title, language)) ?? {};
  return entry === null || entry.nature === 'person';
};

const REACHED = like.iu`^(?:contact(?: us)?|kontakt|contacto|contato|find us|anfahrt|nous (?:trouver|contacter)|fale conosco)$`;
const A_FORM = /form/iu;

/** Pages that are read, not listed: what stands behind their colon is their text. */
const TELLS = like.iu`
  ^(?:(?:our |unsere |notre |nuestra |nossa |a nossa )?(?:history|story|philosophy|geschichte|philosophie|histoire|historia|filosofía|história|filosofia)|(?:practical )?info(?:s|rmation)?(?: pratiques)?
  |good to know|wissenswertes|anfahrt|getting here|how to find us|cómo llegar|como chegar|comment venir|información(?: práctica)?|informações(?: úteis)?)$`;

/** "the farm is from 1932 and that Lucienne began it": a sentence each. */
const inSentences = (told: string): string =>
  told
    .trim()
    .replace(/[.!]$/u, '')
    .split(/,?\s+(?:and that|et que|et qu['’]|und dass|y que|e que)\s*/iu)
    .map((one) => `${sentenceCase(one.trim())}.`)
    .join(' ');

const DASH = /^\s*[–—:-]\s*$/u;

/** Words in quotation marks one after the other, each with what is said of it. */
function toldItems(title: string, body: string): ToldPage | null {
  const quotes = [...body.matchAll(toPattern(QUOTED, 'giu'))];
  const [first] = quotes;
  if (first === undefined || body.slice(0, first.index).trim() !== '') return null;
  const items: { title: string; text: string }[] = [];
  quotes.forEach((quote, at) => {
    const words = quote[0].slice(1, -1).trim();
    const before = quotes[at - 1];
    const gap = before === undefined ? '' : body.slice(before.index + before[0].length, quote.index);
    const last = items.at(-1);
    if (last !== undefined && last.text === '' && DASH.test(gap)) {
      last.text = words;
      return;
    }
    const after = body.slice(quote.index + quote[0].length, quotes[at + 1]?.index ?? body.length);
    items.push({ title: words, text: DASH.test(after) ? '' : tailOf(after) });
  });
  return { title, text: '', items };
}

const tailOf = (text: string): string =>
  text
    .replace(/[,;.]?\s*(?:\b(?:and|und|et|y|e)\b)?\s*$/iu, '')
    .replace(/^[\s,]*(?:(?:and|und|et|y|e)\s+)?/iu, '')
    .replace(like.isu`^(?:an?|eine|une|una|uma) (?:page|seite|página)(?!\p{L}).*$`, '')
    .trim();

type Said = Pick<Understanding, 'entities' | 'sections' | 'demands' | 'places' | 'language'>;

/** A page that has its words is no list of things: "Exhibitions: …" tells them all. */
export function withToldPages<S extends Said>(
  read: S,
  pages: readonly ToldPage[],
  names: readonly string[],
): S & { readonly toldPages: readonly ToldPage[] } {
  const said = withListedPages(read, names);
  const titles = new Set(pages.map(({ title }) => title.toLowerCase()));
  const isTold = ({ title }: { readonly title: string }): boolean => titles.has(title.toLowerCase());
  const pagesOf = new Set(said.sections.filter(isTold).map(({ entity }) => entity));
  const gone = new Set(
    said.entities
      .filter(({ id, isListed }) => isListed !== true && pagesOf.has(id))
      .concat(said.entities.filter((entity) => isBare(entity) && titles.has(entity.many.toLowerCase())))
      .map(({ id }) => id),
  );
  return {
    ...said,
    toldPages: pages,
    entities: said.entities.filter(({ id }) => !gone.has(id)),
    sections: said.sections.map((section) => (isTold(section) ? { ...section, entity: null } : section)),
    demands: said.demands.filter(({ entity }) => entity === null || !gone.has(entity)),
  };
}

const isBare = ({ isListed, fields, rows }: UnderstoodEntity): boolean =>
  isListed !== true && fields.length === 0 && rows === undefined;

/** "Questions, Contact": a page that every site has is one, also where its name reads as something that one does. */
function withListedPages<S extends Said>(said: S, names: readonly string[]): S {
  const there = [...said.sections, ...said.places];
  const missing = names.flatMap((title) => {
    const meaning = meaningOf(wordsOf(title, said.language), true);
    const isNew =
      meaning.kind === 'place' &&
      !there.some((one) => one.place === meaning.place || one.title?.toLowerCase() === title.toLowerCase());
    return isNew ? [{ title, place: meaning.place }] : [];
  });
  const order = ({ title }: { readonly title: string }): number => {
    const at = names.findIndex((name) => name.toLowerCase() === title.toLowerCase());
    return at < 0 ? names.length : at;
  };
  const sections = [...said.sections, ...missing.map((page) => ({ ...page, entity: null }))];
  return missing.length === 0
    ? said
    : {
        ...said,
        sections: sections.toSorted((a, b) => order(a) - order(b)),
        places: [...said.places, ...missing],
      };
}

const SHOWS = '(?:shows?|lists?|presents?|zeigt|zeigen|montre|présente|muestra|presenta|mostra|apresenta)';
const THEIR =
  '(?:(?:all|alle|tous|todos|todas|toutes|her|his|our|my|the|their|unsere|meine|ihre|seine|ses|nos|mes|les|sus|mis|nuestr[oa]s|los|las|seus|suas|meus|minhas|noss[oa]s|os|as)\\s)+';

/** "Work shows her pieces": the page is that of the pieces, where these are told and the page names nothing else. */
export function withShownThings<S extends Said>(said: S, text: string, language: Language): S {
  const isTold = (id: string | null): boolean =>
    said.entities.some((entity) => entity.id === id && entity.isListed === true);
  const shown = said.sections.flatMap(({ title, entity }) => {
    const [, words = ''] = like.u`(?<!\p{L})${escaped(title)}\s${SHOWS}\s${THEIR}(\p{L}+)`.exec(text) ?? [];
    const names = [words, gloss(words, language)].map((name) => name.toLowerCase());
    const thing = said.entities.find(
      ({ many, isListed }) => isListed === true && names.includes(many.toLowerCase()),
    );
    return words === '' || thing === undefined || isTold(entity)
      ? []
      : [{ title, old: entity, id: thing.id }];
  });
  const gone = new Set(shown.map(({ old }) => old));
  return shown.length === 0
    ? said
    : {
        ...said,
        entities: said.entities
          .filter(({ id }) => !gone.has(id))
          .map((entity) =>
            shown.some(({ id }) => id === entity.id) ? { ...entity, isSection: true } : entity,
          ),
        sections: said.sections.map((section) => ({
          ...section,
          entity: shown.find(({ title }) => title === section.title)?.id ?? section.entity,
        })),
        demands: said.demands.filter(({ entity }) => entity === null || !gone.has(entity)),
      };
}
