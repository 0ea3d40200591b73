import { type BlockPlan, type FormBlock } from './block-plan.ts';

/**
 * The whole app as data. A request is understood into a plan, a plan is written as source, and a later request
 * changes the plan first. It is stored in the project as `.loam/plan.json`; `plan-schema.ts` reads it back.
 */
export interface AppPlan {
  readonly version: 1;
  readonly name: string;
  readonly tagline: string;
  readonly language: Language;
  readonly kind: AppKind;
  /** An entry of the lexicon, or `general`. */
  readonly domain: string;
  readonly theme: ThemePlan;
  readonly entities: readonly EntityPlan[];
  /** In the order of the navigation; the first one is the start page. */
  readonly pages: readonly PagePlan[];
  readonly auth: AuthPlan | null;
  /** Where records are kept; absent: in the browser of whoever makes them. */
  readonly storage?: 'cloud';
  /** An ISO 4217 code. */
  readonly currency: string;
  /** What stands at the foot of every page, where a request gives the words. */
  readonly footer?: string;
  /** A short form at the foot of every page: the newsletter. */
  readonly footerForm?: FormBlock;
}

export type Language = 'en' | 'pt' | 'es' | 'de' | 'fr';

export type AppKind =
  | 'content'
  | 'management'
  | 'social'
  | 'booking'
  | 'dashboard'
  | 'game'
  | 'shop'
  | 'learning'
  | 'jobs'
  | 'tool'
  | 'messaging';

export interface ThemePlan {
  /** Hex. `background` fills every page exactly; the others are derived where a request does not name them. */
  readonly background: string;
  readonly primary: string;
  readonly accent: string;
  /** Of the header, where a request gives it a colour of its own. */
  readonly header?: string;
  readonly mode: 'light' | 'dark';
  /** The app offers a switch between light and dark. */
  readonly hasModeSwitch: boolean;
  readonly layout: 'topbar' | 'sidebar' | 'magazine' | 'showcase' | 'centered' | 'dock';
  readonly fonts: FontPairing;
  readonly radius: 'none' | 'small' | 'medium' | 'large';
  readonly density: 'airy' | 'regular' | 'compact';
  /** `sans`, `serif`… are chosen by the mood of the request; the palette's name when none was asked for. */
  readonly palette: string;
  /** Decides what nobody asked for, instead of the app's name: a new name is no reason for another look. */
  readonly seed?: string;
}

export type FontPairing = 'geist' | 'serif-display' | 'humanist' | 'mono-accent' | 'rounded' | 'classic';

export interface EntityPlan {
  /** camelCase, singular: `booking`, `menuItem`. Names files and types. */
  readonly id: string;
  readonly one: string;
  readonly many: string;
  /** A component of lucide-react (`ChefHat`), as for pages and items. */
  readonly icon: string;
  readonly fields: readonly FieldPlan[];
  /** The field that names a record. */
  readonly titleField: string;
  readonly seed: readonly SeedRow[];
  readonly rules: readonly RulePlan[];
  /** Records belong to who made them ("my bookings"); without sign-in there is one person, the one in front. */
  readonly isOwned: boolean;
  /** Records that stand out in lists; the first that fits counts. */
  readonly marks?: readonly MarkPlan[];
  /** The role that something is kept for; absent: everyone. */
  readonly rights?: RightsPlan;
  /** Who sees the records that are kept on a cloud; absent: what the pages of the app show. */
  readonly access?: AccessPlan;
  /** What saving a record does to the one it picks. */
  readonly effects?: readonly EffectPlan[];
}

/**
 * `own`: whoever made it, and those who run the app. `members`: everybody with an account, who change them together.
 * `shared`: everybody with an account sees them, whoever made one changes it, as do those who run the app.
 * `public`: everybody reads, members add, whoever made it changes it. `sent`: anybody may send one, those who run the app
 * read it. `open`: everybody does everything, with no account.
 */
export type AccessPlan = 'own' | 'members' | 'shared' | 'public' | 'sent' | 'open';

