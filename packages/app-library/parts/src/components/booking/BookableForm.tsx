import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useState } from "react";
import { type Control, type FieldValues, useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { BookingDone } from "@/components/booking/BookingDone";
import { BookingNotes } from "@/components/booking/BookingNotes";
import { WhenFields } from "@/components/booking/WhenFields";
import { RelationField } from "@/components/form-fields/RelationField";
import { SubmitForm } from "@/components/form-fields/SubmitForm";
import type { RecordBase, SaveResult } from "@/data/record-base";
import type { TableName } from "@/data/store";
import { useRecords } from "@/data/use-records";
import {
  type BookingTerms,
  type BookingWhen,
  type Values,
  bookingProblem,
  bookingTotal,
  mustWait,
  textIn,
} from "@/lib/booking";
import { referenceOf } from "@/lib/reference";
import { toast } from "@/lib/toast";
import { words } from "@/lib/words";

interface BookableFormProps<B extends RecordBase> {
  table: TableName;
  schema: z.ZodType<FieldValues, FieldValues>;
  first: FieldValues;
  when: BookingWhen;
  labels: Readonly<Record<string, string>>;
  /** What is booked. */
  thing?: { field: string; table: TableName; help?: string; price?: string };
  terms?: BookingTerms;
  /** The choice by which a booking is called off. */
  calledOff?: { field: string; option: string };
  /** The field that keeps what it costs. */
  total?: string;
  onBook: (values: FieldValues) => Promise<SaveResult<B>>;
  /** What the confirmation repeats. */
  facts: (booked: B) => ReactNode;
  /** Where one's bookings are listed. */
  listPath?: string;
  children?: (control: Control) => ReactNode;
}

/** A form that offers only what is free, and confirms with a reference. */
export function BookableForm<B extends RecordBase>(props: BookableFormProps<B>) {
  const { table, schema, first, when, labels, thing, terms = {}, calledOff, total: totalField } = props;
  const [booked, setBooked] = useState<B | null>(null);
  const [day, setDay] = useState("");
  const form = useForm({ resolver: zodResolver(schema), defaultValues: first });
  const values: Values = useWatch({ control: form.control });
  const all: readonly FieldValues[] = useRecords(table);
  const things: readonly FieldValues[] = useRecords(thing?.table ?? table);

  const rules = { when, terms, thing };
  const stateOf = (current: Values) => ({
    values: current,
    day: when.kind === "slot" || when.kind === "day" ? textIn(current, when.day) : day,
    chosen: thing && things.find(({ id }) => id === current[thing.field]),
    bookings: all.filter((one) => ![calledOff, terms.waits].some((no) => no && one[no.field] === no.option)),
  });
  const state = stateOf(values);

  const book = async (sent: FieldValues) => {
    const current = stateOf(sent);
    const problem = bookingProblem(rules, current);
    if (problem) {
      form.setError(problem.field, { message: problem.message });
      return undefined;
    }
    const total = bookingTotal(rules, current);
    const { waits } = terms;
    const result = await props.onBook({
      ...sent,
      ...(totalField && total !== null ? { [totalField]: total } : {}),
      ...(waits && mustWait(rules, current) ? { [waits.field]: waits.option } : {}),
    });
    if (!result.ok) return result;
    setBooked(result.record);
    toast.success(words.bookDone);
    form.reset();
    return result;
  };

  if (booked) {
    return (
      <BookingDone
        reference={referenceOf(booked.id)}
        listPath={props.listPath}
        onAgain={() => setBooked(null)}
      >
        {props.facts(booked)}
      </BookingDone>
    );
  }
  return (
    <SubmitForm form={form} onSend={book} submit={words.bookSubmit}>
      {thing && (
        <RelationField
          control={form.control}
          name={thing.field}
          label={labels[thing.field]}
          help={thing.help}
          table={thing.table}
          isRequired
        />
      )}
      <WhenFields form={form} rules={rules} state={state} labels={labels} onDay={setDay} />
      {props.children && (
        <div className="grid items-start gap-5 sm:grid-cols-2">{props.children(form.control)}</div>
      )}
      <BookingNotes rules={rules} state={state} />
    </SubmitForm>
  );
}
