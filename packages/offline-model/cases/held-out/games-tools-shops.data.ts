import type { Case } from '../case.ts';

export const gamesToolsShops: readonly Case[] = [
  {
    id: 'ho-2048-rules',
    title: '2048 with a best score',
    language: 'en',
    capabilities: ['engines', 'theme', 'static-pages'],
    heldOut: true,
    turns: [
      {
        send: 'I want to play 2048 in the browser, with score, best score and a restart button, and a page that explains the rules. Let the background be antique white and the buttons chocolate.',
        checks: [
          { kind: 'tool', tool: '2048' },
          { kind: 'colour', where: 'page', is: '#faebd7' },
          { kind: 'colour', where: 'button', is: '#d2691e' },
          {
            kind: 'steps',
            title: 'score, best score and restart are there after some moves',
            capability: 'engines',
            steps: [
              { do: 'home' },
              { do: 'press', key: 'ArrowLeft', times: 4 },
              { do: 'press', key: 'ArrowDown', times: 4 },
              { do: 'see', text: [/score/i] },
              { do: 'see', text: [/best/i] },
              { do: 'click', name: [/restart|new game|reset/i] },
              { do: 'see', text: [/score/i] },
            ],
          },
          {
            kind: 'steps',
            title: 'the rules are explained on a page of their own',
            capability: 'static-pages',
            steps: [
              { do: 'open', section: ['Rules', 'How to play', 'Help'] },
              { do: 'see', text: [/tile/i] },
            ],
          },
          { kind: 'section', name: ['Rules', 'How to play', 'Help'] },
        ],
      },
    ],
  },
  {
    id: 'ho-memory-tictactoe',
    title: 'two small games in one app',
    language: 'en',
    capabilities: ['engines', 'sections', 'theme', 'literals'],
    heldOut: true,
    turns: [
      {
        send: 'Rainy day games, called "Drizzle": a memory game and a tic tac toe, each on its own page, plus a high score list. Thistle for the background, dark magenta for buttons.',
        checks: [
          { kind: 'text', text: 'Drizzle', capability: 'literals' },
          { kind: 'tool', tool: 'memory', in: [/memory/i] },
          { kind: 'tool', tool: 'tic-tac-toe', in: [/tic.?tac.?toe/i] },
          { kind: 'colour', where: 'page', is: '#d8bfd8', pages: [/memory/i] },
          {
            kind: 'steps',
            title: 'a game can be begun anew',
            capability: 'engines',
            steps: [
              { do: 'open', section: [/tic.?tac.?toe/i] },
              { do: 'click', name: [/new game|restart|reset|play again/i] },
              { do: 'see', text: [/turn|your move|player|x\b/i] },
            ],
          },
          { kind: 'section', name: [/high ?scores?/i, 'Scores', 'Leaderboard'] },
        ],
      },
    ],
  },
  {
    id: 'ho-kitchen-tools',
    title: 'a kitchen helper: converter and timer',
    language: 'en',
    capabilities: ['engines', 'sections', 'create'],
    heldOut: true,
    turns: [
      {
        send: 'A little kitchen helper with three tools: a unit converter (grams, ounces, cups, millilitres), a countdown timer, and a shopping list where I can tick things off.',
        checks: [
          {
            kind: 'tool',
            tool: 'converter',
            in: [/convert/i],
            from: [/^g$|gram/i],
            to: [/^oz$|ounce/i],
            value: '100',
            shows: /3[.,]5[23]/,
          },
          { kind: 'tool', tool: 'timer', in: [/timer/i], direction: 'down' },
          {
            kind: 'create',
            in: ['Shopping list', 'Shopping'],
            values: [[['Item', 'Name', 'Title', 'What'], 'Smoked paprika']],
            shows: 'Smoked paprika',
          },
          { kind: 'tick', in: ['Shopping list', 'Shopping'] },
          { kind: 'section', name: [/convert/i] },
          { kind: 'list', in: ['Shopping list', 'Shopping'], atLeast: 5 },
        ],
      },
    ],
  },
  {
    id: 'ho-calculatrice-fr',
    title: 'a calculator with history in French',
    language: 'fr',
    capabilities: ['engines', 'language', 'theme'],
    heldOut: true,
    turns: [
      {
        send: 'Une calculatrice avec historique des calculs. Fond gris foncé, touches orange.',
        checks: [
          { kind: 'tool', tool: 'calculator', keys: ['9', '×', '6', '='], shows: '54' },
          { kind: 'tool', tool: 'calculator', keys: ['8', '1', '÷', '9', '='], shows: '9' },
          { kind: 'tool', tool: 'calculator', keys: ['7', '−', '1', '2', '='], shows: '-5' },
          { kind: 'language', is: 'fr', words: [/historique/i] },
          { kind: 'colour', where: 'page', is: ['#a9a9a9', '#696969', '#555555', '#444444', '#333333'] },
          { kind: 'colour', where: 'button', is: '#ffa500' },
        ],
      },
    ],
  },
  {
    id: 'ho-tea-shop',
    title: 'a tea shop with cart and payment',
    language: 'en',
    capabilities: ['cart', 'lists', 'search', 'filter-sort', 'theme', 'literals', 'reviews'],
    heldOut: true,
    turns: [
      {
        send: 'Design an online shop selling tea, named "Second Steep". Shoppers search and filter teas by category (green, black, oolong, herbal), sort by price, see a product page with reviews, put teas in the cart, change quantities and check out paying by card or on delivery. Orders get a number and can be seen in my orders. Shipping is free from 40 euros. Go for a cornsilk page with dark olive green parts.',
        checks: [
          { kind: 'text', text: 'Second Steep', capability: 'literals' },
          { kind: 'colour', where: 'page', is: '#fff8dc' },
          { kind: 'colour', where: 'button', is: '#556b2f' },
          { kind: 'cart', in: ['Shop', 'Teas', 'Products', 'Home'], payment: [/delivery/i] },
          { kind: 'filter', in: ['Shop', 'Teas', 'Products'], by: 'Category', option: 'Oolong' },
          { kind: 'sort', in: ['Shop', 'Teas', 'Products'], by: 'Price', values: 'number' },
          {
            kind: 'comment',
            from: ['Shop', 'Teas', 'Products'],
            text: 'Smells like wet cedar.',
            stars: true,
          },
          { kind: 'search', in: ['Shop', 'Teas', 'Products'] },
          { kind: 'section', name: ['My orders', 'Orders'] },
        ],
      },
    ],
  },
  {
    id: 'ho-secondhand-market',
    title: 'a market for used climbing gear with sign-in',
    language: 'en',
    capabilities: ['accounts', 'cart', 'create', 'filter-sort', 'theme', 'my-records'],
    heldOut: true,
    turns: [
      {
        send: 'marketplace for used climbing gear. register / log in / log out, sellers list gear (title, price, condition: new, good, worn), buyers filter by condition and max price, add to basket and pay. sellers see "My listings". alice blue bg + tomato buttons',
        checks: [
          { kind: 'colour', where: 'page', is: '#f0f8ff' },
          { kind: 'colour', where: 'button', is: '#ff6347' },
          { kind: 'sign-in', by: 'sign-up' },
          { kind: 'sign-in', by: 'demo' },
          {
            kind: 'filter',
            in: ['Gear', 'Shop', 'Market', 'Listings', 'Products'],
            by: 'Condition',
            option: 'Worn',
          },
          { kind: 'cart', in: ['Gear', 'Shop', 'Market', 'Listings', 'Products'] },
          {
            kind: 'create',
            in: ['My listings', 'Sell', 'Gear', 'Listings'],
            button: [/add|new|list|sell|post/i],
            values: [
              ['Title', 'Half a set of nuts'],
              ['Price', '35'],
              ['Condition', { option: 'Good' }],
            ],
            shows: 'Half a set of nuts',
          },
          { kind: 'section', name: 'My listings' },
        ],
      },
    ],
  },
];
