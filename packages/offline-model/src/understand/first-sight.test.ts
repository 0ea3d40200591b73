import { describe, expect, it } from 'vitest';
import { makePlan } from '../plan/make-plan.ts';
import { bareRequest } from '../reply.ts';
import { respond } from '../respond.ts';
import { sentences } from './tokens.ts';
import { understand } from './understand.ts';

const planOf = (text: string) => makePlan(understand(text));
const listsOf = (text: string): readonly string[] => planOf(text).entities.map(({ many }) => many);
const answerTo = (request: string): string => respond(bareRequest(request)).text;

it('a list of many names without a full stop is read to its end', () => {
  const names = Array.from({ length: 40 }, (_, at) => `title${String.fromCodePoint(97 + (at % 26))}`);
  expect(listsOf(`Tracker for loans. ${names.join(', ')}`)).toContain('Loans');
  expect(listsOf(`A party page. RSVP with ${names.join(' and ')}: thanks`).length).toBeGreaterThan(0);
});

it.each([5, 1])('a limit of a list holds, with fewer examples than that: %i', (count) => {
  const [habit] = planOf(`make a habit tracker. max ${count} habits.`).entities;
  expect(habit?.rules).toContainEqual(expect.objectContaining({ kind: 'atMost', count }));
  expect(habit?.seed.length).toBeLessThan(count);
});

it.each([
  ['At most 12. Separate lists for all.', 2],
  ['Am 4. Juli ist Sommerfest. Am 5. Okt. ist Schluss.', 3],
])('a number before a full stop ends a sentence, but for a date: %s', (text, count) => {
  expect(sentences(text)).toHaveLength(count);
});

describe('the answer', () => {
  const LIBRARY =
    'A tool library for our street. A tool has a name, an owner and a deposit. Someone borrows it. If it is late, the deposit is kept. You can only borrow one tool at a time.';

  it.each([
    'If it is late, the deposit is kept.',
    'Once it is late, the deposit is kept.',
    'You can only borrow before you have paid.',
    'Nobody may borrow after a theft.',
  ])('tells that a rule is left out: %s', (rule) => {
    expect(answerTo(LIBRARY.includes(rule) ? LIBRARY : `${LIBRARY} ${rule}`)).toContain(`- ${rule}`);
  });

  it('does not deny what is there', () => {
    const text = answerTo(
      'A vet clinic with 3 vets (Dr. Osei, Dr. Lind, Dr. Marin). Owners book a 20 minute appointment with a vet of their choice. No double bookings.',
    );
    expect(text).not.toContain('“minute”');
    expect(text).not.toContain('“choice”');
    expect(text).not.toContain('- No double bookings');
  });

  it('a count that a game does not keep is told, not written on its page', () => {
    const request = 'game where you guess a number between 1 and 500, 10 tries';
    expect(answerTo(request)).toContain('10 tries');
    expect(JSON.stringify(planOf(request).pages)).not.toContain('10 tries');
  });
});
