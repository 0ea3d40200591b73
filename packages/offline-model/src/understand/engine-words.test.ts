import { describe, expect, it } from 'vitest';
import { understand } from './understand.ts';

const first = (text: string) => understand(text).engines[0];

describe('what a request says about a tool', () => {
  it.each([
    [
      'pomodoro timer: 50 minute focus, 10 minute break, a long break of 20 minutes after 3 rounds',
      'timer',
      { mode: 'pomodoro', minutes: 50, breakMinutes: 10, longBreakMinutes: 20, every: 3 },
    ],
    ['focus timer, online 24/7', 'timer', { mode: 'pomodoro', minutes: 25, breakMinutes: 5 }],
    ['rest timer of 90 seconds', 'timer', { mode: 'countdown', minutes: 0, seconds: 90 }],
    ['typing test, 30 seconds, wpm', 'typing', { seconds: 30 }],
    [
      'random name picker wheel, picked kids are removed until everyone was picked',
      'wheel',
      { takesOut: true },
    ],
    ['snake game but the snake is a train', 'snake', { head: 'TrainFront' }],
    ['poll tool: polls with 2 to 6 answers', 'polls', { minOptions: 2, maxOptions: 6 }],
    [
      'flashcards for Spanish. Each card has the word, meaning and an example; "again", "good" or "easy" brings it back after 1, 3 or 7 days',
      'flashcards',
      {
        fields: ['Word', 'Meaning', 'Example'],
        grades: ['Again', 'Good', 'Easy'],
        days: ['1', '3', '7'],
        language: 'spanish',
      },
    ],
    ['paste a CSV and see a bar chart, price 0,21 €/kwh', 'csvChart', { shape: 'bar', price: 0.21 }],
    ['chess clock with increment (0, 3, 5 sec)', 'chessClock', { increments: ['0', '3', '5'] }],
    ['random team generator for 5 teams', 'groupMaker', { count: 5 }],
    ['gerador de senhas com palavras fáceis de lembrar', 'passphraseGenerator', {}],
  ])('%s', (text, engine, options) => {
    expect(first(text)).toMatchObject({ engine, options });
  });

  it('is read from the formula itself', () => {
    expect(
      first('Mulch calculator. Result = length x width x depth / 27 cubic yards')?.options,
    ).toMatchObject({
      inputs: ['Length||10', 'Width||10', 'Depth||10'],
      results: ['Result|cubic yards|v[0] * v[1] * v[2] / 27'],
    });
    expect(
      first('Water calculator: 35 ml per kg plus 12 ml per minute of sport, shown in litres')?.options,
    ).toMatchObject({
      results: ['Total|l|(35 * v[0] + 12 * v[1]) / 1000'],
    });
  });

  it('names a calculator that people know, in their language and with their share', () => {
    const tiles = first(
      'Rechner für Fliesen: Raumlänge, Raumbreite, Fliesengröße in cm, 15 % Verschnitt. Ergebnis: wie viele Pakete',
    );
    expect(tiles?.options['inputs']).toContain('Verschnitt|%|15');
    expect(tiles?.options['results']).toContainEqual(expect.stringMatching(/^Pakete\|\|ceil/));
  });

  it('reads letters of a formula as letters', () => {
    expect(understand('percentage calculator: what is x% of y').language).toBe('en');
    expect(understand('simple kanban board').language).toBe('en');
  });
});
