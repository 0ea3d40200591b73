import { expect, it } from 'vitest';
import { understand } from '../understand/understand.ts';
import type { AppPlan, EntityPlan } from './app-plan.ts';
import { makePlan } from './make-plan.ts';

const planOf = (text: string): AppPlan => makePlan(understand(text));

const entityOf = (plan: AppPlan, name: RegExp): EntityPlan => {
  const found = plan.entities.find(({ many }) => name.test(many));
  if (found === undefined) throw new Error(`There is no list of ${name.source}.`);
  return found;
};

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
