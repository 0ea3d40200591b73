import { single, type Case } from '../case.ts';

const CHILDREN = ['Children', 'Kids', /child|kids/iu];
const CHILD = ['Name', 'Child name', 'Full name', /name/iu];
const PLATE = ['Number plate', 'Plate', 'Registration', /plate|registration/iu];
const LOANS = ['Loans', 'Laptops', 'Laptop loans', 'Home', /loan|laptop|borrow/iu];
const PUPIL = ['Pupil', 'Pupil name', /pupil|student|name/iu];
const ORDERS = ['Encomendas', 'Pedidos', /encomenda|pedido/iu];
const MEMBERS = ['Mitglieder', /mitglied/iu];
const LAST_NAME = ['Nachname', 'Name', /name/iu];

export const arrivalsBRecords: readonly Case[] = [
  single({
    id: 'arr-b-daycare',
    title: 'Children and groups of a day nursery',
    language: 'en',
    heldOut: true,
    capabilities: ['theme', 'lists', 'create', 'search', 'detail', 'numbers', 'edit-delete', 'filter-sort'],
    send:
      'I manage a day nursery with three groups: Hedgehogs, Otters and Owls. Please build an internal app where my team keeps ' +
      'the children (name, date of birth, group, allergies, parent, parent phone) and the staff (name, role, group, working ' +
      'hours). Everyone should be able to add a child, correct the data, search by name, filter by group and open a child to ' +
      'see allergies and the phone number of the parents. The overview shows how many children and how many staff we have. ' +
      'Please use old lace as the background and teal for the buttons.',
    checks: [
      { kind: 'colour', where: 'page', is: '#fdf5e6' },
      { kind: 'colour', where: 'button', is: '#008080' },
      { kind: 'search', in: CHILDREN },
      { kind: 'filter', in: CHILDREN, by: /group/iu },
      { kind: 'detail', from: CHILDREN, shows: [/allerg/iu, /phone/iu, /hedgehogs|otters|owls/iu] },
      {
        kind: 'create',
        in: CHILDREN,
        values: [
          [CHILD, 'Ottilie Brandreth'],
          [/group/iu, { option: 'Otters' }],
        ],
        shows: 'Ottilie Brandreth',
      },
      {
        kind: 'edit',
        in: CHILDREN,
        row: 'Ottilie Brandreth',
        values: [[CHILD, 'Ottilie Marchbank']],
        shows: 'Ottilie Marchbank',
      },
      { kind: 'number', label: /children|kids/iu, countOf: CHILDREN },
      { kind: 'number', label: /staff|employees|team/iu, countOf: ['Staff', 'Team', /staff|team/iu] },
    ],
  }),
  single({
    id: 'arr-b-vans',
    title: 'Log book of a courier’s vans',
    language: 'en',
    heldOut: true,
    capabilities: ['theme', 'lists', 'sections', 'create', 'edit-delete', 'filter-sort', 'reports', 'rules'],
    send:
      'We are Pellham Couriers, six drivers and five vans, and I need a fleet log. Vehicles: number plate, model, year, next ' +
      'inspection, status (on the road, in the workshop, sold). Drivers: name, phone, licence number. Trips: vehicle, driver, ' +
      'date, start mileage, end mileage, destination. The end mileage always has to be higher than the start mileage, and a ' +
      'number plate must be unique. I want to filter the vehicles by status, delete sold ones (with a confirmation) and have a ' +
      'Reports page I can print. Background ghost white, header and buttons in midnight blue.',
    checks: [
      { kind: 'colour', where: 'page', is: '#f8f8ff', pages: ['Vehicles', 'Trips'] },
      { kind: 'colour', where: 'button', is: '#191970' },
      { kind: 'colour', where: 'header', is: '#191970' },
      { kind: 'filter', in: 'Vehicles', by: /status/iu },
      { kind: 'create', in: 'Vehicles', values: [[PLATE, 'ZQ77 WVB']], shows: 'ZQ77 WVB' },
      {
        kind: 'rule',
        rule: 'a number plate is unique',
        in: 'Vehicles',
        allowed: [[[PLATE, 'KX19 LMN']]],
        refused: [[PLATE, 'KX19 LMN']],
      },
      {
        kind: 'rule',
        rule: 'a trip ends at a higher mileage than it began',
        in: 'Trips',
        allowed: [
          [
            [/start.*(mileage|km|miles)|mileage.*start/iu, '1200'],
            [/end.*(mileage|km|miles)|mileage.*end/iu, '1350'],
          ],
        ],
        refused: [
          [/start.*(mileage|km|miles)|mileage.*start/iu, '1500'],
          [/end.*(mileage|km|miles)|mileage.*end/iu, '1400'],
        ],
      },
      { kind: 'remove', in: 'Vehicles', row: 'ZQ77 WVB' },
      { kind: 'report', in: ['Reports', 'Report', /report/iu] },
    ],
  }),
  single({
    id: 'arr-b-laptops',
    title: 'School laptops on loan',
    language: 'en',
    heldOut: true,
    capabilities: ['lists', 'create', 'edit-delete', 'filter-sort'],
    send: 'Track which pupil has which school laptop, due date, status out or returned; filter by status, search pupils.',
    checks: [
      {
        kind: 'fields',
        in: LOANS,
        names: [/pupil|student/iu, /laptop|device/iu, /due|return/iu, /status/iu],
      },
      { kind: 'create', in: LOANS, values: [[PUPIL, 'Peregrine Oyelaran']], shows: 'Peregrine Oyelaran' },
      {
        kind: 'edit',
        in: LOANS,
        row: 'Peregrine Oyelaran',
        values: [[/status/iu, { option: ['Returned', /returned/iu] }]],
        shows: 'Peregrine Oyelaran',
      },
      { kind: 'filter', in: LOANS, by: /status/iu },
      { kind: 'search', in: LOANS },
    ],
  }),
  single({
    id: 'arr-b-costureira',
    title: 'Encomendas de uma costureira',
    language: 'pt',
    heldOut: true,
    capabilities: [
      'lists',
      'sections',
      'create',
      'search',
      'edit-delete',
      'filter-sort',
      'rules',
      'language',
    ],
    send:
      'Sou costureira e anoto tudo num caderno. Preciso de um sistema simples: Clientes (nome, telefone, medidas: busto, cintura ' +
      'e quadril em cm) e Encomendas (cliente, peça, tecido, data do pedido, data de entrega, preço, situação: cortar, costurar, ' +
      'provar, pronta, entregue). Quero cadastrar, editar e excluir encomendas (perguntando antes de excluir), buscar pela peça, ' +
      'filtrar pela situação e ordenar pelo preço. A data de entrega não pode ser antes da data do pedido.',
    checks: [
      { kind: 'language', is: 'pt', words: ['Clientes', /encomendas/iu] },
      { kind: 'fields', in: ['Clientes', /cliente/iu], names: [/busto/iu, /cintura/iu, /quadril/iu] },
      { kind: 'search', in: ORDERS },
      { kind: 'filter', in: ORDERS, by: /situação|status|estado/iu },
      { kind: 'sort', in: ORDERS, by: /preço|valor/iu, values: 'number' },
      {
        kind: 'create',
        in: ORDERS,
        values: [
          [['Peça', /peça/iu], 'Vestido zebrado'],
          [/tecido/iu, 'linho'],
          [/data d[oe] (pedido|encomenda)|pedido em/iu, { inDays: 1 }],
          [/entrega/iu, { inDays: 12 }],
        ],
        shows: 'Vestido zebrado',
      },
      {
        kind: 'edit',
        in: ORDERS,
        row: 'Vestido zebrado',
        values: [[/peça/iu, 'Saia xadrez']],
        shows: 'Saia xadrez',
      },
      {
        kind: 'rule',
        rule: 'a entrega não vem antes do pedido',
        in: ORDERS,
        allowed: [
          [
            [/data d[oe] (pedido|encomenda)|pedido em/iu, { inDays: 2 }],
            [/entrega/iu, { inDays: 8 }],
          ],
        ],
        refused: [
          [/data d[oe] (pedido|encomenda)|pedido em/iu, { inDays: 14 }],
          [/entrega/iu, { inDays: 10 }],
        ],
      },
      { kind: 'remove', in: ORDERS, row: 'Saia xadrez' },
    ],
  }),
  {
    id: 'arr-b-turnverein',
    title: 'Mitglieder eines Turnvereins',
    language: 'de',
    heldOut: true,
    capabilities: [
      'lists',
      'create',
      'search',
      'edit-delete',
      'filter-sort',
      'numbers',
      'language',
      'follow-up',
    ],
    turns: [
      {
        send:
          'Ich mache ehrenamtlich die Mitgliederverwaltung für den TV Rodenbach 1908. Bitte eine Seite Mitglieder mit Nachname, ' +
          'Vorname, Geburtsdatum, Abteilung (Turnen, Volleyball, Wandern, Kinderturnen), E-Mail und Jahresbeitrag, und eine ' +
          'Seite Übungsleiter mit Name, Abteilung und Telefon. Mitglieder möchte ich anlegen, ändern, löschen (mit Rückfrage), ' +
          'suchen und nach Abteilung filtern. Auf der Startseite soll die Zahl der Mitglieder stehen. Der Beitrag darf nicht ' +
          'negativ sein.',
        checks: [
          { kind: 'language', is: 'de', words: ['Mitglieder', /übungsleiter/iu] },
          {
            kind: 'steps',
            title: 'der Vereinsname steht vorn',
            steps: [{ do: 'home' }, { do: 'see', text: /TV Rodenbach( 1908)?/u }],
          },
          { kind: 'search', in: MEMBERS },
          { kind: 'filter', in: MEMBERS, by: /abteilung/iu },
          { kind: 'create', in: MEMBERS, values: [[LAST_NAME, 'Zwetschkenbaum']], shows: 'Zwetschkenbaum' },
          {
            kind: 'rule',
            rule: 'der Beitrag ist nicht negativ',
            in: MEMBERS,
            allowed: [
              [
                [LAST_NAME, 'Dornenvogel'],
                [/beitrag/iu, '60'],
              ],
            ],
            refused: [
              [LAST_NAME, 'Niemand'],
              [/beitrag/iu, '-5'],
            ],
          },
          { kind: 'number', label: /mitglieder/iu, countOf: MEMBERS },
          { kind: 'remove', in: MEMBERS, row: 'Dornenvogel' },
        ],
      },
      {
        send: 'Super. Bitte ergänze bei den Mitgliedern noch das Feld Trikotgröße (S, M, L, XL) und nimm den Hintergrund in Beige.',
        checks: [
          { kind: 'fields', in: MEMBERS, names: [/trikotgröße/iu] },
          { kind: 'colour', where: 'page', is: '#f5f5dc' },
          { kind: 'unchanged', in: MEMBERS, row: 'Zwetschkenbaum' },
          {
            kind: 'create',
            in: MEMBERS,
            values: [
              [LAST_NAME, 'Quastenflosser'],
              [/trikotgröße/iu, { option: 'XL' }],
            ],
            shows: 'Quastenflosser',
          },
        ],
      },
    ],
  },
];
