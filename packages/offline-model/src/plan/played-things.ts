import { GAMES } from '../lexicon/engines.data.ts';
import type { UnderstoodEntity, Understanding } from '../understand/understanding.ts';

/** "a memory game and tic-tac-toe": what is played is no list beside the game. */
export function isPlayed(
  { one, many, isSection }: UnderstoodEntity,
  { engines, text }: Understanding,
): boolean {
  const names = [one, many].map((name) => name.toLowerCase());
  const isNamed = engines.some(({ engine }) => {
    const game = GAMES.get(engine);
    return game !== undefined && [...game.words, engine.toLowerCase()].some((word) => names.includes(word));
  });
  return isNamed && !isSection && !text.toLowerCase().includes(many.toLowerCase());
}

/** "Twelve cards lie face down, show the pairs found": told of the game itself. */
export const isOfGame = (
  { many, entry, fields, isListed, isSection, rows, actions }: UnderstoodEntity,
  { engines }: Understanding,
): boolean =>
  engines.some(({ engine }) => GAMES.has(engine)) &&
  PARTS.test(many) &&
  entry === null &&
  fields.length < 3 &&
  isListed !== true &&
  !isSection &&
  rows === undefined &&
  (actions.every(({ action }) => action === 'view') ||
    /^(?:games?|spiele?|juegos?|jogos?|jeux?)$/iu.test(many));

const PARTS =
  /(?<!\w)(?:games?|cards?|pairs?|moves?|tiles?|turns?|boards?|players?|spiele?|karten|paare|züge|juegos?|cartas|parejas|jogos?|pares|jeux?|cartes|paires)(?!\w)/iu;

/** Beside a game a score is what somebody played, and no mark of a pupil. */
export const asScore = (entity: UnderstoodEntity, { engines }: Understanding): UnderstoodEntity =>
  entity.entry?.id === 'grade' && engines.length > 0
    ? { ...entity, id: 'highScore', one: 'High score', many: 'High scores', entry: null, nature: 'record' }
    : entity;
