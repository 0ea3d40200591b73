import { expect, test } from 'vitest';
import { readCommand } from './read-message.ts';

const nonce = 'n'.repeat(32);

test.each([
  { type: 'pick', enabled: true },
  { type: 'pick_select', ids: [] },
  { type: 'pick_select', ids: ['e1', 'e22'] },
  { type: 'pick_step', step: 'parent' },
  { type: 'pick_text', id: 'e1' },
  { type: 'pick_write', id: 'e1', text: 'Runner', is_final: false },
  { type: 'pick_moved', id: 'e1', place: 'src/a.tsx:3:5' },
  { type: 'pick_show', id: 'e1', add: ['p-4', 'hover:bg-[#fff]'], remove: [] },
])('reads %o', (command) => {
  expect(readCommand({ ...command, nonce }, nonce)).toEqual(command);
});

test.each([
  { type: 'pick' },
  { type: 'pick', enabled: 'yes' },
  { type: 'pick', enabled: true, id: 'e1' },
  { type: 'pick_select', ids: 'e1' },
  { type: 'pick_select', ids: ['e1', 2] },
  { type: 'pick_select', ids: Array.from({ length: 21 }, () => 'e1') },
  { type: 'pick_select', ids: ['<b>'] },
  { type: 'pick_step', step: 'away' },
  { type: 'pick_text', id: '' },
  { type: 'pick_write', id: 'e1', text: 'Runner' },
  { type: 'pick_write', id: 'e1', text: 'x'.repeat(10_001), is_final: true },
  { type: 'pick_moved', id: 'e1', place: 'src/a.tsx' },
  { type: 'pick_show', id: 'e1', add: ['two words'], remove: [] },
  { type: 'pick_show', id: 'e1', add: ['p-4'] },
  { type: 'pick_show', id: 'e1', add: ['p-4'], remove: [], theme: 'dark' },
])('refuses %o', (command) => {
  expect(readCommand({ ...command, nonce }, nonce)).toBeUndefined();
});

test('a command of another conversation is nobody’s', () => {
  expect(readCommand({ type: 'pick', enabled: true, nonce: 'm'.repeat(32) }, nonce)).toBeUndefined();
});
