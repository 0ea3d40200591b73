import type { FieldValues } from "react-hook-form";
import { inDays } from "@/data/relative-days";
import { freeTimes, nightsBetween, staysOverlap } from "@/lib/availability";
import { words } from "@/lib/words";

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
  /** So many percent less from so many days on. */
  longer?: { from: number; percent: number };
  /** Added when these two places are not the same. */
  otherPlace?: { fields: readonly [string, string]; amount: number };
  /** `people` against a number, or a number that the thing has; `per` are the fields by which bookings share the places. */
  places?: { people: string; limit: number | string; per: readonly string[] };
}

export interface BookingRules {
  when: BookingWhen;
  terms: BookingTerms;
  /** The field that says what is booked, and that record's field with its price. */
  thing?: { field: string; price?: string };
}

/** What is known while the form is filled in. */
export interface BookingState {
  values: FieldValues;
  /** The day for which a time is chosen. */
  day: string;
  /** The record that is booked. */
  chosen?: FieldValues;
  /** The other bookings that still hold their time. */
  bookings: readonly FieldValues[];
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
      const at = String(booking[when.at]);
      return at.startsWith(state.day) ? [at.slice(11, 16)] : [];
    }
    return booking[when.day] === state.day ? [String(booking[when.time])] : [];
  });
  return freeTimes(when.times, isShared(rules) ? [] : taken, { day: state.day, now: new Date() });
}

export function nightsOf({ when }: BookingRules, { values }: BookingState): number {
  return when.kind === "stay" ? nightsBetween({ from: values[when.from], to: values[when.to] }) : 0;
}

/** Somebody has these days already. */
export function areDaysTaken(rules: BookingRules, state: BookingState): boolean {
  const { when, thing } = rules;
  const { values } = state;
  const others = ofSameThing(rules, state);
  if (when.kind === "day")
    return !!thing && !isShared(rules) && others.some((booking) => booking[when.day] === values[when.day]);
  if (when.kind !== "stay") return false;
  const wanted = { from: values[when.from], to: values[when.to] };
  return others.some((booking) =>
    staysOverlap(wanted, { from: booking[when.from], to: booking[when.to] || booking[when.from] }),
  );
}

/** So many people still fit; null where that is not known. */
export function placesLeft(rules: BookingRules, { values, chosen, bookings }: BookingState): number | null {
  const { places } = rules.terms;
  if (!places) return null;
  const limit = typeof places.limit === "number" ? places.limit : Number(chosen?.[places.limit] ?? 99);
  const taken = bookings
    .filter((booking) => isShared(rules) && places.per.every((id) => booking[id] === values[id]))
    .reduce((sum, booking) => sum + Number(booking[places.people] ?? 1), 0);
  return Math.max(0, limit - taken);
}

/** Null where it is not known. */
export function bookingTotal(rules: BookingRules, state: BookingState): number | null {
  const { when, thing, terms } = rules;
  const { values, chosen } = state;
  if (!thing?.price || (when.kind !== "stay" && !terms.perField)) return null;
  const rate = Number(chosen?.[thing.price] ?? 0);
  const nights = Math.max(1, nightsOf(rules, state));
  const share = terms.longer && nights >= terms.longer.from ? 1 - terms.longer.percent / 100 : 1;
  const [first, second] = terms.otherPlace?.fields.map((id) => values[id]) ?? [];
  const transfer = first && second && first !== second ? (terms.otherPlace?.amount ?? 0) : 0;
  const total =
    when.kind === "stay"
      ? nights * rate * share + transfer
      : Number(values[terms.perField ?? ""] ?? 1) * rate;
  return Math.round(total * 100) / 100;
}

/** Why it cannot be booked so, and by which field that is seen. */
export function bookingProblem(rules: BookingRules, state: BookingState) {
  return timeProblem(rules, state) ?? placeProblem(rules, state);
}

function timeProblem(rules: BookingRules, state: BookingState) {
  const { when, terms } = rules;
  const { values } = state;
  const isTaken = areDaysTaken(rules, state);
  switch (when.kind) {
    case "slot":
      if (values[when.day] < inDays(0)) return { field: when.day, message: words.bookPast };
      return isOpen(rules, state, values[when.time]) ? null : { field: when.time, message: words.bookTaken };
    case "moment":
      return isOpen(rules, state, String(values[when.at]).slice(11, 16))
        ? null
        : { field: when.at, message: words.bookTaken };
    case "stay":
      if (values[when.from] < inDays(0)) return { field: when.from, message: words.bookPast };
      if (values[when.to] <= values[when.from]) return { field: when.to, message: words.bookOrder };
      if (isTaken) return { field: when.from, message: words.bookTakenDays };
      return nightsOf(rules, state) < (terms.leastNights ?? 0)
        ? { field: when.to, message: `${words.bookShortest}: ${terms.leastNights}` }
        : null;
    case "day":
      if (values[when.day] < inDays(0)) return { field: when.day, message: words.bookPast };
      return isTaken ? { field: when.day, message: words.bookTakenDays } : null;
    case "open":
      return null;
  }
}

const isOpen = (rules: BookingRules, state: BookingState, time: string) =>
  openTimes(rules, state).includes(time);

function placeProblem(rules: BookingRules, state: BookingState) {
  const { places } = rules.terms;
  const left = placesLeft(rules, state);
  if (!places || left === null || Number(state.values[places.people] ?? 1) <= left) return null;
  const told = isShared(rules) ? words.bookPlacesLeft : words.bookMostPeople;
  return { field: places.people, message: `${told}: ${left}` };
}
