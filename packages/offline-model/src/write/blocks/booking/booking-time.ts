import type { BookingBlock } from '../../../plan/block-plan.ts';
import type { FieldPlan } from '../../../plan/app-plan.ts';
import { attribute, quote } from '../../code.ts';
import { optionsName } from '../../data/field-schema.ts';
import type { Draft } from '../../draft.ts';
import type { EntityNames } from '../../entity-names.ts';
import { tell } from '../rich-words.ts';
import { type BookingTime, standing } from './booking-fields.ts';

export interface BookingParts {
  readonly block: BookingBlock;
  readonly names: EntityNames;
  readonly when: BookingTime;
  readonly resource: { readonly names: EntityNames; readonly field: FieldPlan } | null;
  /** The fields that are asked for beside what is booked and when. */
  readonly others: readonly FieldPlan[];
  readonly slots: readonly string[];
  readonly price: FieldPlan | null;
}

export interface TimeCode {
  /** Statements before the return. */
  readonly state: readonly string[];
  /** Checks in the handler before the record is made; end in `return` when they fail. */
  readonly checks: readonly string[];
  readonly jsx: readonly string[];
  /** Overrides of the values that are saved. */
  readonly values: readonly string[];
}

/** Several bookings fit side by side, as long as there are places. */
export const sharesPlaces = ({ block }: BookingParts): boolean => (block.terms?.places?.per.length ?? 0) > 0;

/** How the form asks for the time, and refuses one that is not free. */
export function timeCode(draft: Draft, parts: BookingParts): TimeCode {
  const { when } = parts;
  switch (when.kind) {
    case 'slot':
      return slotCode(draft, parts, when);
    case 'moment':
      return momentCode(draft, parts, when.at);
    case 'stay':
      return stayCode(draft, parts, when);
    case 'day':
      return dayCode(draft, parts, when.day);
    case 'open':
      return { state: [], checks: [], jsx: [], values: [] };
  }
}

/** The condition that a booking is about the chosen thing, as code. */
function sameThing({ names, resource }: BookingParts, chosen: string): string {
  return resource ? `${names.value}.${resource.field.id} === ${chosen} && ` : '';
}

function slotCode(
  draft: Draft,
  parts: BookingParts,
  { day, time }: { readonly day: FieldPlan; readonly time: FieldPlan },
): TimeCode {
  const { names } = parts;
  const { table, value } = names;
  const set = (code: string): string => `form.setValue("${time.id}", ${code}, { shouldValidate: true })`;
  const setTime =
    time.type === 'choice'
      ? set(`${optionsName(names, time)}.find((option) => option === next) ?? ${optionsName(names, time)}[0]`)
      : set('next');
  return {
    state: [
      `const day = useWatch({ control: form.control, name: "${day.id}" });`,
      `const time = useWatch({ control: form.control, name: "${time.id}" });`,
      ...(sharesPlaces(parts)
        ? ['const free = freeTimes(TIMES, [], { day, now: new Date() });']
        : [
            `const taken = ${table}
  .filter((${value}) => ${sameThing(parts, 'chosen')}${value}.${day.id} === day${standing(names)})
  .map((${value}) => ${value}.${time.id});`,
            'const free = freeTimes(TIMES, taken, { day, now: new Date() });',
          ]),
    ],
    checks: [
      `if (values.${day.id} < inDays(0)) {
  form.setError("${day.id}", { message: ${quote(tell(draft, 'bookPast'))} });
  return;
}
if (!free.includes(values.${time.id})) {
  form.setError("${time.id}", { message: ${quote(tell(draft, 'bookTaken'))} });
  return;
}`,
    ],
    jsx: [
      `<DayField control={form.control} name="${day.id}" ${attribute('label', day.label)} />`,
      `<TimeSlots
  ${attribute('label', time.label)}
  value={time}
  day={day}
  free={free}
  problem={form.formState.errors.${time.id}?.message}
  onChange={(next) => ${setTime}}
/>`,
    ],
    values: [],
  };
}

