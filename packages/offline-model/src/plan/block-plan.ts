import type { ENGINE_NAMES } from './engine-names.data.ts';

export type BlockPlan =
  | HeroBlock
  | ProseBlock
  | CollectionBlock
  | DetailBlock
  | FormBlock
  | NumbersBlock
  | ChartBlock
  | ReportBlock
  | BookingBlock
  | ShopBlock
  | PersonalBlock
  | TalkBlock
  | QuizBlock
  | EngineBlock;

export interface HeroBlock {
  readonly kind: 'hero';
  readonly title: string;
  readonly text: string;
  readonly actions: readonly { readonly label: string; readonly page: string }[];
  readonly picture: string;
}

/** Copy that is read: about, services, testimonials, opening hours, contact data, questions, prices, team, steps. */
export interface ProseBlock {
  readonly kind: 'prose';
  readonly style:
    | 'text'
    | 'cards'
    | 'quotes'
    | 'hours'
    | 'contact'
    | 'faq'
    | 'prices'
    | 'team'
    | 'steps'
    | 'stats';
  readonly title: string;
  readonly text: string;
  readonly items: readonly ProseItem[];
}

export interface ProseItem {
  readonly title: string;
  readonly text: string;
  readonly note?: string;
  readonly icon?: string;
}

export interface CollectionBlock {
  readonly kind: 'collection';
  readonly entity: string;
  readonly title: string;
  readonly view: 'cards' | 'table' | 'list' | 'board' | 'calendar' | 'gallery' | 'feed' | 'timeline';
  /** For `board`: the choice field whose options are the columns. For `calendar`: the date field. */
  readonly by?: string;
  /** At most so many, with a link to the page that holds all. */
  readonly limit?: number;
  /** So many at first; a button shows as many again. */
  readonly pageSize?: number;
  /** What is listed can be downloaded for a spreadsheet. */
  readonly hasExport?: boolean;
  readonly onlyMine: boolean;
  readonly only?: OnlyPlan;
  readonly hasSearch: boolean;
  /** Field ids: choices become a select, numbers a range, flags a switch, dates a from–to. */
  readonly filters: readonly string[];
  readonly sorts: readonly string[];
  readonly can: {
    readonly create: boolean;
    readonly edit: boolean;
    readonly remove: boolean;
    readonly open: boolean;
  };
  readonly actions: readonly RecordAction[];
}

/** What a person does with one record; kept and counted. */
export interface RecordAction {
  readonly kind:
    | 'like'
    | 'save'
    | 'vote'
    | 'follow'
    | 'join'
    | 'share'
    | 'addToCart'
    | 'book'
    | 'apply'
    | 'compare'
    | 'status';
  readonly label: string;
  /** For `status`: the choice field and the option it is set to. For `book` and `apply`: the page with the form. */
  readonly field?: string;
  readonly option?: string;
  readonly page?: string;
  /** Not offered for records in this state. */
  readonly unless?: { readonly field: string; readonly option: string };
}

export interface DetailBlock {
  readonly kind: 'detail';
  readonly entity: string;
  /** Entities whose relation points here are listed below. */
  readonly related: readonly string[];
  /** Records of a `comments` or `reviews` entity about this one, with a form. */
  readonly talk: 'none' | 'comments' | 'reviews';
  /**
   * The entity that holds them: `about` (relation), `author`, `text`, `postedOn`, and `rating` for reviews. Has no pages of
   * its own.
   */
  readonly talkEntity?: string;
  readonly actions: readonly RecordAction[];
  readonly can: { readonly edit: boolean; readonly remove: boolean };
}

/** A form on the page itself: contact, apply, enrol, survey, newsletter, report a problem. */
export interface FormBlock {
  readonly kind: 'form';
  readonly entity: string;
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  /** With {reference} where the number stands. */
  readonly thanks: string;
}

export interface NumbersBlock {
  readonly kind: 'numbers';
  readonly items: readonly {
    readonly label: string;
    readonly entity: string;
    readonly measure: 'count' | 'sum' | 'average' | 'share';
    readonly field?: string;
    /** Counts only records with this option. */
    readonly where?: { readonly field: string; readonly option: string };
    readonly only?: OnlyPlan;
  }[];
}

/** Which of the records are meant: of today, overdue, running low. */
export type OnlyPlan =
  /** A day; `overdue` has passed, and nothing says that it is done. */
  | { readonly field: string; readonly when: 'today' | 'week' | 'month' | 'overdue' | 'coming' }
  /** A number, or the field that holds it. */
  | { readonly field: string; readonly atMost: number | string }
  /** A choice, or any but this one. */
  | { readonly field: string; readonly option: string }
  | { readonly field: string; readonly not: string };

