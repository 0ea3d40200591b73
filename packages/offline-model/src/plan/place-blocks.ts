import type { BlockPlan, TalkBlock } from './block-plan.ts';
import { collectionFor, dateField } from './collections.ts';
import { fillIn } from './copy.ts';
import type { EntityPlan, FieldPlan } from './app-plan.ts';
import { addPage, changeEntity, entityPageOf, placeTitle, type Draft } from './draft.ts';
import { placeField, withValues } from './entity-edits.ts';
import { field } from './shorthand.ts';
import { lexiconEntity } from './lexicon-entity.ts';
import { things, prose, hourItems } from './place-prose.ts';
import { BOOKINGS } from './select-entities.ts';

export interface Made {
  readonly blocks: readonly BlockPlan[];
  readonly isInNav?: boolean;
  readonly role?: string;
}

export const savable = (draft: Draft): string =>
  draft.entities.find((entity) => entity.said?.actions.some(({ action }) => action === 'save') === true)?.plan
    .id ??
  draft.entities[0]?.plan.id ??
  '';

export function galleryPage(draft: Draft): Made | null {
  const withPicture = draft.entities.find(
    (entity) =>
      entity.entryId !== 'service' &&
      entity.nature !== 'person' &&
      entity.plan.fields.some((one) => one.type === 'image'),
  );
  if (withPicture !== undefined)
    return {
      blocks: [collectionFor(draft, withPicture, { view: 'gallery', title: placeTitle(draft, 'gallery') })],
    };
  return listOf(draft, 'photo');
}

export function listOf(draft: Draft, id: string): Made | null {
  let entity = draft.entities.find((one) => one.entryId === id);
  if (entity !== undefined && entityPageOf(draft, entity.plan.id) !== undefined) return null;
  if (entity === undefined) {
    const made = lexiconEntity(draft, id);
    if (made === null) return null;
    draft.entities.push(made);
    entity = made;
  }
  addPage(draft, {
    id: `${id}-detail`,
    title: entity.plan.one,
    icon: entity.plan.icon,
    path: `/${id}s/:id`,
    isInNav: false,
    entity: id,
    order: 90,
    blocks: [
      {
        kind: 'detail',
        entity: id,
        related: [],
        talk: 'none',
        actions: [],
        can: { edit: false, remove: false },
      },
    ],
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
        ...(at === 0
          ? [{ isMine: true, text: copy.remarks[0] ?? '', when: 'D-0 10:05'.replace('D-0', 'D+0') }]
          : []),
      ],
    })),
  };
}

export function adminPage(draft: Draft): Made {
  const records = draft.entities.filter((entity) => !/Review$|Comment$/.test(entity.plan.id)).slice(0, 4);
  const lists = records.map((entity) =>
    collectionFor(draft, entity, {
      view: 'table',
      can: { create: true, edit: true, remove: true, open: true },
    }),
  );
  const accounts: readonly BlockPlan[] = draft.hasAuth
    ? [
        {
          kind: 'accounts',
          title: draft.copy.places.profile === 'Profile' ? 'Users' : draft.copy.places.admin,
        },
      ]
    : [];
  const numbers: BlockPlan = {
    kind: 'numbers',
    items: records
      .slice(0, 4)
      .map((entity) => ({ label: entity.plan.many, entity: entity.plan.id, measure: 'count' as const })),
  };
  return {
    blocks: [numbers, ...lists, ...accounts],
    ...(draft.hasAuth && draft.adminRole !== null ? { role: draft.adminRole } : {}),
  };
}

export function calendarPage(draft: Draft): Made | null {
  const weekly = timetable(draft);
  if (weekly !== null) return weekly;
  const dated = draft.entities.filter((one) => dateField(one.plan) !== undefined);
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
  return isThere
    ? null
    : {
        blocks: [
          collectionFor(draft, entity, {
            view: 'calendar',
            by: date.id,
            title: placeTitle(draft, 'calendar'),
          }),
        ],
      };
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
        can: { create: false, edit: false, remove: false, open: false },
      }),
    ],
  };
}

/** Nothing with a date is kept: what happens when is told. */
const programme = (draft: Draft): Made => ({
  blocks: [prose('hours', placeTitle(draft, 'calendar'), { items: hourItems(draft) })],
});

/** What people are ranked by. */
const RANKED = /points|score|wins|rating|goals|votes|followers|streak/i;

export function leaderboardPage(draft: Draft): Made {
  const entity = draft.entities.find((one) =>
    one.plan.fields.some(
      (field) => RANKED.test(field.id) && (field.type === 'number' || field.type === 'rating'),
    ),
  );
  const ranked = entity?.plan.fields.find((one) => RANKED.test(one.id) && one.type !== 'text');
  return {
    blocks: [
      {
        kind: 'leaderboard',
        title: placeTitle(draft, 'leaderboard'),
        ...(entity === undefined ? {} : { entity: entity.plan.id }),
        ...(ranked === undefined ? {} : { field: ranked.id }),
      },
    ],
  };
}

export function lookupPage(draft: Draft): Made | null {
  const entity =
    draft.entities.find((one) => one.plan.fields.some((field) => field.isUnique && field.type === 'text')) ??
    draft.entities[0];
  if (entity === undefined) return null;
  const known = entity.plan.fields.find((one) => one.isUnique && one.type === 'text');
  const key = known ?? addReference(draft, entity.plan);
  return {
    blocks: [
      {
        kind: 'lookup',
        title: placeTitle(draft, 'lookup'),
        entity: entity.plan.id,
        field: key.id,
      },
    ],
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
