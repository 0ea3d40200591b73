import type { PartWords } from '@loam/app-library';
import type { EngineBlock, EngineName } from '../../plan/block-plan.ts';
import type { CodeProps } from '../code.ts';
import { flashcardProps } from './flashcard-props.ts';
import { formulaProps } from './formula-props.ts';
import { listOf, numberOf, wordList } from './options.ts';

type Options = EngineBlock['options'];

/** A game or a tool: where its component stands below `src/components`, and what it is given. */
type Engine = readonly [path: string, props?: (options: Options, words: PartWords) => CodeProps];

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** What was asked for where it is a choice at all, or the words that stand in its place. */
const asked = (value: Options[string] | undefined, least: number, otherwise: string): readonly string[] => {
  const items = [...new Set(listOf(value))];
  return items.length >= least ? items : wordList(otherwise);
};

const oneOf = (value: Options[string] | undefined, ...names: readonly [string, ...string[]]): string =>
  names.find((name) => name === value) ?? names[0];

/** Stands in the element only where it is so. */
const yes = (value: Options[string] | undefined): true | undefined => value === true || undefined;

const opponent: Engine[1] = (options) => ({ opponent: oneOf(options['opponent'], 'computer', 'person') });

const icon = (value: Options[string] | undefined): CodeProps[string] =>
  typeof value === 'string' && /^[A-Z][A-Za-z0-9]+$/.test(value) ? () => `${value}Icon` : undefined;

/** `title=question:right/wrong/wrong;…`; the right one stands at another place each time. */
function quizIn(line: string, at: number): CodeProps {
  const [title = '', told = ''] = line.split('=');
  const questions = told.split(';').map((one, index) => {
    const [text = '', options = ''] = one.split(':');
    const [right = '', ...wrong] = options.split('/');
    const answer = (index * 2 + 1) % (wrong.length + 1);
    return { text, options: wrong.toSpliced(answer, 0, right), answer, why: '' };
  });
  return { id: `quiz-${at + 1}`, title, questions };
}

