import type { AppPlan } from './plan/app-plan.ts';
import type { BlockPlan } from './plan/block-plan.ts';
import { ENGINES } from './lexicon/engines.data.ts';
import { entityEntry } from './lexicon/entity-lexicon.ts';
import { APP_NOUNS, EMPTY_ADJECTIVES } from './lexicon/grammar.data.ts';

/** What was written: the plan, and the sources where a tool or a game does more than a plan tells. */
export interface Built {
  readonly plan: AppPlan;
  readonly sources: ReadonlyMap<string, string>;
}

interface Part {
  /** How people ask for it, in five languages. */
  readonly asked: RegExp;
  /** Whether the app has it. */
  readonly isThere: (built: Looked) => boolean;
}

interface Looked {
  readonly plan: AppPlan;
  readonly blocks: readonly BlockPlan[];
  /** Sources of tools and games: what these can do stands nowhere else. */
  readonly tools: string;
}

const has =
  (...kinds: readonly BlockPlan['kind'][]) =>
  ({ blocks }: Looked): boolean =>
    blocks.some(({ kind }) => kinds.includes(kind));
const shows =
  (view: string) =>
  ({ blocks }: Looked): boolean =>
    blocks.some((block) => block.kind === 'collection' && block.view === view);
const tells =
  (pattern: RegExp) =>
  ({ tools }: Looked): boolean =>
    pattern.test(tools);
const any =
  (...tests: readonly Part['isThere'][]): Part['isThere'] =>
  (looked) =>
    tests.some((test) => test(looked));
const never = (): boolean => false;

const PARTS: readonly Part[] = [
  {
    asked: /(?<!\p{L})(?:kanban|drag[- ]and[- ]drop|pipeline board|kanban-?(?:board|tafel))(?!\p{L})/iu,
    isThere: any(
      shows('board'),
      ({ plan, tools }) => plan.entities.length === 0 && /drag|column/i.test(tools),
    ),
  },
  {
    asked: /(?<!\p{L})(?:charts?|graphs?|diagramme?|gráficos?|graphiques?)(?!\p{L})/iu,
    isThere: any(has('chart', 'numbers', 'report'), tells(/(?:Bar|Line|Pie|Area|Donut)Chart|<Progress/)),
  },
  {
    asked: /(?<!\p{L})counts? (?:per|by)(?!\p{L})/iu,
    isThere: has('chart', 'numbers', 'report'),
  },
  {
    asked:
      /(?<!\p{L})(?:leader ?boards?|best scores?|high ?scores?|rankings?|ranglisten?|bestenlisten?|clasificación|classement)(?!\p{L})/iu,
    isThere: any(has('leaderboard'), tells(/\bbest\b|high ?score/i)),
  },
  {
    asked: /(?<!\p{L})(?:settle[- ]?up|settling up|who owes (?:whom|who|what))(?!\p{L})/iu,
    isThere: tells(/settle|owes|pays? back|balance/i),
  },
  {
    asked:
      /(?<!\p{L})(?:two[- ]players?|multi-?player|2[- ]players?|zwei spieler|dos jugadores|deux joueurs)(?!\p{L})/iu,
    isThere: tells(/player|opponent|\bturn\b|\bwhite\b|jugador|spieler|joueur/i),
  },
  {
    asked:
      /(?<!\p{L})(?:csv|excel|spreadsheet) (?:export|download)|export (?:to|as) (?:csv|excel)(?!\p{L})/iu,
    isThere: any(has('report'), tells(/csv/i), ({ blocks }) =>
      blocks.some((block) => block.kind === 'collection' && block.hasExport === true),
    ),
  },
  {
    asked:
      /(?<!\p{L})(?:remind(?:s|ers?| me| us)|push notifications?|erinner\p{L}*|recordatorios?|lembretes?|rappels?)(?!\p{L})/iu,
    isThere: any(has('notifications'), tells(/remind|notif/i)),
  },
  {
    asked: /(?<!\p{L})(?:import (?:from|of|a)|csv import|excel import)(?!\p{L})/iu,
    isThere: tells(/import/i),
  },
  {
    asked:
      /(?<!\p{L})(?:interactive map|map view|google maps?|karte mit|mapa interactivo|carte interactive)(?!\p{L})/iu,
    isThere: never,
  },
  {
    asked:
      /(?<!\p{L})(?:language switch(?:er)?|multi-?lingual|sprachumschalter|selector de idioma)(?!\p{L})/iu,
    isThere: never,
  },
];

