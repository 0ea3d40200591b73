import { inDays } from "@/data/relative-days";
import { freeTimes, hasPassed, nightsBetween, staysOverlap } from "@/lib/availability";
import { fill } from "@/lib/fill";
import { words } from "@/lib/words";

/** A record or a form, read by the names of its fields. */
export type Values = Readonly<Record<string, unknown>>;

export function textIn(values: Values, field: string): string {
  const value = values[field];
  return typeof value === "string" ? value : "";
}

/** How a booking says when it is, by the names of its fields. */
export type BookingWhen =
  | { kind: "slot"; day: string; time: string; times: readonly string[] }
  | { kind: "moment"; at: string; times: readonly string[] }
  | { kind: "stay"; from: string; to: string; unit: string }
  | { kind: "day"; day: string }
  | { kind: "open" };

/** What a booking costs, and how much of a thing can be had. */
export interface BookingTerms {
  /** The number of the booking that the price is multiplied by. */
  perField?: string;
  leastNights?: number;
  /** Nothing is booked later than so many hours before its time. */
  aheadHours?: number;
  /** So many percent less from so many days on. */
  longer?: { from: number; percent: number };
  /** Added when these two places are not the same. */
  otherPlace?: { fields: readonly [string, string]; amount: number };
  /** Who comes when all places are taken waits. */
  waits?: { field: string; option: string };
  /** `people` against a number, or a number that the thing has; `per` are the fields by which bookings share the places.
   * Without `people` each booking takes one. */
  places?: { people?: string; limit: number | string; per: readonly string[] };
}

export interface BookingRules {
  when: BookingWhen;
  terms: BookingTerms;
  /** The field that says what is booked, and that record's field with its price. */
  thing?: { field: string; price?: string };
}

/** What is known while the form is filled in. */
export interface BookingState {
  values: Values;
  /** The day for which a time is chosen. */
  day: string;
  /** The record that is booked. */
  chosen?: Values;
  /** The other bookings that still hold their time. */
  bookings: readonly Values[];
}

/** Several bookings fit side by side, as long as there are places. */
const isShared = ({ terms }: BookingRules) => (terms.places?.per.length ?? 0) > 0;

const ofSameThing = ({ thing }: BookingRules, { values, bookings }: BookingState) =>
  thing ? bookings.filter((booking) => booking[thing.field] === values[thing.field]) : bookings;

export function openTimes(rules: BookingRules, state: BookingState): readonly string[] {
  const { when } = rules;
  if (when.kind !== "slot" && when.kind !== "moment") return [];
  const taken = ofSameThing(rules, state).flatMap((booking) => {
    if (when.kind === "moment") {
      const at = textIn(booking, when.at);
      return at.startsWith(state.day) ? [at.slice(11, 16)] : [];
    }
    return booking[when.day] === state.day ? [textIn(booking, when.time)] : [];
  });
  return freeTimes(when.times, isShared(rules) ? [] : taken, { day: state.day, now: earliest(rules) });
}

/** The first moment that can still be booked. */
const earliest = ({ terms }: BookingRules) => new Date(Date.now() + (terms.aheadHours ?? 0) * 3_600_000);

const daysIn = (values: Values, { from, to }: { from: string; to: string }) => ({
  from: textIn(values, from),
  to: textIn(values, to) || textIn(values, from),
});

export function nightsOf({ when }: BookingRules, { values }: BookingState): number {
  return when.kind === "stay" ? nightsBetween(daysIn(values, when)) : 0;
}

/** Somebody has these days already. */
export function areDaysTaken(rules: BookingRules, state: BookingState): boolean {
  const { when, thing } = rules;
  const { values } = state;
  const others = ofSameThing(rules, state);
  if (when.kind === "day")
    return !!thing && !isShared(rules) && others.some((booking) => booking[when.day] === values[when.day]);
  if (when.kind !== "stay") return false;
  return others.some((booking) => staysOverlap(daysIn(values, when), daysIn(booking, when)));
}

