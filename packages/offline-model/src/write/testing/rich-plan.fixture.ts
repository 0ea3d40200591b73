import { ENGINE_NAMES } from '../../plan/engine-titles.ts';
import type { AppPlan, EntityPlan, PagePlan, ThemePlan } from '../../plan/app-plan.ts';
import type { EngineName } from '../../plan/block-plan.ts';
import { collection, field, MANAGED, rows } from '../../plan/shorthand.ts';

const product: EntityPlan = {
  id: 'product',
  one: 'Product',
  many: 'Products',
  icon: 'Package',
  titleField: 'name',
  isOwned: false,
  rules: [],
  fields: [
    field('name', 'Name', { type: 'text', isRequired: true }),
    field('price', 'Price', { type: 'money', isRequired: true, min: 0 }),
    field('stock', 'Stock', { type: 'number', isRequired: true }),
    field('score', 'Score', 'number'),
    field('picture', 'Picture', 'image'),
    field('maker', 'Maker', { type: 'choice', options: ['North', 'South'] }),
  ],
  seed: rows(
    'product',
    ['name', 'price', 'stock', 'score', 'picture', 'maker'],
    [
      ['Desk lamp', 39.5, 4, 70, 'lamp', 'North'],
      ['Oak stool', 80, 2, 95, 'stool', 'South'],
      ['Wool throw', 25, 9, 40, 'blanket', 'North'],
      ['Clay mug', 12, 20, 88, 'cup', 'South'],
    ],
  ),
};

const order: EntityPlan = {
  ...product,
  id: 'order',
  one: 'Order',
  many: 'Orders',
  titleField: 'reference',
  isOwned: true,
  fields: [
    field('reference', 'Reference', { type: 'text', isRequired: true }),
    field('customer', 'Customer', { type: 'text', isRequired: true }),
    field('items', 'Items', 'longText'),
    field('total', 'Total', 'money'),
    field('status', 'Status', {
      type: 'choice',
      options: ['Placed', 'Sent'],
      initial: 'Placed',
      isRequired: true,
    }),
    field('payment', 'Payment', 'text'),
    field('address', 'Address', 'longText'),
    field('placedOn', 'Placed on', 'date'),
  ],
  seed: [],
};

const visit: EntityPlan = {
  ...product,
  id: 'visit',
  one: 'Visit',
  many: 'Visits',
  titleField: 'name',
  isOwned: true,
  fields: [
    field('name', 'Name', { type: 'text', isRequired: true }),
    field('email', 'Email', { type: 'email', isRequired: true }),
    field('thing', 'Product', { type: 'relation', entity: 'product', isRequired: true }),
    field('day', 'Day', { type: 'date', isRequired: true }),
    field('time', 'Time', { type: 'time', isRequired: true }),
    field('status', 'Status', { type: 'choice', options: ['Booked', 'Cancelled'], initial: 'Booked' }),
  ],
  seed: rows('visit', ['name', 'thing', 'day', 'time'], [['Ada', 'product-1', 'D+1', '10:00']]),
};

const stay: EntityPlan = {
  ...visit,
  id: 'stay',
  one: 'Stay',
  many: 'Stays',
  fields: [
    field('name', 'Name', { type: 'text', isRequired: true }),
    field('room', 'Room', { type: 'relation', entity: 'product', isRequired: true }),
    field('checkIn', 'Check-in', { type: 'date', isRequired: true }),
    field('checkOut', 'Check-out', { type: 'date', isRequired: true }),
    field('total', 'Total', 'money'),
  ],
  seed: [],
};

const meeting: EntityPlan = {
  ...visit,
  id: 'meeting',
  one: 'Meeting',
  many: 'Meetings',
  fields: [
    field('name', 'Name', { type: 'text', isRequired: true }),
    field('startsAt', 'Starts', { type: 'dateTime', isRequired: true }),
  ],
  seed: [],
};

const upload: EntityPlan = {
  ...product,
  id: 'upload',
  one: 'File',
  many: 'Files',
  fields: [
    field('name', 'Name', { type: 'text', isRequired: true }),
    field('file', 'File', { type: 'file', isRequired: true }),
    field('addedOn', 'Added on', 'date'),
  ],
  seed: rows('upload', ['name', 'file', 'addedOn'], [['plan.pdf', 'plan.pdf', 'D-1']]),
};

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
    entities: [product, order, visit, stay, meeting, upload],
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
