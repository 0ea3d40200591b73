import { entityEntry } from '../lexicon/entity-lexicon.ts';
import { PRICE_NUMBER } from '../lexicon/money.ts';
import { like } from '../lexicon/pattern.ts';
import { amountOf } from '../understand/facts.ts';
import { sentenceCase } from '../understand/fields.ts';
import { bareEntity, type Understanding, type UnderstoodEntity } from '../understand/understanding.ts';
import type { ComputedPlan, EntityPlan } from './app-plan.ts';
import { fillIn } from './copy.ts';
import { addRule, changeEntity, planOf, type Draft } from './draft.ts';
import { changeField, placeField, withPicker, withValues } from './entity-edits.ts';

const PARKING = like.iu`
  (?<!\p{L})(?:car parks?|parking(?: \p{L}+)?|park(?:haus|platz|plätze|platzverwaltung|garage)|tiefgarage|aparcamientos?|estacionamientos?|estacionamentos?)(?!\p{L})`;
const SPACE =
  /(?:^|\s)(?:spaces?|spots?|bays?|parkings?|stellpl[aä]tze?|parkpl[aä]tze?|plazas?|vagas?|places?|rooms?|lots?)$/i;
/** As the request calls them; the second is one of them. */
const CALLED: readonly (readonly [RegExp, string, string])[] = [
  [/\bparking spots?\b|\bspots\b/i, 'Parking spot', 'Parking spots'],
  [/\bbays\b/i, 'Parking bay', 'Parking bays'],
  [/\bstellpl[aä]tze?/i, 'Stellplatz', 'Stellplätze'],
  [/\bparkpl[aä]tze?/i, 'Parkplatz', 'Parkplätze'],
  [/\bplazas\b/i, 'Plaza', 'Plazas'],
  [/\bvagas\b/i, 'Vaga', 'Vagas'],
  [/\bplaces\b/i, 'Place', 'Places'],
];
const STAYS = like.iu`
  (?<!\p{L})(?:check(?:s|ed|ing)?[- ]?(?:in|out)|enter|leave|arriv\p{L}*|per hour|an hour|hourly|by hours?|fees?|ein- und aus|einfahr\p{L}*|ausfahr\p{L}*|pro stunde|gebühr\p{L}*|entrada|salida|saída
  |por horas?|la hora|tarifa|entrée|sortie|par heure|de l['’]heure|tarif)(?!\p{L})`;

/** Spaces that are free or taken, vehicles by their plates, and who stood where for how long. */
export function asParking(said: Understanding): Understanding {
  const [space, vehicle, stay] = ['parkingSpace', 'parkedVehicle', 'parkingStay'].map((id) =>
    entityEntry(id),
  );
  if (!isParkingApp(said) || !space || !vehicle || !stay) return said;
  const old = said.entities.find(({ one, many }) => SPACE.test(one) || SPACE.test(many));
  const car = said.entities.find(
    ({ entry, one }) => entry?.id === 'vehicle' || /^(?:car|vehicle)$/i.test(one),
  );
  const [, one = space.one, many = space.many] = CALLED.find(([word]) => word.test(said.text)) ?? [];
  const made = (entry: typeof space, from?: UnderstoodEntity): UnderstoodEntity => ({
    ...bareEntity(entry.id, from?.at ?? said.text.length),
    entry,
    nature: entry.nature,
    one: entry.one,
    many: entry.many,
    fields: (from?.fields ?? []).filter(({ label }) => !FILLED.test(label)),
  });
  const isStayed = STAYS.test(said.text);
  return {
    ...said,
    kind: said.kind ?? 'management',
    domain: 'parking',
    prices: [],
    entities: [
      { ...made(space), one: sentenceCase(one), many: sentenceCase(many), at: old?.at ?? 0 },
      ...(isStayed || car !== undefined ? [made(vehicle, car)] : []),
      ...(isStayed ? [made(stay)] : []),
      ...said.entities.filter((one) => one !== old && one !== car && isBeside(one)),
    ],
    demands: said.demands.filter(({ action }) => action !== 'book' && action !== 'buy' && action !== 'join'),
  };
}

