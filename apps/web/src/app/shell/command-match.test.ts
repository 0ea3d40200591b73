import { expect, test } from 'vitest';
import { matchCommands } from './command-match.ts';

const commands = [
  { id: 'dark', title: 'Dark theme', words: 'night colour' },
  { id: 'light', title: 'Light theme', words: 'day colour' },
  { id: 'people', title: 'People', words: 'members invite' },
];

test.each([
  ['', ['dark', 'light', 'people']],
  ['theme', ['dark', 'light']],
  ['theme da', ['dark', 'light']],
  ['  THEME dark ', ['dark']],
  ['invite', ['people']],
  ['nothing', []],
])('%j finds %j', (search, expected) => {
  expect(matchCommands(commands, search).map((command) => command.id)).toEqual(expected);
});
