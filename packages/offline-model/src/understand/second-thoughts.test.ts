import { expect, test } from 'vitest';
import { askedAgain, withSecondThoughts } from './second-thoughts.ts';

test.each([
  ['make it harder, 8x8... no wait 6x6', 'make it harder, 6x6'],
  ['make the header blue, no wait, green', 'make the header green'],
  ['A shop for tea. Make it blue. No wait, white is better.', 'A shop for tea. Make it white.'],
  [
    'Tasks for a choir. Make the background black. No wait, white is better, black was a bad idea. Each has a date.',
    'Tasks for a choir. Make the background white. Each has a date.',
  ],
  ['Mach es blau. Nein warte, weiß ist besser', 'Mach es weiß'],
  ['mach die Knöpfe rot, doch lieber dunkelgrün', 'mach die Knöpfe dunkelgrün'],
  ['Fais-le en bleu. Non attends, blanc est mieux', 'Fais-le en blanc'],
  ['Hazlo azul. No espera, mejor blanco', 'Hazlo blanco'],
  ['Faça em azul. Não, espera, branco é melhor', 'Faça em branco'],
  ['we open on Monday, sorry, I meant Tuesday, at 9', 'we open on Tuesday, at 9'],
  ['at most 5 per day, actually 8, and add a contact page', 'at most 8 per day, and add a contact page'],
  ['at 9:00 – or rather 9:30', 'at 9:30'],
  ['call it Nova, or rather Novella', 'call it Novella'],
  [
    'Todo app. Tasks should not be deletable... hmm, actually yes, let people delete them.',
    'Todo app. let people delete them.',
  ],
])('%s', (text, meant) => {
  expect(withSecondThoughts(text)).toBe(meant);
});

test.each([
  'wait for the payment before shipping',
  'Sorry, we are closed on Monday',
  'the page says "No wait, white is better" in blue',
  'Members pay 20 €, better seats cost 30 €',
  'A blue site. I need a better red button for orders',
  'We sell bikes. Actually we have sold them since 1990, 3 shops now',
])('“%s” is no second thought', (text) => {
  expect(withSecondThoughts(text)).toBe(text);
});

test.each([
  ['no, not orange, I meant coral', 'make the buttons orange', 'make the buttons coral'],
  ['nicht rot, sondern blau', 'mach die Knöpfe rot', 'mach die Knöpfe blau'],
  ['no wait, white is better', 'make the background black', 'make the background white'],
  ['sorry, I meant the footer', 'make the header green', 'make the footer green'],
  ['non, plutôt vert', 'mets les boutons en rouge', 'mets les boutons en vert'],
  ['make that 3', 'at most 5 per day', 'at most 3 per day'],
])('“%s” is about what was asked before', (message, before, meant) => {
  expect(askedAgain(message, ['A shop', before])).toEqual({ request: meant, isLast: true });
  expect(askedAgain(message, [`A shop for tea. ${before}`])?.request.endsWith(meant)).toBe(true);
});

test.each([
  ['make it white', 'make the header blue'],
  ['actually, add a page for our team', 'make the header blue'],
  ['better pictures please', 'make the header blue'],
])('“%s” is a wish of its own', (message, before) => {
  expect(askedAgain(message, [before])).toBeNull();
});
