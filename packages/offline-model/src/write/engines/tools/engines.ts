import type { EngineName } from '../../../plan/block-plan.ts';
import type { WordTable } from '../../blocks/block-words.ts';
import { attribute, quote } from '../../code.ts';
import { type Engine, listOf, numberOf } from '../engine.ts';
import { GAME_PARTS } from '../games/shared.data.ts';
import { GAME_WORDS } from '../games/words.data.ts';
import { CARD_FIGURES, FLASHCARD_WORDS, FLASHCARDS } from './flashcards.data.ts';
import { flashcardProps } from './flashcard-props.ts';
import { VOCABULARY_WORDS } from './vocabulary.data.ts';
import { COLOURS, WEATHER } from './learning.data.ts';
import { DRAWING, DRAWING_WORDS } from './drawing.data.ts';
import { MARKDOWN, PASSWORD, TEXT_TOOLS } from './making.data.ts';
import { HABITS, HABIT_WORDS } from './habits.data.ts';
import { LOAN, LOAN_WORDS } from './loan.data.ts';
import { CLOCK_IN, KANBAN, TIMER } from './planning.data.ts';
import { FOCUS_WORDS } from './focus.data.ts';
import { FORMULA } from './formula.data.ts';
import { formulaProps } from './formula-props.ts';
import { BUDGET } from './budget.data.ts';
import { BUDGET_WORDS } from './budget-words.data.ts';
import { CSV_CHART, CSV_WORDS } from './csv-chart.data.ts';
import { KITCHEN, KITCHEN_WORDS } from './kitchen.data.ts';
import { DATE_SPAN, GROUPS, GROUP_WORDS } from './groups.data.ts';
import { MEALS, MEAL_WORDS } from './meals.data.ts';
import { GRADES, GRADE_WORDS } from './grades.data.ts';
import { BINGO, MAKER, MAKER_WORDS } from './generators.data.ts';
import { INTERVALS, METRONOME, PRACTICE_WORDS, SUMS } from './practice.data.ts';
import { QR, QR_WORDS } from './qr.data.ts';
import { BMI, CALCULATOR, CONVERTER, TIP } from './reckoning.data.ts';
import { POLLS, POLL_WORDS } from './polls.data.ts';
import { CURRENCY, DAYS_UNTIL, SPLITTER } from './sharing.data.ts';
import { SHARING_WORDS } from './sharing-words.data.ts';
import { PASSPHRASE, PHRASE_WORDS } from './passphrase.data.ts';
import { TYPING, TYPING_WORDS } from './typing.data.ts';
import { TOOL_WORDS } from './words.data.ts';

const MORE_WORDS: WordTable = {
  ...FOCUS_WORDS,
  ...TYPING_WORDS,
  ...PHRASE_WORDS,
  ...POLL_WORDS,
  ...BUDGET_WORDS,
  ...CSV_WORDS,
  ...KITCHEN_WORDS,
  ...HABIT_WORDS,
  ...LOAN_WORDS,
  ...QR_WORDS,
  ...MAKER_WORDS,
  ...PRACTICE_WORDS,
  ...GRADE_WORDS,
  ...GROUP_WORDS,
  ...MEAL_WORDS,
  ...DRAWING_WORDS,
  ...FLASHCARD_WORDS,
  ...VOCABULARY_WORDS,
};

const part = (path: string): Readonly<Record<string, string>> => ({ [path]: GAME_PARTS[path] ?? '' });

