import {
  type BookingRules,
  type BookingState,
  areDaysTaken,
  bookingTotal,
  mustWait,
  nightsOf,
  placesLeft,
} from "@/lib/booking";
import { formatMoney } from "@/lib/format";
import { words } from "@/lib/words";

interface BookingNotesProps {
  rules: BookingRules;
  state: BookingState;
}

/** Whether it is free, how many places are left and what it costs, as far as that is known yet. */
export function BookingNotes({ rules, state }: BookingNotesProps) {
  const { when, thing, terms } = rules;
  const total = bookingTotal(rules, state);
  const left = terms.places?.per.length ? placesLeft(rules, state) : null;
  const nights = nightsOf(rules, state);
  const price = total === null ? "" : `${words.total} ${formatMoney(total)}`;
  const isKnown = when.kind === "open" || state.day !== "";
  const notes =
    when.kind === "stay"
      ? [
          areDaysTaken(rules, state) ? words.bookTakenDays : words.bookFree,
          [`${nights} ${when.unit}`, price].filter(Boolean).join(" · "),
        ]
      : [left !== null && isKnown ? `${words.bookPlacesLeft}: ${left}` : "", price];
  if (mustWait(rules, state)) notes.push(words.bookWaits);

  if ((thing && !state.chosen) || (when.kind === "stay" && nights < 1) || !notes.some(Boolean)) return null;
  return (
    <p
      role="status"
      className="flex flex-wrap justify-between gap-2 rounded-lg bg-muted p-4 text-sm tabular-nums *:last:font-semibold"
    >
      {notes.map((note, at) => (
        <span key={at}>{note}</span>
      ))}
    </p>
  );
}
