import { camelCase, findEntity } from '../lexicon/entity-lexicon.ts';
import type { AppPlan, EntityPlan, FieldPlan } from '../plan/app-plan.ts';
import { copyFor } from '../plan/copy.ts';
import { buildEntity } from '../plan/entities.ts';
import { seedFor } from '../plan/seed-values.ts';
import { field } from '../plan/shorthand.ts';
import { fieldTypeOf } from '../understand/fields.ts';
import { plural, singular } from '../understand/inflect.ts';
import type { Changer } from './ask.ts';
import { withEntity } from './edits.ts';
import { readFields } from './field-reading.ts';
import { withListPage } from './lists.ts';
import { findEntities, findFields, type Found, words } from './named.ts';
import { bare, newName, sentence } from './phrases.ts';
import { mapText } from './text-changes.ts';
import { unquoted, type Wish } from './wish.ts';

/** Records of a new kind, by a name and perhaps fields; the lexicon fills in the rest. */
export function newEntityFrom(
  plan: AppPlan,
  { name, fields }: { name: string; fields: readonly FieldPlan[] },
): EntityPlan {
  const isEnglish = plan.language === 'en';
  const parts = name.split(' ');
  const last = parts.at(-1) ?? name;
  const join = (word: string): string => sentence([...parts.slice(0, -1), word].join(' '));
  const one = isEnglish ? join(singular(last)) : sentence(name.replace(/s$/, ''));
  const many = isEnglish
    ? join(plural(singular(last.toLowerCase())) === last.toLowerCase() ? last : plural(singular(last)))
    : sentence(name);
  const id = freeEntityId(plan, camelCase(one));
  const match = isEnglish ? findEntity(parts.map((part) => part.toLowerCase())) : null;
  const built = buildEntity(
    {
      id,
      entry: match?.entry ?? null,
      nature: match?.nature ?? 'record',
      one,
      many,
      fields: [],
      actions: [],
      filters: [],
      sorts: [],
      examples: [],
      at: 0,
      isSection: true,
      mentions: 1,
    },
    { sentences: copyFor(plan.language).sentences, isTrade: plan.kind === 'shop' },
  ).plan;
  if (fields.length === 0)
    return { ...built, fields: known(plan, built.fields), seed: renumbered(built, id) };
  return withFields(plan, { ...built, seed: renumbered(built, id) }, fields);
}

/** Relations to what this app does not have become plain text. */
const known = (plan: AppPlan, fields: readonly FieldPlan[]): readonly FieldPlan[] =>
  fields.map(({ entity, ...one }) =>
    entity === undefined
      ? one
      : plan.entities.some(({ id }) => id === entity)
        ? { ...one, entity }
        : { ...one, type: 'text' as const },
  );

const renumbered = (entity: EntityPlan, id: string): EntityPlan['seed'] =>
  entity.seed.slice(0, 8).map((row, index) => ({ ...row, id: `${id}-${index + 1}` }));

/** The told fields first; a title is kept only where none of them can name a record. */
function withFields(plan: AppPlan, base: EntityPlan, fields: readonly FieldPlan[]): EntityPlan {
  const own =
    fields.find((one) => one.type === 'text' && one.entity === undefined) ??
    fields.find((one) => one.type === 'relation') ??
    fields.find((one) => one.type === 'date');
  const isEnough = own !== undefined;
  const title =
    base.fields.find((one) => one.id === base.titleField) ??
    field('name', copyFor(plan.language).fields.name, 'text', { isRequired: true });
  const all = isEnough ? fields : [title, ...fields];
  const titleField = isEnough ? own.id : title.id;
  const sentences = copyFor(plan.language).sentences;
  const seed = base.seed.map((row, index) => ({
    id: row['id'] ?? `${base.id}-${index + 1}`,
    ...Object.fromEntries(
      all.map((one) => [
        one.id,
        valueFor(plan, one, { index, title: String(row[base.titleField] ?? ''), entity: base.id, sentences }),
      ]),
    ),
  }));
  return {
    ...base,
    fields: all.map((one) => (one.id === titleField ? { ...one, isRequired: true } : one)),
    titleField,
    seed,
  };
}

function valueFor(
  plan: AppPlan,
  one: FieldPlan,
  place: { index: number; title: string; entity: string; sentences: readonly string[] },
) {
  if (one.type === 'relation') {
    const rows = plan.entities.find(({ id }) => id === one.entity)?.seed ?? [];
    return rows[place.index % Math.max(1, rows.length)]?.['id'] ?? null;
  }
  return seedFor(one, {
    row: place.index,
    title: place.title,
    entity: place.entity,
    sentences: place.sentences,
  });
}

