import { camelCase } from '../lexicon/entity-lexicon.ts';
import { field } from '../plan/shorthand.ts';
import { type Changer, withEntity } from './changer.ts';
import { addField } from './field-changes.ts';
import { findEntities } from './named.ts';
import { listItems } from './phrases.ts';
import { tell } from './said.data.ts';
import { unquoted } from './wish.ts';

const ASSIGNING =
  /(?<!\p{L})(?:assign\p{L}*|zuweis\p{L}*|zuteil\p{L}*|attribu\p{L}*|assigne\p{L}*|asign\p{L}*|atribu\p{L}*)(?!\p{L})/iu;
const NAMES =
  /(?::|\bto|\ban|\bà|\ba|\bpara)\s+((?:\p{Lu}[\p{L}'’-]+(?:,\s*|\s+(?:and|or|und|oder|et|ou|y|o|e)\s+|\s*&\s*))+\p{Lu}[\p{L}'’-]+)/u;
const OWNER = /assign|responsib|owner|person|zuständig|verantwort|responsab|encargad/i;

/** "assign tasks to people: Anna, Ben, Chris": who is meant is chosen from these. */
export const assignPeople: Changer = (plan, wish) => {
  const text = unquoted(wish.said, wish.quotes);
  const told = ASSIGNING.test(text) ? NAMES.exec(text)?.[1] : undefined;
  const entity = findEntities(text, plan)[0]?.item;
  if (told === undefined || !entity) return null;
  const options = listItems(told);
  const known = entity.fields.find(({ id, label }) => OWNER.test(id) || OWNER.test(label));
  const label = known?.label ?? tell(plan.language, 'assignee');
  const {
    entity: _entity,
    min: _min,
    max: _max,
    ...rest
  } = known ?? field(camelCase(label), label, 'choice');
  const made = { ...rest, type: 'choice' as const, options };
  const next = known
    ? withEntity(plan, {
        ...entity,
        fields: entity.fields.map((one) => (one === known ? made : one)),
        seed: entity.seed.map((row, at) => ({ ...row, [known.id]: options[at % options.length] ?? null })),
      })
    : addField(plan, entity, made);
  return next;
};
