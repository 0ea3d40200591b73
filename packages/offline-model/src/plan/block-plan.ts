import { z } from 'zod';
import { isEngineName, type EngineName } from './engine-titles.ts';
import { type Of, maybe, optionIs, text, texts } from './plan-values.ts';

const yes = z.boolean();
const number = z.number();
const maybeNumber = number.exactOptional();

/** What a person does with one record; kept and counted. */
const action = z.object({
  kind: z.enum([
    'like',
    'save',
    'vote',
    'follow',
    'join',
    'share',
    'addToCart',
    'book',
    'apply',
    'compare',
    'status',
  ]),
  label: text,
  /** For `status`: the choice field and the option it is set to. For `book` and `apply`: the page with the form. */
  field: maybe,
  option: maybe,
  page: maybe,
  /** Not offered for records in this state. */
  unless: optionIs.exactOptional(),
});

/** Which of the records are meant: of today, overdue, running low. */
const only = z.union([
  /** A day; `overdue` has passed, and nothing says that it is done. */
  z.object({ field: text, when: z.enum(['today', 'week', 'month', 'overdue', 'coming']) }),
  /** A day from today on, so many days ahead; longer ago than so many days. */
  z.object({ field: text, within: number }),
  z.object({ field: text, ago: number }),
  z.object({ field: text, below: number }),
  z.object({ field: text, above: number }),
  /** A number, or the field that holds it. */
  z.object({ field: text, atMost: z.union([number, text]) }),
  /** A choice, or any but this one. */
  optionIs,
  z.object({ field: text, not: text }),
]);

const hero = z.object({
  kind: z.literal('hero'),
  title: text,
  text,
  /** `to` is the kind of a block of the same page. */
  actions: z.array(z.object({ label: text, page: text, to: maybe })),
  picture: text,
});

const proseItem = z.object({ title: text, text, note: maybe, icon: maybe });

/** Copy that is read: about, services, testimonials, opening hours, contact data, questions, prices, team, steps. */
const prose = z.object({
  kind: z.literal('prose'),
  style: z.enum(['text', 'cards', 'quotes', 'hours', 'contact', 'faq', 'prices', 'team', 'steps', 'stats']),
  title: text,
  text,
  items: z.array(proseItem),
});

const collection = z.object({
  kind: z.literal('collection'),
  entity: text,
  title: text,
  view: z.enum(['cards', 'table', 'list', 'board', 'calendar', 'gallery', 'feed', 'timeline']),
  /** For `board`: the choice field whose options are the columns. For `calendar`: the date field. */
  by: maybe,
  /** At most so many, with a link to the page that holds all. */
  limit: maybeNumber,
  /** So many at first; a button shows as many again. */
  pageSize: maybeNumber,
  /** What is listed can be downloaded for a spreadsheet. */
  hasExport: yes.exactOptional(),
  /** A button picks one of those that are listed. */
  hasRandom: yes.exactOptional(),
  onlyMine: yes,
  only: only.exactOptional(),
  hasSearch: yes,
  /** Field ids: choices become a select, numbers a range, flags a switch, dates a from–to. */
  filters: texts,
  sorts: texts,
  /** It starts in the order of this field; else the newest records come first. */
  order: z.object({ field: text, isDown: yes }).exactOptional(),
  /** Cards side by side on a wide screen, where somebody said how many. */
  columns: maybeNumber,
  can: z.object({ create: yes, edit: yes, remove: yes, open: yes }),
  actions: z.array(action),
});

const detail = z.object({
  kind: z.literal('detail'),
  entity: text,
  /** Entities whose relation points here are listed below. */
  related: texts,
  /** Records of a `comments` or `reviews` entity about this one, with a form. */
  talk: z.enum(['none', 'comments', 'reviews']),
  /**
   * The entity that holds them: `about` (relation), `author`, `text`, `postedOn`, and `rating` for reviews. Has no pages of
   * its own.
   */
  talkEntity: maybe,
  actions: z.array(action),
  can: z.object({ edit: yes, remove: yes }),
});

/** A form on the page itself: contact, apply, enrol, survey, newsletter, report a problem. */
export const FORM_SCHEMA = z.object({
  kind: z.literal('form'),
  entity: text,
  title: text,
  text,
  submit: text,
  /** With {reference} where the number stands. */
  thanks: text,
});

const numbers = z.object({
  kind: z.literal('numbers'),
  items: z.array(
    z.object({
      label: text,
      entity: text,
      /** `streak`: days in a row on which the goal was reached, up to now; `best`: the most there ever were. */
      measure: z.enum(['count', 'sum', 'average', 'share', 'streak', 'best']),
      field: maybe,
      /** What is to be reached in all, or on each day of the field `day`. */
      goal: maybeNumber,
      day: maybe,
      unit: maybe,
      /** Counts only records with this option. */
      where: optionIs.exactOptional(),
      only: only.exactOptional(),
    }),
  ),
});

const chart = z.object({
  kind: z.literal('chart'),
  title: text,
  entity: text,
  shape: z.enum(['bar', 'line', 'pie', 'area']),
  /** A choice, relation or date field. */
  by: text,
  measure: z.enum(['count', 'sum', 'average']),
  field: maybe,
  hasRange: yes,
  /** Along a date: how long a group lasts, and how many of them are shown up to now. */
  step: z.enum(['hour', 'day', 'week', 'month', 'year']).exactOptional(),
  last: maybeNumber,
});

