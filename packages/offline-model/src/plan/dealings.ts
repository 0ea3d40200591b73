import { type Draft } from './draft.ts';
import { addBooking, settleBookedThings } from './bookings.ts';
import { addPreorders } from './preorders.ts';
import { addShop } from './shops.ts';
import { addApplying, addVolunteering } from './applications.ts';
import { addDonating } from './donating.ts';

/** Booking, buying, applying, giving: pages where something is concluded. */
export function addDealings(draft: Draft): void {
  addBooking(draft);
  settleBookedThings(draft);
  addShop(draft);
  addPreorders(draft);
  addApplying(draft);
  addDonating(draft);
  addVolunteering(draft);
}