function momentCode(draft: Draft, parts: BookingParts, at: FieldPlan): TimeCode {
  const { names } = parts;
  const { table, value } = names;
  return {
    state: [
      `const moment = useWatch({ control: form.control, name: "${at.id}" });`,
      'const [day, setDay] = useState("");',
      `const taken = ${table}
  .filter((${value}) => ${sameThing(parts, 'chosen')}${value}.${at.id}.startsWith(day)${standing(names)})
  .map((${value}) => ${value}.${at.id}.slice(11, 16));`,
      'const free = freeTimes(TIMES, taken, { day, now: new Date() });',
    ],
    checks: [
      `if (!free.includes(values.${at.id}.slice(11, 16))) {
  form.setError("${at.id}", { message: ${quote(tell(draft, 'bookTaken'))} });
  return;
}`,
    ],
    jsx: [
      `<div className="grid gap-2">
  <Label htmlFor="booking-day">${tell(draft, 'bookDay')}</Label>
  <Input
    id="booking-day"
    type="date"
    min={inDays(0)}
    required
    value={day}
    onChange={(event) => {
      setDay(event.target.value);
      form.setValue("${at.id}", "");
    }}
  />
</div>`,
      `<TimeSlots
  ${attribute('label', tell(draft, 'bookTime'))}
  value={moment.slice(11, 16)}
  day={day}
  free={free}
  problem={form.formState.errors.${at.id}?.message}
  onChange={(next) => form.setValue("${at.id}", \`\${day}T\${next}\`, { shouldValidate: true })}
/>`,
    ],
    values: [],
  };
}

function stayCode(
  draft: Draft,
  parts: BookingParts,
  { from, to }: { readonly from: FieldPlan; readonly to: FieldPlan },
): TimeCode {
  const { names, resource, price } = parts;
  const { table, value } = names;
  const hasTotal = resource !== null && price !== null;
  const unit = tell(draft, CHECKS_IN.test(from.label) ? 'bookNights' : 'bookDays');
  return {
    state: [
      `const from = useWatch({ control: form.control, name: "${from.id}" });`,
      `const to = useWatch({ control: form.control, name: "${to.id}" });`,
      'const wantedDays = { from, to };',
      `const isTaken = ${table}.some(
  (${value}) =>
    ${sameThing(parts, 'chosen')}staysOverlap(wantedDays, { from: ${value}.${from.id}, to: ${value}.${to.id} || ${value}.${from.id} })${standing(names)},
);`,
    ],
    checks: [
      `if (values.${from.id} < inDays(0)) {
  form.setError("${from.id}", { message: ${quote(tell(draft, 'bookPast'))} });
  return;
}
if (values.${to.id} <= values.${from.id}) {
  form.setError("${to.id}", { message: ${quote(tell(draft, 'bookOrder'))} });
  return;
}
if (isTaken) {
  form.setError("${from.id}", { message: ${quote(tell(draft, 'bookTakenDays'))} });
  return;
}`,
    ],
    jsx: [
      `<div className="grid items-start gap-5 sm:grid-cols-2">
  <DayField control={form.control} name="${from.id}" ${attribute('label', from.label)} />
  <DayField control={form.control} name="${to.id}" ${attribute('label', to.label)} />
</div>`,
      `{${resource ? 'chosen && ' : ''}from && to > from && (
  <p role="status" className="flex flex-wrap justify-between gap-2 rounded-lg bg-muted p-4 text-sm">
    <span>{isTaken ? ${quote(tell(draft, 'bookTakenDays'))} : ${quote(tell(draft, 'bookFree'))}}</span>
    ${
      hasTotal
        ? `<span className="font-semibold tabular-nums">
      {nightsBetween(wantedDays)} ${unit} · ${tell(draft, 'bookTotal')} {formatMoney(total)}
    </span>`
        : `<span className="tabular-nums">
      {nightsBetween(wantedDays)} ${unit}
    </span>`
    }
  </p>
)}`,
    ],
    values: [],
  };
}

/** Who checks in stays for nights; everything else is had for days. */
const CHECKS_IN = /check-?in|entrada|anreise|arrivée|arrival|llegada|chegada|night/i;

function dayCode(draft: Draft, parts: BookingParts, day: FieldPlan): TimeCode {
  const { names, resource } = parts;
  const { table, value } = names;
  const isShared = sharesPlaces(parts);
  const check =
    resource && !isShared
      ? `
const isTaken = ${table}.some(
  (${value}) => ${sameThing(parts, `values.${resource.field.id}`)}${value}.${day.id} === values.${day.id}${standing(names)},
);
if (isTaken) {
  form.setError("${day.id}", { message: ${quote(tell(draft, 'bookTakenDays'))} });
  return;
}`
      : '';
  return {
    state: isShared ? [`const day = useWatch({ control: form.control, name: "${day.id}" });`] : [],
    checks: [
      `if (values.${day.id} < inDays(0)) {
  form.setError("${day.id}", { message: ${quote(tell(draft, 'bookPast'))} });
  return;
}${check}`,
    ],
    jsx: [`<DayField control={form.control} name="${day.id}" ${attribute('label', day.label)} />`],
    values: [],
  };
}
