import type { BookingBlock, FieldPlan } from '../../../plan/app-plan.ts';
import { fact } from '../../collection/show.ts';
import { optionsName } from '../../data/field-schema.ts';
import { attribute, block as lines, indent, quote } from '../../code.ts';
import type { Draft } from '../../draft.ts';
import type { EntityNames } from '../../entity-names.ts';
import { fieldControl } from '../../forms/write-form.ts';
import { isSetByOthers } from '../../forms/set-by-others.ts';
import type { BlockPlace } from '../block.ts';
import { tell } from '../rich-words.ts';
import { type BookingTime, bookingTime, standing } from './booking-fields.ts';

const DEFAULT_SLOTS = ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00', '17:00'];

/** A form that offers only what is free, and confirms with a reference. */
export function writeBooking(block: BookingBlock, { draft }: BlockPlace): string {
  const names = draft.entity(block.entity);
  const { name, isNew } = draft.componentName(`Book${names.type}`, JSON.stringify(block));
  if (isNew) {
    const parts = bookingParts(draft, names, block);
    draft.add(`${names.folder}/${name}.tsx`, bookingFile(draft, parts, name));
  }
  const own = hasOwnList(draft, names) ? '' : `\n  <${writeOwn(draft, names)} />`;
  return own === '' ? `<${name} />` : `<>\n  <${name} />${own}\n</>`;
}

interface BookingParts {
  readonly block: BookingBlock;
  readonly names: EntityNames;
  readonly when: BookingTime;
  readonly resource: { readonly names: EntityNames; readonly field: FieldPlan } | null;
  /** The fields that are asked for beside what is booked and when. */
  readonly others: readonly FieldPlan[];
  readonly slots: readonly string[];
  readonly price: FieldPlan | null;
}

function bookingParts(draft: Draft, names: EntityNames, block: BookingBlock): BookingParts {
  const when = bookingTime(names);
  const relation = names.plan.fields.find(
    (field) => field.id === block.resource?.field && field.type === 'relation',
  );
  const resource =
    relation?.entity === undefined ? null : { names: draft.entity(relation.entity), field: relation };
  const special = new Set<FieldPlan>([...timeFields(when), ...(resource ? [resource.field] : [])]);
  return {
    block,
    names,
    when,
    resource,
    others: names.plan.fields.filter(
      (field) => !special.has(field) && !isSetByOthers(field) && !isComputed(field),
    ),
    slots: block.slots.length > 0 ? block.slots : DEFAULT_SLOTS,
    price: resource?.names.plan.fields.find((field) => field.type === 'money') ?? null,
  };
}

const isComputed = (field: FieldPlan): boolean =>
  /^(reference|status|total|totalPrice|bookedOn|createdOn|createdAt)$/i.test(field.id);

function timeFields(when: BookingTime): readonly FieldPlan[] {
  switch (when.kind) {
    case 'slot':
      return [when.day, when.time];
    case 'moment':
      return [when.at];
    case 'stay':
      return [when.from, when.to];
    case 'day':
      return [when.day];
    case 'open':
      return [];
  }
}

interface TimeCode {
  /** Statements before the return. */
  readonly state: readonly string[];
  /** Checks in the handler before the record is made; end in `return` when they fail. */
  readonly checks: readonly string[];
  readonly jsx: readonly string[];
  /** Overrides of the values that are saved. */
  readonly values: readonly string[];
}