/** When a choice, a flag or a day of the record has this value, `filled` for any; when a number is more than this. */
export interface StatePlan {
  readonly field: string;
  readonly is: readonly string[] | 'filled' | { readonly above: number };
}

export type EffectPlan =
  /** The picked record gets this option: a bed is cleaned after the discharge. Without `when`, as soon as it is made. */
  | {
      readonly kind: 'sets';
      readonly picker: string;
      readonly when: StatePlan | null;
      readonly field: string;
      readonly option: string;
    }
  /** The picked record has more or fewer of something; it never has less than none. */
  | {
      readonly kind: 'counts';
      readonly picker: string;
      readonly field: string;
      /** A number of this record, or one. */
      readonly by: string | null;
      /** What adds to it and what takes from it; null: everything, or nothing. */
      readonly plus: StatePlan | null;
      readonly minus: StatePlan | 'always' | null;
      readonly message: string;
    };

export interface MarkPlan {
  readonly field: string;
  /** Hex. */
  readonly colour: string;
  /** `overdue`: the day has passed and nothing says that it is done. The others compare with `value`. */
  readonly test: 'overdue' | 'is' | 'below' | 'above';
  readonly value?: string | number | boolean;
  /** For `below`: the field that holds the limit; what reaches it is low too. */
  readonly than?: string;
}

export interface RightsPlan {
  readonly create?: string;
  readonly edit?: string;
  readonly remove?: string;
}

export type SeedValue = string | number | boolean | readonly string[] | null;

/**
 * Keyed by field id, plus `id` (always there, `recipe-1`) and, where records are owned, `mine: true` for those of the
 * person in front. So that data stays fresh, dates are told from today: `D+3` and `D-10` for `date`, `D+3 14:30` for
 * `dateTime`; `time` is `14:30`. A relation holds the id of a row. An `image` holds words for what is to be seen
 * ("tomato pasta"), a `file` its name, a `colour` hex, a `parts` field one text for each row with `|` between its cells.
 */
export type SeedRow = Readonly<Record<string, SeedValue>>;

export interface FieldPlan {
  /** camelCase. */
  readonly id: string;
  readonly label: string;
  readonly type: FieldType;
  readonly isRequired: boolean;
  readonly isUnique: boolean;
  /** For `choice` and `choices`, as they are shown. */
  readonly options?: readonly string[];
  /** For `relation`: the entity it points to; seeds and forms use record ids, people see titles. */
  readonly entity?: string;
  readonly min?: number;
  readonly max?: number;
  readonly unit?: string;
  readonly help?: string;
  readonly initial?: SeedValue;
  /** For `parts`: what each row of it holds. */
  readonly columns?: readonly PartColumn[];
  /** For `money`: the `parts` field whose rows it adds up; nobody types it. */
  readonly sumOf?: string;
  /** The next number, given by the app; the letters before it. */
  readonly numbered?: string;
  /** Found from other fields of the record whenever it is shown; nobody types it. */
  readonly computed?: ComputedPlan;
  /** Asked for and shown only where a choice of the same record has this option. */
  readonly onlyIf?: { readonly field: string; readonly option: string };
  /** Stands in cards and tables, not only on the detail page. */
  readonly isListed: boolean;
}

export type ComputedPlan =
  /** "hours × 28": fields and numbers. */
  | { readonly kind: 'product'; readonly of: readonly (string | number)[] }
  /** "price + delivery − discount". */
  | { readonly kind: 'sum'; readonly plus: readonly string[]; readonly minus: readonly string[] }
  /** "A from 85, B from 70, otherwise F"; the highest first. */
  | {
      readonly kind: 'band';
      readonly of: string;
      readonly bands: readonly { readonly from: number; readonly value: string }[];
      readonly otherwise: string;
    }
  /** So many days after another day. */
  | { readonly kind: 'day'; readonly from: string; readonly days: number }
  /** For each day after it was due, until it is done: by a flag, or on a day. */
  | { readonly kind: 'late'; readonly due: string; readonly done: string | null; readonly rate: number };

