import type { Nature } from '../lexicon/entry.ts';
import { like } from '../lexicon/pattern.ts';
import { ENTRY_LINKS, RECORD_SHAPES } from '../lexicon/record-shapes.data.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { EntityPlan } from './app-plan.ts';
import type { BuiltEntity, Entities } from './entities.ts';
import { placeField, rowInTurn, withPicker, withValues, withoutFields } from './entity-edits.ts';
import { field } from './shorthand.ts';

/** What is done to a thing again and again, by how it is called. */
const REPEATED = like.i`
  \b(?:inspections?|readings?|measurements?|checks?|checkups?|visits?|tests?|treatments?|repairs?|services?|changes?|harvests?|vaccinations?|feedings?|refills?|departures?|sailings?
  |sessions?|walks?|cleanings?|deliveries|maintenance|logs?)$`;

/** "hives, inspections": an inspection is of a hive, though nobody says so. */
export function linkSiblings(list: Entities, said: Understanding): Entities {
  if (said.text.split(/\s+/).length > 70 || list.some((one) => one.said?.isCounted === true)) return list;
  return list.map((entity) => {
    const target = targetOf(entity, list);
    return target === undefined ? entity : picking(entity, target);
  });
}

/** People who look after a thing on a site, by how they are called. */
const KEEPERS = like.iu`^(?:(?:\p{L}+ )?agent|realtor|host|guide|instructor|teacher|trainer|coach|speaker|chef|curator|breeder)$`;

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
    entity === thing ? atEnd(picking(withoutText(entity, keeper), keeper), keeper) : entity,
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

/** To these nothing is done that would be written down. */
const UNTOUCHED: ReadonlySet<string> = new Set(['talk', 'task', 'record'] satisfies Nature[]);

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
        !UNTOUCHED.has(other.nature) &&
        other.said.at < said.at,
    )
    .toSorted((a, b) => (b.said?.at ?? 0) - (a.said?.at ?? 0))[0];
}

function picking(entity: BuiltEntity, target: BuiltEntity): BuiltEntity {
  const { id, one } = target.plan;
  const isThere = entity.plan.fields.some(
    (other) => other.id === id || other.label.toLowerCase() === one.toLowerCase(),
  );
  return isThere ? entity : { ...entity, plan: withPicker(entity.plan, target.plan) };
}

const ASSIGNED = like.giu`
  (?<!\p{L})(?:assign|allocate|attribuer|assigner|affecter|asignar|atribuir|designar)(?:s|ing|ed|ar|em|ent)? (?:(?:an?|the|each|every|new|une?|una?|uma?|les?|las?|los|os|as) )*
  ([\p{L}' -]{3,30}?) (?:to|à|au|aux|al?|ao) (?:(?:an?|the|each|every|une?|una?|uma?|las?|les?|os|as) )*([\p{L}'-]{3,}(?: [\p{L}'-]+)?)`;

/** "assign a plot to a gardener": each plot has its gardener; where people are assigned, the thing has its person. */
export function linkAssigned(list: Entities, said: Understanding): Entities {
  const pairs = [...said.text.matchAll(ASSIGNED)].flatMap(([, first = '', second = '']) => {
    const [given, taker] = [calledIn(list, first), calledIn(list, second)];
    if (given === undefined || taker === undefined || given === taker) return [];
    return given.nature === 'person' && taker.nature !== 'person' ? [[taker, given]] : [[given, taker]];
  });
  const isLinked = ({ plan }: BuiltEntity, { plan: { id } }: BuiltEntity): boolean =>
    plan.fields.some(({ entity }) => entity === id);
  return list.map((entity) =>
    pairs
      .filter(([from, to]) => from === entity && to !== undefined && !isLinked(entity, to))
      .reduce((old, [, to]) => (to === undefined ? old : picking(withoutText(old, to), to)), entity),
  );
}

const calledIn = (list: Entities, words: string): BuiltEntity | undefined =>
  list.find(({ plan, said }) => {
    const names = [plan.one, plan.many, said?.one ?? ''].map((name) => name.toLowerCase());
    const last = words.toLowerCase().trim().split(' ');
    return names.some(
      (name) => name !== '' && (last.join(' ').startsWith(name) || name.split(' ').at(-1) === last[0]),
    );
  });

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
        ? list.find((other) => other !== entity && isOneOf(other, one.label, list))
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

/** "staff member" is one of the staff; where one list is of people, a person is one of these. */
function isOneOf(other: BuiltEntity, label: string, list: Entities): boolean {
  const [, group] = /^(.+) member$/iu.exec(label) ?? [];
  const isSomebody =
    other.nature === 'person' &&
    ANYBODY.test(label) &&
    list.every((one) => one === other || one.nature !== 'person');
  return (
    sameThing(other.plan.one, label) ||
    isSomebody ||
    (group !== undefined && sameThing(other.plan.many, group))
  );
}