/** So many people still fit; null where that is not known. */
export function placesLeft(rules: BookingRules, { values, chosen, bookings }: BookingState): number | null {
  const { places } = rules.terms;
  if (!places) return null;
  const limit = typeof places.limit === "number" ? places.limit : Number(chosen?.[places.limit] ?? 99);
  const taken = bookings
    .filter((booking) => isShared(rules) && places.per.every((id) => booking[id] === values[id]))
    .reduce((sum, booking) => sum + peopleIn(booking, places.people), 0);
  return Math.max(0, limit - taken);
}

const peopleIn = (booking: Values, people: string | undefined) =>
  people === undefined ? 1 : Number(booking[people] ?? 1);

/** All places are taken, and who comes now may wait for one. */
export function mustWait(rules: BookingRules, state: BookingState): boolean {
  const { places, waits } = rules.terms;
  const left = placesLeft(rules, state);
  return !!waits && !!places && left !== null && peopleIn(state.values, places.people) > left;
}

/** Null where it is not known. */
export function bookingTotal(rules: BookingRules, state: BookingState): number | null {
  const { when, thing, terms } = rules;
  if (!thing?.price || (when.kind !== "stay" && !terms.perField)) return null;
  const rate = Number(state.chosen?.[thing.price] ?? 0);
  const total =
    when.kind === "stay"
      ? stayTotal(rules, state, rate)
      : Number(state.values[terms.perField ?? ""] ?? 1) * rate;
  return Math.round(total * 100) / 100;
}

function stayTotal(rules: BookingRules, state: BookingState, rate: number): number {
  const { longer, otherPlace } = rules.terms;
  const nights = Math.max(1, nightsOf(rules, state));
  const share = longer && nights >= longer.from ? 1 - longer.percent / 100 : 1;
  const [first, second] = otherPlace?.fields.map((id) => textIn(state.values, id)) ?? [];
  const transfer = first && second && first !== second ? otherPlace?.amount : 0;
  return nights * rate * share + (transfer ?? 0);
}

/** Why it cannot be booked so, and by which field that is seen. */
export function bookingProblem(rules: BookingRules, state: BookingState) {
  return timeProblem(rules, state) ?? placeProblem(rules, state);
}

/** It has been, or is too near. */
function dayProblem(rules: BookingRules, day: string): string | null {
  if (day < inDays(0)) return words.bookPast;
  const { aheadHours = 0 } = rules.terms;
  const isLate = aheadHours > 0 && hasPassed(day.slice(0, 10), "23:59", earliest(rules));
  return isLate ? fill(words.bookAhead, { hours: aheadHours }) : null;
}

function timeProblem(rules: BookingRules, state: BookingState) {
  const { when, terms } = rules;
  const { values } = state;
  if (when.kind === "open") return null;
  const isTaken = areDaysTaken(rules, state);
  const first = when.kind === "stay" ? when.from : when.kind === "moment" ? when.at : when.day;
  const message = dayProblem(rules, textIn(values, first));
  if (message) return { field: first, message };
  if (when.kind === "day") return isTaken ? { field: first, message: words.bookTakenDays } : null;
  if (when.kind === "stay") {
    if (textIn(values, when.to) <= textIn(values, first)) return { field: when.to, message: words.bookOrder };
    if (isTaken) return { field: first, message: words.bookTakenDays };
    const isShort = nightsOf(rules, state) < (terms.leastNights ?? 0);
    return isShort ? { field: when.to, message: `${words.bookShortest}: ${terms.leastNights}` } : null;
  }
  const field = when.kind === "slot" ? when.time : when.at;
  const time = when.kind === "slot" ? textIn(values, field) : textIn(values, field).slice(11, 16);
  return openTimes(rules, state).includes(time) ? null : { field, message: words.bookTaken };
}

function placeProblem(rules: BookingRules, state: BookingState) {
  const { places } = rules.terms;
  const left = placesLeft(rules, state);
  if (!places || left === null || peopleIn(state.values, places.people) <= left) return null;
  if (mustWait(rules, state)) return null;
  const told = isShared(rules) ? words.bookPlacesLeft : words.bookMostPeople;
  return { field: places.people ?? rules.thing?.field ?? "", message: `${told}: ${left}` };
}
