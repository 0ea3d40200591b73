import { copyFor } from '../plan/copy.ts';
import type { AppPlan, EntityPlan, FieldPlan, FieldType, Language, SeedRow } from '../plan/app-plan.ts';
import { seedFor } from '../plan/seed-values.ts';
import { type ChangeContext, type Changer, mapBlocks, mapCollections, withEntity } from './changer.ts';
import { conditionIn } from './field-condition.ts';
import { optionText, readFields } from './field-reading.ts';
import { singular } from '../understand/inflect.ts';
import { findEntities, findFields, fold, type Found } from './named.ts';
import { bare, entityMeant, firstNamed, listItems, newName, sentence } from './phrases.ts';
import { tell } from './said.data.ts';
import { isRule, unquoted, type Wish } from './wish.ts';

/** The field a wish speaks of, in the entity it speaks of or in whichever has it. */
export function fieldMeant(
  plan: AppPlan,
  wish: Wish,
  context: ChangeContext,
): { entity: EntityPlan; field: Found<FieldPlan> } | null {
  const text = unquoted(wish.order, wish.quotes);
  const named = findEntities(text, plan);
  const first = entityMeant(plan, wish, context);
  const order =
    named.length > 0 ? named.map(({ item }) => item) : [...(first ? [first.item] : []), ...plan.entities];
  for (const entity of order) {
    const found = findFields(text, entity).filter(
      ({ start, end }) =>
        !named.some(
          (one) =>
            one.item === entity &&
            one.start <= start &&
            one.end >= end &&
            findFields(text, entity).length > 1,
        ),
    );
    const [field] = found;
    if (field) return { entity, field };
  }
  return null;
}

/** A new field, with values in the examples and, where it helps, a filter or an order. */
export function addField(plan: AppPlan, entity: EntityPlan, field: FieldPlan): AppPlan {
  const sentences = copyFor(plan.language).sentences;
  const seed = entity.seed.map((row, index): SeedRow => {
    const place = { row: index, title: String(row[entity.titleField] ?? ''), entity: entity.id, sentences };
    const target =
      field.type === 'relation' ? plan.entities.find(({ id }) => id === field.entity) : undefined;
    const value = target
      ? (target.seed[index % Math.max(1, target.seed.length)]?.['id'] ?? null)
      : seedFor(field, place);
    const isAsked = !field.onlyIf || row[field.onlyIf.field] === field.onlyIf.option;
    return isAsked ? { ...row, [field.id]: value } : row;
  });
  const grown = withEntity(plan, { ...entity, fields: [...entity.fields, field], seed });
  return mapCollections(grown, entity.id, (block) => ({
    ...block,
    filters:
      isFilter(field.type) && !block.filters.includes(field.id)
        ? [...block.filters, field.id]
        : block.filters,
    sorts: isSort(field.type) && !block.sorts.includes(field.id) ? [...block.sorts, field.id] : block.sorts,
  }));
}

const isFilter = (type: FieldType): boolean => ['choice', 'choices', 'relation', 'flag'].includes(type);
const isSort = (type: FieldType): boolean => ['date', 'dateTime', 'number', 'money', 'rating'].includes(type);

const ADDING =
  /^(?:add|create|put|give|with|including|mit|avec|con|com)\b|\badd$|\b(?:add|need|needs|should have|must have|should also have|have|has|get|gets|brauchen|braucht|sollen|soll|bekommen|haben|doivent avoir|ont besoin|necesitan|deben tener|precisam|devem ter)\b/iu;

/** Who needs the field: "books need a language". */
const SUBJECT =
  /^((?:the |all |each )?[\p{L}-]+)\s+(?:need|needs|should have|must have|should also have|have|has|get|gets|brauchen|bekommen|necesitan|precisam)\b/iu;

/** "add a due date to tasks", "books need a language (English, Welsh)". */
export const addFields: Changer = (plan, wish, context) => {
  // A board shows records; it is nothing that one of them has.
  if (/\bkanban\b/iu.test(wish.order)) return null;
  const { text, only } = conditionIn(plan, wish);
  const told = fieldsTold(plan, { ...wish, order: text }, { context, owner: only?.owner ?? null });
  if (!told) return null;
  const { entity, words, found } = told;
  const { language } = context;
  const rule = only?.owner.item.id === entity.id ? only : null;
  const fields = rule ? found.map((one) => ({ ...one, isRequired: false, onlyIf: rule.onlyIf })) : found;
  const left = withoutFields(words, wish.quotes);
  return { ...putFields(plan, entity, { fields, language }), ...(left === '' ? {} : { left }) };
};

