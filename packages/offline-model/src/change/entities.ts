import { like } from '../lexicon/pattern.ts';
import { camelCase, findEntity } from '../lexicon/entity-lexicon.ts';
import type { AppPlan, EntityPlan, FieldPlan } from '../plan/app-plan.ts';
import { copyFor } from '../plan/copy.ts';
import { buildEntity } from '../plan/entities.ts';
import { field } from '../plan/shorthand.ts';
import { fieldTypeOf } from '../understand/fields.ts';
import { plural, singular } from '../understand/inflect.ts';
import { type Ask, type Change, quotesIn, renaming, withOrder } from './ask.ts';
import { blocksOf, entityOf, mapBlocks, mapCollections, withEntity } from './edits.ts';
import { readFields } from './field-reading.ts';
import { addField, exampleFor } from './fields.ts';
import { withListPage } from './lists.ts';
import { findEntities, findFields, fold, type Found, words } from './named.ts';
import { bare, sentence } from './phrases.ts';
import { found, partOf, says, without } from './reading.ts';
import { mapText } from './texts.ts';
import { unquoted } from './wish.ts';

interface ToldRecords {
  readonly name: string;
  readonly fields: readonly FieldPlan[];
}

/** Records of a new kind, by a name and perhaps fields; the lexicon fills in the rest. */
export function newEntityFrom(plan: AppPlan, { name, fields }: ToldRecords): EntityPlan {
  const isEnglish = plan.language === 'en';
  const parts = name.split(' ');
  const last = parts.at(-1) ?? name;
  const join = (word: string): string => sentence([...parts.slice(0, -1), word].join(' '));
  const isPlural = plural(singular(last.toLowerCase())) === last.toLowerCase();
  const one = isEnglish ? join(singular(last)) : sentence(name.replace(/s$/, ''));
  const many = isEnglish ? join(isPlural ? last : plural(singular(last))) : sentence(name);
  const wanted = camelCase(one);
  let id = wanted;
  for (let count = 2; entityOf(plan, id); count += 1) id = `${wanted}${count}`;
  const match = isEnglish ? findEntity(parts.map((part) => part.toLowerCase())) : null;
  const none = { fields: [], actions: [], filters: [], sorts: [], examples: [] };
  const built = buildEntity(
    {
      id,
      entry: match?.entry ?? null,
      nature: match?.nature ?? 'record',
      one,
      many,
      ...none,
      at: 0,
      isSection: true,
      mentions: 1,
    },
    { sentences: copyFor(plan.language).sentences, isTrade: plan.kind === 'shop' },
  ).plan;
  const seed = built.seed.slice(0, 8).map((row, at) => ({ ...row, id: `${id}-${at + 1}` }));
  return fields.length === 0
    ? { ...built, fields: built.fields.map((one) => pointing(plan, one)), seed }
    : withFields(plan, { ...built, seed }, fields);
}

/** Relations to what this app does not have become plain text. */
function pointing(plan: AppPlan, { entity, ...one }: FieldPlan): FieldPlan {
  if (entity === undefined) return one;
  return entityOf(plan, entity) ? { ...one, entity } : { ...one, type: 'text' };
}

/** The told fields first; a title is kept only where none of them can name a record. */
function withFields(plan: AppPlan, base: EntityPlan, fields: readonly FieldPlan[]): EntityPlan {
  const own =
    fields.find((one) => one.type === 'text' && one.entity === undefined) ??
    fields.find((one) => one.type === 'relation') ??
    fields.find((one) => one.type === 'date');
  const title =
    base.fields.find((one) => one.id === base.titleField) ??
    field('name', copyFor(plan.language).fields.name, { type: 'text', isRequired: true });
  const all = own ? fields : [title, ...fields];
  const titleField = (own ?? title).id;
  const isNamed = base.fields.some(({ id, type }) => id === base.titleField && type === 'text');
  const seed = base.seed.map((row, at) => ({
    id: row['id'] ?? `${base.id}-${at + 1}`,
    ...Object.fromEntries(
      all.map((one) => {
        const usual = isNamed ? String(row[base.titleField] ?? '') : `${base.one} ${at + 1}`;
        const example = { field: one, row: at, title: usual };
        return [one.id, exampleFor(plan, base, example)];
      }),
    ),
  }));
  const named = all.map((one) => (one.id === titleField ? { ...one, isRequired: true } : one));
  return { ...base, fields: named, titleField, seed };
}

