import { describe, expect, it } from 'vitest';
import { inListedWords } from './long-briefs.ts';
import { understand } from './understand.ts';

const thingsIn = (text: string): readonly string[] => understand(text).entities.map(({ many }) => many);

const fieldsIn = (text: string, many: RegExp): readonly string[] =>
  understand(text)
    .entities.find((entity) => many.test(entity.many))
    ?.fields.map(({ label, options }) => (options.length > 1 ? `${label}: ${options.join('/')}` : label)) ??
  [];

describe('long requests', () => {
  it.each([
    ['invoices with status draft/sent/paid', 'invoices with status (draft, sent, paid)'],
    [
      'Technicians move orders through the stages received, milling and shipped.',
      'Technicians move orders with status (received, milling, shipped).',
    ],
    [
      'Staff mark a game as damaged or missing.',
      'Staff edit a game with status (in order, damaged, missing).',
    ],
    ['see their loans with the possibility to cancel them', 'see their loans and can cancel them'],
    [
      'Clients request inspections of roofs, turbines or bridges.',
      'Clients request inspections with type (roofs, turbines, bridges).',
    ],
  ])('put what “%s” lists into brackets', (told, plain) => {
    expect(inListedWords(told)).toBe(plain);
  });

  it('know who does something from what is kept', () => {
    const text =
      'An app for our wind farm. Technicians log work orders with turbine and fault code. The quartermaster lends ladders. Study coordinators review candidates.';
    expect(thingsIn(text)).toEqual(expect.arrayContaining(['Work orders', 'Ladders']));
    expect(thingsIn(text).join()).not.toMatch(/technician|quartermaster|lends|coordinators|log /i);
  });

  it('keep the verb of a relative clause out of the names', () => {
    const text =
      'An app for a pantry. There is a page that shows what expires soon, and I track who holds which key.';
    expect(thingsIn(text).join()).not.toMatch(/shows|expire|track/i);
  });

  it('give each thing the fields it is said to have', () => {
    const text =
      'A system for wells. Each well has a name, village, depth, year drilled and pump type (hand, solar). Finds are recorded with a find number, weight and finder.';
    expect(fieldsIn(text, /^wells$/i)).toEqual([
      'Name',
      'Village',
      'Depth',
      'Year drilled',
      'Pump type: Hand/Solar',
    ]);
    expect(fieldsIn(text, /^finds$/i)).toEqual(['Find number', 'Weight', 'Finder']);
  });

  it('take what is registered for an entry, not for an account', () => {
    const text = 'An app for couriers. Couriers register a delivery with carrier, recipient and flat number.';
    expect(fieldsIn(text, /^deliver/i)).toEqual(['Carrier', 'Recipient', 'Flat number']);
    expect(understand(text).demands.map(({ action }) => action)).not.toContain('signIn');
  });

  it('leave a colour of things out of the look', () => {
    const said = understand(
      'A wine cellar tracker for bottles with grape and colour (red, white, sparkling).',
    );
    expect(fieldsIn(said.text, /^bottles$/i)).toContain('Colour: Red/White/Sparkling');
  });

  it('do not mend words that are spelled right', () => {
    expect(thingsIn('A cemetery system. It should manage graves, layers and printers.')).toEqual([
      'Graves',
      'Layers',
      'Printers',
    ]);
  });
});
