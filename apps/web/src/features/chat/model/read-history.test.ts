import { expect, test } from 'vitest';
import { aiMessage, sampleProjectId, userMessage } from '../sample-messages.fixture.ts';
import { readHistory } from './read-history.ts';

const happened = {
  id: 'happened-1',
  project_id: sampleProjectId,
  created_at: '2026-01-01T00:00:00.000Z',
  status: 'completed',
  role: 'user',
  message_type: 'userCommit',
  user_id: null,
  author: null,
};
const editId = '00000000-0000-4000-8000-000000000001';

test('every variant of the history is read', () => {
  const entries = [
    userMessage(1),
    aiMessage(1),
    { ...happened, variant: 'branch_switched', branch_name: 'main' },
    { ...happened, variant: 'external_commit_pushed', commit_hash: 'abc', commit_message: 'Fix' },
    { ...happened, variant: 'revert_success', commit_hash: 'abc', edit_id: editId },
    { ...happened, variant: 'manual_edit', edit_id: editId },
  ];
  expect(readHistory(entries).messages.map(({ variant }) => variant)).toEqual(
    entries.map(({ variant }) => variant),
  );
});

test('an unknown variant is named and left out; the others stay', () => {
  const read = readHistory([userMessage(1), { ...happened, variant: 'moon_phase' }, aiMessage(1), 7]);
  expect(read.messages).toHaveLength(2);
  expect(readHistory([{ ...happened, variant: 'manual_edit' }]).skipped).toEqual([
    'unreadable manual_edit happened-1',
  ]);
  expect(read.skipped).toEqual(['unknown moon_phase happened-1', 'no message']);
});
