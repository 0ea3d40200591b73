import type { Case } from '../case.ts';

/** Conversations that add whole capabilities, ask questions, or cannot be met. */
export const talksFeatures: readonly Case[] = [
  {
    id: 'talk-add-login',
    title: 'accounts come later',
    language: 'en',
    capabilities: ['follow-up', 'accounts', 'my-records'],
    turns: [
      {
        send: 'Notes app',
        checks: [
          { kind: 'list', in: ['Notes', 'Home'], atLeast: 6 },
          {
            kind: 'create',
            in: ['Notes', 'Home'],
            values: [['Title', 'Spare key is under the oar']],
            shows: 'Spare key is under the oar',
          },
        ],
      },
      {
        send: 'add login',
        checks: [
          { kind: 'sign-in', by: 'sign-up', capability: 'follow-up' },
          { kind: 'sign-in', by: 'demo', capability: 'follow-up' },
        ],
      },
      {
        send: 'add a profile page where people change their name',
        checks: [
          {
            kind: 'profile',
            in: ['Profile', 'My profile', 'Settings'],
            values: [['Name', 'Nell Ferris']],
            shows: 'Nell Ferris',
            capability: 'follow-up',
          },
        ],
      },
      {
        send: 'notes can be pinned',
        checks: [{ kind: 'counter', in: ['Notes', 'Home'], button: [/pin/i], capability: 'follow-up' }],
      },
    ],
  },
  {
    id: 'talk-social-later',
    title: 'likes, comments and favourites are added',
    language: 'en',
    capabilities: ['follow-up', 'social', 'reviews'],
    turns: [
      {
        send: 'A gallery of knitting patterns',
        checks: [
          { kind: 'list', in: ['Patterns', 'Gallery', 'Home'], atLeast: 6 },
          { kind: 'detail', from: ['Patterns', 'Gallery', 'Home'], shows: [] },
        ],
      },
      {
        send: 'let people like patterns',
        checks: [
          { kind: 'counter', in: ['Patterns', 'Gallery', 'Home'], button: 'Like', capability: 'follow-up' },
        ],
      },
      {
        send: 'and comment on them',
        checks: [
          {
            kind: 'comment',
            from: ['Patterns', 'Gallery', 'Home'],
            text: 'Row 12 has a typo.',
            capability: 'follow-up',
          },
        ],
      },
      {
        send: 'add a rating with stars',
        checks: [
          {
            kind: 'comment',
            from: ['Patterns', 'Gallery', 'Home'],
            text: 'Five of five, warm ears.',
            stars: true,
            capability: 'follow-up',
          },
        ],
      },
      {
        send: 'put a search at the top',
        checks: [{ kind: 'search', in: ['Patterns', 'Gallery', 'Home'], capability: 'follow-up' }],
      },
    ],
  },
  {
    id: 'talk-questions',
    title: 'questions are answered and touch nothing',
    language: 'en',
    capabilities: ['follow-up', 'honesty'],
    turns: [
      {
        send: 'Car repair shop: customers, cars (plate, model, customer), repairs (car, date, cost, done or open)',
        checks: [
          { kind: 'list', in: 'Cars', atLeast: 6 },
          { kind: 'create', in: 'Customers', values: [['Name', 'Dora Pike']], shows: 'Dora Pike' },
          { kind: 'filter', in: 'Repairs' },
        ],
      },
      {
        send: 'Which fields does a repair have?',
        checks: [
          { kind: 'reply', says: /cost/i, changesNothing: true },
          { kind: 'unchanged', in: 'Customers', row: 'Dora Pike' },
        ],
      },
      {
        send: 'Can you train a neural network on the repairs and predict faults?',
        checks: [
          {
            kind: 'reply',
            says: /not|can't|cannot|unable|connect/i,
            neverSays: /trained/i,
            changesNothing: true,
          },
        ],
      },
      {
        send: 'fine. add a warranty checkbox to repairs then',
        checks: [{ kind: 'fields', in: 'Repairs', names: [/warranty/i], capability: 'follow-up' }],
      },
    ],
  },
  {
    id: 'talk-booking-later',
    title: 'a site becomes bookable',
    language: 'en',
    capabilities: ['follow-up', 'booking', 'rules'],
    turns: [
      {
        send: 'Site for a pottery studio with workshops',
        checks: [
          { kind: 'list', in: ['Workshops', 'Home'], atLeast: 6 },
          { kind: 'detail', from: ['Workshops', 'Home'], shows: [] },
        ],
      },
      {
        send: 'visitors should be able to book a workshop',
        checks: [
          {
            kind: 'booking',
            in: ['Workshops', 'Book', 'Booking', 'Bookings'],
            values: [['Name', 'Una Bell']],
            twice: 'allowed',
            capability: 'follow-up',
          },
        ],
      },
      {
        send: 'at most 2 bookings per workshop',
        checks: [
          { kind: 'reply', says: /2|two/i, capability: 'honesty' },
          { kind: 'search', in: ['Workshops', 'Home'] },
        ],
      },
      {
        send: 'show me all bookings in a table',
        checks: [{ kind: 'section', name: [/bookings/i], capability: 'follow-up' }],
      },
    ],
  },
  {
    id: 'talk-game-tuning',
    title: 'a game changes its numbers',
    language: 'en',
    capabilities: ['follow-up', 'engines', 'theme'],
    turns: [
      { send: 'memory game', checks: [{ kind: 'tool', tool: 'memory' }] },
      {
        send: 'background lavender',
        checks: [
          { kind: 'colour', where: 'page', is: '#e6e6fa', capability: 'follow-up' },
          { kind: 'tool', tool: 'memory', capability: 'follow-up' },
        ],
      },
      { send: 'call it "Déjà Vu"', checks: [{ kind: 'text', text: 'Déjà Vu', capability: 'follow-up' }] },
      {
        send: 'add a page with the rules',
        checks: [
          { kind: 'section', name: [/rules|how to play/i], capability: 'follow-up' },
          { kind: 'tool', tool: 'memory', capability: 'follow-up' },
        ],
      },
    ],
  },
];
