import { translationIn } from '@loam/app-library';
import { instancesOf } from '../lexicon/instances.ts';
import { COURSES_OF, SERVICES_OF, TASKS_OF, TRADE_ROWS } from '../lexicon/trade-rows.data.ts';
import { singular } from '../understand/inflect.ts';
import type { Understanding } from '../understand/understanding.ts';
import type { EntityPlan, SeedRow, Fields } from './app-plan.ts';
import type { BuiltEntity } from './entities.ts';
import { copyFor } from './copy.ts';
import { changeField, inTurn } from './entity-edits.ts';
import { withRows } from './named-rows.ts';
import { subjectOf } from './subject.ts';
import { PHOTO_DOMAINS } from './shown-things.ts';
import { COURSE_TITLES, JOB_TEXTS, JOB_TITLES, PHOTO_TITLES, TOPIC_TITLES } from './topic-rows.data.ts';
import { like } from '../lexicon/pattern.ts';

/** Rows that speak of what the request is about: "a blog about mushrooms", "a job board for nurses". */
export function withTopicRows(entity: BuiltEntity, said: Understanding): BuiltEntity {
  if ((entity.said?.rows ?? entity.said?.examples ?? []).length > 1) return entity;
  const made = ROWS_BY_TOPIC[entity.entryId ?? entity.said?.like?.id ?? ''];
  return made === undefined ? entity : made(entity, said);
}

const ROWS_BY_TOPIC: Readonly<Record<string, (entity: BuiltEntity, said: Understanding) => BuiltEntity>> = {
  article: (entity, said) => aboutTopic(entity, said),
  course: (entity, said) => taught(entity, said),
  job: (entity, said) => forTrade(entity, said),
  photo: (entity, said) => ofThePlace(entity, said),
  task: (entity, said) => toDo(entity, said),
};

interface Renaming {
  readonly names: readonly string[];
  /** What a picture of them shows. */
  readonly seen: string;
  /** A field by which only our own examples are sorted. */
  readonly without: string;
}

/** The rows by other names; what else was told of them was not true of these. */
function renamed(entity: BuiltEntity, { names, seen, without }: Renaming): BuiltEntity {
  const { plan, said } = entity;
  const isAsked = said?.fields.some(({ label }) => label.toLowerCase() === without) === true;
  const fields = plan.fields.filter(({ id }) => id !== without || isAsked);
  const told = fields.filter(({ id, type }) => type === 'longText' || id === 'place');
  const blank: SeedRow = Object.fromEntries(told.map(({ id }) => [id, ''] as const));
  const next = changed({ ...plan, fields, seed: plan.seed.slice(0, names.length) }, (row, at) => ({
    ...row,
    ...blank,
    ...pictures(plan, seen),
    [plan.titleField]: names[at] ?? '',
  }));
  return { ...entity, plan: next };
}

function aboutTopic(entity: BuiltEntity, said: Understanding): BuiltEntity {
  const topic = topicOf(said);
  if (topic === null) return entity;
  const lower = topic.charAt(0).toLowerCase() + topic.slice(1);
  const upper = topic.charAt(0).toUpperCase() + topic.slice(1);
  const t = said.language === 'de' ? topic : lower;
  const titles = TOPIC_TITLES[said.language];
  const plan = changed(entity.plan, (row, at) => ({
    ...row,
    [entity.plan.titleField]: (titles[at % titles.length] ?? '').replace('{t}', t).replace('{T}', upper),
    ...pictures(entity.plan, topic),
  }));
  return { ...entity, plan };
}

const LEARNT = like.iu`
  \b(?:learn(?:ing)?|courses?|lessons?|classes|school|academy|training|beginners)(?: [\p{L}-]+)?? (?:in|of|about|on|for)\s
  (?!beginners|people|students|kids|children|adults|users|my|our|the|an?\b)((?:[\p{L}-]+ )?[\p{L}-]+)(?=[.,;:!?]|$| (?:with|and|where|that))`;

