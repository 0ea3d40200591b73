import { describe, expect, it } from 'vitest';
import { makePlan } from './plan/make-plan.ts';
import { respond } from './respond.ts';
import { askedInstead, unbuiltParts, type Built } from './unbuilt-parts.ts';
import { understand } from './understand/understand.ts';
import { writeApp } from './write/write-app.ts';

const builtFor = (request: string): Built => {
  const plan = makePlan(understand(request));
  return { plan, sources: writeApp(plan) };
};

const answerTo = (request: string): string =>
  respond({
    request,
    mode: 'build',
    files: new Map(),
    history: [],
    selectedElements: [],
    images: [],
    faults: [],
    currentPage: null,
    containsError: false,
  }).text;

describe('a part that was asked for and is not there', () => {
  it.each([
    [
      'Internal tool for our vet practice: patients, owners, appointments, with a kanban board of the appointments and counts per vet',
      ['kanban board of the appointments', 'counts per vet'],
    ],
    [
      'Split the costs of our flat between Ana and Ben, with settle-up and a monthly chart',
      ['monthly chart'],
    ],
  ])('is named: %s', (request, parts) => {
    expect(unbuiltParts(request, builtFor(request))).toEqual(parts);
    expect(answerTo(request)).toContain(`Not built:\n${parts.map((part) => `- ${part}`).join('\n')}`);
  });

  it.each([
    'CRM with contacts and a deals pipeline as a kanban board with stages Lead, Qualified, Won',
    'chess for two players',
    'expense tracker with a chart of expenses by category',
  ])('is not made up where it is there: %s', (request) => {
    expect(unbuiltParts(request, builtFor(request))).toEqual([]);
  });
});

describe('an app that is not what was asked for', () => {
  it.each([
    ['Make me a theremin', 'theremin'],
    ['a tuner for my guitar', 'tuner'],
  ])('is not called done: %s', (request, asked) => {
    expect(askedInstead(request, builtFor(request))).toBe(asked);
    expect(answerTo(request)).toMatch(/^You asked for/);
  });

  it.each([
    'todo app',
    'snake',
    'Pen pal messenger: write messages to pen pals',
    'A landing page for my bakery',
  ])('is told only then: %s', (request) => {
    expect(askedInstead(request, builtFor(request))).toBeNull();
  });
});
