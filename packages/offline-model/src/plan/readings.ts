import { translationIn } from '@loam/app-library';
import { like } from '../lexicon/pattern.ts';
import type { FieldPlan, SeedRow, SeedValue } from './app-plan.ts';
import { askedParts } from './asked/asked-parts.ts';
import { courseIn, isMeasure, isMoment, READING, type Course } from './asked/asked-courses.ts';
import { STATES } from './asked/asked-words.data.ts';
import { addList, changeEntity, type Draft } from './draft.ts';
import type { BuiltEntity } from './entities.ts';
import { field } from './shorthand.ts';

/**
 * A chart over time of stations, servers, meters needs what each of them measured and when; where such a chart is asked for
 * and no list has both a day and a number, a list of readings has them.
 */
export function addReadings(draft: Draft): void {
  const course = askedParts(draft.said.text)
    .map(({ whole }) => courseIn(whole))
    .find((one) => one !== null);
  if (course === undefined || draft.entities.some(isLog)) return;
  const owner = draft.entities.find(
    ({ plan, said }) => said !== null && plan.fields.some((one) => isMeasure(one) && METERED.test(one.label)),
  );
  if (owner !== undefined) addReadingsOf(draft, owner, course);
}

/** What a meter, a counter or a probe tells. */
const METERED = like.iu`
  ${STATES.source}|energ|kwh|power|strom|leistung|consum|verbrauch|consomm|produc|produk|output|yield|visit|besuch
  |users|requests|traffic|orders|sales|umsatz|ventas|vendas|ventes|revenue|steps|water|wasser|agua|água|\beau\b`;

const isLog = ({ plan, said }: BuiltEntity): boolean =>
  said !== null && plan.fields.some(isMoment) && plan.fields.some(isMeasure);

/** Rows in all: enough for a curve of each, and still a list that one can read. */
const MOST_ROWS = 48;

function addReadingsOf(draft: Draft, { plan }: BuiltEntity, course: Course): void {
  const measures = plan.fields.filter(isMeasure).slice(0, 4);
  const isHourly = course.step === 'hour';
  const says = (row: string): string => translationIn(row, draft.said.language);
  const made = addList(draft, {
    id: READING,
    icon: 'Activity',
    names: [says(ONE), says(MANY)],
    fields: '',
    titleField: plan.id,
  });
  const moment = field(isHourly ? 'measuredAt' : 'measuredOn', says(WHEN_MEASURED), {
    type: isHourly ? 'dateTime' : 'date',
    isRequired: true,
  });
  const fields = [
    field(plan.id, plan.one, { type: 'relation', entity: plan.id, isRequired: true }),
    moment,
    ...measures.map((one): FieldPlan => ({ ...one, isRequired: false })),
  ];
  const owners = plan.seed.slice(0, 6);
  const each = Math.max(6, Math.min(12, Math.floor(MOST_ROWS / Math.max(1, owners.length))));
  const seed = owners.flatMap((owner, at) =>
    Array.from({ length: each }, (_, back): SeedRow => {
      const row: Record<string, SeedValue> = { id: `${READING}-${at * each + back + 1}` };
      row[plan.id] = owner['id'] ?? null;
      row[moment.id] = momentAt(course, back, each);
      for (const one of measures)
        row[one.id] = curved(one, Number(owner[one.id] ?? 0), back + (at % 3) * 0.3);
      return row;
    }),
  );
  changeEntity(draft, made.plan.id, (old) => ({ ...old, fields, seed }));
}

const ONE = 'Reading | Medição | Medición | Messwert | Mesure';
const MANY = 'Readings | Medições | Mediciones | Messwerte | Mesures';
const WHEN_MEASURED = 'Measured | Medido em | Medido el | Gemessen | Mesuré le';

const DAYS: Readonly<Record<NonNullable<Course['step']>, number>> = {
  hour: 1,
  day: 1,
  week: 7,
  month: 30,
  year: 365,
};

/** Spread over what the chart shows, the newest first. */
function momentAt({ step = 'day', last = 14 }: Course, back: number, count: number): string {
  const steps = Math.floor((back * last) / count);
  return step === 'hour' ? `H-${steps}` : `D-${steps * DAYS[step]}`;
}

/** Around the value of now, up and down as days and nights are; a percentage stays one. */
function curved({ label, unit }: FieldPlan, now: number, back: number): number {
  const swing = STATES.test(label) ? 0.35 : 0.5;
  const value = now * (1 + swing * (Math.cos(back * 0.8) - 1) * 0.5 + ((Math.round(back) * 7) % 5) * 0.012);
  const most = unit === '%' || /percent|%/u.test(label) ? 100 : Number.POSITIVE_INFINITY;
  const digits = now < 20 ? 10 : 1;
  return Math.min(most, Math.round(value * digits) / digits);
}
