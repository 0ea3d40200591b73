import { translationIn } from '@loam/app-library';
import { camelCase } from '../../lexicon/entity-lexicon.ts';
import type { ToldFigure } from '../../understand/told-figures.ts';
import type { ComputedPlan, EntityPlan, FieldPlan, FieldType } from '../app-plan.ts';
import { changeEntity, planOf, type Draft } from '../draft.ts';
import { placeField, rowInTurn, withPicker, withValues } from '../entity-edits.ts';
import { field } from '../shorthand.ts';
import { asFound } from './formulas.ts';
import { WORDS } from './figure-words.data.ts';

/** One figure that is being worked out, and the list whose records have it. */
export interface Scene {
  readonly draft: Draft;
  readonly figure: ToldFigure;
  /** Its id; the plan changes on the way. */
  readonly owner: string;
}

export const plan = ({ draft, owner }: Scene, id = owner): EntityPlan | undefined => planOf(draft, id);

export const says = ({ draft }: Scene, key: keyof typeof WORDS.labels): string =>
  translationIn(WORDS.labels[key], draft.said.language);

/** As the request calls it, or as such a figure is called. */
export const nameOf = (scene: Scene, key: keyof typeof WORDS.labels): string =>
  scene.figure.label === '' ? says(scene, key) : scene.figure.label;

/** "and the total profit": all of what each of them brings, after that was told. */
export const isOfAll = ({ draft, figure }: Scene): boolean =>
  WORDS.inAll.test(figure.label === '' ? figure.text : figure.label) &&
  figure.per === null &&
  draft.said.figures.some(({ kind, per }) => kind === figure.kind && per !== null);

export const told = (one: FieldPlan): string => `${one.label} ${one.id.replace(/([A-Z])/g, ' $1')}`;
export const is =
  (pattern: RegExp) =>
  (one: FieldPlan): boolean =>
    pattern.test(told(one));
export const isNumber = ({ type }: FieldPlan): boolean =>
  type === 'number' || type === 'money' || type === 'rating';
export const isTyped = ({ computed }: FieldPlan): boolean => computed === undefined;
export const isDay = ({ type }: FieldPlan): boolean => type === 'date' || type === 'dateTime';

export interface Made {
  /** The list that it is put into; else the owner's. */
  readonly list?: string;
  readonly label: string;
  readonly type?: FieldType;
  readonly unit?: string;
}

/** Puts the figure into its list: in the place of a field that goes by its name, else at the end. */
export function put(
  { draft, owner }: Scene,
  { list: id = owner, label, type = 'number', unit }: Made,
  computed: ComputedPlan,
): string {
  const old = planOf(draft, id)?.fields.find(
    (one) => one.label.toLowerCase() === label.toLowerCase() && one.id !== planOf(draft, id)?.titleField,
  );
  const made = old ?? field(freeId(planOf(draft, id), camelCase(label) || 'figure'), label, type);
  const one = {
    ...asFound(made, computed, type),
    ...(unit === undefined ? {} : { unit }),
  };
  changeEntity(draft, id, (was) => {
    const at = was.fields.findIndex((other) => other.id === one.id);
    return withValues(placeField(was, one, at < 0 ? undefined : at), one.id, () => null);
  });
  return one.id;
}

export const freeId = (of: EntityPlan | undefined, id: string): string =>
  of?.fields.some((one) => one.id === id) ? `${id}2` : id;

/** The lists whose records pick one of these; where a list could, it does from now on. */
export function childrenOf(scene: Scene, fits: (one: EntityPlan) => boolean): readonly EntityPlan[] {
  const { draft, owner } = scene;
  const others = draft.entities.filter(({ plan: one }) => one.id !== owner && fits(one));
  const linked = others.filter(({ plan: one }) => pickerOf(one, owner) !== undefined);
  if (linked.length > 0) return linked.map((one) => one.plan);
  const free = others.filter(({ said, nature }) => said !== null && nature !== 'person');
  for (const one of free.slice(0, 2)) link(scene, one.plan.id);
  return free.slice(0, 2).flatMap((one) => planOf(draft, one.plan.id) ?? []);
}

const pickerOf = (one: EntityPlan, owner: string): string | undefined =>
  one.fields.find(({ type, entity }) => type === 'relation' && entity === owner)?.id;

/** A text that held the name before picks the record. */
function link(scene: Scene, id: string): void {
  const owner = plan(scene);
  if (owner === undefined) return;
  changeEntity(scene.draft, id, (was) => {
    const named = was.fields.find(
      (one) =>
        (one.type === 'text' || one.type === 'choice') &&
        [owner.one, owner.many].some((name) => name.toLowerCase() === one.label.toLowerCase()),
    );
    if (named === undefined) return withPicker(was, owner, { at: Math.min(1, was.fields.length) });
    const { options: _options, initial: _initial, ...rest } = named;
    const picker: FieldPlan = {
      ...rest,
      type: 'relation',
      entity: owner.id,
      isRequired: true,
    };
    const at = was.fields.indexOf(named);
    return withValues(placeField(was, picker, at), named.id, (_, row) => rowInTurn(owner, row));
  });
}

export type Measure = 'sum' | 'average' | 'count';

/** What the records of a list that belong to one of these come to. */
export function linked(
  child: EntityPlan,
  owner: string,
  { measure, of }: { measure: Measure; of: string | null },
): ComputedPlan {
  const state = child.fields.find(({ type, options = [] }) => type === 'choice' && options.some(isOff));
  return {
    kind: 'linked',
    entity: child.id,
    by: pickerOf(child, owner) ?? owner,
    measure,
    field: of,
    ...(state === undefined
      ? {}
      : {
          except: {
            field: state.id,
            options: (state.options ?? []).filter(isOff),
          },
        }),
  };
}

const isOff = (option: string): boolean => WORDS.off.test(option);

/** The number of a list that a figure speaks of: by its words, by how such numbers are called, or the only one. */
export function measureOf(of: EntityPlan, { text, label }: ToldFigure, usual: RegExp): FieldPlan | undefined {
  const numbers = of.fields.filter((one) => isNumber(one) && !WORDS.noMeasure.test(one.label));
  const isNamedBy = (one: FieldPlan): boolean =>
    one.label
      .toLowerCase()
      .split(/\s+/)
      .some((word) => word.length > 3 && text.toLowerCase().includes(word.slice(0, 5)));
  const isPlain = !label.includes(' ') && numbers.length === 1;
  return (
    numbers.find(isNamedBy) ??
    numbers.find((one) => usual.test(told(one)) && !WORDS.most.test(told(one))) ??
    (isPlain ? numbers[0] : undefined)
  );
}

/** Examples of which most are under way. */
export function fitPart({ draft, owner }: Scene, part: string, whole: string): void {
  const shares = [0.31, 1, 0.64, 0.08, 0.82, 0.5];
  changeEntity(draft, owner, (was) =>
    was.seed.every((row) => Number(row[part] ?? 0) <= Number(row[whole] ?? 0)) &&
    was.seed.some((row) => Number(row[part] ?? 0) < Number(row[whole] ?? 0))
      ? was
      : withValues(was, part, (row, at) => Math.round(Number(row[whole] ?? 100) * (shares[at % 6] ?? 1))),
  );
}
