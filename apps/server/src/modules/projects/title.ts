import { detectLanguage, givenName } from '@loam/offline-model';
import { foreignOpenings } from './title-openings.data.ts';

const maxWords = 6;
const maxLength = 60;
/** Who names a thing does so early; a long text is not searched for it while others wait. */
const nameWithin = 600;

/** "Please build me a landing page for my coffee shop, with prices" → "Coffee Shop Landing Page". */
export function titleFromMessage(message: string): string | undefined {
  const opening = message.slice(0, nameWithin);
  const name = givenName(opening);
  if (name !== null && name.length <= maxLength) return name;
  const language = detectLanguage(opening);
  if (language !== 'en') return titleIn(language, firstClause(message));
  const sentence = firstClause(message);
  const request = dropOpening(sentence);
  const { subject, purpose } = splitPurpose(request);
  const words =
    isGeneric(subject) && purpose ? [...purpose, ...subject] : subject.length > 0 ? subject : (purpose ?? []);
  const title = words
    .slice(0, maxWords)
    .map((word, index) => capitalise(word.slice(0, maxLength), index))
    .join(' ')
    .slice(0, maxLength)
    .trim();
  return title.length > 0 ? title : undefined;
}

/** In the words and with the capitals of the request: only English sets every word of a title in capitals. */
function titleIn(language: keyof typeof foreignOpenings, sentence: string): string | undefined {
  const { openings: begun, description } = foreignOpenings[language];
  const request = begun.reduce((rest, opening) => rest.replace(opening, ''), sentence.trim());
  const [head = ''] = ` ${request} `.split(description);
  const words = wordsOf(head).slice(0, maxWords);
  while (words.length > 1 && looseEnd.test(words.at(-1) ?? '')) words.pop();
  const title = words.join(' ').slice(0, maxLength).trim();
  return title === '' ? undefined : title.charAt(0).toUpperCase() + title.slice(1);
}

/** A title does not end in a word that leads to another one. */
const looseEnd =
  /^(?:für|von|mit|und|der|die|das|den|dem|ein|eine|einen|meine?n?|unsere?n?|in|im|am|zum|zur|pour|de|du|des|la|le|les|un|une|mon|ma|notre|et|à|para|el|los|las|una|mi|nuestra|y|en|con|o|a|os|as|um|uma|do|da|meu|minha|nossa|e|em|com)$/iu;

const address = /\bhttps?:\/\/\S+/gi;
const clauseEnd = /[.!?;:\n\r]|,|\s[-–—]\s|\(|"|“|«|\b(?:called|named|titled)\b/u;

function firstClause(message: string): string {
  const clauses = message
    .replaceAll(address, ' ')
    .replaceAll(/[`*_#>[\]{}]/g, ' ')
    .split(clauseEnd)
    .map((clause) => clause.trim())
    .filter((clause) => dropOpening(clause).length > 0);
  return clauses.find((clause) => !greeting.test(clause)) ?? clauses[0] ?? '';
}

const greeting = /^(hi|hey|hello|good (morning|day|evening))\b[\p{L}\s]{0,20}$/iu;

// Each is taken off the front once, in this order: "hey could you please create me a simple …".
const openings = [
  /^(hi|hey|hello|ok|okay|so|well)\b\s*(there|loam|everyone)?\s*/i,
  /^(please|pls)\s+/i,
  /^(can|could|would|will) you\s+(please\s+)?(help me\s+(to\s+)?)?/i,
  /^(help me\s+(to\s+)?)/i,
  /^(i|we)(['’]d| would)? ?(really )?(want|need|like|love|wish|am looking|are looking|plan|have)( you)?( for)?( to)?\s+/i,
  /^(let['’]?s|let us)\s+/i,
  /^(please|pls)\s+/i,
  /^(create|build|make|design|generate|develop|write|code|implement|produce|set up|start|prototype|have|see|get)\b\s*/i,
  /^(me|us|for me|for us)\b\s*/i,
  /^(something|anything|sth|a way|a place|a thing)\b\s*((simple|easy|small|nice)\s+)?((to|for|that|which|where)\b\s*((helps?|lets?|allows?) (me|us)\s+(to\s+)?|(i|we) can\s+)?)?/i,
  /^(to\s+)?(keep(ing)? track of|track|manage|organi[sz]e|log|record)\s+(?=(my|our|the|all|how)\b)/i,
  /^(an?|the|my|our|some|one|another|a new|new)\b\s+/i,
  /^new\s+/i,
];

function dropOpening(clause: string): string {
  return openings.reduce((rest, opening) => rest.replace(opening, ''), clause.trim()).trim();
}

// What follows describes the thing; the title names it.
const descriptionStart =
  /\s(that|which|where|who|whose|with|without|using|based on|including|featuring|so|because|when|and (?:also|then|add|make|include)|to|in (?:which|react|typescript|html|tailwind)|like|containing|having|showing|about how)\s/i;

function splitPurpose(request: string): {
  readonly subject: string[];
  readonly purpose: string[] | undefined;
} {
  const [head = ''] = ` ${request} `.split(descriptionStart);
  const [subject = '', purpose] = head.trim().split(/\s(?:for|about)\s/i);
  return {
    subject: wordsOf(subject),
    purpose: purpose === undefined ? undefined : wordsOf(dropArticle(purpose)),
  };
}

function dropArticle(text: string): string {
  return text.replace(/^(an?|the|my|our|your|his|her|their|some)\s+/i, '');
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
}

const genericWords = new Set(
  'app apps application website site web page webpage landing homepage home dashboard store shop blog portal tool platform portfolio mobile simple modern beautiful clean nice small basic responsive one-page single online prototype mvp game tracker manager planner calculator marketplace crm internal system software program admin panel tools'.split(
    ' ',
  ),
);

function isGeneric(words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => genericWords.has(word.toLowerCase()));
}

const smallWords = new Set(['a', 'an', 'and', 'the', 'of', 'or', 'in', 'on', 'at', 'by']);

function capitalise(word: string, index: number): string {
  const clean = word.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}+#)]+$/gu, '');
  if (index > 0 && smallWords.has(clean)) return clean;
  // A word that already has a capital is a name: "iOS", "GitHub".
  return /\p{Lu}/u.test(clean) ? clean : clean.replace(/^\p{L}/u, (letter) => letter.toUpperCase());
}
