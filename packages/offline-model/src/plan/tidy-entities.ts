import type { EntityPlan, FieldPlan, SeedRow } from './app-plan.ts';
import { fittingOption, type Example } from './fitting-option.ts';
import { changeEntity, wantsPlace, type Draft, type DraftPage } from './draft.ts';
import { inTurn, placeField, withoutFields, withValues } from './entity-edits.ts';
import { withRows } from './named-rows.ts';
import { field } from './shorthand.ts';

/** Services and dishes with prices that the request gives are the first rows. */
export function applyPrices(draft: Draft): void {
  const prices = draft.said.prices.filter(({ title }) => !NO_NAME.test(title));
  if (prices.length === 0) return;
  const priced =
    draft.entities.find(
      (entity) => entity.nature === 'goods' && entity.plan.fields.some((one) => one.type === 'money'),
    ) ??
    draft.entities.find(
      ({ nature, plan }) =>
        nature !== 'person' && nature !== 'record' && plan.fields.some((one) => one.type === 'money'),
    );
  // What a pass or a membership costs stands on the page of prices; it is no class.
  if (priced === undefined || (priced.nature !== 'goods' && wantsPlace(draft, 'pricing'))) return;
  const rows = prices.map(({ title, amount }) => ({ title, price: amount, minutes: null }));
  const { plan: own } = withRows(priced, rows, draft.said);
  changeEntity(draft, priced.plan.id, (plan) => {
    if (prices.length >= 3) return own;
    const rest = plan.seed
      .slice(0, Math.max(0, 6 - prices.length))
      .map((row, at) => ({ ...row, id: `${plan.id}-${prices.length + at + 1}` }));
    return { ...plan, seed: [...own.seed.map((row, at) => ({ ...plan.seed[at], ...row })), ...rest] };
  });
}

/** "Der Preis ist 25 Euro" names nothing. */
const NO_NAME =
  /^(?:(?:the|der|die|das|o|a|el|la|le)\s+)?(?:price|preis|preço|precio|prix|fee|cost|cuota)\b/i;

/** Categories that the request names are those of the main thing. */
export function applyCategories(draft: Draft): void {
  const { categories } = draft.said;
  const isKind = (one: FieldPlan): boolean =>
    one.type === 'choice' && /^(?:category|topic|genre|type|section|theme|area)$/.test(one.id);
  const target = draft.entities.find(({ plan }) => plan.fields.some(isKind)) ?? draft.entities[0];
  if (categories.length < 2 || target === undefined) return;
  changeEntity(draft, target.plan.id, (plan) => {
    const kind = plan.fields.find(isKind);
    const made = kind ?? field('category', draft.copy.fields.category, { type: 'choice', isRequired: true });
    const place = kind === undefined ? 1 : plan.fields.indexOf(kind);
    return withValues(
      placeField(plan, { ...made, options: categories }, place),
      made.id,
      (row, at) => fittingOption(categories, exampleOf(row, made.id)) ?? inTurn(categories, at) ?? '',
    );
  });
}

function exampleOf(row: SeedRow, id: string): Example {
  const old = row[id];
  const words = Object.entries(row).flatMap(([key, value]) =>
    typeof value === 'string' && key !== 'id' && key !== id ? [value] : [],
  );
  return { old: typeof old === 'string' ? old : null, words: words.slice(0, 2).join(' ') };
}

/** Drops what no page uses, and pickers for what is not there. */
export function tidyEntities(draft: Draft, pages: readonly DraftPage[]): readonly EntityPlan[] {
  const used = new Set<string>();
  for (const page of pages) for (const block of page.blocks) for (const id of entitiesOf(block)) used.add(id);
  let kept = draft.entities.map((entity) => entity.plan).filter((plan) => used.has(plan.id));
  const pointed = kept.flatMap((plan) =>
    plan.fields.flatMap((one) => (one.entity === undefined ? [] : [one.entity])),
  );
  kept = draft.entities
    .map((entity) => entity.plan)
    .filter((plan) => used.has(plan.id) || pointed.includes(plan.id));
  const ids = new Set(kept.map((plan) => plan.id));
  return kept.map((plan) => withoutLooseEnds(plan, ids, kept));
}

function entitiesOf(block: DraftPage['blocks'][number]): readonly string[] {
  const given = 'entity' in block && block.entity !== undefined ? [block.entity] : [];
  return [...given, ...otherEntitiesOf(block)];
}

/** Those that a block speaks of beside its own. */
function otherEntitiesOf(block: DraftPage['blocks'][number]): readonly string[] {
  if (block.kind === 'numbers') return block.items.map((item) => item.entity);
  if (block.kind === 'report') return block.entities;
  if (block.kind === 'booking') return block.resource === null ? [] : [block.resource.entity];
  if (block.kind === 'detail')
    return [...block.related, ...(block.talkEntity === undefined ? [] : [block.talkEntity])];
  return 'orderEntity' in block ? [block.orderEntity] : [];
}

function withoutLooseEnds(
  plan: EntityPlan,
  ids: ReadonlySet<string>,
  all: readonly EntityPlan[],
): EntityPlan {
  const isLoose = (one: FieldPlan): boolean =>
    one.type === 'relation' && (one.entity === undefined || !ids.has(one.entity));
  const kept = withoutFields(plan, isLoose);
  return {
    ...kept,
    seed: kept.seed.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([key, value]) => [key, relationValue(targetOf(plan, key), value, all)]),
      ),
    ),
    rules: plan.rules.filter(
      (rule) => !('fields' in rule) || rule.fields.every((id) => kept.fields.some((one) => one.id === id)),
    ),
  };
}

const targetOf = (plan: EntityPlan, key: string): string | undefined =>
  plan.fields.find((one) => one.id === key && one.type === 'relation')?.entity;

/** A picker points to a row that is there. */
function relationValue(
  target: string | undefined,
  value: EntityPlan['seed'][number][string] | undefined,
  all: readonly EntityPlan[],
): EntityPlan['seed'][number][string] {
  if (target === undefined) return value ?? null;
  const rows = all.find((other) => other.id === target)?.seed ?? [];
  if (rows.some((row) => row['id'] === value)) return value ?? null;
  const number = Number(String(value).match(/(\d+)$/)?.[1] ?? 1);
  return rows[(number - 1) % Math.max(1, rows.length)]?.['id'] ?? null;
}
