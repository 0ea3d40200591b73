import { single, type Case } from '../case.ts';

const NAME = ['Full name', 'Your name', 'Name', 'First name', /name/iu];

export const dashboardsAndLearning: readonly Case[] = [
  single({
    id: 'new-solar-dashboard',
    title: 'Dashboard of a solar cooperative',
    language: 'en',
    heldOut: true,
    capabilities: ['theme', 'lists', 'sections', 'numbers', 'create', 'search', 'filter-sort', 'reports'],
    send:
      'Please build a dashboard for our solar energy cooperative with these functions: an Overview with cards for the number ' +
      'of sites and the energy produced, and a chart of the production per month; Sites (name, location, capacity in kW, ' +
      'status: online, maintenance, offline), which can be searched, added and filtered by status; Readings (site, date, ' +
      'energy in kWh), where we enter new readings; and Reports, where one generates a report that can be downloaded or ' +
      'printed. Use midnight blue for the background and gold for the buttons and accents.',
    checks: [
      { kind: 'colour', where: 'page', is: '#191970', pages: ['Sites', 'Readings'] },
      { kind: 'colour', where: 'button', is: '#ffd700' },
      { kind: 'chart', on: ['Overview', 'Dashboard', 'Home'] },
      { kind: 'number', on: ['Overview', 'Dashboard', 'Home'], label: /sites/iu, countOf: 'Sites' },
      { kind: 'search', in: 'Sites' },
      { kind: 'filter', in: 'Sites', by: /status/iu, option: 'Online' },
      {
        kind: 'create',
        in: 'Sites',
        values: [[['Site name', ...NAME], 'Gannet Barn']],
        shows: 'Gannet Barn',
      },
      {
        kind: 'create',
        in: 'Readings',
        values: [[/energy|kwh/iu, '7777']],
        shows: '777',
      },
      { kind: 'report', in: 'Reports' },
    ],
  }),
  single({
    id: 'new-gastos',
    title: 'Household budget, in Portuguese',
    language: 'pt',
    heldOut: true,
    capabilities: ['lists', 'numbers', 'create', 'edit-delete', 'filter-sort', 'search', 'rules', 'language'],
    send:
      'Preciso de um controle de gastos para a minha casa. Quero cadastrar despesas com descrição, valor, categoria (mercado, ' +
      'transporte, lazer, saúde, moradia) e data, ver a lista, buscar, filtrar por categoria, editar e excluir (com ' +
      'confirmação). Na página inicial quero ver o total gasto e um gráfico por categoria. O valor tem que ser maior que zero.',
    checks: [
      { kind: 'language', is: 'pt', words: [/despesas?/iu, /categoria/iu] },
      { kind: 'chart' },
      { kind: 'list', in: ['Despesas', 'Gastos', 'Minhas despesas', 'Início'], atLeast: 5 },
      { kind: 'search', in: ['Despesas', 'Gastos', 'Minhas despesas', 'Início'] },
      {
        kind: 'filter',
        in: ['Despesas', 'Gastos', 'Minhas despesas', 'Início'],
        by: /categoria/iu,
        option: 'Transporte',
      },
      {
        kind: 'create',
        in: ['Despesas', 'Gastos', 'Minhas despesas', 'Início'],
        values: [
          [/descrição/iu, 'Conserto do realejo'],
          [/valor/iu, '45'],
        ],
        shows: 'Conserto do realejo',
      },
      {
        kind: 'edit',
        in: ['Despesas', 'Gastos', 'Minhas despesas', 'Início'],
        row: 'Conserto do realejo',
        values: [[/descrição/iu, 'Afinação do realejo']],
        shows: 'Afinação do realejo',
      },
      { kind: 'remove', in: ['Despesas', 'Gastos', 'Minhas despesas', 'Início'], row: 'Afinação do realejo' },
      {
        kind: 'rule',
        rule: 'o valor é maior que zero',
        in: ['Despesas', 'Gastos', 'Minhas despesas', 'Início'],
        allowed: [
          [
            [/descrição/iu, 'Pilhas'],
            [/valor/iu, '12'],
          ],
        ],
        refused: [
          [/descrição/iu, 'Nada'],
          [/valor/iu, '0'],
        ],
      },
    ],
  }),
  single({
    id: 'new-helpdesk',
    title: 'Helpdesk dashboard of a hospital',
    language: 'en',
    heldOut: true,
    capabilities: ['theme', 'lists', 'numbers', 'create', 'edit-delete', 'filter-sort', 'detail', 'search'],
    send:
      'I run IT support in a hospital. I want a ticket dashboard: at the top the total number of tickets and how many are ' +
      'open, in progress and resolved, plus a bar chart by priority. Below or on an own page Tickets the list with title, ' +
      'ward, priority (low, medium, high, critical), status (open, in progress, resolved) and created date. New ticket form, ' +
      'change the status of a ticket, filter by status and by priority, search, click a ticket for its details. White ' +
      'background, dark slate blue header please.',
    checks: [
      { kind: 'colour', where: 'page', is: '#ffffff' },
      { kind: 'colour', where: 'header', is: '#483d8b' },
      { kind: 'chart' },
      { kind: 'number', label: /tickets|total/iu, countOf: ['Tickets', 'All tickets'] },
      { kind: 'search', in: ['Tickets', 'All tickets'] },
      { kind: 'filter', in: ['Tickets', 'All tickets'], by: /priority/iu, option: 'High' },
      { kind: 'filter', in: ['Tickets', 'All tickets'], by: /status/iu, option: 'Resolved' },
      {
        kind: 'create',
        in: ['Tickets', 'All tickets'],
        values: [[/title|subject/iu, 'Label printer eats labels']],
        shows: 'Label printer eats labels',
      },
      {
        kind: 'edit',
        in: ['Tickets', 'All tickets'],
        row: 'Label printer eats labels',
        values: [[/status/iu, { option: /in progress/iu }]],
        shows: 'Label printer eats labels',
      },
      {
        kind: 'detail',
        from: ['Tickets', 'All tickets'],
        shows: [/low|medium|high|critical/iu, /open|in progress|resolved/iu],
      },
    ],
  }),
  single({
    id: 'new-courses',
    title: 'Course platform of a craft school',
    language: 'en',
    heldOut: true,
    capabilities: [
      'theme',
      'lists',
      'sections',
      'search',
      'detail',
      'filter-sort',
      'submit-forms',
      'my-records',
      'quiz',
    ],
    send:
      'Please create an online learning platform for a craft school with these functions: browse Courses (title, craft: ' +
      'pottery, weaving, woodwork or bookbinding, teacher, level, price), search the courses and filter them by level ' +
      '(beginner, intermediate, advanced), open a course to read what one learns, and enrol in it with name and email. My ' +
      'courses shows the ones I am enrolled in. A Quiz page has at least five questions about crafts and tells my score at ' +
      'the end, and I can try again. Use seashell for the background and dark slate gray for the buttons.',
    checks: [
      { kind: 'colour', where: 'page', is: '#fff5ee', pages: ['Courses'] },
      { kind: 'colour', where: 'button', is: '#2f4f4f' },
      { kind: 'list', in: 'Courses', atLeast: 5 },
      { kind: 'search', in: 'Courses' },
      { kind: 'filter', in: 'Courses', by: /level/iu, option: 'Beginner' },
      { kind: 'detail', from: 'Courses', shows: [/beginner|intermediate|advanced/iu] },
      {
        kind: 'steps',
        title: 'one enrols in a course and finds it under My courses',
        steps: [
          { do: 'open', section: 'Courses' },
          { do: 'open-item' },
          {
            do: 'submit',
            form: /enrol/iu,
            values: [
              [NAME, 'Lavinia'],
              [/e-?mail/iu, 'lavinia@example.org'],
            ],
          },
          { do: 'open', section: 'My courses' },
          { do: 'see-rows', atLeast: 1 },
          { do: 'reload' },
          { do: 'see-rows', atLeast: 1 },
        ],
      },
      { kind: 'quiz', in: 'Quiz', questions: 5 },
    ],
  }),
  single({
    id: 'new-vokabeln',
    title: 'Vocabulary trainer, in German',
    language: 'de',
    heldOut: true,
    capabilities: ['lists', 'sections', 'create', 'search', 'edit-delete', 'filter-sort', 'quiz', 'language'],
    send:
      'Meine Tochter lernt Italienisch. Bitte baue einen Vokabeltrainer: Seite „Vokabeln“ mit allen Wörtern (Italienisch, ' +
      'Deutsch, Thema: Essen, Reise, Familie, Schule), da kann man neue Wörter hinzufügen, welche löschen (mit Rückfrage), ' +
      'suchen und nach Thema filtern. Seite „Quiz“: mindestens fünf Fragen mit Antworten zum Anklicken, am Schluss sieht sie, ' +
      'wie viele richtig waren, und kann nochmal anfangen.',
    checks: [
      { kind: 'language', is: 'de', words: ['Vokabeln', 'Quiz'] },
      { kind: 'list', in: 'Vokabeln', atLeast: 6 },
      { kind: 'fields', in: 'Vokabeln', names: [/italienisch/iu, /deutsch/iu, /thema/iu] },
      { kind: 'search', in: 'Vokabeln' },
      { kind: 'filter', in: 'Vokabeln', by: /thema/iu, option: 'Reise' },
      {
        kind: 'create',
        in: 'Vokabeln',
        values: [
          [/italienisch/iu, 'cavatappi'],
          [/deutsch/iu, 'Korkenzieher'],
        ],
        shows: 'cavatappi',
      },
      { kind: 'remove', in: 'Vokabeln', row: 'cavatappi' },
      { kind: 'quiz', in: 'Quiz', questions: 5 },
    ],
  }),
];
