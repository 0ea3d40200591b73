import { like, part } from '../lexicon/pattern.ts';

const BUTTON = part`
  (?<!\p{L})(?:[Bb]utton|[Kk]nopf|[Ss]chaltfläche|[Bb]otón|[Bb]outon|[Bb]otão)(?!\p{L})[^.;:"“«„\n]{0,60}?
  \s(?:should say|must say|should read|saying|says|reads|labell?ed|soll heißen|que diga|diga|dice|que diz|diz|qui dit)`;
const WORDS = String.raw`with the words?`;
const PHRASE = String.raw`\p{Lu}[\p{L}'’-]*(?:\s(?!(?:so|if|when|and|which|that|und|wenn|y|si|e|se|et)\s)[\p{L}'’-]+){0,3}`;
/** "The button should say Admit hedgehog", "marked with the words Too warm". */
const CALLED = like.gu`(?<lead>${BUTTON}|${WORDS})\s(?<words>${PHRASE})(?=\s*[.,;!?]|\s(?:so|if|when|and|which|that|und|wenn|y|si|e|se|et)\s|\s*$)`;

/** "this sentence: Closed shoes, no exceptions.", "it says: All ashore!" */
const SENTENCE = like.gu`
  (?<lead>(?<!\p{L})(?:(?:[Tt]his|[Tt]he|[Dd]iese[rmn]?|[Dd]er|[Dd]em|[Ee]sta|[Ll]a|[Ee]sta|[Cc]ette)\s(?:sentence|line|words|text|note|message|notice|[Ss]atz|[Tt]ext|[Hh]inweis|frase|texto|phrase)
  |(?:it|screen|page|game|app|text)\s(?:must\s|should\s|then\s)?says?|must say|then says?|[Tt]itle on top)\s?:)\s(?<words>\p{Lu}[^"“«„\n:;]{2,90}?(?:[!?](?=\s|$)|(?=\.(?:\s|$)|$)))`;

/** "the height class Small, Medium or Large": one of these. */
const ONE_OF = like.gu`(?<=[,:]\s(?:and |y |e |et )?(?:the |a |la |el |o |a |le )?(?:\p{Ll}+ )?)(?<name>\p{Ll}{3,})\s(?<options>\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)*,? (?:or|o|ou) \p{Lu}\p{L}+)(?=[.,;]|$)`;

/** The same with what may be chosen in brackets. */
export const withOptionsApart = (text: string): string =>
  text.replace(
    ONE_OF,
    (_whole, name: string, options: string) => `${name} (${options.replace(/,?\s(?:or|o|ou)\s/u, ', ')})`,
  );

/** Words to be shown, which somebody wrote without quotation marks, in such: there they are read. */
export const withQuotes = (text: string): string =>
  [CALLED, SENTENCE].reduce(
    (told, pattern) => told.replace(pattern, (_whole, lead: string, words: string) => `${lead} "${words}"`),
    text,
  );
