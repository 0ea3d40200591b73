import { describe, expect, it } from 'vitest';
import { understand } from '../understand/understand.ts';
import type { AppPlan } from './app-plan.ts';
import { makePlan } from './make-plan.ts';

const plan = (text: string): AppPlan => makePlan(understand(text));
const titles = (made: AppPlan): readonly string[] =>
  made.pages.filter((page) => page.isInNav).map((page) => page.title);
const kinds = (made: AppPlan): readonly string[] =>
  made.pages.flatMap((page) => page.blocks.map((block) => block.kind));

describe('a brief with headings and bullets', () => {
  const made = plan(`# Tidal – surf school

**Pages**
- Home: hero with the headline "Stand up today"
- Lessons: list of lessons with level, price and duration
- Book a lesson
- My bookings
- FAQ and Contact

**Design**
Sea green (#2E8B57) buttons on a white background. Rounded corners.`);

  it('gives its name, its pages under their titles and its colours', () => {
    expect(made.name).toBe('Tidal');
    expect(titles(made)).toEqual(expect.arrayContaining(['Lessons', 'My bookings', 'FAQ', 'Contact']));
    expect(made.theme.primary).toBe('#2e8b57');
    expect(made.theme.background).toBe('#ffffff');
    expect(JSON.stringify(made)).toContain('Stand up today');
  });

  it('makes no page of what only says how it looks', () => {
    expect(titles(made).join(' ')).not.toMatch(/corner|headline|hero/i);
  });
});

describe('what a request can do without', () => {
  it('is neither a tool nor a list', () => {
    const made = plan(
      'Workout tracker for myself. I log exercises with sets, reps and weight. Show a chart of the weight over time, for each of the exercises. No meal plans.',
    );
    expect(JSON.stringify([titles(made), made.entities.map(({ many }) => many)])).not.toMatch(/meal/i);
  });
});

describe('a tool for those who work here', () => {
  it('keeps candidates instead of offering jobs to the public', () => {
    const made = plan(
      'Internal recruiting tool for our HR team. Candidates with name, email, position and stage (applied, interview, hired).',
    );
    expect(made.kind).toBe('management');
    expect(made.entities[0]?.fields.find(({ label }) => label === 'Stage')?.options).toEqual([
      'Applied',
      'Interview',
      'Hired',
    ]);
  });
});

describe('things that are asked for in passing', () => {
  it.each([
    ['Parcel look-up: visitors enter a tracking number and see the status', 'lookup'],
    ['Split expenses with my flatmates and show who owes whom', 'engine'],
    ['Polls app: create a poll, vote once, see the results', 'engine'],
    ['Hotel site with rooms, booking and payment by card', 'form'],
  ])('%s', (request, kind) => {
    expect(kinds(plan(request))).toContain(kind);
  });

  it('a look-up has something to look up by', () => {
    const made = plan('Help desk: customers submit tickets and can look up the status by ticket number');
    const block = made.pages.flatMap((page) => page.blocks).find((one) => one.kind === 'lookup');
    const entity = made.entities.find(({ id }) => block?.kind === 'lookup' && id === block.entity);
    const field = entity?.fields.find(({ id }) => block?.kind === 'lookup' && id === block.field);
    expect(field?.isUnique).toBe(true);
  });

  it('categories that are named are the options', () => {
    const made = plan('News portal with categories Politics, Sport, Culture and Weather, and comments');
    const article = made.entities.find(({ id }) => id === 'article');
    expect(article?.fields.find(({ id }) => id === 'category')?.options).toEqual([
      'Politics',
      'Sport',
      'Culture',
      'Weather',
    ]);
    expect(kinds(made)).not.toContain('engine');
  });

  it('a list goes on after "by"', () => {
    const made = plan('Learning app: lessons by level, flashcards, quizzes, leaderboard and profile');
    expect(titles(made)).toEqual(expect.arrayContaining(['Quiz', 'Leaderboard', 'Profile']));
  });

  it('what is approved or rejected has a status for it', () => {
    const made = plan('Clients upload documents. Staff approve or reject documents.');
    const status = made.entities
      .find(({ id }) => id === 'document')
      ?.fields.find(({ id }) => id === 'status');
    expect(status?.options).toEqual(expect.arrayContaining(['Approved', 'Rejected']));
  });

  it('a board has the columns that are named, and belongs to what is moved', () => {
    const made = plan(
      'CRM with contacts and a deals pipeline as a kanban board with stages Lead, Qualified, Proposal, Won',
    );
    const stage = made.entities.find(({ id }) => id === 'deal')?.fields.find(({ id }) => id === 'stage');
    expect(stage?.options).toEqual(['Lead', 'Qualified', 'Proposal', 'Won']);
    expect(kinds(made)).not.toContain('engine');
  });

  it('only who is signed in may enter, where that is said', () => {
    const made = plan('Internal wiki with articles and users. Only signed-in users may enter.');
    expect(made.auth?.guarded).toContain(made.pages[0]?.id);
    expect(plan('Blog with login').auth?.guarded).not.toContain('home');
  });

  it('start and end date are two fields', () => {
    const trip = plan('Trips with a title, a destination, start and end date and a budget').entities[0];
    expect(trip?.fields.filter(({ type }) => type === 'date').map(({ label }) => label)).toEqual([
      'Start date',
      'End date',
    ]);
  });
});

describe('words with two meanings', () => {
  it.each([
    ['A CRM for sales teams with contacts and deals', /team/i],
    ['Music player with playlists and songs', /player/i],
    ['Podcast site: listen to episodes and leave ratings', /leave/i],
    ['Invoicing: invoices with line items and a dashboard with revenue this month', /revenue|line/i],
    ['Chat with contacts, unread badges and search', /badge/i],
    ['Mood journal with daily entry, tags and streak', /stream|streak/i],
  ])('%s', (request, wrong) => {
    expect(titles(plan(request)).join(' ')).not.toMatch(wrong);
  });

  it('a warning in red is no theme', () => {
    const { colours } = understand('Stock list. When the stock falls below 5 the row is highlighted in red.');
    expect([colours.background, colours.primary]).toEqual([null, null]);
  });

  it('a coffee shop is not brown because of its coffee', () => {
    expect(
      understand('Site for my coffee shop with menu and opening hours, blue colors').colours.primary,
    ).toBe('#0000ff');
  });
});

describe('what cannot be done is said', () => {
  it('questions on a subject that nobody here knows', () => {
    expect(understand('Quiz about the Ottoman empire with 10 questions').notUnderstood.join()).toContain(
      'Ottoman empire',
    );
    expect(understand('A quiz about geography').notUnderstood).toEqual([]);
  });

  it('devices and services of others', () => {
    expect(understand('Snippets app, copy to clipboard').notUnderstood).toContain('copy to clipboard');
  });
});

it('figures of a dashboard are no sums of rates and no averages of years', () => {
  const made = plan('Hospital dashboard with doctors and patients');
  const labels = made.pages
    .flatMap((page) => page.blocks)
    .flatMap((block) => (block.kind === 'numbers' ? block.items.map((item) => item.label) : []));
  expect(labels.join(' ')).not.toMatch(/fee|year|birth/i);
  const charts = made.pages.flatMap((page) => page.blocks).filter((block) => block.kind === 'chart');
  expect(charts.map((chart) => chart.by)).not.toContain('dateOfBirth');
});
