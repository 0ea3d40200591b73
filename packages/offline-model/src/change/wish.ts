import { AND, like, toPattern } from '../lexicon/pattern.ts';
import { coloursIn } from '../understand/second-thoughts.ts';
import { detectLanguage } from '../understand/language.ts';
import type { Language } from '../plan/app-plan.ts';
import { COMMAND_WORDS } from './command-words.data.ts';
import { asOrder } from './idioms.ts';
import { patternOf, says, without } from './reading.ts';
import { asQuoted } from './told-words.ts';
import { WORDS } from './words.data.ts';
import { LANGUAGES } from '../understand/asked-field.ts';

/** One thing that a person asks for, put into words of command that are English in every language. */
export interface Wish {
  /** The order with its quotations in their places. */
  readonly text: string;
  /** As it was written, for telling it back. */
  readonly said: string;
  /** The order that it comes to, where it gave none. */
  readonly meant?: string;
  /** Orders and parts of the interface in English, names untouched, quotations as `“0”`. */
  readonly order: string;
  readonly quotes: readonly string[];
  readonly language: Language;
}

const QUOTED = toPattern(
  [
    '"([^"\\n]{1,400})"',
    '“([^”\\n]{1,400})”',
    '«\\s*([^»\\n]{1,400}?)\\s*»',
    '„([^“”\\n]{1,400})[“”]',
    '`([^`\\n]{1,400})`',
    "(?<![\\p{L}\\p{N}])['‘]([^'’\\n]{1,200})['’](?![\\p{L}\\p{N}])",
  ].join('|'),
  'gu',
);

/** The language a short order is in; the app's own where the words do not tell. */
export function languageOf(text: string, usual: Language): Language {
  const words = text.replace(QUOTED, ' ').replace(like.giu`#[0-9a-f]+|[^\p{L}\s'’-]`, ' ');
  const scored = LANGUAGES.map((language) => ({
    language,
    score: commandScore(words, language) + (language === usual ? 0.5 : 0),
  }));
  const best = scored.reduce((first, other) => (other.score > first.score ? other : first));
  const told = detectLanguage(words.replace(like.gu`(?<!\p{L})\p{L}(?!\p{L})`, ' '), usual);
  const scoreFor = (one: Language): number => scored.find(({ language }) => language === one)?.score ?? 0;
  // Words that two languages share are of the app's own.
  if (best.score >= 1 && scoreFor(usual) === best.score) return usual;
  if (best.score >= 1) return told !== 'en' && scoreFor(told) >= best.score - 0.5 ? told : best.language;
  return told === 'en' ? usual : told;
}

function commandScore(text: string, language: Language): number {
  const own = language === 'en' ? EN_ORDERS : patternsOf(language);
  return (
    own.filter(([pattern]) => pattern.test(text)).length +
    (language === 'en' && own.some(([pattern]) => pattern.test(text)) ? 0.7 : 0)
  );
}

const EN_ORDERS: readonly (readonly [RegExp, string])[] = [
  `the|an|with|should|must|can|by|of|on|to|from|all|is|are|be|not|it|this|at|most|for|or|yes|maybe|if|when|my|our|only`,
  `where|who|which|people|their|them|they|everyone|everything|each|every|what|how|more|instead`,
  `add|remove|make|change|rename|show|put|delete|call|use|need|needs|want|page|field|move|background|and|required|optional|unique
    |header|buttons|chart|larger|darker`,
].map((words) => [patternOf(words), '']);

const compiled = new Map<Language, readonly (readonly [RegExp, string])[]>();

function patternsOf(language: Language): readonly (readonly [RegExp, string])[] {
  const known = compiled.get(language);
  if (known) return known;
  const made = COMMAND_WORDS[language].map(([source, word]) => [patternOf(source), word] as const);
  compiled.set(language, made);
  return made;
}

