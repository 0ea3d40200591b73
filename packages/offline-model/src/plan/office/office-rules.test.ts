import { describe, expect, it } from 'vitest';
import { understand } from '../../understand/understand.ts';
import type { EntityPlan } from '../app-plan.ts';
import { makePlan } from '../make-plan.ts';

function entityOf(text: string, many: string): EntityPlan {
  const found = makePlan(understand(text)).entities.find((entity) => entity.many === many);
  if (found === undefined) throw new Error(`There are no ${many}.`);
  return found;
}

const HOSPITAL =
  'Please build a hospital bed management system with these features: wards, beds, patients and admissions. Each bed has a status: free, occupied, cleaning, out of service. Nurses can admit a patient to a free bed and discharge them; after discharge the bed goes to "cleaning". A patient can be in one bed only.';

describe('what may be picked', () => {
  it('is only what is in the state that the request names', () => {
    expect(entityOf(HOSPITAL, 'Admissions').rules).toContainEqual(
      expect.objectContaining({ kind: 'picks', field: 'status', only: ['Free'] }),
    );
  });

  it('is not what is in a forbidden state, which gets a field where there was none', () => {
    const text =
      'Asset management system with these features: assets (tag, serial number), employees and assignments. An asset in repair or retired cannot be assigned.';
    expect(entityOf(text, 'Assignments').rules).toContainEqual(
      expect.objectContaining({ kind: 'picks', never: ['In repair', 'Retired'] }),
    );
    expect(entityOf(text, 'Assets').fields.find(({ id }) => id === 'status')?.options).toEqual([
      'Available',
      'In repair',
      'Retired',
    ]);
  });
});

describe('what follows from a record', () => {
  it('is the state of what it picked, when it is made and when it ends', () => {
    expect(entityOf(HOSPITAL, 'Admissions').effects).toEqual([
      expect.objectContaining({ kind: 'sets', when: null, option: 'Occupied' }),
      expect.objectContaining({
        kind: 'sets',
        when: { field: 'status', is: ['Discharged'] },
        option: 'Cleaning',
      }),
    ]);
  });

  it('is how many are left', () => {
    const text =
      'Warehouse management system with these features: products, suppliers and stock movements (in, out, correction). Stock may never be negative.';
    expect(entityOf(text, 'Stock movements').effects).toContainEqual(
      expect.objectContaining({ kind: 'counts', field: 'stock', minus: { field: 'type', is: ['Out'] } }),
    );
    expect(entityOf(text, 'Products').fields.map(({ label }) => label)).toContain('Stock');
  });

  it('is one copy fewer until it is back', () => {
    const text =
      'Library management system with these features: books (title, author, copies), members and loans. Nobody may borrow when no copy is available.';
    expect(entityOf(text, 'Loans').effects).toContainEqual(
      expect.objectContaining({
        kind: 'counts',
        field: 'copies',
        minus: 'always',
        plus: { field: 'returned', is: 'filled' },
      }),
    );
  });
});

describe('limits of an office', () => {
  it.each([
    [HOSPITAL, 'Admissions', { kind: 'atMost', count: 1, per: ['patient'] }],
    [
      'Blood bank management system with these features: donors, donations and requests. Donors may donate only every 90 days.',
      'Donations',
      { kind: 'apart', days: 90, per: ['donor'] },
    ],
    [
      'School management system with these features: students (name, class), teachers and classes. A class can have at most 30 students.',
      'Students',
      { kind: 'atMost', count: 30 },
    ],
  ])('%s', (text, many, rule) => {
    expect(entityOf(text, many).rules).toContainEqual(expect.objectContaining(rule));
  });

  it('count each group for itself', () => {
    const rules = entityOf(
      'Une application pour gérer une crèche : enfants (nom, allergies, groupe), parents et menus. Le groupe « Bébés » a 8 places maximum, « Moyens » 12.',
      'Enfants',
    ).rules;
    expect(rules.flatMap((rule) => (rule.kind === 'atMost' ? [rule.count] : []))).toEqual([8, 12]);
  });
});
