import type { EngineName } from '../../plan/block-plan.ts';
import { attribute, quote } from '../code.ts';
import { type Engine, listOf, numberOf, wordList } from './engine.ts';
import { flashcardProps } from './flashcard-props.ts';
import { formulaProps } from './formula-props.ts';

const tool = (component: string, props?: Engine['props']): Engine => ({
  part: `src/components/tools/${component}.tsx`,
  component,
  ...(props ? { props } : {}),
});

const codeList = (items: readonly string[]): string => `{[${items.map(quote).join(', ')}]}`;

export const TOOL_ENGINES = {
  calculator: tool('PocketCalculator'),
  unitConverter: tool('UnitConverter'),
  timer: tool('TimerBoard', (options) => {
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
  kanban: tool('KanbanBoard', (options, words) => {
    const asked = [...new Set(listOf(options['columns']))];
    const columns = asked.length > 1 ? asked : wordList(words.todo);
    return `columns=${codeList(columns)} first=${codeList(wordList(words.cards))}`;
  }),
  drawing: tool('DrawingBoard', (options) =>
    [
      ...(options['isBig'] === true ? ['isBig'] : []),
      ...(options['isGuarded'] === true ? ['isGuarded'] : []),
    ].join(' '),
  ),
  markdown: tool('MarkdownEditor'),
  clockIn: tool('TimeClock'),
  typing: tool('TypingTest', (options) => `seconds={${Math.max(10, numberOf(options['seconds'], 60))}}`),
  passwordGenerator: tool('PasswordMaker'),
  passphraseGenerator: tool('PhraseMaker'),
  budget: tool('BudgetBoard', (options, words) => {
    const asked = listOf(options['categories']);
    const categories = asked.length > 1 ? asked : wordList(words.budgetCategories);
    const total = numberOf(options['total'], 0);
    return `categories=${codeList(categories)} chart="${options['chart'] === 'bar' ? 'bar' : 'pie'}"${total > 0 ? ` total={${total}}` : ''}`;
  }),
  mealPlanner: tool('MealPlanner'),
  groupMaker: tool('GroupMaker', (options) => `count={${Math.max(2, numberOf(options['count'], 3))}}`),
  dateCalculator: tool('DateCalculator', (options) => (options['isAge'] === true ? 'isAge' : '')),
  gradeCalculator: tool('GradeCalculator'),
  sumTrainer: tool('SumTrainer', (options) => {
    const signs = listOf(options['signs']);
    return `signs=${codeList(signs.length > 0 ? signs : ['×'])} from={${numberOf(options['from'], 1)}} to={${numberOf(options['to'], 10)}} count={${numberOf(options['count'], 20)}}`;
  }),
  intervalTimer: tool('IntervalTimer', (options) =>
    [
      `work={${numberOf(options['work'], 40)}}`,
      `rest={${numberOf(options['rest'], 20)}}`,
      `rounds={${numberOf(options['rounds'], 8)}}`,
    ].join(' '),
  ),
  metronome: tool(
    'Metronome',
    (options) => `from={${numberOf(options['from'], 40)}} to={${numberOf(options['to'], 220)}}`,
  ),
  ideaMaker: tool('IdeaMaker', (options, words) => {
    const asked = listOf(options['items']);
    const first = asked.length > 2 ? asked : wordList(words.ideas);
    return `kinds=${codeList(listOf(options['kinds']))} count={${numberOf(options['count'], 5)}} makesNames={${options['makesNames'] === true}} first=${codeList(first)}`;
  }),
  bingoMaker: tool(
    'BingoMaker',
    (options) => `size={${numberOf(options['size'], 5)}} count={${numberOf(options['count'], 4)}}`,
  ),
  cardFigures: tool('CardFigures'),
  qrMaker: tool('QrMaker'),
  kitchenConverter: tool('KitchenConverter'),
  csvChart: tool('CsvChart', (options) => {
    const shape = ['bar', 'pie'].includes(String(options['shape'])) ? String(options['shape']) : 'line';
    return `price={${numberOf(options['price'], 0)}} shape="${shape}"`;
  }),
  tipCalculator: tool('TipCalculator'),
  formula: tool('FormulaCalculator', formulaProps),
  loanCalculator: tool(
    'LoanCalculator',
    (options) => `count={${Math.min(3, Math.max(1, numberOf(options['count'], 1)))}}`,
  ),
  bmiCalculator: tool('BmiCalculator'),
  textTools: tool('TextTools'),
  colourPicker: tool('ColourPicker'),
  weatherBoard: tool('WeatherBoard'),
  flashcards: tool('FlashcardDeck', flashcardProps),
  habitGrid: tool('HabitGrid', (options, words) => {
    const asked = listOf(options['habits']);
    return `first=${codeList(asked.length > 0 ? asked : wordList(words.habits))}`;
  }),
  polls: tool('PollBoard', (asked, words) => {
    const polls = wordList(words.polls).map((line) => {
      const [question = '', options = '', votes = ''] = line.split('=');
      const labels = options.split('/').map(quote).join(', ');
      return `{ question: ${quote(question)}, options: [${labels}], votes: [${votes.split('/').join(', ')}] }`;
    });
    const least = Math.max(2, numberOf(asked['minOptions'], 2));
    const most = Math.max(least, numberOf(asked['maxOptions'], 8));
    return `first={[${polls.join(', ')}]} minOptions={${least}} maxOptions={${most}}`;
  }),
  costSplitter: tool('CostSplitter', (options, words) => {
    const asked = listOf(options['people']);
    const people = asked.length > 1 ? asked : wordList(words.flat);
    const costs = wordList(words.firstCosts).map((line) => {
      const [what = '', amount = '', payer = ''] = line.split('=');
      return `{ what: ${quote(what)}, amount: ${amount}, payer: ${Number(payer) % people.length} }`;
    });
    return `firstPeople=${codeList(people)} firstCosts={[${costs.join(', ')}]}`;
  }),
  currencyConverter: tool('CurrencyConverter'),
  dayCountdown: tool(
    'DayCountdown',
    (options) =>
      `${attribute('title', String(options['title'] ?? ''))} day=${quote(String(options['day'] ?? '01-01'))}`,
  ),
} as const satisfies Readonly<Partial<Record<EngineName, Engine>>>;
