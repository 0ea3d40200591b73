import { ToolApproval, TurnQuestion } from '@loam/contract';
import { expect, test } from 'vitest';
import { aiMessage } from '../sample-messages.fixture.ts';
import { waitingOf } from './waiting.ts';

const question = TurnQuestion.parse({
  id: 'q1',
  text: 'Which colour?',
  options: [],
  allows_many: false,
  allows_text: true,
  answer: null,
});
const approval = ToolApproval.parse({
  id: 'a1',
  integration: 'code',
  tool: 'write_file',
  title: 'Write package.json',
  arguments: {},
  arguments_hash: 'x',
  decision: null,
});

test('a running answer waits for what nobody has answered yet', () => {
  const asking = aiMessage(1, { status: 'running', questions: [question] });
  expect(waitingOf(asking)).toEqual({ kind: 'question', id: 'q1', text: 'Which colour?' });
  const both = aiMessage(1, { status: 'running', questions: [question], approvals: [approval] });
  expect(waitingOf(both)).toMatchObject({ kind: 'approval', id: 'a1' });
});

test('secrets are waited for by their names', () => {
  const request = {
    id: 's1',
    secrets: [
      { name: 'A_KEY', reason: 'a' },
      { name: 'B_KEY', reason: 'b' },
    ],
    decision: null,
  };
  const asking = aiMessage(1, { status: 'running', secret_requests: [request] });
  expect(waitingOf(asking)).toEqual({ kind: 'secrets', id: 's1', text: 'A_KEY, B_KEY' });
  const given = aiMessage(1, { status: 'running', secret_requests: [{ ...request, decision: 'set' }] });
  expect(waitingOf(given)).toBeUndefined();
});

test('nobody waits once it is answered, or once the answer has ended', () => {
  const answered = { ...question, answer: ['Blue'] };
  expect(waitingOf(aiMessage(1, { status: 'running', questions: [answered] }))).toBeUndefined();
  expect(waitingOf(aiMessage(1, { status: 'stopped', questions: [question] }))).toBeUndefined();
  expect(waitingOf(undefined)).toBeUndefined();
});
