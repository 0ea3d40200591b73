import { single, type Case } from '../case.ts';

const RECORDS = ['Records', 'Shop', 'Store', 'Products', 'Catalog', 'Catalogue', 'Vinyl', 'Home'];

export const shopsGamesTools: readonly Case[] = [
  single({
    id: 'new-tea-shop',
    title: 'Tea shop with cart and checkout',
    language: 'en',
    heldOut: true,
    capabilities: ['theme', 'lists', 'sections', 'search', 'detail', 'filter-sort', 'cart', 'my-records'],
    send:
      'Please build an online shop for loose leaf tea named Kettle & Fern with these functions: a Shop page with the teas ' +
      '(name, kind: black, green, white, oolong or herbal, origin, price), search, filter by kind, sort by price; a page for ' +
      'every tea with its description; a shopping cart with the total; checkout with name, address and payment (credit card, ' +
      'PayPal or bank transfer), after which an order number is shown; My orders with the past orders; and an About page. Use ' +
      'floral white for the background and dark green for the buttons.',
    checks: [
      { kind: 'text', text: 'Kettle & Fern' },
      { kind: 'colour', where: 'page', is: '#fffaf0', pages: ['Shop', 'About'] },
      { kind: 'colour', where: 'button', is: '#006400' },
      { kind: 'list', in: 'Shop', atLeast: 6 },
      { kind: 'search', in: 'Shop' },
      { kind: 'filter', in: 'Shop', by: /kind/iu, option: 'Black' },
      { kind: 'sort', in: 'Shop', by: /price/iu, values: 'number' },
      { kind: 'detail', from: 'Shop', shows: [/[€$£]\s?\d|\d\s?[€$£]/u] },
      { kind: 'cart', in: 'Shop', payment: /paypal/iu },
      {
        kind: 'steps',
        title: 'the order is kept under My orders',
        steps: [
          { do: 'open', section: ['My orders', 'Orders'] },
          { do: 'see-rows', atLeast: 1 },
          { do: 'reload' },
          { do: 'see-rows', atLeast: 1 },
        ],
      },
    ],
  }),
  single({
    id: 'new-vinyl',
    title: 'Second-hand records in one line',
    language: 'en',
    heldOut: true,
    capabilities: ['lists', 'search', 'detail', 'cart', 'reviews', 'filter-sort'],
    send:
      'An online store for second hand vinyl records: search, filter by genre (jazz, rock, soul, classical), reviews on every ' +
      'record, cart and checkout with an order number.',
    checks: [
      { kind: 'list', in: RECORDS, atLeast: 6 },
      {
        kind: 'steps',
        title: 'the start page tells what is sold',
        steps: [{ do: 'home' }, { do: 'see', text: /vinyl|records?/iu }],
      },
      { kind: 'search', in: RECORDS },
      { kind: 'filter', in: RECORDS, by: /genre/iu, option: 'Jazz' },
      { kind: 'detail', from: RECORDS, shows: [/[€$£]\s?\d|\d\s?[€$£]/u] },
      { kind: 'comment', from: RECORDS, text: 'Crackles a little on side B, otherwise lovely.' },
      { kind: 'cart', in: RECORDS },
      { kind: 'absent', what: 'text', name: /lorem ipsum/iu },
    ],
  }),
  single({
    id: 'new-sea-memory',
    title: 'Memory game with sea animals',
    language: 'en',
    heldOut: true,
    capabilities: ['theme', 'engines'],
    send:
      'A memory card game with sea animals for my kids. Count the moves, have a button to start a New game, and say well done ' +
      'when all pairs are found. Background light cyan, buttons navy.',
    checks: [
      { kind: 'colour', where: 'page', is: '#e0ffff' },
      { kind: 'colour', where: 'button', is: '#000080' },
      { kind: 'tool', tool: 'memory' },
      {
        kind: 'steps',
        title: 'moves are counted and a new game can be begun',
        steps: [
          { do: 'home' },
          { do: 'see', text: /moves?/iu },
          { do: 'click', name: /new game|start|restart|play/iu },
          { do: 'see', text: /moves?/iu },
        ],
      },
      {
        kind: 'steps',
        title: 'a reload leaves a game to play',
        steps: [
          { do: 'home' },
          { do: 'reload' },
          { do: 'see-button', name: /new game|start|restart|play/iu },
        ],
      },
      { kind: 'absent', what: 'text', name: /lorem ipsum/iu },
    ],
  }),
  single({
    id: 'new-tic-tac-toe',
    title: 'Tic-tac-toe, asked for by a pupil',
    language: 'en',
    heldOut: true,
    capabilities: ['engines', 'theme'],
    send:
      'hi im 11 and i need a tic tac toe game for my coding class at school it should be for two players X and O on the same ' +
      'computer and it should say who’s turn it is and who won and there should be a button Play again and please make the ' +
      'backround lavender its my favorit colour thank youu',
    checks: [
      { kind: 'colour', where: 'page', is: '#e6e6fa' },
      { kind: 'tool', tool: 'tic-tac-toe' },
      {
        kind: 'steps',
        title: 'it says whose turn it is',
        steps: [
          { do: 'home' },
          { do: 'see', text: /\bturn\b|next( player)?:|to move|to play|current player|player:/iu },
        ],
      },
      {
        kind: 'steps',
        title: 'a reload leaves a game to play',
        steps: [
          { do: 'home' },
          { do: 'reload' },
          { do: 'see', text: /\bturn\b|next( player)?:|to move|to play|current player|player:/iu },
        ],
      },
      { kind: 'absent', what: 'text', name: /sign in|log in/iu },
      { kind: 'absent', what: 'text', name: /lorem ipsum/iu },
    ],
  }),
  single({
    id: 'new-mortgage',
    title: 'Mortgage calculator',
    language: 'en',
    heldOut: true,
    capabilities: ['theme', 'engines', 'validation'],
    send:
      'I need a mortgage calculator for our credit union’s website. Fields: Loan amount, Interest rate (% per year), Term ' +
      '(years), and a Calculate button. It shows the monthly payment, the total interest and the total paid for a loan with ' +
      'equal monthly payments. Negative numbers must be refused with a message. White background, buttons dark blue.',
    checks: [
      { kind: 'colour', where: 'page', is: '#ffffff' },
      { kind: 'colour', where: 'button', is: '#00008b' },
      {
        kind: 'steps',
        title: 'there are the three fields',
        steps: [
          { do: 'home' },
          { do: 'see-field', name: /loan amount|amount/iu },
          { do: 'see-field', name: /interest|rate/iu },
          { do: 'see-field', name: /term|years/iu },
        ],
      },
      {
        kind: 'steps',
        title: '200,000 at 6 % over 30 years cost 1,199.10 a month',
        steps: [
          { do: 'home' },
          { do: 'fill', field: /loan amount|amount/iu, value: '200000' },
          { do: 'fill', field: /interest|rate/iu, value: '6' },
          { do: 'fill', field: /term|years/iu, value: '30' },
          { do: 'click', name: /calculate/iu },
          { do: 'see', text: /\b1[,.\s’']?199\b/u },
        ],
      },
      {
        kind: 'steps',
        title: '100,000 at 3 % over 15 years cost 690.58 a month',
        steps: [
          { do: 'home' },
          { do: 'fill', field: /loan amount|amount/iu, value: '100000' },
          { do: 'fill', field: /interest|rate/iu, value: '3' },
          { do: 'fill', field: /term|years/iu, value: '15' },
          { do: 'click', name: /calculate/iu },
          { do: 'see', text: /690[.,]58|\b691\b/u },
        ],
      },
      {
        kind: 'steps',
        title: 'a negative amount yields no payment',
        steps: [
          { do: 'home' },
          { do: 'fill', field: /loan amount|amount/iu, value: '-200000' },
          { do: 'fill', field: /interest|rate/iu, value: '6' },
          { do: 'fill', field: /term|years/iu, value: '30' },
          { do: 'click', name: /calculate/iu },
          { do: 'not-see', text: /[-−–]\s?[$€£]?\s?1[,.\s’']?199\b/u },
        ],
      },
    ],
  }),
  single({
    id: 'new-kitchen-converter',
    title: 'Kitchen converter with shopping list',
    language: 'en',
    heldOut: true,
    capabilities: ['engines', 'sections', 'create', 'edit-delete'],
    send:
      'Kitchen helper: a Converter page for kitchen units (grams, kilograms, ounces, pounds and millilitres, litres) and a ' +
      'Shopping list page where I add items with item and amount, tick them off and delete them. it has to remember the list ' +
      'when i close the browser',
    checks: [
      { kind: 'section', name: 'Converter' },
      {
        kind: 'tool',
        in: 'Converter',
        tool: 'converter',
        from: /kilograms?|kg/iu,
        to: /^grams?|\bgrams?\b|^g$/iu,
        value: '3',
        shows: /3[,.\s’']?000/u,
      },
      {
        kind: 'tool',
        in: 'Converter',
        tool: 'converter',
        from: /pounds?|lb/iu,
        to: /ounces?|oz/iu,
        value: '2',
        shows: /\b32\b|31[.,]99/u,
      },
      {
        kind: 'steps',
        title: 'an item goes onto the list and stays',
        steps: [
          { do: 'open', section: 'Shopping list' },
          {
            do: 'submit',
            form: /add|new/iu,
            values: [
              [['Item', 'Name', /item|name/iu], 'Cardamom pods'],
              [['Amount', 'Quantity', /amount|quantity|how much/iu], '3'],
            ],
          },
          { do: 'see', text: 'Cardamom pods' },
          { do: 'reload' },
          { do: 'see', text: 'Cardamom pods' },
        ],
      },
      { kind: 'tick', in: 'Shopping list' },
      { kind: 'section', name: 'Shopping list' },
    ],
  }),
];
