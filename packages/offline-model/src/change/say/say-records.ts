import type { AppPlan, EntityPlan, SeedRow } from '../../plan/app-plan.ts';
import { blocksOf, entityOf, fieldOf, isSame } from '../edits.ts';
import { sayFields } from './say-fields.ts';
import { compare, isTalk, type Pair, type Told } from './sayer.ts';

/** Kinds of records, their fields, rules and examples. */
export function sayEntities(told: Told): readonly string[] {
  const { before, after, say, when } = told;
  const { added, removed, both } = compare(before.entities, after.entities, ({ id }) => id);
  const emptied = both.filter(({ old, now }) => old.seed.length > 0 && now.seed.length === 0);
  return [
    ...added
      .filter(({ id }) => isListed(after, id) && !isTalk(id))
      .map(({ many, fields }) =>
        say('entityAdded', { things: many, fields: fields.map(({ label }) => label).join(', ') }),
      ),
    ...removed.filter(({ id }) => !isTalk(id)).map(({ many }) => say('entityRemoved', { things: many })),
    ...when(emptied.length > 0, 'rowsRemoved', { things: emptied.map(({ now }) => now.many).join(', ') }),
    ...both.flatMap((pair) => [
      ...sayFields(told, pair),
      ...sayRules(told, pair),
      ...sayMarks(told, pair),
      ...sayRows(told, pair),
    ]),
  ];
}

/** A page lists it; what only a form takes in is told with its page. */
const isListed = (plan: AppPlan, id: string): boolean =>
  blocksOf(plan).some((block) => block.kind === 'collection' && block.entity === id && !block.onlyMine);

function sayRules({ after, say }: Told, { old, now }: Pair<EntityPlan>): readonly string[] {
  const things = now.many;
  const known = new Set(old.rules.map(({ message }) => message));
  const rules = now.rules.filter(({ message }) => !known.has(message));
  const effects = (now.effects ?? []).filter(
    (one) => !(old.effects ?? []).some((other) => isSame(one, other)),
  );
  return [
    ...rules.map(({ message }) => say('ruleAdded', { things, rule: message })),
    ...effects.map((effect) => {
      const target = now.fields.find(({ id }) => id === effect.picker)?.entity ?? '';
      const label = fieldOf(after, target, effect.field)?.label ?? effect.field;
      if (effect.kind === 'sets') return say('ruleAdded', { things, rule: `${label}: ${effect.option}` });
      if (effect.minus !== 'always') return say('ruleAdded', { things, rule: effect.message });
      return say('stockFollows', {
        sale: now.one,
        thing: entityOf(after, target)?.one.toLowerCase() ?? target,
        stock: label,
        amount: now.fields.find(({ id }) => id === effect.by)?.label ?? '1',
      });
    }),
  ];
}

function sayMarks({ say }: Told, { old, now }: Pair<EntityPlan>): readonly string[] {
  const fresh = (now.marks ?? []).filter((mark) => !(old.marks ?? []).some((other) => isSame(mark, other)));
  const [first, second] = fresh;
  if (!first) return [];
  if (!second) return [say('marked', { things: now.many, colour: first.colour })];
  const label = now.fields.find(({ id }) => id === first.field)?.label ?? first.field;
  return [say('optionColours', { field: label.toLowerCase(), things: now.many.toLowerCase() })];
}

/** Example records; what a new field or option brought with it is told there. */
function sayRows({ say, when }: Told, { old, now }: Pair<EntityPlan>): readonly string[] {
  if (now.seed.length === 0 || isSame(old.seed, now.seed)) return [];
  const things = now.many;
  const titleOf = (row: SeedRow): string => String(row[now.titleField] ?? '');
  const { added, removed, both } = compare(old.seed, now.seed, (row) => String(row['id']));
  const renamed = both.filter((pair) => titleOf(pair.old) !== titleOf(pair.now));
  const cells = both.flatMap((pair) =>
    now.fields
      .filter(({ id, type }) => !isSame(pair.old[id], pair.now[id]) && type !== 'relation')
      .map(({ id, label }) => `${titleOf(pair.now)}: ${label} ${String(pair.now[id] ?? '–')}`),
  );
  const [first] = added;
  const changed =
    renamed.length > 0
      ? renamed.map((pair) => say('recordRenamed', { old: titleOf(pair.old), name: titleOf(pair.now) }))
      : cells.map((text) => say('given', { text }));
  return [
    ...(first && added.length === 1
      ? [say('recordAdded', { things, name: titleOf(first), facts: factsOf(now, first) })]
      : []),
    ...when(added.length > 1, 'rowsAdded', { things, count: added.length }),
    ...removed.map((row) => say('recordRemoved', { things, name: titleOf(row) })),
    ...(isSame(old.fields, now.fields) ? changed : []),
  ];
}

function factsOf({ fields, titleField }: EntityPlan, row: SeedRow): string {
  const facts = fields
    .filter(({ id, type, isListed: isShown }) => {
      const isFact = isShown && type !== 'relation' && type !== 'image';
      return isFact && id !== titleField && String(row[id] ?? '') !== '';
    })
    .map(({ id, label }) => `${label}: ${String(row[id])}`);
  return facts.length === 0 ? '' : ` (${facts.join(', ')})`;
}
