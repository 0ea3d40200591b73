import type { EngineName } from '../../../plan/block-plan.ts';
import { TIMER } from '../tools/planning.data.ts';
import { quote } from '../../code.ts';
import { type Engine, listOf, numberOf } from '../engine.ts';
import { DICE, GUESS_NUMBER, HANGMAN, ROCK_PAPER_SCISSORS, SNAKE } from './chance.data.ts';
import { CHESS } from './chess.data.ts';
import { GAME_2048, MEMORY, MINESWEEPER, TIC_TAC_TOE } from './number-games.data.ts';
import { CHESS_CLOCK, CHESS_CLOCK_WORDS } from './chess-clock.data.ts';
import { SUDOKU, SUDOKU_WORDS } from './sudoku.data.ts';
import { BLOCK_WORDS, FALLING_BLOCKS } from './falling-blocks.data.ts';
import { FOUR_IN_A_ROW, FOUR_WORDS } from './four-in-a-row.data.ts';
import { BRICKS, MOLES, SLIDING, TONES } from './quick-games.data.ts';
import { QUICK_WORDS } from './quick-words.data.ts';
import { WORD_GUESS, WORD_GUESS_WORDS } from './word-guess.data.ts';
import { GAME_PARTS } from './shared.data.ts';
import { GAME_WORDS } from './words.data.ts';
import { WHEEL, WHEEL_WORDS } from './wheel.data.ts';

const game = (
  component: string,
  files: Readonly<Record<string, string>>,
  props?: Engine['props'],
): Engine => ({
  component,
  files: { ...needed(files), ...files },
  words: {
    ...GAME_WORDS,
    ...WHEEL_WORDS,
    ...SUDOKU_WORDS,
    ...CHESS_CLOCK_WORDS,
    ...BLOCK_WORDS,
    ...FOUR_WORDS,
    ...QUICK_WORDS,
    ...WORD_GUESS_WORDS,
  },
  ...(props ? { props } : {}),
});

/** The shared parts that these sources name. */
function needed(files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const text = Object.values(files).join('\n');
  return Object.fromEntries(
    Object.entries(GAME_PARTS).filter(([, body]) =>
      [...body.matchAll(/^export (?:function|type) (\w+)/gm)].some(([, name]) => text.includes(name ?? '')),
    ),
  );
}

const opponent: Engine['props'] = (options) =>
  `opponent="${options['opponent'] === 'person' ? 'person' : 'computer'}"`;

export const GAME_ENGINES = {
  game2048: game('Game2048', GAME_2048),
  memory: game('MemoryGame', MEMORY, (options) => {
    const pairs = Math.round(numberOf(options['pairs'], 8));
    return `pairs={${Math.max(4, Math.min(18, pairs))}}`;
  }),
  ticTacToe: game('TicTacToe', TIC_TAC_TOE, opponent),
  snake: game('SnakeBoard', SNAKE, (options) =>
    ['head', 'tail', 'food']
      .flatMap((name) =>
        typeof options[name] === 'string' && /^[A-Z][A-Za-z0-9]+$/.test(options[name])
          ? [`${name}={${options[name]}Icon}`]
          : [],
      )
      .join(' '),
  ),
  chess: game('ChessGame', CHESS, opponent),
  wheel: game('FortuneWheel', WHEEL, (options, words) => {
    const asked = listOf(options['entries']);
    const entries = asked.length > 1 ? asked : (words['gWheelNames'] ?? '').split('|');
    return `first={[${entries.map(quote).join(', ')}]} takesOut={${options['takesOut'] === true}}`;
  }),
  sudoku: game('SudokuGame', SUDOKU),
  chessClock: game(
    'ChessClock',
    { ...CHESS_CLOCK, 'src/lib/tools/clock-text.ts': TIMER['src/lib/tools/clock-text.ts'] ?? '' },
    (options) => {
      const asked = listOf(options['increments']).map(Number).filter(Number.isFinite);
      const increments = asked.length > 0 ? asked : [0, 2, 5, 10];
      return `minutes={${numberOf(options['minutes'], 10)}} increments={[${increments.join(', ')}]}`;
    },
  ),
  fallingBlocks: game('FallingBlocks', FALLING_BLOCKS),
  fourInARow: game('FourInARow', FOUR_IN_A_ROW, opponent),
  wordGuess: game('WordGuess', WORD_GUESS),
  brickGame: game('BrickGame', BRICKS),
  moleGame: game('MoleGame', MOLES),
  toneGame: game('ToneGame', TONES),
  slidingPuzzle: game('SlidingPuzzle', SLIDING, (options) => `size={${numberOf(options['size'], 4)}}`),
  minesweeper: game('Minesweeper', MINESWEEPER),
  rockPaperScissors: game('HandGame', ROCK_PAPER_SCISSORS),
  dice: game('DiceRoller', DICE),
  guessNumber: game('NumberGuess', GUESS_NUMBER, (options) => {
    const min = Math.round(numberOf(options['min'], 1));
    const max = Math.round(numberOf(options['max'], 100));
    return max > min ? `min={${min}} max={${max}}` : 'min={1} max={100}';
  }),
  hangman: game('HangmanGame', HANGMAN),
} as const satisfies Readonly<Partial<Record<EngineName, Engine>>>;
