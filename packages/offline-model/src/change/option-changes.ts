import type { AppPlan, EntityPlan, FieldPlan } from '../plan/app-plan.ts';
import { escaped } from '../understand/tokens.ts';
import { type ChangeContext, type Changer, type Outcome, withEntity } from './changer.ts';
import { fold } from './named.ts';
import { bare, sentence } from './phrases.ts';
import { rowWith } from './record-changes.ts';
import { tell } from './said.data.ts';
import { unquoted, type Wish } from './wish.ts';

interface Chosen {
  readonly entity: EntityPlan;
  readonly field: FieldPlan;
}

/** "remove Jo", "add Blocked to the status", "add Marisol" after that, "replace Jo with Marisol". */
export const changeOptions: Changer = (plan, wish, context) => {
  const text = unquoted(wish.order, wish.quotes);
  return replaceName(plan, text) ?? removeName(plan, text) ?? addOption(plan, { text, wish }, context);
};

const REPLACING =
  /^(?:replace|rename|change|swap)\s+(?:the )?(.{2,40}?)\s+(?:with|by|to|into|durch|zu|in|par|en|por|para)\s+(.{2,40})$/iu;

function replaceName(plan: AppPlan, text: string): AppPlan | null {
  const match = REPLACING.exec(text);
  const old = bare(match?.[1] ?? '');
  const name = sentence(bare(match?.[2] ?? ''));
  if (old === '' || name === '') return null;
  const chosen = fieldWith(plan, old);
  if (chosen) {
    const was = optionOf(chosen.field, old) ?? old;
    const options = (chosen.field.options ?? []).map((option) => (option === was ? name : option));
    return withOptions(plan, chosen, { options, moved: { from: was, to: name } });
  }
  const row = rowCalled(plan, old);
  if (!row) return null;
  const { entity } = row;
  const seed = entity.seed.map((one) => (one['id'] === row.id ? { ...one, [entity.titleField]: name } : one));
  return withEntity(plan, { ...entity, seed });
}

function removeName(plan: AppPlan, text: string): AppPlan | null {
  const told = /^remove\s+(.+)$/iu.exec(text)?.[1];
  if (told === undefined) return null;
  const name = bare(told.replace(/,.*$/u, '').replace(/\s+(?:from|as|aus|von|de|del|da|do)\s+.*$/iu, ''))
    .replace(/^(?:option|category|status|tag|row|record|entry)\s+/iu, '')
    .replace(/\s+(?:option|category|tag|row|record|entry)$/iu, '');
  const chosen = fieldWith(plan, name);
  if (chosen && (chosen.field.options ?? []).length > 1) {
    const gone = optionOf(chosen.field, name) ?? name;
    const options = (chosen.field.options ?? []).filter((option) => option !== gone);
    return withOptions(plan, chosen, { options, moved: { from: gone, to: options[0] ?? '' } });
  }
  const row = rowCalled(plan, name);
  if (!row) return null;
  const seed = row.entity.seed.filter((one) => one['id'] !== row.id);
  const next = withEntity(plan, { ...row.entity, seed });
  return withoutPointers(next, row);
}

/** Rows that pointed to a record that is gone point to the first one left. */
function withoutPointers(plan: AppPlan, row: { readonly entity: EntityPlan; readonly id: string }): AppPlan {
  const left = plan.entities.find(({ id }) => id === row.entity.id)?.seed[0]?.['id'] ?? null;
  return {
    ...plan,
    entities: plan.entities.map((entity) => ({
      ...entity,
      seed: entity.seed.map((one) => {
        const points = entity.fields.filter(
          (field) => field.entity === row.entity.id && one[field.id] === row.id,
        );
        return points.length === 0
          ? one
          : { ...one, ...Object.fromEntries(points.map((field) => [field.id, left])) };
      }),
    })),
  };
}

const TO_FIELD =
  /^add\s+(?:(?:a|an|the|another|one more|new)\s+)*(.{2,40}?)\s+(?:to|as|in|bei|zu|als|à|aux?|dans|comme|a|al|como|em|ao)\s+(?:(?:a|an|the|another|new|possible|der|die|das|den|dem|la|le|les|el|los|las|o|os|as)\s+)*(.{2,30})$/iu;
const OF_FIELD =
  /^add\s+(?:(?:a|an|the|another|one more|new|further|la|le|une?|nouvelle|el|una|nueva|nuevo|die|den|das|ein|eine|einen|neue[ns]?|o|uma?|nov[oa])\s+)*(\p{L}[\p{L} ]{1,24}?)(?:\s+option)?\s*(?:called|named|:|=)?\s+(.{2,40})$/iu;

