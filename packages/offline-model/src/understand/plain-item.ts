import { paired } from '../lexicon/listed.ts';
import { like } from '../lexicon/pattern.ts';
import type { Language } from '../plan/app-plan.ts';

/** What may be chosen, in brackets at the end. */
const NOTE = String.raw`(?<note>\s?\([^()]*\))?$`;
const NAME = String.raw`(?<name>\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2}?)`;
const SELF = '(?:i|we|you|they|it|he|she)';

/** The first of these that fits tells which words of an item name the field. */
const SAID: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    // "the volunteer who is on it", "the person who found it", "a colour that was chosen"
    like.iu`^(?<name>(?:\p{L}[\p{L}'’-]*(?: \p{L}[\p{L}'’-]*){0,2}?)),? (?:who|that)(?:['’]s| is| was| has| had| looks? after| takes?| took| brought| does| did| made| found| owns?| leads?| runs| teaches| wrote| plays| lives?| works?) (?![^()]*(?<!\p{L})(?:can|could|may|shall)(?!\p{L}))[\p{L}'’-]+(?: [\p{L}'’-]+){0,5}${NOTE}`,
    // "how many skeins i have"
    like.iu`^(?<count>how many) ${NAME} (?:there (?:are|were)|${SELF} [\p{L}'’]+(?: [\p{L}'’]+){0,2})${NOTE}`,
    // "which project it is meant for"
    like.iu`^(?:which|what) ${NAME} (?:it|they|he|she|i|we) (?:is|are|was|were|belongs?|goes?|comes?|has|have|needs?|uses?|used)(?: [\p{L}'’]+){0,3}${NOTE}`,
    // "the pitch I measured in hertz"
    like.iu`^${NAME} (?:that )?(?:i|we|you|they) \p{L}+ (?<unit>in \p{L}+)${NOTE}`,
    // "a photo if they have one", "phone number where known"
    like.iu`^${NAME},? (?:if (?:${SELF}|there|the \p{L}+|one) (?!can|could|may).{2,30}|(?:if|where|when) (?:any|known|needed|possible|available|applicable))${NOTE}`,
  ],
  de: [
    like.iu`^${NAME}, (?:der|die|das|welche[rs]?|den|dem) \p{L}+(?: \p{L}+){0,4}${NOTE}`,
    like.iu`^${NAME},? (?:falls|wenn|sofern) .{3,30}${NOTE}`,
  ],
  fr: [
    like.iu`^${NAME} qui (?:l['’] ?|s['’] ?(?:en )?)?\p{L}+(?: \p{L}+){0,4}${NOTE}`,
    like.iu`^${NAME},? (?:si (?:on|il|elle|possible|nous)|s['’] ?(?:il|elle)) .{2,30}${NOTE}`,
  ],
  es: [
    like.iu`^${NAME} que (?:se|lo|la|le|est[áa]|tiene|lleva|hace|trae|trabaja|viene)(?!\p{L})(?: \p{L}+){0,4}${NOTE}`,
    like.iu`^${NAME},? si (?:la |lo |hay|se |es ).{0,30}${NOTE}`,
  ],
  pt: [
    like.iu`^${NAME} que (?:se|o|a|est[áa]|tem|leva|faz|traz|trabalha|vem)(?!\p{L})(?: \p{L}+){0,4}${NOTE}`,
    like.iu`^${NAME},? se (?:houver|tiver|for ).{0,30}${NOTE}`,
  ],
};

/** "the date I last tuned it", "the day we took it on". */
const DAY_OF = like.iu`^(?:the )?(?<day>date|day|time) (?:that |when )?(?:i|we|they|he|she) (?<order>last |first )?(?<done>\p{L}+)(?: (?:it|them|him|her))?(?<way> (?:on|in|out|up|off|back|over))?$`;
const PAST: Readonly<Record<string, string>> = paired(
  'took=taken, gave=given, began=begun, saw=seen, ate=eaten, did=done, wrote=written, went=gone, broke=broken, chose=chosen, drove=driven, flew=flown, sang=sung, swam=swum',
);
const isPast = (word: string): boolean => word.endsWith('ed') || word in PAST || STRONG.test(word);
const STRONG =
  /^(?:made|met|found|bought|sold|lent|built|caught|read|sent|paid|got|held|heard|laid|left|lost|set|cut|put|won|spent|taught|ran|came)$/u;

/** "the shelf from A to F": one of these letters. */
const LETTERS = like.u`^(?<name>\p{L}[\p{L} ]{1,30}?) (?:from|von|de la|de|do|da|del) (?<first>[A-Z]) (?:to|bis|à|a la|a|ao|até) (?<last>[A-Z])$`;
/** "the make (A, B and so on)". */
const GOES_ON =
  /,?\s(?:(?:and|und|y|e|et) )?(?:so on|so forth|more|others|the like|usw\.?|etc\.?|so weiter|ähnliche|demás|otros|outros|autres|assim por diante|así sucesivamente|ainsi de suite)(?=\))/giu;

/** An item of a list of fields in the words that name the field. */
export function plainItem(item: string, language: Language): string {
  const told = item.replace(GOES_ON, '');
  return lettered(told) ?? (language === 'en' ? dayOf(told) : null) ?? named(told, language) ?? told;
}

function lettered(told: string): string | null {
  const { name, first = '', last = '' } = LETTERS.exec(told)?.groups ?? {};
  return name !== undefined && first < last ? `${name} (${lettersOf(first, last).join(', ')})` : null;
}

function dayOf(told: string): string | null {
  const { day, order = '', done = '', way = '' } = DAY_OF.exec(told)?.groups ?? {};
  const deed = done.toLowerCase();
  return day !== undefined && isPast(deed) ? `${day} ${order}${PAST[deed] ?? done}${way}` : null;
}

function named(told: string, language: Language): string | null {
  for (const pattern of SAID[language]) {
    const { name, count = '', unit = '', note = '' } = pattern.exec(told)?.groups ?? {};
    if (name !== undefined && !NO_NAME.test(name)) return `${`${count} ${name} ${unit}`.trim()}${note}`;
  }
  return null;
}

/** A question, a day or a price that is told by what was done: these have readers of their own. */
const NO_NAME =
  /^(?:(?:the )?(?:day|date|time|price|people|person|somebody|someone|everyone|anyone)|who|whether|how|what|where|when|which|tag|datum|fecha|data|jour)(?:\s|$)/iu;

const lettersOf = (first: string, last: string): readonly string[] =>
  Array.from({ length: last.charCodeAt(0) - first.charCodeAt(0) + 1 }, (_, at) =>
    String.fromCharCode(first.charCodeAt(0) + at),
  );
