import type { FieldValues, UseFormReturn } from "react-hook-form";
import { DayField } from "@/components/booking/DayField";
import { TimeSlots } from "@/components/booking/TimeSlots";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { inDays } from "@/data/relative-days";
import { type BookingRules, type BookingState, openTimes, textIn } from "@/lib/booking";
import { words } from "@/lib/words";

interface WhenFieldsProps {
  form: UseFormReturn<FieldValues>;
  rules: BookingRules;
  state: BookingState;
  labels: Readonly<Record<string, string>>;
  onDay: (day: string) => void;
}

/** Asks for the time in the way that the booking keeps it. */
export function WhenFields({ form, rules, state, labels, onDay }: WhenFieldsProps) {
  const { when } = rules;
  const { day, values } = state;
  const dayField = (name: string) => <DayField control={form.control} name={name} label={labels[name]} />;
  const slots = { day, free: openTimes(rules, state) };
  const problemOf = (name: string) => {
    const message = form.formState.errors[name]?.message;
    return typeof message === "string" ? message : undefined;
  };

  switch (when.kind) {
    case "slot":
      return (
        <>
          {dayField(when.day)}
          <TimeSlots
            {...slots}
            label={labels[when.time]}
            value={textIn(values, when.time)}
            problem={problemOf(when.time)}
            onChange={(time) => form.setValue(when.time, time, { shouldValidate: true })}
          />
        </>
      );
    case "moment":
      return (
        <>
          <div className="grid gap-2">
            <Label htmlFor="booking-day">{words.day}</Label>
            <Input
              id="booking-day"
              type="date"
              min={inDays(0)}
              required
              value={day}
              onChange={(event) => {
                onDay(event.target.value);
                form.setValue(when.at, "");
              }}
            />
          </div>
          <TimeSlots
            {...slots}
            label={words.bookTime}
            value={textIn(values, when.at).slice(11, 16)}
            problem={problemOf(when.at)}
            onChange={(time) => form.setValue(when.at, `${day}T${time}`, { shouldValidate: true })}
          />
        </>
      );
    case "stay":
      return (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {dayField(when.from)}
          {dayField(when.to)}
        </div>
      );
    case "day":
      return dayField(when.day);
    case "open":
      return null;
  }
}
