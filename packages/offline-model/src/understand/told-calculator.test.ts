import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import type { Language } from '../plan/app-plan.ts';
import { toldCalculator } from './told-calculator.ts';

/** The results for these values, reckoned as the tool does. */
function reckon(request: string, language: Language, values: readonly number[]): readonly string[] | null {
  const told = toldCalculator(request, language);
  if (told === null) return null;
  expect(told.inputs).toHaveLength(values.length);
  return told.results.map((result) => {
    const [label = '', unit = '', code = ''] = result.split('|');
    const body = code.replace(/[a-z]{3,}(?=\()/g, 'Math.$&');
    const value: unknown = runInNewContext(body, { v: values, Math });
    return `${label} ${Math.round(Number(value) * 100) / 100}${unit}`;
  });
}

it.each<readonly [string, Language, readonly number[], readonly string[]]>([
  [
    'Mordant helper. I type the weight of the yarn in grams and choose a bath: walnut 40 %, onion 60 %; tartar is always 6 %',
    'en',
    [200, 60],
    ['Bath 120g', 'Tartar 12g'],
  ],
  [
    'Paving calculator: I enter length and width of the yard in metres and the size of a slab in cm, and it tells me how many slabs I need with 5% waste and how many pallets of 40',
    'en',
    [10, 4, 50, 40],
    ['Slabs 210', 'Pallets 6'],
  ],
  [
    'Rechner für Estrich: ein Sack ergibt 20 Liter. Länge, Breite und Höhe in cm eingeben. Wie viele Säcke brauche ich?',
    'de',
    [300, 200, 5],
    ['Säcke 15'],
  ],
  [
    'Calculadora de abono: introduzco la superficie en m², un litro cubre 8 m², y quiero saber cuántos litros de abono y cuántas botellas de 1,5 litros',
    'es',
    [48],
    ['Litros de abono 6l', 'Botellas 4'],
  ],
  [
    'Calculateur de bougies : je donne le nombre de bougies, une bougie demande 180 g de cire. Combien de grammes de cire ?',
    'fr',
    [7],
    ['Grammes de cire 1260g'],
  ],
  [
    'Calculadora de cartões: o cliente escolhe o papel (fosco 0,30 €, brilho 0,45 €), digita a quantidade. Mostra o preço. A partir de 100 cartões 10 %, a partir de 200 cartões 25 %',
    'pt',
    [200, 0.3],
    ['Preço 45$'],
  ],
  [
    'Calculator for our ferry. Customer picks the cabin (inside 80 €, outside 120 €), 15 € per bike, and every dog is 12.50 €. Show the price.',
    'en',
    [2, 1, 120],
    ['Price 162.5$'],
  ],
])('%s', (request, language, values, results) => {
  expect(reckon(request, language, values)).toEqual(results);
});

it.each([
  'Calculator: I enter the number of cups; one cup is 200 ml water. Show ml of water. At least 500 ml is brewed.',
  'Banner calculator: I enter width and height in cm, a square metre costs 18 €, minimum 20 €. Show the price with 21 % tax.',
])('a number that went nowhere makes no calculator: %s', (request) => {
  expect(toldCalculator(request, 'en')).toBeNull();
});