/** A site that teaches calligraphy has no course in Python. */
function taught(entity: BuiltEntity, { text, language }: Understanding): BuiltEntity {
  const seen = language === 'en' ? LEARNT.exec(firstOf(text))?.[1]?.toLowerCase() : undefined;
  if (seen === undefined || COURSES_OF.some(({ trade }) => trade.test(seen)) || NO_TOPIC.test(seen))
    return entity;
  const upper = seen.charAt(0).toUpperCase() + seen.slice(1);
  const names = COURSE_TITLES.map((title) => title.replace('{t}', seen).replace('{T}', upper));
  return renamed(entity, { names, seen, without: 'category' });
}

const firstOf = (text: string): string => text.split(/[.!?\n]/)[0] ?? '';

/** What is to be done in a garden or before a wedding, where the request names no task. */
function toDo(entity: BuiltEntity, { text, language }: Understanding): BuiltEntity {
  const found = TASKS_OF.find(({ trade }) => trade.test(firstOf(text)));
  const names = found === undefined ? [] : translationIn(found.names, language).split(', ');
  return names.length === 0 ? entity : renamed(entity, { names, seen: '', without: '' });
}

/** Pictures of a festival show the festival, and are kept in no album of landscapes. */
function ofThePlace(entity: BuiltEntity, { domain, language, purpose }: Understanding): BuiltEntity {
  const names = translationIn(PHOTO_TITLES, language).split(', ');
  return PHOTO_DOMAINS.has(domain) ? entity : renamed(entity, { names, seen: purpose, without: 'album' });
}

const BLOG = like.iu`\b(?:an?|my|our|the|personal)\s+(?:\p{L}+\s+)??([\p{L}-]{4,})\s+(?:blog|magazine|newsletter|journal)\b`;
const NO_TOPIC = like.i`
  ^(?:personal|simple|modern|small|online|little|nice|beautiful|clean|cool|minimal|tech|technology|food|travel|fashion|news|company|team|family|private|public|photo|video|static|own|very
  |this|that|group|daily|weekly|monthly|with)$`;

/** What articles are about, where that is not a whole domain of its own. */
function topicOf(said: Understanding): string | null {
  const told = subjectOf(said.text)?.split(/\s(?:by|through|across|around|from|in|for)\s/)[0] ?? null;
  if (told !== null && told.split(' ').length <= 4) return told;
  const found = said.language === 'en' ? BLOG.exec(said.text)?.[1] : undefined;
  return found === undefined || NO_TOPIC.test(found) ? null : found;
}

const TRADE = like.iu`
  \b(?:jobs?|board|portal|vacancies|careers?|recruit\w*|hiring|positions|platform|site|website)\s+(?:(?:board|portal|site|website|platform
  |listings?)\s+)?for\s+((?:[\p{L}-]+\s+){0,2}[\p{L}-]+s)(?!\p{L})(?:\s+and\s+((?:[\p{L}-]+\s+)?[\p{L}-]+s)(?!\p{L}))?`;
const EVERYBODY = like.i`
    ^(?:students|users|people|candidates|companies|employers|seekers|jobseekers|applicants|professionals
    |graduates|freelancers|businesses|teams|everyone|startups|locals|jobs|positions|vacancies|roles|gigs
    |internships|openings|opportunities)$`;

/** Adverts for the people that the board is for. */
function forTrade(entity: BuiltEntity, said: Understanding): BuiltEntity {
  const [, first, second] = TRADE.exec(firstOf(said.text)) ?? [];
  const trades = [first, second].filter(
    (one): one is string => one !== undefined && !EVERYBODY.test(one.split(' ').at(-1) ?? ''),
  );
  if (said.language !== 'en' || trades.length === 0) return entity;
  const roles = trades.map((trade) => {
    const words = trade.toLowerCase().split(' ');
    return [...words.slice(0, -1), singular(words.at(-1) ?? '')].join(' ');
  });
  const asked = new Set(entity.said?.fields.map(({ label }) => label.toLowerCase()));
  const kept = entity.plan.fields.filter(({ id }) => id !== 'category' || asked.has('category'));
  const plan = changed({ ...entity.plan, fields: kept }, (row, at) => {
    const role = roles[at % roles.length] ?? '';
    const title = JOB_TITLES[Math.floor(at / roles.length) % JOB_TITLES.length] ?? '{R}';
    const named = title.replace('{r}', role).replace('{R}', role.charAt(0).toUpperCase() + role.slice(1));
    return { ...row, [entity.plan.titleField]: named, ...texts(kept, at) };
  });
  return { ...entity, plan };
}