const tool = (
  component: string,
  files: Readonly<Record<string, string>>,
  props?: Engine['props'],
): Engine => ({
  component,
  files,
  words: { ...GAME_WORDS, ...TOOL_WORDS, ...SHARING_WORDS, ...MORE_WORDS },
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
    const value = (name: string, otherwise: number): string =>
      `${name}={${numberOf(options[name], otherwise)}}`;
    return [
      `mode="${mode}"`,
      value('minutes', mode === 'pomodoro' ? 25 : 5),
      value('seconds', 0),
      value('breakMinutes', 5),
      value('longBreakMinutes', 15),
      value('every', 4),
    ].join(' ');
  }),
  kanban: tool('KanbanBoard', KANBAN, (options, words) => {
    const asked = [...new Set(listOf(options['columns']))];
    const columns = asked.length > 1 ? asked : wordList(words, 'tTodo');
    return `columns=${codeList(columns)} first=${codeList(wordList(words, 'tCards'))}`;
  }),
  drawing: tool('DrawingBoard', DRAWING, (options) =>
    [
      ...(options['isBig'] === true ? ['isBig'] : []),
      ...(options['isGuarded'] === true ? ['isGuarded'] : []),
    ].join(' '),
  ),
  markdown: tool('MarkdownEditor', MARKDOWN),
  clockIn: tool('TimeClock', CLOCK_IN),
  typing: tool(
    'TypingTest',
    { ...TYPING, ...part('src/components/games/GameStat.tsx') },
    (options) => `seconds={${Math.max(10, numberOf(options['seconds'], 60))}}`,
  ),
  passwordGenerator: tool('PasswordMaker', PASSWORD),
  passphraseGenerator: tool('PhraseMaker', PASSPHRASE),
  budget: tool('BudgetBoard', BUDGET, (options, words) => {
    const asked = listOf(options['categories']);
    const categories = asked.length > 1 ? asked : wordList(words, 'tBudgetCategories');
    const total = numberOf(options['total'], 0);
    return `categories=${codeList(categories)} chart="${options['chart'] === 'bar' ? 'bar' : 'pie'}"${total > 0 ? ` total={${total}}` : ''}`;
  }),
  mealPlanner: tool('MealPlanner', MEALS),
  groupMaker: tool(
    'GroupMaker',
    GROUPS,
    (options) => `count={${Math.max(2, numberOf(options['count'], 3))}}`,
  ),
  dateCalculator: tool('DateCalculator', DATE_SPAN, (options) => (options['isAge'] === true ? 'isAge' : '')),
  gradeCalculator: tool('GradeCalculator', GRADES),
  sumTrainer: tool('SumTrainer', { ...SUMS, ...part('src/components/games/GameStat.tsx') }, (options) => {
    const signs = listOf(options['signs']);
    return `signs=${codeList(signs.length > 0 ? signs : ['×'])} from={${numberOf(options['from'], 1)}} to={${numberOf(options['to'], 10)}} count={${numberOf(options['count'], 20)}}`;
  }),
  intervalTimer: tool('IntervalTimer', { ...TIMER, ...INTERVALS }, (options) =>
    [
      `work={${numberOf(options['work'], 40)}}`,
      `rest={${numberOf(options['rest'], 20)}}`,
      `rounds={${numberOf(options['rounds'], 8)}}`,
    ].join(' '),
  ),
  metronome: tool(
    'Metronome',
    METRONOME,
    (options) => `from={${numberOf(options['from'], 40)}} to={${numberOf(options['to'], 220)}}`,
  ),
  ideaMaker: tool('IdeaMaker', MAKER, (options, words) => {
    const asked = listOf(options['items']);
    const first = asked.length > 2 ? asked : wordList(words, 'tIdeas');
    return `kinds=${codeList(listOf(options['kinds']))} count={${numberOf(options['count'], 5)}} makesNames={${options['makesNames'] === true}} first=${codeList(first)}`;
  }),
  bingoMaker: tool(
    'BingoMaker',
    BINGO,
    (options) => `size={${numberOf(options['size'], 5)}} count={${numberOf(options['count'], 4)}}`,
  ),
  cardFigures: tool('CardFigures', CARD_FIGURES),
  qrMaker: tool('QrMaker', QR),
  kitchenConverter: tool('KitchenConverter', KITCHEN),
  csvChart: tool('CsvChart', CSV_CHART, (options) => {
    const shape = ['bar', 'pie'].includes(String(options['shape'])) ? String(options['shape']) : 'line';
    return `price={${numberOf(options['price'], 0)}} shape="${shape}"`;
  }),
  tipCalculator: tool('TipCalculator', TIP),
  formula: tool('FormulaCalculator', FORMULA, formulaProps),
  loanCalculator: tool(
    'LoanCalculator',
    LOAN,
    (options) => `count={${Math.min(3, Math.max(1, numberOf(options['count'], 1)))}}`,
  ),
  bmiCalculator: tool('BmiCalculator', BMI),
  textTools: tool('TextTools', TEXT_TOOLS),
  colourPicker: tool('ColourPicker', COLOURS),
  weatherBoard: tool('WeatherBoard', WEATHER),
  flashcards: tool('FlashcardDeck', { ...FLASHCARDS, ...part('src/hooks/use-key-down.ts') }, flashcardProps),
  habitGrid: tool('HabitGrid', HABITS, (options, words) => {
    const asked = listOf(options['habits']);
    return `first=${codeList(asked.length > 0 ? asked : wordList(words, 'tHabits'))}`;
  }),
  polls: tool('PollBoard', POLLS, (asked, words) => {
    const polls = wordList(words, 'tPolls').map((line) => {
      const [question = '', options = '', votes = ''] = line.split('=');
      const labels = options.split('/').map(quote).join(', ');
      return `{ question: ${quote(question)}, options: [${labels}], votes: [${votes.split('/').join(', ')}] }`;
    });
    const least = Math.max(2, numberOf(asked['minOptions'], 2));
    const most = Math.max(least, numberOf(asked['maxOptions'], 8));
    return `first={[${polls.join(', ')}]} minOptions={${least}} maxOptions={${most}}`;
  }),
  costSplitter: tool('CostSplitter', SPLITTER, (options, words) => {
    const asked = listOf(options['people']);
    const people = asked.length > 1 ? asked : wordList(words, 'tFlat');
    const costs = wordList(words, 'tFirstCosts').map((line) => {
      const [what = '', amount = '', payer = ''] = line.split('=');
      return `{ what: ${quote(what)}, amount: ${amount}, payer: ${Number(payer) % people.length} }`;
    });
    return `firstPeople=${codeList(people)} firstCosts={[${costs.join(', ')}]}`;
  }),
  currencyConverter: tool('CurrencyConverter', CURRENCY),
  dayCountdown: tool(
    'DayCountdown',
    DAYS_UNTIL,
    (options) =>
      `${attribute('title', String(options['title'] ?? ''))} day=${quote(String(options['day'] ?? '01-01'))}`,
  ),
} as const satisfies Readonly<Partial<Record<EngineName, Engine>>>;
