import type { FieldPlan } from './app-plan.ts';
import { changeEntity, type Draft } from './draft.ts';
import { translate } from './localise.ts';
import { seedFor } from './seed-values.ts';
import { field } from './shorthand.ts';

/**
 * "Pitches for tents and vans. Arrival, departure, e-mail": what is asked of who books was read as a quality of the
 * thing. It stays with the booking; what the thing costs stays with the thing.
 */
export function settleBookedThings(draft: Draft): void {
  for (const page of draft.pages)
    for (const block of page.blocks)
      if (block.kind === 'booking' && block.resource !== null)
        settle(draft, block.resource.entity, block.entity);
}

function settle(draft: Draft, resource: string, booking: string): void {
  const thing = draft.entities.find(({ plan }) => plan.id === resource);
  const made = draft.entities.find(({ plan }) => plan.id === booking)?.plan;
  if (thing === undefined || made === undefined || thing.nature === 'person' || thing.nature === 'event')
    return;
  // A course with a day of its own keeps it: nobody chooses another.
  if (thing.said?.isListed === true && thing.plan.fields.some(({ type }) => type === 'money')) return;
  const asked = new Set(made.fields.map((one) => one.type));
  const isOfBooking = (one: FieldPlan): boolean =>
    one.id !== thing.plan.titleField && OF_BOOKINGS.test(one.id) && asked.has(one.type);
  const isPriced = draft.said.prices.length === 0 || thing.plan.fields.some((one) => one.type === 'money');
  if (isPriced && !thing.plan.fields.some(isOfBooking)) return;
  const price = field('price', translate('Price', draft.said.language), {
    type: 'money',
    isRequired: true,
    min: 0,
  });
  changeEntity(draft, resource, (plan) => {
    const kept = plan.fields.filter((one) => !isOfBooking(one));
    return {
      ...plan,
      fields: isPriced ? kept : [...kept.slice(0, 1), price, ...kept.slice(1)],
      seed: plan.seed.map((row, at) => ({
        ...Object.fromEntries(
          Object.entries(row).filter(
            ([key]) => !plan.fields.some((one) => one.id === key && isOfBooking(one)),
          ),
        ),
        ...(isPriced
          ? {}
          : { price: seedFor(price, { row: at, title: plan.one, entity: plan.id, sentences: [] }) }),
      })),
    };
  });
}

const OF_BOOKINGS =
  /^(?:checkIn|checkOut|arrival|departure|from|to|until|start|end|startDate|endDate|returnDate|pickUpDate|pickupDate|dropOffDate|email|phone|people|guests|persons|numberOf(?:People|Guests|Persons)|date|day|time)$/;