/** Parts of a request that the app does not have, in the words of the request. */
export function unbuiltParts(request: string, built: Built): readonly string[] {
  const looked = look(built);
  const found = PARTS.filter(({ isThere }) => !isThere(looked)).flatMap(({ asked }) => {
    const match = asked.exec(request);
    return match === null ? [] : [clauseAt(request, match.index, match.index + match[0].length)];
  });
  return [...new Set(found)];
}

function look({ plan, sources }: Built): Looked {
  const blocks = plan.pages.flatMap((page) => page.blocks);
  const hasTool = blocks.some(({ kind }) => kind === 'engine' || kind === 'quiz');
  const own = [...sources].filter(([path]) => /^src\/(?:components|lib|hooks|pages)\/(?!ui\/)/.test(path));
  return { plan, blocks, tools: hasTool ? own.map(([, content]) => content).join('\n') : '' };
}

const BREAK = /[,;:.!?\n()]|\s(?:and|with|und|mit|et|avec|y|con|e|com|plus|as well as)\s/giu;

/** The item of the list that the words stand in. */
function clauseAt(text: string, start: number, end: number): string {
  const breaks = [...text.matchAll(BREAK)];
  const before = breaks.filter((mark) => mark.index + mark[0].length <= start).at(-1);
  const after = breaks.find((mark) => mark.index >= end);
  return text
    .slice(before === undefined ? 0 : before.index + before[0].length, after?.index ?? text.length)
    .replace(/^\s*(?:an?|the|some|also|add|eine?n?|une?|una?|uma?)\s+/iu, '')
    .trim();
}

const OPENING =
  /^\s*(?:(?:please|hi|hello|hey)[,!]?\s+)*(?:(?:can|could|would) you\s+)?(?:(?:i|we)(?:'d| would)? (?:want|need|like)\s+(?:to have\s+)?)?(?:(?:make|build|create|design|write|develop)\s+(?:me\s+|us\s+)?)?(?:an?|the|my|our|some)?\s*/iu;

/** What the request is for when nothing of the app speaks of it; null where the app is of that kind. English only. */
export function askedInstead(request: string, { plan, sources }: Built): string | null {
  // A domain is found by the words of the request, so the app is of that kind.
  if (plan.language !== 'en' || plan.domain !== 'general' || speaksOf(request, plan)) return null;
  const head = (
    request
      .replace(OPENING, '')
      .split(/[.,:;!?\n(]|\s(?:with|that|which|where|for|so|to|called|named|and|in)\s/iu)[0] ?? ''
  ).trim();
  const words = head
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(
      (word) =>
        word.length > 3 &&
        !APP_NOUNS.has(word) &&
        !EMPTY_ADJECTIVES.has(word) &&
        !/^(?:internal|something|online|thing)$/.test(word),
    );
  if (words.length === 0 || words.length > 5 || words.some((word) => isKnown(word, plan))) return null;
  const { name, tagline, domain } = plan;
  const told = [...sources]
    .filter(([path]) => path.startsWith('src/') && !path.startsWith('src/components/ui/'))
    .map(([path, content]) => `${path} ${content}`)
    .join('\n')
    .replaceAll(tagline, ' ')
    .toLowerCase();
  const all = `${told} ${name} ${domain}`.toLowerCase();
  return words.some((word) => all.includes(stem(word))) ? null : head;
}

/** The request itself names a page or a list of the app. */
function speaksOf(request: string, { pages, entities }: AppPlan): boolean {
  const said = request.toLowerCase();
  const names = [
    ...pages.map(({ title }) => title).filter((title) => !/^(?:home|dashboard)$/i.test(title)),
    ...entities.flatMap(({ one, many }) => [one, many]),
  ];
  return names.some((name) => said.includes(name.toLowerCase()));
}

/** A word by which the lexicon found what was built: "todo" leads to tasks. */
function isKnown(word: string, plan: AppPlan): boolean {
  const engines = plan.pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'engine' ? [block.engine] : [])),
  );
  const words = [
    ...ENGINES.filter(({ engine }) => engines.includes(engine)).flatMap((entry) => entry.words),
    ...plan.entities.map(({ id }) => entityEntry(id)?.words ?? ''),
  ];
  return words.some((line) => line.toLowerCase().includes(stem(word)));
}

const stem = (word: string): string => word.replace(/(?:ies|es|s|ing|ers?|or)$/u, '').slice(0, 8);
