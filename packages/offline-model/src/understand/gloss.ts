import { like } from '../lexicon/pattern.ts';
import { plural, singular } from './inflect.ts';
import { GLOSS } from '../lexicon/gloss.data.ts';
import { LABELS, NOUNS } from '../lexicon/translations.data.ts';
import { VOCABULARY } from '../lexicon/vocabulary.data.ts';
import { COLUMN } from '../lexicon/word-tables.ts';
import type { Language } from '../plan/app-plan.ts';
import { tokenise, type Token } from './tokens.ts';
import { sentenceCase } from './fields.ts';
import { listed, paired } from '../lexicon/listed.ts';

type Foreign = Exclude<Language, 'en'>;

/**
 * Another language put into English words, as far as the lexicon goes; what it does not know stays as it is and is
 * taken for a name. German verbs come before their objects, as in English.
 */
export function gloss(text: string, language: Language): string {
  if (language === 'en') return text;
  const words = glossEach(prepare(text, language), language).map(({ word }) => word);
  const joined = words.map((word, at) =>
    word.text === 'for' && words[at + 1]?.isVerb === true ? { ...word, text: 'to' } : word,
  );
  const ordered = language === 'de' ? verbsFirst(joined) : joined;
  return (
    ordered
      .map((word) => word.text)
      .filter((word) => word !== '')
      .join(' ')
      .replace(/ ([,.;:!?)])/g, '$1')
      .replace(/\( /g, '(')
      // "l'île … qu'on": set apart they would open and close a quotation.
      .replace(like.giu`(?<!\p{L})l ['’] (?=\p{L})`, 'the ')
      .replace(like.gu`(?<=\p{L}) ['’] (?=\p{L})`, "'")
  );
}

/** Each word or phrase in English beside the words of the request. */
export interface GlossPair {
  readonly english: string;
  readonly own: string;
}

/** What stands for what, in the order of the request, so that a name can go back to the words it came from. */
export function glossary(text: string, language: Language): readonly GlossPair[] {
  if (language === 'en') return [];
  const prepared = prepare(text, language);
  return glossEach(prepared, language).map(({ word, tokens }) => ({
    english: word.text.toLowerCase(),
    own: nominative(prepared.slice(tokens[0]?.start ?? 0, tokens.at(-1)?.end ?? 0), language),
  }));
}

/** "Terminen" is called "Termine" where it stands alone. */
function nominative(own: string, language: Foreign): string {
  if (language !== 'de' || !/(?:e|er|el)n$/.test(own)) return own;
  const { words } = bookFor(language);
  const base = own.slice(0, -1);
  const english = words.get(own.toLowerCase());
  return english !== undefined && words.get(base.toLowerCase()) === english ? base : own;
}

function glossEach(
  prepared: string,
  language: Foreign,
): readonly { readonly word: Glossed; readonly tokens: readonly Token[] }[] {
  const book = bookFor(language);
  const isStaged = language === 'de' && STAGE.test(prepared);
  const tokens = tokenise(prepared);
  const found: { word: Glossed; tokens: readonly Token[] }[] = [];
  let at = 0;
  while (at < tokens.length) {
    const { word, length } =
      ofIn(language, tokens, at) ?? (isStaged ? stagedIn(tokens, at) : null) ?? longest(book, tokens, at);
    found.push({ word, tokens: tokens.slice(at, at + length) });
    at += length;
  }
  return found;
}

/** French apostrophes stand alone; Portuguese "receitas" beside expenses are income, not recipes. */
function prepare(text: string, language: Foreign): string {
  if (language === 'fr')
    return text.replace(like.giu`\b([dlsq]u?)['’](?=\p{L})`, (_, letter: string) => `${letter}' `);
  if (language === 'de') return withWholeVerbs(text);
  return language === 'pt' && /despesa|finan[çc]|orçamento/i.test(text)
    ? text.replace(/\breceitas\b/gi, 'rendimentos')
    : text;
}

const CLAUSE = /[^,.;:!?()\n]+/gu;
const PREFIX =
  /\s(ein|an|ab|auf|aus|zu|mit|vor|nach|hinzu|teil|hoch|herunter|um)(?=\s*$|\s+(?:und|oder|sowie)\s)/u;

/** "reichen Anträge ein": the two parts of a verb stand together, as where it is not bent. */
const withWholeVerbs = (text: string): string =>
  text.replace(CLAUSE, (clause) => {
    const end = PREFIX.exec(clause);
    const prefix = end?.[1] ?? '';
    const verb =
      end === null
        ? undefined
        : [...clause.slice(0, end.index).matchAll(like.gu`\p{L}+`)].findLast(([word]) =>
            bookFor('de').verbs.has(`${prefix}${word.toLowerCase()}`),
          );
    if (end === null || verb === undefined) return clause;
    const rest = clause.slice(verb.index, end.index) + clause.slice(end.index + 1 + prefix.length);
    return `${clause.slice(0, verb.index)}${prefix}${rest.charAt(0).toLowerCase()}${rest.slice(1)}`;
  });

