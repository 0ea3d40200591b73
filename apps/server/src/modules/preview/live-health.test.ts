import { ProjectId } from '@loam/contract';
import { randomIds, silentLogger } from '@loam/kernel';
import type { DevServerState, ProjectFault } from '@loam/runner';
import { createLocalRunner } from '@loam/runner/local';
import { fakeEngine, files } from '@loam/runner/testing';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { createLiveHealth } from './live-health.ts';

const projectId = ProjectId.parse(crypto.randomUUID());
const signal = new AbortController().signal;
const fault: ProjectFault = { message: 'no such module' };

function setUp(state: DevServerState | undefined, refreshed: () => void = () => {}) {
  const asked: (readonly string[])[] = [];
  const engine = {
    ...fakeEngine(),
    async faults(_: string, { changed }: { readonly changed: readonly string[] }) {
      asked.push(changed);
      return [fault];
    },
  };
  if (state) engine.become(projectId, state);
  // Nothing is written: no preview is started.
  const { execution } = createLocalRunner({
    files,
    engine,
    root: tmpdir(),
    ids: randomIds,
    logger: silentLogger,
  });
  const health = createLiveHealth({ execution, previews: { refresh: async () => refreshed() } });
  return { engine, asked, read: (...paths: string[]) => health.faults(projectId, { paths, signal }) };
}

test.each([undefined, { kind: 'stopped' }, { kind: 'hibernated' }] as const)(
  'a preview that does not run is not started for it: %j',
  async (state) => {
    const { asked, read, engine } = setUp(state);
    expect(await read('src/App.tsx')).toBeUndefined();
    expect([asked, engine.started]).toEqual([[], []]);
  },
);

test('one that runs is brought up to date and asked', async () => {
  let refreshed = 0;
  const { asked, read } = setUp({ kind: 'ready' }, () => (refreshed += 1));
  expect(await read('src/App.tsx')).toEqual([fault]);
  expect([asked, refreshed]).toEqual([[['src/App.tsx']], 1]);
});

test('one that starts anew is waited for', async () => {
  const { engine, read, asked } = setUp({ kind: 'ready' }, () => {
    setImmediate(() => {
      engine.become(projectId, { kind: 'starting' });
      setImmediate(() => engine.become(projectId, { kind: 'ready' }));
    });
  });
  expect(await read('vite.config.ts')).toEqual([fault]);
  expect(engine.status(projectId)?.state.kind).toBe('ready');
  expect(asked).toHaveLength(1);
});

test('a configuration that cannot be loaded is a fault, a lack of memory is not', async () => {
  const reason = 'ended with code 1';
  expect(await setUp({ kind: 'crashed', reason, error: fault }).read('vite.config.ts')).toEqual([fault]);
  expect(await setUp({ kind: 'crashed', reason, error: undefined }).read('src/App.tsx')).toBeUndefined();
});

test('nobody waits with saving for a preview that is only coming up', async () => {
  const { asked, read } = setUp({ kind: 'starting' });
  expect(await read()).toBeUndefined();
  expect(asked).toEqual([]);
});
