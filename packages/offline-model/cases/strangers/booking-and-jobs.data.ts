import { single, type Case } from '../case.ts';

export const bookingAndJobs: readonly Case[] = [
  single({
    id: 'escape-room',
    title: 'Bookings of an escape room',
    language: 'en',
    heldOut: true,
    capabilities: ['theme', 'literals', 'booking', 'rules', 'my-records', 'filter-sort', 'lists'],
    send: 'Please build a booking website for our escape rooms called "Locked In Lisbon" with these functions: visitors see our five rooms with difficulty, theme and price, filter them by difficulty, choose a room, a date, a time slot and the number of players, leave their name and email, and receive a booking reference. A slot that is taken can not be booked again. Groups are 2 to 6 players. On the page My Bookings people see what they booked and can cancel it. Use black for the background and gold for the buttons.',
    checks: [
      { kind: 'text', text: 'Locked In Lisbon' },
      { kind: 'colour', where: 'page', is: '#000000', pages: ['Rooms', 'My Bookings'] },
      { kind: 'colour', where: 'button', is: '#FFD700' },
      { kind: 'list', in: ['Rooms', /rooms/iu], atLeast: 5 },
      { kind: 'filter', in: ['Rooms', /rooms/iu], by: /difficulty/iu },
      {
        kind: 'booking',
        in: ['Book', /^book|^reserve/iu, 'Rooms', /rooms/iu],
        values: [
          [/name/iu, 'Priya Ravensworth'],
          [/e-?mail/iu, 'priya.ravensworth@example.org'],
          [/date/iu, { inDays: 9 }],
          [/player|people|group|guests/iu, '4'],
        ],
        twice: 'refused',
      },
      {
        kind: 'rule',
        rule: 'a group has at most six players',
        in: ['Book', /^book|^reserve/iu, 'Rooms', /rooms/iu],
        button: /book|reserve/iu,
        allowed: [
          [
            [/name/iu, 'Osk Lindqvist'],
            [/date/iu, { inDays: 12 }],
            [/player|people|group|guests/iu, '6'],
          ],
        ],
        refused: [
          [/name/iu, 'Osk Lindqvist'],
          [/date/iu, { inDays: 13 }],
          [/player|people|group|guests/iu, '7'],
        ],
      },
      {
        kind: 'steps',
        title: 'a booking stands in My Bookings after a reload and can be cancelled',
        capability: 'my-records',
        steps: [
          { do: 'open', section: 'My Bookings' },
          { do: 'reload' },
          { do: 'see-rows', atLeast: 1 },
          { do: 'click', name: /cancel/iu },
          { do: 'confirm' },
          { do: 'see', text: /cancell?ed|no bookings|removed|deleted/iu },
        ],
      },
    ],
  }),
  single({
    id: 'bac-de-l-ile',
    title: 'Réservation de traversées',
    language: 'fr',
    heldOut: true,
    capabilities: ['sections', 'booking', 'rules', 'my-records', 'language', 'static-pages'],
    send: "Il me faut un site de réservation pour le petit bac qui relie l'île au continent. Pages : Accueil, Horaires, Tarifs, Réserver, Mes réservations. Pour réserver, on donne son nom, son e-mail, la date, la traversée et le nombre de passagers, et on reçoit un numéro de réservation. Pas plus de 12 passagers par réservation. Dans « Mes réservations » on retrouve ce qu'on a réservé.",
    checks: [
      { kind: 'language', is: 'fr', words: ['Horaires', 'Tarifs', /réserv/iu] },
      { kind: 'section', name: 'Horaires', shows: [/\d{1,2}\s?[:hH]\s?\d{2}/u] },
      { kind: 'section', name: 'Tarifs', shows: [/€|eur/iu] },
      {
        kind: 'booking',
        in: ['Réserver', /^réserver/iu],
        button: /réserv/iu,
        values: [
          [/^(votre )?nom\b(?! de pass)/iu, 'Maëlle Kerbrat'],
          [/e-?mail|courriel/iu, 'maelle.kerbrat@example.org'],
          [/date/iu, { inDays: 6 }],
          [/passagers/iu, '3'],
        ],
        twice: 'allowed',
      },
      {
        kind: 'rule',
        rule: 'pas plus de 12 passagers',
        in: ['Réserver', /^réserver/iu],
        button: /réserv/iu,
        allowed: [
          [
            [/date/iu, { inDays: 15 }],
            [/passagers/iu, '12'],
          ],
        ],
        refused: [
          [/date/iu, { inDays: 16 }],
          [/passagers/iu, '13'],
        ],
      },
      {
        kind: 'steps',
        title: 'la réservation se retrouve après un rechargement',
        capability: 'my-records',
        steps: [
          { do: 'open', section: 'Mes réservations' },
          { do: 'reload' },
          { do: 'see-rows', atLeast: 1 },
          { do: 'see', text: /\b3\b/u },
        ],
      },
    ],
  }),
  single({
    id: 'kiln-slots',
    title: 'Shelves in a kiln',
    language: 'en',
    heldOut: true,
    capabilities: ['booking', 'lists', 'create', 'edit-delete', 'validation'],
    send: 'kiln booking for a pottery studio. members reserve a shelf (top, middle or bottom) on a date, for a bisque or a glaze firing, and get a booking number. two people cant have the same shelf on the same day. show me a list of all reservations and let me delete one',
    checks: [
      {
        kind: 'booking',
        in: [/reserv|book/iu, 'Home'],
        values: [
          [/name|member/iu, 'Tomasz Wilk'],
          [/date|day/iu, { inDays: 8 }],
          ['Shelf', { option: 'Middle' }],
        ],
        twice: 'refused',
      },
      {
        kind: 'rule',
        rule: 'another shelf on the same day is free, the same one is not',
        in: [/reserv|book/iu, 'Home'],
        button: /book|reserv|add|new/iu,
        allowed: [
          [
            [/date|day/iu, { inDays: 21 }],
            ['Shelf', { option: 'Top' }],
          ],
          [
            [/date|day/iu, { inDays: 21 }],
            ['Shelf', { option: 'Bottom' }],
          ],
        ],
        refused: [
          [/date|day/iu, { inDays: 21 }],
          ['Shelf', { option: 'Top' }],
        ],
      },
      { kind: 'list', in: [/reservations|bookings/iu, 'Home'], atLeast: 3 },
      { kind: 'fields', in: [/reservations|bookings/iu, 'Home'], names: ['Shelf', 'Date', /firing|type/iu] },
      { kind: 'remove', in: [/reservations|bookings/iu, 'Home'] },
      {
        kind: 'steps',
        title: 'what is reserved is still listed after a reload',
        capability: 'lists',
        steps: [
          { do: 'open', section: [/reservations|bookings/iu, 'Home'] },
          { do: 'reload' },
          { do: 'see-rows', atLeast: 2 },
          { do: 'see', text: 'Bottom' },
        ],
      },
    ],
  }),
  single({
    id: 'ship-crews',
    title: 'A job board for ship crews',
    language: 'en',
    heldOut: true,
    capabilities: [
      'theme',
      'create',
      'search',
      'filter-sort',
      'detail',
      'submit-forms',
      'my-records',
      'numbers',
    ],
    send: 'Build a job board for ship crews. It should have functionalities for employers to post a vacancy (title, position such as deckhand, cook, engineer or skipper, vessel, port, monthly pay) and for sailors to search the vacancies, filter them by position, open one and apply with name, email and a few words about themselves. After applying there is a confirmation, and the application appears on the page My Applications. The home page says how many vacancies there are. Use light cyan for the background and dark slate gray for the buttons.',
    checks: [
      { kind: 'colour', where: 'page', is: '#E0FFFF', pages: ['Vacancies'] },
      { kind: 'colour', where: 'button', is: '#2F4F4F' },
      {
        kind: 'create',
        in: ['Vacancies', /vacanc|jobs|post/iu],
        values: [
          [/title/iu, 'Bosun for the brig Halcyon'],
          [/pay|salary|wage/iu, '2900'],
        ],
        shows: 'Bosun for the brig Halcyon',
      },
      { kind: 'search', in: ['Vacancies', /vacanc|jobs/iu] },
      { kind: 'filter', in: ['Vacancies', /vacanc|jobs/iu], by: /position/iu },
      { kind: 'detail', from: ['Vacancies', /vacanc|jobs/iu], shows: [/apply/iu, /\d/u] },
      {
        kind: 'steps',
        title: 'one applies for a vacancy and is told so',
        capability: 'submit-forms',
        steps: [
          { do: 'open', section: ['Vacancies', /vacanc|jobs/iu] },
          { do: 'open-item' },
          {
            do: 'submit',
            form: /apply/iu,
            values: [
              [/name/iu, 'Jorunn Teague'],
              [/e-?mail/iu, 'jorunn.teague@example.org'],
            ],
          },
          { do: 'see', text: /thank|sent|received|submitted|applied|success/iu },
        ],
      },
      {
        kind: 'steps',
        title: 'the application stands in My Applications after a reload',
        capability: 'my-records',
        steps: [{ do: 'open', section: 'My Applications' }, { do: 'reload' }, { do: 'see-rows', atLeast: 1 }],
      },
      { kind: 'number', label: /vacanc|jobs|positions/iu, countOf: ['Vacancies', /vacanc|jobs/iu] },
    ],
  }),
];