function bookingFile(draft: Draft, parts: BookingParts, name: string): string {
  const { names, block, resource, others } = parts;
  const { type, value, table } = names;
  const time = timeCode(draft, parts);
  const computed = computedValues(names, parts);
  const relation = resource
    ? fieldControl(draft, names, { ...resource.field, isRequired: true }).replace(
        'control={control}',
        'control={form.control}',
      )
    : null;
  const prefilled = prefill(draft, parts);
  const saved = [...time.values, ...computed];
  const own = ownListPath(draft, names);
  return `${constants(parts)}export function ${name}() {
  ${lines(
    [
      resource && 'const [params] = useSearchParams();',
      draft.plan.auth && 'const person = useCurrentPerson();',
      `const [booked, setBooked] = useState<${type} | null>(null);`,
      `const ${table} = useRecords(${quote(table)});`,
      resource && resourceHook(parts),
      `const form = useForm<${type}Values>({
  resolver: zodResolver(${value}Schema),
  defaultValues: ${prefilled},
});`,
      ...time.state,
    ],
    2,
  )}

  const book = form.handleSubmit(async (values) => {
    ${lines(
      [
        ...time.checks,
        `const result = await store.${table}.create(${saved.length > 0 ? `{ ...values, ${saved.join(', ')} }` : 'values'});
if (!result.ok) {
  form.setError("root", { message: result.message });
  return;
}
setBooked(result.record);
toast.success(${quote(tell(draft, 'bookDone'))});
form.reset();`,
      ],
      4,
    )}
  });

  return (
    <Section ${attribute('title', block.title)}>
      {booked ? (
        <BookingDone
          reference={referenceOf(booked.id)}${own ? `\n          listPath="${own}"` : ''}
          onAgain={() => setBooked(null)}
        >
          ${indent(
            confirmFacts(names, parts)
              .map((field) => fact(draft, names, field).replaceAll(`${value}.`, 'booked.'))
              .join('\n'),
            10,
          )}
        </BookingDone>
      ) : (
        <Form {...form}>
          <form
            onSubmit={book}
            noValidate
            className="grid max-w-2xl gap-6 rounded-xl border bg-card p-6 text-card-foreground"
          >
            ${lines(
              [
                relation,
                ...time.jsx,
                others.length > 0 &&
                  `<div className="grid items-start gap-5 sm:grid-cols-2">\n  ${lines(
                    others.map((field) =>
                      fieldControl(draft, names, field).replace(
                        'control={control}',
                        'control={form.control}',
                      ),
                    ),
                    2,
                  )}\n</div>`,
              ],
              12,
            )}
            <FormProblem message={form.formState.errors.root?.message} />
            <Button type="submit" disabled={form.formState.isSubmitting} className="justify-self-start">
              ${tell(draft, 'bookSubmit')}
            </Button>
          </form>
        </Form>
      )}
    </Section>
  );
}
`;
}

const constants = ({ when, slots }: BookingParts): string =>
  when.kind === 'slot' || when.kind === 'moment' ? `const TIMES = [${slots.map(quote).join(', ')}];\n\n` : '';

function resourceHook({ resource, price, when }: BookingParts): string | null {
  if (!resource || !price || when.kind !== 'stay') return null;
  return `const ${resource.names.table} = useRecords(${quote(resource.names.table)});`;
}

function prefill(draft: Draft, { names, resource, others }: BookingParts): string {
  const person = draft.plan.auth
    ? others.flatMap((field): readonly string[] => {
        if (field.type === 'email') return [`${field.id}: person?.email ?? ""`];
        const isName =
          field.type === 'text' &&
          /^(name|fullName|customer|customerName|guest|guestName|patient|client|clientName)$/.test(field.id);
        return isName ? [`${field.id}: person?.name ?? ""`] : [];
      })
    : [];
  const chosen = resource ? [`${resource.field.id}: params.get(${quote(resource.names.value)}) ?? ""`] : [];
  const extras = [...chosen, ...person];
  return extras.length > 0 ? `{ ...empty${names.type}, ${extras.join(', ')} }` : `empty${names.type}`;
}

/** Totals that follow from what is booked. */
function computedValues(names: EntityNames, { resource, price, when }: BookingParts): readonly string[] {
  const total = names.plan.fields.find((field) => field.type === 'money' && /^total/i.test(field.id));
  return total && resource && price && when.kind === 'stay' ? [`${total.id}: total`] : [];
}

const confirmFacts = (names: EntityNames, { resource, when, others }: BookingParts): readonly FieldPlan[] =>
  [...(resource ? [resource.field] : []), ...timeFields(when), ...others.filter((field) => field.isListed)]
    .filter((field, index, all) => all.indexOf(field) === index && names.plan.fields.includes(field))
    .slice(0, 6);

