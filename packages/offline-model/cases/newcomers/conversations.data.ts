import type { Case } from '../case.ts';

const NAME = ['Full name', 'First name', 'Name', /name/iu];
const EMAIL = [/e-?mail/iu];
const HABITS = ['Habits', 'My habits', 'Today', 'Home'];
const CHEESES = ['Shop', 'Cheeses', 'Cheese', 'Products', 'Store', 'Catalog', 'Catalogue', 'Home'];
const BREADS = ['Our breads', 'Breads'];

export const conversations: readonly Case[] = [
  {
    id: 'new-talk-events',
    title: 'Events of a town hall: a field, colours, a name, a filter, a question',
    language: 'en',
    heldOut: true,
    capabilities: ['lists', 'create', 'search', 'filter-sort', 'theme', 'follow-up', 'literals', 'honesty'],
    turns: [
      {
        send:
          'Please build an event management system for our town hall with these functions: Events (name, date, venue, status: ' +
          'planned, confirmed or cancelled), Guests (name, email, event) and Vendors (company, service, phone). We add, edit ' +
          'and search events. Use white for the background and crimson for the buttons.',
        checks: [
          { kind: 'colour', where: 'button', is: '#dc143c' },
          {
            kind: 'create',
            in: 'Events',
            values: [[['Event name', ...NAME, /title/iu], 'Lantern Parade']],
            shows: 'Lantern Parade',
          },
          { kind: 'search', in: 'Events' },
          { kind: 'list', in: 'Guests', atLeast: 4 },
        ],
      },
      {
        send: 'Events need a budget as well, in euros.',
        checks: [
          { kind: 'fields', in: 'Events', names: [/budget/iu] },
          { kind: 'unchanged', in: 'Events', row: 'Lantern Parade' },
          {
            kind: 'create',
            in: 'Events',
            values: [
              [['Event name', ...NAME, /title/iu], 'Herring Fair'],
              [/budget/iu, '1200'],
            ],
            shows: 'Herring Fair',
          },
        ],
      },
      {
        send: 'Make the buttons dark slate blue instead of crimson and call the app Gather Round.',
        checks: [
          { kind: 'colour', where: 'button', is: '#483d8b' },
          {
            kind: 'steps',
            title: 'the new name is seen, also after a reload',
            steps: [
              { do: 'home' },
              { do: 'see-exactly', text: 'Gather Round' },
              { do: 'reload' },
              { do: 'see-exactly', text: 'Gather Round' },
            ],
          },
        ],
      },
      {
        send: 'let me filter the events by status',
        checks: [
          { kind: 'filter', in: 'Events', by: /status/iu },
          {
            kind: 'edit',
            in: 'Events',
            row: 'Herring Fair',
            values: [[['Event name', ...NAME, /title/iu], 'Kipper Fair']],
            shows: 'Kipper Fair',
          },
        ],
      },
      {
        send: 'Which fields does an event have now? Just tell me, change nothing.',
        checks: [{ kind: 'reply', says: /budget/iu, changesNothing: true }],
      },
    ],
  },
  {
    id: 'new-talk-habits',
    title: 'Habit tracker: dark mode, a category, a field less',
    language: 'en',
    heldOut: true,
    capabilities: ['lists', 'create', 'filter-sort', 'follow-up'],
    turns: [
      {
        send: 'habit tracker. every habit has a name and how often (daily or weekly), and a checkbox to tick it off for today',
        checks: [
          {
            kind: 'create',
            in: HABITS,
            values: [[['Habit name', 'Name', 'Habit', /name|habit|title/iu], 'Stretch calves']],
            shows: 'Stretch calves',
          },
          { kind: 'tick', in: HABITS },
        ],
      },
      {
        send: 'add a dark mode switch please',
        checks: [{ kind: 'dark-mode' }, { kind: 'unchanged', in: HABITS, row: 'Stretch calves' }],
      },
      {
        send: 'every habit should also have a category: Health, Learning or Home. and i want to filter by category',
        checks: [
          { kind: 'fields', in: HABITS, names: [/category/iu] },
          {
            kind: 'create',
            in: HABITS,
            values: [
              [['Habit name', 'Name', 'Habit', /name|habit|title/iu], 'Ten Finnish words'],
              [/category/iu, { option: 'Learning' }],
            ],
            shows: 'Ten Finnish words',
          },
          {
            kind: 'steps',
            title: 'both habits are still there after a reload',
            steps: [
              { do: 'open', section: HABITS },
              { do: 'reload' },
              { do: 'see', text: 'Ten Finnish words' },
              { do: 'see', text: 'Stretch calves' },
            ],
          },
          { kind: 'filter', in: HABITS, by: /category/iu, option: 'Learning' },
        ],
      },
      {
        send: 'take the "how often" field out again, all my habits are daily anyway',
        checks: [
          { kind: 'absent', what: 'field', name: /how often|frequency/iu, in: HABITS },
          { kind: 'unchanged', in: HABITS, row: 'Ten Finnish words' },
        ],
      },
    ],
  },
  {
    id: 'new-talk-bakery',
    title: 'Bakery site: a page more, a headline, a page less, a question',
    language: 'en',
    heldOut: true,
    capabilities: [
      'lists',
      'sections',
      'search',
      'detail',
      'submit-forms',
      'theme',
      'literals',
      'follow-up',
      'honesty',
    ],
    turns: [
      {
        send:
          'A website for my bakery Crumb & Co with a home page, a page Our breads and an About page. One should be able to ' +
          'search the breads, and each bread opens on a page of its own with its price. Background seashell.',
        checks: [
          { kind: 'text', text: 'Crumb & Co' },
          { kind: 'colour', where: 'page', is: '#fff5ee', pages: [BREADS] },
          { kind: 'search', in: BREADS },
          { kind: 'detail', from: BREADS, shows: [/[€$£]\s?\d|\d\s?[€$£]/u] },
        ],
      },
      {
        send:
          'Add a Contact page with a form (name, email, message) and our address: 14 Mill Lane, Thornby. The form should ' +
          'not accept a wrong email address.',
        checks: [
          {
            kind: 'submit-form',
            in: ['Contact', 'Contact us'],
            values: [
              [NAME, 'Ludovic'],
              [EMAIL, 'ludovic@example.org'],
              [/message/iu, 'Do you bake on Sundays?'],
            ],
          },
          {
            kind: 'submit-form',
            in: ['Contact', 'Contact us'],
            invalid: [
              [NAME, 'Ludovic'],
              [EMAIL, 'ludovic without a sign'],
              [/message/iu, 'Do you bake on Mondays?'],
            ],
            values: [
              [NAME, 'Ludovic'],
              [EMAIL, 'ludovic@example.org'],
              [/message/iu, 'Do you bake on Mondays?'],
            ],
          },
        ],
      },
      {
        send: 'Change the headline on the home page to "Baked before sunrise".',
        checks: [
          {
            kind: 'steps',
            title: 'the headline is the new one, also after a reload',
            steps: [
              { do: 'home' },
              { do: 'see-exactly', text: 'Baked before sunrise' },
              { do: 'reload' },
              { do: 'see-exactly', text: 'Baked before sunrise' },
            ],
          },
        ],
      },
      {
        send: 'I do not want the About page any more, remove it.',
        checks: [
          { kind: 'absent', what: 'section', name: /about/iu },
          {
            kind: 'steps',
            title: 'the contact page is as it was',
            steps: [
              { do: 'open', section: ['Contact', 'Contact us'] },
              { do: 'see', text: '14 Mill Lane' },
              { do: 'see-field', name: /message/iu },
            ],
          },
        ],
      },
      {
        send: 'Which pages does the site have now? Only answer, please do not change anything.',
        checks: [{ kind: 'reply', says: /contact/iu, changesNothing: true }],
      },
    ],
  },
  {
    id: 'new-talk-tool-library',
    title: 'Tool library of a street: required, sorted, in Spanish',
    language: 'en',
    heldOut: true,
    capabilities: [
      'lists',
      'create',
      'search',
      'edit-delete',
      'filter-sort',
      'rules',
      'follow-up',
      'language',
    ],
    turns: [
      {
        send:
          'We share tools in our street and need a small app for it. Tools (name, category, owner) and Loans (tool, borrower, ' +
          'from, to). The end of a loan must not be before its start. I want to search the tools.',
        checks: [
          {
            kind: 'create',
            in: 'Tools',
            values: [[['Tool name', ...NAME], 'Froe and mallet']],
            shows: 'Froe and mallet',
          },
          { kind: 'search', in: 'Tools' },
          {
            kind: 'rule',
            rule: 'a loan does not end before it begins',
            in: 'Loans',
            allowed: [
              [
                [['From', 'Start', /from|start/iu], { inDays: 2 }],
                [['To', 'End', /\bto\b|end|until/iu], { inDays: 4 }],
              ],
            ],
            refused: [
              [['From', 'Start', /from|start/iu], { inDays: 9 }],
              [['To', 'End', /\bto\b|end|until/iu], { inDays: 7 }],
            ],
          },
        ],
      },
      {
        send: 'The owner of a tool must be required.',
        checks: [
          {
            kind: 'rule',
            rule: 'a tool needs an owner',
            in: 'Tools',
            allowed: [],
            refused: [
              [['Tool name', ...NAME], 'Ownerless adze'],
              [/owner/iu, ''],
            ],
          },
          { kind: 'unchanged', in: 'Tools', row: 'Froe and mallet' },
        ],
      },
      {
        send: 'I would like to sort the tools by name, and to delete a tool, but it has to ask me first.',
        checks: [
          { kind: 'sort', in: 'Tools', by: /name/iu, values: 'text' },
          { kind: 'remove', in: 'Tools', row: 'Froe and mallet' },
        ],
      },
      {
        send: 'Half of the street speaks Spanish. Please translate the whole app to Spanish.',
        checks: [
          { kind: 'language', is: 'es', words: [/herramientas/iu, /préstamos/iu] },
          { kind: 'list', in: [/herramientas/iu], atLeast: 2 },
        ],
      },
    ],
  },
  {
    id: 'new-talk-vet',
    title: 'Veterinary practice: another word, a dashboard, deleting',
    language: 'en',
    heldOut: true,
    capabilities: ['lists', 'create', 'search', 'numbers', 'edit-delete', 'filter-sort', 'follow-up'],
    turns: [
      {
        send:
          'Management system for a veterinary practice: Patients (name, species: dog, cat, rabbit or bird, owner, phone) and ' +
          'Appointments (patient, date, time, reason). Patients can be added, searched and filtered by species.',
        checks: [
          {
            kind: 'create',
            in: 'Patients',
            values: [[['Patient name', ...NAME], 'Marzipan']],
            shows: 'Marzipan',
          },
          { kind: 'search', in: 'Patients' },
          { kind: 'filter', in: 'Patients', by: /species/iu, option: 'Cat' },
        ],
      },
      {
        send: 'Please call them Animals instead of Patients, everywhere.',
        checks: [
          { kind: 'section', name: 'Animals' },
          { kind: 'absent', what: 'section', name: 'Patients' },
          { kind: 'unchanged', in: 'Animals', row: 'Marzipan' },
          {
            kind: 'create',
            in: 'Animals',
            values: [[['Animal name', ...NAME], 'Pumpernickel']],
            shows: 'Pumpernickel',
          },
        ],
      },
      {
        send: 'On the home page I want to see the total number of animals and a chart of animals by species.',
        checks: [{ kind: 'number', label: /animals/iu, countOf: 'Animals' }, { kind: 'chart' }],
      },
      {
        send: 'I also have to be able to delete an animal, with an "are you sure?" before.',
        checks: [
          { kind: 'remove', in: 'Animals', row: 'Pumpernickel' },
          {
            kind: 'steps',
            title: 'the other animal stays',
            steps: [
              { do: 'open', section: 'Animals' },
              { do: 'see', text: 'Marzipan' },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'new-talk-cheese',
    title: 'Cheese shop: euros and reviews, then colours',
    language: 'en',
    heldOut: true,
    capabilities: ['lists', 'filter-sort', 'cart', 'reviews', 'theme', 'follow-up'],
    turns: [
      {
        send:
          'Online shop for our cheese dairy. Cheeses with name, milk (cow, goat, sheep), description and price in dollars; ' +
          'filter by milk; cart, checkout with address, and an order number at the end.',
        checks: [
          { kind: 'list', in: CHEESES, atLeast: 5 },
          { kind: 'filter', in: CHEESES, by: /milk/iu, option: 'Goat' },
          { kind: 'cart', in: CHEESES },
        ],
      },
      {
        send: 'Show the prices in euro. And customers should be able to write a review with stars on the page of each cheese.',
        checks: [
          {
            kind: 'steps',
            title: 'prices are in euro',
            steps: [
              { do: 'open', section: CHEESES },
              { do: 'see', text: /€\s?\d|\d\s?€|EUR/u },
              { do: 'not-see', text: /\$\s?\d/u },
            ],
          },
          { kind: 'comment', from: CHEESES, text: 'Smells of meadow, tastes of more.', stars: true },
        ],
      },
      {
        send: 'Now make the background light yellow and the header saddle brown.',
        checks: [
          { kind: 'colour', where: 'page', is: '#ffffe0' },
          { kind: 'colour', where: 'header', is: '#8b4513' },
          { kind: 'cart', in: CHEESES },
        ],
      },
    ],
  },
];
