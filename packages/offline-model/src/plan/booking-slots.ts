import { AND, AND_OR, like, part } from '../lexicon/pattern.ts';
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
export function withSlots({ said }: Draft, told: EntityPlan): EntityPlan {
  const plan = withChosenTime(told);
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

const CLOCK = part`\d{1,2}(?:[:.h]\d{2}|\s?(?:uhr|h|[ap]m|o['’]clock)(?!\p{L}))`;
/** "start (18:00, 19:00 or 20:00)", "Beginn (zur Auswahl 20 Uhr, 21 Uhr oder 22 Uhr)": one of these is chosen. */
const CHOSEN = like.iu`\(\s?(?:\p{L}+\s){0,3}(?<times>${CLOCK}(?:\s*(?:,|;|/|${AND_OR})\s*(?:${AND_OR}\s)?${CLOCK})+)[^()]{0,20}\)`;

/** "8 pm", "20 Uhr", "20h30" as "20:00". */
function clockTime(time: string): string {
  const [, hour = '0', minutes = '00'] = /^(\d{1,2})(?:[:.h](\d{2}))?/iu.exec(time) ?? [];
  const late = /pm$/iu.test(time) && Number(hour) < 12 ? 12 : 0;
  return `${String(Number(hour) + late).padStart(2, '0')}:${minutes}`;
}

/** What is chosen among times is a time of its own. */
const ALL_CLOCK = like.iu`^(?:\p{L}+\s){0,3}${CLOCK}$`;
const chosenIn = (plan: EntityPlan | undefined) =>
  plan?.fields.find(
    ({ options }) =>
      options !== undefined && options.length > 1 && options.every((one) => ALL_CLOCK.test(one)),
  );

/** The times that a form asks to choose from. */
export const chosenTimes = (plan: EntityPlan | undefined): readonly string[] =>
  (chosenIn(plan)?.options ?? []).map((one) => clockTime(one.replace(like.u`^[^\d]+`, '')));

function withChosenTime(plan: EntityPlan): EntityPlan {
  const chosen = chosenIn(plan);
  const times = chosenTimes(plan);
  return chosen === undefined || plan.fields.some(({ type }) => type === 'time')
    ? plan
    : withValues(
        changeField(plan, chosen.id, ({ options: _options, initial: _initial, ...one }) => ({
          ...one,
          type: 'time',
          isRequired: true,
        })),
        chosen.id,
        (_, at) => times[at % times.length] ?? '',
      );
}

/** The times that are told, or half-hour steps between the opening times, or the usual ones. */
export function slotsFor(draft: Draft, chosen: readonly string[] = []): readonly string[] {
  const { text } = draft.said;
  const told = LISTED.exec(text)?.[0] ?? CHOSEN.exec(text)?.groups?.['times'] ?? '';
  const listed = chosen.length > 0 ? chosen : (told.match(like.giu`${CLOCK}`) ?? []).map(clockTime);
  return listed.length > 0 ? listed : stepsBetween(draft);
}

function stepsBetween(draft: Draft): readonly string[] {
  const given = [...draft.said.hours.map(({ times }) => times), ...slotHours(draft)]
    .map((times) => [...times.matchAll(/(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm)?/gi)])
    .find((parts) => parts.length >= 2);
  const from = given === undefined ? 9 * 60 : minutesOf(given[0], false);
  const to = given === undefined ? 17 * 60 : minutesOf(given[1], true);
  const step = draft.said.terms.slotMinutes ?? (to - from > 9 * 60 ? 60 : 30);
  const slots: string[] = [];
  for (let minute = from; minute + step <= to && slots.length < 48; minute += step)
    slots.push(`${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`);
  return slots.length === 0 ? ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'] : slots;
}

function minutesOf(part: RegExpExecArray | undefined, isEnd: boolean): number {
  const hour = Number(part?.[1] ?? 9);
  const isAfternoon = part?.[3]?.toLowerCase() === 'pm' && hour < 12;
  return (
    (isAfternoon || (isEnd && hour <= 8 && part?.[3] === undefined) ? hour + 12 : hour) * 60 +
    Number(part?.[2] ?? 0)
  );
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