function timeCode(draft: Draft, parts: BookingParts): TimeCode {
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

const watched = ({ resource }: BookingParts): readonly string[] =>
  resource ? [`const chosen = useWatch({ control: form.control, name: "${resource.field.id}" });`] : [];

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
      ...watched(parts),
      `const day = useWatch({ control: form.control, name: "${day.id}" });`,
      `const time = useWatch({ control: form.control, name: "${time.id}" });`,
      `const taken = ${table}
  .filter((${value}) => ${sameThing(parts, 'chosen')}${value}.${day.id} === day${standing(names)})
  .map((${value}) => ${value}.${time.id});`,
      'const free = freeTimes(TIMES, taken, day, new Date());',
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
      ...watched(parts),
      `const moment = useWatch({ control: form.control, name: "${at.id}" });`,
      'const [day, setDay] = useState("");',
      `const taken = ${table}
  .filter((${value}) => ${sameThing(parts, 'chosen')}${value}.${at.id}.startsWith(day)${standing(names)})
  .map((${value}) => ${value}.${at.id}.slice(11, 16));`,
      'const free = freeTimes(TIMES, taken, day, new Date());',
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
  const total = hasTotal
    ? [
        `const rate = ${resource.names.table}.find((${resource.names.value}) => ${resource.names.value}.id === chosen)?.${price.id} ?? 0;`,
        'const total = Math.max(1, nightsBetween(wantedDays)) * rate;',
      ]
    : [];
  return {
    state: [
      ...watched(parts),
      `const from = useWatch({ control: form.control, name: "${from.id}" });`,
      `const to = useWatch({ control: form.control, name: "${to.id}" });`,
      'const wantedDays = { from, to };',
      `const isTaken = ${table}.some(
  (${value}) =>
    ${sameThing(parts, 'chosen')}staysOverlap(wantedDays, { from: ${value}.${from.id}, to: ${value}.${to.id} || ${value}.${from.id} })${standing(names)},
);`,
      ...total,
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
      {nightsBetween(wantedDays)} ${tell(draft, 'bookNights')} · ${tell(draft, 'bookTotal')} {formatMoney(total)}
    </span>`
        : `<span className="tabular-nums">
      {nightsBetween(wantedDays)} ${tell(draft, 'bookNights')}
    </span>`
    }
  </p>
)}`,
    ],
    values: [],
  };
}

function dayCode(draft: Draft, parts: BookingParts, day: FieldPlan): TimeCode {
  const { names, resource } = parts;
  const { table, value } = names;
  const check = resource
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
    state: [],
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

const ownListPath = (draft: Draft, names: EntityNames): string | undefined =>
  draft.plan.pages.find((page) =>
    page.blocks.some(
      (block) => block.kind === 'collection' && block.entity === names.plan.id && block.onlyMine,
    ),
  )?.path;

const hasOwnList = (draft: Draft, names: EntityNames): boolean =>
  draft.plan.pages.some((page) =>
    page.blocks.some((block) => block.kind === 'collection' && block.entity === names.plan.id),
  );

/** One's bookings below the form, where no page lists them. */
function writeOwn(draft: Draft, names: EntityNames): string {
  const { table, value } = names;
  const component = `Own${names.type}List`;
  const facts = names.plan.fields.filter((field) => field.isListed).slice(0, 5);
  draft.add(
    `${names.folder}/${component}.tsx`,
    `export function ${component}() {
  const ${table} = useOwnRecords(${quote(table)});

  return (
    <Section ${attribute('title', tell(draft, 'bookMine'))}>
      {${table}.length === 0 ? (
        <EmptyState icon={CalendarDaysIcon} ${attribute('title', tell(draft, 'bookNone'))} ${attribute('text', tell(draft, 'bookNoneText'))} />
      ) : (
        <ul className="grid gap-3">
          {${table}.map((${value}) => (
            <li key={${value}.id} className="flex flex-wrap items-center gap-4 rounded-xl border bg-card p-4 text-card-foreground">
              <dl className="grid flex-1 grid-cols-2 gap-3 sm:grid-cols-4">
                <Fact ${attribute('label', draft.say('reference'))}>{referenceOf(${value}.id)}</Fact>
                ${lines(
                  facts.map((field) => fact(draft, names, field)),
                  16,
                )}
              </dl>
              <CancelBookingButton reference={referenceOf(${value}.id)} onCancel={() => store.${table}.remove(${value}.id)} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
`,
  );
  return component;
}
