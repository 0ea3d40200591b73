import { toPattern } from '../lexicon/pattern.ts';
import type { AppPlan } from '../plan/app-plan.ts';
import type { BlockPlan } from '../plan/block-plan.ts';
import type { Mood } from '../lexicon/palettes.data.ts';
import { MOOD_FONTS, MOOD_RADIUS, MOODS, PALETTES } from '../lexicon/palettes.data.ts';

/** What was written: the plan, and the sources where a tool or a game does more than a plan tells. */
export interface Looked {
  readonly plan: AppPlan;
  readonly blocks: readonly BlockPlan[];
  /** Sources of tools and games: what these can do stands nowhere else. */
  readonly tools: string;
  /** Words of these sources, as stems. */
  readonly toolWords: ReadonlySet<string>;
}

type Test = (looked: Looked, told: string) => boolean;
type List = Extract<BlockPlan, { kind: 'collection' }>;

const LISTS: Readonly<Record<string, (list: List) => boolean>> = {
  any: () => true,
  search: ({ hasSearch }) => hasSearch,
  filter: ({ filters }) => filters.length > 0,
  sort: ({ sorts }) => sorts.length > 0,
  create: ({ can }) => can.create,
  edit: ({ can }) => can.edit,
  remove: ({ can }) => can.remove,
  export: ({ hasExport }) => hasExport === true,
  random: ({ hasRandom }) => hasRandom === true,
  mine: ({ onlyMine }) => onlyMine,
};

const matches = (pattern: string, value: unknown): boolean =>
  toPattern(pattern, 'iu').test(typeof value === 'string' ? value : JSON.stringify(value));
const isAmong = (told: string, name: string): boolean => told.split(' ').includes(name);
const isMood = (name: string): name is Mood => MOODS.some((mood) => mood === name);

/** What a condition can ask of an app, by the word that it begins with. */
const TESTS: Readonly<Record<string, Test>> = {
  always: () => true,
  never: () => false,
  keeps: ({ plan }) => plan.entities.length > 0,
  accounts: ({ plan }) => plan.auth !== null,
  roles: ({ plan }) => (plan.auth?.roles.length ?? 0) > 1,
  tool: ({ tools }) => tools !== '',
  /** People can put something in. */
  fills: (looked) => isMet('block form booking checkout quiz profile messages | list create | tool', looked),
  block: ({ blocks }, told) => blocks.some(({ kind }) => isAmong(told, kind)),
  list: ({ blocks }, told) =>
    blocks.some((block) => block.kind === 'collection' && LISTS[told]?.(block) === true),
  view: ({ blocks }, told) => blocks.some((block) => block.kind === 'collection' && block.view === told),
  acts: ({ blocks }, told) =>
    blocks.some(
      (block) =>
        (block.kind === 'collection' || block.kind === 'detail') &&
        block.actions.some(({ kind }) => isAmong(told, kind)),
    ),
  talk: ({ blocks }, told) => blocks.some((block) => block.kind === 'detail' && isAmong(told, block.talk)),
  style: ({ blocks }, told) => blocks.some((block) => block.kind === 'prose' && isAmong(told, block.style)),
  draws: ({ blocks }, told) => blocks.some((block) => block.kind === 'chart' && isAmong(told, block.shape)),
  form: ({ blocks }, told) => blocks.some((block) => block.kind === 'form' && matches(told, block)),
  field: ({ plan }, told) =>
    plan.entities.some(({ fields }) => fields.some(({ type }) => isAmong(told, type))),
  named: ({ plan }, told) => plan.entities.some(({ fields }) => fields.some(({ id }) => matches(told, id))),
  option: ({ plan }, told) =>
    plan.entities.some(({ fields }) =>
      fields.some(({ options = [] }) => options.some((option) => matches(told, option))),
    ),
  entity: ({ plan }, told) => plan.entities.some(({ id }) => matches(told, id)),
  page: ({ plan }, told) => plan.pages.some(({ title }) => matches(told, title)),
  /** The text of a part of the plan. */
  plan: ({ plan }, told) => matches(told, plan),
  pages: ({ plan }, told) => matches(told, plan.pages),
  blocks: ({ blocks }, told) => matches(told, blocks),
  entities: ({ plan }, told) => matches(told, plan.entities),
  fields: ({ plan }, told) =>
    matches(
      told,
      plan.entities.map(({ fields }) => fields),
    ),
  theme: ({ plan }, told) => matches(told, plan.theme),
  /** Of a tool's or a game's sources; `code` as it is written. */
  source: ({ tools }, told) => matches(told, tools),
  code: ({ tools }, told) => toPattern(told, 'u').test(tools),
  alone: ({ plan, tools }, told) => plan.entities.length === 0 && matches(told, tools),
  mood: ({ plan: { theme } }, told) =>
    isMood(told) &&
    ((theme.radius === MOOD_RADIUS[told] && MOOD_FONTS[told].includes(theme.fonts)) ||
      PALETTES.some(({ name, moods }) => name === theme.palette && moods.includes(told))),
};

/** "block chart | source total": one of these holds for the app. */
export const isMet = (condition: string, looked: Looked): boolean =>
  condition.split(' | ').some((one) => {
    const [, name = '', told = ''] = /^(\w+) ?(.*)$/u.exec(one.trim()) ?? [];
    return TESTS[name]?.(looked, told) === true;
  });

/** Every name that a condition may begin with. */
export const conditionNames: ReadonlySet<string> = new Set(Object.keys(TESTS));
