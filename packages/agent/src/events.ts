import type { TurnDraft } from './draft.ts';

/** What a turn tells while it runs. Failure is an event like any other; the last one is always `ended`. */
export type TurnEvent =
  /** Told again when another model stands in. */
  | { readonly type: 'started'; readonly model: string }
  | { readonly type: 'text'; readonly delta: string }
  | { readonly type: 'thinking'; readonly delta: string }
  /** The text so far is withdrawn: the model is asked again. */
  | { readonly type: 'textReset' }
  | { readonly type: 'step'; readonly step: Step }
  /** A step that only began and came to nothing, as when the model is asked again; no trace of it stays. */
  | { readonly type: 'stepWithdrawn'; readonly id: string }
  | { readonly type: 'plan'; readonly items: readonly PlanItem[] }
  | { readonly type: 'approval'; readonly approval: ApprovalRequest }
  | { readonly type: 'question'; readonly question: Question }
  | { readonly type: 'secrets'; readonly request: SecretRequest }
  | { readonly type: 'diagram'; readonly id: string; readonly title: string; readonly code: string }
  | {
      readonly type: 'retrying';
      readonly reason: ModelFaultCode;
      readonly waitMs: number;
      readonly attempt: number;
      /** It answered, with nothing. */
      readonly isEmpty?: boolean;
      /** Set when another model stands in: which one could not answer, and which one is asked now. */
      readonly from?: string;
      readonly to?: string;
    }
  /** Of the whole turn so far. */
  | { readonly type: 'usage'; readonly usage: Usage }
  | { readonly type: 'node'; readonly node: TraceNode }
  | { readonly type: 'ended'; readonly result: TurnResult };

export type StepKind =
  | 'think'
  | 'read'
  | 'search'
  | 'write'
  | 'rename'
  | 'delete'
  | 'package'
  | 'check'
  | 'look'
  | 'fetch'
  | 'ask'
  | 'plan'
  | 'draw'
  | 'cloud';

/** One thing done, told when the model begins to ask for it and again until it ends, under the same id. */
export interface Step {
  readonly id: string;
  readonly tool: string;
  readonly kind: StepKind;
  readonly title: string;
  readonly detail: string;
  readonly paths: readonly string[];
  /** Written so far, where a text is written. */
  readonly lines?: number | undefined;
  readonly status: 'running' | 'waiting' | 'done' | 'failed' | 'refused';
  readonly startedAt: Date;
  readonly endedAt: Date | null;
}

export interface PlanItem {
  readonly text: string;
  readonly status: 'open' | 'active' | 'done';
}

export interface ApprovalRequest {
  readonly id: string;
  readonly integration: string;
  readonly tool: string;
  readonly title: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** Of the arguments in a canonical order; an answer for other arguments counts for nothing. */
  readonly argumentsHash: string;
}

export interface Question {
  readonly id: string;
  readonly text: string;
  readonly options: readonly string[];
  readonly allowsMany: boolean;
  readonly allowsText: boolean;
}

/** The values are none of the turn's business: it hears only whether they were given. */
export interface SecretRequest {
  readonly id: string;
  readonly secrets: readonly NeededSecret[];
}

export interface NeededSecret {
  readonly name: string;
  /** What it is needed for, for the person. */
  readonly reason: string;
}

/** `inputTokens` counts everything that was sent, cached tokens included. */
export interface Usage {
  readonly inputTokens: number;
  readonly cachedInputTokens: number;
  readonly outputTokens: number;
}

/** One node of the execution graph. */
export interface TraceNode {
  readonly name: string;
  readonly functionName: string;
  readonly isInput: boolean;
  readonly status: 'running' | 'completed' | 'failed' | 'skipped';
  readonly startedAt: Date | null;
  readonly completedAt: Date | null;
  readonly dependencies: readonly {
    readonly name: string;
    readonly optional: boolean;
    readonly promise: boolean;
  }[];
  /** Cut to a size that can be kept. */
  readonly output: unknown;
  readonly error: { readonly code: string; readonly message: string; readonly expected: boolean } | null;
}

export type ModelFaultCode =
  | 'model_unavailable'
  | 'model_refused'
  | 'model_rate_limited'
  | 'model_overloaded'
  | 'model_timeout'
  | 'model_bad_key'
  | 'context_too_long';

export type TurnFaultCode =
  | ModelFaultCode
  | 'step_limit'
  | 'token_limit'
  | 'time_limit'
  | 'credit_limit'
  | 'no_progress'
  | 'same_error_twice'
  | 'cannot_fix'
  | 'conflict'
  | 'internal';

/** The kinds of the specification that a turn can end with. */
export type CodeFaultKind =
  | 'supabase_sql_error'
  | 'deploy_supabase_functions'
  | 'build'
  | 'code_diff'
  | 'dependency_install'
  | 'file_edited_without_permission'
  | 'excluded_file_edited'
  | 'immediate_runtime'
  | 'no_code_change'
  | 'search_replace_failed'
  | 'search_replace_missing_file'
  | 'changed_missing_file'
  | 'rename_failed'
  | 'deletion_failed';

export interface CodeFault {
  readonly kind: CodeFaultKind;
  readonly message: string;
  readonly path?: string | undefined;
  readonly line?: number | undefined;
}

export interface TurnResult {
  /**
   * `changed`: one new version. `answered`: nothing was to be changed. `broken`: could not be made to work, nothing
   * was changed. `stopped`: by a person. `failed`: the model or we. What the last three had staged is a draft.
   */
  readonly outcome: 'changed' | 'answered' | 'broken' | 'stopped' | 'failed';
  readonly text: string;
  /** What the commit port returned. */
  readonly version: { readonly editId: string; readonly commitSha: string } | null;
  readonly faults: readonly CodeFault[];
  readonly failure: {
    readonly code: TurnFaultCode;
    readonly message: string;
    readonly details: string;
  } | null;
  readonly suggestions: readonly string[];
  /** Its words speak of a change, and nothing was changed. */
  readonly hasUnfoundedClaim?: boolean;
  /** What had been staged when it ended early; never together with a version. */
  readonly draft?: TurnDraft | undefined;
  /** What the person is to know of a turn that changed something: that it ended at a limit, what was left out. */
  readonly notes?: readonly string[] | undefined;
  readonly usage: Usage;
  /** In millionths of a credit, by the prices of the models that were really asked. */
  readonly costMicros: number;
  readonly steps: number;
  readonly model: string;
}
