import type { EngineName } from '../../../plan/block-plan.ts';
import { quote } from '../../code.ts';
import { type Engine, listOf, numberOf } from '../engine.ts';
import { GAME_PARTS } from '../games/shared.data.ts';
import { GAME_WORDS } from '../games/words.data.ts';
import { COLOURS, FLASHCARDS, TYPING, WEATHER } from './learning.data.ts';
import { DRAWING, MARKDOWN, PASSWORD, TEXT_TOOLS } from './making.data.ts';
import { CLOCK_IN, HABITS, KANBAN, TIMER } from './planning.data.ts';
import { BMI, CALCULATOR, CONVERTER, LOAN, TIP } from './reckoning.data.ts';
import { TOOL_WORDS } from './words.data.ts';

const part = (path: string): Readonly<Record<string, string>> => ({ [path]: GAME_PARTS[path] ?? '' });

const tool = (
  component: string,
  files: Readonly<Record<string, string>>,
  props?: Engine['props'],
): Engine => ({
  component,
  files,
  words: { ...GAME_WORDS, ...TOOL_WORDS },
  ...(props ? { props } : {}),
});

const wordList = (words: Readonly<Record<string, string>>, key: string): readonly string[] =>
  (words[key] ?? '').split('|');

const codeList = (items: readonly string[]): string => `{[${items.map(quote).join(', ')}]}`;

export const TOOL_ENGINES = {
  calculator: tool('PocketCalculator', { ...CALCULATOR, ...part('src/hooks/use-key-down.ts') }),
  unitConverter: tool('UnitConverter', CONVERTER),
  timer: tool('TimerBoard', TIMER, (options) => {
    const mode = ['pomodoro', 'stopwatch'].includes(String(options['mode']))
      ? String(options['mode'])
      : 'countdown';
    const minutes = numberOf(options['minutes'], mode === 'pomodoro' ? 25 : 5);
    return `mode="${mode}" minutes={${minutes}} breakMinutes={${numberOf(options['breakMinutes'], 5)}}`;
  }),
  kanban: tool('KanbanBoard', KANBAN, (options, words) => {
    const asked = [...new Set(listOf(options['columns']))];
    const columns = asked.length > 1 ? asked : wordList(words, 'tTodo');
    return `columns=${codeList(columns)} first=${codeList(wordList(words, 'tCards'))}`;
  }),
  drawing: tool('DrawingBoard', DRAWING),
  markdown: tool('MarkdownEditor', MARKDOWN),
  clockIn: tool('TimeClock', CLOCK_IN),
  typing: tool('TypingTest', { ...TYPING, ...part('src/components/games/GameStat.tsx') }),
  passwordGenerator: tool('PasswordMaker', PASSWORD),
  tipCalculator: tool('TipCalculator', TIP),
  loanCalculator: tool('LoanCalculator', LOAN),
  bmiCalculator: tool('BmiCalculator', BMI),
  textTools: tool('TextTools', TEXT_TOOLS),
  colourPicker: tool('ColourPicker', COLOURS),
  weatherBoard: tool('WeatherBoard', WEATHER),
  flashcards: tool('FlashcardDeck', FLASHCARDS, (_options, words) => {
    const pairs = wordList(words, 'tFirstCards').map((card) => {
      const [front = '', back = ''] = card.split('=');
      return `[${quote(front)}, ${quote(back)}]`;
    });
    return `first={[${pairs.join(', ')}]}`;
  }),
  habitGrid: tool('HabitGrid', HABITS, (options, words) => {
    const asked = listOf(options['habits']);
    return `first=${codeList(asked.length > 0 ? asked : wordList(words, 'tHabits'))}`;
  }),
} as const satisfies Readonly<Partial<Record<EngineName, Engine>>>;