const texts = (fields: Fields, row: number): SeedRow =>
  Object.fromEntries(
    fields
      .filter(({ type }) => type === 'longText')
      .map(({ id }, at) => [id, JOB_TEXTS[(row + at) % JOB_TEXTS.length] ?? '']),
  );

const pictures = ({ fields }: EntityPlan, words: string): SeedRow =>
  Object.fromEntries(fields.filter(({ type }) => type === 'image').map(({ id }) => [id, words]));

const changed = (plan: EntityPlan, change: (row: SeedRow, at: number) => SeedRow): EntityPlan => ({
  ...plan,
  seed: plan.seed.map((row, at) =>
    Object.fromEntries(
      Object.entries(change(row, at)).filter(
        ([key]) => key === 'id' || key === 'mine' || plan.fields.some(({ id }) => id === key),
      ),
    ),
  ),
});

/** "A shop for handmade candles. Products have a scent …": the products are candles, and there is one list of them. */
export function soldAs<Entity extends Understanding['entities'][number]>(
  entities: readonly Entity[],
  said: Understanding,
): readonly Entity[] {
  const first = /[.!?\n]/.exec(said.text)?.index ?? said.text.length;
  const products = entities.find(
    ({ entry, one }) => entry?.id === 'product' && /^(?:product|item|article)s?$/i.test(one),
  );
  const goods = entities.find(
    (entity) =>
      entity !== products &&
      entity.fields.length === 0 &&
      entity.entry?.id !== 'auction' &&
      !entity.isSection &&
      entity.at < first &&
      (entity.nature === 'goods' || (entity.entry === null && entity.nature !== 'person')),
  );
  if (products === undefined || goods === undefined) return entities;
  // "candles made by hand called …": no name of a list, where the products are named one by one.
  if (products.rows !== undefined && goods.one.split(' ').length > 2)
    return entities.filter((entity) => entity !== goods);
  if (products.fields.length === 0)
    return entities
      .filter((entity) => entity !== products)
      .map((entity) => (entity === goods ? joined(goods, products) : entity));
  const names = goods.examples.length > 1 ? goods.examples : (instancesOf(goods.one) ?? numbered(goods.one));
  return entities
    .filter((entity) => entity !== goods)
    .map((entity) => (entity === products ? { ...products, examples: names } : entity));
}

const joined = <Entity extends Understanding['entities'][number]>(
  goods: Entity,
  products: Entity,
): Entity => ({
  ...goods,
  nature: 'goods',
  actions: [...goods.actions, ...products.actions],
  filters: [...goods.filters, ...products.filters],
  sorts: [...goods.sorts, ...products.sorts],
  ...(products.rows !== undefined && { rows: products.rows }),
});

const numbered = (one: string): readonly string[] =>
  ['Classic', 'Little', 'Grand', 'Summer', 'Winter', 'Royal', 'Simple', 'Festive'].map(
    (kind) => `${kind} ${one.toLowerCase()}`,
  );

const ADVERT = /^(?:listings?|ads?|adverts?|classifieds?)$/i;
const POSTED = /^(?:items?|products?|articles?|things?|pieces?)$/i;

/** "listings … post an item with photo, size and price": the items are the listings. */
export function joinListings<Entity extends Understanding['entities'][number]>(
  entities: readonly Entity[],
): readonly Entity[] {
  const listings = entities.find(({ one }) => ADVERT.test(one));
  const items = entities.find(({ one, fields }) => POSTED.test(one) && fields.length >= 2);
  if (listings === undefined || items === undefined) return entities;
  if (listings.fields.length >= items.fields.length) return entities;
  const hasName = items.fields.some(({ label }) => /^(?:title|name)$/i.test(label));
  const joined = {
    ...items,
    one: listings.one,
    many: listings.many,
    at: listings.at,
    isSection: listings.isSection,
    fields: [...(hasName ? [] : [TITLE]), ...items.fields, ...listings.fields],
    actions: [...items.actions, ...listings.actions],
    filters: [...items.filters, ...listings.filters],
  };
  return entities
    .filter((entity) => entity !== items)
    .map((entity) => (entity === listings ? joined : entity));
}

