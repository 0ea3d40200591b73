import { expect, test } from 'vitest';
import { inAskedWords, withoutName } from './own-business.ts';
import type { Language } from '../plan/app-plan.ts';

const ROWS: readonly (readonly [Language, string, string])[] = [
  [
    'en',
    'I run a small bistro in Leeds and would like a website with a menu.',
    'website for my small bistro in Leeds with a menu.',
  ],
  ['en', "We own a dog hotel. We'd like a simple site with prices.", 'site for my dog hotel with prices.'],
  [
    'de',
    'Ich betreibe eine Werkstatt in Köln und hätte gern eine Webseite mit Preisen.',
    'Webseite für meine Werkstatt in Köln mit Preisen.',
  ],
  ['es', 'Tengo una panadería y necesito una página web con menú.', 'página web para mi panadería con menú.'],
  [
    'fr',
    'Je tiens une librairie à Lyon et je voudrais un site avec un agenda.',
    'site pour mon librairie à Lyon avec un agenda.',
  ],
  [
    'pt',
    'Tenho uma barbearia em Braga e queria um site com preços.',
    'site para minha barbearia em Braga com preços.',
  ],
];

test.each(ROWS)('%s: %s', (language, told, asked) => {
  expect(inAskedWords(told, language)).toBe(asked);
});

test.each([
  'I have a list of books and want to track what I read.',
  'An app where we have members and need approval.',
  'I run every morning. Build a tracker for distance and time.',
])('what asks for no site stays as it is: %s', (text) => {
  expect(inAskedWords(text, 'en')).toBe(text);
});

test('a name that stands between commas is no part of what is read', () => {
  const told = 'A site for my bistro, Ember & Oak, with a menu.';
  expect(withoutName(told, 'Ember & Oak')).toBe('A site for my bistro, with a menu.');
  expect(withoutName(told, null)).toBe(told);
  expect(withoutName('My bistro Ember & Oak needs a menu.', 'Ember & Oak')).toBe('My bistro needs a menu.');
  expect(withoutName('I sell jam under the name Ember & Oak.', 'Ember & Oak')).toBe('I sell jam.');
});
