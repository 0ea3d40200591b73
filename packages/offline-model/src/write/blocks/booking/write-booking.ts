import type { BookingBlock } from '../../../plan/block-plan.ts';
import type { FieldPlan } from '../../../plan/app-plan.ts';
import { fact } from '../../collection/show.ts';
import { optionsName } from '../../data/field-schema.ts';
import { block as lines, indent, quote } from '../../code.ts';
import type { Draft } from '../../draft.ts';
import type { EntityNames } from '../../entity-names.ts';
import { fieldControl } from '../../forms/write-form.ts';
import { isSetByOthers } from '../../forms/set-by-others.ts';
import { type BlockPlace, sectionTitle } from '../block.ts';
import { tell } from '../rich-words.ts';
import { type BookingTime, bookingTime } from './booking-fields.ts';
import { needsThing, termCode } from './booking-terms.ts';
import { type BookingParts, timeCode } from './booking-time.ts';
import { writeOwn } from './own-bookings.ts';

const DEFAULT_SLOTS = ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00', '17:00'];

/** A form that offers only what is free, and confirms with a reference. */
export function writeBooking(block: BookingBlock, place: BlockPlace): string {
  const { draft } = place;
  const names = draft.entity(block.entity);
  const { name, isNew } = draft.componentName(`Book${names.type}`, JSON.stringify(block));
  if (isNew) {
    const parts = bookingParts(draft, names, block);
    draft.add(`${names.folder}/${name}.tsx`, bookingFile(place, parts, name));
  }
  const own = hasOwnList(draft, names) ? '' : `\n  <${writeOwn(draft, names)} />`;
  return own === '' ? `<${name} />` : `<>\n  <${name} />${own}\n</>`;
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

function bookingFile(place: BlockPlace, parts: BookingParts, name: string): string {
  const { draft } = place;
  const { names, block, resource } = parts;
  const { type, value, table } = names;
  const time = timeCode(draft, parts);
  const terms = termCode(draft, parts);
  const computed = computedValues(names, parts);
  const relation = resource ? thingField(draft, names, resource.field) : null;
  const prefilled = prefill(draft, parts);
  const saved = [...time.values, ...computed];
  return `${constants(parts)}export function ${name}() {
  ${lines(
    [
      resource && 'const [params] = useSearchParams();',
      draft.plan.auth && 'const person = useCurrentPerson();',
      `const [booked, setBooked] = useState<${type} | null>(null);`,
      `const ${table} = useRecords(${quote(table)});`,
      needsThing(parts) && resourceHook(parts),
      `const form = useForm<${type}Values>({
  resolver: zodResolver(${value}Schema),
  defaultValues: ${prefilled},
});`,
      ...chosenThing(parts, [...time.state, ...terms.state, ...terms.jsx, ...time.jsx]),
      ...time.state,
      ...terms.state,
    ],
    2,
  )}

  const book = form.handleSubmit(async (values) => {
    ${lines(
      [
        ...time.checks,
        ...terms.checks,
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
    <Section ${sectionTitle(place, block.title)}>
      {booked ? (
        ${indent(doneElement(draft, parts), 8)}
      ) : (
        <Form {...form}>
          <form
            onSubmit={book}
            noValidate
            className="grid max-w-2xl gap-6 rounded-xl border bg-card p-6 text-card-foreground"
          >
            ${lines([relation, ...time.jsx, otherFields(draft, parts), ...terms.jsx], 12)}
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

function otherFields(draft: Draft, { names, others }: BookingParts): string | null {
  if (others.length === 0) return null;
  const controls = others.map((field) =>
    fieldControl(draft, names, field).replace('control={control}', 'control={form.control}'),
  );
  return `<div className="grid items-start gap-5 sm:grid-cols-2">\n  ${lines(controls, 2)}\n</div>`;
}

const thingField = (draft: Draft, names: EntityNames, field: FieldPlan): string =>
  fieldControl(draft, names, { ...field, isRequired: true }).replace(
    'control={control}',
    'control={form.control}',
  );

function doneElement(draft: Draft, parts: BookingParts): string {
  const { names } = parts;
  const own = ownListPath(draft, names);
  const facts = confirmFacts(names, parts)
    .map((field) => fact(draft, names, field).replaceAll(`${names.value}.`, 'booked.'))
    .join('\n');
  return `<BookingDone
  reference={referenceOf(booked.id)}${own ? `\n  listPath="${own}"` : ''}
  onAgain={() => setBooked(null)}
>
  ${indent(facts, 2)}
</BookingDone>`;
}

/** The times of a day; where they are the options of a field, those. */
function constants({ when, slots, names }: BookingParts): string {
  if (when.kind === 'slot' && when.time.type === 'choice') {
    return `const TIMES: readonly string[] = ${optionsName(names, when.time)};\n\n`;
  }
  const hasTimes = when.kind === 'slot' || when.kind === 'moment';
  return hasTimes ? `const TIMES = [${slots.map(quote).join(', ')}];\n\n` : '';
}

const resourceHook = ({ resource }: BookingParts): string | null =>
  resource && `const ${resource.names.table} = useRecords(${quote(resource.names.table)});`;

/** The form is watched for what is booked where something follows from it. */
const chosenThing = ({ resource }: BookingParts, code: readonly string[]): readonly string[] =>
  resource && code.some((part) => /\bchosen\b/.test(part))
    ? [`const chosen = useWatch({ control: form.control, name: "${resource.field.id}" });`]
    : [];

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
function computedValues(
  names: EntityNames,
  { resource, price, when, block }: BookingParts,
): readonly string[] {
  const total = names.plan.fields.find((field) => field.type === 'money' && /^total/i.test(field.id));
  const isKnown = when.kind === 'stay' || block.terms?.perField !== undefined;
  if (!total || !resource || !price || !isKnown) return [];
  return [total.id === 'total' ? 'total' : `${total.id}: total`];
}

const confirmFacts = (names: EntityNames, { resource, when, others }: BookingParts): readonly FieldPlan[] =>
  [
    ...(resource ? [resource.field] : []),
    ...timeFields(when),
    ...names.plan.fields.filter(({ id, type }) => id === 'total' && type === 'money'),
    ...others.filter((field) => field.isListed),
  ]
    .filter((field, index, all) => all.indexOf(field) === index && names.plan.fields.includes(field))
    .slice(0, 6);

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
