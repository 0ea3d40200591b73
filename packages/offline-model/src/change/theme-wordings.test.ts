import { expect, test } from 'vitest';
import { RECIPE_SITE } from '../plan/samples/recipe-site.data.ts';
import type { Language, ThemePlan } from '../plan/app-plan.ts';
import { ask } from './follow-ups.fixture.ts';

const theme = (request: string, language: Language = 'en', past: readonly string[] = []): ThemePlan =>
  ask(RECIPE_SITE, request, { language, past }).plan.theme;

test.each([
  ['make the header blue', '#0000ff'],
  ['header purple', '#800080'],
  ['change the navbar to teal', '#008080'],
  ['I want the top bar in navy', '#000080'],
  ['the header should be #123456', '#123456'],
  ['could the header be dark green?', '#006400'],
  ['turn the navigation bar red please', '#ff0000'],
  ['set header color: black', '#000000'],
])('the header takes its colour from “%s”', (request, hex) => {
  expect(theme(request).header).toBe(hex);
  expect(theme(request).background).toBe(RECIPE_SITE.theme.background);
});

test.each([
  ['background to cream', '#fffdd0'],
  ["I'd prefer the whole background in a warm cream", '#fffdd0'],
  ['background lavender', '#e6e6fa'],
  ['make the page background #fafafa', '#fafafa'],
  ['use white as the background color', '#ffffff'],
  ['can you change the backdrop to light blue', '#add8e6'],
])('the page takes its colour from “%s”', (request, hex) => {
  expect(theme(request).background).toBe(hex);
});

test.each([
  ['buttons: #0f766e', '#0f766e'],
  ['make the buttons green', '#008000'],
  ['I want orange buttons', '#ffa500'],
  ['change the primary color to crimson', '#dc143c'],
  ['the links and buttons should be indigo', '#4b0082'],
])('buttons take their colour from “%s”', (request, hex) => {
  expect(theme(request).primary).toBe(hex);
});

test.each([
  ['de', 'mach die Kopfzeile blau', 'header', '#0000ff'],
  ['de', 'Der Hintergrund soll schwarz sein', 'background', '#000000'],
  ['de', 'ändere die Schaltflächen auf rot', 'primary', '#ff0000'],
  ['fr', 'Mets l’en-tête en vert foncé', 'header', '#006400'],
  ['fr', 'change le fond en noir', 'background', '#000000'],
  ['es', 'pon el fondo negro', 'background', '#000000'],
  ['es', 'cambia los botones a amarillo', 'primary', '#ffff00'],
  ['pt', 'mude o fundo para preto', 'background', '#000000'],
  ['pt', 'deixe o cabeçalho azul', 'header', '#0000ff'],
] as const)('colours in %s: “%s”', (language, request, part, hex) => {
  expect(theme(request, language)[part]).toBe(hex);
});

test('two colours in one sentence go where they belong', () => {
  expect(theme('pon el fondo negro y los botones amarillos', 'es')).toMatchObject({
    background: '#000000',
    primary: '#ffff00',
  });
  expect(theme('white background with navy buttons')).toMatchObject({
    background: '#ffffff',
    primary: '#000080',
  });
});

test('a correction is about what was coloured last', () => {
  expect(theme('no, not purple, teal', 'en', ['make the header purple']).header).toBe('#008080');
  expect(theme('rather beige', 'en', ['background white']).background).toBe('#f5f5dc');
});

test('the same colour is the one that was named last', () => {
  expect(theme('and make the buttons the same colour', 'en', ['header teal']).primary).toBe('#008080');
});

test('new buttons leave a coloured header as it was', () => {
  const first = ask(RECIPE_SITE, 'make the header blue').plan;
  expect(ask(first, 'buttons: #0f766e').plan.theme).toMatchObject({ header: '#0000ff', primary: '#0f766e' });
});

test.each([
  ['add a dark mode switch', true],
  ['I want a toggle between light and dark mode', true],
  ['let users switch to dark mode', true],
  ['dark mode toggle please', true],
])('a switch for the mode comes with “%s”', (request, has) => {
  expect(theme(request).hasModeSwitch).toBe(has);
  expect(theme(request).background).toBe(RECIPE_SITE.theme.background);
});

test.each([
  ['de', 'füge einen Umschalter für den Dunkelmodus hinzu'],
  ['fr', 'ajoute une bascule pour le mode sombre'],
  ['es', 'añade un interruptor de modo oscuro'],
  ['pt', 'adicione um interruptor de modo escuro'],
] as const)('a switch in %s: “%s”', (language, request) => {
  expect(theme(request, language).hasModeSwitch).toBe(true);
});

test.each(['swap it for a dark theme', 'use a dark theme', 'make everything dark', 'dark design please'])(
  'the app is dark after “%s”',
  (request) => {
    expect(theme(request).mode).toBe('dark');
  },
);

test.each([
  ['make it darker', 'background'],
  ['a darker header', 'header'],
  ['the background a bit lighter', 'background'],
] as const)('“%s” changes the shade', (request, part) => {
  expect(theme(request)[part]).not.toBe(RECIPE_SITE.theme[part]);
});

test.each([
  ['rounder corners', 'radius', 'large'],
  ['make the corners rounder', 'radius', 'large'],
  ['square corners please', 'radius', 'none'],
  ['use a serif font', 'fonts', 'serif-display'],
  ['change the font to something monospace', 'fonts', 'mono-accent'],
  ['I want a modern sans-serif font', 'fonts', 'geist'],
  ['more compact', 'density', 'compact'],
  ['put the menu on the left', 'layout', 'sidebar'],
  ['move the navigation to the top', 'layout', 'topbar'],
] as const)('“%s” sets the %s', (request, part, value) => {
  expect(theme(request)[part]).toBe(value);
});

test('a colour that is named is changed where it stands, and the others stay', () => {
  const plan = { ...RECIPE_SITE, theme: { ...RECIPE_SITE.theme, background: '#ffffff', primary: '#0000ff' } };
  const darker = ask(plan, 'make the blue darker').plan.theme;
  expect(darker.background).toBe('#ffffff');
  expect(darker.primary).not.toBe('#0000ff');
  expect(ask(plan, 'change the blue to burgundy').plan.theme).toMatchObject({
    background: '#ffffff',
    primary: '#800020',
  });
  expect(ask(plan, 'green instead of blue please').plan.theme.primary).toBe('#008000');
  const soft = ask(plan, 'the blue is too bright my eyes hurt').plan.theme;
  expect(soft.background).toBe('#ffffff');
  expect(soft.primary).not.toBe('#0000ff');
});

test('two colours without a part are the page and what stands out; a pattern is left and told', () => {
  const { plan, notUnderstood } = ask(RECIPE_SITE, 'use our colours, red and white stripes');
  expect(plan.theme).toMatchObject({ background: '#ffffff', primary: '#ff0000' });
  expect(notUnderstood.map(({ said }) => said)).toEqual(['stripes']);
});
