import type { Case } from '../case.ts';

export const management: readonly Case[] = [
  {
    id: 'ho-vet-clinic',
    title: 'a veterinary practice: patients, owners, visits',
    language: 'en',
    capabilities: ['lists', 'create', 'edit-delete', 'filter-sort', 'numbers', 'rules', 'theme'],
    heldOut: true,
    turns: [
      {
        send: 'Build a management app for a veterinary practice. We keep owners (name, phone, email), patients (name, species, breed, date of birth, owner) and visits (patient, date, reason, fee). Receptionists should be able to add, edit and delete all of them, search, and see on a dashboard how many patients and visits there are. The phone of an owner must be unique. Set the background to mint cream and make the components teal.',
        checks: [
          { kind: 'colour', where: 'page', is: '#f5fffa', pages: ['Patients', 'Owners', 'Visits'] },
          { kind: 'colour', where: 'button', is: '#008080', pages: ['Patients'] },
          { kind: 'fields', in: 'Patients', names: ['Name', 'Species', 'Breed', 'Date of birth', 'Owner'] },
          {
            kind: 'create',
            in: 'Owners',
            values: [
              ['Name', 'Marta Quill'],
              ['Phone', '555 0188 42'],
              ['Email', 'marta@example.org'],
            ],
            shows: 'Marta Quill',
          },
          {
            kind: 'rule',
            rule: 'an owner’s phone is unique',
            in: 'Owners',
            allowed: [
              [
                ['Name', 'Piet Loon'],
                ['Phone', '555 0190 77'],
              ],
            ],
            refused: [
              ['Name', 'Somebody Else'],
              ['Phone', '555 0190 77'],
            ],
          },
          {
            kind: 'create',
            in: 'Patients',
            values: [
              ['Name', 'Biscuit the Third'],
              ['Owner', { option: 'Marta Quill' }],
            ],
            shows: 'Biscuit the Third',
          },
          { kind: 'remove', in: 'Visits' },
          { kind: 'number', label: 'Patients', countOf: 'Patients' },
          { kind: 'number', label: 'Visits', countOf: 'Visits' },
          { kind: 'search', in: 'Patients' },
        ],
      },
    ],
  },
  {
    id: 'ho-tool-library-misspelt',
    title: 'a tool library, badly spelt',
    language: 'en',
    capabilities: ['lists', 'create', 'edit-delete', 'filter-sort', 'search'],
    heldOut: true,
    turns: [
      {
        send: 'i ned a app to manege the tools of our neigborhood tool libary. evry tool has a nmae, a catagory (garden, wood, electric), a condtion and who borowed it. peopel shoud be able to add tools, edit, delet them and serch. lite yellow backgroud and brown butons',
        checks: [
          { kind: 'list', in: ['Tools', 'All tools'], atLeast: 6 },
          { kind: 'colour', where: 'page', is: '#ffffe0' },
          { kind: 'colour', where: 'button', is: ['#a52a2a', '#8b4513', '#964b00'] },
          { kind: 'fields', in: ['Tools', 'All tools'], names: ['Name', 'Category', 'Condition'] },
          {
            kind: 'create',
            in: ['Tools', 'All tools'],
            values: [
              ['Name', 'Left-handed spokeshave'],
              ['Category', { option: 'Wood' }],
            ],
            shows: 'Left-handed spokeshave',
          },
          { kind: 'filter', in: ['Tools', 'All tools'], by: 'Category', option: 'Garden' },
          {
            kind: 'edit',
            in: ['Tools', 'All tools'],
            row: 'Left-handed spokeshave',
            values: [['Name', 'Right-handed spokeshave']],
            shows: 'Right-handed spokeshave',
          },
          { kind: 'remove', in: ['Tools', 'All tools'], row: 'Right-handed spokeshave' },
          { kind: 'search', in: ['Tools', 'All tools'] },
        ],
      },
    ],
  },
  {
    id: 'ho-werkstatt-de',
    title: 'a bicycle workshop in German',
    language: 'de',
    capabilities: ['language', 'lists', 'create', 'edit-delete', 'filter-sort', 'numbers'],
    heldOut: true,
    turns: [
      {
        send: 'Erstelle eine Verwaltung für unsere Fahrradwerkstatt. Wir brauchen Kunden (Name, Telefon), Fahrräder (Marke, Modell, Rahmennummer, Kunde) und Aufträge mit Status offen, in Arbeit oder fertig, Preis und Abholdatum. Aufträge sollen nach Status gefiltert werden können. Auf der Übersicht sollen Kennzahlen stehen. Hintergrund hellgrau, Schaltflächen dunkelorange.',
        checks: [
          { kind: 'language', is: 'de', words: ['Kunden', 'Fahrräder', 'Aufträge'] },
          { kind: 'colour', where: 'page', is: '#d3d3d3' },
          { kind: 'colour', where: 'button', is: '#ff8c00' },
          { kind: 'list', in: 'Aufträge', atLeast: 6 },
          { kind: 'filter', in: 'Aufträge', by: 'Status', option: 'Fertig' },
          {
            kind: 'create',
            in: 'Kunden',
            values: [
              ['Name', 'Hanne Oelrich'],
              ['Telefon', '0441 99 12 34'],
            ],
            shows: 'Hanne Oelrich',
          },
          { kind: 'fields', in: 'Fahrräder', names: ['Marke', 'Modell', 'Rahmennummer', 'Kunde'] },
          {
            kind: 'edit',
            in: 'Aufträge',
            values: [['Status', { option: 'In Arbeit' }]],
            shows: 'In Arbeit',
          },
          { kind: 'search', in: 'Fahrräder' },
          { kind: 'sort', in: 'Aufträge', by: 'Preis', values: 'number' },
          { kind: 'remove', in: 'Kunden', row: 'Hanne Oelrich' },
          { kind: 'number', label: 'Kunden', countOf: 'Kunden' },
        ],
      },
    ],
  },
  {
    id: 'ho-beehives-unknown',
    title: 'a domain of its own words: beehives and inspections',
    language: 'en',
    capabilities: ['lists', 'create', 'detail', 'validation', 'numbers', 'filter-sort'],
    heldOut: true,
    turns: [
      {
        send: 'App for an apiarist. Hives have a code, a location, a queen colour (white, yellow, red, green, blue) and a strength from 1 to 10. Inspections belong to a hive and have a date, a mite count (required) and notes. Show the inspections of a hive on its page.',
        checks: [
          { kind: 'list', in: 'Hives', atLeast: 6 },
          { kind: 'list', in: 'Inspections', atLeast: 6 },
          {
            kind: 'create',
            in: 'Hives',
            values: [
              ['Code', 'QX-731'],
              ['Location', 'Behind the chapel'],
              [/queen/i, { option: 'Green' }],
              ['Strength', '7'],
            ],
            shows: 'QX-731',
          },
          {
            kind: 'rule',
            rule: 'strength is between 1 and 10',
            in: 'Hives',
            allowed: [],
            refused: [
              ['Code', 'QX-999'],
              ['Strength', '14'],
            ],
          },
          {
            kind: 'rule',
            rule: 'the mite count is required',
            in: 'Inspections',
            allowed: [],
            refused: [[/mite/i, '']],
          },
          { kind: 'detail', from: 'Hives', shows: ['Location', /queen/i, 'Strength', 'Inspections'] },
          { kind: 'filter', in: 'Hives', by: /queen/i, option: 'Yellow' },
        ],
      },
    ],
  },
  {
    id: 'ho-almacen-es',
    title: 'a warehouse in Spanish',
    language: 'es',
    capabilities: ['language', 'lists', 'create', 'edit-delete', 'search', 'reports', 'rules'],
    heldOut: true,
    turns: [
      {
        send: 'Necesito una aplicación para gestionar un almacén de vinos. Los usuarios deben poder añadir, editar y borrar productos con código, nombre, bodega, cantidad y precio, buscar, ver los movimientos de entrada y salida, y generar un informe. El código debe ser único. Fondo color crema y botones color burdeos.',
        checks: [
          { kind: 'language', is: 'es', words: ['Productos', 'Movimientos', ['Informe', 'Informes']] },
          { kind: 'colour', where: 'button', is: '#800020' },
          {
            kind: 'create',
            in: ['Productos', 'Vinos'],
            values: [
              ['Código', 'VT-5541'],
              ['Nombre', 'Cuesta Larga Reserva'],
              ['Cantidad', '24'],
              ['Precio', '18.50'],
            ],
            shows: 'Cuesta Larga Reserva',
          },
          {
            kind: 'rule',
            rule: 'the code is unique',
            in: ['Productos', 'Vinos'],
            allowed: [
              [
                ['Código', 'VT-6000'],
                ['Nombre', 'Primero'],
              ],
            ],
            refused: [
              ['Código', 'VT-6000'],
              ['Nombre', 'Segundo'],
            ],
          },
          { kind: 'search', in: ['Productos', 'Vinos'] },
          { kind: 'list', in: 'Movimientos', atLeast: 6 },
          { kind: 'report', in: ['Informe', 'Informes'] },
          { kind: 'remove', in: ['Productos', 'Vinos'] },
        ],
      },
    ],
  },
  {
    id: 'ho-contradiction-tasks',
    title: 'a contradictory wish',
    language: 'en',
    capabilities: ['lists', 'create', 'edit-delete', 'theme', 'filter-sort'],
    heldOut: true,
    turns: [
      {
        send: 'Todo app for our choir with due dates and a priority. Make the background black. No wait, white is better, black was a bad idea. Tasks should not be deletable... hmm, actually yes, let people delete them, but ask first. Priority: low, normal, urgent.',
        checks: [
          { kind: 'colour', where: 'page', is: '#ffffff' },
          { kind: 'list', in: ['Tasks', 'Todos', 'To-dos', 'My tasks', 'All tasks'], atLeast: 6 },
          {
            kind: 'create',
            in: ['Tasks', 'Todos', 'To-dos', 'My tasks', 'All tasks'],
            values: [
              [['Title', 'Task', 'Name'], 'Copy the alto part'],
              ['Due date', { inDays: 6 }],
              ['Priority', { option: 'Urgent' }],
            ],
            shows: 'Copy the alto part',
          },
          {
            kind: 'remove',
            in: ['Tasks', 'Todos', 'To-dos', 'My tasks', 'All tasks'],
            row: 'Copy the alto part',
          },
          {
            kind: 'filter',
            in: ['Tasks', 'Todos', 'To-dos', 'My tasks', 'All tasks'],
            by: 'Priority',
            option: 'Urgent',
          },
          {
            kind: 'sort',
            in: ['Tasks', 'Todos', 'To-dos', 'My tasks', 'All tasks'],
            by: ['Due date', 'Due'],
            values: 'date',
          },
        ],
      },
    ],
  },
];
