import type { AppPlan, PagePlan, ThemePlan } from '../../plan/app-plan.ts';
import type { CollectionBlock } from '../../plan/block-plan.ts';
import { collection, MANAGED, rows } from '../../plan/shorthand.ts';
import { entity, page as plainPage, THEME } from './rich-plan.fixture.ts';

const COLUMNS = [
  { id: 'description', label: 'Description', kind: 'text' },
  { id: 'quantity', label: 'Quantity', kind: 'number' },
  { id: 'unitPrice', label: 'Unit price', kind: 'money' },
  { id: 'vatRate', label: 'VAT rate', kind: 'percent' },
] as const;

/** One entity with a field of every type, with names that the language or the components own. */
const plain = entity(
  'event | Event | Events | NoSuchIcon',
  `Class*!; Status*[Open|Cancelled]; Host->person; Starts on*:date; Date time field:dateTime; Image field:image;
  Number field:number; Long text field:longText; Money field:money; Date field:date; Time field:time; Flag field:flag;
  Email field:email; Phone field:phone; Url field:url; File field:file; Rating field:rating; Colour field:colour; Items-;
  Items total:money; Number; Tags[[Red|Blue]]; Ends on:date`,
  {
    isOwned: true,
    titleField: 'class',
    has: {
      classValue: { id: 'class', label: 'Class "A" & {B}', min: 2, max: 40 },
      status: { initial: 'Open' },
      items: { type: 'parts', columns: COLUMNS },
      itemsTotal: { sumOf: 'items' },
      number: { numbered: 'EV-' },
    },
    rules: [
      { kind: 'unique', fields: ['host', 'startsOn'], message: 'Taken' },
      { kind: 'differs', fields: ['startsOn', 'endsOn'], message: 'The same' },
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
  },
);

const event = {
  ...plain,
  fields: plain.fields.map((one) => (one.id.endsWith('Field') ? { ...one, help: 'Help <here>' } : one)),
};

const person = entity('person | Person | People | Users', 'Name*', { rows: 'Ada\nBen' });

const remark = entity(
  'remark | Person | People | Users',
  'About->event*; Author*; Text*:longText; Rating*:rating; Posted on:date',
  { titleField: 'author' },
);

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
