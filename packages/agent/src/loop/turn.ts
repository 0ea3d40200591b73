import type { LanguageModelV4FunctionTool, LanguageModelV4Message } from '@ai-sdk/provider';
import type { Clock, Ids, Logger } from '@loam/kernel';
import type { EarlierDraft } from '../draft.ts';
import type { CodeFault, TurnEvent } from '../events.ts';
import type { Snapshot, StagedFiles } from '../staging/staged-files.ts';
import type { ToolMemory } from '../tools/tool-memory.ts';
import type { Tool, Toolset } from '../tools/index.ts';
import type { Trace } from '../trace/trace.ts';
import type { ReadyModel, TurnOptions, TurnPorts, TurnRequest } from '../turn.ts';
import type { SavedFaults } from './judge.ts';
import type { LoopLimits } from './limits.ts';
import type { LookState } from './look-again.ts';
import type { RepeatedCalls } from './repeated-calls.ts';
import type { SecondWay } from './second-way.ts';
import type { Spending } from './spending.ts';
import type { Talk } from './talk.ts';

/** What the factory was given, the same for all turns. */
export interface TurnTools {
  readonly clock: Clock;
  readonly ids: Ids;
  readonly logger: Logger;
  /** Between 0 and 1. */
  readonly randomness: () => number;
  readonly limits: LoopLimits;
  readonly definitionOf: (tool: Tool) => LanguageModelV4FunctionTool;
}

/** The one value that the steps of a turn work on. */
export interface Turn extends TurnTools {
  readonly request: TurnRequest;
  readonly options: TurnOptions;
  readonly ports: TurnPorts;
  readonly tell: (event: TurnEvent) => void;
  /** Aborted when a person stops the turn or its time is up. */
  readonly signal: AbortSignal;
  readonly trace: Trace;
  readonly files: StagedFiles;
  readonly memory: ToolMemory;
  readonly talk: Talk;
  readonly spending: Spending;
  readonly state: TurnState;
}

/** What changes from step to step. */
export interface TurnState {
  model: ReadyModel;
  /** Models that may still stand in. */
  others: readonly ReadyModel[];
  toolset: Toolset;
  /** The model writes its changes as text because its tool calls do not work. */
  isTextFormat: boolean;
  /** Calls in a row that could not even be read. */
  unreadableCalls: number;
  /** Everything after the system prompt. */
  messages: LanguageModelV4Message[];
  /** How many of the messages were there before the model's first word. */
  opening: number;
  /** A provider said that the prompt is too long: less of everything is shown. */
  isContextReduced: boolean;
  /** In a row, of the model that is asked now. */
  emptyAnswers: number;
  lastText: string;
  wasNudged: boolean;
  /** Faults told to the model so far, by their fingerprint. */
  readonly toldFaults: Set<string>;
  lastFaultCount: number;
  /** What the last check found, until the next one. */
  lastFaults: readonly CodeFault[];
  fixes: number;
  rounds: number;
  /** The newest state that builds and runs. */
  good: Snapshot | undefined;
  look: LookState;
  /** What does not fit in it all the same; the person is told of it with the version. */
  goodFaults: SavedFaults;
  /** What an earlier turn had made, as it was staged. */
  draft: EarlierDraft | undefined;
  /** That it was checked then; it is saved by a person or after another check. */
  passedBefore: Snapshot | undefined;
  /** The newest state that was checked and does not work. */
  bad: Snapshot | undefined;
  readonly secondWays: Set<SecondWay>;
  /** Files that went back to their last good state because they could not be made to work. */
  leftOut: readonly string[];
  /** What the person is to know of the end of the turn. */
  readonly notes: string[];
  readonly repeats: RepeatedCalls;
  wereStepsAnnounced: boolean;
  /** Refusals and misses of tools; told with the result when the turn ends without mending them. */
  readonly toolFaults: CodeFault[];
}