function freeEntityId(plan: AppPlan, wanted: string): string {
  let id = wanted;
  for (let count = 2; plan.entities.some((entity) => entity.id === id); count += 1) id = `${wanted}${count}`;
  return id;
}

const KEEPING =
  /\b(?:log|track|manage|keep|record|store|save|collect|list|register|verwalten|erfassen|führen|gérer|suivre|gestionar|registrar|gerenciar|add)\b/iu;

/** "now I want to log waterings: which plant, when and how much in ml", "add suppliers". */
export const addEntity: Changer = (plan, wish) => {
  const told = toldRecords(plan, wish);
  if (!told || !isNewRecord(plan, wish, told)) return null;
  const entity = newEntityFrom(plan, told);
  const listed = withListPage({ ...plan, entities: [...plan.entities, entity] }, entity, { view: 'table' });
  return linkDetail(listed, entity);
};

interface ToldRecords {
  readonly name: string;
  readonly fields: readonly FieldPlan[];
}

const RECORDS =
  /\b(?:log|track|manage|keep|record|store|collect|list(?: of)?|register|verwalten|erfassen|gérer|suivre|gestionar|registrar|gerenciar|add)\s+(?:(?:track of|a list of|records? of|also|and (?:track|manage))\s+)?(.+)$/iu;
const NO_RECORDS =
  /\d|\b(?:field|column|footer|header|buttons?|logo|banner|links?|menu|icons?|pagination|sidebar|filters?|animations?)\b/iu;
const WITH_FIELDS = /^(.+?)(?:\s*:\s*|\s+(?:with|including|having|mit|avec|con|com)\s+|\s*\()(.+?)\)?$/u;

/** The name of the records and their fields, where the words name any. */
function toldRecords(plan: AppPlan, { order, quotes }: Wish): ToldRecords | null {
  if (!KEEPING.test(order) || /^(?:remove|rename|move|sort|filter|change)\b/iu.test(order)) return null;
  const told = RECORDS.exec(order)?.[1] ?? '';
  const match = WITH_FIELDS.exec(told);
  const head = bare(match?.[1] ?? told).replace(
    /\s+(?:too|as well|also|to it|to the app|entity|records?|list|table)$/iu,
    '',
  );
  const name = unquoted(head, quotes);
  const isPhrase = !match && /\s(?:to|for|of|on|in|from|a|en|zu|für|aux?|pour|para|em)\s/iu.test(` ${name} `);
  if (name === '' || name.split(' ').length > 3 || isPhrase || NO_RECORDS.test(name)) return null;
  return { name, fields: match ? readFields(match[2] ?? '', quotes, plan.entities) : [] };
}

/** Several of something that the app does not keep yet, and not just any word. */
function isNewRecord(plan: AppPlan, { order }: Wish, { name, fields }: ToldRecords): boolean {
  if (findEntities(name, plan).length > 0 || isChoiceWithValues(name, fields)) return false;
  if (fields.length > 0) return true;
  const lower = name.toLowerCase();
  const match = plan.language === 'en' ? findEntity(lower.split(' ')) : null;
  const isMany = plan.language !== 'en' || singular(lower) !== lower || match !== null;
  return isMany && (Boolean(match?.entry) || /\b(?:log|track|manage|keep|list of)\b/iu.test(order));
}

/** "categories: work, home, kids" are values of a choice, not fields of categories. */
const isChoiceWithValues = (name: string, fields: readonly FieldPlan[]): boolean =>
  ['choice', 'choices'].includes(fieldTypeOf(name.toLowerCase().split(' '))) &&
  fields.every(({ type }) => type === 'text');

/** Pages of records that the new ones point to list them. */
function linkDetail(plan: AppPlan, entity: EntityPlan): AppPlan {
  const targets = new Set(entity.fields.flatMap((one) => (one.entity === undefined ? [] : [one.entity])));
  return {
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      blocks: page.blocks.map((block) =>
        block.kind === 'detail' && targets.has(block.entity) && !block.related.includes(entity.id)
          ? { ...block, related: [...block.related, entity.id] }
          : block,
      ),
    })),
  };
}

