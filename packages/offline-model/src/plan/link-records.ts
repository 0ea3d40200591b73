import { ENTRY_LINKS, RECORD_SHAPES } from '../lexicon/record-shapes.data.ts';
import type { BuiltEntity, Entities } from './entities.ts';
import { rowInTurn, withValues } from './entity-edits.ts';
import { field } from './shorthand.ts';

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
  const isFree = isPlaceholder(entity);
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
  const isTitle = same?.id === plan.titleField || isPlaceholder(entity);
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
const isPlaceholder = ({ plan, said, entryId }: BuiltEntity): boolean => {
  const title = plan.fields.find(({ id }) => id === plan.titleField);
  const isAsked =
    said?.fields.some(({ label }) => label.toLowerCase() === title?.label.toLowerCase()) ?? true;
  return title?.type === 'text' && !isAsked && (DEALINGS.has(entryId ?? '') || SERVICE.test(plan.one));
};

const DEALINGS: ReadonlySet<string> = new Set(
  'appointment loan booking attendance grade leaveRequest payment lesson'.split(' '),
);
const SERVICE = /^(?:appointment|loan|museum loan|rental|job|session|lesson|visit|leave|stay)$/i;
