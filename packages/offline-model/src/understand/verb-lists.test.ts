import { expect, test } from 'vitest';
import { bracketLastList, spreadVerbLists } from './verb-lists.ts';
import { understand } from './understand.ts';

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

test('the fields stand in the thing that is logged', () => {
  const { entities } = understand(
    'A tool for beekeepers to log inspections per hive: date, queen seen yes/no, brood frames, mite count, notes.',
  );
  const labels = entities.find(({ one }) => one === 'Inspection')?.fields.map(({ label }) => label);
  expect(labels).toEqual(
    expect.arrayContaining(['Hive', 'Date', 'Queen seen', 'Brood frames', 'Mite count', 'Notes']),
  );
  expect(entities.map(({ one }) => one)).toContain('Hive');
});

test.each([
  [
    'A list of volcanoes with alert level, last eruption and elevation',
    'Volcanoes',
    ['Alert level', 'Elevation'],
  ],
  ['a database of shipwrecks with name, depth, year sunk and position', 'Shipwrecks', ['Depth', 'Position']],
])('%s is about them', (text, many, labels) => {
  const thing = understand(text).entities.find((entity) => entity.many === many);
  expect(thing?.fields.map(({ label }) => label)).toEqual(expect.arrayContaining(labels));
});

test('the last of several lists may stand after a colon', () => {
  expect(bracketLastList('I need the toys (name, age) and the loans: family, toy, due date.')).toBe(
    'I need the toys (name, age) and the loans (family, toy, due date).',
  );
});
