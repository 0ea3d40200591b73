import { like } from '../lexicon/pattern.ts';
import { namesIn } from './named-list.ts';
import type { Span } from './tokens.ts';

const GAME = like.iu`
  (?<!\p{L})(?:memory|memo|concentration|pairs game|game of pairs|matching pairs?|match(?:ing)? game|find the pairs|paare (?:finden|suchen)|juego de (?:parejas|memoria)|jogo (?:da memória|dos pares)|jeu (?:de paires|de mémoire))(?!\p{L})`;
const NO_JOINT = String.raw`(?!(?:and|und|y|e|et|with|mit|con|avec|com)\s)`;
const NAME = String.raw`${NO_JOINT}[\p{L}\d][\p{L}\d'’-]*(?: ${NO_JOINT}[\p{L}\d][\p{L}\d'’-]*){0,3}`;
/** "two for each lighthouse: Fastnet, Lizard and Bell Rock", "with these pairs: sun, moon, star". */
const CARDS = like.iu`
  (?<lead>(?:(?:mit|with|con|avec|com) (?:diesen|these|the following|estas|estos|ces|estes) \p{L}+|(?:two|2|zwei|dos|deux|duas|dois) (?:for|of|cards for|von|für|de|por|pour|para) (?:each|every|jede[rmns]?|cada|chaque) \p{L}+|(?<!\p{L}|of )(?:pairs|cards|pictures|motifs?|faces|karten|paare|motiven?|bilder|cartas|parejas|cartes|paires|images|pares|figuras)(?: (?:are|show|with|of|sind|zeigen|mit|son|con|sont|avec|são|com|these|the|following|diese[nr]?|folgende[nr]?)){0,3})\s?:)\s
  (?<list>${NAME}(?:, ${NAME})+(?:,? (?:and|und|y|e|et) ${NAME})?)`;
/** "say "All lit!" at the end", "when all are found it says "Done"". */
const AT_END = like.iu`
  ["“«„]\s?(?<first>[^"“”«»„]{3,60}?)\s?["”»“](?=\s(?:at the end|when (?:all|every|the last)|once all|am ende|wenn alle|al final|cuando|à la fin|quand tout|no fim|no final|quando))
  |(?:at the end|when (?:all|every|the last)|once all|am ende|wenn alle|al final|à la fin|no fim|no final)[^"“«„.]{0,60}["“«„]\s?(?<then>[^"“”«»„]{3,60}?)\s?["”»“]`;

/** What stands on the cards of a game of pairs, and what it says at the end. */
function readPairCards(text: string): {
  readonly names: readonly string[];
  readonly end: string;
  readonly span: Span | null;
} {
  const cards = GAME.test(text) ? CARDS.exec(text) : null;
  const { first, then = first } = (GAME.test(text) && AT_END.exec(text)?.groups) || {};
  const names = [...new Set(namesIn(cards?.groups?.['list'] ?? ''))];
  const isTold = cards !== null && names.length >= 3 && names.length <= 18;
  return {
    names: isTold ? names : [],
    end: then ?? '',
    span: isTold ? { start: cards.index, end: cards.index + cards[0].length } : null,
  };
}

export const pairSpans = (text: string): readonly Span[] => {
  const { span } = readPairCards(text);
  return span === null ? [] : [span];
};

export function pairOptions(
  text: string,
  count: number,
): { readonly pairs: number; readonly names?: readonly string[]; readonly end?: string } {
  const { names, end } = readPairCards(text);
  return {
    pairs: Math.max(3, Math.min(18, Math.floor(names.length || count))),
    ...(names.length > 0 && { names }),
    ...(end !== '' && { end }),
  };
}