/** One cell of a row: an item of an invoice has a text, a quantity, a price and a tax rate. */
export interface PartColumn {
  /** camelCase. */
  readonly id: string;
  readonly label: string;
  readonly kind: 'text' | 'number' | 'money' | 'percent';
}

export type FieldType =
  | 'text'
  | 'longText'
  | 'number'
  | 'money'
  | 'date'
  | 'dateTime'
  | 'time'
  | 'flag'
  | 'choice'
  | 'choices'
  | 'email'
  | 'phone'
  | 'url'
  | 'image'
  | 'file'
  | 'rating'
  | 'colour'
  | 'relation'
  | 'parts';

export type RulePlan =
  /** No two records with the same values ("nobody can book twice"). */
  | { readonly kind: 'unique'; readonly fields: readonly string[]; readonly message: string }
  /** No overlap in time for the same thing. */
  | {
      readonly kind: 'noOverlap';
      readonly resource: string | null;
      readonly from: string;
      readonly to: string | null;
      readonly message: string;
    }
  /** At most so many records for each value of the fields ("at most 2 per member"); none: in all. */
  | {
      readonly kind: 'atMost';
      readonly count: number;
      readonly per: readonly string[];
      readonly message: string;
      /** Only those count whose choice is none of these ("at most 3 open issues"). */
      readonly open?: { readonly field: string; readonly closed: readonly string[] };
    }
  /** A date or number must come after another one, or after now. */
  | {
      readonly kind: 'after';
      readonly field: string;
      /** Another field, or `now`. */
      readonly than: string;
      readonly message: string;
      /** It may be the same too. */
      readonly isSameFine?: boolean;
    }
  /** The numbers of all records with the same values add up to at most so many ("10 people on a tour a day"). */
  | {
      readonly kind: 'sumAtMost';
      readonly field: string;
      readonly count: number;
      readonly per: readonly string[];
      readonly message: string;
    }
  /** Nobody sets the option later than so many hours before its time ("cancel until 24 hours before"). */
  | {
      readonly kind: 'notice';
      readonly day: string;
      readonly time: string | null;
      readonly hours: number;
      readonly field: string;
      readonly option: string;
      readonly message: string;
    }
  /** Something must be filled in before a choice may be so ("only closed with a mechanic"). */
  | {
      readonly kind: 'needs';
      readonly field: string;
      readonly when: StatePlan;
      readonly message: string;
    }
  /** Only such records may be picked ("to a free bed", "not if it is in repair", "not if it has expired"). */
  | {
      readonly kind: 'picks';
      readonly picker: string;
      /** Of the picked record. */
      readonly field: string;
      readonly only?: readonly string[];
      readonly never?: readonly string[];
      /** The day must not be over. */
      readonly isLasting?: boolean;
      readonly message: string;
    }
  /** So many days lie between two records with the same values ("donate only every 90 days"). */
  | {
      readonly kind: 'apart';
      readonly field: string;
      readonly days: number;
      readonly per: readonly string[];
      readonly message: string;
    }
  /** A day must fall on one of these, 0 for Sunday. */
  | {
      readonly kind: 'onDays';
      readonly field: string;
      readonly days: readonly number[];
      readonly message: string;
    };

export interface PagePlan {
  /** kebab-case; names the file and, except for the start page and details (`/recipes/:id`), the path. */
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  readonly path: string;
  readonly icon: string;
  /** Stands in the navigation under its title. */
  readonly isInNav: boolean;
  /** Who sees it; everyone when absent. */
  readonly role?: string;
  readonly blocks: readonly BlockPlan[];
}

export interface AuthPlan {
  readonly roles: readonly string[];
  /** The role of who signs up. */
  readonly initialRole: string;
  /** Shown at the sign-in form, since without a backend these accounts are local. */
  readonly demo: readonly {
    readonly name: string;
    readonly email: string;
    readonly password: string;
    readonly role: string;
  }[];
  readonly canSignUp: boolean;
  /** Page ids that need a sign-in; the others are open. */
  readonly guarded: readonly string[];
}
