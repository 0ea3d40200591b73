import type { AppPlan, EntityPlan, FieldPlan } from '../plan/app-plan.ts';
import { onlyOf } from '../plan/asked/asked-figures.ts';
import { field as fieldFrom } from '../plan/shorthand.ts';
import { type Change, entityNamed } from './ask.ts';
import { mapCollections, ofType, withEntity, withField } from './edits.ts';
import { glimpseOf, listOf, withNewPage } from './lists.ts';
import { isSaid } from './mark-conditions.ts';
import { findEntities, fold } from './named.ts';
import { sentence } from './phrases.ts';
import { partOf, says } from './reading.ts';
import { tell } from './said.data.ts';

interface Chosen {
  readonly entity: EntityPlan;
  readonly field: FieldPlan;
  readonly option: string;
}

/** "hide sold cars", "adopted animals on a page of their own": what a list leaves out and where it stands instead. */
export const changeShown: Change = ({ plan, wish, order, said }) => {
  const isHiding = says(said, 'hiding');
  const isApart = says(said, 'apart') && says(said, 'aPlace');
  const chosen = isHiding || isApart ? (chosenIn(plan, said) ?? newOption(plan, said)) : null;
  if (!chosen) return isApart ? someApart(plan, said) : isHiding ? withoutBygone(plan, said) : null;
  const { entity, field, option } = chosen;
  const ready = withOption(plan, chosen);
  const next = isHiding
    ? mapCollections(ready, entity.id, (block) =>
        block.onlyMine || block.only ? block : { ...block, only: { field: field.id, not: option } },
      )
    : ready;
  if (!isApart) return next;
  const quoted = /“(\d+)”/.exec(order)?.[1];
  const given = quoted === undefined ? undefined : wish.quotes[Number(quoted)];
  const title = sentence(given ?? `${option} ${entity.many.toLowerCase()}`);
  const glimpse = glimpseOf(next, entity, title);
  const can = { ...glimpse.can, edit: listOf(next, entity)?.can.edit ?? false };
  const list = { ...glimpse, can, only: { field: field.id, option } };
  return withNewPage(next, { wanted: fold(title), title, icon: entity.icon, blocks: [list] });
};

/** "only show dogs that are here": the lists leave all others out. */
export const showOnly: Change = ({ plan, said }) => {
  const chosen = chosenIn(plan, said);
  if (!chosen) return null;
  const { entity, field, option } = chosen;
  return mapCollections(plan, entity.id, (block) =>
    block.onlyMine || block.only ? block : { ...block, only: { field: field.id, option } },
  );
};

/** "hide concerts that are over": only what is still to come is listed. */
function withoutBygone(plan: AppPlan, said: string): AppPlan | null {
  const entity = says(said, 'bygone') ? entityNamed(said, plan) : undefined;
  const day = ofType(entity, 'date', 'dateTime');
  if (!entity || !day) return null;
  return mapCollections(plan, entity.id, (block) =>
    block.onlyMine || block.only ? block : { ...block, only: { field: day.id, when: 'coming' } },
  );
}

/** "a page with only the parts that are low", "a list of overdue invoices": records by a day or a number. */
function someApart(plan: AppPlan, said: string): AppPlan | null {
  const entity = entityNamed(said, plan);
  const only = entity ? onlyOf(said, entity) : null;
  if (!entity || only === null) return null;
  const told = partOf(said, 'someOf') ?? entity.many;
  const title = sentence(
    told.replace(/^(?:(?:all|only|just|the|nur|die|los|las|les|os|as)\s+)+/iu, '').trim(),
  );
  const list = { ...glimpseOf(plan, entity, title), only };
  return withNewPage(plan, { wanted: fold(title), title, icon: entity.icon, blocks: [list] });
}

/** The option that the words name, of a thing that they name or of any. */
function chosenIn(plan: AppPlan, text: string): Chosen | null {
  const named = findEntities(text, plan).map(({ item }) => item);
  for (const entity of named.length > 0 ? named : plan.entities) {
    for (const field of entity.fields.filter(({ type }) => type === 'choice')) {
      const option = field.options?.find((one) => isSaid(text, one));
      if (option !== undefined) return { entity, field, option };
    }
  }
  return null;
}

/** "once it is adopted", where there is no status or none that knows the word yet. */
function newOption(plan: AppPlan, text: string): Chosen | null {
  const state = partOf(text, 'state') ?? '';
  const entity = entityNamed(text, plan);
  return state.length < 4 || !entity ? null : newState(plan, entity, state);
}

/** A state by its name: one that is known, else one more of the records that are meant. */
export const stateCalled = (plan: AppPlan, state: string, meant: EntityPlan | undefined): Chosen | null =>
  chosenIn(plan, state) ?? (meant && state.split(' ').length <= 3 ? newState(plan, meant, state) : null);

function newState(plan: AppPlan, entity: EntityPlan, state: string): Chosen {
  const option = sentence(state);
  const known = entity.fields.find(({ type, id }) => type === 'choice' && /status|state|stage/i.test(id));
  const initial = tell(plan.language, 'stillThere');
  const options = [initial, option];
  const made = fieldFrom('status', tell(plan.language, 'status'), { type: 'choice', options, initial });
  return { entity, field: known ?? made, option };
}

/** The option is there, and one example has it. */
export function withOption(plan: AppPlan, { entity, field, option }: Chosen): AppPlan {
  const isThere = entity.fields.some(({ id }) => id === field.id);
  const options = field.options ?? [];
  const isSeen = entity.seed.some((row) => row[field.id] === option);
  const seed = entity.seed.map((row, at) => {
    const value = at === entity.seed.length - 1 && !isSeen ? option : options[0];
    return isThere && value !== option ? row : { ...row, [field.id]: value ?? option };
  });
  if (!isThere) return withEntity(plan, { ...entity, fields: [...entity.fields, field], seed });
  const all = options.includes(option) ? options : [...options, option];
  return withField(plan, { ...entity, seed: isSeen ? entity.seed : seed }, { ...field, options: all });
}