interface ToldFields {
  readonly entity: EntityPlan;
  /** Only what names the fields. */
  readonly words: string;
  readonly found: readonly FieldPlan[];
}

function fieldsTold(
  plan: AppPlan,
  wish: Wish,
  { context, owner }: { readonly context: ChangeContext; readonly owner: Found<EntityPlan> | null },
): ToldFields | null {
  const text = wish.order;
  if (!ADDING.test(text) || NO_FIELD.test(text)) return null;
  const [named] = findEntities(text, plan);
  if (!named && hasStrangeSubject(text)) return null;
  const meant = named ?? owner ?? entityMeant(plan, wish, context);
  const isSure = named !== undefined || TELLS_OF_FIELD.test(text);
  if (!meant || (!isSure && !looksLikeField(text, wish))) return null;
  const others = plan.entities.filter(({ id }) => id !== meant.item.id);
  const words = withoutEntity(text, named);
  const found = readFields(words, wish.quotes, others);
  if (found.length === 0 || (!isSure && found.some(isVague))) return null;
  return { entity: meant.item, words, found };
}

/** Parts of a list that name no field. */
const withoutFields = (text: string, quotes: readonly string[]): string =>
  /[:(]/u.test(text)
    ? ''
    : listItems(text)
        .filter((item) => readFields(item, quotes).length === 0)
        .map((item) => unquoted(item, quotes))
        .join(', ');

const NO_FIELD =
  /\b(?:page|tab|section|buttons?|grouped|sort|some colou?rs?|\d+ (?:characters|letters|digits))\b/iu;
const TELLS_OF_FIELD = /\b(?:field|column|checkbox|dropdown|options?|choice)\b|\(.+,.+\)|:\s*\S.*,/iu;

const isVague = ({ type, label }: FieldPlan): boolean => type === 'text' && label.split(' ').length > 2;

/** "lamps need a colour" in an app that knows no lamps. */
function hasStrangeSubject(text: string): boolean {
  const subject = SUBJECT.exec(text)?.[1]?.trim();
  return subject !== undefined && !/^(?:it|they|each|every|all|i|we|you|there)\b/iu.test(subject);
}

function looksLikeField(text: string, wish: Wish): boolean {
  const fields = readFields(withoutEntity(text, undefined), wish.quotes);
  return fields.length > 0 && fields.every(({ type }) => type !== 'text');
}

/** Only what names the fields. */
function withoutEntity(text: string, named: Found<EntityPlan> | undefined): string {
  const cut = named
    ? `${text.slice(0, named.start).replace(/\b(?:to|for|of|on|in|zu|zur|zum|für|bei|aux?|à|pour|dans|a|al|en|para|por|nas?|nos?|às?|aos?)\s*(?:the|each|every|all|my|our|den|der|die|das|dem|les?|la|los|las|el|as|os|cada|chaque|jede[rmns]?)?\s*$|\s+(?:do|da|dos|das|del|de la|du|des|of the|of)\s*$/iu, ' ')} ${text.slice(named.end)}`
    : text;
  return bare(
    cut
      .replace(/^\s*(?:add|create|put|give|with|including|mit|avec|con|com)\b/iu, ' ')
      .replace(/\b(?:add|to track|to store|to record)\s*$/iu, ' ')
      .replace(
        /^\s*(?:the\s+|all\s+|each\s+|every\s+)?(?:also\s+)?(?:need|needs|should have|must have|should also have|have|has|get|gets|brauchen|braucht|bekommen|haben|sollen|soll|necesitan|deben tener|precisam de|precisam|devem ter|ont besoin de|ont besoin d['’]|doivent avoir)\b/iu,
        ' ',
      )
      .replace(/\s+(?:too|as well|then|also|auch|dazu|ein|aussi|también|também)\s*$/iu, ' ')
      .replace(/\b(?:haben|bekommen|tener|ter|avoir)\s*$/iu, ' '),
  );
}

function putFields(
  plan: AppPlan,
  entity: EntityPlan,
  { fields, language }: { readonly fields: readonly FieldPlan[]; readonly language: Language },
): { readonly plan: AppPlan; readonly note?: string } {
  let next = plan;
  const known: string[] = [];
  for (const field of fields) {
    const current = next.entities.find(({ id }) => id === entity.id) ?? entity;
    const there = current.fields.find(
      (one) => one.id === field.id || singular(fold(one.label)) === singular(fold(field.label)),
    );
    if (!there) next = addField(next, current, field);
    else if (field.options && there.options?.join() !== field.options.join())
      next = setOptions(next, current, { field: there, options: field.options });
    else known.push(tell(language, 'fieldThere', { things: entity.many, field: field.label }));
  }
  return { plan: next, ...(known.length === 0 ? {} : { note: known.join(' ') }) };
}

function setOptions(
  plan: AppPlan,
  entity: EntityPlan,
  { field, options }: { field: FieldPlan; options: readonly string[] },
): AppPlan {
  const type = field.type === 'choices' ? 'choices' : 'choice';
  const { min: _min, max: _max, unit: _unit, initial: _initial, ...kept } = field;
  const changed: FieldPlan = { ...kept, type, options };
  const seed = entity.seed.map((row, index) => {
    const old = row[field.id];
    const fits = typeof old === 'string' && options.includes(old);
    return {
      ...row,
      [field.id]: fits
        ? old
        : type === 'choices'
          ? options.slice(0, 1)
          : (options[index % Math.max(1, options.length)] ?? null),
    };
  });
  const next = withEntity(plan, {
    ...entity,
    seed,
    fields: entity.fields.map((one) => (one.id === field.id ? changed : one)),
  });
  return mapCollections(next, entity.id, (block) => ({
    ...block,
    filters: block.filters.includes(field.id) ? block.filters : [...block.filters, field.id],
  }));
}

/** "room should be a choice: kitchen, bath", "status options: a, b", "make notes a long text". */
export const changeFieldKind: Changer = (plan, wish, context) => {
  const text = wish.order;
  const isChoice = OF_CHOICE.test(text) && OF_BEING.test(text);
  const type = firstNamed(KIND_HINTS, text);
  if ((!isChoice && type === undefined) || /^(?:add|remove|rename|sort|filter)\b/iu.test(text)) return null;
  const meant = fieldMeant(plan, wish, context);
  if (!meant) return null;
  const { entity } = meant;
  const field = meant.field.item;
  const options = optionsAfter(text.slice(meant.field.end), wish);
  if (isChoice && options.length > 1) return setOptions(plan, entity, { field, options });
  if (type === undefined || field.id === entity.titleField) return null;
  return setType(plan, entity, { ...field, type, ...(type === 'rating' ? { min: 1, max: 5 } : {}) });
};

const OF_CHOICE =
  /\b(?:choice|dropdown|options?|select|selection|auswahl|choix|opciones|escolha)\b|[:(]\s*[^:]+,/iu;
const OF_BEING = /\b(?:should|must|make|change|be|is|are|into|options?|soll|sollte|doit|debe|deve)\b/iu;

function optionsAfter(text: string, { quotes }: Wish): readonly string[] {
  const list =
    /[:(]\s*(.+?)\)?$/u.exec(text)?.[1] ?? /\b(?:of|from|options?|between)\s+(.+)$/iu.exec(text)?.[1] ?? '';
  return listItems(list.replace(/^(?:(?:should|must|shall) be|are|is|sollen|sind)\s+/iu, '')).map((item) =>
    sentence(unquoted(optionText(item), quotes)),
  );
}

function setType(plan: AppPlan, entity: EntityPlan, field: FieldPlan): AppPlan {
  const { sentences } = copyFor(plan.language);
  const seed = entity.seed.map((row, index) => {
    const title = String(row[entity.titleField] ?? '');
    return { ...row, [field.id]: seedFor(field, { row: index, title, entity: entity.id, sentences }) };
  });
  const fields = entity.fields.map((one) => (one.id === field.id ? field : one));
  return withEntity(plan, { ...entity, seed, fields });
}

const KIND_HINTS: Readonly<Partial<Record<FieldType, string>>> = {
  longText: '(?:be|into|to) (?:a )?(?:long(?:er)? text|text ?area|multi-?line|paragraph)',
  flag: '(?:be|into|to) (?:a )?checkbox',
  date: '(?:be|into|to) a date',
  number: '(?:be|into|to) a number',
  rating: '(?:be|into|to) (?:a )?(?:star )?rating|with stars',
  image: '(?:be|into|to) an? (?:image|picture|photo)',
};

/** What a field has: taking that away leaves the field. */
const OF_A_FIELD =
  /\b(?:limits?|filters?|filtres?|filtros?|sort(?:ing)?|rules?|maximum|minimum|defaults?|colou?rs?|marks?|grenzen?|límites?|limites?)\b.*\b(?:on|of|for|from|by|für|von|bei|nach|sur|de|du|des|del|da|do|em|en|pour|para)\b/iu;

export const removeFields: Changer = (plan, wish, context) => {
  const text = wish.order;
  if (
    !/^(?:remove)\b|\bremove$|\b(?:without|no longer)\b/iu.test(text) ||
    /\b(?:page|tab|section)\b/iu.test(text) ||
    OF_A_FIELD.test(text) ||
    isRule(wish)
  )
    return null;
  const [named] = findEntities(text, plan);
  const order = named
    ? [named.item]
    : [
        ...(entityMeant(plan, wish, context) ? [entityMeant(plan, wish, context)?.item ?? null] : []),
        ...plan.entities,
      ];
  for (const entity of order) {
    if (!entity) continue;
    const found = findFields(text, entity).filter(
      ({ start, end }) => !(named && start >= named.start && end <= named.end),
    );
    if (found.length === 0) continue;
    const title = found.find(({ item }) => item.id === entity.titleField);
    if (title)
      return {
        notDone: tell(context.language, 'fieldIsTitle', { field: title.item.label, things: entity.many }),
      };
    let next = plan;
    for (const { item } of found) next = dropField(next, entity.id, item.id);
    return next;
  }
  return null;
};

function dropField(plan: AppPlan, entityId: string, fieldId: string): AppPlan {
  const entity = plan.entities.find(({ id }) => id === entityId);
  if (!entity) return plan;
  const seed = entity.seed.map((row): SeedRow =>
    Object.fromEntries(Object.entries(row).filter(([key]) => key !== fieldId)),
  );
  const next = withEntity(plan, {
    ...entity,
    seed,
    fields: entity.fields.filter(({ id }) => id !== fieldId),
  });
  return mapBlocks(next, (block) => {
    if (block.kind === 'collection' && block.entity === entityId) {
      const { by, ...rest } = block;
      const kept = {
        ...rest,
        filters: block.filters.filter((id) => id !== fieldId),
        sorts: block.sorts.filter((id) => id !== fieldId),
        actions: block.actions.filter((action) => action.field !== fieldId),
      };
      return by === fieldId ? { ...kept, view: 'list' } : by === undefined ? kept : { ...kept, by };
    }
    if (block.kind === 'detail' && block.entity === entityId)
      return { ...block, actions: block.actions.filter((action) => action.field !== fieldId) };
    if (
      block.kind === 'chart' &&
      block.entity === entityId &&
      (block.by === fieldId || block.field === fieldId)
    )
      return null;
    if (block.kind === 'numbers') {
      const items = block.items.filter(
        (item) => item.entity !== entityId || (item.field !== fieldId && item.where?.field !== fieldId),
      );
      return items.length > 0 ? { ...block, items } : null;
    }
    return block;
  });
}

/** "rename price to cost", "call the due date deadline". */
export const renameField: Changer = (plan, wish, context) => {
  if (!/\b(?:rename|call|label|change the (?:label|name) of)\b/iu.test(wish.order)) return null;
  const name = newName(wish);
  const head =
    name === null
      ? wish.order
      : wish.order.slice(0, wish.order.lastIndexOf(name) < 0 ? undefined : wish.order.lastIndexOf(name));
  const meant = fieldMeant(plan, { ...wish, order: head }, context);
  if (!meant || name === null) return null;
  const label = sentence(bare(name).replace(/^field\s+/iu, ''));
  const { entity, field } = meant;
  const fields = entity.fields.map((one) => (one.id === field.item.id ? { ...one, label } : one));
  return withEntity(plan, { ...entity, fields });
};
