import type { AppPlan, EntityPlan, FieldType, PagePlan, ThemePlan } from '../../plan/app-plan.ts';
import type { CollectionBlock } from '../../plan/block-plan.ts';
import { collection, field, MANAGED, rows } from '../../plan/shorthand.ts';
import { page as plainPage, THEME } from './rich-plan.fixture.ts';

const ALL_TYPES: readonly FieldType[] = [
  'longText',
  'number',
  'money',
  'date',
  'dateTime',
  'time',
  'flag',
  'email',
  'phone',
  'url',
  'image',
  'file',
  'rating',
  'colour',
];

/** One entity with a field of every type, with names that the language or the components own. */
const event: EntityPlan = {
  id: 'event',
  one: 'Event',
  many: 'Events',
  icon: 'NoSuchIcon',
  titleField: 'class',
  isOwned: true,
  fields: [
    field('class', 'Class "A" & {B}', { type: 'text', isRequired: true, isUnique: true, min: 2, max: 40 }),
    ...ALL_TYPES.map((type) => field(`${type}Field`, `The ${type}`, { type, help: 'Help <here>' })),
    field('status', 'Status', {
      type: 'choice',
      options: ['Open', 'Cancelled'],
      initial: 'Open',
      isRequired: true,
    }),
    field('items', 'Items', {
      type: 'parts',
      columns: [
        { id: 'description', label: 'Description', kind: 'text' },
        { id: 'quantity', label: 'Quantity', kind: 'number' },
        { id: 'unitPrice', label: 'Unit price', kind: 'money' },
        { id: 'vatRate', label: 'VAT rate', kind: 'percent' },
      ],
      isListed: false,
    }),
    field('itemsTotal', 'Items total', { type: 'money', sumOf: 'items' }),
    field('number', 'Number', { type: 'text', numbered: 'EV-' }),
    field('tags', 'Tags', { type: 'choices', options: ['Red', 'Blue'] }),
    field('host', 'Host', { type: 'relation', entity: 'person' }),
    field('startsOn', 'Starts', { type: 'date', isRequired: true }),
    field('endsOn', 'Ends', 'date'),
  ],
  rules: [
    { kind: 'unique', fields: ['host', 'startsOn'], message: 'Taken' },
    { kind: 'noOverlap', resource: 'host', from: 'startsOn', to: 'endsOn', message: 'Overlaps' },
    { kind: 'atMost', count: 2, per: ['host'], message: 'At most 2' },
    { kind: 'after', field: 'endsOn', than: 'startsOn', message: 'Ends before it starts' },
    { kind: 'after', field: 'startsOn', than: 'now', message: 'In the past' },
    { kind: 'unique', fields: ['gone'], message: 'A field that does not exist' },
  ],
  seed: rows(
    'event',
    ['class', 'status', 'host', 'startsOn', 'dateTimeField', 'imageField', 'numberField'],
    [
      ['First', 'Open', 'person-1', 'D+3', 'D-1 9:30', 'a cat', 4],
      ['Second', 'nonsense', 'Ben', 'D-10', null, null, null],
      ['Third "quoted" {x}', 'Cancelled', null, 'D', null, 'data:image/png;base64,AA', 2],
    ],
  ),
};

const person: EntityPlan = {
  id: 'person',
  one: 'Person',
  many: 'People',
  icon: 'Users',
  titleField: 'name',
  isOwned: false,
  fields: [field('name', 'Name', { type: 'text', isRequired: true })],
  rules: [],
  seed: rows('person', ['name'], [['Ada'], ['Ben']]),
};

const remark: EntityPlan = {
  ...person,
  id: 'remark',
  titleField: 'author',
  fields: [
    field('about', 'Event', { type: 'relation', entity: 'event', isRequired: true }),
    field('author', 'Name', { type: 'text', isRequired: true }),
    field('text', 'Text', { type: 'longText', isRequired: true }),
    field('rating', 'Rating', { type: 'rating', isRequired: true }),
    field('postedOn', 'Posted on', 'date'),
  ],
  seed: [],
};

const VIEWS: readonly CollectionBlock['view'][] = [
  'cards',
  'table',
  'list',
  'board',
  'calendar',
  'gallery',
  'feed',
  'timeline',
];

const page = (id: string, blocks: PagePlan['blocks']): PagePlan => ({
  ...plainPage(id, blocks),
  intro: 'A "quoted" intro with {braces} & <signs>',
});

const everything = event.fields.map((one) => one.id);

/** Every field type, view, block of this room, and awkward names, in one plan. */
export function everyView(theme: Partial<ThemePlan> = {}, extras: Partial<AppPlan> = {}): AppPlan {
  return {
    version: 1,
    name: 'All "of" it',
    tagline: 'Every <kind> of {thing}',
    language: 'en',
    kind: 'content',
    domain: 'general',
    currency: 'EUR',
    auth: null,
    theme: { ...THEME, background: '#ffffff', primary: '#1d4ed8', ...theme },
    entities: [event, person, remark],
    pages: [
      page('home', [
        {
          kind: 'hero',
          title: 'Hello (world)',
          text: 'A text; with {signs}',
          picture: 'cat',
          actions: [
            { label: 'Go', page: 'cards' },
            { label: 'Nowhere', page: 'missing' },
          ],
        },
        ...(
          ['text', 'cards', 'quotes', 'hours', 'contact', 'faq', 'prices', 'team', 'steps', 'stats'] as const
        ).map((style) => ({
          kind: 'prose' as const,
          style,
          title: `Some ${style}`,
          text: 'First.\nSecond (really).',
          items: [{ title: 'One', text: 'Text & more', note: 'Note', icon: 'Mail' }],
        })),
        collection('event', 'A few', { limit: 3, hasSearch: false }),
        { kind: 'numbers', items: [{ label: 'Sum', entity: 'event', measure: 'sum', field: 'moneyField' }] },
        {
          kind: 'chart',
          title: 'By month',
          entity: 'event',
          shape: 'line',
          by: 'startsOn',
          measure: 'count',
          hasRange: true,
        },
        {
          kind: 'chart',
          title: 'By host',
          entity: 'event',
          shape: 'pie',
          by: 'host',
          measure: 'average',
          field: 'numberField',
          hasRange: false,
        },
        { kind: 'globalSearch', title: 'Search' },
      ]),
      ...VIEWS.map((view) =>
        page(view, [
          collection('event', `The ${view}`, {
            view,
            by: view === 'board' ? 'status' : 'startsOn',
            filters: everything,
            sorts: everything,
            onlyMine: view === 'list',
            can: MANAGED,
            actions: [
              { kind: 'like', label: 'Like' },
              { kind: 'share', label: 'Share' },
              { kind: 'status', label: 'Cancel', field: 'status', option: 'Cancelled' },
              { kind: 'apply', label: 'Apply', page: 'routes' },
            ],
          }),
        ]),
      ),
      page('event-detail', [
        {
          kind: 'detail',
          entity: 'event',
          related: ['remark', 'missing'],
          talk: 'reviews',
          talkEntity: 'remark',
          actions: [{ kind: 'save', label: 'Save' }],
          can: { edit: true, remove: true },
        },
      ]),
      page('routes', [
        {
          kind: 'form',
          entity: 'event',
          title: 'Send',
          text: '',
          submit: 'Send it',
          thanks: 'Thank you, {reference} is yours.',
        },
        collection('missing', 'Of an entity that is gone'),
      ]),
    ],
    ...extras,
  };
}
