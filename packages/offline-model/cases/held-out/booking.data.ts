import type { Case } from '../case.ts';

export const booking: readonly Case[] = [
  {
    id: 'ho-tennis-courts',
    title: 'tennis courts, nobody books twice',
    language: 'en',
    capabilities: ['booking', 'rules', 'my-records', 'lists', 'theme'],
    heldOut: true,
    turns: [
      {
        send: 'Booking app for the tennis club "Ace Lane". Members pick a court, a date and a time, and get a confirmation with a number. Two people can never have the same court at the same time. Show my bookings with the possibility to cancel. White smoke background with olive drab buttons.',
        checks: [
          { kind: 'text', text: 'Ace Lane', capability: 'literals' },
          { kind: 'colour', where: 'page', is: '#f5f5f5' },
          { kind: 'colour', where: 'button', is: '#6b8e23' },
          {
            kind: 'booking',
            in: ['Book', 'Booking', 'Book a court', 'Courts', 'New booking', 'Bookings'],
            values: [
              ['Date', { inDays: 4 }],
              [['Name', 'Your name'], 'Oona Birk'],
            ],
            twice: 'refused',
          },
          {
            kind: 'steps',
            title: 'a booking shows under mine and can be cancelled after a question',
            capability: 'my-records',
            steps: [
              {
                do: 'open',
                section: ['Book', 'Booking', 'Book a court', 'Courts', 'New booking', 'Bookings'],
              },
              {
                do: 'submit',
                form: [/^book/i, /reserve/i, /new booking/i],
                values: [
                  ['Date', { inDays: 9 }],
                  [['Name', 'Your name'], 'Oona Birk'],
                ],
              },
              { do: 'open', section: ['My bookings', 'Bookings', 'My reservations'] },
              { do: 'see-rows', atLeast: 1 },
              { do: 'click', name: ['Cancel', 'Cancel booking'] },
              { do: 'confirm' },
              { do: 'see', text: [/cancel(l)?ed|removed|no bookings/i] },
            ],
          },
          { kind: 'list', in: ['Courts', 'Our courts', 'Book', 'Home'], atLeast: 3 },
          {
            kind: 'rule',
            rule: 'a booking needs a date',
            in: ['Book', 'Booking', 'Book a court', 'Courts', 'New booking', 'Bookings'],
            allowed: [],
            refused: [['Date', '']],
          },
          {
            kind: 'steps',
            title: 'the same court on another day can be had',
            capability: 'booking',
            steps: [
              {
                do: 'open',
                section: ['Book', 'Booking', 'Book a court', 'Courts', 'New booking', 'Bookings'],
              },
              {
                do: 'submit',
                form: [/^book/i, /reserve/i, /new booking/i],
                values: [
                  ['Date', { inDays: 14 }],
                  [['Name', 'Your name'], 'Teo Lund'],
                ],
              },
              { do: 'see', text: [/confirm|booked|reference|thank|success/i] },
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'ho-mountain-hut',
    title: 'a mountain hut with prices, limits and dates',
    language: 'en',
    capabilities: ['booking', 'literals', 'rules', 'static-pages', 'theme'],
    heldOut: true,
    turns: [
      {
        send: 'Website with online booking for a mountain hut. Three kinds of places: "Dormitory" 28 € a night, "Double room" 74 € a night, "Winter room" 15 € a night. Guests choose the kind, arrival, departure and number of guests (at most 6). Departure has to be after arrival. Pages: home, rooms, booking, getting here, contact. Primary colour crimson on a snow background.',
        checks: [
          { kind: 'colour', where: 'page', is: '#fffafa' },
          { kind: 'colour', where: 'button', is: '#dc143c' },
          { kind: 'text', text: 'Winter room', on: 'Rooms', capability: 'literals' },
          {
            kind: 'steps',
            title: 'the prices stand as given',
            capability: 'literals',
            steps: [
              { do: 'open', section: 'Rooms' },
              { do: 'see', text: [/(€\s?28|28(\.00)?\s?€)/] },
              { do: 'see', text: [/(€\s?74|74(\.00)?\s?€)/] },
            ],
          },
          {
            kind: 'booking',
            in: ['Booking', 'Book', 'Book now'],
            values: [
              [['Arrival', 'Arrival date', 'Check-in'], { inDays: 20 }],
              [['Departure', 'Departure date', 'Check-out'], { inDays: 22 }],
              [/guests/i, '2'],
            ],
            twice: 'allowed',
          },
          {
            kind: 'rule',
            rule: 'at most six guests',
            in: ['Booking', 'Book', 'Book now'],
            allowed: [],
            refused: [
              [['Arrival', 'Arrival date', 'Check-in'], { inDays: 40 }],
              [['Departure', 'Departure date', 'Check-out'], { inDays: 41 }],
              [/guests/i, '7'],
            ],
          },
          {
            kind: 'rule',
            rule: 'departure is after arrival',
            in: ['Booking', 'Book', 'Book now'],
            allowed: [],
            refused: [
              [['Arrival', 'Arrival date', 'Check-in'], { inDays: 50 }],
              [['Departure', 'Departure date', 'Check-out'], { inDays: 48 }],
              [/guests/i, '2'],
            ],
          },
          { kind: 'section', name: ['Getting here', 'Directions', 'How to get here'] },
        ],
      },
    ],
  },
  {
    id: 'ho-cabeleireiro-pt',
    title: 'a hairdresser’s appointments in Portuguese',
    language: 'pt',
    capabilities: ['booking', 'language', 'lists', 'literals', 'rules'],
    heldOut: true,
    turns: [
      {
        send: 'App de agendamento para um salão de beleza. O cliente escolhe o serviço (corte R$ 60, coloração R$ 180, manicure R$ 45), o profissional, a data e o horário. Não pode haver dois agendamentos com o mesmo profissional no mesmo horário. Quero ver meus agendamentos. Cores: fundo rosa claro e botões roxos.',
        checks: [
          { kind: 'language', is: 'pt', words: [/agend/i, /servi[çc]o/i] },
          { kind: 'colour', where: 'page', is: '#ffb6c1' },
          { kind: 'colour', where: 'button', is: '#800080' },
          {
            kind: 'steps',
            title: 'os preços estão como foram dados',
            capability: 'literals',
            steps: [
              { do: 'open', section: ['Serviços', 'Início', 'Agendar', 'Agendamento'] },
              { do: 'see', text: [/R\$\s?180/] },
              { do: 'see', text: [/R\$\s?45/] },
            ],
          },
          {
            kind: 'booking',
            in: ['Agendar', 'Agendamento', 'Novo agendamento', 'Agendamentos'],
            values: [
              ['Data', { inDays: 5 }],
              [['Nome', 'Cliente'], 'Lia Prado'],
            ],
            twice: 'refused',
          },
          { kind: 'section', name: ['Meus agendamentos', 'Agendamentos'] },
          {
            kind: 'rule',
            rule: 'an appointment needs a date',
            in: ['Agendar', 'Agendamento', 'Novo agendamento', 'Agendamentos'],
            allowed: [],
            refused: [['Data', '']],
          },
          {
            kind: 'steps',
            title: 'um agendamento aparece nos meus e continua depois de recarregar',
            capability: 'my-records',
            steps: [
              { do: 'open', section: ['Agendar', 'Agendamento', 'Novo agendamento', 'Agendamentos'] },
              {
                do: 'submit',
                form: [/agendar|novo agendamento|reservar/i],
                values: [
                  ['Data', { inDays: 11 }],
                  [['Nome', 'Cliente'], 'Lia Prado'],
                ],
              },
              { do: 'open', section: ['Meus agendamentos', 'Agendamentos'] },
              { do: 'reload' },
              { do: 'see-rows', atLeast: 1 },
            ],
          },
        ],
      },
    ],
  },
];