/** "show the waterings of a plant on its page". */
export const showRelated: Changer = (plan, wish) => {
  if (
    !/\b(?:show|list|display|add|see)\b/iu.test(wish.order) ||
    !/\b(?:page|detail|details|profile)\b/iu.test(wish.order)
  )
    return null;
  const found = findEntities(unquoted(wish.order, wish.quotes), plan).map(({ item }) => item);
  const child = found.find((entity) =>
    entity.fields.some((one) => found.some((other) => other.id === one.entity)),
  );
  const parent =
    child && found.find((entity) => entity !== child && child.fields.some((one) => one.entity === entity.id));
  if (!child || !parent) return null;
  const hasDetail = plan.pages.some((page) =>
    page.blocks.some((block) => block.kind === 'detail' && block.entity === parent.id),
  );
  const next = hasDetail ? plan : withDetail(plan, parent);
  return linkDetail(next, child);
};

/** A page for one record, where there was none. */
export function withDetail(plan: AppPlan, entity: EntityPlan): AppPlan {
  const related = plan.entities
    .filter(
      (other) =>
        other.id !== entity.id &&
        !/(?:Review|Comment)$/.test(other.id) &&
        other.fields.some((one) => one.entity === entity.id),
    )
    .map(({ id }) => id);
  const id = `${words(entity.id).replaceAll(' ', '-')}-detail`;
  const page = {
    id,
    title: entity.one,
    intro: '',
    path: `/${words(entity.id).replaceAll(' ', '-')}/:id`,
    icon: entity.icon,
    isInNav: false,
    blocks: [
      {
        kind: 'detail',
        entity: entity.id,
        related,
        talk: 'none',
        actions: [],
        can: { edit: true, remove: true },
      },
    ],
  } as const;
  const opened = {
    ...plan,
    pages: plan.pages.map((one) => ({
      ...one,
      blocks: one.blocks.map((block) =>
        block.kind === 'collection' && block.entity === entity.id
          ? { ...block, can: { ...block.can, open: true } }
          : block,
      ),
    })),
  };
  return { ...opened, pages: [...opened.pages, page] };
}

/** "rename tasks to chores": the words change, what was entered stays. */
export const renameEntity: Changer = (plan, wish: Wish) => {
  if (!/\b(?:rename|call)\b/iu.test(wish.order)) return null;
  const name = newName(wish) ?? /\bcall (?:the )?\S+\s+(\S+)$/iu.exec(wish.order)?.[1] ?? null;
  if (name === null) return null;
  const cut = wish.order.lastIndexOf(name);
  const head = unquoted(cut > 0 ? wish.order.slice(0, cut) : wish.order, wish.quotes);
  const [found] = findEntities(head, plan);
  if (!found || /\b(?:field|column|page)\b/iu.test(wish.order) || isAboutField(found, head)) return null;
  const entity = found.item;
  const wanted = sentence(bare(name));
  const { one, many } = numbersOf(wanted, entity, plan.language === 'en');
  const renamed = mapText(plan, (text) =>
    swapWords(text, [
      [entity.many, many],
      [entity.one, one],
    ]),
  );
  const current = renamed.entities.find(({ id }) => id === entity.id) ?? entity;
  return withEntity(renamed, { ...current, one, many });
};

const TITLE =
  /^(?:what|how|who|where|our|my|your|the|was|wie|unsere?|meine?|notre|nos|mes|ce que|nuestr[oa]s?|mis?|noss[oa]s?|meus?|o que)\b/iu;

/** One and many of a name; "What I do" is a title and no noun, and stays as it is. */
function numbersOf(name: string, old: EntityPlan, isEnglish: boolean): { one: string; many: string } {
  if (TITLE.test(name)) return { one: old.one, many: name };
  if (!isEnglish) return { one: name.replace(/s$/, ''), many: name };
  const lastWord = name.split(' ').at(-1) ?? name;
  const front = name.slice(0, name.length - lastWord.length);
  return { one: `${front}${singular(lastWord)}`, many: `${front}${plural(singular(lastWord))}` };
}

/** "the price of products": the field is meant. */
const isAboutField = ({ item, start, end }: Found<EntityPlan>, text: string): boolean =>
  findFields(text, item).some((field) => field.end <= start || field.start >= end);

/** Whole words, in the case they stand in. */
function swapWords(text: string, pairs: readonly (readonly [string, string])[]): string {
  let result = text;
  for (const [old, name] of pairs) {
    const lower = (value: string): string => value.charAt(0).toLowerCase() + value.slice(1);
    result = result
      .replace(new RegExp(`(?<!\\p{L})${old}(?!\\p{L})`, 'gu'), name)
      .replace(new RegExp(`(?<!\\p{L})${lower(old)}(?!\\p{L})`, 'gu'), lower(name));
  }
  return result;
}
