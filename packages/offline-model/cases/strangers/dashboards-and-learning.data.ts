import { single, type Case } from '../case.ts';

export const dashboardsAndLearning: readonly Case[] = [
  single({
    id: 'reservoirs',
    title: 'Water levels of reservoirs',
    language: 'en',
    heldOut: true,
    capabilities: ['theme', 'numbers', 'filter-sort', 'create', 'rules', 'reports'],
    send: "I'd like a dashboard for the water levels of the reservoirs in our valley. It should show KPI cards with the number of reservoirs and the average level, and a chart of the levels. A page Reservoirs lists them with region, capacity, level in percent and status (Normal, Low or Critical); users should be able to sort by level, filter by status and add a reservoir. The level must be between 0 and 100. A page Reports makes a report that can be printed or downloaded. Use alice blue for the background and steel blue for the buttons.",
    checks: [
      { kind: 'colour', where: 'page', is: '#F0F8FF', pages: ['Reservoirs', 'Reports'] },
      { kind: 'colour', where: 'button', is: '#4682B4' },
      { kind: 'number', on: ['Dashboard', 'Home'], label: /reservoirs/iu, countOf: 'Reservoirs' },
      { kind: 'chart', on: ['Dashboard', 'Home'] },
      { kind: 'sort', in: 'Reservoirs', by: /level/iu, values: 'number' },
      { kind: 'filter', in: 'Reservoirs', by: 'Status' },
      {
        kind: 'create',
        in: 'Reservoirs',
        values: [
          [/name|reservoir/iu, 'Upper Cragdale'],
          [/capacity/iu, '5400'],
          [/level/iu, '63'],
        ],
        shows: 'Upper Cragdale',
      },
      {
        kind: 'rule',
        rule: 'a level lies between 0 and 100',
        in: 'Reservoirs',
        allowed: [
          [
            [/name|reservoir/iu, 'Brimful Tarn'],
            [/level/iu, '100'],
          ],
        ],
        refused: [
          [/name|reservoir/iu, 'Overfull Tarn'],
          [/level/iu, '101'],
        ],
      },
      { kind: 'report', in: 'Reports' },
    ],
  }),
  single({
    id: 'snow-ploughs',
    title: 'Dispatch of snow ploughs',
    language: 'en',
    heldOut: true,
    capabilities: ['numbers', 'lists', 'sections', 'create', 'edit-delete'],
    send: 'dashboard for snow plough dispatch: ploughs (name, plate, district, status out / in the depot / in repair), drivers, routes with a name and km. bar chart of ploughs per district on the start page. i need to add and change ploughs and routes, deleting asks first',
    checks: [
      { kind: 'chart' },
      { kind: 'section', name: 'Drivers' },
      { kind: 'list', in: ['Ploughs', /ploughs|plows/iu], atLeast: 5 },
      {
        kind: 'create',
        in: ['Ploughs', /ploughs|plows/iu],
        values: [
          [/name/iu, 'Big Astrid'],
          [/plate/iu, 'SN 4471'],
        ],
        shows: 'Big Astrid',
      },
      {
        kind: 'edit',
        in: ['Ploughs', /ploughs|plows/iu],
        values: [[/name/iu, 'Little Astrid']],
        shows: 'Little Astrid',
      },
      { kind: 'remove', in: ['Ploughs', /ploughs|plows/iu] },
      {
        kind: 'create',
        in: 'Routes',
        values: [
          [/name|route/iu, 'Mill Lane to the pass'],
          [/km|length|distance/iu, '14'],
        ],
        shows: 'Mill Lane to the pass',
      },
    ],
  }),
  single({
    id: 'recycling-centre',
    title: 'Deliveries to a recycling centre',
    language: 'en',
    heldOut: true,
    capabilities: ['lists', 'create', 'numbers', 'filter-sort', 'reports', 'rules'],
    send: 'I run the municipal recycling centre and every month I have to explain our figures to the council. I want to enter deliveries (date, supplier, material: glass, paper, metal, plastic or wood, and weight in kg), see them in a list that I can filter by material and sort by weight, and see on an overview how many deliveries there were and a chart of the weight per material. Then there is the report: I choose from when to when, and I can print it or download it for the council. The weight has to be more than zero, last year somebody typed a minus and nobody noticed.',
    checks: [
      {
        kind: 'fields',
        in: 'Deliveries',
        names: ['Date', 'Supplier', 'Material', 'Weight'],
      },
      {
        kind: 'number',
        on: ['Overview', 'Dashboard', 'Home'],
        label: /deliveries/iu,
        countOf: 'Deliveries',
      },
      { kind: 'chart', on: ['Overview', 'Dashboard', 'Home'] },
      { kind: 'filter', in: 'Deliveries', by: 'Material' },
      { kind: 'sort', in: 'Deliveries', by: 'Weight', values: 'number' },
      {
        kind: 'rule',
        rule: 'a delivery weighs more than nothing',
        in: 'Deliveries',
        allowed: [
          [
            [/date/iu, { inDays: -1 }],
            [/weight/iu, '740'],
          ],
        ],
        refused: [
          [/date/iu, { inDays: -1 }],
          [/weight/iu, '-740'],
        ],
      },
      {
        kind: 'create',
        in: 'Deliveries',
        values: [
          [/date/iu, { inDays: -3 }],
          [/weight/iu, '977'],
        ],
        shows: '977',
      },
      { kind: 'report', in: ['Report', 'Reports', /report/iu] },
    ],
  }),
  single({
    id: 'knots-course',
    title: 'Learning knots',
    language: 'en',
    heldOut: true,
    capabilities: ['lists', 'filter-sort', 'detail', 'social', 'quiz', 'search'],
    send: 'Website to learn knots. Lessons for three levels (Beginner, Intermediate, Advanced), each lesson explains the knot and what it is for. I can choose a level, open a lesson and mark it as completed. At the end a quiz with 5 questions that tells me my score and lets me try again. Plus a glossary of rope words with a search.',
    checks: [
      { kind: 'list', in: 'Lessons', atLeast: 6 },
      { kind: 'section', name: 'Glossary' },
      { kind: 'filter', in: 'Lessons', option: 'Intermediate' },
      { kind: 'detail', from: 'Lessons', shows: [/knot|hitch|bend|loop|rope/iu] },
      { kind: 'counter', in: 'Lessons', button: /complete|done|finish/iu, onDetail: true },
      { kind: 'quiz', in: ['Quiz', /quiz/iu], questions: 5 },
      { kind: 'search', in: 'Glossary' },
    ],
  }),
  single({
    id: 'libras',
    title: 'Aprender Libras',
    language: 'pt',
    heldOut: true,
    capabilities: ['accounts', 'lists', 'filter-sort', 'quiz', 'search', 'profile', 'language'],
    send: 'Faça um site para aprender Libras. Os alunos se cadastram e fazem login. Tem aulas por tema (família, comida, cores, números) que dá para filtrar por tema, um dicionário de sinais com busca, um quiz de 6 perguntas com a pontuação no fim e uma página de perfil onde o aluno muda o nome.',
    checks: [
      { kind: 'sign-in', by: 'sign-up' },
      { kind: 'language', is: 'pt', words: [/aulas/iu, /dicionário/iu, /quiz/iu] },
      { kind: 'list', in: ['Aulas', /aulas/iu], atLeast: 5 },
      { kind: 'filter', in: ['Aulas', /aulas/iu], by: /tema/iu },
      { kind: 'search', in: ['Dicionário', /dicionário/iu] },
      { kind: 'quiz', in: ['Quiz', /quiz/iu], questions: 6 },
      {
        kind: 'profile',
        in: ['Perfil', /perfil/iu],
        values: [[/nome/iu, 'Marlene Duarte']],
        shows: 'Marlene Duarte',
      },
    ],
  }),
];
