export interface FileChange {
  readonly path: string;
  readonly action: 'write' | 'delete' | 'rename';
  /** For `write`. */
  readonly content?: string | Uint8Array;
  /** For `rename`: where it was. */
  readonly from?: string;
}

/** Of exactly these changes. */
export type DraftChecks = 'passed' | 'failed' | 'not_run';

/** What a turn that ended early had staged. */
export interface TurnDraft {
  readonly changes: readonly FileChange[];
  readonly checks: DraftChecks;
}

/** What an earlier turn on the same request had made. It is staged before the model's first word. */
export interface EarlierDraft extends TurnDraft {
  /** Why that turn ended: a code of a turn that failed, `stopped` or `interrupted`. */
  readonly reason: string;
  /** What its checks had found. */
  readonly details: string;
  /** Of files that others changed since: what the draft made of them. Shown to the model, not staged. */
  readonly overtaken: readonly { readonly path: string; readonly content: string | null }[];
}
