import { expect, test } from 'vitest';
import { readDeclaredLists } from './declared-lists.ts';
import { gloss } from './gloss.ts';

test('a line that begins with a name and goes on in small words is a list, one of them being a field', () => {
  const [found] = readDeclaredLists('- Regatas: fecha, muelle, patrona, vuelta. Nadie rema solo.', 'es');
  expect(found?.fields).toHaveLength(4);
  expect(readDeclaredLists('- Normas: muelle, patrona, vuelta. Nadie rema solo.', 'es')).toEqual([]);
});

test('French words with an apostrophe open no quotation', () => {
  const english = gloss("le phare de l'îlot. Pages : Accueil. On revoit ce qu'on a pris", 'fr');
  expect(english).not.toMatch(/ ['’] /u);
});
