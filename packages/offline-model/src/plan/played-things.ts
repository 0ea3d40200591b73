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

/** Beside a game a score is what somebody played, and no mark of a pupil. */
export const asScore = (entity: UnderstoodEntity, { engines }: Understanding): UnderstoodEntity =>
  entity.entry?.id === 'grade' && engines.length > 0
    ? { ...entity, id: 'highScore', one: 'High score', many: 'High scores', entry: null, nature: 'record' }
    : entity;
