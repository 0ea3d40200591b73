import { AND, like } from '../lexicon/pattern.ts';
import type { EntityPlan } from './app-plan.ts';
import type { Draft } from './draft.ts';
import { changeField, placeField, withValues } from './entity-edits.ts';
import { translate } from './localise.ts';
import { field } from './shorthand.ts';

const RANGE = /\d{1,2}[:.h]\d{2}\s?[–-]\s?\d{1,2}[:.h]\d{2}/giu;
const TIME = /\d{1,2}[:.h]\d{2}/giu;
const SLOTS = like.iu`(?:slots?|zeitfenster|franjas?|créneaux|horários|turnos)\s?(?:\(|:|at|are|um|a las|às|à)?\s?(?<times>\d{1,2}[:.h]\d{2}(?:\s*(?:,|and|or|und|oder|et|ou|y|o|e|\s)+\s*\d{1,2}[:.h]\d{2})+)`;
const RANGES = like.iu`(?:${RANGE.source})(?:\s*(?:,|;|/|and|or|und|oder|et|ou|y|o|e)\s*(?:${RANGE.source}))+`;

/** "slots (11:00–13:00, 17:00–19:00)" are what one chooses from; tickets by the half hour have a day and a time. */
export function withSlots({ said }: Draft, plan: EntityPlan): EntityPlan {
  const ranges = RANGES.exec(said.text)?.[0].match(RANGE) ?? timesIn(said.text);
  const isSlot = /slot|session|seating|zeitfenster|termin|turno|franja|horário|créneau|service/iu.test(
    said.text,
  );
  const time = plan.fields.find(({ type }) => type === 'time');
  if (ranges.length > 1 && isSlot && time !== undefined) {
    const options = ranges.map((range) => range.replace(/\s?[–-]\s?/u, '–'));
    return withValues(
      changeField(plan, time.id, (one) => ({ ...one, type: 'choice', isRequired: true, options })),
      time.id,
      (_, at) => options[at % options.length] ?? '',
    );
  }
  const isTimed = plan.fields.some(({ type }) => type === 'date' || type === 'time' || type === 'relation');
  if (said.terms.slotMinutes === null || isTimed) return plan;
  const day = field('date', translate('Date', said.language), { type: 'date', isRequired: true });
  const hour = field('time', translate('Time', said.language), { type: 'time', isRequired: true });
  const dated = placeField(placeField(plan, day, 1), hour, 2);
  return withValues(
    withValues(dated, 'date', (_, at) => `D+${at + 1}`),
    'time',
    (_, at) => `1${at % 6}:00`,
  );
}

/** "slots (7:00, 10:00 or 16:00)". */
export const timesIn = (text: string): readonly string[] =>
  SLOTS.exec(text)?.groups?.['times']?.match(TIME) ?? [];

/** "at 9:00, 10:30 and 14:00": these times and no others. */
const LISTED = like.iu`(?<=(?:at|um|à|a las|às)\s)\d{1,2}[:.h]\d{2}(?:\s*,\s*\d{1,2}[:.h]\d{2})*,?\s*(?:${AND}|,)\s+\d{1,2}[:.h]\d{2}`;

/** Half-hour steps between the opening times, or the usual ones. */
export function slotsFor(draft: Draft): readonly string[] {
  const listed = LISTED.exec(draft.said.text)?.[0].match(/\d{1,2}[:.h]\d{2}/gu) ?? [];
  if (listed.length > 0) return listed.map((time) => time.replace(/[.h]/, ':').padStart(5, '0'));
  const given = [...draft.said.hours.map(({ times }) => times), ...slotHours(draft)]
    .map((times) => [...times.matchAll(/(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm)?/gi)])
    .find((parts) => parts.length >= 2);
  const clock = (part: RegExpExecArray | undefined, isEnd: boolean): number => {
    const hour = Number(part?.[1] ?? 9);
    const isAfternoon = part?.[3]?.toLowerCase() === 'pm' && hour < 12;
    return (
      (isAfternoon || (isEnd && hour <= 8 && part?.[3] === undefined) ? hour + 12 : hour) * 60 +
      Number(part?.[2] ?? 0)
    );
  };
  const from = given === undefined ? 9 * 60 : clock(given[0], false);
  const to = given === undefined ? 17 * 60 : clock(given[1], true);
  const step = draft.said.terms.slotMinutes ?? (to - from > 9 * 60 ? 60 : 30);
  const slots: string[] = [];
  for (let minute = from; minute + step <= to && slots.length < 48; minute += step)
    slots.push(`${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);
  return slots.length === 0 ? ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'] : slots;
}

/** "slots of 20 minutes between 9:00 and 17:00". */
function slotHours({ said }: Draft): readonly string[] {
  if (said.terms.slotMinutes === null) return [];
  const found =
    /\b(?:between|from|von|zwischen|de|entre|das)\s+(\d{1,2}(?:[:.h]\d{2})?)\s*(?:am|uhr|h)?\s*(?:and|to|until|till|bis|und|a|às|y|e|et|à|-|–)\s*(\d{1,2}(?:[:.h]\d{2})?\s*(?:pm)?)/iu.exec(
      said.text,
    );
  return found === null ? [] : [`${found[1] ?? ''} ${found[2] ?? ''}`];
}
