import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asRemark, withoutClaims } from './claims.ts';

describe('what a turn that saved nothing said', () => {
  test.each([
    ['Your CRM is ready. You can now add customers.', ''],
    ['I will add the page. Your CRM is ready!', 'I will add the page.'],
    ['Done.\n\nNow the list.', 'Now the list.'],
    [
      'First the types.\n\nI have added the list. Next come the styles.',
      'First the types.\n\nNext come the styles.',
    ],
    ['There is now an About page.', ''],
    ['The import of `./a.ts` is missing. I look at it.', 'The import of `./a.ts` is missing. I look at it.'],
    ['Is it ready?', 'Is it ready?'],
    ['', ''],
  ])('%j reads %j', (text, expected) => {
    expect(withoutClaims(text).text).toBe(expected);
  });

  test('keeps the places of what stays', () => {
    const text = 'First the types.\n\nI have added the list.\n\nNow the styles.\n\nDone.';
    const { text: rest, placeOf } = withoutClaims(text);
    expect(rest).toBe('First the types.\n\nNow the styles.');
    const after = (words: string) => rest.slice(0, placeOf(text.indexOf(words) + words.length));
    expect(after('types.')).toBe('First the types.');
    expect(after('list.').trim()).toBe('First the types.');
    expect(after('styles.')).toBe(rest);
    expect(placeOf(text.length)).toBe(rest.length);
  });

  test('is a part of the text, with places in their order, whatever was said', () => {
    const words = fc.constantFrom(
      'Done.',
      'I have added it.',
      'Now b.',
      ' ',
      '\n\n',
      'It is ready!',
      'x',
      '…',
    );
    fc.assert(
      fc.property(fc.array(words), (pieces) => {
        const text = pieces.join('');
        const { text: rest, placeOf } = withoutClaims(text);
        const places = Array.from({ length: text.length + 1 }, (_, at) => placeOf(at));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
        expect(places.every((place) => place >= 0 && place <= rest.length)).toBe(true);
        expect(withoutClaims(rest).text).toBe(rest);
      }),
    );
  });
});

test('words before a call are not the closing words that were said too early', () => {
  expect(asRemark('I mend the import. Your CRM is ready.', '')).toBe('I mend the import.');
  expect(asRemark('Customers have a list! I mend it.', 'Customers have a **list**.')).toBe('I mend it.');
  expect(asRemark('I have added the types. Now the list.', '')).toBe('I have added the types. Now the list.');
});
