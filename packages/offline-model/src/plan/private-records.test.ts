import { expect, it } from 'vitest';
import { PEOPLE } from '../lexicon/generic.data.ts';
import { understand } from '../understand/understand.ts';
import type { AppPlan } from './app-plan.ts';
import { makePlan } from './make-plan.ts';

const planOf = (text: string): AppPlan => makePlan(understand(text));

const PUBLIC_SITES = [
  'A landing page for our dental practice with services, opening hours and a form to book an appointment',
  'Website for a physiotherapy clinic where patients book appointments and see my bookings',
  'Booking site for a tennis club with courts and my bookings',
  'Online shop for handmade soap with cart and my orders',
  'A site for my hair salon with prices and a gallery',
  'Sitio web para una clínica veterinaria con servicios y reservas',
  'Eine Webseite für eine Arztpraxis mit Leistungen und Terminbuchung',
];

it.each(PUBLIC_SITES)('makes up nobody on a site that anybody can open: %s', (request) => {
  const { entities, pages } = planOf(request);
  const read = JSON.stringify([entities.map(({ seed }) => seed), pages]);
  expect(PEOPLE.filter((person) => read.includes(person))).toEqual([]);
  const kept = entities.filter(({ id }) => /booking|appointment|order|patient|customer/i.test(id));
  expect(kept.filter(({ seed }) => seed.length > 0)).toEqual([]);
});

it('shows testimonials and a team only where they are asked for, and as examples', () => {
  const asked = JSON.stringify(planOf('A site for my hair salon with testimonials and our team').pages);
  expect(asked).toContain('Example quotes');
  expect(asked).toContain('Example names');
  const plain = JSON.stringify(planOf('A site for my hair salon with prices, about and contact').pages);
  expect(plain).not.toMatch(/"style":"(?:quotes|team)"/);
});

it('fills the lists of an internal tool with examples', () => {
  const { entities } = planOf('Internal tool for our clinic to manage patients and appointments');
  expect(entities.find(({ id }) => id === 'patient')?.seed.length).toBeGreaterThan(3);
});
