const maxWords = 6;
const maxLength = 60;

/** "Please build me a landing page for my coffee shop, with prices" → "Coffee Shop Landing Page". */
export function titleFromMessage(message: string): string | undefined {
  const name = givenName(message);
  if (name !== undefined) return name;
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

// "called “Spoonful”", "named 'Harbour Clinic'", "namens „Blatt“": who names a thing wants to find it by that name.
const named =
  /\b(?:called|named|titled|name (?:it|is)|call it|genannt|namens|appel[ée]e?|nomm[ée]e?|llamad[oa]|chamad[oa])\s*(?::\s*)?["“”„«'‘]([^"“”„»«'’\n]{2,60})["“”»'’]/iu;

const namedPlainly =
  /\b(?:called|named|titled)\s+(\p{Lu}[\p{L}\p{N}'’&-]*(?:\s+(?:\p{Lu}[\p{L}\p{N}'’&-]*|&|of|and|the))*)/u;

function givenName(message: string): string | undefined {
  const found = named.exec(message) ?? namedPlainly.exec(message);
  const name = found?.[1]?.trim().replace(/[.,;:!]+$/u, '');
  return name && /\p{L}|\p{N}/u.test(name) ? name : undefined;
}

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
  'app apps application website site web page webpage landing homepage home dashboard store shop blog portal tool platform portfolio mobile simple modern beautiful clean nice small basic responsive one-page single online prototype mvp game tracker manager planner calculator marketplace crm'.split(
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