const ANYBODY =
  /^(?:person|employee|worker|colleague|mitarbeiter(?:in)?|empleado|trabajador|funcionário|employé|salarié)$/iu;

function sameThing(name: string, label: string): boolean {
  const a = name.toLowerCase();
  const b = label.toLowerCase().replace(/ [12]$/, '');
  return a === b || a.endsWith(` ${b}`) || b.endsWith(` ${a}`);
}

/** "pets, appointments": an appointment is for a pet, though nobody says so. */
export function linkRecords(list: Entities): Entities {
  return list.map((entity) => {
    const links = linksOf(entity);
    if (links.length === 0) return titled(entity);
    const targets = links.flatMap((link) => {
      const found = list.find((other) => other !== entity && isCalled(other, link));
      return found === undefined ? [] : [found];
    });
    const own = [...new Set(targets)].filter((target) => !isReached(target, targets)).slice(0, 3);
    return titled(own.reduceRight(linked, entity));
  });
}

/** A record that has no name goes by what it belongs to, rather than by a day or a kind. */
function titled(entity: BuiltEntity): BuiltEntity {
  const { plan } = entity;
  const title = plan.fields.find(({ id }) => id === plan.titleField);
  const picker = plan.fields.find(({ type }) => type === 'relation');
  const isNamed = title?.type === 'text' || title?.type === 'relation' || title?.type === 'longText';
  const isFree = isPlaceholder(entity, false);
  if ((isNamed && !isFree) || picker === undefined) return entity;
  const fields = [picker, ...plan.fields.filter((one) => one !== picker && !(isFree && one === title))];
  return { ...entity, plan: { ...plan, fields, titleField: picker.id } };
}

/** The owner of a pet is known by the pet. */
const isReached = (target: BuiltEntity, others: Entities): boolean =>
  others.some(
    (other) => other !== target && other.plan.fields.some(({ entity }) => entity === target.plan.id),
  );

const linksOf = ({ plan, said }: BuiltEntity): readonly RegExp[] => {
  const names = [said?.one ?? plan.one, plan.one, plan.many];
  const shape = RECORD_SHAPES.find(({ name }) => names.some((one) => name.test(one)));
  return shape?.links ?? ENTRY_LINKS.find(([name]) => names.some((one) => name.test(one)))?.[1] ?? [];
};

const isCalled = ({ plan, said, entryId }: BuiltEntity, link: RegExp): boolean =>
  [said?.one ?? '', plan.one, entryId ?? ''].some((name) => name !== '' && link.test(name));

/** Picks one of the others; a field that stood for it in words gives way. */
function linked(entity: BuiltEntity, target: BuiltEntity): BuiltEntity {
  const { plan } = entity;
  const { id, one } = target.plan;
  if (plan.fields.some((other) => other.entity === id)) return entity;
  const same = plan.fields.find(
    (other) => other.label.toLowerCase() === one.toLowerCase() && other.type !== 'parts',
  );
  const isTitle = same?.id === plan.titleField || isPlaceholder(entity, target.nature === 'person');
  const key = same?.id ?? id;
  const picker = field(key, one, { type: 'relation', entity: id, isRequired: true });
  const [title, ...rest] = plan.fields.filter(
    (other) => other.id !== key && !(isTitle && other.id === plan.titleField),
  );
  const isNamed = title?.type === 'text' && title.id === plan.titleField;
  const fields = isNamed
    ? [title, picker, ...rest]
    : [picker, ...(title === undefined ? [] : [title]), ...rest];
  return {
    ...entity,
    plan: {
      ...plan,
      fields,
      titleField: isNamed ? plan.titleField : key,
      seed: withValues(plan, key, (_, at) => rowInTurn(target.plan, at)).seed,
    },
  };
}

/** A name that nobody asked for, where what it belongs to says enough: the appointment of Rex. */
const isPlaceholder = ({ plan, said, entryId }: BuiltEntity, isPicked: boolean): boolean => {
  const title = plan.fields.find(({ id }) => id === plan.titleField);
  const isAsked =
    said?.fields.some(({ label }) => label.toLowerCase() === title?.label.toLowerCase()) ?? true;
  return (
    title?.type === 'text' &&
    !isAsked &&
    (isPicked || !WHOSE.test(title.label)) &&
    (DEALINGS.has(entryId ?? '') || SERVICE.test(plan.one))
  );
};

/** Who has it is no name that could be left out, unless one of them is picked. */
const WHOSE = /^(?:borrower|ausleiher|entleiher|prestatario|emprunteur)$/i;

const DEALINGS: ReadonlySet<string> = new Set(
  'appointment loan booking attendance grade leaveRequest payment lesson'.split(' '),
);
const SERVICE = /^(?:appointment|loan|museum loan|rental|job|session|lesson|visit|leave|stay)$/i;