/** "date d'arrivée" is one of arrival. */
function ofIn(
  language: Foreign,
  tokens: readonly Token[],
  at: number,
): { readonly word: Glossed; readonly length: number } | null {
  const isOf =
    language === 'fr' &&
    tokens[at]?.lower === 'd' &&
    tokens[at + 1]?.text === "'" &&
    OF_WHAT.test(tokens[at - 1]?.lower ?? '');
  return isOf ? { word: { text: 'of', isVerb: false, isModal: false }, length: 2 } : null;
}

/** On a stage "Spielplan" tells of plays, in sports of matches. */
const STAGE = like.iu`(?<!\p{L})(?:\p{L}*theater|\p{L}*bühne|oper|kabarett|ensemble|\p{L}*kino|schauspiel\p{L}*)(?!\p{L})`;
const stagedIn = (tokens: readonly Token[], at: number): ReturnType<typeof ofIn> =>
  tokens[at]?.lower === 'spielplan'
    ? { word: { text: 'programme', isVerb: false, isModal: false }, length: 1 }
    : null;

/** Others are phrases of the lexicon: "page d'accueil", "chambres d'hôtes". */
const OF_WHAT = /^(?:dates?|heures?|jours?|numéros?|noms?|états?|lieux?|types?|prix|durées?|années?|mois)$/u;

interface Glossed {
  readonly text: string;
  readonly isVerb: boolean;
  readonly isModal: boolean;
}

interface Book {
  readonly words: ReadonlyMap<string, string>;
  readonly verbs: ReadonlyMap<string, string>;
}

function longest(book: Book, tokens: readonly Token[], at: number): { word: Glossed; length: number } {
  const token = tokens[at];
  if (token === undefined) return { word: { text: '', isVerb: false, isModal: false }, length: 1 };
  if (token.literal !== undefined || !token.isWord)
    return { word: { text: token.text, isVerb: false, isModal: false }, length: 1 };
  for (let length = Math.min(4, tokens.length - at); length >= 1; length -= 1) {
    const group = tokens.slice(at, at + length);
    if (group.some((part) => !part.isWord)) continue;
    const key = group.map((part) => part.lower).join(' ');
    const word = book.words.get(key);
    if (word !== undefined)
      return {
        word: { text: word, isVerb: false, isModal: /^(?:can|should|must|want|need)$/.test(word) },
        length,
      };
    const verb = book.verbs.get(key);
    if (verb !== undefined) return { word: { text: verb, isVerb: true, isModal: false }, length };
  }
  return { word: { text: token.text, isVerb: false, isModal: false }, length: 1 };
}

/** "Nutzer können Rezepte suchen und bewerten" → "users can search recipes and rate". */
function verbsFirst(words: readonly Glossed[]): readonly Glossed[] {
  const result: Glossed[] = [];
  let part: Glossed[] = [];
  const close = (): void => {
    const last = part.findLastIndex((word) => word.isVerb);
    const modal = part.findIndex((word) => word.isModal);
    const verb = part[last];
    if (verb !== undefined && last === part.length - 1 && last > modal + 1) {
      const rest = part.filter((_, at) => at !== last);
      const start = modal < 0 ? 0 : modal + 1;
      part = [...rest.slice(0, start), verb, ...rest.slice(start).filter((word) => word.text !== 'to')];
    }
    result.push(...part);
    part = [];
  };
  for (const word of words) {
    if (/^[,.;:!?]$|^and$|^or$/.test(word.text)) {
      close();
      result.push(word);
    } else {
      part.push(word);
    }
  }
  close();
  return result;
}

/** English verbs that are nouns as often are put by others that are not. */
const SURE_VERBS = paired(`
  book=reserve, rent=reserve, search=find, rate=evaluate, review=evaluate, filter=narrow, sort=arrange,
  order=buy, comment=discuss, share=invite, like=appreciate, vote=upvote, chat=communicate,
  track=monitor, record=add, request=submit, plan=organize, list=view, show=view, display=view,
  post=publish, contact=enquire, donate=donate, keep=manage, upload=attach`);

const BOOKS = new Map<Foreign, Book>();

function bookFor(language: Foreign): Book {
  const known = BOOKS.get(language);
  if (known !== undefined) return known;
  const words = new Map<string, string>();
  for (const [english, foreign] of nounPairs(language)) words.set(foreign, english);
  for (const [foreign, english] of pairs(GLOSS[language].words)) {
    words.set(foreign, english);
    const many = pluralIn(language, foreign);
    if (!words.has(many) && /^[a-z ]+$/.test(english) && english.length > 3 && !words.has(many))
      words.set(many, english);
  }
  const verbs = new Map<string, string>();
  for (const [foreign, english] of pairs(GLOSS[language].verbs))
    for (const form of formsOf(language, foreign))
      if (!verbs.has(form)) verbs.set(form, SURE_VERBS[english] ?? english);
  addHurried(words, language);
  const book = { words, verbs };
  BOOKS.set(language, book);
  return book;
}

const UMLAUTS: Readonly<Record<string, string>> = { a: 'ä', o: 'ö', u: 'ü' };