/** What is asked for in one message, in its order. */
export function readWishes(request: string, language: Language): readonly Wish[] {
  const quotes: string[] = [];
  const masked = request.replace(/\r/g, '').replace(QUOTED, (...groups: readonly unknown[]) => {
    const inner = groups.slice(1, 7).find((group) => typeof group === 'string');
    quotes.push(String(inner ?? '').trim());
    return ` “${quotes.length - 1}” `;
  });
  const quote = (words: string): string => `“${quotes.push(words) - 1}”`;
  const wishes = splitLines(masked)
    .map((line) => asQuoted(line, quote))
    .map((line) => (line.includes('?') ? asOrder(line) : line))
    .flatMap((line) => splitSentences(line))
    .flatMap((sentence) => splitOrders(sentence, language))
    .map((part) => ({ ...part, quotes, language, text: unquoted(part.order, quotes) }))
    .filter(({ order }) => like.u`[\p{L}\p{N}]`.test(order));
  // An opinion, a reason, what shall stay.
  const orders = wishes.map(calledAfter).filter(({ order }) => !says(order, 'remark'));
  const isGone = orders.some(({ order }) => /^remove\b(?! (?:it|them|that)$)/iu.test(order));
  const told = isGone ? orders.filter(({ order }) => !/^remove (?:it|them|that)$/iu.test(order)) : orders;
  return told.length > 0 ? told : wishes;
}

/** "bring the gallery back and call it “Our pots”": what was spoken of, not the app. */
function calledAfter(wish: Wish, at: number, all: readonly Wish[]): Wish {
  const [, name] = /^(?:call|rename|name) (?:it|that) (?:to )?(.+)$/iu.exec(wish.order) ?? [];
  const [, page] =
    like.iu`^(?:add|bring|restore|put)(?: back)? (?:the |an? |new )*(\p{L}[\p{L} ]{2,24}?)(?: page)?(?: back| again)?$`.exec(
      all[at - 1]?.order ?? '',
    ) ?? [];
  if (name === undefined || page === undefined) return wish;
  const order = `rename the ${page} page to ${name}`;
  return { ...wish, order, text: unquoted(order, wish.quotes) };
}

/** Who may do something is no order to do it: "only the board may delete members". */
export const isRule = ({ said }: Wish): boolean =>
  says(said.replace(/^(?:can|could|kannst|puedes|pode|peux)\s/iu, ''), 'rule');

/** A quotation's words in their place. */
export const unquoted = (text: string, quotes: readonly string[]): string =>
  text.replace(/“(\d+)”/g, (_, index: string) => quotes[Number(index)] ?? '').trim();

/** The same with marks around them, for showing. */
export const shown = ({ said, quotes }: Wish): string =>
  said.replace(/“(\d+)”/g, (_, index: string) => `“${quotes[Number(index)] ?? ''}”`).trim();

function splitLines(text: string): readonly string[] {
  return text
    .split(like.u`\n+|(?<=[\s;])(?=\d[.)]\s+\p{L})`)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '');
}

/** "We never write any news, so remove that page": why is no order. */
const REASON =
  /^[^,“]{8,90},?\s(?:so|deshalb|donc|así que|então)\s(?:please\s|bitte\s)?(?=(?:remove|delete|add|make|change|rename|call|show|put|hide|use|move|(?:i|we) (?:also )?(?:need|want))\s)/iu;

/** "…, and the header dark blue": about something else. */
const ANOTHER_PART = like.iu`,\s(?:${AND})\s(?=(?:(?:the|die|der|das|den|la|le|les|el|los|o|os)\s)?(?:header|footer|background|buttons?|kopfzeile|fußzeile|hintergrund|knöpfe|schaltflächen|encabezado|cabecera|pie de página|fondo|botones|cabeçalho|rodapé|fundo|botões|en-tête|pied de page|fond|boutons)(?!\p{L}))`;

/** "Remove the gallery, nobody looks at it": so is what stands behind the comma. */
const REASON_BEHIND = like.iu`
  (?<=^(?:please\s)?(?:remove|delete|hide|drop|take|get\srid\sof|no|lösche?|entferne?|supprime[zr]?|enlève[zr]?|retire[zr]?|elimina|quita|borra|remov[ae]|tire|apague)\s[^,;“]{3,70}),\s
  (?:because|since|as|nobody|no\sone|it['’]?s|it\sis|they\sare|that['’]?s|there\s(?:is|are)\sno|(?:i|we)\s(?:(?:only|just)\s(?:want|need|have)\s(?:one|a\ssingle)|do\snot|don['’]?t|never|have\sno|can['’]?t
  |no\slonger)|weil|denn|da|niemand|wir\s(?:haben|brauchen|verkaufen)|parce|car|personne|(?:on|nous)\sn|porque|nadie|no|ninguém|não|pois)(?!\p{L})(?!.*\b(?:instead|add)\b).*$`;

