import { detectLanguage } from '../understand/language.ts';
import type { Language } from '../plan/app-plan.ts';
import { COMMAND_WORDS } from './command-words.data.ts';

/** One thing that a person asks for, put into words of command that are English in every language. */
export interface Wish {
  /** The order with its quotations in their places. */
  readonly text: string;
  /** As it was written, for telling it back. */
  readonly said: string;
  /** Orders and parts of the interface in English, names untouched, quotations as `“0”`. */
  readonly order: string;
  readonly quotes: readonly string[];
  readonly language: Language;
}

const QUOTED =
  /"([^"\n]{1,400})"|“([^”\n]{1,400})”|«\s*([^»\n]{1,400}?)\s*»|„([^“”\n]{1,400})[“”]|`([^`\n]{1,400})`|(?<![\p{L}\p{N}])['‘]([^'’\n]{1,200})['’](?![\p{L}\p{N}])/gu;

const VERBS =
  'add|remove|rename|move|change|make|set|sort|filter|show|translate|undo|use|put|let|allow|call|name|replace|give|turn|order|group|display|limit|write';
const ASIDE =
  /^(?:(?:and|also|then|plus|so|well|but|oh|und|auch|dann|et|aussi|puis|y|también|luego|e|também|depois|yes|ja|oui|sí|sim|actually|also|besides|i changed my mind|thanks|thank you|great|nice|good|perfect|cool|danke|merci|gracias|obrigad[oa]|super)\b[\s,.!:]*|(?:no|nein|non|não)(?:\s*,\s*|\s+(?=not\b|the\b|i\b|nicht\b|pas\b|não\b)))+/iu;

/** The language a short order is in; the app's own where the words do not tell. */
export function languageOf(text: string, usual: Language): Language {
  const words = text.replace(QUOTED, ' ').replace(/#[0-9a-f]+|[^\p{L}\s'’-]/giu, ' ');
  const scored = LANGUAGES.map((language) => ({
    language,
    score: commandScore(words, language) + (language === usual ? 0.5 : 0),
  }));
  const best = scored.reduce((first, other) => (other.score > first.score ? other : first));
  const told = detectLanguage(words.replace(/(?<!\p{L})\p{L}(?!\p{L})/gu, ' '));
  const rival = scored.find(({ language }) => language === told)?.score ?? 0;
  if (best.score >= 1) return told !== 'en' && rival >= best.score - 0.5 ? told : best.language;
  return told === 'en' ? usual : told;
}

const LANGUAGES: readonly Language[] = ['en', 'de', 'fr', 'es', 'pt'];

function commandScore(text: string, language: Language): number {
  const own = language === 'en' ? EN_ORDERS : patternsOf(language);
  return (
    own.filter(([pattern]) => pattern.test(text)).length +
    (language === 'en' && own.some(([pattern]) => pattern.test(text)) ? 0.7 : 0)
  );
}

const bounded = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'iu');

const EN_ORDERS: readonly (readonly [RegExp, string])[] = [
  [
    bounded(
      'the|an|with|should|must|can|by|of|on|to|from|all|is|are|be|not|it|this|at|most|for|or|yes|maybe|if|when|my|our|only',
    ),
    '',
  ],
  [
    bounded(
      'add|remove|make|change|rename|show|put|delete|call|use|need|needs|want|page|field|move|background|and|required|optional|unique|header|buttons|chart|larger|darker',
    ),
    '',
  ],
];

const compiled = new Map<Language, readonly (readonly [RegExp, string])[]>();

function patternsOf(language: Language): readonly (readonly [RegExp, string])[] {
  const known = compiled.get(language);
  if (known) return known;
  const made = COMMAND_WORDS[language].map(([source, word]) => [bounded(source), word] as const);
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
  const wishes = splitLines(masked)
    .flatMap((line) => splitSentences(line))
    .flatMap((sentence) => splitOrders(sentence, language))
    .map(({ order, said }) => ({ order, said, quotes, language, text: unquoted(order, quotes) }))
    .filter(({ order }) => /[\p{L}\p{N}]/u.test(order));
  const orders = wishes.filter(({ order }) => !REMARK.test(order));
  const isGone = orders.some(({ order }) => /^remove\b(?! (?:it|them|that)$)/iu.test(order));
  const told = isGone ? orders.filter(({ order }) => !/^remove (?:it|them|that)$/iu.test(order)) : orders;
  return told.length > 0 ? told : wishes;
}

