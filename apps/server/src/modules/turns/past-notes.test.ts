import { EditId } from '@loam/contract';
import { expect, test } from 'vitest';
import { messageRow } from './message-row.fixture.ts';
import { happening, pastAnswer } from './past-notes.ts';
import type { MessageRow } from '../chat/index.ts';

const editId = EditId.parse('00000000-0000-4000-8000-000000000002');
const body = {
  steps: [
    {
      id: 's',
      tool: 'write_file',
      kind: 'write',
      title: 'Write',
      paths: ['src/a.ts'],
      status: 'done',
      started_at: '2026-03-10T12:00:00Z',
      ended_at: null,
    },
  ],
  pipeline_errors: [{ trace_id: 't', code: 'interrupted', message: 'It broke off. Try again.' }],
};
const draft = (state: NonNullable<MessageRow['draft']>['state']) => ({
  state,
  file_count: 1,
  checks: 'passed' as const,
});

const row = (given: Partial<MessageRow>) =>
  messageRow({
    id: 'answer-1',
    number: 2,
    variant: 'ai_message',
    pair_id: 'question-1',
    content: 'There is a page.',
    body,
    ...given,
  });

test.each<[Partial<MessageRow>, string, readonly string[]]>([
  [{ edit_id: editId }, 'There is a page.', []],
  [{}, 'There is a page.', ['nothing was changed']],
  [{ status: 'interrupted' }, '', ['interrupted by a restart; nothing was saved; it had worked on src/a.ts']],
  [
    { status: 'interrupted', edit_id: editId },
    'There is a page.',
    ['interrupted by a restart, after its changes were saved'],
  ],
  [{ status: 'failed' }, '', ['failed: It broke off; nothing was saved; it had worked on src/a.ts']],
  [{ status: 'stopped', body: {} }, 'There is a page.', ['stopped; nothing was saved']],
  [
    { status: 'stopped', draft: draft('offered') },
    '',
    [
      'stopped; nothing was saved; it had worked on src/a.ts; its unfinished work is kept apart from the project as a draft',
    ],
  ],
  [
    { status: 'failed', edit_id: editId, draft: draft('kept') },
    'There is a page.',
    ['failed before it was done; the person kept what it had made until then'],
  ],
  [{ body: { steps: 'unreadable' } }, 'There is a page.', ['nothing was changed']],
])('%j is told as it was', (given, text, notes) => {
  expect(pastAnswer(row(given), undefined)).toMatchObject({ text, notes });
});

test('only what people did is told as theirs', () => {
  expect(happening(row({}))).toBeUndefined();
  expect(happening(row({ variant: 'revert_success', content: 'Add a page' }))).toBe(
    'afterwards the person went back to an earlier version: "Add a page"; read the files again',
  );
});
