import { translationIn } from '@loam/app-library';
import { ENGINES } from '../lexicon/engines.data.ts';
import { paired } from '../lexicon/listed.ts';
import { addBoardPage } from './board-cards.ts';
import { addPage, changeEntity, type Draft } from './draft.ts';
import { withOptions } from './entity-edits.ts';
import { engineTitle } from './engine-titles.ts';

/** Games and tools; the first one is the start page when the app is about it. */
export function addEnginePages(draft: Draft): void {
  draft.said.engines.slice(0, 6).forEach((asked, at) => addEnginePage(draft, asked, at));
  for (const { engine, options } of draft.said.calculators ?? []) {
    const title = titleFor(draft, { engine, options });
    addPage(draft, {
      title,
      icon: 'Calculator',
      order: 40,
      blocks: [{ kind: 'engine', engine, title, options }],
    });
  }
  addCardPages(draft);
  addScorePage(draft);
}

/** Where people make quizzes, what they scored has a page of its own. */
function addScorePage(draft: Draft): void {
  if (draft.said.engines[0]?.engine !== 'quizMaker') return;
  const title = engineTitle('quizScores', draft.said.language);
  addPage(draft, {
    id: 'results',
    title,
    icon: 'Trophy',
    blocks: [{ kind: 'engine', engine: 'quizScores', title, options: {} }],
  });
}

/** Beside the page to study on: the cards, and how far one is where that was asked for. */
function addCardPages(draft: Draft): void {
  const [asked] = draft.said.engines;
  const { language } = draft.said;
  if (asked?.engine !== 'flashcards' || draft.entities.length > 0) return;
  const cards = translationIn('Cards | Cartões | Tarjetas | Karten | Cartes', language);
  addPage(draft, {
    id: 'cards',
    title: cards,
    blocks: [
      {
        kind: 'engine',
        engine: 'flashcards',
        title: cards,
        options: { ...asked.options, part: 'list' },
      },
    ],
  });
  if (!/statisti|estatístic|estadístic|progress|fortschritt/i.test(draft.said.text)) return;
  const title = engineTitle('cardFigures', language);
  addPage(draft, {
    id: 'statistics',
    title,
    blocks: [{ kind: 'engine', engine: 'cardFigures', title, options: {} }],
  });
}

function addEnginePage(draft: Draft, { engine, options }: Asked, at: number): void {
  const { said, kind } = draft;
  const entry = ENGINES.find((one) => one.engine === engine);
  if (entry === undefined) return;
  const isStart = at === 0 && (kind === 'game' || kind === 'tool' || entry.kind === kind);
  if (isCovered(draft, { engine, options }, isStart)) return;
  const title = titleFor(draft, { engine, options });
  if (engine === 'kanban' && isStart && addBoardPage(draft, listIn(options['columns']), title)) return;
  addPage(draft, {
    id: isStart ? 'play' : engine.toLowerCase(),
    title: isStart && said.engines.length === 1 ? startTitle(draft, title) : title,
    intro: said.language === 'en' ? entry.tagline : '',
    icon: ICONS[kind] ?? 'Wrench',
    order: isStart ? 0 : 10 + at,
    blocks: [{ kind: 'engine', engine, title, options: withCategories(draft, { engine, options }) }],
  });
}

function titleFor(draft: Draft, { engine, options }: Asked): string {
  const given = engine === 'formula' || engine === 'ideaMaker' ? options['title'] : '';
  return typeof given === 'string' && given !== '' ? given : engineTitle(engine, draft.said.language);
}

const withCategories = ({ said }: Draft, { engine, options }: Asked): Asked['options'] =>
  engine === 'budget' && said.categories.length > 1 ? { ...options, categories: said.categories } : options;

/** Records of the request do the same and more. */
function isCovered(draft: Draft, { engine, options }: Asked, isStart: boolean): boolean {
  return engine === 'kanban' && draft.entities.length > 0 && (!isStart || givesBoard(draft, options));
}

type Asked = Draft['said']['engines'][number];

/** Where there are things to move, the board is theirs and has the columns that were named. */
function givesBoard(draft: Draft, options: Readonly<Record<string, unknown>>): boolean {
  const target = draft.entities.find(({ entryId }) => entryId === 'deal' || entryId === 'task');
  if (target === undefined || draft.entities.length < 2) return false;
  const columns = listIn(options['columns']);
  if (columns.length > 1)
    changeEntity(draft, target.plan.id, (plan) => {
      const state = plan.fields.find((one) => /^(?:stage|status)$/.test(one.id));
      return state === undefined ? plan : withOptions(plan, state.id, columns);
    });
  return true;
}

const listIn = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

function startTitle(draft: Draft, title: string): string {
  const isCards = draft.said.engines[0]?.engine === 'flashcards';
  if (isCards) return translationIn(LEARN, draft.said.language);
  return TITLED.has(draft.kind) ? title : draft.copy.places.home;
}

const TITLED: ReadonlySet<string> = new Set(['game', 'tool', 'learning']);

/** Beside the list of cards, the page where one goes through them. */
const LEARN = 'Study | Estudar | Estudiar | Lernen | Réviser';

const ICONS = paired(
  'game=Gamepad2, tool=Wrench, learning=GraduationCap, dashboard=LayoutDashboard, management=Columns3',
);
