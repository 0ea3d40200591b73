import { describe, expect, it } from 'vitest';
import { inListedWords } from './long-briefs.ts';
import { understand } from './understand.ts';

const fieldsIn = (text: string, many: RegExp): readonly string[] =>
  understand(text)
    .entities.find((entity) => many.test(entity.many))
    ?.fields.map(({ label }) => label) ?? [];

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

  it('take what is registered for an entry, not for an account', () => {
    const text = 'An app for couriers. Couriers register a delivery with carrier, recipient and flat number.';
    expect(fieldsIn(text, /^deliver/i)).toEqual(['Carrier', 'Recipient', 'Flat number']);
    expect(understand(text).demands.map(({ action }) => action)).not.toContain('signIn');
  });
});