function addOption(
  plan: AppPlan,
  { text, wish }: { readonly text: string; readonly wish: Wish },
  context: ChangeContext,
): Outcome | null {
  if (/\b(?:page|field|column|filter|chart|section)\b/iu.test(text)) return null;
  const told = namedOption(plan, text, wish);
  const name =
    told?.name ?? /^[Aa]dd\s+(?:also\s+)?(\p{Lu}[\p{L}'’-]*(?:\s\p{Lu}[\p{L}'’-]*)?)$/u.exec(text)?.[1];
  if (name === undefined || name === '' || name.includes(',')) return null;
  const chosen = told?.chosen ?? lastChosen(plan, context);
  if (!chosen) return addToRecent(plan, name, context);
  const values = { field: chosen.field.label, things: chosen.field.label, name };
  if (optionOf(chosen.field, name) !== undefined)
    return { notDone: tell(context.language, 'recordThere', values) };
  const options = [...(chosen.field.options ?? []), name];
  return withOptions(plan, chosen, { options });
}

/** "Waiting to the status", "a category Drinks". */
function namedOption(
  plan: AppPlan,
  text: string,
  { quotes }: Wish,
): { readonly chosen: Chosen; readonly name: string } | null {
  const [, first = '', second = ''] = TO_FIELD.exec(text) ?? [];
  const target = choiceCalled(plan, second);
  if (target) return { chosen: target, name: sentence(bare(first)) };
  const isNamed = quotes.length > 0 || /\s\p{Lu}/u.test(text.replace(/^add\s+/iu, ' '));
  const [, label = '', value = ''] = OF_FIELD.exec(text) ?? [];
  const chosen = isNamed ? choiceCalled(plan, label) : null;
  return chosen ? { chosen, name: sentence(bare(value)) } : null;
}

/** "Add Marisol" after "Remove Jo": one more of the same. */
function addToRecent(plan: AppPlan, name: string, context: ChangeContext): Outcome | null {
  const entity = plan.entities.find(({ id }) => id === context.recent?.entity);
  if (!entity || context.recent?.field !== null) return null;
  const row = rowWith(plan, entity, { title: name, values: {} });
  return withEntity(plan, { ...entity, seed: [...entity.seed, row] });
}

/** A choice whose options were changed a moment ago. */
function lastChosen(plan: AppPlan, { recent }: ChangeContext): Chosen | null {
  const entity = plan.entities.find(({ id }) => id === recent?.entity);
  const field = entity?.fields.find(({ id }) => id === recent?.field);
  return entity && field?.options ? { entity, field } : null;
}

function choiceCalled(plan: AppPlan, name: string): Chosen | null {
  if (name === '') return null;
  const wanted = stem(bare(name).replace(/\s+(?:options?|list|choices|field)$/iu, ''));
  for (const entity of plan.entities) {
    const field = entity.fields.find((one) => one.options !== undefined && stem(one.label) === wanted);
    if (field) return { entity, field };
  }
  return null;
}

const stem = (text: string): string => fold(text.trim()).replace(/(?:ies|y|es|s|en|n)$/, '');

function fieldWith(plan: AppPlan, option: string): Chosen | null {
  if (option.length < 2) return null;
  for (const entity of plan.entities) {
    const field = entity.fields.find((one) => optionOf(one, option) !== undefined);
    if (field) return { entity, field };
  }
  return null;
}

const optionOf = ({ options }: FieldPlan, name: string): string | undefined =>
  options?.find((option) => fold(option) === fold(name));

function rowCalled(
  plan: AppPlan,
  name: string,
): { readonly entity: EntityPlan; readonly id: string; readonly title: string } | null {
  if (name.length < 2) return null;
  const whole = new RegExp(`^${escaped(fold(name))}(?: \\S+)?$`, 'u');
  for (const entity of plan.entities) {
    const row = entity.seed.find((one) => whole.test(fold(String(one[entity.titleField] ?? ''))));
    if (row) return { entity, id: String(row['id'] ?? ''), title: String(row[entity.titleField] ?? '') };
  }
  return null;
}

/** The same choice in every entity that has it: a barber of services and of appointments. */
function withOptions(
  plan: AppPlan,
  { field }: Chosen,
  {
    options,
    moved,
  }: {
    readonly options: readonly string[];
    readonly moved?: { readonly from: string; readonly to: string };
  },
): AppPlan {
  const old = JSON.stringify(field.options);
  const isTwin = (one: FieldPlan): boolean => JSON.stringify(one.options) === old && one.id === field.id;
  const moves = (value: unknown): boolean => moved !== undefined && value === moved.from;
  return {
    ...plan,
    entities: plan.entities.map((entity) => {
      const twins = entity.fields.filter(isTwin);
      if (twins.length === 0) return entity;
      const fields = entity.fields.map((one) => {
        if (!isTwin(one)) return one;
        const { initial, ...rest } = one;
        const first = moves(initial) ? moved?.to : initial;
        return { ...rest, options, ...(first === undefined ? {} : { initial: first }) };
      });
      const seed = entity.seed.map((row) =>
        twins.some(({ id }) => moves(row[id]))
          ? {
              ...row,
              ...Object.fromEntries(
                twins.filter(({ id }) => moves(row[id])).map(({ id }) => [id, moved?.to ?? null]),
              ),
            }
          : row,
      );
      return { ...entity, fields, seed };
    }),
  };
}
