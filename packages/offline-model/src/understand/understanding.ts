import type { Span } from './tokens.ts';
import type { Action } from '../lexicon/actions.data.ts';
import type { EntityEntry, Nature } from '../lexicon/entry.ts';
import type { Mood } from '../lexicon/palettes.data.ts';
import type { Place } from '../lexicon/places.data.ts';
import type { AppKind, FieldType, Language } from '../plan/app-plan.ts';
import type { EngineName } from '../plan/block-plan.ts';
import type { UnderstoodColours } from './colours.ts';
import type { GivenFacts } from './given/given-facts.ts';
import type { GlossPair } from './gloss.ts';
import type { Mark } from './marks.ts';
import type { NotedList } from './noted-lists.ts';
import type { UnderstoodTerms } from './terms.ts';
import type { ToldPage } from './told-pages.ts';
import type { ToldFigure } from './told-figures.ts';

/** What a request says, before anything is decided about the app. */
/** A field of what is sent, with the name of its form where that has one of its own. */
export interface FormField extends UnderstoodField {
  readonly of: Action;
  readonly form?: string;
  /** What is sent is done with something that the app keeps: "Back a project". */
  readonly isDeed?: boolean;
  /** The form asks for what was told, and for nothing else. */
  readonly isAll?: boolean;
}

export interface Understanding {
  readonly text: string;
  readonly language: Language;
  /** What the request states outright; whatever we make up gives way to it. */
  readonly given: GivenFacts;
  /** It begins with what the app is for: what one does there, and no name of it. */
  readonly hasAim: boolean;
  /** The words that say what it is: "recipe sharing website for home cooks". */
  readonly purpose: string;
  /** Said outright ("dashboard", "online store"); null leaves it to the domain. */
  readonly kind: AppKind | null;
  /** An entry of the lexicon, or `general`. */
  readonly domain: string;
  readonly moods: readonly Mood[];
  readonly colours: UnderstoodColours;
  readonly entities: readonly UnderstoodEntity[];
  /** Named as sections, in their order. */
  readonly sections: readonly UnderstoodSection[];
  /** Pages that are called by their names: "a Shipping page". */
  readonly calledPages: readonly string[];
  /** "mark them as watched". */
  readonly marks: readonly Mark[];
  /** Pages whose words are given. */
  readonly toldPages: readonly ToldPage[];
  /** Pages that most sites share and that were asked for, in their order. */
  readonly places: readonly { readonly place: Place; readonly title: string | null }[];
  /** What is to be done, with or without a thing it is done to. */
  readonly demands: readonly Demand[];
  /** What is worked out from what is entered. */
  readonly figures: readonly ToldFigure[];
  /** Fields of what is sent or booked, not of the thing itself. */
  readonly formFields: readonly FormField[];
  /** What the contact form asks for. */
  readonly contactFields: readonly (UnderstoodField & { readonly isAll?: boolean })[];
  readonly roles: readonly string[];
  readonly literals: readonly Literal[];
  readonly rules: readonly UnderstoodRule[];
  /** What visitors are to read: what to bring, what is included. */
  readonly noted: readonly NotedList[];
  /** Terms of trade: shipping, discounts, the shortest stay. */
  readonly terms: UnderstoodTerms;
  readonly hours: readonly { readonly days: string; readonly times: string }[];
  readonly prices: readonly { readonly title: string; readonly amount: number }[];
  /** Who or what has a price of its own, without saying how much. */
  readonly fares: readonly string[];
  readonly currency: string | null;
  /** Names of categories that the request lists. */
  readonly categories: readonly string[];
  readonly engines: readonly {
    readonly engine: EngineName;
    readonly options: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  }[];
  /** Calculators on pages of their own, beside what is kept. */
  readonly calculators?: Understanding['engines'];
  /** The words of another language and the English that they were read as, in their order. */
  readonly glossary: readonly GlossPair[];
  /** What must not be there: "no login", "without a cart". */
  readonly without: readonly string[];
  /** Clauses that led to nothing. */
  readonly notUnderstood: readonly string[];
}

/** What is understood before the words of its pages are put to it. */
export type Read = Omit<Understanding, 'hasAim' | 'calledPages' | 'marks' | 'toldPages'>;

