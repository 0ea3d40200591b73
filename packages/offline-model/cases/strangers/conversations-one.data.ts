import type { Case } from '../case.ts';

export const conversationsOne: readonly Case[] = [
  {
    id: 'talk-chess-league',
    title: 'A chess league gets a required field, a rule and colours',
    language: 'en',
    heldOut: true,
    capabilities: ['create', 'search', 'follow-up', 'rules', 'theme', 'honesty'],
    turns: [
      {
        send: 'Build a chess league app: players with name, rating and club, matches with white, black, a date and a result, and a page with the standings. Players can be searched.',
        checks: [
          {
            kind: 'create',
            in: 'Players',
            values: [
              [/name/iu, 'Ludmila Farkas'],
              [/rating/iu, '1874'],
            ],
            shows: 'Ludmila Farkas',
          },
          { kind: 'search', in: 'Players' },
          { kind: 'section', name: 'Standings' },
        ],
      },
      {
        send: 'Add a phone number to the players, it is required.',
        checks: [
          {
            kind: 'rule',
            rule: 'a player has a phone number',
            in: 'Players',
            allowed: [
              [
                [/name/iu, 'Bruno Quist'],
                [/phone/iu, '01632 960144'],
              ],
            ],
            refused: [
              [/name/iu, 'Nils Phoneless'],
              [/phone/iu, ''],
            ],
            capability: 'follow-up',
          },
          { kind: 'unchanged', in: 'Players', row: 'Ludmila Farkas' },
        ],
      },
      {
        send: 'Nobody can play against themselves: white and black must be different players.',
        checks: [
          {
            kind: 'rule',
            rule: 'white and black are two people',
            in: 'Matches',
            allowed: [
              [
                ['White', { option: 'Ludmila Farkas' }],
                ['Black', { option: 'Bruno Quist' }],
              ],
            ],
            refused: [
              ['White', { option: 'Ludmila Farkas' }],
              ['Black', { option: 'Ludmila Farkas' }],
            ],
          },
        ],
      },
      {
        send: 'make the background linen and the buttons dark olive green',
        checks: [
          { kind: 'colour', where: 'page', is: '#FAF0E6', pages: ['Players', 'Matches'] },
          { kind: 'colour', where: 'button', is: '#556B2F' },
          {
            kind: 'create',
            in: 'Players',
            values: [
              [/name/iu, 'Ines Tarrant'],
              [/phone/iu, '01632 960188'],
            ],
            shows: 'Ines Tarrant',
          },
        ],
      },
      {
        send: 'Which pages does the app have now?',
        checks: [
          { kind: 'reply', says: 'Players', changesNothing: true },
          {
            kind: 'steps',
            title: 'the app is as it was',
            steps: [
              { do: 'open', section: 'Players' },
              { do: 'see-rows', atLeast: 3 },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'talk-ferry-timetable',
    title: 'A ferry timetable is renamed and gets alerts',
    language: 'en',
    heldOut: true,
    capabilities: ['lists', 'submit-forms', 'filter-sort', 'search', 'follow-up', 'literals', 'create'],
    turns: [
      {
        send: 'A website with the timetable of three ferry lines. Departures have a line, from, to, time and vessel. Pages: Home, Timetable, Fares, Contact with a form.',
        checks: [
          { kind: 'list', in: 'Timetable', atLeast: 6 },
          { kind: 'section', name: 'Fares' },
          {
            kind: 'submit-form',
            in: 'Contact',
            values: [
              [/name/iu, 'Edda Moorcroft'],
              [/e-?mail/iu, 'edda.moorcroft@example.org'],
              [/message/iu, 'Can I bring a wheelbarrow?'],
            ],
          },
        ],
      },
      {
        send: 'let me filter the timetable by line and give it a search box',
        checks: [
          { kind: 'filter', in: 'Timetable', by: 'Line' },
          { kind: 'search', in: 'Timetable' },
        ],
      },
      {
        send: 'Rename the site to Saltmarsh Ferries and remove the fares page.',
        checks: [
          { kind: 'text', text: 'Saltmarsh Ferries' },
          { kind: 'absent', what: 'section', name: 'Fares' },
          {
            kind: 'steps',
            title: 'the timetable stayed',
            steps: [
              { do: 'open', section: 'Timetable' },
              { do: 'see-rows', atLeast: 6 },
            ],
          },
        ],
      },
      {
        send: 'Add a page "Alerts" with service alerts: title, message and severity (info, delay, cancelled). I need to add alerts and delete them.',
        checks: [
          {
            kind: 'create',
            in: 'Alerts',
            values: [
              [/title/iu, 'Fog on the northern line'],
              [/message/iu, 'Expect twenty minutes more.'],
            ],
            shows: 'Fog on the northern line',
          },
          { kind: 'remove', in: 'Alerts', row: 'Fog on the northern line' },
        ],
      },
    ],
  },
  {
    id: 'talk-pigeon-loft',
    title: 'Racing pigeons are weighed and charted',
    language: 'en',
    heldOut: true,
    capabilities: ['create', 'filter-sort', 'rules', 'numbers', 'follow-up'],
    turns: [
      {
        send: 'tracker for my racing pigeons. pigeons: ring number, name, sex, year hatched. races: race name, distance in km, place i came in',
        checks: [
          {
            kind: 'create',
            in: 'Pigeons',
            values: [
              [/^name|pigeon name/iu, 'Madam Parslow'],
              [/ring/iu, 'GB 24 N 60118'],
              [/year|hatched/iu, '2024'],
            ],
            shows: 'Madam Parslow',
          },
          {
            kind: 'create',
            in: 'Races',
            values: [
              [/name|^race$/iu, 'Fraserburgh overnight'],
              [/distance|km/iu, '612'],
              [/place/iu, '4'],
            ],
            shows: 'Fraserburgh overnight',
          },
        ],
      },
      {
        send: 'let me sort the pigeons by year hatched',
        checks: [{ kind: 'sort', in: 'Pigeons', by: /year|hatched/iu, values: 'number' }],
      },
      {
        send: 'add a weight in grams to the pigeons, it has to be between 250 and 600',
        checks: [
          {
            kind: 'rule',
            rule: 'a pigeon weighs 250 to 600 grams',
            in: 'Pigeons',
            allowed: [
              [
                [/^name|pigeon name/iu, 'Sergeant Crumb'],
                [/weight/iu, '430'],
              ],
            ],
            refused: [
              [/^name|pigeon name/iu, 'Colonel Loaf'],
              [/weight/iu, '900'],
            ],
          },
          { kind: 'unchanged', in: 'Pigeons', row: 'Madam Parslow' },
        ],
      },
      {
        send: 'put a dashboard in front with the number of races and a chart, and a dark mode switch',
        checks: [
          { kind: 'chart' },
          { kind: 'number', on: ['Dashboard', 'Home'], label: /races/iu, countOf: 'Races' },
          { kind: 'dark-mode' },
        ],
      },
    ],
  },
];
