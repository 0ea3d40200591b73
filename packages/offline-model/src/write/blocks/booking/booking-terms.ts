import type { PartWordKey } from '@loam/app-library';
import { quote } from '../../code.ts';
import type { Draft } from '../../draft.ts';
import { tell } from '../rich-words.ts';
import { standing } from './booking-fields.ts';
import { type BookingParts, sharesPlaces, type TimeCode } from './booking-time.ts';

/** What a booking costs in all, and whether there is room for so many people. */
export function termCode(draft: Draft, parts: BookingParts): TimeCode {
  const price = priceCode(draft, parts);
  const places = placesCode(draft, parts);
  const shortest = shortestCode(draft, parts);
  const people = peopleField(parts);
  const notes = [...places.notes, ...price.notes];
  return {
    state: [
      ...(needsThing(parts) ? [thingCode(parts)] : []),
      ...(people === null
        ? []
        : [`const people = useWatch({ control: form.control, name: "${people}" }) ?? 1;`]),
      ...places.state,
      ...price.state,
    ],
    checks: [...places.checks, ...shortest],
    jsx:
      notes.length === 0
        ? []
        : [
            `{${parts.resource ? 'chosen && ' : ''}(
  <p role="status" className="flex flex-wrap justify-between gap-2 rounded-lg bg-muted p-4 text-sm tabular-nums">
    ${notes.join('\n    ')}
  </p>
)}`,
          ],
    values: [],
  };
}

/** The record of what is booked is looked at for its price or its places. */
export const needsThing = ({ resource, price, when, block }: BookingParts): boolean =>
  resource !== null &&
  ((price !== null && (when.kind === 'stay' || block.terms?.perField !== undefined)) ||
    typeof block.terms?.places?.limit === 'string');

const thingName = ({ resource }: BookingParts): string => `chosen${resource?.names.type ?? ''}`;

const thingCode = (parts: BookingParts): string => {
  const { table, value } = parts.resource?.names ?? { table: '', value: '' };
  return `const ${thingName(parts)} = ${table}.find((${value}) => ${value}.id === chosen);`;
};

/** The number that is watched while it is typed. */
function peopleField({ block, when }: BookingParts): string | null {
  const { terms } = block;
  return when.kind === 'stay' ? null : (terms?.perField ?? null);
}

interface PartCode {
  readonly state: readonly string[];
  readonly checks: readonly string[];
  readonly notes: readonly string[];
}

const NOTHING: PartCode = { state: [], checks: [], notes: [] };

function priceCode(draft: Draft, parts: BookingParts): PartCode {
  const { price, resource, when, block } = parts;
  if (price === null || resource === null) return NOTHING;
  const rate = `(${thingName(parts)}?.${price.id} ?? 0)`;
  if (when.kind === 'stay') {
    const { longer, otherPlace } = block.terms ?? {};
    const share = longer ? ` * (nights >= ${longer.from} ? ${(100 - longer.percent) / 100} : 1)` : '';
    const [first, second] = otherPlace?.fields ?? [];
    return {
      ...NOTHING,
      state: [
        'const nights = Math.max(1, nightsBetween(wantedDays));',
        ...(otherPlace
          ? [
              `const [taken, returned] = useWatch({ control: form.control, name: ["${first}", "${second}"] });`,
              `const transfer = taken && returned && taken !== returned ? ${otherPlace.amount} : 0;`,
            ]
          : []),
        `const total = Math.round((nights * ${rate}${share}${otherPlace ? ' + transfer' : ''}) * 100) / 100;`,
      ],
    };
  }
  if (block.terms?.perField === undefined) return NOTHING;
  return {
    ...NOTHING,
    state: [`const total = Math.round(people * ${rate} * 100) / 100;`],
    notes: [`<span className="font-semibold">${tell(draft, 'bookTotal')} {formatMoney(total)}</span>`],
  };
}

function placesCode(draft: Draft, parts: BookingParts): PartCode {
  const { block, names, when } = parts;
  const places = block.terms?.places;
  if (places === undefined) return NOTHING;
  const limit =
    typeof places.limit === 'number' ? String(places.limit) : `${thingName(parts)}?.${places.limit} ?? 99`;
  const wanted = `(values.${places.people} ?? 1)`;
  const refuse = (most: string, words: PartWordKey): string => `if (${wanted} > ${most}) {
  form.setError("${places.people}", { message: ${quote(`${tell(draft, words)}: `)} + Math.max(0, ${most}) });
  return;
}`;
  if (!sharesPlaces(parts))
    return {
      ...NOTHING,
      state: [`const mostPeople = ${limit};`],
      checks: [refuse('mostPeople', 'bookMostPeople')],
    };
  const { value, table } = names;
  const alike = places.per.map((id) => `${value}.${id} === ${currentValue(parts, id)}`).join(' && ');
  return {
    state: [
      `const placesTaken = ${table}
  .filter((${value}) => ${alike}${standing(names)})
  .reduce((sum, ${value}) => sum + (${value}.${places.people} ?? 1), 0);`,
      `const placesLeft = Math.max(0, (${limit}) - placesTaken);`,
    ],
    checks: [refuse('placesLeft', 'bookPlacesLeft')],
    notes: [
      when.kind === 'open'
        ? `<span>${tell(draft, 'bookPlacesLeft')}: {placesLeft}</span>`
        : `<span>{day && (${quote(`${tell(draft, 'bookPlacesLeft')}: `)} + placesLeft)}</span>`,
    ],
  };
}

/** What the form holds at the moment, under the name that the other parts gave it. */
function currentValue({ resource, when }: BookingParts, id: string): string {
  if (id === resource?.field.id) return 'chosen';
  return when.kind === 'slot' && id === when.time.id ? 'time' : 'day';
}

function shortestCode(draft: Draft, { block, when }: BookingParts): readonly string[] {
  const least = block.terms?.leastNights;
  if (least === undefined || when.kind !== 'stay') return [];
  return [
    `if (nightsBetween(wantedDays) < ${least}) {
  form.setError("${when.to.id}", { message: ${quote(`${tell(draft, 'bookShortest')}: ${least}`)} });
  return;
}`,
  ];
}
