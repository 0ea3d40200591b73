import { single, type Case } from '../case.ts';

const NAME = ['Full name', 'Your name', 'Name', 'First name', /name/iu];
const EMAIL = [/e-?mail/iu];
const DATE = ['Date', 'Day', /date|day|when/iu];

export const bookingAndJobs: readonly Case[] = [
  single({
    id: 'new-barber',
    title: 'Barber shop with appointments',
    language: 'en',
    heldOut: true,
    capabilities: ['theme', 'lists', 'sections', 'booking', 'my-records', 'edit-delete', 'submit-forms'],
    send:
      'Please build a booking website for my barber shop with these functions: a Services page (haircut, beard trim, shave … ' +
      'with price and duration), a Barbers page, a Book page where a customer chooses service, barber, date and time (every ' +
      'full hour from 09:00 to 17:00) and enters name and phone, and after that sees a confirmation with a booking number. The same barber cannot be booked ' +
      'twice for the same date and time. On My bookings the customer sees all bookings and can delete a booking (ask ' +
      'before deleting). Use old lace for the background and saddle brown for the buttons.',
    checks: [
      { kind: 'colour', where: 'page', is: '#fdf5e6', pages: ['Services', 'Barbers'] },
      { kind: 'colour', where: 'button', is: '#8b4513' },
      { kind: 'list', in: 'Services', atLeast: 3 },
      { kind: 'section', name: 'Barbers' },
      {
        kind: 'booking',
        in: ['Book', 'Book now', 'Booking', /^book/iu],
        values: [
          [NAME, 'Ignatius'],
          [DATE, { inDays: 6 }],
          [/time|hour|slot/iu, '10:00'],
        ],
        twice: 'refused',
      },
      {
        kind: 'steps',
        title: 'the booking is kept under My bookings',
        steps: [
          { do: 'open', section: 'My bookings' },
          { do: 'see-rows', atLeast: 1 },
          { do: 'reload' },
          { do: 'see-rows', atLeast: 1 },
        ],
      },
      { kind: 'remove', in: 'My bookings' },
      {
        kind: 'submit-form',
        in: ['Book', 'Book now', 'Booking', /^book/iu],
        button: /book|confirm|reserve|submit/iu,
        values: [
          [NAME, 'Evander'],
          [DATE, { inDays: 11 }],
        ],
      },
    ],
  }),
  single({
    id: 'new-restaurante',
    title: 'Restaurant with reservations, in Spanish',
    language: 'es',
    heldOut: true,
    capabilities: [
      'theme',
      'lists',
      'sections',
      'booking',
      'filter-sort',
      'submit-forms',
      'rules',
      'language',
    ],
    send:
      'Hola, quiero una página web para mi restaurante "El Olivo Torcido". Tiene que tener Inicio, Carta (platos con precio ' +
      'y categoría: entrantes, principales, postres, y poder filtrar por categoría), Reservas y Contacto. En Reservas el ' +
      'cliente pone nombre, correo, fecha, hora y número de personas y recibe una confirmación con un número de reserva. No ' +
      'se puede reservar para una fecha pasada. En Contacto hay un formulario con nombre, correo y mensaje. Colores: fondo ' +
      'color lino (linen) y botones verde oliva oscuro (dark olive green).',
    checks: [
      { kind: 'language', is: 'es', words: ['Carta', 'Reservas', 'Contacto'] },
      { kind: 'text', text: 'El Olivo Torcido' },
      { kind: 'colour', where: 'page', is: '#faf0e6', pages: ['Carta'] },
      { kind: 'list', in: 'Carta', atLeast: 6 },
      { kind: 'filter', in: 'Carta', by: /categor/iu, option: 'Postres' },
      {
        kind: 'booking',
        in: ['Reservas', 'Reservar'],
        button: /reserv/iu,
        values: [
          [/nombre/iu, 'Hortensia'],
          [/correo|e-?mail/iu, 'hortensia@example.org'],
          [/fecha/iu, { inDays: 7 }],
        ],
        twice: 'allowed',
      },
      {
        kind: 'submit-form',
        in: ['Reservas', 'Reservar'],
        button: /reserv|enviar|confirmar/iu,
        invalid: [
          [/nombre/iu, 'Hortensia'],
          [/correo|e-?mail/iu, 'hortensia@example.org'],
          [/fecha/iu, { inDays: -3 }],
        ],
        values: [
          [/nombre/iu, 'Hortensia'],
          [/correo|e-?mail/iu, 'hortensia@example.org'],
          [/fecha/iu, { inDays: 8 }],
        ],
      },
      {
        kind: 'submit-form',
        in: 'Contacto',
        values: [
          [/nombre/iu, 'Fermín'],
          [/correo|e-?mail/iu, 'fermin@example.org'],
          [/mensaje/iu, '¿Tienen menú sin gluten?'],
        ],
      },
    ],
  }),
  single({
    id: 'new-kayaks',
    title: 'Kayak hire on a lake',
    language: 'en',
    heldOut: true,
    capabilities: ['lists', 'sections', 'detail', 'filter-sort', 'booking', 'look-up', 'back-office'],
    send:
      'I rent out kayaks, canoes and paddle boards at Lake Orrin and want people to book online. Boats page: every boat with ' +
      'its name, type (kayak, canoe, paddle board), seats and price per day; filter by type and sort by price. On the page ' +
      'of a boat one enters name, email and the day and books it, and gets a booking reference. A boat is booked for a whole ' +
      'day, so nobody else can have the same boat on that day. And a Bookings page for me with all the bookings.',
    checks: [
      { kind: 'list', in: 'Boats', atLeast: 5 },
      { kind: 'fields', in: 'Boats', names: [/type|kayak/iu, /seats?/iu, /price|day/iu] },
      { kind: 'filter', in: 'Boats', by: /type/iu, option: /canoes?/iu },
      { kind: 'sort', in: 'Boats', by: /price/iu, values: 'number' },
      { kind: 'detail', from: 'Boats', shows: [/seats?/iu, /\d/u] },
      {
        kind: 'booking',
        in: 'Boats',
        values: [
          [NAME, 'Rosamund'],
          [EMAIL, 'rosamund@example.org'],
          [DATE, { inDays: 12 }],
        ],
        twice: 'refused',
      },
      {
        kind: 'steps',
        title: 'the booking stands on the owner’s page, also after a reload',
        steps: [
          { do: 'open', section: ['Bookings', 'All bookings'] },
          { do: 'see', text: 'Rosamund' },
          { do: 'reload' },
          { do: 'see', text: 'Rosamund' },
        ],
      },
    ],
  }),
  single({
    id: 'new-farm-jobs',
    title: 'Job board for seasonal farm work',
    language: 'en',
    heldOut: true,
    capabilities: [
      'theme',
      'lists',
      'sections',
      'create',
      'search',
      'detail',
      'filter-sort',
      'submit-forms',
      'social',
    ],
    send:
      'Please implement a job board for seasonal work on farms. Functions: browse Jobs (title, farm, region, type: harvest, ' +
      'livestock, packing or driving, pay per hour, start date), search by keyword, filter by type, see the details of a job ' +
      'and apply with name, email and a short message; the applicant sees that the application was received. Farmers can post ' +
      'a job on the page Post a job. Workers can save a job and find it under Saved jobs. Use cornsilk for the background and ' +
      'sienna for the buttons and headings.',
    checks: [
      { kind: 'colour', where: 'page', is: '#fff8dc', pages: ['Jobs'] },
      { kind: 'colour', where: 'button', is: '#a0522d' },
      { kind: 'list', in: 'Jobs', atLeast: 5 },
      { kind: 'search', in: 'Jobs' },
      { kind: 'filter', in: 'Jobs', by: /type/iu, option: 'Harvest' },
      { kind: 'detail', from: 'Jobs', shows: [/hour|\/ ?h/iu] },
      {
        kind: 'steps',
        title: 'one applies for a job',
        steps: [
          { do: 'open', section: 'Jobs' },
          { do: 'open-item' },
          {
            do: 'submit',
            form: /apply|application/iu,
            values: [
              [NAME, 'Jocasta'],
              [EMAIL, 'jocasta@example.org'],
            ],
          },
          { do: 'see', text: /received|sent|submitted|thank|success|applied/iu },
        ],
      },
      {
        kind: 'create',
        in: ['Jobs', 'Post a job'],
        button: /post/iu,
        values: [[/title/iu, 'Quince picker']],
        shows: 'Quince picker',
      },
      { kind: 'counter', in: 'Jobs', button: /^save|bookmark|☆|♡/iu },
      {
        kind: 'steps',
        title: 'the saved job is found again',
        steps: [
          { do: 'open', section: ['Saved jobs', 'Saved'] },
          { do: 'see-rows', atLeast: 1 },
          { do: 'reload' },
          { do: 'see-rows', atLeast: 1 },
        ],
      },
    ],
  }),
];