/** "now I want to log waterings: which plant, when and how much in ml", "add suppliers". */
export const addEntity: Change = (ask) => {
  const { plan } = ask;
  const told = toldRecords(ask);
  if (!told || !isNewRecord(ask, told)) return null;
  const entity = newEntityFrom(plan, told);
  const listed = withListPage({ ...plan, entities: [...plan.entities, entity] }, entity, { view: 'table' });
  return linkDetail(listed, entity);
};

/** "a third list, Trips: …": said to be a list, whatever else its words may mean. */
export const addList: Change = (ask) => addEntity(ask);

const WITH_FIELDS = /^(.+?)(?:\s*:\s*|\s+(?:with|including|having|mit|avec|con|com)\s+|\s*\()(.+?)\)?$/u;

/** The name of the records and their fields, where the words name any. */
function toldRecords({ plan, order, wish: { quotes } }: Ask): ToldRecords | null {
  const told = partOf(order, 'records') ?? '';
  const [, start, end] = /^([^:(]+?)\s*:\s*(.+)$/u.exec(told) ?? [];
  const [, head = start ?? told, parts] = WITH_FIELDS.exec(start ?? told) ?? [];
  const tail = [parts, end].filter((one) => one !== undefined).join(', ') || undefined;
  const name = unquoted(without(bare(head), 'recordsAtEnd'), quotes).trim();
  const isPhrase = tail === undefined && says(name, 'inPhrase');
  if (name === '' || name.split(' ').length > 3 || isPhrase || says(name, 'noRecords')) return null;
  return { name, fields: tail === undefined ? [] : readFields(tail, quotes, plan.entities) };
}

/** Several of something that the app does not keep yet, and not just any word. */
function isNewRecord({ plan, order }: Ask, { name, fields }: ToldRecords): boolean {
  const lower = name.toLowerCase();
  // "categories: work, home, kids" are values of a choice, not fields of categories.
  const isChoice =
    ['choice', 'choices'].includes(fieldTypeOf(lower.split(' '))) &&
    (singular(lower) === lower || fields.every(({ type }) => type === 'text'));
  // "a cottage: The Heron, 6 places" is one of them.
  const isOne = /^add (?:an?|une?|eine?n?|uma?|una)\s[^:]+:.*\d/iu.test(order);
  if (findEntities(name, plan).length > 0 || isChoice || isOne) return false;
  if (fields.length > 0) return true;
  const match = plan.language === 'en' ? findEntity(lower.split(' ')) : null;
  const isMany = plan.language !== 'en' || singular(lower) !== lower || match !== null;
  return isMany && (Boolean(match?.entry) || /\b(?:log|track|manage|keep|list of)\b/iu.test(order));
}

/** Pages of records that the new ones point to list them. */
const linkDetail = (plan: AppPlan, { id, fields }: EntityPlan): AppPlan =>
  mapBlocks(plan, (block) =>
    block.kind === 'detail' &&
    fields.some(({ entity }) => entity === block.entity) &&
    !block.related.includes(id)
      ? { ...block, related: [...block.related, id] }
      : block,
  );

/** "each dog belongs to a client (name, phone)": records that point to others, which are made where they are not there. */
export const linkRecords: Change = ({ plan, said }) => {
  const [, first, second, third = '', fourth = ''] = found(said, 'belongsTo') ?? [];
  const [child = third, parent = fourth] = [first, second];
  const [from] = findEntities(child, plan);
  if (!from || from.end - from.start < child.trim().length - 4) return null;
  const owner = ownerTold(plan, from.item, parent);
  if (!owner) return null;
  const { to, ready } = owner;
  const isLinked = from.item.fields.some(({ entity }) => entity === to.id);
  const pointer = field(camelCase(to.one), to.one, { type: 'relation', entity: to.id });
  return linkDetail(
    isLinked ? ready : addField(ready, from.item, pointer),
    entityOf(ready, from.item.id) ?? from.item,
  );
};

/** What is pointed to: a list that is there, or a new one with the fields that are told. */
function ownerTold(
  plan: AppPlan,
  from: EntityPlan,
  told: string,
): { readonly to: EntityPlan; readonly ready: AppPlan } | null {
  const [, head = told, tail = ''] = WITH_FIELDS.exec(told) ?? [];
  const known = findEntities(head, plan).find(({ item }) => item !== from)?.item;
  if (known) return { to: known, ready: plan };
  const name = bare(head);
  if (name.split(' ').length > 2 || says(name, 'noRecords')) return null;
  const to = newEntityFrom(plan, { name, fields: readFields(tail, [], []) });
  return {
    to,
    ready: withListPage({ ...plan, entities: [...plan.entities, to] }, to, { view: 'table' }),
  };
}

/** "show the waterings of a plant on its page". */
export const showRelated: Change = ({ plan, text }) => {
  const named = findEntities(text, plan).map(({ item }) => item);
  const pairs = named.flatMap((child) =>
    named
      .filter(({ id }) => child.fields.some(({ entity }) => entity === id))
      .map((parent) => ({ child, parent })),
  );
  const pair = pairs.find(({ child, parent }) => child !== parent);
  return pair ? linkDetail(withDetail(plan, pair.parent), pair.child) : null;
};

/** A page for one record, where there was none. */
export function withDetail(plan: AppPlan, { id, one, icon }: EntityPlan): AppPlan {
  if (blocksOf(plan).some((block) => block.kind === 'detail' && block.entity === id)) return plan;
  const points = ({ fields }: EntityPlan): boolean => fields.some(({ entity }) => entity === id);
  const related = plan.entities
    .filter((other) => other.id !== id && !/(?:Review|Comment)$/.test(other.id) && points(other))
    .map((other) => other.id);
  const name = words(id).replaceAll(' ', '-');
  const can = { edit: true, remove: true };
  const block = { kind: 'detail', entity: id, related, talk: 'none', actions: [], can } as const;
  const opened = mapCollections(plan, id, (list) => ({ ...list, can: { ...list.can, open: true } }));
  const page = { id: `${name}-detail`, title: one, intro: '', path: `/${name}/:id`, icon, isInNav: false };
  return { ...opened, pages: [...opened.pages, { ...page, blocks: [block] }] };
}

/** "rename tasks to chores": the words change, what was entered stays. */
export const renameQuoted: Change = (ask) => {
  const [old = '', name = ''] = quotesIn(ask);
  const isEntity = ask.plan.entities.some(({ one, many }) =>
    [one, many].some((known) => fold(known) === fold(old)),
  );
  return isEntity && name !== '' ? renameEntity(withOrder(ask, `rename ${old} to ${name}`)) : null;
};

export const renameEntity: Change = (ask) => {
  const { plan } = ask;
  const told = renaming(ask, 'callIt');
  const [named] = told ? findEntities(told.head.text, plan) : [];
  if (!told || !named || isAboutField(named, told.head.text)) return null;
  const entity = named.item;
  const { one, many } = numbersOf(sentence(bare(told.name)), entity, plan.language === 'en');
  const pairs = [
    [entity.many, many],
    [entity.one, one],
  ] as const;
  const renamed = mapText(plan, (text) =>
    pairs.reduce((result, [old, name]) => swapWord(result, old, name), text),
  );
  return withEntity(renamed, { ...(entityOf(renamed, entity.id) ?? entity), one, many });
};

/** One and many of a name; "What I do" is a title and no noun, and stays as it is. */
function numbersOf(name: string, old: EntityPlan, isEnglish: boolean): { one: string; many: string } {
  if (says(name, 'aTitle')) return { one: old.one, many: name };
  if (!isEnglish) return { one: name.replace(/s$/, ''), many: name };
  const lastWord = name.split(' ').at(-1) ?? name;
  const front = name.slice(0, name.length - lastWord.length);
  return { one: `${front}${singular(lastWord)}`, many: `${front}${plural(singular(lastWord))}` };
}

/** "the price of products": the field is meant. */
const isAboutField = ({ item, start, end }: Found<EntityPlan>, text: string): boolean =>
  findFields(text, item).some((one) => one.end <= start || one.start >= end);

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Whole words, in the case they stand in. */
const swapWord = (text: string, old: string, name: string): string =>
  text
    .replace(like.gu`(?<!\p{L})${old}(?!\p{L})`, name)
    .replace(like.gu`(?<!\p{L})${lower(old)}(?!\p{L})`, lower(name));
