import { DevMessage, devSignalType, ProjectId, topics } from '@loam/contract';
import { systemClock } from '@loam/kernel';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createDevSocket } from './dev-socket.ts';
import type { Running } from './previews.ts';

const projectId = ProjectId.parse(randomUUID());
const broken: Running = {
  state: 'broken',
  socketPath: undefined,
  error: { message: 'Unexpected token', file: 'src/App.tsx', line: 3 },
  reason: null,
  log: [],
};

function listen(running: Running) {
  const said: DevMessage[] = [];
  const socket = createDevSocket({ previews: { running: () => running }, clock: systemClock });
  const line = {
    say: (message: object) => void said.push(DevMessage.parse(message)),
    hangUp: () => {},
  };
  return { said, socket, talk: socket.open(projectId, line) };
}

test('who opens it while the code is broken hears the error at once, then what the tools say', () => {
  const { said, socket, talk } = listen(broken);
  expect(socket.topicsOf(projectId)).toEqual([topics.errors(projectId)]);
  talk.begin();
  expect(said).toMatchObject([{ type: 'error', project_id: projectId, error: broken.error }]);
  talk.heard({ type: 'errors.changed', payload: {} });
  const ready = { type: 'ready', project_id: projectId, at: new Date(0).toISOString() };
  talk.heard({ type: devSignalType, payload: ready });
  expect(said.slice(1)).toEqual([ready]);
});

test('a preview that compiles says nothing at first', () => {
  const { said, talk } = listen({ ...broken, state: 'ready', error: null });
  talk.begin();
  expect(said).toEqual([]);
});
