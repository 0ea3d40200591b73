import { single, type Case } from '../case.ts';

/** Long briefs, and wishes that stand in passing. */
export const briefs: readonly Case[] = [
  single({
    id: 'brief-surf-school',
    title: 'a brief with headings and bullets',
    language: 'en',
    capabilities: ['sections', 'booking', 'literals', 'theme', 'my-records'],
    send: `# Tidal – surf school

**Pages**
- Home: hero with the headline "Stand up today"
- Lessons: list of lessons with level, price and duration
- Book a lesson
- My bookings
- FAQ and Contact

**Features**
- Nobody can book the same lesson twice at the same time

**Design**
Sea green (#2E8B57) buttons on a white background. Rounded corners.`,
    checks: [
      { kind: 'colour', where: 'page', is: '#ffffff' },
      { kind: 'colour', where: 'button', is: '#2e8b57' },
      { kind: 'text', text: 'Stand up today', capability: 'literals' },
      { kind: 'section', name: 'Lessons' },
      { kind: 'section', name: 'My bookings' },
      { kind: 'section', name: 'FAQ' },
      { kind: 'list', in: 'Lessons', atLeast: 6 },
      {
        kind: 'booking',
        in: ['Book a lesson'],
        values: [
          [/day|date/i, { inDays: 5 }],
          ['Name', 'Ida Moor'],
        ],
        twice: 'refused',
      },
    ],
  }),
  single({
    id: 'parcel-look-up',
    title: 'a look-up for the public',
    language: 'en',
    capabilities: ['look-up', 'theme', 'lists'],
    send: 'Please build a parcel look-up site for a courier firm. Visitors enter a tracking number to see where the parcel is, compare parcels, and contact the office. Use lavender for the background and indigo for the components.',
    checks: [
      { kind: 'colour', where: 'page', is: '#e6e6fa' },
      { kind: 'colour', where: 'button', is: '#4b0082' },
      { kind: 'section', name: [/look-?up/i] },
      { kind: 'section', name: 'Compare' },
      { kind: 'section', name: 'Contact' },
      { kind: 'list', in: 'Parcels', atLeast: 6 },
      { kind: 'search', in: 'Parcels' },
    ],
  }),
  single({
    id: 'shared-expenses',
    title: 'who owes whom',
    language: 'en',
    capabilities: ['engines', 'create', 'numbers'],
    send: 'Split expenses with my flatmates: add who paid, the amount, and who shares it, and show who owes whom.',
    checks: [
      {
        kind: 'steps',
        title: 'an expense changes who owes whom',
        capability: 'engines',
        steps: [
          { do: 'home' },
          { do: 'see', text: 'Who owes whom' },
          { do: 'fill', field: 'What for', value: 'New kettle' },
          { do: 'fill', field: 'Amount', value: '90' },
          { do: 'click', name: 'Add expense' },
          { do: 'see', text: 'New kettle' },
          { do: 'reload' },
          { do: 'see', text: 'New kettle' },
        ],
      },
      {
        kind: 'steps',
        title: 'an expense without an amount is refused',
        capability: 'validation',
        steps: [
          { do: 'home' },
          { do: 'fill', field: 'What for', value: 'Nothing at all' },
          { do: 'click', name: 'Add expense' },
          { do: 'see', text: [/how much/i] },
        ],
      },
      { kind: 'text', text: 'Shared by' },
      { kind: 'text', text: 'Who paid' },
      {
        kind: 'steps',
        title: 'a flatmate moves in',
        capability: 'create',
        steps: [
          { do: 'home' },
          { do: 'fill', field: 'Name', value: 'Dora' },
          { do: 'click', name: 'Add' },
          { do: 'see', text: 'Dora' },
        ],
      },
      {
        kind: 'steps',
        title: 'somebody owes somebody',
        capability: 'numbers',
        steps: [{ do: 'home' }, { do: 'see', text: [/owes/i] }, { do: 'see', text: [/Anna/] }],
      },
    ],
  }),
];
