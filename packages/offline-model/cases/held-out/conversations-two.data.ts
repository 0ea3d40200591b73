import type { Case } from '../case.ts';

export const conversationsTwo: readonly Case[] = [
  {
    id: 'ho-talk-ceramics-shop',
    title: 'a ceramics shop: currency, button, cart',
    language: 'en',
    capabilities: ['follow-up', 'cart', 'theme', 'literals'],
    heldOut: true,
    turns: [
      {
        send: 'Online shop for handmade ceramics with a cart and checkout, background seashell, accents of saddle brown',
        checks: [
          { kind: 'colour', where: 'page', is: '#fff5ee' },
          { kind: 'cart', in: ['Shop', 'Products', 'Ceramics', 'Home'] },
          { kind: 'search', in: ['Shop', 'Products', 'Ceramics'] },
        ],
      },
      {
        send: 'Show prices in euro',
        checks: [
          {
            kind: 'steps',
            title: 'prices carry the euro sign and no dollar',
            capability: 'follow-up',
            steps: [
              { do: 'open', section: ['Shop', 'Products', 'Ceramics'] },
              { do: 'see', text: [/€/] },
              { do: 'not-see', text: [/\$\s?\d/] },
            ],
          },
        ],
      },
      {
        send: 'The add to cart button should say "Take it home".',
        checks: [
          {
            kind: 'steps',
            title: 'the button has its new words and still works',
            capability: 'follow-up',
            steps: [
              { do: 'open', section: ['Shop', 'Products', 'Ceramics'] },
              { do: 'click', name: 'Take it home' },
              { do: 'open', section: [/cart|basket/i] },
              { do: 'see-rows', atLeast: 1 },
            ],
          },
        ],
      },
      {
        send: 'add a newsletter signup to the footer',
        checks: [
          {
            kind: 'steps',
            title: 'the newsletter takes an address',
            capability: 'follow-up',
            steps: [
              { do: 'home' },
              {
                do: 'submit',
                form: [/newsletter|subscribe|sign ?up/i],
                values: [['Email', 'mug@example.org']],
              },
              { do: 'see', text: [/thank|subscribed|signed up|welcome/i] },
            ],
          },
          { kind: 'colour', where: 'page', is: '#fff5ee', capability: 'follow-up' },
        ],
      },
    ],
  },
  {
    id: 'ho-talk-board-moves',
    title: 'a board of cards changes its columns and its language',
    language: 'en',
    capabilities: ['follow-up', 'engines', 'language', 'create'],
    heldOut: true,
    turns: [
      {
        send: 'kanban board for planning our house renovation, columns To do, Doing, Done',
        checks: [
          { kind: 'tool', tool: 'kanban', columns: 3 },
          {
            kind: 'steps',
            title: 'a card is added and stays',
            capability: 'create',
            steps: [
              { do: 'home' },
              {
                do: 'submit',
                form: [/add|new|create/i],
                values: [[['Title', 'Name', 'Card', 'Task'], 'Plaster the stairwell']],
              },
              { do: 'see-exactly', text: 'Plaster the stairwell' },
              { do: 'reload' },
              { do: 'see-exactly', text: 'Plaster the stairwell' },
            ],
          },
        ],
      },
      {
        send: 'add a fourth column "Waiting for parts" please',
        checks: [
          { kind: 'text', text: 'Waiting for parts', capability: 'follow-up' },
          { kind: 'tool', tool: 'kanban', columns: 4, capability: 'follow-up' },
        ],
      },
      {
        send: 'cards need a budget (number) and an assignee',
        checks: [
          {
            kind: 'steps',
            title: 'the form of a card asks for both and the old card is still there',
            capability: 'follow-up',
            steps: [
              { do: 'home' },
              { do: 'see-exactly', text: 'Plaster the stairwell' },
              { do: 'click', name: [/add|new|create/i] },
              { do: 'see-field', name: 'Budget' },
              { do: 'see-field', name: 'Assignee' },
            ],
          },
        ],
      },
      {
        send: 'translate it to German',
        checks: [
          {
            kind: 'language',
            is: 'de',
            words: [/hinzufügen|neue|neuer|anlegen|erstellen/i],
            capability: 'follow-up',
          },
          { kind: 'tool', tool: 'kanban', columns: 4, capability: 'follow-up' },
        ],
      },
    ],
  },
  {
    id: 'ho-talk-donors-corrections',
    title: 'several wishes at once, and corrections',
    language: 'en',
    capabilities: ['follow-up', 'numbers', 'create', 'theme', 'accounts'],
    heldOut: true,
    turns: [
      {
        send: 'Donation tracker for an animal shelter: donors with name, email and city; donations with donor, amount, date and purpose (food, medicine, building). Dashboard with totals. Soft green background.',
        checks: [
          { kind: 'list', in: 'Donations', atLeast: 6 },
          { kind: 'number', label: 'Donors', countOf: 'Donors' },
          {
            kind: 'create',
            in: 'Donors',
            values: [
              ['Name', 'Wanda Kossak'],
              ['City', 'Torun'],
            ],
            shows: 'Wanda Kossak',
          },
          { kind: 'filter', in: 'Donations', by: 'Purpose', option: 'Medicine' },
        ],
      },
      {
        send: 'Three things: 1) make the buttons orange, 2) add a page for volunteers with name and phone, 3) donations must be at least 5.',
        checks: [
          { kind: 'colour', where: 'button', is: '#ffa500', capability: 'follow-up' },
          {
            kind: 'create',
            in: 'Volunteers',
            values: [
              ['Name', 'Tadeo Ruiz'],
              ['Phone', '555 2211'],
            ],
            shows: 'Tadeo Ruiz',
            capability: 'follow-up',
          },
          {
            kind: 'rule',
            rule: 'a donation is at least 5',
            in: 'Donations',
            allowed: [],
            refused: [['Amount', '3']],
          },
          { kind: 'unchanged', in: 'Donors', row: 'Wanda Kossak' },
        ],
      },
      {
        send: 'no, not orange, I meant coral',
        checks: [
          { kind: 'colour', where: 'button', is: '#ff7f50', capability: 'follow-up' },
          { kind: 'sort', in: 'Donations', by: 'Amount', values: 'number' },
          { kind: 'edit', in: 'Donors', values: [['City', 'Gdynia']], shows: 'Gdynia' },
        ],
      },
      {
        send: 'People should log in before they see anything.',
        checks: [
          { kind: 'sign-in', by: 'demo', capability: 'follow-up' },
          { kind: 'colour', where: 'button', is: '#ff7f50', capability: 'follow-up' },
        ],
      },
      {
        send: 'rename volunteers to helpers',
        checks: [
          { kind: 'section', name: 'Helpers', capability: 'follow-up' },
          { kind: 'absent', what: 'section', name: 'Volunteers' },
          { kind: 'search', in: 'Helpers' },
        ],
      },
    ],
  },
];
