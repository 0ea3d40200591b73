import { expect, test } from 'vitest';
import { READINGS } from './intents.data.ts';
import { fits, patternOf, says } from './reading.ts';
import { WORDS } from './words.data.ts';

test('every name that wordings use is one of the table', () => {
  const rows = [...Object.values(WORDS), ...Object.values(READINGS)];
  const names = rows.flatMap((row) => [...row.matchAll(/\{([a-z]\w+)\}/gi)].map(([, name]) => name));
  expect(names.filter((name) => name !== undefined && !Object.hasOwn(WORDS, name))).toEqual([]);
  for (const wordings of Object.values(WORDS)) expect(patternOf(wordings)).toBeInstanceOf(RegExp);
});

test('wordings are read as whole words of any language', () => {
  expect(says('nur der Vorstand darf Kunden ändern', 'editing')).toBe(true);
  expect(says('the stockings', 'stock')).toBe(false);
  expect(patternOf('mark~ (?:over|below) #').exec('marked below 2,5 please')?.[1]).toBe('2,5');
});

test('a reading takes what must be said and leaves what belongs to others', () => {
  const words = (said: string) => ({ order: said, text: said, said });
  expect(fits('& said {stock} & said {falls} ! order ^rename', words('the stock goes down'))).toBe(true);
  expect(fits('& said {stock} & said {falls} ! order ^rename', words('rename stock to goes down'))).toBe(
    false,
  );
  expect(fits('& said {stock} & said {falls}', words('the stock is low'))).toBe(false);
});
