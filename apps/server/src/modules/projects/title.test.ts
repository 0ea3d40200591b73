import { expect, test } from 'vitest';
import { titleFromMessage } from './title.ts';

test.each([
  ['Build me a todo app with dark mode and tags', 'Todo App'],
  [
    'Please create a landing page for my coffee shop, with prices and opening hours',
    'Coffee Shop Landing Page',
  ],
  ['I want to build a recipe manager that imports from websites', 'Recipe Manager'],
  ['Hey! Could you please make a simple habit tracker?', 'Simple Habit Tracker'],
  ["I'd like a CRM for small law firms", 'Small Law Firms CRM'],
  ['A dashboard about energy prices in Europe', 'Energy Prices in Europe Dashboard'],
  ['Create a clone of GitHub issues using React', 'Clone of GitHub Issues'],
  ['make a snake game', 'Snake Game'],
  ['A recipe site called "Spoonful" where people share recipes', 'Spoonful'],
  ['eine App namens „Blatt & Blüte“ für Gärtner', 'Blatt & Blüte'],
  ['A shop called Meadow for seeds', 'Meadow'],
  ['portfolio', 'Portfolio'],
  ['# Expense splitter\n\nUsers can add expenses and split them.', 'Expense Splitter'],
  ['Crée un site pour ma boulangerie', 'Site pour ma boulangerie'],
  ['Wir brauchen eine Webseite für unsere Musikschule mit Kursen', 'Webseite für unsere Musikschule'],
  ['Ich möchte einen Einkaufszettel für die ganze Familie', 'Einkaufszettel für die ganze Familie'],
  ['Wir sind die Tischlerei Holzmann in Freiburg und brauchen eine Webseite', 'Tischlerei Holzmann'],
  ['Quiero una app de recetas para mi abuela con fotos', 'App de recetas para mi abuela'],
  ['Preciso de um controle de estoque para minha oficina', 'Controle de estoque para minha oficina'],
  ['Un site pour la boulangerie Pain & Levain à Nantes', 'Pain & Levain'],
  ['A landing page for Brightwater Dental, a family practice in Leeds', 'Brightwater Dental'],
  ['Internal tool for our vet practice: patients, owners and appointments', 'Vet Practice Internal Tool'],
  ['I need something to keep track of my houseplants', 'Houseplants'],
  ['Something to split the costs of our flat', 'Split the Costs of Our Flat'],
  ['CRM for Quillfeather Ltd with contacts and deals', 'Quillfeather Ltd'],
  ['写一个待办事项应用', '写一个待办事项应用'],
])('%j is titled %j', (message, title) => {
  expect(titleFromMessage(message)).toBe(title);
});

test.each([
  'https://example.com make something like this site',
  '',
  '   ',
  'Hello!',
  '!!!',
  '🙂',
  'https://example.com',
])('%j has no title', (message) => {
  expect(titleFromMessage(message)).toBeUndefined();
});

test.each([`an app called${' '.repeat(200_000)}x`, `a${'!'.repeat(200_000)}a`])(
  'a message made to be slow is not',
  (message) => expect((titleFromMessage(message) ?? '').length).toBeLessThanOrEqual(60),
);

test('a title stays short whatever the message', () => {
  const title = titleFromMessage(`Build ${'extraordinarily '.repeat(300)}`) ?? '';
  expect(title.length).toBeLessThanOrEqual(60);
  expect(titleFromMessage('x'.repeat(5000))?.length).toBe(60);
});