export interface ChartBlock {
  readonly kind: 'chart';
  readonly title: string;
  readonly entity: string;
  readonly shape: 'bar' | 'line' | 'pie' | 'area';
  /** A choice, relation or date field. */
  readonly by: string;
  readonly measure: 'count' | 'sum' | 'average';
  readonly field?: string;
  readonly hasRange: boolean;
}

export interface ReportBlock {
  readonly kind: 'report';
  readonly title: string;
  readonly entities: readonly string[];
}

export interface BookingBlock {
  readonly kind: 'booking';
  /** What is made. */
  readonly entity: string;
  /** What is booked, and the relation that points to it; null when there is only one thing. */
  readonly resource: { readonly entity: string; readonly field: string } | null;
  readonly title: string;
  readonly slots: readonly string[];
  readonly terms?: BookingTerms;
}

/** What a booking costs and how much of a thing can be had, where that is known. */
export interface BookingTerms {
  /** The number of the booking that the price is multiplied by. */
  readonly perField?: string;
  readonly leastNights?: number;
  /** So many percent less from so many days on. */
  readonly longer?: { readonly from: number; readonly percent: number };
  /** Added when these two places are not the same. */
  readonly otherPlace?: { readonly fields: readonly [string, string]; readonly amount: number };
  /**
   * `people` of the booking against a number, or a number that the thing has; `per` are the fields by which bookings share
   * the places, none: each booking has them for itself.
   */
  readonly places?: {
    readonly people: string;
    readonly limit: number | string;
    readonly per: readonly string[];
  };
}

export interface ShopBlock {
  readonly kind: 'cart' | 'checkout' | 'orders';
  /** What is sold. */
  readonly entity: string;
  /** Where orders are kept: `reference`, `customer`, `items`, `total`, `status`, `payment`, `address`, `placedOn`. */
  readonly orderEntity: string;
  readonly payments: readonly string[];
  readonly terms?: ShopTerms;
}

export interface ShopTerms {
  readonly shipping?: number;
  /** From this sum on there is no shipping to pay. */
  readonly freeFrom?: number;
  readonly codes?: readonly { readonly code: string; readonly percent?: number; readonly amount?: number }[];
}

export interface PersonalBlock {
  readonly kind: 'profile' | 'settings' | 'saved' | 'notifications' | 'accounts' | 'leaderboard';
  readonly title: string;
  /** For `saved`: what can be saved. For `leaderboard`: what is ranked. */
  readonly entity?: string;
  readonly field?: string;
  /** For `notifications`: what is there at first, newest first. */
  readonly items?: readonly { readonly title: string; readonly text: string; readonly when: string }[];
}

export interface TalkBlock {
  readonly kind: 'messages' | 'chatbot' | 'lookup' | 'globalSearch' | 'compare' | 'upload';
  readonly title: string;
  /** For `lookup` and `compare`: which records. */
  readonly entity?: string;
  /** For `lookup`: the field that is typed in. */
  readonly field?: string;
  /** For `chatbot`: what it can answer. */
  readonly answers?: readonly { readonly words: readonly string[]; readonly text: string }[];
  /** For `messages`: the conversations at first; people who can be written to are those named here. */
  readonly threads?: readonly {
    readonly with: string;
    readonly about: string;
    readonly messages: readonly { readonly isMine: boolean; readonly text: string; readonly when: string }[];
  }[];
}

export interface QuizBlock {
  readonly kind: 'quiz';
  readonly title: string;
  readonly questions: readonly {
    readonly text: string;
    readonly options: readonly string[];
    readonly answer: number;
    readonly why: string;
  }[];
  readonly secondsPerQuestion: number | null;
  /** Who plays gives a name, and stands on the list of the best. */
  readonly asksName?: boolean;
  /** One is chosen before the start; the questions are shared out among them in their order. */
  readonly levels?: readonly { readonly label: string; readonly points: number }[];
  /** For each right answer, without levels. */
  readonly points?: number;
}

export interface EngineBlock {
  readonly kind: 'engine';
  readonly engine: EngineName;
  readonly title: string;
  readonly options: Readonly<Record<string, string | number | boolean | readonly string[]>>;
}

export type EngineName = (typeof ENGINE_NAMES)[number];
