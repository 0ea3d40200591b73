import { describe, expect, it } from 'vitest';
import { readTerms, type UnderstoodTerms } from './terms.ts';

const told = (text: string): Partial<UnderstoodTerms> =>
  Object.fromEntries(
    Object.entries(readTerms(text).terms).filter(
      ([, value]) => value !== null && value !== false && !(Array.isArray(value) && value.length === 0),
    ),
  );

describe('readTerms', () => {
  it.each<[string, Partial<UnderstoodTerms>]>([
    ['A shop. Shipping costs 4.90 and is free from 50.', { shipping: 4.9, freeFrom: 50 }],
    ['Ein Shop. Versand 5,90 €, ab 60 € versandkostenfrei.', { shipping: 5.9, freeFrom: 60 }],
    ['A shop. The code WAX10 gives 10 % off.', { codes: [{ code: 'WAX10', percent: 10, amount: null }] }],
    ['Cars. From 7 days there is 15 % discount.', { longer: { from: 7, percent: 15 } }],
    ['Quartos para reservar, mínimo 2 noites.', { leastNights: 2 }],
    ['Tours. Min age 12.', { leastAge: 12 }],
    ['Cars. The driver must be at least 21.', { leastAge: 21 }],
    ['Tours. Max 10 people on a tour per day.', { places: { count: 10, isDaily: true } }],
    ['Yoga. Each class has 12 places.', { places: { count: 12, isDaily: false } }],
    ['Patients can cancel until 24 hours before.', { cancelHours: 24 }],
    ['Doctors with free slots of 20 minutes.', { slotMinutes: 20 }],
    ['Rooms. Book at least 2 hours before.', { aheadHours: 2 }],
    ['Räume. Mindestens 1 Tag im Voraus buchen.', { aheadHours: 24 }],
    ['Salas. Reservar con al menos 3 horas de antelación.', { aheadHours: 3 }],
    ['Salas. Reserve com 4 horas de antecedência.', { aheadHours: 4 }],
    ['Salles. Réserver au moins 2 heures à l’avance.', { aheadHours: 2 }],
    ['Rooms. Cancel a booking up to 24 hours before.', { cancelHours: 24 }],
    ['Swimming. 8 children per course.', { places: { count: 8, isDaily: false } }],
    [
      'Une app. Chaque créneau a 5 places, un créneau complet ne peut plus être choisi.',
      { places: { count: 5, isDaily: false }, isFullTold: true },
    ],
    ['Helfer. Jede Schicht hat höchstens 4 Plätze.', { places: { count: 4, isDaily: false } }],
    ['Boats. You can only rent if you are 16 or older.', { leastAge: 16 }],
    ['Delivery within 24 hours. Free returns for 30 days.', {}],
    ['Groups have at most six players.', {}],
  ])('%s', (text, terms) => {
    expect(told(text)).toEqual(terms);
  });

  it('leaves the words around them to be read', () => {
    const text = 'A site for rooms. Nobody may book a room twice, minimum 2 nights.';
    const { words } = readTerms(text);
    expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(['minimum 2 nights']);
  });
});
