import { describe, expect, it } from 'vitest';
import { understand } from '../understand/understand.ts';
import type { AppPlan, EntityPlan } from './app-plan.ts';
import { makePlan } from './make-plan.ts';

const planOf = (text: string): AppPlan => makePlan(understand(text));

const entityOf = (plan: AppPlan, name: RegExp): EntityPlan => {
  const found = plan.entities.find(({ many }) => name.test(many));
  if (found === undefined) throw new Error(`There is no list of ${name.source}.`);
  return found;
};

const titles = ({ seed, titleField }: EntityPlan): readonly unknown[] => seed.map((row) => row[titleField]);

describe('a booking', () => {
  it('keeps the opening days, the most guests and one field for each thing asked', () => {
    const table = entityOf(
      planOf(
        'Website for a restaurant with menu and table reservation. Users can reserve a table with name, phone, date, ' +
          'time and number of guests (maximum 8). We are closed on Mondays. Opening hours: Tuesday to Sunday 12:00–22:00.',
      ),
      /reserv|table/i,
    );
    expect(table.fields.filter(({ type }) => type === 'number')).toMatchObject([{ id: 'guests', max: 8 }]);
    expect(table.rules).toContainEqual(expect.objectContaining({ kind: 'onDays', days: [0, 2, 3, 4, 5, 6] }));
  });

  it('shares the places of a tour among the people of a day, from an age on, and adds up what they pay', () => {
    const plan = planOf(
      'A website where people book guided kayak tours (sunrise tour 2h 690 kr, full day 6h 1490 kr, northern lights 3h 990 kr). Max 10 people on a tour per day. Min age 12.',
    );
    const booking = entityOf(plan, /booking/i);
    expect(booking.fields.map(({ id }) => id)).toEqual(expect.arrayContaining(['people', 'age', 'total']));
    expect(booking.fields.some(({ type }) => type === 'time')).toBe(false);
    expect(booking.rules).toContainEqual(
      expect.objectContaining({ kind: 'sumAtMost', field: 'people', count: 10, per: ['tour', 'date'] }),
    );
    expect(booking.rules.some(({ kind }) => kind === 'unique')).toBe(false);
    expect(titles(entityOf(plan, /tours/i))).toEqual(['Sunrise tour', 'Full day', 'Northern lights']);
  });

  it('of a car knows the days, the places and the discount', () => {
    const plan = planOf(
      'Please build a car rental website with car list and booking. Cars have brand, model, seats, gearbox (manual, ' +
        'automatic), price per day. Customers can choose pick-up and return location (Airport, Port, Old Town) and ' +
        'dates. From 7 days there is 15 % discount. Different return location costs 25 extra. The driver must be at ' +
        'least 21. Sort and filter by price, seats and gearbox.',
    );
    const block = plan.pages.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === 'booking');
    expect(block).toMatchObject({
      terms: { longer: { from: 7, percent: 15 }, otherPlace: { amount: 25 } },
    });
    const booking = entityOf(plan, /rental|booking/i);
    expect(booking.fields.map(({ label }) => label)).not.toContain('Gearbox');
    expect(booking.fields).toContainEqual(expect.objectContaining({ id: 'age', min: 21 }));
  });
});

describe('a shop', () => {
  it('sells one list of what it is for, with shipping and codes', () => {
    const plan = planOf(
      'Please create an online shop for handmade candles with product list, cart and checkout. Products have name, ' +
        'scent, price and stock. Shipping costs 4.90 and is free from 50. The code WAX10 gives 10 % off.',
    );
    expect(plan.entities.map(({ many }) => many)).not.toContain('Candles');
    expect(titles(entityOf(plan, /products/i))).toContain('Lavender Field');
    const checkout = plan.pages.flatMap(({ blocks }) => blocks).find(({ kind }) => kind === 'checkout');
    expect(checkout).toMatchObject({
      terms: { shipping: 4.9, freeFrom: 50, codes: [{ code: 'WAX10', percent: 10 }] },
    });
  });
});