/** Words without their accents, and German datives: "mit Terminen". */
function addHurried(words: Map<string, string>, language: Foreign): void {
  for (const [foreign, english] of Array.from(words)) {
    const bare = foreign.normalize('NFD').replace(/\p{M}/gu, '');
    if (language !== 'de' && bare.length > 4 && !words.has(bare)) words.set(bare, english);
    // Birds are "Vögel", and "Vögeln" after a preposition.
    const many = foreign.replace(/[aou](?=[^aouäöü]*$)/u, (vowel) => UMLAUTS[vowel] ?? vowel);
    if (language === 'de' && foreign.length > 4 && /(?:el|er)$/.test(many) && !words.has(many))
      for (const form of [many, `${many}n`]) words.set(form, plural(singular(english)));
    const dative = `${foreign}n`;
    if (language === 'de' && foreign.length > 4 && /(?:e|er|el)$/.test(foreign) && !words.has(dative))
      words.set(dative, english);
  }
}

const pairs = (text: string): readonly (readonly [string, string])[] =>
  text
    .split(';')
    .map((entry) => entry.trim().split('='))
    .flatMap(([foreign, english]) =>
      foreign === undefined || foreign === '' || english === undefined
        ? []
        : [[foreign.trim(), english.trim()] as const],
    );

/** English and foreign names of things, both numbers, in lower case; fields too. */
function nounPairs(language: Foreign): readonly (readonly [string, string])[] {
  const column = COLUMN[language];
  const labels = LABELS.trim()
    .split('\n')
    .flatMap((line) => {
      const cells = line.split('|');
      return [[(cells[0] ?? '').trim().toLowerCase(), (cells[column] ?? '').trim().toLowerCase()] as const];
    });
  return [
    ...thingsIn(VOCABULARY, column),
    ...labels.filter(([, foreign]) => foreign.length > 3),
    ...thingsIn(NOUNS, column),
  ];
}

function thingsIn(list: string, column: number): readonly (readonly [string, string])[] {
  return list
    .trim()
    .split('\n')
    .flatMap((line) => {
      const cells = line.split('|');
      const [one = '', many = ''] = (cells[0] ?? '').split(';');
      const [foreignOne = '', foreignMany = foreignOne] = (cells[column] ?? '').toLowerCase().split(';');
      if (many === '') return [[one, foreignOne] as const];
      return foreignOne === foreignMany
        ? [[many, foreignMany] as const]
        : [[one, foreignOne] as const, [many, foreignMany] as const];
    });
}

function pluralIn(language: Foreign, word: string): string {
  if (language === 'de') return word.endsWith('e') ? `${word}n` : `${word}e`;
  if (language === 'pt' && word.endsWith('ão')) return `${word.slice(0, -2)}ões`;
  if ((language === 'pt' || language === 'es') && /[rlnzs]$/.test(word)) return `${word}es`;
  return `${word}s`;
}

/** Infinitive and the forms that requests use: "crie", "crea", "erstelle", "crée", "créez". */
function formsOf(language: Foreign, verb: string): readonly string[] {
  if (verb.includes(' ')) return [verb];
  if (language === 'de') {
    const stem = verb.replace(/e?n$/, '');
    return [verb, `${stem}e`, `${stem}t`, stem, `${stem}st`, zuForm(verb)];
  }
  const stem = verb.slice(0, -2);
  const endings =
    language === 'fr'
      ? ['e', 'es', 'ez', 'ent', 'ant', 'ons', 'er']
      : listed(`
        a, e, o, am, an, em, en, ar, er, ir, ando, endo, iendo, indo, arse, erse, ar-se, as, es, arem, em,
        ame, adme`);
  return [verb, ...endings.map((ending) => stem + ending)];
}

/** "hinzuzufügen" beside "hinzufügen". */
const zuForm = (verb: string): string =>
  verb.replace(/^(hinzu|an|aus|ein|ab|auf|herunter|um|hoch|teil)(.+)$/, '$1zu$2');

/** A page goes by the word of the request: "Preise", not "Pricing". */
export function inOwnWords<Page extends { readonly title: string | null; readonly place: string | null }>(
  pages: readonly Page[],
  pairs: readonly GlossPair[],
): readonly Page[] {
  return pages.map((page) => {
    const about =
      page.place === 'about' ? pairs.find(({ english }) => english === 'about us')?.own : undefined;
    const isTitled = page.title !== null && page.title.toLowerCase() !== 'landing page';
    const own = isTitled ? (ownRun((page.title ?? '').toLowerCase(), pairs) ?? about) : undefined;
    return own === undefined ? page : { ...page, title: sentenceCase(own) };
  });
}

/** The words that were read as these, side by side in the request. */
function ownRun(title: string, pairs: readonly GlossPair[]): string | undefined {
  const length = title.split(' ').length;
  // "Formulaire de contact" is one word of the lexicon.
  const least = title.endsWith(' form') ? 1 : length;
  for (let start = 0; start < pairs.length; start += 1)
    for (let count = least; count <= length; count += 1) {
      const run = pairs.slice(start, start + count);
      if (run.map(({ english }) => english).join(' ') === title) return run.map(({ own }) => own).join(' ');
    }
  return undefined;
}
