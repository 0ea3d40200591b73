import { z } from 'zod';
import { ENGINE_NAMES } from './engine-names.data.ts';
import type { BlockPlan, OnlyPlan, RecordAction } from './block-plan.ts';

const action: z.ZodType<RecordAction> = z.object({
  kind: z.enum([
    'like',
    'save',
    'vote',
    'follow',
    'join',
    'share',
    'addToCart',
    'book',
    'apply',
    'compare',
    'status',
  ]),
  label: z.string(),
  field: z.string().exactOptional(),
  option: z.string().exactOptional(),
  page: z.string().exactOptional(),
  unless: z.object({ field: z.string(), option: z.string() }).exactOptional(),
});

const only: z.ZodType<OnlyPlan> = z.union([
  z.object({ field: z.string(), when: z.enum(['today', 'week', 'month', 'overdue', 'coming']) }),
  z.object({ field: z.string(), atMost: z.union([z.number(), z.string()]) }),
  z.object({ field: z.string(), option: z.string() }),
  z.object({ field: z.string(), not: z.string() }),
]);

const reading = [
  z.object({
    kind: z.literal('hero'),
    title: z.string(),
    text: z.string(),
    actions: z.array(z.object({ label: z.string(), page: z.string() })),
    picture: z.string(),
  }),
  z.object({
    kind: z.literal('prose'),
    style: z.enum(['text', 'cards', 'quotes', 'hours', 'contact', 'faq', 'prices', 'team', 'steps', 'stats']),
    title: z.string(),
    text: z.string(),
    items: z.array(
      z.object({
        title: z.string(),
        text: z.string(),
        note: z.string().exactOptional(),
        icon: z.string().exactOptional(),
      }),
    ),
  }),
] as const;

export const FORM_SCHEMA = z.object({
  kind: z.literal('form'),
  entity: z.string(),
  title: z.string(),
  text: z.string(),
  submit: z.string(),
  thanks: z.string(),
});

const records = [
  z.object({
    kind: z.literal('collection'),
    entity: z.string(),
    title: z.string(),
    view: z.enum(['cards', 'table', 'list', 'board', 'calendar', 'gallery', 'feed', 'timeline']),
    by: z.string().exactOptional(),
    limit: z.number().exactOptional(),
    pageSize: z.number().exactOptional(),
    hasExport: z.boolean().exactOptional(),
    onlyMine: z.boolean(),
    only: only.exactOptional(),
    hasSearch: z.boolean(),
    filters: z.array(z.string()),
    sorts: z.array(z.string()),
    can: z.object({ create: z.boolean(), edit: z.boolean(), remove: z.boolean(), open: z.boolean() }),
    actions: z.array(action),
  }),
  z.object({
    kind: z.literal('detail'),
    entity: z.string(),
    related: z.array(z.string()),
    talk: z.enum(['none', 'comments', 'reviews']),
    talkEntity: z.string().exactOptional(),
    actions: z.array(action),
    can: z.object({ edit: z.boolean(), remove: z.boolean() }),
  }),
  FORM_SCHEMA,
] as const;

const figures = [
  z.object({
    kind: z.literal('numbers'),
    items: z.array(
      z.object({
        label: z.string(),
        entity: z.string(),
        measure: z.enum(['count', 'sum', 'average', 'share']),
        field: z.string().exactOptional(),
        where: z.object({ field: z.string(), option: z.string() }).exactOptional(),
        only: only.exactOptional(),
      }),
    ),
  }),
  z.object({
    kind: z.literal('chart'),
    title: z.string(),
    entity: z.string(),
    shape: z.enum(['bar', 'line', 'pie', 'area']),
    by: z.string(),
    measure: z.enum(['count', 'sum', 'average']),
    field: z.string().exactOptional(),
    hasRange: z.boolean(),
  }),
  z.object({ kind: z.literal('report'), title: z.string(), entities: z.array(z.string()) }),
] as const;

const dealings = [
  z.object({
    kind: z.literal('booking'),
    entity: z.string(),
    resource: z.object({ entity: z.string(), field: z.string() }).nullable(),
    title: z.string(),
    slots: z.array(z.string()),
    terms: z
      .object({
        perField: z.string().exactOptional(),
        leastNights: z.number().exactOptional(),
        longer: z.object({ from: z.number(), percent: z.number() }).exactOptional(),
        otherPlace: z
          .object({ fields: z.tuple([z.string(), z.string()]), amount: z.number() })
          .exactOptional(),
        places: z
          .object({
            people: z.string(),
            limit: z.union([z.number(), z.string()]),
            per: z.array(z.string()),
          })
          .exactOptional(),
      })
      .exactOptional(),
  }),
  z.object({
    kind: z.enum(['cart', 'checkout', 'orders']),
    entity: z.string(),
    orderEntity: z.string(),
    payments: z.array(z.string()),
    terms: z
      .object({
        shipping: z.number().exactOptional(),
        freeFrom: z.number().exactOptional(),
        codes: z
          .array(
            z.object({
              code: z.string(),
              percent: z.number().exactOptional(),
              amount: z.number().exactOptional(),
            }),
          )
          .exactOptional(),
      })
      .exactOptional(),
  }),
  z.object({
    kind: z.enum(['profile', 'settings', 'saved', 'notifications', 'accounts', 'leaderboard']),
    title: z.string(),
    entity: z.string().exactOptional(),
    field: z.string().exactOptional(),
    items: z.array(z.object({ title: z.string(), text: z.string(), when: z.string() })).exactOptional(),
  }),
] as const;

const message = z.object({ isMine: z.boolean(), text: z.string(), when: z.string() });

const talks = [
  z.object({
    kind: z.enum(['messages', 'chatbot', 'lookup', 'globalSearch', 'compare', 'upload']),
    title: z.string(),
    entity: z.string().exactOptional(),
    field: z.string().exactOptional(),
    answers: z.array(z.object({ words: z.array(z.string()), text: z.string() })).exactOptional(),
    threads: z
      .array(z.object({ with: z.string(), about: z.string(), messages: z.array(message) }))
      .exactOptional(),
  }),
  z.object({
    kind: z.literal('quiz'),
    title: z.string(),
    questions: z.array(
      z.object({ text: z.string(), options: z.array(z.string()), answer: z.number(), why: z.string() }),
    ),
    secondsPerQuestion: z.number().nullable(),
    asksName: z.boolean().exactOptional(),
    levels: z.array(z.object({ label: z.string(), points: z.number() })).exactOptional(),
    points: z.number().exactOptional(),
  }),
  z.object({
    kind: z.literal('engine'),
    engine: z.enum(ENGINE_NAMES),
    title: z.string(),
    options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())])),
  }),
] as const;

export const BLOCK_SCHEMA: z.ZodType<BlockPlan> = z.union([
  ...reading,
  ...records,
  ...figures,
  ...dealings,
  ...talks,
]);
