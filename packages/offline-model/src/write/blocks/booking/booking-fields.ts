import type { FieldPlan } from '../../../plan/app-plan.ts';
import type { EntityNames } from '../../entity-names.ts';

/** How a booking says when it is. */
export type BookingTime =
  | { readonly kind: 'slot'; readonly day: FieldPlan; readonly time: FieldPlan }
  | { readonly kind: 'moment'; readonly at: FieldPlan }
  | { readonly kind: 'stay'; readonly from: FieldPlan; readonly to: FieldPlan }
  | { readonly kind: 'day'; readonly day: FieldPlan }
  | { readonly kind: 'open' };

const MADE = /^(created|booked|posted|submitted|requested|placed)(On|At)$/i;
const END =
  /check-?out|end|until|^to$|return|departure|leave|bis|fim|saida|saída|fin|hasta|salida|retour|départ/i;

/** Reads the fields of a booking for its time. */
export function bookingTime(names: EntityNames): BookingTime {
  const fields = names.plan.fields.filter((field) => !MADE.test(field.id));
  const days = fields.filter((field) => field.type === 'date');
  const time = fields.find((field) => field.type === 'time' || /^(time|slot|hour|timeSlot)$/i.test(field.id));
  const moment = fields.find((field) => field.type === 'dateTime');
  const end = days.find((field) => END.test(field.id));
  const [first] = days.filter((field) => field !== end);
  if (first && end) return { kind: 'stay', from: first, to: end };
  if (first && time && ['time', 'text', 'choice'].includes(time.type))
    return { kind: 'slot', day: first, time };
  if (moment) return { kind: 'moment', at: moment };
  if (days.length > 1 && days[0] && days[1]) return { kind: 'stay', from: days[0], to: days[1] };
  if (first) return { kind: 'day', day: first };
  return { kind: 'open' };
}

/** The fields that hold it. */
export function timeFields(when: BookingTime): readonly FieldPlan[] {
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
