import { single, type Case } from '../case.ts';

const NAME = ['Full name', 'First name', 'Name', /name/iu];
const FROM = ['From', 'Start date', 'Start', /from|start/iu];
const TO = ['To', 'End date', 'End', /\bto\b|end|until/iu];

export const management: readonly Case[] = [
  single({
    id: 'new-hr-system',
    title: 'Human resources with leave requests',
    language: 'en',
    heldOut: true,
    capabilities: [
      'theme',
      'lists',
      'create',
      'search',
      'numbers',
      'edit-delete',
      'filter-sort',
      'reports',
      'rules',
    ],
    send:
      'Please build a human resources management system with these functions: a Dashboard with the total number of ' +
      'employees, the pending leave requests and a chart of employees by department; Employees (name, email, department, ' +
      'job title, start date, salary) which HR can add, edit, delete, search and filter by department; Leave requests ' +
      '(employee, type: vacation, sick or unpaid, from, to, status: pending, approved or rejected), where the end can never ' +
      'be before the start; Departments; and Reports, which can be printed or downloaded. Use alice blue for the background ' +
      'and navy for the header and the buttons.',
    checks: [
      { kind: 'colour', where: 'page', is: '#f0f8ff', pages: ['Employees', 'Departments'] },
      { kind: 'colour', where: 'button', is: '#000080' },
      { kind: 'chart', on: 'Dashboard' },
      { kind: 'number', on: 'Dashboard', label: /employees/iu, countOf: 'Employees' },
      { kind: 'search', in: 'Employees' },
      { kind: 'filter', in: 'Employees', by: /department/iu },
      { kind: 'create', in: 'Employees', values: [[NAME, 'Zephyrine']], shows: 'Zephyrine' },
      { kind: 'edit', in: 'Employees', row: 'Zephyrine', values: [[NAME, 'Ottoline']], shows: 'Ottoline' },
      { kind: 'remove', in: 'Employees', row: 'Ottoline' },
      {
        kind: 'rule',
        rule: 'leave does not end before it begins',
        in: ['Leave requests', 'Leave', /leave/iu],
        allowed: [
          [
            [FROM, { inDays: 5 }],
            [TO, { inDays: 8 }],
          ],
        ],
        refused: [
          [FROM, { inDays: 20 }],
          [TO, { inDays: 16 }],
        ],
      },
      { kind: 'report', in: 'Reports' },
    ],
  }),
  single({
    id: 'new-stockroom',
    title: 'Inventory of an electrical wholesaler',
    language: 'en',
    heldOut: true,
    capabilities: ['lists', 'sections', 'create', 'search', 'edit-delete', 'filter-sort', 'rules'],
    send:
      'We are a small electrical wholesaler and still keep our stock in a spreadsheet. I need an inventory system with a ' +
      'Products page (name, SKU, category, quantity, minimum quantity, unit price), a Suppliers page (company, contact ' +
      'person, phone, email) and a Low stock page that shows all products whose quantity is under their minimum. We must be ' +
      'able to add, change and delete products (ask before deleting!), search them, filter them by category and sort them by ' +
      'quantity. No two products may have the same SKU.',
    checks: [
      {
        kind: 'fields',
        in: 'Products',
        names: [/sku/iu, /category/iu, /quantity|stock/iu, /minimum|min\b/iu, /price/iu],
      },
      { kind: 'list', in: 'Suppliers', atLeast: 4 },
      { kind: 'search', in: 'Products' },
      { kind: 'filter', in: 'Products', by: /category/iu },
      { kind: 'sort', in: 'Products', by: /^(?!.*minimum).*(quantity|stock)/iu, values: 'number' },
      {
        kind: 'create',
        in: 'Products',
        values: [
          [NAME, 'Zorblatt clamp'],
          [/sku/iu, 'ZB-4711'],
          [/^(?!.*min).*(quantity|stock)/iu, '2'],
          [/minimum|min\b/iu, '30'],
        ],
        shows: 'Zorblatt clamp',
      },
      {
        kind: 'steps',
        title: 'what is under its minimum stands under low stock',
        steps: [
          { do: 'open', section: 'Low stock' },
          { do: 'see', text: 'Zorblatt clamp' },
        ],
      },
      {
        kind: 'rule',
        rule: 'a SKU is given only once',
        in: 'Products',
        allowed: [
          [
            [NAME, 'Quibbler fuse'],
            [/sku/iu, 'QB-1001'],
          ],
        ],
        refused: [
          [NAME, 'Another fuse'],
          [/sku/iu, 'QB-1001'],
        ],
      },
      { kind: 'remove', in: 'Products', row: 'Zorblatt clamp' },
    ],
  }),
  single({
    id: 'new-school-office',
    title: 'School management with grades',
    language: 'en',
    heldOut: true,
    capabilities: [
      'theme',
      'lists',
      'sections',
      'create',
      'search',
      'numbers',
      'detail',
      'filter-sort',
      'rules',
    ],
    send:
      'Please build a school management website with these functions: Students (name, class, date of birth, guardian, ' +
      'guardian phone), Teachers (name, subject, email), Classes (class name, room, class teacher) and Grades (student, ' +
      'subject, score, date). The secretary should be able to add and search students and open a student to see all details, ' +
      'filter the teachers by subject, and enter grades; a score must be between 0 and 100. The home page is a dashboard with ' +
      'the number of students and the number of teachers. Use lavender for the background and indigo for the header.',
    checks: [
      { kind: 'colour', where: 'page', is: '#e6e6fa', pages: ['Students', 'Grades'] },
      { kind: 'colour', where: 'header', is: '#4b0082' },
      { kind: 'number', label: /teachers/iu, countOf: 'Teachers' },
      { kind: 'list', in: 'Classes', atLeast: 4 },
      { kind: 'search', in: 'Students' },
      { kind: 'filter', in: 'Teachers', by: /subject/iu },
      {
        kind: 'create',
        in: 'Students',
        values: [
          [['Student name', 'Full name', 'First name', 'Name', /^(?!.*guardian).*name/iu], 'Wilhelmina'],
        ],
        shows: 'Wilhelmina',
      },
      { kind: 'detail', from: 'Students', shows: [/guardian/iu, /class|grade/iu] },
      {
        kind: 'rule',
        rule: 'a score lies between 0 and 100',
        in: 'Grades',
        allowed: [[[/score/iu, '87']]],
        refused: [[/score/iu, '120']],
      },
      {
        kind: 'rule',
        rule: 'a score is not negative',
        in: 'Grades',
        allowed: [],
        refused: [[/score/iu, '-5']],
      },
    ],
  }),
  single({
    id: 'new-gimnasio',
    title: 'Gym management, in Spanish',
    language: 'es',
    heldOut: true,
    capabilities: ['theme', 'lists', 'create', 'search', 'numbers', 'edit-delete', 'filter-sort', 'language'],
    send:
      'Necesito un sistema para gestionar mi gimnasio con estas funciones: un Panel con el total de socios y las clases de ' +
      'la semana; Socios (nombre, teléfono, correo, plan: básico, premium o familiar, fecha de alta) que se pueden agregar, ' +
      'editar, eliminar con confirmación, buscar y filtrar por plan; Clases (nombre, entrenador, día, hora, cupo); ' +
      'Entrenadores; y Pagos (socio, importe, fecha, estado: pagado o pendiente), con filtro por estado. Usa negro para el ' +
      'fondo y naranja oscuro (dark orange) para los botones.',
    checks: [
      { kind: 'language', is: 'es', words: ['Socios', 'Clases', 'Entrenadores', 'Pagos'] },
      { kind: 'colour', where: 'page', is: '#000000', pages: ['Socios', 'Pagos'] },
      { kind: 'colour', where: 'button', is: '#ff8c00' },
      { kind: 'number', on: ['Panel', 'Inicio'], label: /socios/iu, countOf: 'Socios' },
      { kind: 'search', in: 'Socios' },
      { kind: 'filter', in: 'Socios', by: /plan/iu, option: 'Premium' },
      { kind: 'create', in: 'Socios', values: [[/nombre/iu, 'Eufrasia']], shows: 'Eufrasia' },
      { kind: 'edit', in: 'Socios', row: 'Eufrasia', values: [[/nombre/iu, 'Casilda']], shows: 'Casilda' },
      { kind: 'remove', in: 'Socios', row: 'Casilda' },
      { kind: 'filter', in: 'Pagos', by: /estado/iu, option: 'Pendiente' },
    ],
  }),
  single({
    id: 'new-kleingarten',
    title: 'Allotment club, in German',
    language: 'de',
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
      'Ich bin Kassenwart in einem Kleingartenverein und brauche eine Verwaltung. Es gibt Parzellen (Nummer, Größe in m², ' +
      'Pächter, Status: frei, verpachtet oder gesperrt), Mitglieder (Name, Telefon, E-Mail, Eintrittsdatum) und Zählerstände ' +
      '(Parzelle, Datum, Stand Wasser in m³). Ich will alles anlegen, ändern und löschen können, Mitglieder suchen und die ' +
      'Parzellen nach Status filtern. Jede Parzellennummer darf es nur einmal geben. Bitte schlicht, vorm Löschen nachfragen.',
    checks: [
      { kind: 'language', is: 'de', words: ['Parzellen', 'Mitglieder', 'Zählerstände'] },
      { kind: 'list', in: 'Mitglieder', atLeast: 5 },
      { kind: 'fields', in: 'Parzellen', names: [/nummer|nr/iu, /größe/iu, /pächter/iu, /status/iu] },
      { kind: 'search', in: 'Mitglieder' },
      { kind: 'filter', in: 'Parzellen', by: /status/iu, option: 'Verpachtet' },
      {
        kind: 'create',
        in: 'Mitglieder',
        values: [[/name/iu, 'Kunigunde']],
        shows: 'Kunigunde',
      },
      { kind: 'remove', in: 'Mitglieder', row: 'Kunigunde' },
      {
        kind: 'rule',
        rule: 'jede Parzellennummer nur einmal',
        in: 'Parzellen',
        allowed: [[[/nummer|nr/iu, '947']]],
        refused: [[/nummer|nr/iu, '947']],
      },
    ],
  }),
  single({
    id: 'new-window-crm',
    title: 'A window cleaner’s CRM, in haste',
    language: 'en',
    heldOut: true,
    capabilities: ['lists', 'create', 'search', 'edit-delete', 'filter-sort'],
    send:
      'simple crm for my window cleaning buisness. customers w/ name phone + adress, quotes with customer, amount n status ' +
      '(new, sent, won, lost). let me filter quotes by status n search customers. edit everything. delete shoud ask me first',
    checks: [
      { kind: 'list', in: 'Customers', atLeast: 4 },
      { kind: 'fields', in: 'Quotes', names: [/customer/iu, /amount|price|total/iu, /status/iu] },
      { kind: 'search', in: 'Customers' },
      { kind: 'filter', in: 'Quotes', by: /status/iu, option: 'Won' },
      { kind: 'create', in: 'Customers', values: [[NAME, 'Thaddeus']], shows: 'Thaddeus' },
      { kind: 'edit', in: 'Customers', row: 'Thaddeus', values: [[NAME, 'Leopoldina']], shows: 'Leopoldina' },
      { kind: 'remove', in: 'Customers', row: 'Leopoldina' },
    ],
  }),
];
