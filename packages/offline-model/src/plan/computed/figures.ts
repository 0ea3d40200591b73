import { like } from '../../lexicon/pattern.ts';
import type { FigureKind } from '../../understand/figure-kinds.data.ts';
import type { ToldFigure } from '../../understand/told-figures.ts';
import { namesThing } from '../asked/asked-parts.ts';
import { camelCase, findEntity } from '../../lexicon/entity-lexicon.ts';
import { gloss } from '../../understand/gloss.ts';
import { plural, singular } from '../../understand/inflect.ts';
import type { FieldPlan, SeedRow } from '../app-plan.ts';
import { addList, changeEntity, needEntity, type Draft } from '../draft.ts';
import type { BuiltEntity } from '../entities.ts';
import { changeField, placeField, withoutFields, withValues } from '../entity-edits.ts';
import { field } from '../shorthand.ts';
import { fitPart, is, isDay, isNumber, nameOf, plan, put, says, type Scene, told } from './figure-scene.ts';
import { isWorkedOut } from './figure-tiles.ts';
import { WORDS } from './figure-words.data.ts';
import { addAmount, addAverage, addCount, addDays, addGrade, addRest } from './linked-figures.ts';
import { addBalance, addProfit } from './money-figures.ts';

/** Works out what a request wants to see worked out; what cannot be found stays out, and the answer says so. */
export const addFigures = (draft: Draft): void =>
  draft.said.figures.forEach((figure) => workOut(draft, figure));

/** Reviews come later than the things that they are about. */
export function addLateFigures(draft: Draft): void {
  const plans = { entities: draft.entities.map(({ plan: one }) => one), pages: [] };
  for (const figure of draft.said.figures)
    if (
      (figure.kind === 'average' || figure.kind === 'count') &&
      !isWorkedOut(figure, plans, draft.said.language)
    )
      workOut(draft, figure);
}

function workOut(draft: Draft, figure: ToldFigure): void {
  const work = WORKS[figure.kind];
  const before = [...draft.entities];
  const owners = work === undefined ? [] : ownersOf(draft, figure);
  const isDone = owners.some((owner) => work?.({ draft, figure, owner: owner.plan.id }));
  // What was made for it alone goes again.
  if (!isDone) draft.entities.splice(0, draft.entities.length, ...before);
  else
    for (const { plan: one, said } of draft.entities)
      if (one.fields.some(isLinked)) {
        dropTyped(draft, one.id, said);
        makeRoom(draft, one.id, said);
      }
}

/** A usual field for the same average that somebody would have to type goes. */
function dropTyped(draft: Draft, id: string, said: BuiltEntity['said']): void {
  const isTyped = ({ label, computed }: FieldPlan): boolean =>
    computed === undefined &&
    AVERAGE.test(label) &&
    !said?.fields.some((one) => one.label.toLowerCase() === label.toLowerCase());
  const isAverage = ({ computed }: FieldPlan): boolean =>
    computed?.kind === 'linked' && computed.measure === 'average';
  changeEntity(draft, id, (was) => (was.fields.some(isAverage) ? withoutFields(was, isTyped) : was));
}

const AVERAGE = like.iu`^(?:average|durchschnitt|promedio|média|moyenne)(?!\p{L})`;

const isLinked = ({ computed }: FieldPlan): boolean => computed?.kind === 'linked';

/** As many columns as fit beside each other. */
const MOST_COLUMNS = 6;

/** What nobody asked for stands on the page of a record alone, where figures take its place in the list. */
function makeRoom(draft: Draft, id: string, said: BuiltEntity['said']): void {
  changeEntity(draft, id, (was) => {
    const listed = was.fields.filter(
      (one) => one.isListed && one.id !== was.titleField && one.type !== 'image' && one.type !== 'longText',
    );
    const spare = listed.filter(
      (one) =>
        one.computed === undefined &&
        one.type !== 'relation' &&
        one.initial === undefined &&
        !said?.fields.some(({ label }) => label.toLowerCase() === one.label.toLowerCase()),
    );
    const gone = new Set(spare.slice(Math.max(0, spare.length - (listed.length - MOST_COLUMNS))));
    return listed.length <= MOST_COLUMNS
      ? was
      : { ...was, fields: was.fields.map((one) => (gone.has(one) ? { ...one, isListed: false } : one)) };
  });
}

