import { AiMessage, EditId } from '@loam/contract';
import { expect, test } from 'vitest';
import { toldFacts } from './unsaved-claims.ts';

const content = 'I begin.\n\nYour CRM is ready.\n\nNow the list.';
const step = (id: string, textAt: number) => ({
  id,
  tool: 'write_file',
  kind: 'write',
  title: id,
  text_at: textAt,
  status: 'done',
  started_at: '2026-01-01T00:00:00.000Z',
  ended_at: null,
});
const message = AiMessage.parse({
  id: 'answer-001',
  project_id: '00000000-0000-4000-8000-0000000000aa',
  created_at: '2026-01-01T00:00:00.000Z',
  status: 'running',
  variant: 'ai_message',
  role: 'ai',
  message_type: 'aiMessage',
  content,
  user_message_id: 'question-001',
  steps: [step('a', 8), step('b', 28), step('c', content.length)],
});

test.each(['failed', 'stopped', 'interrupted'] as const)(
  'an answer that was %s does not say that it is done, and its steps keep their places',
  (status) => {
    const told = toldFacts({ status, isCharged: false, editId: null, facts: { content } }, message);
    expect(told.content).toBe('I begin.\n\nNow the list.');
    const before = told.steps?.map(({ text_at: at }) => told.content?.slice(0, at).trim());
    expect(before).toEqual(['I begin.', 'I begin.', told.content]);
  },
);

test('what was saved is told as it was said', () => {
  const editId = EditId.parse('00000000-0000-4000-8000-000000000009');
  const facts = { content };
  expect(toldFacts({ status: 'completed', isCharged: true, editId: null, facts }, message)).toBe(facts);
  expect(toldFacts({ status: 'interrupted', isCharged: true, editId, facts }, message)).toEqual(facts);
});
