import { expect, it } from 'vitest';
import type { Language } from '../plan/app-plan.ts';
import { plainItem } from './plain-item.ts';

it.each<readonly [string, string, Language]>([
  ['volunteer who is on it', 'volunteer', 'en'],
  ['how many skeins i have', 'how many skeins', 'en'],
  ['which project it is meant for', 'project', 'en'],
  ['pitch I measured in hertz', 'pitch in hertz', 'en'],
  ['photo if they have one', 'photo', 'en'],
  ['shelf from A to D', 'shelf (A, B, C, D)', 'en'],
  ['make (Bechstein, Yamaha and so on)', 'make (Bechstein, Yamaha)', 'en'],
  ['date I last tuned it', 'date last tuned', 'en'],
  ['the day we took it on', 'day taken on', 'en'],
  ['bénévole qui s’en charge (Maëlle, Youssef ou Pierrick)', 'bénévole (Maëlle, Youssef ou Pierrick)', 'fr'],
  ['foto si la hay', 'foto', 'es'],
])('reads the field in "%s"', (item, plain, language) => {
  expect(plainItem(item, language)).toBe(plain);
});

it('leaves alone what others read, and what people do', () => {
  for (const item of [
    'status which is quoted',
    'day it is due',
    'price we quoted',
    'which arm (left or right)',
    'how many people',
    'name',
    'unit converter that turns cups into grams',
    'photos that users can upload',
  ])
    expect(plainItem(item, 'en')).toBe(item);
});
