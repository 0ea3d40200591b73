import { expect, test } from 'vitest';
import { bracketLastList, spreadVerbLists } from './verb-lists.ts';

test('what is entered is told apart from its fields', () => {
  expect(spreadVerbLists('A tool to log inspections per hive: date, mite count, notes.')).toBe(
    'A tool to log inspections. Manage hives. Inspections: hive, date, mite count, notes.',
  );
  expect(spreadVerbLists('I want to track my runs: distance, time and shoes, weather')).toBe(
    'I want to track runs. Runs: distance, time and shoes, weather',
  );
});

test('two names are no list of fields', () => {
  expect(spreadVerbLists('Add two pages: home, contact')).toBe('Add two pages: home, contact');
});

test('the last of several lists may stand after a colon', () => {
  expect(bracketLastList('I need the toys (name, age) and the loans: family, toy, due date.')).toBe(
    'I need the toys (name, age) and the loans (family, toy, due date).',
  );
});