export const ENGINE_PARTS: Readonly<Record<EngineName, Engine>> = {
  game2048: ['games/Game2048'],
  memory: [
    'games/MemoryGame',
    ({ pairs, names, end }) => ({
      pairs: between(3, Math.round(numberOf(pairs, 8)), 18),
      names: listOf(names).length > 0 ? listOf(names) : undefined,
      end: typeof end === 'string' && end !== '' ? end : undefined,
    }),
  ],
  ticTacToe: ['games/TicTacToe', opponent],
  snake: [
    'games/SnakeBoard',
    ({ head, tail, food }) => ({ head: icon(head), tail: icon(tail), food: icon(food) }),
  ],
  chess: ['games/ChessGame', opponent],
  wheel: [
    'games/FortuneWheel',
    ({ entries, takesOut }, words) => ({
      first: asked(entries, 2, words.wheelNames),
      takesOut: takesOut === true,
    }),
  ],
  sudoku: ['games/SudokuGame'],
  chessClock: [
    'games/ChessClock',
    ({ minutes, increments }) => {
      const seconds = listOf(increments).map(Number).filter(Number.isFinite);
      return { minutes: numberOf(minutes, 10), increments: seconds.length > 0 ? seconds : [0, 2, 5, 10] };
    },
  ],
  fallingBlocks: ['games/FallingBlocks'],
  fourInARow: ['games/FourInARow', opponent],
  wordGuess: ['games/WordGuess'],
  brickGame: ['games/BrickGame'],
  moleGame: ['games/MoleGame'],
  toneGame: ['games/ToneGame'],
  slidingPuzzle: ['games/SlidingPuzzle', ({ size }) => ({ size: numberOf(size, 4) })],
  minesweeper: ['games/Minesweeper'],
  rockPaperScissors: ['games/HandGame'],
  dice: ['games/DiceRoller'],
  guessNumber: [
    'games/NumberGuess',
    (options) => {
      const min = Math.round(numberOf(options['min'], 1));
      const max = Math.round(numberOf(options['max'], 100));
      return max > min ? { min, max } : { min: 1, max: 100 };
    },
  ],
  hangman: ['games/HangmanGame'],
  calculator: ['tools/PocketCalculator'],
  unitConverter: ['tools/UnitConverter'],
  timer: [
    'tools/TimerBoard',
    (options) => {
      const mode = oneOf(options['mode'], 'countdown', 'pomodoro', 'stopwatch');
      return {
        mode,
        minutes: numberOf(options['minutes'], mode === 'pomodoro' ? 25 : 5),
        seconds: numberOf(options['seconds'], 0),
        breakMinutes: numberOf(options['breakMinutes'], 5),
        longBreakMinutes: numberOf(options['longBreakMinutes'], 15),
        every: numberOf(options['every'], 4),
      };
    },
  ],
  kanban: [
    'tools/KanbanBoard',
    ({ columns }, words) => ({ columns: asked(columns, 2, words.todo), first: wordList(words.cards) }),
  ],
  drawing: [
    'tools/DrawingBoard',
    ({ isBig, isGuarded }) => ({
      isBig: yes(isBig),
      isGuarded: yes(isGuarded),
    }),
  ],
  markdown: ['tools/MarkdownEditor'],
  clockIn: ['tools/TimeClock', ({ hasExport }) => ({ hasExport: yes(hasExport) })],
  typing: ['tools/TypingTest', ({ seconds }) => ({ seconds: Math.max(10, numberOf(seconds, 60)) })],
  passwordGenerator: ['tools/PasswordMaker'],
  passphraseGenerator: ['tools/PhraseMaker'],
  budget: [
    'tools/BudgetBoard',
    ({ categories, chart, total, months, hasExport }, words) => ({
      categories: asked(categories, 2, words.budgetCategories),
      chart: oneOf(chart, 'pie', 'bar'),
      total: numberOf(total, 0) > 0 ? numberOf(total, 0) : undefined,
      months: between(2, numberOf(months, 6), 24),
      hasExport: yes(hasExport),
    }),
  ],
  mealPlanner: ['tools/MealPlanner'],
  groupMaker: ['tools/GroupMaker', ({ count }) => ({ count: Math.max(2, numberOf(count, 3)) })],
  dateCalculator: ['tools/DateCalculator', ({ isAge }) => ({ isAge: yes(isAge) })],
  gradeCalculator: ['tools/GradeCalculator'],
  sumTrainer: [
    'tools/SumTrainer',
    ({ signs, from, to, count }) => ({
      signs: asked(signs, 1, '×'),
      from: numberOf(from, 1),
      to: numberOf(to, 10),
      count: numberOf(count, 20),
    }),
  ],
  intervalTimer: [
    'tools/IntervalTimer',
    ({ work, rest, rounds }) => ({
      work: numberOf(work, 40),
      rest: numberOf(rest, 20),
      rounds: numberOf(rounds, 8),
    }),
  ],
  metronome: ['tools/Metronome', ({ from, to }) => ({ from: numberOf(from, 40), to: numberOf(to, 220) })],
  ideaMaker: [
    'tools/IdeaMaker',
    ({ kinds, count, makesNames, items }, words) => ({
      kinds: listOf(kinds),
      count: numberOf(count, 5),
      makesNames: makesNames === true,
      first: asked(items, 3, words.ideas),
    }),
  ],
  bingoMaker: [
    'tools/BingoMaker',
    ({ size, count }) => ({ size: numberOf(size, 5), count: numberOf(count, 4) }),
  ],
  cardFigures: ['tools/CardFigures'],
  qrMaker: ['tools/QrMaker'],
  kitchenConverter: ['tools/KitchenConverter'],
  csvChart: [
    'tools/CsvChart',
    ({ price, shape }) => ({ price: numberOf(price, 0), shape: oneOf(shape, 'line', 'bar', 'pie') }),
  ],
  tipCalculator: ['tools/TipCalculator'],
  formula: ['tools/FormulaCalculator', formulaProps],
  loanCalculator: ['tools/LoanCalculator', ({ count }) => ({ count: between(1, numberOf(count, 1), 3) })],
  bmiCalculator: ['tools/BmiCalculator'],
  textTools: ['tools/TextTools'],
  colourPicker: ['tools/ColourPicker'],
  weatherBoard: ['tools/WeatherBoard'],
  flashcards: ['tools/FlashcardDeck', flashcardProps],
  habitGrid: [
    'tools/HabitGrid',
    ({ habits, goals, hasExport }, words) => ({
      first: asked(habits, 1, words.habits),
      goals: listOf(goals).map(Number),
      hasExport: yes(hasExport),
    }),
  ],
  polls: [
    'tools/PollBoard',
    (options, words) => {
      const minOptions = Math.max(2, numberOf(options['minOptions'], 2));
      const own = String(options['question'] ?? '');
      const choices = listOf(options['choices']);
      const asked = own === '' ? [] : [{ question: own, options: choices, votes: choices.map(() => 0) }];
      const usual = wordList(words.polls).map((line) => {
        const [question = '', labels = '', votes = ''] = line.split('=');
        return { question, options: labels.split('/'), votes: votes.split('/').map(Number) };
      });
      const first = asked.length > 0 ? asked : usual;
      return { first, minOptions, maxOptions: Math.max(minOptions, numberOf(options['maxOptions'], 8)) };
    },
  ],
  quizMaker: ['tools/QuizMaker', (_, words) => ({ first: wordList(words.firstQuizzes).map(quizIn) })],
  quizScores: ['quiz/QuizScores'],
  costSplitter: [
    'tools/CostSplitter',
    (options, words) => {
      const people = asked(options['people'], 2, words.flat);
      const firstCosts = wordList(words.firstCosts).map((line) => {
        const [what = '', amount = '', payer = ''] = line.split('=');
        return { what, amount: Number(amount), payer: Number(payer) % people.length };
      });
      return { firstPeople: people, firstCosts, hasExport: yes(options['hasExport']) };
    },
  ],
  currencyConverter: ['tools/CurrencyConverter'],
  dayCountdown: [
    'tools/DayCountdown',
    ({ title, day }) => ({ title: String(title ?? ''), day: String(day ?? '01-01') }),
  ],
};
