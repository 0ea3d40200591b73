import { expect, it } from 'vitest';
import { understand } from '../understand/understand.ts';
import { makePlan } from './make-plan.ts';
import { subjectLine, subjectOf } from './subject.ts';

it('finds what an app is about in the words of the request', () => {
  expect(subjectOf('Make a blog about lighthouses.')).toBe('lighthouses');
  expect(subjectOf('Build a quiz about the history of trains with 10 questions')).toBe(
    'the history of trains',
  );
  expect(subjectOf('Ein Blog über alte Leuchttürme mit Kommentaren')).toBe('alte Leuchttürme');
  expect(subjectOf('A portfolio with a gallery, about me and contact')).toBeNull();
});

it('says it on the start page', () => {
  const plan = makePlan(understand('Make a blog about lighthouses.'));
  expect(plan.tagline).toBe('All about lighthouses');
  expect(JSON.stringify(plan.pages[0])).toContain('All about lighthouses');
  const quiz = makePlan(understand('A quiz about the history of trains with 10 questions'));
  expect(JSON.stringify(quiz.pages)).toContain('the history of trains');
});

it('takes up whom it is for', () => {
  expect(subjectLine('something nice for my garden', 'en')).toBe('Made for your garden');
  expect(subjectLine('todo app', 'en')).toBeNull();
});
