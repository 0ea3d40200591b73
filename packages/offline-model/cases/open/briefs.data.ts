import type { Case } from '../case.ts';
import { caseOf, click, fill, home, put, reload, see, steps } from '../shorthand.ts';

/** Long briefs, and wishes that stand in passing. */
export const briefs: readonly Case[] = [
  caseOf(
    'brief-surf-school | en | sections, booking, literals, theme, my-records | a brief with headings and bullets',
    [
      `# Tidal – surf school

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
        values: [put(/day|date/i, { inDays: 5 }), put('Name', 'Ida Moor')],
        twice: 'refused',
      },
    ],
  ),
  caseOf('parcel-look-up | en | look-up, theme, lists | a look-up for the public', [
    'Please build a parcel look-up site for a courier firm. Visitors enter a tracking number to see where the parcel is, compare parcels, and contact the office. Use lavender for the background and indigo for the components.',
    { kind: 'colour', where: 'page', is: '#e6e6fa' },
    { kind: 'colour', where: 'button', is: '#4b0082' },
    { kind: 'section', name: [/look-?up/i] },
    { kind: 'section', name: 'Compare' },
    { kind: 'section', name: 'Contact' },
    { kind: 'list', in: 'Parcels', atLeast: 6 },
    { kind: 'search', in: 'Parcels' },
  ]),
  caseOf('shared-expenses | en | engines, create, numbers | who owes whom', [
    'Split expenses with my flatmates: add who paid, the amount, and who shares it, and show who owes whom.',
    steps('an expense changes who owes whom | engines', [
      home,
      see('Who owes whom'),
      fill('What for', 'New kettle'),
      fill('Amount', '90'),
      click('Add expense'),
      see('New kettle'),
      reload,
      see('New kettle'),
    ]),
    steps('an expense without an amount is refused | validation', [
      home,
      fill('What for', 'Nothing at all'),
      click('Add expense'),
      see([/how much/i]),
    ]),
    { kind: 'text', text: 'Shared by' },
    { kind: 'text', text: 'Who paid' },
    steps('a flatmate moves in | create', [home, fill('Name', 'Dora'), click('Add'), see('Dora')]),
    steps('somebody owes somebody | numbers', [home, see([/owes/i]), see([/Anna/])]),
  ]),
];