const TITLE: Understanding['entities'][number]['fields'][number] = {
  label: 'Title',
  type: 'text',
  options: [],
  isDefaultOptions: true,
  isRequired: true,
  isUnique: false,
  max: null,
  min: null,
};

const STOCKED = /^(?:product|item|part|spare part|material|article|stock item|inventory item)$/i;

/** The rows of a store that tells its trade: brake pads for a garage, tiles for a dealer in tiles. */
export function withTradeRows(entity: BuiltEntity, said: Understanding): BuiltEntity {
  const { plan } = entity;
  const isStock = entity.entryId === 'stockItem' || STOCKED.test(plan.one);
  if (!isStock || said.language !== 'en' || (entity.said?.rows?.length ?? 0) > 0) return entity;
  const found = TRADE_ROWS.find(({ trade }) => trade.test(said.text));
  if (found === undefined) return entity;
  const kind = plan.fields.find(({ id, type }) => id === 'category' && type === 'choice');
  const isOwnKind = entity.said?.fields.some(
    ({ label, isDefaultOptions }) => label.toLowerCase() === 'category' && !isDefaultOptions,
  );
  const hasKinds = kind !== undefined && isOwnKind !== true;
  const sorted = hasKinds ? changeField(plan, kind.id, (one) => ({ ...one, options: found.kinds })) : plan;
  const picture = plan.fields.find(({ type }) => type === 'image')?.id;
  const seed = plan.seed.map((row, at) => {
    const [title = '', of = '0'] = (inTurn(found.goods, at) ?? '').split(':');
    return {
      ...row,
      [plan.titleField]: title,
      ...(picture === undefined ? {} : { [picture]: title.toLowerCase() }),
      ...(hasKinds ? { [kind.id]: found.kinds[Number(of)] ?? '' } : {}),
    };
  });
  return { ...entity, plan: { ...sorted, seed } };
}

/** What an electrician does and a language school teaches, where a request names none of it. */
export function withTradeServices(entity: BuiltEntity, said: Understanding): BuiltEntity {
  const { entryId } = entity;
  const told = [
    ...(entity.said?.rows ?? []),
    ...(entryId === 'service' ? [] : (entity.said?.examples ?? [])),
  ];
  const isOwn = told.length > 0 || said.prices.length > 0;
  const rows = entryId === 'service' ? SERVICES_OF : TAUGHT.has(entryId ?? '') ? COURSES_OF : [];
  const found = rows.find(({ trade }) => trade.test(said.text));
  if (entryId === 'teacher' && COURSES_OF.some(({ trade }) => trade.test(said.text)))
    return ofOneTrade(entity, said);
  if (isOwn || found === undefined) return entity;
  const names = translationIn(found.names, said.language).split(', ');
  return withRows(
    entity,
    names.map((title) => ({ title, price: null, minutes: null })),
    said,
  );
}

const TAUGHT: ReadonlySet<string> = new Set(['course', 'fitnessClass', 'workshop']);

/** Who teaches the violin has no other subject, and does not speak of fractions. */
function ofOneTrade(entity: BuiltEntity, { language }: Understanding): BuiltEntity {
  const isAsked = entity.said?.fields.some(({ label }) => /subject/i.test(label)) === true;
  const fields = entity.plan.fields.filter(({ id }) => id !== 'subject' || isAsked);
  const lines = copyFor(language).people;
  const about = fields.filter(({ type }) => type === 'longText').map(({ id }) => id);
  return {
    ...entity,
    plan: changed({ ...entity.plan, fields }, (row, at) => ({
      ...row,
      ...Object.fromEntries(about.map((id) => [id, inTurn(lines, at) ?? ''])),
    })),
  };
}