/** What is said beside the orders: an opinion, a reason, what shall stay. */
const REMARK =
  /^(?:nah|meh|hm+|ugh|wow|hello|hi there)\b|^(?:that'?s |it'?s |this is |looks? |way |much |a bit )?too \p{L}+$|^(?:(?:but|and) )?(?:keep|leave|don'?t (?:touch|change)|behalte?|lass|garde[zr]?|laisse[zr]?|mant[eé]n|deja|mantenha|deixe)\s+(?!track\b)|^(?:i|we) (?:don'?t|do not|never) (?:use|need) (?:it|them|that)\b|^(?:please )?use (?:that|this|the (?:new )?) ?name\b.{0,30}$|^(?:verwende|nutze|benutze) (?:diesen|den) namen überall|^utilise[zr]? ce nom partout|^usa (?:ese|este) nombre en todas partes|^use esse nome em tod[oa]s? .{0,20}$|^(?:he|she|they) (?:left|quit|moved|is gone|are gone)\b/iu;

const RULE =
  /(?<!\p{L})(?:only|can|cannot|can['’]?t|may|might|must|should|allowed|nur|darf|dürfen|kann|können|soll|sollen|muss|seuls?|peut|peuvent|doit|doivent|s[oó]lo|pueden?|debe\p{L}*|só|podem?|deve\p{L}*)(?!\p{L})/iu;

/** Who may do something is no order to do it: "only the board may delete members". */
export const isRule = ({ said }: Wish): boolean =>
  RULE.test(said.replace(/^(?:can|could|kannst|puedes|pode|peux)\s/iu, ''));

/** A quotation's words in their place. */
export const unquoted = (text: string, quotes: readonly string[]): string =>
  text.replace(/“(\d+)”/g, (_, index: string) => quotes[Number(index)] ?? '').trim();

/** The same with marks around them, for showing. */
export const shown = ({ said, quotes }: Wish): string =>
  said.replace(/“(\d+)”/g, (_, index: string) => `“${quotes[Number(index)] ?? ''}”`).trim();

function splitLines(text: string): readonly string[] {
  return text
    .split(/\n+|(?<=[\s;])(?=\d[.)]\s+\p{L})/u)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, '').trim())
    .filter((line) => line !== '');
}

function splitSentences(text: string): readonly string[] {
  return text
    .split(/(?<=[\p{L}\p{N}”)])[.!?;]+(?:\s+|$)/u)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

const PARTED =
  /(?:\s*,\s*|\s+)(?:and then|and also|and|then|also|but)\s+(?=(?:add|remove|delete|hide|rename|move|change|make|set|sort|filter|show|translate|use|put|let|allow|call|name|replace|give|turn|order|group|display|limit|write|get rid|insert|include)\b)|\s*[,;]\s*(?=(?:add|remove|delete|hide|rename|move|change|make|translate|set|sort|keep|overdue|late)\s)/iu;

interface Part {
  readonly order: string;
  readonly said: string;
}

/** Puts command words into English and parts "add x and make y". */
function splitOrders(sentence: string, language: Language): readonly Part[] {
  const plain = gloss(sentence, language);
  const parts = plain.split(
    new RegExp(
      `(?:\\s*,\\s*|\\s+)(?:and then|and also|and|then|also|but|und|et|y|e)\\s+(?=(?:${VERBS})\\b(?!\\s*(?:,|and\\b|$)))|\\s*[,;]\\s*(?=(?:add|remove|rename|move|change|make|translate|set|sort|keep|overdue|late)\\s)`,
      'iu',
    ),
  );
  // The other languages, and words that were read as others, cannot be parted as they were written.
  const written = sentence.split(PARTED);
  const said = (part: string, at: number): string =>
    parts.length === 1
      ? sentence
      : written.length === parts.length
        ? (written[at] ?? part)
        : language === 'en'
          ? part
          : sentence;
  return parts
    .map((part, at) => ({
      order: part.replace(ASIDE, '').replace(/\s+/g, ' ').trim(),
      said: said(part, at).replace(/\s+/g, ' ').trim(),
    }))
    .filter(({ order }) => order !== '');
}

function gloss(sentence: string, language: Language): string {
  const own = patternsOf(language);
  const all = language === 'en' ? own : [...own, ...patternsOf('en').slice(2, 6)];
  let text = sentence;
  for (const [pattern, word] of all) text = text.replace(new RegExp(pattern, 'giu'), word);
  return text
    .replace(/\s+/g, ' ')
    .replace(/^[\s,:]+/, '')
    .trim();
}
