import type { EntityPlan } from './app-plan.ts';
import type { BuiltEntity, Entities } from './entities.ts';
import { placeField, withoutFields, withPicker, withValues } from './entity-edits.ts';
import type { Understanding } from '../understand/understanding.ts';
import { like } from '../lexicon/pattern.ts';

/** What is done to a thing again and again, by how it is called. */
const REPEATED = like.i`
  \b(?:inspections?|readings?|measurements?|checks?|checkups?|visits?|tests?|treatments?|repairs?|services?|changes?|harvests?|vaccinations?|feedings?|refills?|departures?|sailings?
  |sessions?|walks?|cleanings?|deliveries|maintenance|logs?)$`;

/** "hives, inspections": an inspection is of a hive, though nobody says so. */
export function linkSiblings(list: Entities, said: Understanding): Entities {
  if (said.text.split(/\s+/).length > 70 || list.some((one) => one.said?.isCounted === true)) return list;
  return list.map((entity) => {
    const target = targetOf(entity, list);
    return target === undefined ? entity : linked(entity, target);
  });
}

/** People who look after a thing on a site, by how they are called. */
const KEEPERS =
  /^(?:(?:\p{L}+ )?agent|realtor|host|guide|instructor|teacher|trainer|coach|speaker|chef|curator|breeder)$/iu;

/** "homes, agents": on a site each home has its agent. */
export function linkKeepers(list: Entities): Entities {
  const keeper = list.find(
    ({ plan, said, nature }) => said !== null && nature === 'person' && KEEPERS.test(plan.one),
  );
  const thing = list.find(
    ({ nature, said }) => said !== null && (nature === 'goods' || nature === 'event' || nature === 'content'),
  );
  if (list.some(({ plan }) => plan.fields.some(({ entity }) => entity === keeper?.plan.id))) return list;
  if (
    keeper === undefined ||
    thing === undefined ||
    thing.plan.fields.some(({ type }) => type === 'relation')
  )
    return list;
  return list.map((entity) =>
    entity === thing ? atEnd(linked(withoutText(entity, keeper), keeper), keeper) : entity,
  );
}

/** A text that held the name before gives way to the picker. */
const withoutText = (entity: BuiltEntity, keeper: BuiltEntity): BuiltEntity => ({
  ...entity,
  plan: withoutFields(
    entity.plan,
    ({ label, type, id }) =>
      type === 'text' &&
      id !== entity.plan.titleField &&
      label.toLowerCase() === keeper.plan.one.toLowerCase(),
  ),
});

const atEnd = (entity: BuiltEntity, { plan: { id } }: BuiltEntity): BuiltEntity => {
  const keeper = entity.plan.fields.find((one) => one.id === id);
  return keeper === undefined ? entity : { ...entity, plan: placeField(entity.plan, keeper) };
};

function targetOf(entity: BuiltEntity, list: Entities): BuiltEntity | undefined {
  const { plan, said } = entity;
  if (said === null || !REPEATED.test(said.many) || plan.fields.some((one) => one.type === 'relation'))
    return undefined;
  if (entity.entryId === 'service' || plan.fields.length > 6) return undefined;
  return list
    .filter(
      (other) =>
        other !== entity &&
        other.said !== null &&
        !REPEATED.test(other.said.many) &&
        other.nature !== 'talk' &&
        other.said.at < said.at,
    )
    .toSorted((a, b) => (b.said?.at ?? 0) - (a.said?.at ?? 0))[0];
}

function linked(entity: BuiltEntity, target: BuiltEntity): BuiltEntity {
  const { id, one } = target.plan;
  const isThere = entity.plan.fields.some(
    (other) => other.id === id || other.label.toLowerCase() === one.toLowerCase(),
  );
  return isThere ? entity : { ...entity, plan: withPicker(entity.plan, target.plan) };
}

/** A field named like another thing picks one of them. */
export function relate(list: Entities): Entities {
  return list.map((entity) => {
    const { plan } = entity;
    const asked = new Set((entity.said?.fields ?? []).map((one) => one.label.toLowerCase()));
    const fields = plan.fields.map((one) => {
      const isFree =
        (one.id !== plan.titleField || isRecord(entity)) &&
        (one.type === 'text' || one.type === 'choice' || one.type === 'choices') &&
        asked.has(one.label.toLowerCase());
      const target = isFree
        ? list.find((other) => other !== entity && sameThing(other.plan.one, one.label))
        : undefined;
      if (target === undefined) return one;
      const { options: _options, initial: _initial, ...rest } = one;
      return { ...rest, type: 'relation' as const, entity: target.plan.id, isRequired: true };
    });
    const pickers = fields.filter((one) => one.type === 'relation');
    if (pickers.length === 0) return entity;
    const picked = pickers.reduce<EntityPlan>(
      (old, one, shift) =>
        withValues(old, one.id, (_, at) => `${one.entity ?? ''}-${((at + shift) % 6) + 1}`),
      { ...plan, fields },
    );
    return { ...entity, plan: picked };
  });
}

/** It goes by what it belongs to. */
const isRecord = ({ nature, said, plan }: BuiltEntity): boolean =>
  said?.isListed === true && nature !== 'person' && nature !== 'goods' && plan.fields.length >= 3;

function sameThing(name: string, label: string): boolean {
  const a = name.toLowerCase();
  const b = label.toLowerCase().replace(/ [12]$/, '');
  return a === b || a.endsWith(` ${b}`) || b.endsWith(` ${a}`);
}