const report = z.object({ kind: z.literal('report'), title: text, entities: texts });

/** What a booking costs and how much of a thing can be had, where that is known. */
const bookingTerms = z.object({
  /** The number of the booking that the price is multiplied by. */
  perField: maybe,
  leastNights: maybeNumber,
  /** Nothing is booked later than so many hours before its time. */
  aheadHours: maybeNumber,
  /** So many percent less from so many days on. */
  longer: z.object({ from: number, percent: number }).exactOptional(),
  /** Added when these two places are not the same. */
  otherPlace: z.object({ fields: z.tuple([text, text]), amount: number }).exactOptional(),
  /**
   * `people` of the booking against a number, or a number that the thing has; `per` are the fields by which bookings share
   * the places, none: each booking has them for itself. Without `people` each booking takes one.
   */
  places: z.object({ people: maybe, limit: z.union([number, text]), per: texts }).exactOptional(),
  /** Who comes when all places are taken waits: the choice that says so, and its option. */
  waits: z.object({ field: text, option: text }).exactOptional(),
});

const booking = z.object({
  kind: z.literal('booking'),
  /** What is made. */
  entity: text,
  /** What is booked, and the relation that points to it; null when there is only one thing. */
  resource: z.object({ entity: text, field: text }).nullable(),
  title: text,
  slots: texts,
  terms: bookingTerms.exactOptional(),
});

const shopTerms = z.object({
  shipping: maybeNumber,
  /** From this sum on there is no shipping to pay. */
  freeFrom: maybeNumber,
  /** Of one thing in one order, however many are in stock. */
  mostEach: maybeNumber,
  codes: z.array(z.object({ code: text, percent: maybeNumber, amount: maybeNumber })).exactOptional(),
});

const shop = z.object({
  kind: z.enum(['cart', 'checkout', 'orders']),
  /** What is sold. */
  entity: text,
  /** Where orders are kept: `reference`, `customer`, `items`, `total`, `status`, `payment`, `address`, `placedOn`. */
  orderEntity: text,
  payments: texts,
  terms: shopTerms.exactOptional(),
});

const personal = z.object({
  kind: z.enum(['profile', 'settings', 'saved', 'notifications', 'accounts', 'leaderboard']),
  title: text,
  /** For `saved`: what can be saved. For `leaderboard`: what is ranked. */
  entity: maybe,
  field: maybe,
  /** For `saved`: what people did to them, where it is not saving. */
  mark: z.literal('join').exactOptional(),
  /** For `profile`: what people tell of themselves beside their name and address. */
  fields: z.array(z.object({ id: text, label: text, isLong: yes })).exactOptional(),
  /** For `notifications`: what is there at first, newest first. */
  items: z.array(z.object({ title: text, text, when: text })).exactOptional(),
});

const message = z.object({ isMine: yes, text, when: text });

const talk = z.object({
  kind: z.enum(['messages', 'chatbot', 'lookup', 'globalSearch', 'compare', 'upload']),
  title: text,
  /** For `lookup` and `compare`: which records. */
  entity: maybe,
  /** For `lookup`: the field that is typed in. */
  field: maybe,
  /** For `chatbot`: what it can answer. */
  answers: z.array(z.object({ words: texts, text })).exactOptional(),
  /** For `messages`: the conversations at first; people who can be written to are those named here. */
  threads: z.array(z.object({ with: text, about: text, messages: z.array(message) })).exactOptional(),
});

const quiz = z.object({
  kind: z.literal('quiz'),
  title: text,
  questions: z.array(z.object({ text, options: texts, answer: number, why: text })),
  secondsPerQuestion: number.nullable(),
  /** Who plays gives a name, and stands on the list of the best. */
  asksName: yes.exactOptional(),
  /** One is chosen before the start; the questions are shared out among them in their order. */
  levels: z.array(z.object({ label: text, points: number })).exactOptional(),
  /** For each right answer, without levels. */
  points: maybeNumber,
});

const engine = z.object({
  kind: z.literal('engine'),
  engine: z.custom<EngineName>(isEngineName),
  title: text,
  options: z.record(text, z.union([text, number, yes, texts])),
});

export const BLOCK_SCHEMA = z.union([
  hero,
  prose,
  collection,
  detail,
  FORM_SCHEMA,
  numbers,
  chart,
  report,
  booking,
  shop,
  personal,
  talk,
  quiz,
  engine,
]);

export type BlockPlan = Of<typeof BLOCK_SCHEMA>;
export type HeroBlock = Of<typeof hero>;
export type ProseBlock = Of<typeof prose>;
export type ProseItem = Of<typeof proseItem>;
export type CollectionBlock = Of<typeof collection>;
export type RecordAction = Of<typeof action>;
export type OnlyPlan = Of<typeof only>;
export type DetailBlock = Of<typeof detail>;
export type FormBlock = Of<typeof FORM_SCHEMA>;
export type NumbersBlock = Of<typeof numbers>;
export type ChartBlock = Of<typeof chart>;
export type ReportBlock = Of<typeof report>;
export type BookingBlock = Of<typeof booking>;
export type BookingTerms = Of<typeof bookingTerms>;
export type ShopBlock = Of<typeof shop>;
export type ShopTerms = Of<typeof shopTerms>;
export type PersonalBlock = Of<typeof personal>;
export type TalkBlock = Of<typeof talk>;
export type QuizBlock = Of<typeof quiz>;
export type EngineBlock = Of<typeof engine>;
export type { EngineName };
