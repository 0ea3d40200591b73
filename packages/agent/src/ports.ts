import type { ApprovalRequest, CodeFault, Question, SecretRequest } from './events.ts';
import type { FileChange } from './draft.ts';

export type { FileChange } from './draft.ts';

/** The project as it was when the turn began. Reading only; paths are within the project. */
export interface BaseFiles {
  readonly commitSha: string;
  paths(): Promise<readonly string[]>;
  /** Undefined when there is none; `null` when it is binary or too large to read as text. */
  read(path: string): Promise<string | null | undefined>;
}

export interface CheckFault extends CodeFault {
  /** The same for the same fault, whatever the line numbers. */
  readonly fingerprint: string;
  /** How the model is told of it, where the kinds of the product say too little: `types`, `page`. */
  readonly label?: string;
}

/** Tries changes on top of the base without touching the project. */
export interface Checks {
  /** Type errors that the base did not have. */
  types(changes: readonly FileChange[], signal: AbortSignal): Promise<readonly CheckFault[]>;
  /** Absent where no compiler can stay warm. */
  readonly fileTypes?: FileTypes | undefined;
  /** Builds; the output is kept for `look` and for the version that comes of these very changes. */
  build(changes: readonly FileChange[], signal: AbortSignal): Promise<readonly CheckFault[]>;
  /** Loads pages of that build in a browser; undefined where there is none. */
  readonly look: Look | undefined;
}

/** Types of single files in a fraction of a second, while a turn goes on; what it misses is found by `types`. */
export interface FileTypes {
  /** A write is likely to come. */
  warmUp(): void;
  /** Type errors of these files that the base did not have; undefined when there is nobody to ask. */
  check(
    changes: readonly FileChange[],
    paths: readonly string[],
    signal: AbortSignal,
  ): Promise<readonly CheckFault[] | undefined>;
}

export type Look = (changes: readonly FileChange[], options: LookOptions) => Promise<readonly PageReport[]>;

export interface LookOptions {
  readonly routes: readonly string[];
  readonly screenshot: boolean;
  readonly signal: AbortSignal;
  /** Of the window: a desk or a phone; 1440 when absent. */
  readonly width?: 1440 | 390;
  /** As somebody sees it whose system is dark. */
  readonly dark?: boolean;
  /** The picture shows the page down to its end, not the first screen only. */
  readonly fullPage?: boolean;
  /** Done one after the other in each page before anything is read of it. The first that fails is the last. */
  readonly actions?: readonly PageAction[];
  /** `warnings` tell of the width of a phone too, which is tried last in the page that is open anyway. */
  readonly triesPhone?: boolean;
  /** Adds `outline`. */
  readonly outline?: boolean;
  /** Adds `layout`. */
  readonly layout?: boolean;
}

/**
 * `target`: what a person would call it (its label, placeholder, words on it), or a CSS selector that begins with `#`,
 * `.` or `[`. For `scroll` also `top` and `bottom`.
 */
export type PageAction =
  | { readonly kind: 'click'; readonly target: string }
  | { readonly kind: 'scroll'; readonly target: string }
  | { readonly kind: 'type'; readonly target: string; readonly text: string }
  | { readonly kind: 'press'; readonly key: string };

export interface PageReport {
  readonly route: string;
  /** What is broken. */
  readonly faults: readonly CheckFault[];
  /** What works and is not right all the same: a picture that does not load, a page wider than a phone. */
  readonly warnings: readonly CheckFault[];
  /** To other pages of the app: their path, and the words on the first link to it. */
  readonly links?: readonly { readonly href: string; readonly text: string }[] | undefined;
  readonly console: readonly { readonly level: string; readonly text: string }[];
  readonly failedRequests: readonly {
    readonly url: string;
    readonly status: number;
    readonly error: string;
  }[];
  readonly title: string;
  /** What a person reads on it, shortened. */
  readonly text: string;
  readonly screenshotPng: Uint8Array | undefined;
  /** Where the actions led to, with query and hash. */
  readonly address?: string | undefined;
  /** Why an action could not be done. */
  readonly actionProblem?: string | undefined;
  /** The accessibility tree, as lines: role, name, state, `[box=x,y,width,height]`. */
  readonly outline?: string | undefined;
  readonly layout?: PageLayout | undefined;
}

