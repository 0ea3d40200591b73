import { DevMessage, devSignalType, ProjectId, topics } from '@loam/contract';
import { systemClock } from '@loam/kernel';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { createDevSocket } from './dev-socket.ts';
import type { Running } from './previews.ts';

const projectId = ProjectId.parse(randomUUID());
const broken: Running = {
  state: 'broken',
  address: undefined,
  commit: undefined,
  error: { message: 'Unexpected token', file: 'src/App.tsx', line: 3 },
  reason: null,
  log: [],
};

function listen(running: Running) {
  const said: DevMessage[] = [];
  const socket = createDevSocket({ previews: { running: async () => running }, clock: systemClock });
  const line = {
    say: (message: object) => void said.push(DevMessage.parse(message)),
    hangUp: () => {},
  };
  return { said, socket, talk: socket.open(projectId, line) };
}

/** What waits for nothing but promises is done by then. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('who opens it while the code is broken hears the error at once, then what the tools say', async () => {
  const { said, socket, talk } = listen(broken);
  expect(socket.topicsOf(projectId)).toEqual([topics.errors(projectId)]);
  talk.begin();
  talk.heard({ type: 'errors.changed', payload: {} });
  const ready = { type: 'ready', project_id: projectId, at: new Date(0).toISOString() };
  talk.heard({ type: devSignalType, payload: ready });
  await settled();
  expect(said).toMatchObject([{ type: 'error', project_id: projectId, error: broken.error }, ready]);
});

test('a preview that compiles says nothing at first', async () => {
  const { said, talk } = listen({ ...broken, state: 'ready', error: null });
  talk.begin();
  await settled();
  expect(said).toEqual([]);
});
