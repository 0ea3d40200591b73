import { ENGINE_NAMES } from '../../plan/engine-titles.ts';
import { parseFields, parseSeed } from '../../lexicon/entity-lexicon.ts';
import type { AppPlan, EntityPlan, FieldPlan, PagePlan, ThemePlan } from '../../plan/app-plan.ts';
import type { EngineName } from '../../plan/block-plan.ts';
import { collection, MANAGED } from '../../plan/shorthand.ts';

interface More extends Partial<EntityPlan> {
  /** What the short form of a field cannot say, by its id. */
  readonly has?: Readonly<Record<string, Partial<FieldPlan>>>;
  /** First records as the lexicon writes them: a line each, cells in the order of the fields. */
  readonly rows?: string;
}

/** `id | One | Many | Icon` and the fields as the lexicon writes them; the first one names a record. */
export function entity(head: string, text: string, { has = {}, rows, ...more }: More = {}): EntityPlan {
  const [id = '', one = '', many = '', icon = ''] = head.split(' | ');
  const fields = parseFields(text).map((field) => ({ ...field, ...has[field.id] }));
  const seed = rows === undefined ? [] : parseSeed(id, fields, rows);
  const titleField = fields[0]?.id ?? '';
  return { id, one, many, icon, fields, titleField, seed, rules: [], isOwned: false, ...more };
}

const ENTITIES: readonly EntityPlan[] = [
  entity(
    'product | Product | Products | Package',
    'Name*; Price*:money; Stock*:number; Score:number; Picture:image; Maker[North|South]',
    {
      rows: `
Desk lamp | 39.5 | 4 | 70 | lamp | North
Oak stool | 80 | 2 | 95 | stool | South
Wool throw | 25 | 9 | 40 | blanket | North
Clay mug | 12 | 20 | 88 | cup | South`,
    },
  ),
  entity(
    'order | Order | Orders | Package',
    `Reference*; Customer*; Items:longText; Total:money; Status*[Placed|Sent]; Payment; Address:longText;
    Placed on:date`,
    { isOwned: true, has: { status: { initial: 'Placed' } } },
  ),
  entity(
    'visit | Visit | Visits | Package',
    'Name*; Email*:email; Thing->product*; Day*:date; Time*:time; Status[Booked|Cancelled]',
    {
      isOwned: true,
      has: { thing: { label: 'Product' }, status: { initial: 'Booked' } },
      seed: [{ id: 'visit-1', name: 'Ada', thing: 'product-1', day: 'D+1', time: '10:00' }],
    },
  ),
  entity(
    'stay | Stay | Stays | Package',
    'Name*; Room->product*; Check in*:date; Check out*:date; Total:money',
    { isOwned: true, has: { checkIn: { label: 'Check-in' }, checkOut: { label: 'Check-out' } } },
  ),
  entity('meeting | Meeting | Meetings | Package', 'Name*; Starts at*:dateTime', { isOwned: true }),
  entity('upload | File | Files | Package', 'Name*; File*:file; Added on:date', {
    rows: 'plan.pdf | plan.pdf | D-1',
  }),
];

export const page = (id: string, blocks: PagePlan['blocks'], extras: Partial<PagePlan> = {}): PagePlan => ({
  id,
  title: `The ${id}`,
  intro: '',
  path: `/${id}`,
  icon: 'House',
  isInNav: true,
  blocks,
  ...extras,
});

export const THEME: ThemePlan = {
  background: '#fdf5e6',
  primary: '#2f4f4f',
  accent: '#f59e0b',
  mode: 'light',
  hasModeSwitch: true,
  layout: 'topbar',
  fonts: 'geist',
  radius: 'medium',
  density: 'regular',
  palette: 'requested',
};

/** Every richer block and every engine in one plan. */
export function richPlan(extras: Partial<AppPlan> = {}, theme: Partial<ThemePlan> = {}): AppPlan {
  return {
    version: 1,
    name: 'Everything shop',
    tagline: 'All of it',
    language: 'en',
    kind: 'shop',
    domain: 'general',
    currency: 'EUR',
    theme: { ...THEME, ...theme },
    entities: ENTITIES,
    auth: {
      roles: ['Customer', 'Admin'],
      initialRole: 'Customer',
      demo: [
        { name: 'Ada Lind', email: 'ada@example.com', password: 'demo1234', role: 'Customer' },
        { name: 'Ben Roth', email: 'admin@example.com', password: 'admin1234', role: 'Admin' },
      ],
      canSignUp: true,
      guarded: ['profile'],
    },
    pages: [...blockPages(), ...ENGINE_NAMES.map((engine) => enginePage(engine))],
    ...extras,
  };
}

