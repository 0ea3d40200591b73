import { expect, it } from 'vitest';
import { understand } from '../understand/understand.ts';
import { makePlan } from './make-plan.ts';

const fieldOf = (text: string, many: RegExp, id: string) =>
  makePlan(understand(text))
    .entities.find((entity) => many.test(entity.many))
    ?.fields.find((field) => field.id === id);

it('takes a field for what its name means here', () => {
  expect(fieldOf('Help desk: tickets (subject, description, priority)', /tickets/i, 'subject')?.type).toBe(
    'text',
  );
  expect(
    fieldOf('Invoicing tool. Invoices have a number, client, amount and due date.', /invoices/i, 'number')
      ?.type,
  ).toBe('text');
});

it('believes a request that says more than the name', () => {
  const text = 'Help desk for tickets (title, priority: low, urgent, burning, and due date).';
  expect(fieldOf(text, /tickets/i, 'priority')?.options).toEqual(['Low', 'Urgent', 'Burning']);
});

it('leaves a list of two fields as it is', () => {
  const plan = makePlan(understand('Manage teachers (name, phone) and rooms (name, floor, seats).'));
  const teacher = plan.entities.find((entity) => entity.many === 'Teachers');
  expect(teacher?.fields.filter((field) => field.type !== 'image').map((field) => field.id)).toEqual([
    'name',
    'phone',
  ]);
});

it('names unknown things by the first field they are given', () => {
  const plan = makePlan(understand('Manage zeppelins (code, seats, colour).'));
  const [zeppelin] = plan.entities.filter((entity) => entity.many === 'Zeppelins');
  expect(zeppelin?.titleField).toBe('code');
  expect(zeppelin?.seed[0]?.['code']).toMatch(/\d/);
  expect(zeppelin?.fields.map((field) => field.id)).not.toContain('name');
});
