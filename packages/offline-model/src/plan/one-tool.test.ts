import { describe, expect, it } from 'vitest';
import { understand } from '../understand/understand.ts';
import { makePlan } from './make-plan.ts';
import { leftOut } from './tool-gaps.ts';

const planOf = (text: string) => makePlan(understand(text));
const enginesOf = (text: string) =>
  planOf(text).pages.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'engine' ? [block.engine] : [])),
  );

describe('a request for one tool', () => {
  it.each([
    [
      'Loan calculator and comparison tool: amount, interest rate, term, start date. Users see a payment schedule as table and a chart.',
      'loanCalculator',
    ],
    [
      'Flashcard app for Japanese with decks and cards. The card is flipped with click or space. Show how many are due.',
      'flashcards',
    ],
    ['paint app for my 4 year old. BIG buttons. dont let her leave the page by accident lol', 'drawing'],
    [
      'Habit tracker: habits with name, icon and colour, a calendar grid, streaks and statistics',
      'habitGrid',
    ],
  ])('keeps no lists and pages beside it: %s', (text, engine) => {
    const plan = planOf(text);
    expect(plan.entities).toEqual([]);
    expect(plan.pages.flatMap(({ blocks }) => blocks.map(({ kind }) => kind))).toEqual(
      plan.pages.map(() => 'engine'),
    );
    expect(new Set(enginesOf(text))).toEqual(new Set([engine]));
  });

  it('keeps what has fields of its own', () => {
    const plan = planOf(
      'Chess clock with a list of played games: games with white, black, result (1-0, 0-1) and date',
    );
    expect(plan.pages[0]?.blocks[0]?.kind).toBe('engine');
    expect(plan.entities.length).toBeGreaterThan(0);
  });

  it.each([
    ['make a platformer game with a jumping fox', 'brickGame'],
    ['a crossword puzzle game', 'wordGuess'],
  ])('gives the closest game to one it does not know, and says so: %s', (text, engine) => {
    expect(enginesOf(text)).toEqual([engine]);
    expect(leftOut(understand(text)).join(' ')).toContain('closest');
  });

  it('tells what the tool does not do, and not what it does', () => {
    const said = understand(
      'Pomodoro timer with a sound at the end. The browser tab should show the remaining time. It needs push notifications.',
    );
    expect(leftOut(said)).toEqual([expect.stringContaining('notifications')]);
  });
});

describe('a board', () => {
  it('is about its cards: their fields, its columns, its limits and what is late', () => {
    const plan = planOf(
      'Kanban board for a team: columns To do, In progress, Done; cards with title, assignee, label (bug, chore) and due date. At most 3 cards in "In progress". Overdue cards are red.',
    );
    const [card] = plan.entities;
    expect(plan.entities).toHaveLength(1);
    expect(card?.fields.map(({ label }) => label)).toEqual([
      'Title',
      'Assignee',
      'Label',
      'Due date',
      'Status',
    ]);
    expect(card?.fields.at(-1)?.options).toEqual(['To do', 'In progress', 'Done']);
    expect(card?.rules).toContainEqual(
      expect.objectContaining({
        kind: 'atMost',
        count: 3,
        open: { field: 'status', closed: ['To do', 'Done'] },
      }),
    );
    expect(card?.marks).toContainEqual(expect.objectContaining({ test: 'overdue' }));
    expect(plan.pages[0]?.blocks[0]).toMatchObject({ kind: 'collection', view: 'board', by: 'status' });
  });
});
