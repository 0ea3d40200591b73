import type { Case } from '../case.ts';

/** Conversations about look, words and pages. */
export const talksLook: readonly Case[] = [
  {
    id: 'talk-colours',
    title: 'colours in five wordings',
    language: 'en',
    capabilities: ['follow-up', 'theme'],
    turns: [
      {
        send: 'A site about my ceramics with works and contact',
        checks: [
          { kind: 'list', in: ['Works', 'Home'], atLeast: 6 },
          { kind: 'submit-form', in: 'Contact', values: [['Email', 'pot@example.org']] },
        ],
      },
      {
        send: 'make the header blue',
        checks: [{ kind: 'colour', where: 'header', is: '#0000ff', capability: 'follow-up' }],
      },
      {
        send: "I'd prefer the whole background in a warm cream",
        checks: [
          { kind: 'colour', where: 'page', is: ['#fffdd0', '#fff8e7', '#fdf6e3'], capability: 'follow-up' },
        ],
      },
      {
        send: 'buttons: #0f766e',
        checks: [
          { kind: 'colour', where: 'button', is: '#0f766e', capability: 'follow-up' },
          { kind: 'colour', where: 'header', is: '#0000ff', capability: 'follow-up' },
        ],
      },
      {
        send: 'swap it for a dark theme',
        checks: [
          {
            kind: 'steps',
            title: 'the works are still there',
            capability: 'follow-up',
            steps: [
              { do: 'open', section: ['Works', 'Home'] },
              { do: 'see-rows', atLeast: 6 },
            ],
          },
        ],
      },
      {
        send: 'undo that',
        checks: [{ kind: 'colour', where: 'button', is: '#0f766e', capability: 'follow-up' }],
      },
    ],
  },
  {
    id: 'talk-dark-switch',
    title: 'a dark mode switch and a bigger title',
    language: 'en',
    capabilities: ['follow-up', 'theme', 'literals'],
    turns: [
      {
        send: 'Journal of my travels',
        checks: [
          { kind: 'list', in: [/journal|trips|entries|travels|home/i], atLeast: 6 },
          { kind: 'search', in: [/journal|trips|entries|travels/i] },
        ],
      },
      { send: 'add a dark mode switch', checks: [{ kind: 'dark-mode', capability: 'follow-up' }] },
      {
        send: 'the title should read "Slow Trains"',
        checks: [{ kind: 'text', text: 'Slow Trains', capability: 'follow-up' }],
      },
      {
        send: 'make the title larger',
        checks: [
          { kind: 'text', text: 'Slow Trains', capability: 'follow-up' },
          { kind: 'dark-mode', capability: 'follow-up' },
        ],
      },
    ],
  },
  {
    id: 'talk-pages',
    title: 'pages come, move and change their names',
    language: 'en',
    capabilities: ['follow-up', 'sections', 'static-pages'],
    turns: [
      {
        send: 'Website for an electrician in Leeds',
        checks: [
          { kind: 'section', name: 'Services' },
          { kind: 'section', name: 'Contact' },
          { kind: 'submit-form', in: 'Contact', values: [['Email', 'volt@example.org']] },
        ],
      },
      {
        send: 'add a contact page',
        checks: [
          { kind: 'section', name: 'Contact', capability: 'follow-up' },
          { kind: 'reply', says: /already|contact/i, capability: 'honesty' },
        ],
      },
      {
        send: 'Add an about page that says "Fully insured since 2003".',
        checks: [{ kind: 'text', text: 'Fully insured since 2003', on: 'About', capability: 'follow-up' }],
      },
      {
        send: 'add prices: socket 45 £, full rewire 2900 £',
        checks: [
          {
            kind: 'steps',
            title: 'the prices are shown',
            capability: 'follow-up',
            steps: [
              { do: 'open', section: ['Prices', 'Pricing', 'Services'] },
              { do: 'see', text: [/£\s?45|45\s?£/] },
              { do: 'see', text: [/2[.,]?900/] },
            ],
          },
        ],
      },
      {
        send: 'rename Services to What I do',
        checks: [
          { kind: 'section', name: 'What I do', capability: 'follow-up' },
          { kind: 'absent', what: 'section', name: 'Services' },
        ],
      },
    ],
  },
  {
    id: 'talk-translate',
    title: 'English to German and back',
    language: 'en',
    capabilities: ['follow-up', 'language'],
    turns: [
      {
        send: 'Shop for second hand bicycles with cart',
        checks: [{ kind: 'cart', in: ['Shop', 'Bicycles', 'Bikes', 'Products', 'Home'] }],
      },
      {
        send: 'translate to German',
        checks: [
          { kind: 'language', is: 'de', words: [/warenkorb/i], capability: 'follow-up' },
          { kind: 'cart', in: [/shop|fahrräder|räder|produkte|start/i], capability: 'follow-up' },
        ],
      },
      {
        send: 'und jetzt auf Französisch',
        checks: [{ kind: 'language', is: 'fr', words: [/panier/i], capability: 'follow-up' }],
      },
      {
        send: 'back to English please',
        checks: [{ kind: 'language', is: 'en', words: [/cart|basket/i], capability: 'follow-up' }],
      },
    ],
  },
  {
    id: 'talk-texte-fr',
    title: 'words change in French',
    language: 'fr',
    capabilities: ['follow-up', 'language', 'literals', 'theme'],
    turns: [
      {
        send: 'Site pour mon gîte à la montagne avec chambres, tarifs et contact',
        checks: [
          { kind: 'language', is: 'fr', words: ['Chambres', 'Tarifs'] },
          { kind: 'submit-form', in: 'Contact', values: [[/e-?mail/i, 'gite@example.org']] },
        ],
      },
      {
        send: 'Appelle-le « Le Vieux Mélèze »',
        checks: [{ kind: 'text', text: 'Le Vieux Mélèze', capability: 'follow-up' }],
      },
      {
        send: 'Mets l’en-tête en vert foncé',
        checks: [{ kind: 'colour', where: 'header', is: '#006400', capability: 'follow-up' }],
      },
      {
        send: 'ajoute une page avec les avis des clients',
        checks: [
          { kind: 'section', name: [/avis/i], capability: 'follow-up' },
          { kind: 'text', text: 'Le Vieux Mélèze', capability: 'follow-up' },
        ],
      },
    ],
  },
  {
    id: 'talk-many-at-once',
    title: 'a list of wishes in one message',
    language: 'en',
    capabilities: ['follow-up', 'theme', 'sections', 'create'],
    turns: [
      {
        send: 'Book club app',
        checks: [
          { kind: 'list', in: 'Books', atLeast: 6 },
          { kind: 'search', in: 'Books' },
        ],
      },
      {
        send: '- header purple\n- add a page called Meetings with date and place\n- books need a language (English, Welsh)\n- call it "Inkling"',
        checks: [
          { kind: 'colour', where: 'header', is: '#800080', capability: 'follow-up' },
          {
            kind: 'create',
            in: 'Meetings',
            values: [
              ['Date', { inDays: 9 }],
              ['Place', 'The old ticket office'],
            ],
            shows: 'The old ticket office',
            capability: 'follow-up',
          },
          { kind: 'filter', in: 'Books', by: 'Language', option: 'Welsh', capability: 'follow-up' },
          { kind: 'text', text: 'Inkling', capability: 'follow-up' },
        ],
      },
      {
        send: 'no, not purple, teal',
        checks: [{ kind: 'colour', where: 'header', is: '#008080', capability: 'follow-up' }],
      },
      {
        send: 'and make the buttons the same colour',
        checks: [
          { kind: 'colour', where: 'button', is: '#008080', capability: 'follow-up' },
          { kind: 'unchanged', in: 'Meetings', row: 'The old ticket office' },
        ],
      },
    ],
  },
];
