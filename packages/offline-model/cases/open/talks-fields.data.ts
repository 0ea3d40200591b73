import type { Case } from '../case.ts';

/** Conversations about fields, rules and data. */
export const talksFields: readonly Case[] = [
  {
    id: 'talk-task-fields',
    title: 'tasks get a due date, an order, a rule and a count',
    language: 'en',
    capabilities: ['follow-up', 'create', 'rules', 'filter-sort'],
    turns: [
      {
        send: 'Simple task manager',
        checks: [
          { kind: 'list', in: ['Tasks', 'Home'], atLeast: 6 },
          {
            kind: 'create',
            in: ['Tasks', 'Home'],
            values: [[['Title', 'Task', 'Name'], 'Rinse the tent']],
            shows: 'Rinse the tent',
          },
        ],
      },
      {
        send: 'add a due date to tasks',
        checks: [
          { kind: 'fields', in: ['Tasks', 'Home'], names: [/due/i], capability: 'follow-up' },
          { kind: 'unchanged', in: ['Tasks', 'Home'], row: 'Rinse the tent' },
        ],
      },
      {
        send: 'sort by due date',
        checks: [
          {
            kind: 'steps',
            title: 'the list still works after the new order',
            capability: 'follow-up',
            steps: [
              { do: 'open', section: ['Tasks', 'Home'] },
              { do: 'see-rows', atLeast: 6 },
              { do: 'see-exactly', text: 'Rinse the tent' },
            ],
          },
        ],
      },
      {
        send: 'the due date should be required',
        checks: [
          {
            kind: 'rule',
            rule: 'due date required',
            in: ['Tasks', 'Home'],
            allowed: [],
            refused: [
              [['Title', 'Task', 'Name'], 'Without a date'],
              [/due/i, ''],
            ],
          },
        ],
      },
      {
        send: 'show on top how many tasks there are',
        checks: [
          { kind: 'number', label: /tasks|total/i, countOf: ['Tasks', 'Home'], capability: 'follow-up' },
        ],
      },
      {
        send: 'rename tasks to chores',
        checks: [
          { kind: 'section', name: ['Chores', 'Home'], shows: [/chores/i], capability: 'follow-up' },
          { kind: 'unchanged', in: ['Chores', 'Home'], row: 'Rinse the tent' },
        ],
      },
    ],
  },
  {
    id: 'talk-relation',
    title: 'a new kind of thing that belongs to another',
    language: 'en',
    capabilities: ['follow-up', 'create', 'detail'],
    turns: [
      {
        send: 'Track my house plants: name, room, light (low, medium, bright).',
        checks: [
          { kind: 'list', in: ['Plants', 'Home'], atLeast: 6 },
          { kind: 'filter', in: ['Plants', 'Home'], by: 'Light', option: 'Bright' },
          { kind: 'create', in: ['Plants', 'Home'], values: [['Name', 'Fern Gully']], shows: 'Fern Gully' },
        ],
      },
      {
        send: 'Now I want to log waterings: which plant, when and how much in ml',
        checks: [
          {
            kind: 'create',
            in: 'Waterings',
            values: [
              ['Plant', { option: 'Fern Gully' }],
              [/ml|amount|how much/i, '250'],
            ],
            shows: 'Fern Gully',
            capability: 'follow-up',
          },
          { kind: 'unchanged', in: ['Plants', 'Home'], row: 'Fern Gully' },
        ],
      },
      {
        send: 'show the waterings of a plant on its page',
        checks: [
          { kind: 'detail', from: ['Plants', 'Home'], shows: [/waterings/i], capability: 'follow-up' },
        ],
      },
      {
        send: 'room should be a choice: kitchen, bath, office',
        checks: [
          { kind: 'filter', in: ['Plants', 'Home'], by: 'Room', capability: 'follow-up' },
          {
            kind: 'create',
            in: ['Plants', 'Home'],
            values: [
              ['Name', 'Ivy League'],
              ['Room', { option: 'Bath' }],
            ],
            shows: 'Ivy League',
            capability: 'follow-up',
          },
        ],
      },
    ],
  },
  {
    id: 'talk-remove-things',
    title: 'fields, pages and buttons are taken away',
    language: 'en',
    capabilities: ['follow-up', 'sections'],
    turns: [
      {
        send: 'Website for a cycling club with rides, members, a gallery, news and contact.',
        checks: [
          { kind: 'section', name: 'Gallery' },
          { kind: 'section', name: 'News' },
          { kind: 'list', in: 'Rides', atLeast: 6 },
        ],
      },
      { send: 'remove the gallery', checks: [{ kind: 'absent', what: 'section', name: 'Gallery' }] },
      {
        send: 'Get rid of the news page too',
        checks: [
          { kind: 'absent', what: 'section', name: 'News' },
          { kind: 'section', name: 'Contact', capability: 'follow-up' },
        ],
      },
      {
        send: 'bring the gallery back please',
        checks: [
          { kind: 'section', name: 'Gallery', capability: 'follow-up' },
          { kind: 'search', in: 'Rides' },
        ],
      },
    ],
  },
  {
    id: 'talk-rules-later',
    title: 'rules are added one after another',
    language: 'en',
    capabilities: ['follow-up', 'rules'],
    turns: [
      {
        send: 'Members of a sailing club with name, email and boat name.',
        checks: [
          {
            kind: 'create',
            in: 'Members',
            values: [
              ['Name', 'Iris Vane'],
              ['Email', 'iris@example.org'],
              [/boat/i, 'Second Wind'],
            ],
            shows: 'Iris Vane',
          },
          { kind: 'search', in: 'Members' },
        ],
      },
      {
        send: 'email must be unique',
        checks: [
          {
            kind: 'rule',
            rule: 'unique email',
            in: 'Members',
            allowed: [],
            refused: [
              ['Name', 'Other'],
              ['Email', 'iris@example.org'],
            ],
          },
        ],
      },
      {
        send: 'names need at least 3 letters',
        checks: [
          {
            kind: 'rule',
            rule: 'at least three letters',
            in: 'Members',
            allowed: [],
            refused: [
              ['Name', 'Al'],
              ['Email', 'al@example.org'],
            ],
          },
        ],
      },
      {
        send: 'boat name is optional',
        checks: [
          {
            kind: 'create',
            in: 'Members',
            values: [
              ['Name', 'Boatless Ben'],
              ['Email', 'ben@example.org'],
              [/boat/i, ''],
            ],
            shows: 'Boatless Ben',
            capability: 'follow-up',
          },
          { kind: 'unchanged', in: 'Members', row: 'Iris Vane' },
        ],
      },
    ],
  },
  {
    id: 'talk-campos-es',
    title: 'fields in Spanish',
    language: 'es',
    capabilities: ['follow-up', 'language', 'create', 'theme'],
    turns: [
      {
        send: 'Lista de mis películas vistas con título, director y nota del 1 al 10',
        checks: [
          { kind: 'language', is: 'es', words: ['Películas'] },
          {
            kind: 'create',
            in: ['Películas', 'Inicio'],
            values: [
              ['Título', 'La noche del farero'],
              ['Nota', '8'],
            ],
            shows: 'La noche del farero',
          },
          {
            kind: 'rule',
            rule: 'nota del 1 al 10',
            in: ['Películas', 'Inicio'],
            allowed: [],
            refused: [
              ['Título', 'Demasiado'],
              ['Nota', '12'],
            ],
          },
        ],
      },
      {
        send: 'añade el año y el género (terror, comedia, drama)',
        checks: [
          { kind: 'fields', in: ['Películas', 'Inicio'], names: ['Año', 'Género'], capability: 'follow-up' },
          { kind: 'unchanged', in: ['Películas', 'Inicio'], row: 'La noche del farero' },
        ],
      },
      {
        send: 'ordena por nota',
        checks: [
          {
            kind: 'sort',
            in: ['Películas', 'Inicio'],
            by: 'Nota',
            values: 'number',
            capability: 'follow-up',
          },
        ],
      },
      {
        send: 'pon el fondo negro y los botones amarillos',
        checks: [
          { kind: 'colour', where: 'page', is: '#000000', capability: 'follow-up' },
          { kind: 'colour', where: 'button', is: '#ffff00', capability: 'follow-up' },
        ],
      },
    ],
  },
  {
    id: 'talk-quote-numbers',
    title: 'a chart, a total, a report',
    language: 'en',
    capabilities: ['follow-up', 'numbers', 'reports'],
    turns: [
      {
        send: 'Expense tracker with amount, category (rent, food, fun) and date',
        checks: [
          { kind: 'list', in: ['Expenses', 'Home'], atLeast: 6 },
          {
            kind: 'create',
            in: ['Expenses', 'Home'],
            values: [
              ['Amount', '19.95'],
              ['Category', { option: 'Fun' }],
            ],
            shows: '19.95',
          },
        ],
      },
      {
        send: 'add a chart by category on the first page',
        checks: [{ kind: 'chart', capability: 'follow-up' }],
      },
      {
        send: 'I need a report page I can print',
        checks: [{ kind: 'report', in: ['Reports', 'Report'], capability: 'follow-up' }],
      },
      {
        send: 'amounts in Swiss francs',
        checks: [
          {
            kind: 'steps',
            title: 'CHF is shown',
            capability: 'follow-up',
            steps: [
              { do: 'open', section: ['Expenses', 'Home'] },
              { do: 'see', text: [/CHF|Fr\./] },
            ],
          },
        ],
      },
      {
        send: 'an amount must be more than 0',
        checks: [
          {
            kind: 'rule',
            rule: 'more than nothing',
            in: ['Expenses', 'Home'],
            allowed: [],
            refused: [['Amount', '0']],
          },
        ],
      },
    ],
  },
];