/** The thing that a figure is told to be of; else each of them, those first to which others belong. */
function ownersOf(draft: Draft, { per, kind }: ToldFigure): readonly BuiltEntity[] {
  const told = draft.entities.filter(({ said }) => said !== null);
  if (per === null) return told.toSorted((a, b) => Number(isPerson(b)) - Number(isPerson(a)));
  const named = draft.entities.filter(({ plan }) => namesThing(per, plan));
  if (named.length > 0) return named;
  // "each person", where there is one list of people: these.
  const people = told.filter(isPerson);
  if (people.length === 1 && ANYBODY.test(per)) return people;
  const made = listFrom(draft, per) ?? peopleFor(draft, per, kind);
  // "per item" of somebody who sells furniture.
  return made === null ? told.slice(0, 1) : [made];
}

const ANYBODY = /^(?:person|individual|somebody|someone|persona|pessoa|personne)$/iu;

/** "the remaining days per employee", where nothing else is said of them: they are a list all the same. */
function peopleFor(draft: Draft, per: string, kind: FigureKind): BuiltEntity | null {
  const entry = findEntity([gloss(per, draft.said.language).toLowerCase().trim()])?.entry;
  if (entry?.nature !== 'person' || kind === 'profit' || draft.kind !== 'management') return null;
  return needEntity(draft, entry.id);
}

/** "what each driver owes", where a trip has its driver in words: the drivers are a list of their own then. */
function listFrom(draft: Draft, per: string): BuiltEntity | null {
  for (const { plan: one, said } of draft.entities) {
    const text = one.fields.find(
      ({ type, label, id }) =>
        type === 'text' &&
        (id !== one.titleField || one.fields.length > 3) &&
        singular(label.toLowerCase()) === singular(per.toLowerCase()),
    );
    if (said === null || text === undefined || draft.said.language !== 'en') continue;
    const values = [...new Set(one.seed.map((row) => String(row[text.id] ?? '')))].filter(
      (value) => value !== '',
    );
    const made = addList(draft, {
      id: camelCase(text.label),
      icon: 'Users',
      names: [text.label, plural(text.label)],
      fields: 'Name*',
      rows: values.map((value) => [value]),
    });
    changeEntity(draft, one.id, (was) => {
      const picker: FieldPlan = { ...text, type: 'relation', entity: made.plan.id, isRequired: true };
      const rowOf = (row: SeedRow): string => `${made.plan.id}-${values.indexOf(String(row[text.id])) + 1}`;
      return withValues(placeField(was, picker, was.fields.indexOf(text)), text.id, rowOf);
    });
    return made;
  }
  return null;
}

const isPerson = ({ nature }: BuiltEntity): boolean => nature === 'person';

type Work = (scene: Scene) => boolean;

const WORKS: Readonly<Partial<Record<FigureKind, Work>>> = {
  average: addAverage,
  grade: addGrade,
  count: addCount,
  amount: addAmount,
  rest: addRest,
  balance: addBalance,
  profit: addProfit,
  percent: addPercent,
  hours: addHours,
  bmi: addBmi,
  age: addAge,
  days: addDays,
  consumption: addConsumption,
};

function addPercent(scene: Scene): boolean {
  const { figure } = scene;
  const numbers = (plan(scene)?.fields ?? []).filter((one) => isNumber(one) && one.label !== figure.label);
  const part = numbers.find(is(WORDS.done));
  const whole = numbers.find((one) => one !== part && WORDS.whole.test(told(one)));
  if (part === undefined || whole === undefined) return false;
  fitPart(scene, part.id, whole.id);
  const label = /bar$|balken$|barre|barra/iu.test(figure.label)
    ? says(scene, 'reached')
    : nameOf(scene, 'reached');
  put(scene, { label, unit: '%' }, { kind: 'product', of: [part.id, 100], under: [whole.id] });
  return true;
}

/** Examples that last: what begins at nine does not end at nine. */
function fitHours({ draft, owner }: Scene, from: FieldPlan, to: FieldPlan): void {
  if (from.type !== 'time') return;
  changeEntity(draft, owner, (was) =>
    was.seed.some((row) => row[from.id] === row[to.id])
      ? withValues(was, to.id, (row, at) => {
          const [hours = '9', minutes = '00'] = String(row[from.id] ?? '').split(':');
          return `${String((Number(hours) + 1 + (at % 4)) % 24).padStart(2, '0')}:${minutes}`;
        })
      : was,
  );
}

