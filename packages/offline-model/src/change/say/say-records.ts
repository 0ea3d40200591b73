import type { AppPlan, EntityPlan, SeedRow } from '../../plan/app-plan.ts';
import { entityOf, fieldOf, isSame } from '../edits.ts';
import { sayFields } from './say-fields.ts';
import { compare, isTalk, type Pair, type Told } from './sayer.ts';

/** Kinds of records, their fields, rules and examples. */
export function sayEntities(told: Told): readonly string[] {
  const { before, after, say } = told;
  const { added, removed, both } = compare(before.entities, after.entities, ({ id }) => id);
  const listed = added.filter(({ id }) => isListedAnew(after, id) && !isTalk(id));
  return [
    ...listed.map((entity) =>
      say('entityAdded', { things: entity.many, fields: entity.fields.map(({ label }) => label).join(', ') }),
    ),
    ...removed.filter(({ id }) => !isTalk(id)).map(({ many }) => say('entityRemoved', { things: many })),
    ...sayEmptied(told, both),
    ...both.flatMap((pair) => [
      ...(pair.old.many === pair.now.many
        ? []
        : [say('entityRenamed', { old: pair.old.many, name: pair.now.many })]),
      ...sayFields(told, pair),
      ...sayRules(told, pair),
      ...sayMarks(told, pair),
      ...sayRows(told, pair),
    ]),
  ];
}

/** A page lists it; what only a form takes in is told with its page. */
const isListedAnew = ({ pages }: AppPlan, id: string): boolean =>
  pages.some(({ blocks }) =>
    blocks.some((block) => block.kind === 'collection' && block.entity === id && !block.onlyMine),
  );

function sayEmptied({ say }: Told, pairs: readonly Pair<EntityPlan>[]): readonly string[] {
  const emptied = pairs.filter(({ old, now }) => old.seed.length > 0 && now.seed.length === 0);
  return emptied.length === 0
    ? []
    : [say('rowsRemoved', { things: emptied.map(({ now }) => now.many).join(', ') })];
}

function sayRules(told: Told, { old, now }: Pair<EntityPlan>): readonly string[] {
  const { say } = told;
  const known = new Set(old.rules.map(({ message }) => message));
  const rules = now.rules.filter(({ message }) => !known.has(message));
  const effects = (now.effects ?? []).filter(
    (one) => !(old.effects ?? []).some((other) => isSame(one, other)),
  );
  return [
    ...rules.map(({ message }) => say('ruleAdded', { things: now.many, rule: message })),
    ...effects.map((effect) => {
      const target = now.fields.find(({ id }) => id === effect.picker)?.entity ?? '';
      const label = fieldOf(told.after, target, effect.field)?.label ?? effect.field;
      if (effect.kind === 'sets')
        return say('ruleAdded', { things: now.many, rule: `${label}: ${effect.option}` });
      if (effect.minus !== 'always') return say('ruleAdded', { things: now.many, rule: effect.message });
      return say('stockFollows', {
        sale: now.one,
        thing: entityOf(told.after, target)?.one.toLowerCase() ?? target,
        stock: label,
        amount: now.fields.find(({ id }) => id === effect.by)?.label ?? '1',
      });
    }),
  ];
}

function sayMarks({ say }: Told, { old, now }: Pair<EntityPlan>): readonly string[] {
  const fresh = (now.marks ?? []).filter((mark) => !(old.marks ?? []).some((other) => isSame(mark, other)));
  const [first] = fresh;
  if (!first) return [];
  if (fresh.length === 1) return [say('marked', { things: now.many, colour: first.colour })];
  const label = now.fields.find(({ id }) => id === first.field)?.label ?? first.field;
  return [say('optionColours', { field: label.toLowerCase(), things: now.many.toLowerCase() })];
}

/** Example records; what a new field or option brought with it is told there. */
function sayRows({ say }: Told, { old, now }: Pair<EntityPlan>): readonly string[] {
  if (now.seed.length === 0 || isSame(old.seed, now.seed)) return [];
  const titleOf = (row: SeedRow): string => String(row[now.titleField] ?? '');
  const { added, removed, both } = compare(old.seed, now.seed, (row) => String(row['id']));
  const [first] = added;
  const things = now.many;
  const renamed = both.filter((pair) => titleOf(pair.old) !== titleOf(pair.now));
  const isFieldsSame = isSame(old.fields, now.fields);
  return [
    ...(added.length === 1 && first
      ? [say('recordAdded', { things, name: titleOf(first), facts: factsOf(now, first) })]
      : []),
    ...(added.length > 1 ? [say('rowsAdded', { things, count: added.length })] : []),
    ...removed.map((row) => say('recordRemoved', { things, name: titleOf(row) })),
    ...(isFieldsSame
      ? renamed.map((pair) => say('recordRenamed', { old: titleOf(pair.old), name: titleOf(pair.now) }))
      : []),
    ...(isFieldsSame && renamed.length === 0 ? both.flatMap((pair) => sayCells({ say }, now, pair)) : []),
  ];
}

function factsOf({ fields, titleField }: EntityPlan, row: SeedRow): string {
  const facts = fields
    .filter(
      ({ id, type, isListed }) => id !== titleField && isListed && type !== 'relation' && type !== 'image',
    )
    .flatMap(({ id, label }) =>
      row[id] === null || row[id] === undefined ? [] : [`${label}: ${String(row[id])}`],
    );
  return facts.length === 0 ? '' : ` (${facts.join(', ')})`;
}

const sayCells = (
  { say }: Pick<Told, 'say'>,
  { fields, titleField }: EntityPlan,
  { old, now }: Pair<SeedRow>,
): readonly string[] =>
  fields
    .filter(({ id, type }) => !isSame(old[id], now[id]) && type !== 'relation')
    .map(({ id, label }) =>
      say('given', { text: `${String(now[titleField] ?? '')}: ${label} ${String(now[id] ?? '–')}` }),
    );
