import type { Case } from '../case.ts';

export const conversationsTwo: readonly Case[] = [
  {
    id: 'talk-toy-library',
    title: 'A toy library gets a limit, figures and another language',
    language: 'en',
    heldOut: true,
    capabilities: ['create', 'edit-delete', 'rules', 'numbers', 'language', 'honesty', 'follow-up'],
    turns: [
      {
        send: 'We run a toy library in a church hall where families borrow toys. I need the toys (name, age group, number of pieces, condition), the families (name, phone) and the loans: family, toy, due date.',
        checks: [
          {
            kind: 'create',
            in: 'Families',
            values: [
              [/name/iu, 'Family Okonjo-Reid'],
              [/phone/iu, '01632 960101'],
            ],
            shows: 'Family Okonjo-Reid',
          },
          {
            kind: 'create',
            in: 'Toys',
            values: [
              [/name/iu, 'Humming top'],
              [/pieces/iu, '1'],
            ],
            shows: 'Humming top',
          },
          {
            kind: 'edit',
            in: 'Toys',
            row: 'Humming top',
            values: [[/name/iu, 'Tin humming top']],
            shows: 'Tin humming top',
          },
        ],
      },
      {
        send: 'A family may have at most two loans.',
        checks: [
          {
            kind: 'rule',
            rule: 'two loans for a family',
            in: 'Loans',
            allowed: [
              [
                [/family/iu, { option: 'Family Okonjo-Reid' }],
                [/due/iu, { inDays: 14 }],
              ],
              [
                [/family/iu, { option: 'Family Okonjo-Reid' }],
                [/due/iu, { inDays: 14 }],
              ],
            ],
            refused: [
              [/family/iu, { option: 'Family Okonjo-Reid' }],
              [/due/iu, { inDays: 14 }],
            ],
          },
        ],
      },
      {
        send: 'Show on the start page how many toys and how many families there are.',
        checks: [
          { kind: 'number', label: /toys/iu, countOf: 'Toys' },
          { kind: 'number', label: /families/iu, countOf: 'Families' },
        ],
      },
      {
        send: 'Can it send the families a real text message to their phone when a toy is overdue?',
        checks: [
          {
            kind: 'reply',
            says: [/text message|\bsms\b/iu],
            neverSays: /families (will )?now (get|receive)|text messages are (now )?sent/iu,
            capability: 'honesty',
          },
          {
            kind: 'steps',
            title: 'the loans still open',
            steps: [
              { do: 'open', section: 'Loans' },
              { do: 'see', text: 'Family Okonjo-Reid' },
            ],
          },
        ],
      },
      {
        send: 'Most of our families speak French. Translate the app to French please.',
        checks: [
          { kind: 'language', is: 'fr', words: [/jouets/iu, /familles/iu] },
          {
            kind: 'create',
            in: ['Jouets', /jouets/iu],
            values: [[/nom/iu, 'Toupie arc-en-ciel']],
            shows: 'Toupie arc-en-ciel',
            capability: 'follow-up',
          },
        ],
      },
    ],
  },
  {
    id: 'talk-stained-glass',
    title: 'The site of a stained glass studio grows',
    language: 'en',
    heldOut: true,
    capabilities: ['detail', 'submit-forms', 'theme', 'create', 'literals', 'filter-sort', 'follow-up'],
    turns: [
      {
        send: 'A portfolio site for my stained glass studio: works with year, place and technique that open on their own page, a page about me, and a contact form.',
        checks: [
          { kind: 'detail', from: ['Works', /works|portfolio|gallery/iu], shows: [/\b(19|20)\d\d\b/u] },
          {
            kind: 'submit-form',
            in: ['Contact', /contact/iu],
            values: [
              [/name/iu, 'Theodora Blanchflower'],
              [/e-?mail/iu, 'theodora@example.org'],
              [/message/iu, 'A small window for the stairwell, please.'],
            ],
          },
        ],
      },
      {
        send: 'The header should be dark slate blue with white text, leave the rest as it is.',
        checks: [{ kind: 'colour', where: 'header', is: '#483D8B', pages: [/works|portfolio|gallery/iu] }],
      },
      {
        send: 'Change the main heading of the start page to "Light, Held in Lead". And I would like to filter the works by technique.',
        checks: [
          { kind: 'text', text: 'Light, Held in Lead' },
          { kind: 'filter', in: ['Works', /works|portfolio|gallery/iu], by: /technique/iu },
        ],
      },
      {
        send: 'Add a page Testimonials where customers can leave a quote with their name.',
        checks: [
          {
            kind: 'create',
            in: 'Testimonials',
            values: [
              [/name|author|customer/iu, 'Rosalind Achterberg'],
              [/quote|text|testimonial|message/iu, 'The evening light in our hall is a different one now.'],
            ],
            shows: 'Rosalind Achterberg',
          },
        ],
      },
    ],
  },
  {
    id: 'talk-huerto',
    title: 'Un huerto comunitario en tres pasos',
    language: 'es',
    heldOut: true,
    capabilities: ['create', 'rules', 'theme', 'edit-delete', 'language', 'follow-up'],
    turns: [
      {
        send: 'Haz una aplicación para un huerto comunitario: parcelas con nombre, responsable y cultivo, y turnos de riego con persona y fecha.',
        checks: [
          { kind: 'language', is: 'es', words: [/parcelas/iu, /turnos/iu] },
          {
            kind: 'create',
            in: ['Parcelas', /parcelas/iu],
            values: [[/nombre/iu, 'Bancal del pozo']],
            shows: 'Bancal del pozo',
          },
          {
            kind: 'create',
            in: ['Turnos', /turnos|riego/iu],
            values: [
              [/persona|nombre/iu, 'Herminia Salas'],
              [/fecha|día/iu, { inDays: 20 }],
            ],
            shows: 'Herminia Salas',
          },
        ],
      },
      {
        send: 'No puede haber dos turnos de riego el mismo día.',
        checks: [
          {
            kind: 'rule',
            rule: 'un solo turno por día',
            in: ['Turnos', /turnos|riego/iu],
            allowed: [[[/fecha|día/iu, { inDays: 33 }]], [[/fecha|día/iu, { inDays: 34 }]]],
            refused: [[/fecha|día/iu, { inDays: 33 }]],
          },
        ],
      },
      {
        send: 'Pon el fondo en #F5FFFA y los botones en verde mar (#2E8B57).',
        checks: [
          { kind: 'colour', where: 'page', is: '#F5FFFA', pages: [/parcelas/iu] },
          { kind: 'colour', where: 'button', is: '#2E8B57' },
          {
            kind: 'edit',
            in: ['Parcelas', /parcelas/iu],
            row: 'Bancal del pozo',
            values: [[/nombre/iu, 'Bancal del molino']],
            shows: 'Bancal del molino',
          },
        ],
      },
    ],
  },
];