export const enginePage = (engine: EngineName): PagePlan =>
  page(`play-${engine}`, [{ kind: 'engine', engine, title: `The ${engine}`, options: {} }], {
    isInNav: false,
  });

function blockPages(): readonly PagePlan[] {
  return [
    page('home', [
      collection('product', 'Products', {
        can: { ...MANAGED, open: true },
        actions: [
          { kind: 'addToCart', label: 'Add to cart' },
          { kind: 'save', label: 'Save' },
          { kind: 'like', label: 'Like' },
          { kind: 'book', label: 'Book', page: 'visit' },
        ],
      }),
    ]),
    page('cart', [{ kind: 'cart', entity: 'product', orderEntity: 'order', payments: [] }]),
    page('checkout', [
      { kind: 'checkout', entity: 'product', orderEntity: 'order', payments: ['Card', 'PayPal'] },
    ]),
    page('orders', [{ kind: 'orders', entity: 'product', orderEntity: 'order', payments: [] }]),
    page('visit', [
      {
        kind: 'booking',
        entity: 'visit',
        resource: { entity: 'product', field: 'thing' },
        title: 'Book a visit',
        slots: ['09:00', '10:00', '11:00'],
      },
    ]),
    page('stay', [
      {
        kind: 'booking',
        entity: 'stay',
        resource: { entity: 'product', field: 'room' },
        title: 'Book a room',
        slots: [],
      },
    ]),
    page('meeting', [
      { kind: 'booking', entity: 'meeting', resource: null, title: 'Book a meeting', slots: [] },
    ]),
    page('profile', [{ kind: 'profile', title: 'Profile' }]),
    page('settings', [{ kind: 'settings', title: 'Settings' }]),
    page('saved', [{ kind: 'saved', title: 'Saved', entity: 'product' }]),
    page('notifications', [
      {
        kind: 'notifications',
        title: 'Notifications',
        items: [
          { title: 'Sent', text: 'Your order is on its way.', when: 'D-1 10:00' },
          { title: 'New', text: 'New mugs.', when: '' },
        ],
      },
    ]),
    page('accounts', [{ kind: 'accounts', title: 'Accounts' }], { role: 'Admin' }),
    page('leaderboard', [{ kind: 'leaderboard', title: 'Leaderboard', entity: 'product', field: 'score' }]),
    page('most-liked', [{ kind: 'leaderboard', title: 'Most liked' }]),
    page('messages', [
      {
        kind: 'messages',
        title: 'Messages',
        threads: [
          {
            with: 'Mia Berg',
            about: 'The lamp',
            messages: [{ isMine: false, text: 'Is it still "there"?', when: 'D-1 9:00' }],
          },
          { with: 'Tom Hale', about: '', messages: [{ isMine: true, text: 'Thanks!', when: 'D-2 12:00' }] },
        ],
      },
    ]),
    page('help', [
      {
        kind: 'chatbot',
        title: 'Ask us',
        answers: [
          { words: ['*'], text: 'Hello there!' },
          { words: ['opening hours', 'open'], text: 'From nine to five.' },
        ],
      },
      { kind: 'lookup', title: 'Find a product', entity: 'product', field: 'name' },
      { kind: 'compare', title: 'Compare', entity: 'product' },
      { kind: 'upload', title: 'Your files' },
      { kind: 'upload', title: 'Our files', entity: 'upload' },
    ]),
    page('quiz', [
      {
        kind: 'quiz',
        title: 'Quiz',
        questions: [
          { text: 'Two and two?', options: ['3', '4', '5'], answer: 1, why: 'Count them.' },
          { text: 'Sky?', options: ['Blue', 'Green'], answer: 0, why: '' },
        ],
        secondsPerQuestion: 20,
      },
    ]),
    page('report', [{ kind: 'report', title: 'Report', entities: ['product', 'order'] }]),
  ];
}
