import type { BookingBlock } from '../../../plan/block-plan.ts';
import type { FieldPlan } from '../../../plan/app-plan.ts';
import { calledOff } from '../../cloud/database-schema.ts';
import { fact } from '../../collection/show.ts';
import { optionsName } from '../../data/field-schema.ts';
import { block as lines, type CodeProps, elementOf, indent, quote } from '../../code.ts';
import type { Draft } from '../../draft.ts';
import type { EntityNames } from '../../entity-names.ts';
import { fieldControl } from '../../forms/write-form.ts';
import { isSetByOthers } from '../../forms/set-by-others.ts';
import { type BlockPlace, sectionTitle } from '../block.ts';
import { type BookingTime, bookingTime, timeFields } from './booking-fields.ts';
import { writeOwn } from './own-bookings.ts';

const DEFAULT_SLOTS = ['09:00', '10:00', '11:00', '12:00', '14:00', '15:00', '16:00', '17:00'];

/** A form that offers only what is free: a part that is told which fields mean what. */
export function writeBooking(block: BookingBlock, place: BlockPlace): string {
  const { draft } = place;
  const names = draft.entity(block.entity);
  const { name, isNew } = draft.componentName(`Book${names.type}`, JSON.stringify(block));
  if (isNew) draft.add(`${names.folder}/${name}.tsx`, bookingFile(place, { names, block, name }));
  const lists = draft.plan.pages.some((page) => page.blocks.some((one) => listsThese(names, one)));
  return lists ? `<${name} />` : `<>\n  <${name} />\n  <${writeOwn(draft, names)} />\n</>`;
}

const listsThese = ({ plan }: EntityNames, block: BlockPlace['page']['blocks'][number]): boolean =>
  block.kind === 'collection' && block.entity === plan.id;

interface Booking {
  readonly names: EntityNames;
  readonly block: BookingBlock;
  readonly name: string;
}

function bookingFile(place: BlockPlace, { names, block, name }: Booking): string {
  const { draft } = place;
  const { value, table, plan } = names;
  const when = bookingTime(names);
  const relation = plan.fields.find(
    ({ id, type: kind }) => id === block.resource?.field && kind === 'relation',
  );
  const thing = relation?.entity === undefined ? undefined : draft.entity(relation.entity);
  const special = new Set<FieldPlan | undefined>([...timeFields(when), relation]);
  const others = plan.fields.filter(
    (field) => !special.has(field) && !isSetByOthers(field) && !COMPUTED.test(field.id),
  );
  const own = draft.plan.pages.find((page) =>
    page.blocks.some((one) => listsThese(names, one) && 'onlyMine' in one && one.onlyMine),
  );
  const props: CodeProps = {
    table,
    schema: () => `${value}Schema`,
    first: () => firstValues(draft, names, { relation, thing, others }),
    when: whenProps(draft, names, { when, slots: block.slots }),
    labels: Object.fromEntries([...special].flatMap((field) => (field ? [[field.id, field.label]] : []))),
    thing: relation &&
      thing && {
        field: relation.id,
        table: thing.table,
        help: relation.help,
        price: thing.plan.fields.find((field) => field.type === 'money')?.id,
      },
    terms: block.terms,
    calledOff: calledOff(names) ?? undefined,
    total: plan.fields.find((field) => field.type === 'money' && /^total/i.test(field.id))?.id,
    onBook: () => `(values) => store.${table}.create(${value}Schema.parse(values))`,
    facts: () => factsCode(draft, names, [...special, ...others]),
    listPath: own?.path,
  };
  const controls = others.map((field) => fieldControl(draft, names, field));
  const inside = `{(control) => (\n  <>\n    ${lines(controls, 4)}\n  </>\n)}`;
  return `export function ${name}() {
  ${lines([thing && 'const [params] = useSearchParams();', draft.plan.auth && 'const person = useCurrentPerson();'], 2)}
  return (
    <Section ${sectionTitle(place, block.title)}>
      ${indent(elementOf('BookableForm', props, controls.length === 0 ? '' : inside), 6)}
    </Section>
  );
}
`;
}

/** What follows from the rest is not asked for. */
const COMPUTED = /^(reference|status|total|totalPrice|bookedOn|createdOn|createdAt)$/i;

interface When {
  readonly when: BookingTime;
  readonly slots: readonly string[];
}

function whenProps(draft: Draft, names: EntityNames, { when, slots }: When): CodeProps {
  const times = slots.length > 0 ? slots : DEFAULT_SLOTS;
  switch (when.kind) {
    case 'slot': {
      const { day, time } = when;
      const options = time.type === 'choice' ? () => optionsName(names, time) : times;
      return { kind: 'slot', day: day.id, time: time.id, times: options };
    }
    case 'moment':
      return { kind: 'moment', at: when.at.id, times };
    case 'stay': {
      const unit = draft.say(CHECKS_IN.test(when.from.label) ? 'bookNights' : 'bookDays');
      return { kind: 'stay', from: when.from.id, to: when.to.id, unit };
    }
    case 'day':
      return { kind: 'day', day: when.day.id };
    case 'open':
      return { kind: 'open' };
  }
}

/** Who checks in stays for nights; everything else is had for days. */
const CHECKS_IN = /check-?in|entrada|anreise|arrivée|arrival|llegada|chegada|night/i;

interface Asked {
  readonly relation: FieldPlan | undefined;
  readonly thing: EntityNames | undefined;
  readonly others: readonly FieldPlan[];
}

const PERSON_NAME = /^(name|fullName|customer|customerName|guest|guestName|patient|client|clientName)$/;

/** What the address and the account say already. */
function firstValues(draft: Draft, names: EntityNames, { relation, thing, others }: Asked): string {
  const known = others.flatMap(({ id, type }): readonly string[] => {
    if (draft.plan.auth === null) return [];
    if (type === 'email') return [`${id}: person?.email ?? ""`];
    return type === 'text' && PERSON_NAME.test(id) ? [`${id}: person?.name ?? ""`] : [];
  });
  const chosen = relation && thing ? [`${relation.id}: params.get(${quote(thing.value)}) ?? ""`] : [];
  const extras = [...chosen, ...known];
  return extras.length > 0 ? `{ ...empty${names.type}, ${extras.join(', ')} }` : `empty${names.type}`;
}

/** What the confirmation repeats: the thing, the time, the price and what else is listed. */
function factsCode(draft: Draft, names: EntityNames, asked: readonly (FieldPlan | undefined)[]): string {
  const { value, plan } = names;
  const told = asked.filter((field) => field !== undefined && (field.isListed || isTime(names, field)));
  const total = plan.fields.filter(({ id, type }) => id === 'total' && type === 'money');
  const facts = [...plan.fields.filter((field) => told.includes(field)).slice(0, 6 - total.length), ...total];
  return `(${value}) => (
  <>
    ${indent(facts.map((field) => fact(draft, names, field)).join('\n'), 4)}
  </>
)`;
}

const isTime = (names: EntityNames, field: FieldPlan): boolean =>
  field.type === 'relation' || timeFields(bookingTime(names)).includes(field);