/** "a budget, in euros" is one field. */
const IN_MONEY = like.iu`,\s(?=in\s(?:euros?|dollars?|pounds|francs?)(?!\p{L}))`;

function splitSentences(text: string): readonly string[] {
  return text
    .split(like.u`(?<=[\p{L}\p{N}”)])(?<!(?<!\p{L})(?:Dr|Mr|Mrs|Ms|Prof|St|Sr|Sra|No|Nr))[.!?;]+(?:\s+|$)`)
    .flatMap((part) => part.split(ANOTHER_PART))
    .map((part) => part.trim().replace(REASON, '').replace(REASON_BEHIND, '').replace(IN_MONEY, ' '))
    .filter((part) => part !== '');
}

interface Part {
  readonly order: string;
  readonly said: string;
  readonly meant?: string;
}

/** Puts command words into English and parts "add x and make y". */
function splitOrders(sentence: string, language: Language): readonly Part[] {
  const meant = asOrder(sentence);
  const plain = gloss(meant.replace(/(?<=wie)(?=viele? )/giu, ' '), language);
  const parts = plain.split(patternOf(WORDS.partedOrders)).flatMap(lookByLook);
  // The other languages, and words that were read as others, cannot be parted as they were written.
  const written = sentence.split(patternOf(WORDS.parted));
  const isParted = written.length === parts.length;
  const said = (part: string, at: number): string => {
    if (parts.length === 1) return sentence;
    return isParted ? (written[at] ?? part) : language === 'en' ? part : sentence;
  };
  return parts
    .map((part, at) => ({
      order: without(part, 'aside').replace(/\s+/g, ' ').trim().replace(CALLED_INSTEAD, 'rename $3 $1 to $2'),
      said: said(part, at).replace(/\s+/g, ' ').trim(),
      ...(meant === sentence ? {} : { meant }),
    }))
    .filter(({ order }) => order !== '');
}

const PARTED_LOOK = like.iu`
  ^(?<verb>(?:make|change|set|turn|put|use|show)\s)?(?<first>.{3,50}?)(?:,\s?(?:(?:${AND})\s)?|\s(?:${AND})\s)
  (?<second>(?:(?:the|die|den|das|la|le|les|el|los|las|os?|as?)\s)?(?:[\p{L}-]+\s){0,2}?(?:font|text|header|footer|buttons?|background|corners|cards|title|links?|menu|headline)(?:\s.{3,30})?)$`;
const LOOK = like.iu`(?<!\p{L})(?:larger|bigger|smaller|darker|lighter|rounder|bolder|bold|softer|brighter|dark|light|centered)(?!\p{L})`;

/** "make the font bigger and the header green", "dark background, pink buttons": a wish for each part. */
function lookByLook(order: string): readonly string[] {
  const { verb = '', first = '', second = '' } = PARTED_LOOK.exec(order)?.groups ?? {};
  const hasLook = (text: string): boolean => LOOK.test(text) || coloursIn(text).length > 0;
  // Two colours are paired with their parts together.
  const areColours = [first, second].every((text) => coloursIn(text).length > 0);
  return first !== '' && !areColours && hasLook(first) && hasLook(second)
    ? [`${verb}${first}`, `${verb}${second}`]
    : [order];
}

/** "call them Animals instead of Patients". */
const CALLED_INSTEAD =
  /^(?:call|rename|name) (?:them|it|these|those|the (page|list|field)) (.{2,40}?) (?:instead of|rather than|not) (.{2,40}?)(?:,? everywhere)?$/iu;

function gloss(sentence: string, language: Language): string {
  const own = patternsOf(language);
  const all = language === 'en' ? own : [...own, ...patternsOf('en').slice(2, 6)];
  let text = sentence;
  for (const [pattern, word] of all) text = text.replace(toPattern(pattern, 'giu'), word);
  return text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,:]+/, '')
    .trim();
}