/** What eyes would see, in words. */
export interface PageLayout {
  /** The large parts from top to bottom: what it is, where, its first words. */
  readonly boxes: readonly string[];
  /** Wider than the window, overlapping or cut-off text, too little contrast. */
  readonly problems: readonly string[];
}

export interface Packages {
  /** Returns what package.json and the lock become; faults in words the model can act on. */
  add(names: readonly string[], changes: readonly FileChange[], signal: AbortSignal): Promise<PackageOutcome>;
  remove(
    names: readonly string[],
    changes: readonly FileChange[],
    signal: AbortSignal,
  ): Promise<PackageOutcome>;
}
export type PackageOutcome =
  | { readonly ok: true; readonly changes: readonly FileChange[] }
  | { readonly ok: false; readonly message: string };

/** A page of the public web, through the outbound guard. */
export interface Web {
  fetch(
    url: string,
    signal: AbortSignal,
  ): Promise<{
    readonly url: string;
    readonly status: number;
    readonly contentType: string;
    readonly text: string;
  }>;
}

/** People, who answer when they like. All reject when the signal is aborted. */
export interface People {
  approve(request: ApprovalRequest, signal: AbortSignal): Promise<'allowed' | 'denied'>;
  answer(question: Question, signal: AbortSignal): Promise<readonly string[]>;
  giveSecrets(request: SecretRequest, signal: AbortSignal): Promise<'set' | 'declined'>;
}

/** Makes all changes one version on top of the base, or throws a `conflict`. */
export type Commit = (version: {
  readonly changes: readonly FileChange[];
  readonly message: string;
  readonly summary: string;
}) => Promise<{ readonly editId: string; readonly commitSha: string }>;

/** The preview that runs, if one does. */
export interface LivePreview {
  /**
   * What keeps it from showing the newest version, of which these files are new; without files, what did so before.
   * Undefined where none runs, or none that could tell by now.
   */
  faults(paths: readonly string[], signal: AbortSignal): Promise<readonly CheckFault[] | undefined>;
  /** The project is again as it was before the version; false where others have gone on from it. */
  takeBack(version: { readonly commitSha: string }): Promise<boolean>;
}

/** The cloud of the project, whether it has one yet or not; absent where none can be. */
export interface CloudTools {
  isEnabled(): boolean;
  /** Gives the project a cloud. What that wrote into the project is saved already and told here. */
  enable(signal: AbortSignal): Promise<readonly FileChange[]>;
  /** Tables, columns, policies, functions, buckets and the names of secrets, in a form that a model reads. */
  readSchema(signal: AbortSignal): Promise<string>;
  /** Held by a role that cannot write. */
  readData(
    query: string,
    signal: AbortSignal,
  ): Promise<{ readonly rows: readonly unknown[]; readonly message: string }>;
  /** Applies it and saves its file with the types that follow from it, as a version of its own; told here. */
  applyMigration(migration: Migration, signal: AbortSignal): Promise<AppliedMigration>;
  deployFunction(
    name: string,
    files: readonly FileChange[],
    signal: AbortSignal,
  ): Promise<{ readonly message: string }>;
  /** Lets functions of the app ask models; the names of those that it may ask, none where none is connected. */
  enableAi(signal: AbortSignal): Promise<readonly string[]>;
  /** How people sign in to the app; what is not named stays as it is. */
  configureAuth(change: AuthChange, signal: AbortSignal): Promise<void>;
  /** Newest first. */
  readLogs(wanted: WantedLogs, signal: AbortSignal): Promise<readonly string[]>;
  /** The names of those that people have given it, never their values. */
  secretNames(signal: AbortSignal): Promise<readonly string[]>;
}

export interface AppliedMigration {
  readonly files: readonly FileChange[];
  /** What the database's own checks think is unsafe now, a sentence each. */
  readonly findings: readonly string[];
}

export interface AuthChange {
  readonly signUp?: boolean | undefined;
  readonly confirmEmail?: boolean | undefined;
  readonly anonymous?: boolean | undefined;
  readonly passwordMinLength?: number | undefined;
  readonly siteUrl?: string | undefined;
  readonly redirectUrls?: readonly string[] | undefined;
}

export interface WantedLogs {
  readonly source: 'functions' | 'database' | 'auth' | 'storage' | 'realtime' | 'requests' | 'cron';
  readonly contains?: string | undefined;
  readonly minutes: number;
}

export interface Migration {
  /** In a few words, for the name of its file. */
  readonly name: string;
  readonly sql: string;
}
