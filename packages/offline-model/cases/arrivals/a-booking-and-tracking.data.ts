import { single, type Case, type Entry } from '../case.ts';

const RUNS = ['Runs', 'My runs', 'Run log', 'Log', /\bruns?\b/iu];
const MONEY = ['Transactions', 'Entries', 'Budget', 'Records', /transaction|entr|expense|income/iu];
const NOTE = ['Note', 'Notes', 'Description', /note|descr/iu];
const HELP = ['Helpers', 'Volunteers', 'Help', 'Sign up', /help|volunteer|sign.?up|shift/iu];
const HELPER = ['Name', 'Your name', /name/iu];
const STALL = ['Stall', /stall/iu];
const SHIFT = ['Shift', /shift|time/iu];
const LATE = ['15:00–17:00', /15(:00)?\s*(-|–|to)\s*17/u];
const NOON = ['13:00–15:00', /13(:00)?\s*(-|–|to)\s*15/u];
const AGENDA = ['Agendar', 'Agendamento', 'Reservar', 'Marcar horário', /agend|reserv|marcar/iu];

const slot = (who: string): readonly Entry[] => [
  [/profissional/iu, { option: who }],
  [/data|dia/iu, { inDays: 9 }],
  [/hor[aá]/iu, { option: ['14:00', /14[:h]00|^14\s?h/iu] }],
];

