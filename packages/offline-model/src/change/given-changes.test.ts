import { describe, expect, it } from 'vitest';
import type { AppPlan } from '../plan/app-plan.ts';
import { makePlan } from '../plan/make-plan.ts';
import { understand } from '../understand/understand.ts';
import { ask } from './follow-ups.fixture.ts';

const cafe = makePlan(
  understand(
    'Website for my coffee roastery in Porto. We sell beans: Serra 250 g 9.50 €, Ribeira 1 kg 32 €. Monday to Friday 8:00 to 17:00. Pages: beans, about, contact.',
  ),
);
const courts = makePlan(understand('Booking site for our padel club with four courts, booked by the hour'));

const rowsOf = ({ entities }: AppPlan, id: string) => entities.find((entity) => entity.id === id)?.seed ?? [];

describe('a fact that a follow-up states', () => {
  it.each([
    'The roastery is called Ember & Oak. Use that name everywhere.',
    'Our name is Ember & Oak',
    'The shop is named "Ember & Oak".',
    'Die Rösterei heißt Ember & Oak',
    'La torréfaction s’appelle Ember & Oak',
  ])('is the name wherever the old one stood: %s', (request) => {
    const { plan, notUnderstood } = ask(cafe, request);
    expect(plan.name).toBe('Ember & Oak');
    expect(JSON.stringify(plan.pages)).toContain('Ember & Oak');
    expect(JSON.stringify(plan.pages)).not.toContain(cafe.name);
    expect(notUnderstood).toEqual([]);
  });

  it('leaves a heading that was given', () => {
    const headed = makePlan(understand('Website for my coffee roastery. Headline "Slow fire, bright cup".'));
    const { plan } = ask(headed, 'The roastery is called Ember & Oak');
    expect(plan.name).toBe('Ember & Oak');
    expect(JSON.stringify(plan.pages)).toContain('Slow fire, bright cup');
  });

  it('is the price of the record that goes by that name', () => {
    const { plan } = ask(cafe, 'The Serra costs 10.20 € now');
    expect(rowsOf(plan, 'bean').map((row) => row['price'])).toEqual(
      rowsOf(cafe, 'bean').map((row) => (row['name'] === 'Serra 250 g' ? 10.2 : row['price'])),
    );
  });

  it('is how many there are', () => {
    expect(rowsOf(courts, 'court')).toHaveLength(4);
    expect(rowsOf(ask(courts, 'We have six courts now').plan, 'court')).toHaveLength(6);
  });

  it('is when they are open', () => {
    const { plan } = ask(cafe, 'We are open Monday to Friday 9:00 to 18:30');
    expect(JSON.stringify(plan)).toContain('18:30');
    expect(JSON.stringify(plan)).not.toContain('17:00');
  });
});

it('claims an ability only where there is a list to use it on, and never for a board', () => {
  const hiring = makePlan(understand('An internal app for recruiters with candidates (name, email, stage)'));
  const { done } = ask(hiring, 'Let recruiters add a kanban board of candidates');
  expect(done.join(' ')).not.toMatch(/can do/);
});
