import { single, type Case } from '../case.ts';

const JOBS = ['Jobs', 'Repair jobs', 'Repairs', 'Tickets', /job|repair|ticket/iu];
const TICKET = ['Ticket number', 'Ticket', /ticket/iu];
const CUSTOMER = ['Customer name', 'Customer', /customer|client/iu];
const TOOL_NAME = ['Name', 'Tool name', 'Tool', /name|tool/iu];
const COLONIES = ['Völker', 'Bienenvölker', 'Volk', /v[öo]lk/iu];
const HARVEST = ['Ernte', 'Ernten', 'Honigernte', /ernte/iu];
const PETS = ['Mascotas', 'Pacientes', /mascota|paciente/iu];
const PET_NAME = ['Nombre', 'Nombre de la mascota', /nombre|mascota/iu];
const APPLIANCES = ['Appliances', 'Household appliances', 'Items', 'Home', /appliance|warrant|device/iu];
const APPLIANCE = ['Name', 'Appliance', /name|appliance/iu];

export const arrivalsARecords: readonly Case[] = [
  single({
    id: 'arr-a-bike-workshop',
    title: 'Repair jobs of a bicycle workshop',
    language: 'en',
    heldOut: true,
    capabilities: ['theme', 'lists', 'create', 'search', 'numbers', 'edit-delete', 'filter-sort', 'rules'],
    send:
      'I run a small bicycle workshop called Spoke & Chain and I keep losing the paper tickets. Build me an app for my repair ' +
      'jobs. Each job has a ticket number, customer name, phone, bike, what is wrong, the mechanic (Ines, Tobias or Raj), date ' +
      'in, price and a status: waiting, in progress, ready or collected. I want to add jobs, change them, search for a ' +
      'customer and filter by status, and the start page should tell me how many jobs there are in total. The same ticket ' +
      'number must not be used twice. Use honeydew as background and dark green for the buttons.',
    checks: [
      { kind: 'colour', where: 'page', is: '#f0fff0' },
      { kind: 'colour', where: 'button', is: '#006400' },
      {
        kind: 'fields',
        in: JOBS,
        names: [/ticket/iu, /customer/iu, /phone/iu, /bike/iu, /mechanic/iu, /price/iu, /status/iu],
      },
      { kind: 'search', in: JOBS },
      { kind: 'filter', in: JOBS, by: /status/iu },
      {
        kind: 'create',
        in: JOBS,
        values: [
          [TICKET, '90417'],
          [CUSTOMER, 'Wilhelmina Grubb'],
          [/mechanic/iu, { option: 'Raj' }],
        ],
        shows: 'Wilhelmina Grubb',
      },
      {
        kind: 'edit',
        in: JOBS,
        row: 'Wilhelmina Grubb',
        values: [[CUSTOMER, 'Wilhelmina Stark']],
        shows: 'Wilhelmina Stark',
      },
      {
        kind: 'rule',
        rule: 'a ticket number is used once',
        in: JOBS,
        allowed: [
          [
            [TICKET, '90555'],
            [CUSTOMER, 'Barnaby Quill'],
          ],
        ],
        refused: [
          [TICKET, '90555'],
          [CUSTOMER, 'Somebody Else'],
        ],
      },
      { kind: 'number', label: /jobs|repairs|tickets|total/iu, countOf: JOBS },
    ],
  }),
  {
    id: 'arr-a-tool-library',
    title: 'Tool library of a neighbourhood',
    language: 'en',
    heldOut: true,
    capabilities: ['lists', 'sections', 'create', 'edit-delete', 'filter-sort', 'rules', 'follow-up'],
    turns: [
      {
        send:
          'Our neighbourhood association lends out tools and the shared spreadsheet is a mess. Please make a web app with three ' +
          'parts: Tools (name, category like garden, wood, electric or painting, condition, deposit in euros), Members (name, ' +
          'street, phone) and Loans (tool, member, borrowed on, due back). We want to add and delete tools, with a question ' +
          'before something is deleted, and filter the tools by category. The day a tool is due back can of course not be ' +
          'before the day it was borrowed. Put in a few examples so that we see how it looks.',
        checks: [
          { kind: 'fields', in: 'Tools', names: [/category/iu, /condition/iu, /deposit/iu] },
          { kind: 'list', in: 'Members', atLeast: 3 },
          { kind: 'filter', in: 'Tools', by: /category/iu },
          { kind: 'create', in: 'Tools', values: [[TOOL_NAME, 'Plumbus sander']], shows: 'Plumbus sander' },
          {
            kind: 'rule',
            rule: 'due back is not before borrowed on',
            in: 'Loans',
            allowed: [
              [
                [/borrow|from|start|lent|loan date/iu, { inDays: 1 }],
                [/due|back|return|until/iu, { inDays: 6 }],
              ],
            ],
            refused: [
              [/borrow|from|start|lent|loan date/iu, { inDays: 9 }],
              [/due|back|return|until/iu, { inDays: 4 }],
            ],
          },
          { kind: 'create', in: 'Tools', values: [[TOOL_NAME, 'Wobble rake']], shows: 'Wobble rake' },
          { kind: 'remove', in: 'Tools', row: 'Wobble rake' },
        ],
      },
      {
        send: 'Nice! Two things: the tools also need a serial number, and please call the Members page Borrowers instead.',
        checks: [
          { kind: 'fields', in: 'Tools', names: [/serial/iu] },
          { kind: 'section', name: 'Borrowers' },
          { kind: 'absent', what: 'section', name: 'Members' },
          { kind: 'unchanged', in: 'Tools', row: 'Plumbus sander' },
        ],
      },
    ],
  },
  single({
    id: 'arr-a-imkerei',
    title: 'Stockkarten einer Imkerei',
    language: 'de',
    heldOut: true,
    capabilities: ['theme', 'lists', 'sections', 'create', 'edit-delete', 'filter-sort', 'language'],
    send:
      'Ich bin Hobbyimker und möchte meine Stockkarten endlich digital führen. Ich brauche: Völker (Name, Standort, ' +
      'Geburtsjahr der Königin, Volksstärke schwach, mittel oder stark), Durchsichten (Volk, Datum, Milbenzahl, Notiz) und ' +
      'Ernte (Volk, Datum, Sorte, Kilogramm). Meine Standorte heißen Waldrand, Streuobstwiese und Dachgarten. Völker will ich ' +
      'anlegen, bearbeiten und nach Standort filtern können, die Ernte nach Kilogramm sortieren. Als Hintergrund bitte ' +
      'Hellgelb, die Knöpfe in Schokoladenbraun.',
    checks: [
      { kind: 'language', is: 'de', words: [/v[öo]lk/iu, /ernte/iu, /durchsicht/iu] },
      { kind: 'colour', where: 'page', is: ['#ffffe0', '#fffacd', '#fafad2', '#fefce8', '#fef9c3'] },
      { kind: 'colour', where: 'button', is: ['#d2691e', '#7b3f00', '#5c3317', '#4e2a1e', '#3d1f0f'] },
      { kind: 'fields', in: COLONIES, names: [/standort/iu, /königin|jahr/iu, /stärke/iu] },
      { kind: 'filter', in: COLONIES, by: /standort/iu },
      {
        kind: 'create',
        in: COLONIES,
        values: [
          [['Name', /name|bezeichnung/iu], 'Zaubernuss'],
          [/standort/iu, { option: 'Dachgarten' }],
        ],
        shows: 'Zaubernuss',
      },
      {
        kind: 'edit',
        in: COLONIES,
        row: 'Zaubernuss',
        values: [[['Name', /name|bezeichnung/iu], 'Quittengold']],
        shows: 'Quittengold',
      },
      { kind: 'sort', in: HARVEST, by: /kilo|kg|menge/iu, values: 'number' },
      { kind: 'section', name: ['Durchsichten', /durchsicht/iu] },
    ],
  }),
  single({
    id: 'arr-a-veterinaria',
    title: 'Fichas de una clínica veterinaria',
    language: 'es',
    heldOut: true,
    capabilities: [
      'lists',
      'sections',
      'create',
      'search',
      'detail',
      'edit-delete',
      'filter-sort',
      'rules',
      'language',
    ],
    send:
      'Tengo una clínica veterinaria pequeña y quiero un sistema sencillo para las fichas. Necesito Mascotas (nombre, especie: ' +
      'perro, gato, conejo o ave, raza, fecha de nacimiento, dueño), Dueños (nombre, teléfono, correo) y Consultas (mascota, ' +
      'fecha, motivo, peso en kg, tratamiento). Quiero buscar una mascota, filtrar por especie, abrir su ficha para ver todos ' +
      'los datos, y poder agregar, editar y eliminar mascotas; antes de eliminar que pregunte. El peso tiene que ser mayor que ' +
      'cero.',
    checks: [
      { kind: 'language', is: 'es', words: ['Mascotas', /consultas/iu] },
      { kind: 'search', in: PETS },
      { kind: 'filter', in: PETS, by: /especie/iu },
      { kind: 'detail', from: PETS, shows: [/especie/iu, /raza/iu, /nacimiento/iu, /dueñ/iu] },
      {
        kind: 'create',
        in: PETS,
        values: [
          [PET_NAME, 'Pompelmo'],
          [/especie/iu, { option: ['Conejo', /conejo/iu] }],
        ],
        shows: 'Pompelmo',
      },
      { kind: 'edit', in: PETS, row: 'Pompelmo', values: [[PET_NAME, 'Zarzamora']], shows: 'Zarzamora' },
      { kind: 'remove', in: PETS, row: 'Zarzamora' },
      {
        kind: 'rule',
        rule: 'el peso es mayor que cero',
        in: ['Consultas', /consulta/iu],
        allowed: [[[/peso/iu, '7.5']]],
        refused: [[/peso/iu, '0']],
      },
      { kind: 'list', in: ['Dueños', /dueñ|propietari/iu], atLeast: 2 },
    ],
  }),
  single({
    id: 'arr-a-appliances',
    title: 'Appliances and their warranties',
    language: 'en',
    heldOut: true,
    capabilities: ['lists', 'create', 'search', 'edit-delete', 'filter-sort'],
    send: 'List of our household appliances: name, purchase date, warranty end, price. Add, edit, delete, search, sort by price.',
    checks: [
      { kind: 'fields', in: APPLIANCES, names: [/purchase|bought/iu, /warrant/iu, /price|cost/iu] },
      { kind: 'search', in: APPLIANCES },
      { kind: 'sort', in: APPLIANCES, by: /price|cost/iu, values: 'number' },
      { kind: 'create', in: APPLIANCES, values: [[APPLIANCE, 'Flumox toaster']], shows: 'Flumox toaster' },
      {
        kind: 'edit',
        in: APPLIANCES,
        row: 'Flumox toaster',
        values: [[APPLIANCE, 'Gribble kettle']],
        shows: 'Gribble kettle',
      },
      { kind: 'remove', in: APPLIANCES, row: 'Gribble kettle' },
    ],
  }),
];
