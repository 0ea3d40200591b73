import { type Tagged, type VerbUse } from './grammar.ts';
import { isPlural } from './inflect.ts';

/** A thing that a request names, with what it says is done to it. */
export interface Mention {
  readonly words: readonly string[];
  /** As it was written. */
  readonly text: string;
  readonly literal: string | null;
  readonly verb: VerbUse | null;
  /** What joins it to the thing before: `by`, `for`, `with`, `such as`, `:` or `(` for what is listed after it. */
  readonly joint: string | null;
  /** The mention that it is joined to. */
  readonly to: number | null;
  readonly actor: string | null;
  /** "their orders", "my bookings". */
  readonly isMine: boolean;
  /** "my plants": of who asks. */
  readonly isOurs: boolean;
  readonly isNegated: boolean;
  readonly sentence: number;
  readonly start: number;
  readonly end: number;
}

export const lastWord = ({ words }: Pick<Mention, 'words'>): string => words.at(-1) ?? '';

export const isMany = (mention: Pick<Mention, 'words'>): boolean => isPlural(lastWord(mention));

/** The verb that is done to it, in its plain form. */
export const lemmaOf = ({ verb }: Mention): string => verb?.lemma ?? '';

/** A verb that stands alone: "users can register and chat". */
export interface BareVerb {
  readonly use: VerbUse;
  /** The thing that a relative clause speaks of: "notes which I can search". */
  readonly about: number | null;
  readonly actor: string | null;
  readonly sentence: number;
  readonly start: number;
  readonly end: number;
}

export interface Mentions {
  readonly all: readonly Mention[];
  readonly bare: readonly BareVerb[];
}

export interface Target {
  readonly sentence: number;
  readonly offset: number;
  readonly all: Mention[];
  readonly bare: BareVerb[];
}

export interface State {
  group: Tagged[];
  verb: VerbUse | null;
  verbToken: Tagged | null;
  hasObject: boolean;
  joint: string | null;
  head: number | null;
  actor: string | null;
  isMine: boolean;
  isOurs: boolean;
  isNegated: boolean;
  /** A possessive with a capital belongs to the title: "Our mission". */
  lead: string;
  /** The list that is being read: "has", "with", ":". */
  list: { joint: string; head: number | null } | null;
  /** The joint and head before an opening bracket. */
  outer: { joint: string | null; head: number | null } | null;
  /** A comma or "and" stands before the group. */
  isAfterMark: boolean;
  /** The joint was just read; its head is the thing before it. */
  isFresh: boolean;
  last: Tagged | null;
  /** What the relative clause that is being read speaks of. */
  about: number | null;
  /** The list in which a relative clause stands: it goes on after the clause. */
  around: { readonly joint: string; readonly head: number | null } | null;
}

export interface Step {
  readonly state: State;
  readonly flush: () => void;
  readonly target: Target;
}