function addHours(scene: Scene): boolean {
  const { figure } = scene;
  const fields = plan(scene)?.fields ?? [];
  const [from, to] = fields.filter(({ type }) => type === 'time' || type === 'dateTime');
  if (from === undefined || to === undefined || from.type !== to.type) return false;
  fitHours(scene, from, to);
  const less = fields.find((one) => one.type === 'number' && WORDS.break.test(told(one)));
  const isSleep = WORDS.sleep.test(`${figure.text} ${from.label}`);
  const label = nameOf(scene, isSleep ? 'slept' : 'hours');
  put(
    scene,
    { label, unit: 'h' },
    {
      kind: 'span',
      from: from.id,
      to: to.id,
      unit: 'hours',
      ...(less === undefined ? {} : { less: less.id }),
    },
  );
  return true;
}

function addBmi(scene: Scene): boolean {
  const weight = plan(scene)?.fields.find((one) => isNumber(one) && WORDS.weight.test(told(one)));
  if (weight === undefined) return false;
  const height = plan(scene)?.fields.find((one) => isNumber(one) && WORDS.height.test(told(one)));
  const made = height ?? field('height', says(scene, 'height'), { type: 'number', unit: 'cm' });
  changeEntity(scene.draft, scene.owner, (was) => {
    const isTall = height !== undefined && was.seed.every((row) => Number(row[height.id]) > 100);
    const withHeight = isTall
      ? was
      : withValues(placeField(was, { ...made, unit: 'cm' }), made.id, () => 172);
    const isFit = was.seed.every((row) => Number(row[weight.id]) > 30);
    const fit = isFit ? withHeight : withValues(withHeight, weight.id, (_, at) => (748 - at * 4) / 10);
    return changeField(fit, weight.id, (one) => ({
      ...one,
      unit: one.unit ?? 'kg',
    }));
  });
  put(
    scene,
    { label: says(scene, 'bmi') },
    { kind: 'product', of: [weight.id, 10000], under: [made.id, made.id] },
  );
  return true;
}

function addAge(scene: Scene): boolean {
  const born = plan(scene)?.fields.find((one) => isDay(one) && WORDS.born.test(told(one)));
  if (born === undefined) return false;
  put(scene, { label: says(scene, 'age') }, { kind: 'span', from: born.id, to: null, unit: 'years' });
  return true;
}

function addConsumption(scene: Scene): boolean {
  const numbers = (plan(scene)?.fields ?? []).filter(isNumber);
  const fuel = numbers.find(is(WORDS.fuel));
  const way =
    numbers.find((one) => WORDS.way.test(told(one)) && !WORDS.odometer.test(told(one)))?.id ??
    drivenIn(scene);
  if (fuel === undefined) return addUsage(scene);
  if (way === null) return false;
  const label = nameOf(scene, 'consumption');
  put(scene, { label, unit: 'l/100 km' }, { kind: 'product', of: [fuel.id, 100], under: [way] });
  return true;
}

/** From one reading of the odometer to the next. */
function drivenIn(scene: Scene): string | null {
  const reading = (plan(scene)?.fields ?? []).find((one) => isNumber(one) && WORDS.odometer.test(told(one)));
  if (reading === undefined) return null;
  const unit = reading.unit ?? 'km';
  return put(scene, { label: says(scene, 'distance'), unit }, { kind: 'step', of: reading.id });
}

/** What a meter has counted since it was read before. */
function addUsage(scene: Scene): boolean {
  const reading = (plan(scene)?.fields ?? []).find((one) => isNumber(one) && WORDS.reading.test(told(one)));
  if (reading === undefined) return false;
  changeEntity(scene.draft, scene.owner, (was) =>
    withValues(was, reading.id, (_, at) => 18420 - at * 212 - (at % 3) * 17),
  );
  const unit = reading.unit === undefined ? {} : { unit: reading.unit };
  put(scene, { label: nameOf(scene, 'consumption'), ...unit }, { kind: 'step', of: reading.id });
  return true;
}