export interface UnderstoodEntity {
  /** camelCase, singular. */
  readonly id: string;
  readonly entry: EntityEntry | null;
  /** Not this entry, but shaped like it: its fields are usual, the rows are not. */
  readonly like?: EntityEntry;
  readonly nature: Nature;
  readonly one: string;
  readonly many: string;
  readonly fields: readonly UnderstoodField[];
  readonly actions: readonly {
    readonly action: Action;
    readonly actor: string | null;
    readonly isMine: boolean;
  }[];
  readonly filters: readonly string[];
  readonly sorts: readonly string[];
  /** Names of records or kinds that the request gives: "such as lamps and chairs". */
  readonly examples: readonly string[];
  /** All the records that there are, where the request names them one by one. */
  readonly rows?: readonly NamedRow[];
  /** Where the request first speaks of it. */
  readonly at: number;
  readonly isSection: boolean;
  /** Its fields were given as a list, so there are no others. */
  readonly isListed?: boolean;
  /** One of the things that the request counts up. */
  readonly isCounted?: boolean;
  /** Named by a phrase of its own, not only by a synonym in passing. */
  readonly mentions: number;
}

/** A thing of which no more is told than that it is there. */
export const bareEntity = (
  id: string,
  at: number,
): Omit<UnderstoodEntity, 'entry' | 'nature' | 'one' | 'many'> => ({
  id,
  fields: [],
  actions: [],
  filters: [],
  sorts: [],
  examples: [],
  at,
  isSection: false,
  mentions: 1,
});

/** A record that a request names: "sunrise tour 2h 690 kr". */
export interface NamedRow {
  readonly title: string;
  readonly price: number | null;
  readonly minutes: number | null;
  /** "8 seats", by what is counted. */
  readonly values?: Readonly<Record<string, number>>;
  /** What is told of it, one by one: "narrowboat, Little Venice, 57 ft", "(2021, Vessel)". */
  readonly cells?: readonly string[];
  /** "(sports injuries)": what else is told of it, in words. */
  readonly note?: string;
  /** "Tuesdays 18:00": when it is, week after week. */
  readonly when?: string;
}

export interface UnderstoodField {
  readonly label: string;
  readonly type: FieldType;
  readonly options: readonly string[];
  /** The options are ours, for want of others. */
  readonly isDefaultOptions: boolean;
  readonly isRequired: boolean;
  readonly isUnique: boolean;
  readonly max: number | null;
  readonly min: number | null;
  /** In what a number is measured. */
  readonly unit?: string;
}

export interface UnderstoodSection {
  readonly title: string;
  readonly place: Place | null;
  readonly entity: string | null;
  /** What one does there: "Add a recipe", "My bookings". */
  readonly use?: 'create' | 'mine' | 'detail';
  /** The page of this action: "Become a sitter", "Donate". */
  readonly action?: Action;
}

export interface Demand {
  readonly action: Action;
  readonly entity: string | null;
  readonly actor: string | null;
  readonly isMine: boolean;
  /** The object as it was written. */
  readonly object: string;
}

export interface Literal {
  readonly text: string;
  readonly use:
    | 'name'
    | 'heading'
    | 'tagline'
    | 'button'
    | 'footer'
    | 'section'
    | 'option'
    | 'field'
    | 'record'
    | 'thanks'
    | 'text';
}

export type UnderstoodRule =
  | { readonly kind: 'noDouble'; readonly clause: string }
  | { readonly kind: 'unique'; readonly words: string; readonly clause: string }
  | { readonly kind: 'required'; readonly words: string; readonly clause: string }
  | {
      readonly kind: 'atMost';
      readonly count: number;
      readonly what: string;
      readonly per: string | null;
      readonly clause: string;
    }
  | {
      readonly kind: 'range';
      readonly words: string;
      /** What stands behind the number. */
      readonly counted?: string;
      /** The value itself is no longer allowed: "more than 0". */
      readonly isOpen?: true;
      readonly min: number | null;
      readonly max: number | null;
      readonly clause: string;
    }
  /** So many letters at least. */
  | { readonly kind: 'letters'; readonly words: string; readonly min: number; readonly clause: string }
  | { readonly kind: 'future' | 'past'; readonly words: string; readonly clause: string }
  | { readonly kind: 'after'; readonly first: string; readonly second: string; readonly clause: string };

/** Records of one thing, named one by one. */
export interface NamedRows {
  /** What they are, in English. */
  readonly head: readonly string[];
  readonly rows: readonly NamedRow[];
  readonly at: number;
  readonly span: Span;
}