export const arrivalsABookingAndTracking: readonly Case[] = [
  single({
    id: 'arr-a-rehearsal-rooms',
    title: 'Rehearsal rooms by the slot',
    language: 'en',
    heldOut: true,
    capabilities: ['theme', 'booking', 'rules', 'literals', 'lists', 'my-records'],
    send:
      'We rent out three rehearsal rooms for bands: Cellar (£14), Attic (£18) and Hangar (£25), prices per two hour slot. ' +
      'Slots start at 10:00, 12:00, 14:00, 16:00, 18:00 and 20:00. Bands should be able to book online: they choose the room, ' +
      'date and slot and leave band name, email and number of people, and then see a booking number. The same room can not be ' +
      'booked twice for the same date and slot, and at most 8 people fit into any room. Also a Bookings page where we see ' +
      'everything that is booked. Make the background lavender and the buttons indigo.',
    checks: [
      { kind: 'colour', where: 'page', is: '#e6e6fa' },
      { kind: 'colour', where: 'button', is: '#4b0082' },
      {
        kind: 'section',
        name: ['Rooms', 'Our rooms', 'Home', 'Prices', /rooms?/iu],
        shows: ['Cellar', /£\s?14/u, 'Attic', /£\s?18/u, 'Hangar', /£\s?25/u],
      },
      {
        kind: 'booking',
        in: ['Book', 'Book a room', 'Booking', 'Rooms', /book|room/iu],
        values: [
          [/room/iu, { option: ['Attic', /attic/iu] }],
          [/date|day/iu, { inDays: 5 }],
          [/slot|time|start/iu, { option: ['18:00', /18:00|6:00 ?pm/iu] }],
          [/band/iu, 'Velvet Moss'],
          [/people|persons|members|size/iu, '4'],
        ],
        twice: 'refused',
      },
      {
        kind: 'rule',
        rule: 'at most eight people',
        in: ['Book', 'Book a room', 'Booking', 'Rooms', /book|room/iu],
        button: /book|reserve/iu,
        allowed: [
          [
            [/room/iu, { option: ['Hangar', /hangar/iu] }],
            [/date|day/iu, { inDays: 7 }],
            [/slot|time|start/iu, { option: ['12:00', /12:00/u] }],
            [/people|persons|members|size/iu, '8'],
          ],
        ],
        refused: [
          [/room/iu, { option: ['Hangar', /hangar/iu] }],
          [/date|day/iu, { inDays: 8 }],
          [/slot|time|start/iu, { option: ['12:00', /12:00/u] }],
          [/people|persons|members|size/iu, '9'],
        ],
      },
      {
        kind: 'steps',
        title: 'what was booked stands under bookings',
        steps: [
          { do: 'open', section: ['Bookings', 'All bookings', /bookings/iu] },
          { do: 'see', text: 'Velvet Moss' },
        ],
      },
    ],
  }),
  single({
    id: 'arr-a-salao',
    title: 'Agendamento de um salão',
    language: 'pt',
    heldOut: true,
    capabilities: ['theme', 'booking', 'literals', 'rules', 'language'],
    send:
      'Quero um site para o meu salão, o Studio Jabuticaba, onde as clientes marcam horário sozinhas. Serviços e preços: corte ' +
      'feminino R$ 90, escova R$ 60, coloração R$ 180 e manicure R$ 45. As profissionais são Marta e Juliana. A cliente escolhe ' +
      'serviço, profissional, data e horário (de hora em hora, das 9:00 às 18:00), deixa nome e telefone e recebe um código da ' +
      'reserva. A mesma profissional não pode ter duas clientes no mesmo dia e horário. Use rosa claro de fundo e roxo nos ' +
      'botões.',
    checks: [
      { kind: 'language', is: 'pt', words: [/serviço/iu, /agend|marcar|reserv/iu] },
      {
        kind: 'colour',
        where: 'page',
        is: ['#ffb6c1', '#ffe4e1', '#fce7f3', '#fdf2f8', '#ffc0cb', '#fbcfe8'],
      },
      {
        kind: 'colour',
        where: 'button',
        is: ['#800080', '#6b21a8', '#7e22ce', '#9333ea', '#7c3aed', '#581c87'],
      },
      { kind: 'text', text: 'Studio Jabuticaba' },
      {
        kind: 'section',
        name: ['Serviços', 'Início', 'Preços', /serviço|preço/iu],
        shows: [/R\$\s?90/u, /R\$\s?60/u, /R\$\s?180/u, /R\$\s?45/u],
      },
      {
        kind: 'booking',
        in: AGENDA,
        button: /agendar|reservar|marcar|confirmar/iu,
        values: [
          [/serviço/iu, { option: ['Escova', /escova/iu] }],
          [/profissional/iu, { option: ['Juliana', /juliana/iu] }],
          [/data|dia/iu, { inDays: 6 }],
          [/hor[aá]/iu, { option: ['10:00', /10[:h]00|^10\s?h/iu] }],
          [/nome/iu, 'Dalva Siqueira'],
        ],
        twice: 'refused',
      },
      {
        kind: 'rule',
        rule: 'duas profissionais podem atender ao mesmo tempo, a mesma não',
        in: AGENDA,
        button: /agendar|reservar|marcar|confirmar/iu,
        allowed: [slot('Marta'), slot('Juliana')],
        refused: slot('Marta'),
      },
    ],
  }),
  single({
    id: 'arr-a-running-log',
    title: 'Running log with a year’s goal',
    language: 'en',
    heldOut: true,
    capabilities: ['numbers', 'lists', 'create', 'edit-delete', 'filter-sort', 'rules'],
    send:
      'I want to track my running. For every run I enter the date, a title, the distance in km, the minutes, which shoes I wore ' +
      '(Pegasus, Clifton or Speedgoat) and how it felt (easy, ok, hard). The dashboard should show the number of runs, the ' +
      'total kilometres, how much is left until my goal of 800 km this year, and a chart of kilometres per month. In the list ' +
      'of runs I want to sort by distance, filter by shoes and delete a run I entered wrongly, but ask me first. A distance of ' +
      '0 or less makes no sense and should be refused.',
    checks: [
      { kind: 'chart' },
      { kind: 'number', label: /(number of |total )?runs/iu, countOf: RUNS },
      {
        kind: 'steps',
        title: 'the goal stands on the dashboard',
        steps: [
          { do: 'open', section: ['Dashboard', 'Overview', 'Home', /dashboard|overview/iu] },
          { do: 'see', text: /800/u },
        ],
      },
      { kind: 'sort', in: RUNS, by: /distance|km/iu, values: 'number' },
      { kind: 'filter', in: RUNS, by: /shoe/iu },
      {
        kind: 'create',
        in: RUNS,
        values: [
          [['Title', 'Name', /title|name/iu], 'Foggy canal loop'],
          [/distance|km/iu, '11.3'],
          [/shoe/iu, { option: 'Clifton' }],
        ],
        shows: 'Foggy canal loop',
      },
      {
        kind: 'rule',
        rule: 'a distance is more than zero',
        in: RUNS,
        allowed: [[[/distance|km/iu, '5']]],
        refused: [[/distance|km/iu, '0']],
      },
      { kind: 'remove', in: RUNS, row: 'Foggy canal loop' },
    ],
  }),
  single({
    id: 'arr-a-family-budget',
    title: 'Budget of a family',
    language: 'en',
    heldOut: true,
    capabilities: ['numbers', 'lists', 'create', 'filter-sort'],
    send: 'Family budget: enter income and expenses with note, category, date, amount; filter by category; show balance and a chart.',
    checks: [
      { kind: 'fields', in: MONEY, names: [/categor/iu, /date/iu, /amount|sum/iu] },
      {
        kind: 'create',
        in: MONEY,
        values: [[NOTE, 'Zorbian piano lessons']],
        shows: 'Zorbian piano lessons',
      },
      { kind: 'filter', in: MONEY, by: /categor/iu },
      { kind: 'chart' },
      {
        kind: 'steps',
        title: 'income, expenses and balance are summed up',
        steps: [
          {
            do: 'open',
            section: ['Dashboard', 'Overview', 'Summary', 'Home', /dashboard|overview|budget/iu],
          },
          { do: 'see', text: /balance/iu },
          { do: 'see', text: /income/iu },
          { do: 'see', text: /expense|spent|spending/iu },
        ],
      },
    ],
  }),
  single({
    id: 'arr-a-school-fair',
    title: 'Summer fair of a school',
    language: 'en',
    heldOut: true,
    capabilities: ['static-pages', 'literals', 'create', 'rules', 'filter-sort', 'validation'],
    send:
      'Please build a site for the summer fair of Larkfield Primary School on Saturday 27 June. A Programme page: 11:00 opening ' +
      'by Mrs Okafor, 12:30 egg and spoon race, 14:00 tombola, 16:00 raffle draw. A Helpers page where parents put themselves ' +
      'down with name, phone, stall (Cake table, Face painting, Bouncy castle) and shift (11:00–13:00, 13:00–15:00, ' +
      '15:00–17:00). No more than two helpers for the same stall and shift. Everybody can see who helps and filter by stall. ' +
      'Begin with no helpers in the list. Name and phone have to be filled in.',
    checks: [
      { kind: 'text', text: 'Larkfield Primary School' },
      {
        kind: 'section',
        name: ['Programme', 'Program', /programme?/iu],
        shows: [
          '11:00',
          /mrs\.? okafor/iu,
          '12:30',
          /egg.and.spoon/iu,
          '14:00',
          /tombola/iu,
          '16:00',
          /raffle/iu,
        ],
      },
      {
        kind: 'create',
        in: HELP,
        button: /add|new|sign.?up|help|volunteer|join/iu,
        values: [
          [HELPER, 'Cosima Vale'],
          [STALL, { option: 'Cake table' }],
          [SHIFT, { option: NOON }],
        ],
        shows: 'Cosima Vale',
      },
      {
        kind: 'rule',
        rule: 'two helpers for a stall and shift',
        in: HELP,
        button: /add|new|sign.?up|help|volunteer|join/iu,
        allowed: [
          [
            [HELPER, 'Ambrose Tull'],
            [STALL, { option: 'Bouncy castle' }],
            [SHIFT, { option: LATE }],
          ],
          [
            [HELPER, 'Dorothea Finch'],
            [STALL, { option: 'Bouncy castle' }],
            [SHIFT, { option: LATE }],
          ],
        ],
        refused: [
          [HELPER, 'Third Person'],
          [STALL, { option: 'Bouncy castle' }],
          [SHIFT, { option: LATE }],
        ],
      },
      { kind: 'filter', in: HELP, by: STALL, option: ['Cake table'] },
      {
        kind: 'rule',
        rule: 'a name is needed',
        in: HELP,
        button: /add|new|sign.?up|help|volunteer|join/iu,
        allowed: [],
        refused: [
          [HELPER, ''],
          [STALL, { option: 'Face painting' }],
        ],
        capability: 'validation',
      },
    ],
  }),
];
