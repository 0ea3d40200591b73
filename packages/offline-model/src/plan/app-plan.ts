import { z } from 'zod';
import { BLOCK_SCHEMA, FORM_SCHEMA } from './block-plan.ts';
import { type Of, maybe, optionIs, text, texts } from './plan-values.ts';

const hex = text.regex(/^#[0-9a-f]{6}$/i);
const camelCase = text.regex(/^[a-z][A-Za-z0-9]*$/);
const word = text.min(1);
const yes = z.boolean();
const number = z.number();
const message = text;

const language = z.enum(['en', 'pt', 'es', 'de', 'fr']);

const kind = z.enum([
  'content',
  'management',
  'social',
  'booking',
  'dashboard',
  'game',
  'shop',
  'learning',
  'jobs',
  'tool',
  'messaging',
]);

const theme = z.object({
  /** `background` fills every page exactly; the others are derived where a request does not name them. */
  background: hex,
  primary: hex,
  accent: hex,
  /** Of the header, where a request gives it a colour of its own. */
  header: hex.exactOptional(),
  mode: z.enum(['light', 'dark']),
  /** The app offers a switch between light and dark. */
  hasModeSwitch: yes,
  layout: z.enum(['topbar', 'sidebar', 'magazine', 'showcase', 'centered', 'dock']),
  fonts: z.enum(['geist', 'serif-display', 'humanist', 'mono-accent', 'rounded', 'classic']),
  radius: z.enum(['none', 'small', 'medium', 'large']),
  density: z.enum(['airy', 'regular', 'compact']),
  /** Of all type, in percent, where somebody wants it larger or smaller than usual. */
  textSize: number.exactOptional(),
  /** `sans`, `serif`… are chosen by the mood of the request; the palette's name when none was asked for. */
  palette: text,
  /** Decides what nobody asked for, instead of the app's name: a new name is no reason for another look. */
  seed: maybe,
});

const seedValue = z.union([text, number, yes, texts, z.null()]);

/**
 * Keyed by field id, plus `id` (always there, `recipe-1`) and, where records are owned, `mine: true` for those of the
 * person in front. So that data stays fresh, dates are told from today: `D+3` and `D-10` for `date`, `D+3 14:30` for
 * `dateTime` (or `H-5`, a full hour counted from now); `time` is `14:30`. A relation holds the id of a row. An `image` holds words for what is to be seen
 * ("tomato pasta"), a `file` its name, a `colour` hex, a `parts` field one text for each row with `|` between its cells.
 */
const seedRow = z.record(text, seedValue);

const factors = z.array(z.union([text, number]));

const computed = z.discriminatedUnion('kind', [
  /** "hours × 28", "pages read × 100 ÷ pages": fields and numbers. */
  z.object({ kind: z.literal('product'), of: factors, under: factors.exactOptional() }),
  /** "price + delivery − discount". */
  z.object({ kind: z.literal('sum'), plus: texts, minus: texts }),
  /** "A from 85, B from 70, otherwise F"; the highest first. */
  z.object({
    kind: z.literal('band'),
    of: text,
    bands: z.array(z.object({ from: number, value: text })),
    otherwise: text,
  }),
  /** So many days after another day. */
  z.object({ kind: z.literal('day'), from: text, days: number }),
  /** For each day after it was due, until it is done: by a flag, or on a day. */
  z.object({ kind: z.literal('late'), due: text, done: text.nullable(), rate: number }),
  /** From one time or day to another; none is today. `daysOff` counts the first and the last day. */
  z.object({
    kind: z.literal('span'),
    from: text.nullable(),
    to: text.nullable(),
    unit: z.enum(['hours', 'days', 'daysOff', 'years']),
    /** Minutes that do not count: a break. */
    less: maybe,
  }),
  /** Of the records of another list whose field `by` picks this one. */
  z.object({
    kind: z.literal('linked'),
    entity: text,
    by: text,
    measure: z.enum(['sum', 'average', 'count']),
    field: text.nullable(),
    /** These do not count: what was rejected or called off. */
    except: z.object({ field: text, options: texts }).exactOptional(),
  }),
  /** A value of the record that `by` picks. */
  z.object({ kind: z.literal('picked'), by: text, field: text }),
  /** How much it has grown since the record before: an odometer, a meter. */
  z.object({ kind: z.literal('step'), of: text }),
  /** The amount of a cash book: taken away where the choice `by` is one of these. */
  z.object({ kind: z.literal('signed'), of: text, by: text, minus: texts }),
]);

/** One cell of a row: an item of an invoice has a text, a quantity, a price and a tax rate. */
const partColumn = z.object({
  id: camelCase,
  label: word,
  kind: z.enum(['text', 'number', 'money', 'percent']),
});

const fieldType = z.enum([
  'text',
  'longText',
  'number',
  'money',
  'date',
  'dateTime',
  'time',
  'flag',
  'choice',
  'choices',
  'email',
  'phone',
  'url',
  'image',
  'file',
  'rating',
  'colour',
  'relation',
  'parts',
]);

const field = z.object({
  id: camelCase,
  label: word,
  type: fieldType,
  isRequired: yes,
  isUnique: yes,
  /** For `choice` and `choices`, as they are shown. */
  options: texts.exactOptional(),
  /** For `relation`: the entity it points to; seeds and forms use record ids, people see titles. */
  entity: maybe,
  min: number.exactOptional(),
  max: number.exactOptional(),
  unit: maybe,
  help: maybe,
  initial: seedValue.exactOptional(),
  /** For `parts`: what each row of it holds. */
  columns: z.array(partColumn).exactOptional(),
  /** For `money`: the `parts` field whose rows it adds up; nobody types it. */
  sumOf: maybe,
  /** The next number, given by the app; the letters before it. */
  numbered: maybe,
  /** Found from other fields of the record whenever it is shown; nobody types it. */
  computed: computed.exactOptional(),
  /** Asked for and shown only where a choice of the same record has this option. */
  onlyIf: optionIs.exactOptional(),
  /** Stands in cards and tables, not only on the detail page. */
  isListed: yes,
});

/** When a choice, a flag or a day of the record has this value, `filled` for any; when a number is more than this. */
const state = z.object({
  field: text,
  is: z.union([texts, z.literal('filled'), z.object({ above: number })]),
});

const effect = z.discriminatedUnion('kind', [
  /** The picked record gets this option: a bed is cleaned after the discharge. Without `when`, as soon as it is made. */
  z.object({ kind: z.literal('sets'), picker: text, when: state.nullable(), field: text, option: text }),
  /** The picked record has more or fewer of something; it never has less than none. */
  z.object({
    kind: z.literal('counts'),
    picker: text,
    field: text,
    /** A number of this record, or one. */
    by: text.nullable(),
    /** What adds to it and what takes from it; null: everything, or nothing. */
    plus: state.nullable(),
    minus: z.union([state, z.literal('always')]).nullable(),
    message,
  }),
]);

const rule = z.discriminatedUnion('kind', [
  /** No two records with the same values ("nobody can book twice"). */
  z.object({ kind: z.literal('unique'), fields: texts, message }),
  /** No overlap in time for the same thing. */
  z.object({
    kind: z.literal('noOverlap'),
    resource: text.nullable(),
    from: text,
    to: text.nullable(),
    message,
  }),
  /** At most so many records for each value of the fields ("at most 2 per member"); none: in all. */
  z.object({
    kind: z.literal('atMost'),
    count: number,
    per: texts,
    message,
    /** Only those count whose choice is none of these ("at most 3 open issues"). */
    open: z.object({ field: text, closed: texts }).exactOptional(),
  }),
  /** A date or number must come after another one, or after `now`; it may be the same too where that is fine. */
  z.object({
    kind: z.literal('after'),
    field: text,
    than: text,
    message,
    isSameFine: yes.exactOptional(),
  }),
  /** Two values of a record must not be the same ("from and to"). */
  z.object({ kind: z.literal('differs'), fields: texts, message }),
  /** A day that has come, none ahead ("the day of arrival can't be in the future"). */
  z.object({ kind: z.literal('past'), field: text, message }),
  /** The numbers of all records with the same values add up to at most so many ("10 people on a tour a day"). */
  z.object({ kind: z.literal('sumAtMost'), field: text, count: number, per: texts, message }),
  /** Nobody sets the option later than so many hours before its time ("cancel until 24 hours before"). */
  z.object({
    kind: z.literal('notice'),
    day: text,
    time: text.nullable(),
    hours: number,
    field: text,
    option: text,
    message,
  }),
  /** Something must be filled in before a choice may be so ("only closed with a mechanic"). */
  z.object({ kind: z.literal('needs'), field: text, when: state, message }),
  /** A number has these bounds only while a choice is so ("under 600 g none is released"). */
  z.object({
    kind: z.literal('boundWhen'),
    field: text,
    min: number.nullable(),
    max: number.nullable(),
    when: state,
    message,
  }),
  /** Only such records may be picked ("to a free bed", "not if it is in repair", "not if it has expired"). */
  z.object({
    kind: z.literal('picks'),
    picker: text,
    /** Of the picked record. */
    field: text,
    only: texts.exactOptional(),
    never: texts.exactOptional(),
    /** The day must not be over. */
    isLasting: yes.exactOptional(),
    message,
  }),
  /** So many days lie between two records with the same values ("donate only every 90 days"). */
  z.object({ kind: z.literal('apart'), field: text, days: number, per: texts, message }),
  /** A day must fall on one of these, 0 for Sunday. */
  z.object({ kind: z.literal('onDays'), field: text, days: z.array(number), message }),
]);

const mark = z.object({
  field: text,
  colour: hex,
  /**
   * `overdue`: the day has passed and nothing says that it is done; `soon` and `ago`: it comes within so many days, or
   * lies longer back. The others compare with `value`.
   */
  test: z.enum(['overdue', 'soon', 'ago', 'is', 'below', 'above']),
  value: z.union([text, number, yes]).exactOptional(),
  /** For `below`: the field that holds the limit; what reaches it is low too. */
  than: maybe,
});

const rights = z.object({ create: maybe, edit: maybe, remove: maybe });

/**
 * `own`: whoever made it, and those who run the app. `members`: everybody with an account, who change them together.
 * `shared`: everybody with an account sees them, whoever made one changes it, as do those who run the app.
 * `public`: everybody reads, members add, whoever made it changes it. `sent`: anybody may send one, those who run the app
 * read it. `open`: everybody does everything, with no account.
 */
const access = z.enum(['own', 'members', 'shared', 'public', 'sent', 'open']);

const entity = z.object({
  /** Singular: `booking`, `menuItem`. Names files and types. */
  id: camelCase,
  one: word,
  many: word,
  /** A component of lucide-react (`ChefHat`), as for pages and items. */
  icon: text,
  fields: z.array(field).min(1),
  /** The field that names a record. */
  titleField: text,
  seed: z.array(seedRow),
  rules: z.array(rule),
  /** Records belong to who made them ("my bookings"); without sign-in there is one person, the one in front. */
  isOwned: yes,
  /** Records that stand out in lists; the first that fits counts. */
  marks: z.array(mark).exactOptional(),
  /** What saving a record does to the one it picks. */
  effects: z.array(effect).exactOptional(),
  /** Who sees the records that are kept on a cloud; absent: what the pages of the app show. */
  access: access.exactOptional(),
  /** The role that something is kept for; absent: everyone. */
  rights: rights.exactOptional(),
});

const page = z.object({
  /** kebab-case; names the file and, except for the start page and details (`/recipes/:id`), the path. */
  id: text.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  title: word,
  intro: text,
  path: text.startsWith('/'),
  icon: text,
  /** Stands in the navigation under its title. */
  isInNav: yes,
  /** Who sees it; everyone when absent. */
  role: maybe,
  blocks: z.array(BLOCK_SCHEMA),
});

const auth = z.object({
  roles: texts,
  /** The role of who signs up. */
  initialRole: text,
  /** Shown at the sign-in form, since without a backend these accounts are local. */
  demo: z.array(z.object({ name: text, email: text, password: text, role: text })),
  canSignUp: yes,
  /** Page ids that need a sign-in; the others are open. */
  guarded: texts,
});

/**
 * The whole app as data. A request is understood into a plan, a plan is written as source, and a later request
 * changes the plan first. It is stored in the project as `.loam/plan.json`.
 */
export const APP_PLAN_SCHEMA = z.object({
  version: z.literal(1),
  name: word,
  tagline: text,
  language,
  kind,
  /** An entry of the lexicon, or `general`. */
  domain: text,
  theme,
  entities: z.array(entity),
  /** In the order of the navigation, unless `menu` tells another; the first one is the start page. */
  pages: z.array(page).min(1),
  /** Page ids in the order of the navigation, where the start page is not the first of them. */
  menu: texts.exactOptional(),
  auth: auth.nullable(),
  /** Where records are kept; absent: in the browser of whoever makes them. */
  storage: z.literal('cloud').exactOptional(),
  /** An ISO 4217 code. */
  currency: text,
  /** What stands at the foot of every page, where a request gives the words. */
  footer: maybe,
  /** A short form at the foot of every page: the newsletter. */
  footerForm: FORM_SCHEMA.exactOptional(),
});

export type AppPlan = Of<typeof APP_PLAN_SCHEMA>;
export type Language = Of<typeof language>;
export type AppKind = Of<typeof kind>;
export type ThemePlan = Of<typeof theme>;
export type FontPairing = ThemePlan['fonts'];
export type EntityPlan = Of<typeof entity>;
export type AccessPlan = Of<typeof access>;
export type RightsPlan = Of<typeof rights>;
export type MarkPlan = Of<typeof mark>;
export type StatePlan = Of<typeof state>;
export type EffectPlan = Of<typeof effect>;
export type RulePlan = Of<typeof rule>;
export type SeedValue = Of<typeof seedValue>;
export type SeedRow = Of<typeof seedRow>;
export type FieldPlan = Of<typeof field>;
export type Fields = readonly FieldPlan[];
export type FieldType = Of<typeof fieldType>;

/** A text where there is no such type. */
export const fieldTypeNamed = (name: string | undefined): FieldType =>
  fieldType.options.find((type) => type === name) ?? 'text';
export type PartColumn = Of<typeof partColumn>;
export type ComputedPlan = Of<typeof computed>;
export type PagePlan = Of<typeof page>;
export type AuthPlan = Of<typeof auth>;

/** The plan, or null where the text is none: what a person broke by hand is refused, not guessed. */
export function readPlan(source: string): AppPlan | null {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    return null;
  }
  const result = APP_PLAN_SCHEMA.safeParse(value);
  return result.success ? result.data : null;
}
