import { describe, expect, it } from 'vitest';
import type { Language } from '../plan/app-plan.ts';
import { readColours } from './colours.ts';

const read = (text: string, language: Language = 'en') => readColours(text, language).colours;

const PAIRS: readonly (readonly [string, string | null, string | null])[] = [
  ['Use light sea green as the background and navy for components.', '#20b2aa', '#000080'],
  ['Apply beige as the page background color and brown for the component colors.', '#f5f5dc', '#a52a2a'],
  ['White background, teal accents.', '#ffffff', '#008080'],
  ['background: mint; buttons: charcoal', '#98ff98', '#36454f'],
  ['Set the background to #fafafa and the components to #ff5500', '#fafafa', '#ff5500'],
  ['The background should be ivory with maroon buttons', '#fffff0', '#800000'],
  ['white background with buttons in royal blue', '#ffffff', '#4169e1'],
  ['Style it with lavender for the backdrop and indigo for UI elements.', '#e6e6fa', '#4b0082'],
  ['color scheme: cream and burgundy', '#fffdd0', '#800020'],
  ['a black-and-gold look', '#000000', '#ffd700'],
  ['a navy-and-gold look', null, '#000080'],
  ['in shades of green', null, '#008000'],
  ['make a pink todo app', null, '#ffc0cb'],
  ['Please use rgb(240, 248, 255) for the background and rgb(70,130,180) for elements', '#f0f8ff', '#4682b4'],
  ['Components should be dark orange, on a seashell page.', '#fff5ee', '#ff8c00'],
  ['The site has a linen background and its header, buttons and cards are sienna', '#faf0e6', '#a0522d'],
  ['Honeydew as background color, forest green as component color', '#f0fff0', '#228b22'],
  ['primary color purple, secondary color yellow', null, '#800080'],
  ['blue and white theme', '#ffffff', '#0000ff'],
  ['Theme: olive components on a wheat background', '#f5deb3', '#808000'],
  ['use champagne for background and dusty rose for components', '#f7e7ce', '#dcae96'],
  ['Use lavendar as the background and turquose for components', '#e6e6fa', '#40e0d0'],
  ['Background color is azure; component color is cadet blue', '#f0ffff', '#5f9ea0'],
  ['Design it with a misty rose backdrop and crimson highlights', '#ffe4e1', '#dc143c'],
  ['ghost white pages with slate blue controls', '#f8f8ff', '#6a5acd'],
  ['Use white. Actually make the background mint cream and the buttons sea green.', '#f5fffa', '#2e8b57'],
  ['not blue, but green buttons', null, '#008000'],
  ['The colours: background alice blue, everything else steel blue', '#f0f8ff', '#4682b4'],
  ['I want terracotta buttons on sand', '#c2b280', '#e2725b'],
  ['A recipe box. Use deep orange.', null, '#e8590c'],
  ['A recipe box. Use orange please.', null, '#ffa500'],
  ['A recipe box in deep orange', null, '#e8590c'],
  ['a todo app in green', null, '#008000'],
];

describe('a sentence about colours in English', () => {
  it.each(PAIRS)('%s', (text, background, primary) => {
    const colours = read(text);
    expect([colours.background, colours.primary]).toEqual([background, primary]);
  });

  it('is not seen where colours only name things', () => {
    for (const text of [
      'A site for orange growers',
      'Sell chocolate and coffee',
      'A black belt karate school',
      'Book a tour of the rose garden',
      'A shop for dark chocolate',
      'A shop that sells shoes in black.',
      'Add an orange to the basket',
      'a wine shop with red and white wines',
    ]) {
      expect(read(text), text).toMatchObject({ background: null, primary: null });
    }
  });

  it('keeps a third colour as the accent', () => {
    expect(read('white background, navy header and gold accents')).toMatchObject({
      background: '#ffffff',
      primary: '#000080',
      accent: '#ffd700',
    });
  });

  it('leaves a text colour out of the page and the components', () => {
    expect(read('black background, white text and lime buttons')).toMatchObject({
      background: '#000000',
      primary: '#00ff00',
    });
  });

  it('tells a dark theme from a switch', () => {
    expect(read('a timer with a dark theme')).toMatchObject({ mode: 'dark', hasModeSwitch: false });
    expect(read('notes app with dark mode toggle')).toMatchObject({ mode: null, hasModeSwitch: true });
    expect(read('support light and dark mode')).toMatchObject({ hasModeSwitch: true });
  });
});

describe('a sentence about colours in other languages', () => {
  it.each([
    ['Usa azul claro de fondo y azul marino para los componentes.', 'es', '#add8e6', '#000080'],
    ['El fondo debe ser blanco y los botones verdes oscuro', 'es', '#ffffff', null],
    ['Use bege como cor de fundo e marrom para os componentes.', 'pt', '#f5f5dc', '#a52a2a'],
    ['fundo branco com botões em verde escuro', 'pt', '#ffffff', '#006400'],
    ['Verwende Hellblau als Hintergrund und Dunkelgrün für die Komponenten.', 'de', '#add8e6', '#006400'],
    ['Hintergrund weiß, Knöpfe weinrot', 'de', '#ffffff', '#722f37'],
    ['Utilise le beige pour le fond et le bleu marine pour les composants.', 'fr', '#f5f5dc', '#000080'],
    ['fond blanc cassé avec des boutons vert sauge', 'fr', '#faf9f6', '#9caf88'],
  ] as const)('%s', (text, language, background, primary) => {
    const colours = read(text, language);
    expect(colours.background).toBe(background);
    if (primary !== null) expect(colours.primary).toBe(primary);
  });
});
