import { translationIn } from '@loam/app-library';
import type { BlockPlan, NumbersBlock, TalkBlock } from './block-plan.ts';
import { WORDS } from './computed/figure-words.data.ts';
import { collectionFor, dateField } from './collections.ts';
import { fillIn } from './copy.ts';
import type { EntityPlan, FieldPlan } from './app-plan.ts';
import { addPage, changeEntity, entityPageOf, needEntity, placeTitle, type Draft } from './draft.ts';
import { placeField, withValues } from './entity-edits.ts';
import { field, MANAGED, SHOWN } from './shorthand.ts';
import type { Entities } from './entities.ts';
import { things, prose, hourItems } from './place-prose.ts';
import { BOOKINGS } from './select-entities.ts';

export interface Made {
  readonly blocks: readonly BlockPlan[];
  readonly isInNav?: boolean;
  readonly role?: string;
}

export const thingToDo = (draft: Draft, asked: 'save' | 'compare'): string =>
  draft.entities.find((entity) => entity.said?.actions.some(({ action }) => action === asked) === true)?.plan
    .id ??
  draft.entities[0]?.plan.id ??
  '';

export function galleryPage(draft: Draft): Made | null {
  const shown = draft.entities.filter(
    (entity) =>
      entity.entryId !== 'service' &&
      entity.nature !== 'person' &&
      entity.plan.fields.some((one) => one.type === 'image'),
  );
  const withPicture = shown.find(({ entryId }) => entryId === 'photo' || entryId === 'artwork') ?? shown[0];
  if (withPicture !== undefined)
    return {
      blocks: [collectionFor(draft, withPicture, { view: 'gallery', title: placeTitle(draft, 'gallery') })],
    };
  return listOf(draft, 'photo');
}

export function listOf(draft: Draft, id: string): Made | null {
  const known = draft.entities.find((one) => one.entryId === id);
  if (known !== undefined && entityPageOf(draft, known.plan.id) !== undefined) return null;
  const entity = needEntity(draft, id);
  if (entity === null) return null;
  const can = { edit: false, remove: false };
  addPage(draft, {
    id: `${id}-detail`,
    title: entity.plan.one,
    icon: entity.plan.icon,
    path: `/${id}s/:id`,
    isInNav: false,
    entity: id,
    order: 90,
    blocks: [{ kind: 'detail', entity: id, related: [], talk: 'none', actions: [], can }],
  });
  return { blocks: [collectionFor(draft, entity)] };
}

export function messagesBlock(draft: Draft): TalkBlock {
  const { copy } = draft;
  return {
    kind: 'messages',
    title: copy.places.messages,
    threads: copy.threads.map(([name, about, text], at) => ({
      with: name,
      about,
      messages: [
        { isMine: false, text, when: `D-${at} 09:2${at}` },
        ...(at === 0 ? [{ isMine: true, text: copy.remarks[0] ?? '', when: 'D+0 10:05' }] : []),
      ],
    })),
  };
}

/** The first lists, without what people say about their records and what they send. */
export const mainRecords = ({ entities }: Draft): Entities =>
  entities.filter(({ plan }) => !/Review$|Comment$|^(?:enquiry|subscriber)$/.test(plan.id)).slice(0, 4);

export function adminPage(draft: Draft): Made {
  const { copy, hasAuth, adminRole, entities } = draft;
  const records = entities.filter(({ plan }) => !/Review$|Comment$/.test(plan.id)).slice(0, 4);
  const numbers: BlockPlan = {
    kind: 'numbers',
    items: [
      ...records.map(({ plan }) => ({ label: plan.many, entity: plan.id, measure: 'count' as const })),
      ...revenueOf(draft),
    ],
  };
  const lists = records.map((entity) => collectionFor(draft, entity, { view: 'table', can: MANAGED }));
  const title = draft.said.language === 'en' ? 'Users' : copy.places.admin;
  return {
    blocks: [numbers, ...lists, ...(hasAuth ? [{ kind: 'accounts', title } as const] : [])],
    ...(hasAuth && adminRole !== null ? { role: adminRole } : {}),
  };
}

/** What the orders of the shop add up to. */
function revenueOf({ pages, entities, said }: Draft): NumbersBlock['items'] {
  const kept = pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'cart' ? [block.orderEntity] : [])),
  );
  const orders = entities.find(({ plan }) => kept.includes(plan.id))?.plan;
  const total = orders?.fields.find(({ type }) => type === 'money');
  if (orders === undefined || total === undefined) return [];
  const label = translationIn(WORDS.labels.revenue, said.language);
  return [{ label, entity: orders.id, measure: 'sum', field: total.id }];
}