/** What is told field by field is as it was told. */
function isParkingApp({ domain, text, entities }: Understanding): boolean {
  const isParking = domain === 'parking' || (PARKING.test(text.slice(0, 160)) && /\d/.test(text));
  return isParking && !entities.some(({ isListed, fields }) => isListed === true && fields.length > 2);
}

/** What is left of the sentences about cars and spaces is nothing of its own; people and bookings are. */
const isBeside = ({ entry, nature, one }: UnderstoodEntity): boolean =>
  entry?.id === 'booking' || (nature === 'person' && !SPACE.test(one));

/** These are of the stay, and told there. */
const FILLED =
  /^(?:assigned|space|spot|fee|price|hours?|check(?:ed)?[- ]?(?:in|out)|plate|plate number|licen[cs]e plate|owner)$/i;

const RATE = like.iu`
  ${PRICE_NUMBER}\s*(?:/|per|an?|each|pro|por|la|par|de l['’]|l['’])\s?(?:hour|h|stunde|hora|heure)(?!\p{L})`;

/** What was stood is paid by the hour, and the space is taken meanwhile. */
export function settleStays(draft: Draft): void {
  const space = draft.entities.find(({ entryId }) => entryId === 'parkingSpace')?.plan;
  if (space === undefined) return;
  const stay = draft.entities.find(({ entryId }) => entryId === 'parkingStay')?.plan;
  const [free = '', taken = ''] = space.fields.find(({ id }) => id === 'status')?.options ?? [];
  const isTaken = new Set((stay?.seed ?? []).slice(0, THERE).map((row) => row['space']));
  changeEntity(draft, space.id, (plan) =>
    withValues(plan, 'status', (row) => (isTaken.has(row['id'] ?? '') ? taken : free)),
  );
  nameByPlate(draft, stay === undefined ? space : null);
  if (stay !== undefined) payByHour(draft, stay, { space, free, taken });
}

/** So many are still there. */
const THERE = 3;

/** A vehicle goes by its plate; where nobody notes who came when, it has a space of its own. */
function nameByPlate(draft: Draft, space: EntityPlan | null): void {
  const vehicle = planOf(draft, 'parkedVehicle');
  const plate = vehicle?.fields.find(({ id }) => id === 'plateNumber');
  if (vehicle === undefined || plate === undefined) return;
  changeEntity(draft, vehicle.id, (plan) => {
    const named = { ...placeField(plan, plate, 0), titleField: plate.id };
    return space === null ? named : withPicker(named, space, { id: 'space', isRequired: false });
  });
}

function payByHour(
  draft: Draft,
  stay: EntityPlan,
  { space, free, taken }: { space: EntityPlan; free: string; taken: string },
): void {
  const rate = RATE.exec(draft.said.text)?.[1];
  const sets = { kind: 'sets', picker: 'space', field: 'status' } as const;
  changeEntity(draft, stay.id, (plan) => {
    const left = withValues(plan, 'checkedOut', (row, at) =>
      at < THERE ? null : (row['checkedOut'] ?? null),
    );
    const hours = { kind: 'span', from: 'checkedIn', to: 'checkedOut', unit: 'hours' } as const;
    const timed = found(left, 'hours', hours);
    return {
      ...(rate === undefined
        ? timed
        : found(timed, 'fee', { kind: 'product', of: ['hours', amountOf(rate)] })),
      effects: [
        { ...sets, when: null, option: taken },
        { ...sets, when: { field: 'checkedOut', is: 'filled' }, option: free },
      ],
    };
  });
  const message = fillIn(draft.copy.office.unfit, { thing: space.one.toLowerCase(), state: taken });
  addRule(draft, stay.id, { kind: 'picks', picker: 'space', field: 'status', never: [taken], message });
}

const found = (plan: EntityPlan, id: string, computed: ComputedPlan): EntityPlan =>
  withValues(
    changeField(plan, id, (one) => ({ ...one, computed })),
    id,
    () => null,
  );
