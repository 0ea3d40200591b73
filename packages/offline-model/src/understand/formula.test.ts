import { describe, expect, it } from 'vitest';
import { readFormula } from './formula.ts';

const told = (request: string): readonly string[] | null =>
  readFormula(request)?.results.map(({ label, expression }) => `${label} = ${expression}`) ?? null;

describe('a calculator told in words', () => {
  it.each([
    [
      'fuel cost calculator: distance in km, consumption in litres per 100 km and price per litre, show total cost and cost per passenger',
      ['Total cost = v[0] * v[1] * v[2] / 100', 'Cost per passenger = v[0] * v[1] * v[2] / 100 / v[3]'],
    ],
    [
      'paint calculator with wall area in m2, coverage in m2 per litre and price per litre, gives litres needed and total cost',
      ['Litres needed = v[0] / v[1]', 'Total cost = v[0] * v[2] / v[1]'],
    ],
    [
      'a catering calculator: number of guests, price per guest, vat. show subtotal, vat and total',
      [
        'Subtotal = v[0] * v[1]',
        'Vat = (v[0] * v[1]) * v[2] / 100',
        'Total = v[0] * v[1] * (1 + v[2] / 100)',
      ],
    ],
    [
      'discount calculator: price and discount percent, shows savings and final price',
      ['Savings = (v[0]) * v[1] / 100', 'Final price = v[0] * (1 - v[1] / 100)'],
    ],
    [
      'calculadora de gasolina: distancia en km, consumo en litros por 100 km, precio por litro, muestra el coste total',
      ['Coste total = v[0] * v[1] * v[2] / 100'],
    ],
    [
      'running pace calculator, distance in km and time in minutes, show minutes per km',
      ['Minutes per km = v[1] / v[0]'],
    ],
  ])('%s', (request, results) => {
    expect(told(request)).toEqual(results);
  });

  it('counts watts, days and months', () => {
    const [month, year] =
      readFormula(
        'Rechner für Stromkosten: Watt, Stunden pro Tag, Preis pro kWh, zeigt Kosten pro Monat und Jahr',
      )?.results ?? [];
    expect(month).toEqual({
      label: 'Kosten pro Monat',
      unit: '$',
      expression: 'v[0] * v[1] * v[2] / 32.8767',
    });
    expect(year?.label).toBe('Kosten pro Jahr');
  });

  it.each([
    'calculator',
    'a calculator app with history',
    'a site about calculators, with reviews and prices',
  ])('finds none in "%s"', (request) => {
    expect(told(request)).toBeNull();
  });
});

it('makes no field of how a calculator looks', () => {
  expect(readFormula('calculator app with a light salmon background and dark slate gray keys')).toBeNull();
});
