import { expect, test } from 'vitest';
import { parseTopic, topics } from './topics.ts';

const id = '7b0c1b1e-3c58-4c36-9d5a-0f6f4f3f8f11';

test.each([
  [topics.project(id), 'project', 'ViewProject'],
  [topics.messages(id), 'messages', 'EditProject'],
  [topics.message(id, 'msg_01'), 'message', 'EditProject'],
  [topics.edits(id), 'edits', 'ViewProject'],
  [topics.code(id), 'code', 'EditProject'],
  [topics.presence(id), 'presence', 'ViewProject'],
  [topics.errors(id), 'errors', 'EditProject'],
  [topics.security(id), 'security', 'EditProject'],
  [topics.domains(id), 'domains', 'DeployProject'],
  [topics.backend(id), 'backend', 'ViewBackend'],
  [topics.workspace(id), 'workspace', 'ViewWorkspace'],
  [topics.user(id), 'user', 'SignedIn'],
])('%s is a %s topic that needs %s', (topic, kind, permission) => {
  expect(parseTopic(topic)).toMatchObject({ kind, permission });
});

test('the ids stand in what was parsed', () => {
  expect(parseTopic(topics.message(id, 'm-1'))?.ids).toEqual({ projectId: id, messageId: 'm-1' });
  expect(parseTopic(topics.workspace(id))?.ids).toEqual({ workspaceId: id });
  expect(parseTopic(topics.user(id))?.ids).toEqual({ userId: id });
});

test.each([
  '',
  'project',
  'project:',
  'project:not-an-id',
  `project:${id}:`,
  `project:${id}:secrets`,
  `project:${id}:toString`,
  `project:${id}:messages:1`,
  `project:${id}:message`,
  `project:${id}:message:`,
  `project:${id}:message:a b`,
  `project:${id}:message:a:b`,
  `workspace:${id}:members`,
  `user:${id}:x`,
  `cloud:${id}`,
])('%j is no topic', (topic) => {
  expect(parseTopic(topic)).toBeUndefined();
});
