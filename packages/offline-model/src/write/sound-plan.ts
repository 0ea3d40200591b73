import type { AppPlan, ComputedPlan, EntityPlan, FieldPlan, PagePlan } from '../plan/app-plan.ts';
import type { BlockPlan } from '../plan/block-plan.ts';
import { camel, kebab } from './names.ts';

/** Field ids that a record or the language already uses. */
const RESERVED_FIELDS = new Set(['id', 'createdAt', 'ownerId', 'mine', 'constructor', '__proto__']);

/**
 * The same plan with every reference leading somewhere: a later request may have removed an entity, a field or a page
 * that others still name.
 */
export function soundPlan(plan: AppPlan): AppPlan {
  const entities = soundFound(soundEntities(plan.entities));
  const pages = soundPages(plan.pages, entities);
  const pageIds = new Set(pages.map((page) => page.id));
  return {
    ...plan,
    name: plan.name.trim() || 'App',
    entities,
    pages: pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block) => withoutDeadLinks(block, pageIds, page.blocks)),
    })),
    auth: plan.auth && { ...plan.auth, guarded: guardedIn(pages, plan.auth.guarded) },
  };
}

/** Nobody changes a profile who is not signed in: there is none. */
const guardedIn = (pages: readonly PagePlan[], asked: readonly string[]): readonly string[] =>
  pages
    .filter(({ id, blocks }) => asked.includes(id) || blocks.some(({ kind }) => kind === 'profile'))
    .map(({ id }) => id);

function soundEntities(entities: readonly EntityPlan[]): readonly EntityPlan[] {
  const byId = new Map(entities.map((entity) => [entity.id, entity]));
  return [...byId.values()].map((entity) => {
    const fields = soundFields(entity.fields, byId);
    const names = new Set(fields.map((field) => field.id));
    const titleField = names.has(entity.titleField)
      ? entity.titleField
      : (fields.find((field) => field.type === 'text') ?? fields[0])?.id;
    return {
      ...entity,
      fields,
      titleField: titleField ?? 'name',
      ...(entity.marks ? { marks: entity.marks.filter(({ field }) => names.has(field)) } : {}),
      rules: entity.rules.filter(
        (rule) =>
          ruleFields(rule).every((name) => names.has(name)) &&
          (rule.kind !== 'picks' || isPicked(entity, byId, rule)),
      ),
      ...(entity.effects
        ? { effects: entity.effects.filter((effect) => isPicked(entity, byId, effect)) }
        : {}),
    };
  });
}

/** What can no longer be found is a field like any other: people type it. */
function soundFound(entities: readonly EntityPlan[]): readonly EntityPlan[] {
  return entities.map((entity) => ({
    ...entity,
    fields: entity.fields.map((field) => {
      const { computed, ...typed } = field;
      return computed === undefined || isFound(entity, computed, entities) ? field : typed;
    }),
  }));
}

function isFound(entity: EntityPlan, computed: ComputedPlan, entities: readonly EntityPlan[]): boolean {
  const has = (id: string, of: EntityPlan | undefined = entity): boolean =>
    of?.fields.some((one) => one.id === id) ?? false;
  if (computed.kind === 'linked') {
    const other = entities.find(({ id }) => id === computed.entity);
    const isOurs =
      other?.fields.some(({ id, entity: to }) => id === computed.by && to === entity.id) ?? false;
    const used = [computed.field, computed.except?.field ?? null].filter((id) => id !== null);
    return isOurs && used.every((id) => has(id, other));
  }
  if (computed.kind === 'picked') {
    const to = entity.fields.find(({ id }) => id === computed.by)?.entity;
    return has(
      computed.field,
      entities.find(({ id }) => id === to),
    );
  }
  return partsOf(computed).every((id) => has(id));
}

/** The fields of the same record that it is found from. */
function partsOf(computed: Exclude<ComputedPlan, { kind: 'linked' | 'picked' }>): readonly string[] {
  switch (computed.kind) {
    case 'product':
      return [...computed.of, ...(computed.under ?? [])].filter((part) => typeof part === 'string');
    case 'sum':
      return [...computed.plus, ...computed.minus];
    case 'band':
      return [computed.of];
    case 'day':
      return [computed.from];
    case 'late':
      return [computed.due, ...given(computed.done)];
    case 'span':
      return [...given(computed.from), ...given(computed.to), ...given(computed.less ?? null)];
    case 'step':
      return [computed.of];
    case 'signed':
      return [computed.of, computed.by];
  }
}

