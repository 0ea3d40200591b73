import type { Language } from './plan/app-plan.ts';

/** What is known when a person has said something. */
export interface RespondInput {
  readonly request: string;
  /** `chat` answers and changes nothing. */
  readonly mode: 'build' | 'chat';
  /** Every source of the project as it is now. */
  readonly files: ReadonlyMap<string, string>;
  /** Oldest first, without the request itself. */
  readonly history: readonly PastTalk[];
  readonly selectedElements: readonly PickedElement[];
  readonly images: readonly { readonly name: string; readonly url: string }[];
  /** What is wrong with the running app or with what was written a moment ago. */
  readonly faults: readonly Fault[];
  readonly currentPage: string | null;
  /** The request asks to mend an error. */
  readonly containsError: boolean;
  /** What is known of the project's cloud; absent: there can be none. */
  readonly cloud?: CloudState;
}

/** A request with nothing before it and nothing beside it, but for what is told. */
export const bareRequest = (request: string, told: Partial<RespondInput> = {}): RespondInput => ({
  request,
  mode: 'build',
  files: new Map(),
  history: [],
  selectedElements: [],
  images: [],
  faults: [],
  currentPage: null,
  containsError: false,
  ...told,
});

export type CloudState =
  /** It can be asked for. */
  | { readonly kind: 'offered' }
  /** It is there, with this shape of its database. */
  | { readonly kind: 'enabled'; readonly schema: string }
  /** It was asked for in this turn, by a person's word or by its own it is not to be had. */
  | { readonly kind: 'refused'; readonly isDenied: boolean; readonly reason: string };

export interface PastTalk {
  readonly role: 'user' | 'ai';
  readonly text: string;
  readonly changedPaths?: readonly string[] | undefined;
}

export interface PickedElement {
  /** `src/pages/Index.tsx:12:7` where the build tells it. */
  readonly source?: string | undefined;
  readonly selector: string;
  readonly tag: string;
  readonly text: string;
  readonly classes: string;
  readonly path: string;
}

export interface Fault {
  readonly kind: string;
  readonly message: string;
  readonly path?: string | undefined;
  readonly line?: number | undefined;
}

export interface Change {
  readonly path: string;
  /** Null: the file goes. */
  readonly content: string | null;
}

/** A picture that came with the message, and the file of the project that it becomes. */
export interface PlacedPicture {
  readonly path: string;
  /** The address by which the message names it. */
  readonly attachment: string;
}

/** What became of a clause of the request, in its words. */
export interface Clause {
  readonly text: string;
  /** `partly`: the answer names what of it is not in the app; `remark`: it asks for nothing. */
  readonly outcome: 'done' | 'partly' | 'left' | 'remark';
}

/** What is said and done about it. */
export interface Reply {
  readonly language: Language;
  /** Markdown, in the language of the request. */
  readonly text: string;
  readonly changes: readonly Change[];
  /** Pictures of the message that the changes use. */
  readonly pictures?: readonly PlacedPicture[];
  /** What the changes need of the cloud first: that there is one, and this change of its database. */
  readonly cloud?: {
    readonly migration: { readonly name: string; readonly sql: string } | null;
  };
  /** Of a request for a new app, from its first word to its last. */
  readonly clauses?: readonly Clause[];
  /** Requests that could come next, at most four. */
  readonly suggestions: readonly string[];
}
