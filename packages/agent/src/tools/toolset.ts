import type { ToolPreferenceValue, TurnOptions, TurnPorts, TurnRequest } from '../turn.ts';
import type { Tool } from './tool.ts';

export interface ToolsetOptions {
  readonly options: Pick<TurnOptions, 'preferences' | 'may'>;
  readonly ports: TurnPorts;
  readonly mode: TurnRequest['mode'];
  readonly isSmall: boolean;
  readonly readsWholeProject?: boolean | undefined;
}

/** The tools of one turn, and what may be done with every other one that a model might name. */
export interface Toolset {
  /** Sent to the model, always in the same order, so that the prompt stays the same. */
  readonly tools: readonly Tool[];
  offers(name: string): boolean;
  judge(name: string): Judgement;
  /** Whether types are checked beside the turn: one that writes everything at once and stops has them checked at its end. */
  readonly watchesTypes: boolean;
}

export type Judgement =
  | {
      readonly kind: 'usable';
      readonly tool: Tool;
      readonly preference: 'ask' | 'allow';
      readonly isChosen: boolean;
    }
  | { readonly kind: 'refused'; readonly tool: Tool; readonly reason: string }
  | { readonly kind: 'unknown' };

/**
 * Permission comes from the person's role and choices alone. Being offered and being refused follow the same rules, but
 * for the mode: what a conversation refuses is offered all the same, so that the prompt stays the same bytes.
 */
export function createToolset(tools: readonly Tool[], turn: ToolsetOptions): Toolset {
  const judge = (name: string): Judgement => {
    const tool = tools.find((candidate) => candidate.name === name);
    return tool === undefined ? { kind: 'unknown' } : judgeTool(tool, turn);
  };
  const offering = turn.readsWholeProject === true ? turn : ({ ...turn, mode: 'build' } as const);
  const offered = tools.filter(
    (tool) =>
      judgeTool(tool, offering).kind === 'usable' && (!turn.isSmall || tool.isForSmallModels === true),
  );
  const names = new Set(offered.map(({ name }) => name));
  const hasMore = offered.some(({ isOnDemand }) => isOnDemand === true);
  return {
    tools: offered.filter((tool) => tool.isOnDemand !== true && (hasMore || tool.isWrapper !== true)),
    offers: (name) => names.has(name),
    judge,
    watchesTypes: turn.readsWholeProject !== true,
  };
}

function judgeTool(tool: Tool, turn: ToolsetOptions): Judgement {
  const { options, ports, mode } = turn;
  const refused = (reason: string): Judgement => ({ kind: 'refused', tool, reason });
  if (tool.isAvailable?.(ports) === false) return refused('it is not available in this project');
  if (tool.isForWholeReaders === true && turn.readsWholeProject !== true) {
    return refused('it is not meant for this model');
  }
  if (mode === 'chat' && tool.changesState)
    return refused('this is a conversation only, nothing is changed; say what you would do instead');
  if (tool.needs !== 'none' && !options.may[tool.needs]) {
    return refused('the person who asked may not do that in this project');
  }
  const chosen = chosenPreference(tool, options.preferences);
  const preference = chosen ?? tool.defaultPreference;
  if (preference === 'disable') return refused('the person who asked has switched it off');
  return { kind: 'usable', tool, preference, isChosen: chosen !== undefined };
}

function chosenPreference(
  tool: Tool,
  preferences: TurnOptions['preferences'],
): ToolPreferenceValue | undefined {
  const key = `${tool.integration}/${tool.name}`;
  return Object.hasOwn(preferences, key) ? preferences[key] : undefined;
}
