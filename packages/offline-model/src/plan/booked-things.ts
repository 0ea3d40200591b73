import type { FieldPlan } from './app-plan.ts';
import { changeEntity, entityOf, planOf, type Draft } from './draft.ts';
import { placeField, withoutFields, withValues } from './entity-edits.ts';
import { translate } from './localise.ts';
import { seedFor } from './seed-values.ts';
import { field } from './shorthand.ts';
import { like } from '../lexicon/pattern.ts';

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
  const thing = entityOf(draft, resource);
  const made = planOf(draft, booking);
  if (thing === undefined || made === undefined || thing.nature === 'person' || thing.nature === 'event')
    return;
  // A course with a day of its own keeps it: nobody chooses another.
  if (thing.said?.isListed === true && thing.plan.fields.some(({ type }) => type === 'money')) return;
  const asked = new Set(made.fields.map((one) => one.type));
  const isOfBooking = (one: FieldPlan): boolean =>
    one.id !== thing.plan.titleField && OF_BOOKINGS.test(one.id) && asked.has(one.type);
  const isPriced = draft.said.prices.length === 0 || thing.plan.fields.some((one) => one.type === 'money');
  if (isPriced && !thing.plan.fields.some(isOfBooking)) return;
  const label = translate('Price', draft.said.language);
  const price = field('price', label, { type: 'money', isRequired: true, min: 0 });
  changeEntity(draft, resource, (plan) => {
    const kept = withoutFields(plan, isOfBooking);
    if (isPriced) return kept;
    return withValues(placeField(kept, price, 1), 'price', (_, row) =>
      seedFor(price, { row, title: plan.one, entity: plan.id, sentences: [] }),
    );
  });
}

const OF_BOOKINGS = like.plain`
  ^(?:checkIn|checkOut|arrival|departure|from|to|until|start|end|startDate|endDate|returnDate|pickUpDate|pickupDate|dropOffDate|email|phone|people|guests|persons|numberOf(?:People|Guests
  |Persons)|date|day|time)$`;
