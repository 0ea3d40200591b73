import type { EngineName } from '../../plan/block-plan.ts';
import { quote } from '../code.ts';
import { type Engine, listOf, numberOf, wordList } from './engine.ts';

const game = (component: string, props?: Engine['props']): Engine => ({
  part: `src/components/games/${component}.tsx`,
  component,
  ...(props ? { props } : {}),
});

const opponent: Engine['props'] = (options) =>
  `opponent="${options['opponent'] === 'person' ? 'person' : 'computer'}"`;

export const GAME_ENGINES = {
  game2048: game('Game2048'),
  memory: game('MemoryGame', (options) => {
    const pairs = Math.round(numberOf(options['pairs'], 8));
    return `pairs={${Math.max(4, Math.min(18, pairs))}}`;
  }),
  ticTacToe: game('TicTacToe', opponent),
  snake: game('SnakeBoard', (options) =>
    ['head', 'tail', 'food']
      .flatMap((name) =>
        typeof options[name] === 'string' && /^[A-Z][A-Za-z0-9]+$/.test(options[name])
          ? [`${name}={${options[name]}Icon}`]
          : [],
      )
      .join(' '),
  ),
  chess: game('ChessGame', opponent),
  wheel: game('FortuneWheel', (options, words) => {
    const asked = listOf(options['entries']);
    const entries = asked.length > 1 ? asked : wordList(words.wheelNames);
    return `first={[${entries.map(quote).join(', ')}]} takesOut={${options['takesOut'] === true}}`;
  }),
  sudoku: game('SudokuGame'),
  chessClock: game('ChessClock', (options) => {
    const asked = listOf(options['increments']).map(Number).filter(Number.isFinite);
    const increments = asked.length > 0 ? asked : [0, 2, 5, 10];
    return `minutes={${numberOf(options['minutes'], 10)}} increments={[${increments.join(', ')}]}`;
  }),
  fallingBlocks: game('FallingBlocks'),
  fourInARow: game('FourInARow', opponent),
  wordGuess: game('WordGuess'),
  brickGame: game('BrickGame'),
  moleGame: game('MoleGame'),
  toneGame: game('ToneGame'),
  slidingPuzzle: game('SlidingPuzzle', (options) => `size={${numberOf(options['size'], 4)}}`),
  minesweeper: game('Minesweeper'),
  rockPaperScissors: game('HandGame'),
  dice: game('DiceRoller'),
  guessNumber: game('NumberGuess', (options) => {
    const min = Math.round(numberOf(options['min'], 1));
    const max = Math.round(numberOf(options['max'], 100));
    return max > min ? `min={${min}} max={${max}}` : 'min={1} max={100}';
  }),
  hangman: game('HangmanGame'),
} as const satisfies Readonly<Partial<Record<EngineName, Engine>>>;