export function calendarPage(draft: Draft): Made | null {
  const weekly = timetable(draft);
  if (weekly !== null) return weekly;
  const dated = draft.entities.filter((one) => dateField(one.plan) !== undefined);
  // What the request tells of comes before what follows from it.
  if (isAsked(draft) && dated.every(({ said }) => said === null) && timedOf(draft)?.said)
    return programme(draft);
  const entity =
    dated.find((one) => BOOKINGS.has(one.entryId ?? '')) ??
    dated.find((one) => one.nature === 'event' || one.nature === 'task') ??
    dated.find((one) => !/added|joined|posted|published|last|birth/i.test(dateField(one.plan)?.id ?? '')) ??
    dated[0];
  const date = entity === undefined ? undefined : dateField(entity.plan);
  if (entity === undefined || date === undefined) return isAsked(draft) ? programme(draft) : null;
  const isThere = draft.pages.some((page) =>
    page.blocks.some((block) => block.kind === 'collection' && block.view === 'calendar'),
  );
  if (isThere) return null;
  const title = placeTitle(draft, 'calendar');
  return { blocks: [collectionFor(draft, entity, { view: 'calendar', by: date.id, title })] };
}

const isAsked = (draft: Draft): boolean => draft.said.places.some(({ place }) => place === 'calendar');

const WEEKDAY = /^(?:weekday|day)$/;

/** Departures or classes that come back every week, to be looked up by day. */
function timetable(draft: Draft): Made | null {
  const entity = draft.entities.find(
    ({ plan, said }) =>
      said !== null && plan.fields.some((one) => one.type === 'choice' && WEEKDAY.test(one.id)),
  );
  const day = entity?.plan.fields.find((one) => one.type === 'choice' && WEEKDAY.test(one.id));
  if (entity === undefined || day === undefined) return null;
  changeEntity(draft, entity.plan.id, (plan) => ({
    ...plan,
    fields: plan.fields.filter((one) => one.type !== 'image'),
  }));
  const links = entity.plan.fields.filter((one) => one.type === 'relation').map((one) => one.id);
  return {
    blocks: [
      collectionFor(draft, entity, {
        view: 'table',
        title: placeTitle(draft, 'calendar'),
        hasSearch: false,
        filters: [day.id, ...links],
        sorts: [],
        can: SHOWN,
      }),
    ],
  };
}

function timedOf({ entities }: Draft): Draft['entities'][number] | undefined {
  const timed = entities.filter(({ plan }) => plan.fields.some(({ type }) => type === 'time'));
  return timed.find(({ said }) => said !== null) ?? timed[0];
}

/** Nothing with a date is kept: talks go by their times of day, else what happens when is told. */
function programme(draft: Draft): Made {
  const title = placeTitle(draft, 'calendar');
  const timed = timedOf(draft);
  const time = timed?.plan.fields.find(({ type }) => type === 'time');
  if (timed === undefined || time === undefined || draft.said.hours.length > 0)
    return { blocks: [prose('hours', title, { items: hourItems(draft) })] };
  const can = { create: false, edit: false, remove: false, open: true };
  return {
    blocks: [collectionFor(draft, timed, { view: 'table', title, filters: [], sorts: [time.id], can })],
  };
}

/** What is ranked: people before what they make. */
const RANKED = /points|score|wins|rating|goals|votes|followers|streak/i;

export function leaderboard(draft: Draft): BlockPlan {
  const isRanked = ({ id, type }: FieldPlan): boolean =>
    RANKED.test(id) && (type === 'number' || type === 'rating');
  const able = draft.entities.filter((one) => one.plan.fields.some(isRanked));
  const plan = (able.find(({ nature }) => nature === 'person') ?? able[0])?.plan;
  const ranked = plan?.fields.find((one) => RANKED.test(one.id) && one.type !== 'text');
  return {
    kind: 'leaderboard',
    title: placeTitle(draft, 'leaderboard'),
    ...(plan === undefined ? {} : { entity: plan.id }),
    ...(ranked === undefined ? {} : { field: ranked.id }),
  };
}

export function lookupPage(draft: Draft): Made | null {
  const isKey = ({ isUnique, type }: FieldPlan): boolean => isUnique && type === 'text';
  const plan = (draft.entities.find((one) => one.plan.fields.some(isKey)) ?? draft.entities[0])?.plan;
  if (plan === undefined) return null;
  const key = plan.fields.find(isKey) ?? addReference(draft, plan);
  return {
    blocks: [{ kind: 'lookup', title: placeTitle(draft, 'lookup'), entity: plan.id, field: key.id }],
  };
}

/** What is looked up by its number needs one. */
function addReference(draft: Draft, { id }: EntityPlan): FieldPlan {
  const made = field('reference', draft.copy.fields.reference, { type: 'text', isUnique: true });
  changeEntity(draft, id, (plan) =>
    withValues(
      placeField(plan, made, 1),
      'reference',
      (_, at) => `${id.slice(0, 2).toUpperCase()}-${1001 + at}`,
    ),
  );
  return made;
}

export function botAnswers(draft: Draft): NonNullable<TalkBlock['answers']> {
  const { copy } = draft;
  const own = draft.entities.slice(0, 3).map((entity) => ({
    words: [entity.plan.one.toLowerCase(), entity.plan.many.toLowerCase()],
    text: `${entity.plan.many}: ${entity.plan.seed
      .slice(0, 3)
      .map((row) => String(row[entity.plan.titleField] ?? ''))
      .join(', ')}.`,
  }));
  return [
    { words: ['*'], text: fillIn(copy.botHello, { things: things(draft) }) },
    ...copy.botAnswers.map(([words, text]) => ({ words: words.split(','), text })),
    ...own,
  ];
}