describe('a site', () => {
  it('speaks of its topic', () => {
    expect(titles(entityOf(planOf('Make a blog about mushrooms.'), /articles/i))).toContain(
      'Mushrooms through the seasons',
    );
    expect(titles(entityOf(planOf('A job board for nurses and care workers'), /jobs/i))).toEqual(
      expect.arrayContaining(['Nurse', 'Senior care worker']),
    );
  });

  it('shows what was sent in only when it was approved, by somebody with an account', () => {
    const plan = planOf(
      'directory of beekeepers in my region, people can add themselves but I have to approve first',
    );
    const list = plan.pages.find(({ path }) => path === '/beekeepers')?.blocks[0];
    expect(list).toMatchObject({ only: { field: 'status', option: 'Approved' }, can: { create: false } });
    expect(plan.pages.find(({ id }) => id === 'approvals')?.role).toBe('admin');
    expect(plan.auth?.roles).toContain('admin');
  });

  it('offers nothing that is closed', () => {
    const plan = planOf(
      'A job board with job listings and applications. Employers can post, edit and close jobs. Closed jobs cannot be applied for.',
    );
    const detail = plan.pages.find(({ path }) => path === '/jobs/:id')?.blocks[0];
    expect(detail).toMatchObject({
      actions: expect.arrayContaining([
        expect.objectContaining({ kind: 'apply', unless: { field: 'status', option: 'Closed' } }),
      ]),
    });
  });

  it.each([
    [
      'A job board with job listings. Applicants can apply with name and email. Nobody may apply twice for the same job.',
      ['job', 'email'],
    ],
    [
      'página web para una escuela de flamenco en Sevilla: horarios de clases por nivel (iniciación, medio, ' +
        'avanzado), profesores, galería y poder apuntarse a una clase de prueba gratis. solo una clase de prueba por ' +
        'persona.',
      ['email'],
    ],
  ])('takes an address once: %s', (text, fields) => {
    const plan = planOf(text);
    expect(plan.kind).not.toBe('management');
    expect(plan.entities.flatMap(({ rules }) => rules)).toContainEqual(
      expect.objectContaining({ kind: 'unique', fields }),
    );
  });

  it('lets people join a list that nobody else reads', () => {
    const plan = planOf(
      'Landing page for my app "Snorly", it detects snoring at night. Pricing (Free / 3.99 a month / 29 a year). Users can join the waitlist with email.',
    );
    const list = entityOf(plan, /waitlist/i);
    expect(list.fields[0]).toMatchObject({ type: 'email', isRequired: true, isUnique: true });
    const blocks = plan.pages.flatMap((page) => page.blocks);
    expect(blocks.some((block) => block.kind === 'collection' && block.entity === list.id)).toBe(false);
    expect(blocks.find((block) => block.kind === 'prose' && block.style === 'prices')).toMatchObject({
      items: [{ title: 'Free' }, { title: 'Monthly', text: '$3.99' }, { title: 'Yearly', text: '$29' }],
    });
  });

  it('tells what to bring, and keeps no list of it', () => {
    const plan = planOf(
      'A page for our kayak tours where people book. What to bring: wool clothes, water, snacks, sunscreen.',
    );
    expect(plan.pages.flatMap(({ blocks }) => blocks)).toContainEqual(
      expect.objectContaining({ kind: 'prose', title: 'What to bring' }),
    );
    expect(JSON.stringify(plan.entities)).not.toMatch(/sunscreen/i);
  });
});

describe('more of what visitors see', () => {
  it('books a course on the day that the course has', () => {
    const plan = planOf(
      'Website for a pottery studio with these features: home, courses, course booking, gallery and contact. Courses ' +
        'have title, level (beginner, advanced), date, price and places. Each course has 8 places.',
    );
    const booking = entityOf(plan, /booking/i);
    expect(booking.fields.some(({ type }) => type === 'date' || type === 'time')).toBe(false);
    expect(booking.rules).toContainEqual(
      expect.objectContaining({ kind: 'sumAtMost', count: 8, per: ['course'] }),
    );
    expect(entityOf(plan, /courses/i).seed.every(({ date }) => String(date).startsWith('D+'))).toBe(true);
  });

  it('sells books and books nothing', () => {
    const plan = planOf(
      'Online bookstore with catalogue, book details, cart and checkout. Books have title, author, cuisine, price and stock. Voucher COOK15 gives 15 % off.',
    );
    expect(plan.pages.some(({ id }) => id === 'book' || id === 'donate')).toBe(false);
    expect(plan.entities.map(({ many }) => many)).not.toContain('Products');
  });

  it('shows projects without deadlines, in the colours of a sentence of their own', () => {
    const plan = planOf(
      'Personal portfolio for an interior designer. Sections: about, projects with category (living room, kitchen, office), services, contact. minimal, beige and black.',
    );
    expect(entityOf(plan, /projects/i).fields.map(({ id }) => id)).not.toContain('deadline');
    expect(plan.theme).toMatchObject({ background: '#f5f5dc', primary: '#000000' });
  });
});
