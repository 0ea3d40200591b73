import { describe, expect, it } from 'vitest';
import { understand } from '../../understand/understand.ts';
import type { BlockPlan } from '../block-plan.ts';
import { makePlan } from '../make-plan.ts';

const planOf = (text: string) => makePlan(understand(text));
const dashboardOf = (text: string): readonly BlockPlan[] =>
  planOf(text).pages.find(({ id }) => id === 'dashboard')?.blocks ?? [];

const CLINIC =
  'Build a clinic system with patients (name, phone), appointments (patient, date, time, status: scheduled, ' +
  'done, cancelled) and invoices (patient, amount, due date, paid). Show on the dashboard today’s appointments, ' +
  'overdue invoices and the revenue of this month, and a chart of the invoices by month.';

describe('a dashboard', () => {
  it('shows the figures that were asked for, in the words of the request, before any others', () => {
    const numbers = dashboardOf(CLINIC).find((block) => block.kind === 'numbers');
    expect(numbers?.items.slice(0, 3)).toMatchObject([
      { label: 'Today’s appointments', entity: 'appointment', only: { field: 'date', when: 'today' } },
      { label: 'Overdue invoices', entity: 'invoice', only: { field: 'dueDate', when: 'overdue' } },
      { label: 'Revenue of this month', measure: 'sum', field: 'amount', only: { when: 'month' } },
    ]);
  });

  it('lists what has to be looked after instead of the newest records', () => {
    const lists = dashboardOf(CLINIC).filter((block) => block.kind === 'collection');
    expect(lists.map(({ title, only }) => [title, only])).toEqual([
      ['Today’s appointments', { field: 'date', when: 'today' }],
      ['Overdue invoices', { field: 'dueDate', when: 'overdue' }],
    ]);
  });

  it('has something to look after on the first day', () => {
    const { entities } = planOf(CLINIC);
    const rows = (id: string) => entities.find((entity) => entity.id === id)?.seed.slice(0, 2) ?? [];
    expect(rows('appointment')).toMatchObject([{ date: 'D+0' }, { date: 'D+0' }]);
    expect(rows('invoice')).toMatchObject([
      { dueDate: 'D-3', paid: false },
      { dueDate: 'D-9', paid: false },
    ]);
  });

  it('draws the chart that was asked for', () => {
    const [chart] = dashboardOf(CLINIC).filter((block) => block.kind === 'chart');
    expect(chart).toMatchObject({ entity: 'invoice', by: 'dueDate', shape: 'line' });
  });

  it('adds up by what is named', () => {
    const [chart] = dashboardOf(
      'A company app with cleaners (name), clients (name, address) and jobs (client, cleaner, date, hours). On the dashboard I want to see how many hours each cleaner worked.',
    ).filter((block) => block.kind === 'chart');
    expect(chart).toMatchObject({ entity: 'job', by: 'cleaner', measure: 'sum', field: 'hours' });
  });

  it('counts a state by its word', () => {
    const numbers = dashboardOf(
      'Manage work orders (title, status: open, waiting, done) and bikes (model, owner). The dashboard shows how many open work orders there are.',
    ).find((block) => block.kind === 'numbers');
    expect(numbers?.items[0]).toMatchObject({ measure: 'count', where: { field: 'status', option: 'Open' } });
  });

  it('is as before where nothing was asked of it', () => {
    const blocks = dashboardOf('Build a dashboard for a gym with members, trainers and payments.');
    expect(blocks.filter((block) => block.kind === 'collection' && block.only !== undefined)).toEqual([]);
    expect(blocks.some((block) => block.kind === 'chart')).toBe(true);
  });
});
