import type { Case } from '../case.ts';

export const dashboardsJobsLearning: readonly Case[] = [
  {
    id: 'ho-solar-dashboard',
    title: 'a dashboard for solar plants',
    language: 'en',
    capabilities: ['numbers', 'reports', 'lists', 'filter-sort', 'theme'],
    heldOut: true,
    turns: [
      {
        send: 'Please implement a dashboard for an operator of solar plants. It should have functionalities for monitoring production, comparing plants and generating reports. Users should be able to see key figures, charts of the monthly yield, a table of plants with capacity and status, filter the plants by status, compare two plants and export a report for a chosen range. Midnight blue is the page background, and the components are pale goldenrod.',
        checks: [
          { kind: 'colour', where: 'page', is: '#191970' },
          { kind: 'colour', where: 'accent', is: '#eee8aa' },
          { kind: 'chart', on: ['Dashboard', 'Overview', 'Home'] },
          { kind: 'list', in: 'Plants', atLeast: 6 },
          { kind: 'filter', in: 'Plants', by: 'Status' },
          { kind: 'number', on: ['Dashboard', 'Overview', 'Home'], label: /plants/i, countOf: 'Plants' },
          { kind: 'report', in: ['Reports', 'Report'] },
          {
            kind: 'steps',
            title: 'two plants are compared side by side',
            capability: 'numbers',
            steps: [
              { do: 'open', section: ['Compare', 'Comparison'] },
              { do: 'see', text: ['Capacity'] },
            ],
          },
          { kind: 'sort', in: 'Plants', by: 'Capacity', values: 'number' },
          { kind: 'search', in: 'Plants' },
        ],
      },
    ],
  },
  {
    id: 'ho-budget-gastos-es',
    title: 'household expenses in Spanish, short',
    language: 'es',
    capabilities: ['numbers', 'create', 'language', 'filter-sort', 'edit-delete'],
    heldOut: true,
    turns: [
      {
        send: 'panel para controlar los gastos de mi casa, con categorías (comida, luz, transporte, ocio) y un gráfico por categoría',
        checks: [
          { kind: 'language', is: 'es', words: ['Gastos'] },
          { kind: 'chart' },
          { kind: 'list', in: 'Gastos', atLeast: 6 },
          {
            kind: 'create',
            in: 'Gastos',
            values: [
              [['Concepto', 'Descripción', 'Título', 'Nombre'], 'Bombillas del pasillo'],
              [['Importe', 'Cantidad', 'Monto', 'Precio'], '12.40'],
              ['Categoría', { option: 'Luz' }],
            ],
            shows: 'Bombillas del pasillo',
          },
          { kind: 'filter', in: 'Gastos', by: 'Categoría', option: 'Transporte' },
          { kind: 'sort', in: 'Gastos', by: ['Importe', 'Cantidad', 'Monto', 'Precio'], values: 'number' },
          { kind: 'remove', in: 'Gastos', row: 'Bombillas del pasillo' },
          { kind: 'search', in: 'Gastos' },
        ],
      },
    ],
  },
  {
    id: 'ho-ship-jobs',
    title: 'a job board with applications',
    language: 'en',
    capabilities: ['lists', 'search', 'filter-sort', 'submit-forms', 'create', 'detail', 'theme'],
    heldOut: true,
    turns: [
      {
        send: 'A job board for sailors and ship crews. Seekers search vacancies, filter by type of contract (permanent, seasonal, day), open one, save it and apply with name, email and a cover letter. Employers can post a vacancy with title, company, port, salary and type of contract. Make it light cyan with steel blue elements.',
        checks: [
          { kind: 'colour', where: 'page', is: '#e0ffff' },
          { kind: 'colour', where: 'button', is: '#4682b4' },
          { kind: 'search', in: ['Jobs', 'Vacancies'] },
          {
            kind: 'filter',
            in: ['Jobs', 'Vacancies'],
            by: [/contract|type/i],
            option: 'Seasonal',
          },
          { kind: 'detail', from: ['Jobs', 'Vacancies'], shows: ['Port', 'Salary'] },
          {
            kind: 'steps',
            title: 'one applies from the page of a vacancy',
            capability: 'submit-forms',
            steps: [
              { do: 'open', section: ['Jobs', 'Vacancies'] },
              { do: 'open-item' },
              {
                do: 'submit',
                form: [/apply/i],
                values: [
                  ['Name', 'Sten Vik'],
                  ['Email', 'sten@example.org'],
                  ['Cover letter', 'Nine winters on the Skagerrak.'],
                ],
              },
              { do: 'see', text: [/thank|received|sent|submitted|applied|success/i] },
            ],
          },
          {
            kind: 'create',
            in: ['Post a job', 'Post a vacancy', 'Employers', 'Jobs', 'Vacancies'],
            button: [/post|add|new/i],
            values: [
              ['Title', 'Second cook on a ketch'],
              ['Company', 'Tern Line'],
              ['Port', 'Esbjerg'],
            ],
            shows: 'Second cook on a ketch',
          },
          { kind: 'counter', in: ['Jobs', 'Vacancies'], button: ['Save', 'Save job', 'Bookmark'] },
        ],
      },
    ],
  },
  {
    id: 'ho-language-course',
    title: 'a course platform with a quiz',
    language: 'en',
    capabilities: ['lists', 'detail', 'quiz', 'submit-forms', 'my-records', 'theme'],
    heldOut: true,
    turns: [
      {
        send: 'An e-learning platform for sign language. Learners browse courses (level beginner, intermediate, advanced; number of lessons; teacher), enrol in a course, see my courses with progress, and take a quiz with at least 5 questions which shows the score at the end. The look: background peach puff, buttons dark slate blue.',
        checks: [
          { kind: 'colour', where: 'page', is: '#ffdab9' },
          { kind: 'colour', where: 'button', is: '#483d8b' },
          { kind: 'list', in: 'Courses', atLeast: 6 },
          { kind: 'filter', in: 'Courses', by: 'Level', option: 'Beginner' },
          { kind: 'quiz', in: 'Quiz', questions: 5 },
          { kind: 'detail', from: 'Courses', shows: ['Lessons', 'Teacher', 'Level'] },
          {
            kind: 'steps',
            title: 'a course one enrols in stands under my courses',
            capability: 'my-records',
            steps: [
              { do: 'open', section: 'Courses' },
              { do: 'open-item' },
              { do: 'submit', form: [/enrol/i], values: [] },
              { do: 'open', section: 'My courses' },
              { do: 'see-rows', atLeast: 1 },
              { do: 'reload' },
              { do: 'see-rows', atLeast: 1 },
            ],
          },
          { kind: 'search', in: 'Courses' },
        ],
      },
    ],
  },
  {
    id: 'ho-quiz-short-de',
    title: 'a quiz in German, one line',
    language: 'de',
    capabilities: ['quiz', 'language', 'theme'],
    heldOut: true,
    turns: [
      {
        send: 'Mach mir ein Quiz über Planeten mit 8 Fragen, Punktestand und Bestenliste. Dunkelblauer Hintergrund, gelbe Knöpfe.',
        checks: [
          { kind: 'language', is: 'de', words: [/Quiz/] },
          { kind: 'colour', where: 'page', is: '#00008b' },
          { kind: 'colour', where: 'button', is: '#ffff00' },
          { kind: 'quiz', in: ['Quiz', 'Start', 'Startseite', 'Spielen'], questions: 8 },
          {
            kind: 'steps',
            title: 'eine Antwort wird angenommen und die nächste Frage folgt',
            capability: 'quiz',
            steps: [
              { do: 'open', section: ['Quiz', 'Start', 'Startseite', 'Spielen'] },
              { do: 'see', text: [/Frage\s*1|1\s*(\/|von)\s*8|starten|beginnen|los/i] },
            ],
          },
          {
            kind: 'steps',
            title: 'die Bestenliste öffnet sich',
            capability: 'sections',
            steps: [
              { do: 'open', section: ['Bestenliste', 'Rangliste'] },
              { do: 'see', text: [/Punkte/] },
            ],
          },
        ],
      },
    ],
  },
];
