import type { Case } from '../case.ts';

export const conversationsOne: readonly Case[] = [
  {
    id: 'ho-talk-reading-group',
    title: 'a reading group grows: fields, colour, order, name',
    language: 'en',
    capabilities: ['follow-up', 'create', 'theme', 'filter-sort', 'literals'],
    heldOut: true,
    turns: [
      {
        send: 'A site for our reading group with books and meetings.',
        checks: [
          { kind: 'list', in: 'Books', atLeast: 6 },
          { kind: 'list', in: 'Meetings', atLeast: 3 },
          {
            kind: 'create',
            in: 'Books',
            values: [[['Title', 'Name'], 'The Salt Ferry']],
            shows: 'The Salt Ferry',
          },
        ],
      },
      {
        send: 'Add a page count to books and make the author required.',
        checks: [
          { kind: 'fields', in: 'Books', names: [/page/i], capability: 'follow-up' },
          { kind: 'unchanged', in: 'Books', row: 'The Salt Ferry' },
          {
            kind: 'rule',
            rule: 'the author is required',
            in: 'Books',
            allowed: [],
            refused: [
              [['Title', 'Name'], 'Nobody wrote this'],
              ['Author', ''],
            ],
          },
        ],
      },
      {
        send: 'make the header maroon',
        checks: [
          { kind: 'colour', where: 'header', is: '#800000', capability: 'follow-up' },
          { kind: 'search', in: 'Books' },
          { kind: 'detail', from: 'Books', shows: ['Author', /page/i] },
          { kind: 'sort', in: 'Books', by: ['Title', 'Name'], values: 'text' },
          { kind: 'remove', in: 'Meetings' },
        ],
      },
      {
        send: 'Sort the books by title please. And call the whole thing "Page Turners".',
        checks: [
          { kind: 'text', text: 'Page Turners', capability: 'follow-up' },
          {
            kind: 'steps',
            title: 'the books still open and a new one still lands in the list',
            capability: 'follow-up',
            steps: [
              { do: 'open', section: 'Books' },
              {
                do: 'submit',
                form: [/add|new|create/i],
                values: [
                  [['Title', 'Name'], 'Aardvarks at Noon'],
                  ['Author', 'B. Reed'],
                ],
              },
              { do: 'open', section: 'Books' },
              { do: 'see-exactly', text: 'Aardvarks at Noon' },
            ],
          },
        ],
      },
      {
        send: 'undo that',
        checks: [
          { kind: 'absent', what: 'text', name: 'Page Turners' },
          { kind: 'colour', where: 'header', is: '#800000', capability: 'follow-up' },
          {
            kind: 'create',
            in: 'Books',
            values: [
              [['Title', 'Name'], 'Late Swallows'],
              ['Author', 'K. Imre'],
            ],
            shows: 'Late Swallows',
          },
        ],
      },
    ],
  },
  {
    id: 'ho-talk-physio',
    title: 'a physiotherapist adds and removes pages',
    language: 'en',
    capabilities: ['follow-up', 'static-pages', 'submit-forms', 'booking', 'theme'],
    heldOut: true,
    turns: [
      {
        send: 'Website for a physiotherapist with services, a gallery and appointments people can book online. Calm colours.',
        checks: [
          { kind: 'section', name: 'Services' },
          { kind: 'section', name: 'Gallery' },
          {
            kind: 'booking',
            in: [/appointment/i, 'Book', 'Booking'],
            values: [
              ['Date', { inDays: 7 }],
              [['Name', 'Your name', 'Full name'], 'Ella Brandt'],
            ],
            twice: 'refused',
          },
        ],
      },
      {
        send: 'Remove the gallery, nobody looks at it. Add a FAQ page and a contact page instead.',
        checks: [
          { kind: 'absent', what: 'section', name: 'Gallery' },
          { kind: 'section', name: ['FAQ', 'Questions'] },
          {
            kind: 'submit-form',
            in: 'Contact',
            values: [['Email', 'ella@example.org']],
          },
        ],
      },
      {
        send: 'I also want a dark mode switch',
        checks: [
          { kind: 'dark-mode', capability: 'follow-up' },
          {
            kind: 'steps',
            title: 'an appointment can still be made',
            capability: 'follow-up',
            steps: [
              { do: 'open', section: [/appointment/i, 'Book', 'Booking'] },
              {
                do: 'submit',
                form: [/book|appointment|reserve/i],
                values: [
                  ['Date', { inDays: 15 }],
                  [['Name', 'Your name', 'Full name'], 'Ella Brandt'],
                ],
              },
              { do: 'see', text: [/confirm|booked|reference|thank|success/i] },
            ],
          },
        ],
      },
      {
        send: 'which pages does the site have now?',
        checks: [
          { kind: 'reply', says: /faq/i, capability: 'honesty' },
          {
            kind: 'reply',
            neverSays: /gallery page was added/i,
            changesNothing: true,
            capability: 'honesty',
          },
          {
            kind: 'steps',
            title: 'the FAQ opens',
            capability: 'follow-up',
            steps: [
              { do: 'open', section: ['FAQ', 'Questions'] },
              { do: 'see', text: [/\?/] },
            ],
          },
          { kind: 'dark-mode' },
        ],
      },
    ],
  },
  {
    id: 'ho-talk-inventar-de',
    title: 'an inventory in German, changed four times',
    language: 'de',
    capabilities: ['follow-up', 'language', 'create', 'rules', 'filter-sort'],
    heldOut: true,
    turns: [
      {
        send: 'Inventarliste für einen Theaterfundus: Kostüme mit Bezeichnung, Größe und Epoche.',
        checks: [
          { kind: 'language', is: 'de', words: ['Kostüme'] },
          {
            kind: 'create',
            in: 'Kostüme',
            values: [
              [['Bezeichnung', 'Name'], 'Gehrock mit Samtkragen'],
              ['Größe', 'L'],
            ],
            shows: 'Gehrock mit Samtkragen',
          },
          { kind: 'search', in: 'Kostüme' },
        ],
      },
      {
        send: 'Füge ein Feld Zustand hinzu: neu, gut, beschädigt.',
        checks: [
          { kind: 'fields', in: 'Kostüme', names: ['Zustand'], capability: 'follow-up' },
          { kind: 'filter', in: 'Kostüme', by: 'Zustand', option: 'Beschädigt', capability: 'follow-up' },
          { kind: 'unchanged', in: 'Kostüme', row: 'Gehrock mit Samtkragen' },
        ],
      },
      {
        send: 'Die Bezeichnung soll eindeutig sein.',
        checks: [
          {
            kind: 'rule',
            rule: 'the name is unique',
            in: 'Kostüme',
            allowed: [],
            refused: [[['Bezeichnung', 'Name'], 'Gehrock mit Samtkragen']],
          },
        ],
      },
      {
        send: 'Mach die Knöpfe dunkelrot und nenne die App "Fundus 7".',
        checks: [
          { kind: 'colour', where: 'button', is: '#8b0000', capability: 'follow-up' },
          { kind: 'text', text: 'Fundus 7', capability: 'follow-up' },
          { kind: 'remove', in: 'Kostüme', row: 'Gehrock mit Samtkragen' },
        ],
      },
    ],
  },
];