/** The picker still leads to a record with that field. */
function isPicked(
  entity: EntityPlan,
  entities: ReadonlyMap<string, EntityPlan>,
  { picker, field }: { readonly picker: string; readonly field: string },
): boolean {
  const target = entity.fields.find(({ id, type }) => id === picker && type === 'relation')?.entity;
  return entities.get(target ?? '')?.fields.some(({ id }) => id === field) ?? false;
}

function soundFields(
  fields: readonly FieldPlan[],
  entities: ReadonlyMap<string, EntityPlan>,
): readonly FieldPlan[] {
  const seen = new Set<string>();
  const sound = fields.flatMap((field): readonly FieldPlan[] => {
    if (seen.has(field.id) || RESERVED_FIELDS.has(field.id) || camel(field.id) === '') return [];
    seen.add(field.id);
    if (field.type === 'relation' && !entities.has(field.entity ?? '')) return [{ ...field, type: 'text' }];
    const isChoice = field.type === 'choice' || field.type === 'choices';
    if (isChoice && (field.options ?? []).length === 0) return [{ ...field, type: 'text' }];
    return isChoice
      ? [{ ...field, options: [...new Set(field.options)].filter((option) => option !== '') }]
      : [field];
  });
  if (sound.length > 0) return sound;
  return [{ id: 'name', label: 'Name', type: 'text', isRequired: true, isUnique: false, isListed: true }];
}

const given = (name: string | null): readonly string[] => (name ? [name] : []);

function ruleFields(rule: EntityPlan['rules'][number]): readonly string[] {
  switch (rule.kind) {
    case 'unique':
    case 'differs':
      return rule.fields;
    case 'atMost':
      return rule.open === undefined ? rule.per : [...rule.per, rule.open.field];
    case 'noOverlap':
      return [rule.from, ...given(rule.to), ...given(rule.resource)];
    case 'after':
      return [rule.field, rule.than].filter((one) => one !== 'now');
    case 'sumAtMost':
      return [rule.field, ...rule.per];
    case 'notice':
      return [rule.day, rule.field, ...given(rule.time)];
    case 'onDays':
    case 'past':
      return [rule.field];
    case 'needs':
    case 'boundWhen':
    case 'picks':
    case 'apart':
      return linkedFields(rule);
  }
}

function linkedFields(
  rule: Extract<EntityPlan['rules'][number], { kind: 'needs' | 'boundWhen' | 'picks' | 'apart' }>,
): readonly string[] {
  if (rule.kind === 'picks') return [rule.picker];
  return rule.kind === 'apart' ? [rule.field, ...rule.per] : [rule.field, rule.when.field];
}

function soundPages(pages: readonly PagePlan[], entities: readonly EntityPlan[]): readonly PagePlan[] {
  const known = new Set(entities.map((entity) => entity.id));
  const ids = new Set<string>();
  const paths = new Set<string>();
  return pages.flatMap((page, index) => {
    const id = kebab(page.id) || `page-${index + 1}`;
    if (ids.has(id)) return [];
    ids.add(id);
    const blocks = page.blocks.filter((block) => entitiesOf(block).every((entity) => known.has(entity)));
    const path = index === 0 ? '/' : pathOf(page, id, blocks);
    if (paths.has(path)) return [];
    paths.add(path);
    return [{ ...page, id, path, blocks }];
  });
}

/** A page about one record carries the record's id in its address. */
function pathOf(page: PagePlan, id: string, blocks: readonly BlockPlan[]): string {
  const path = page.path.startsWith('/') && page.path !== '/' ? page.path : `/${id}`;
  const isDetail = blocks.some((block) => block.kind === 'detail');
  return isDetail && !path.includes(':') ? `${path}/:id` : path;
}

function entitiesOf(block: BlockPlan): readonly string[] {
  if (block.kind === 'booking') return [block.entity, ...(block.resource ? [block.resource.entity] : [])];
  const own = 'entity' in block && block.entity ? [block.entity] : [];
  return 'orderEntity' in block ? [...own, block.orderEntity] : own;
}

function withoutDeadLinks(
  block: BlockPlan,
  pages: ReadonlySet<string>,
  beside: readonly BlockPlan[],
): BlockPlan {
  if (block.kind === 'hero') {
    const leads = ({ page, to }: (typeof block.actions)[number]): boolean =>
      to === undefined ? pages.has(page) : beside.some(({ kind }) => kind === to);
    return { ...block, actions: block.actions.filter(leads) };
  }
  if (block.kind === 'collection' || block.kind === 'detail') {
    return { ...block, actions: block.actions.filter((action) => !action.page || pages.has(action.page)) };
  }
  return block;
}
