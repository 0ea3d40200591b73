import { describe, expect, test } from 'vitest';
import type { OutgoingMessage, Position } from './core/messages.ts';
import { createRecorder } from './recorder.ts';

function setUp({
  isConnected = true,
  mapPosition,
}: { isConnected?: boolean; mapPosition?: () => Promise<Position> } = {}) {
  const sent: OutgoingMessage[] = [];
  const waiting: (() => void)[] = [];
  const state = { now: 10_000, isStarting: false, isConnected };
  const recorder = createRecorder({
    origin: 'http://p.test',
    ownUrl: 'http://p.test/_loam/preview-script.js',
    mapPosition: mapPosition ?? ((position) => Promise.resolve(position)),
    now: () => state.now,
    path: () => '/shop',
    isStarting: () => state.isStarting,
    isConnected: () => state.isConnected,
    send: (message) => void (state.isConnected && sent.push(message)),
    soon: (run) => void waiting.push(run),
  });
  const settle = (): void => {
    for (const run of waiting.splice(0)) run();
  };
  return { recorder, sent, state, waiting, settle };
}

const log = (text: string) => ({ level: 'log', text, at: 1 }) as const;

describe('createRecorder', () => {
  test('console lines travel together', () => {
    const { recorder, sent, waiting, settle } = setUp();
    recorder.console(log('a'));
    recorder.console(log('b'));
    expect([sent.length, waiting.length]).toEqual([0, 1]);
    settle();
    expect(sent).toEqual([{ type: 'entries', console: [log('a'), log('b')], network: [], dropped: 0 }]);
    recorder.console(log('c'));
    settle();
    expect(sent[1]).toMatchObject({ console: [log('c')] });
  });

  test('a flood is told by its end and its number', () => {
    const { recorder, sent, settle } = setUp();
    for (let index = 0; index < 1050; index += 1) recorder.console(log(String(index)));
    settle();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ dropped: 1000 });
  });

  test('what was seen before the builder listened is told when it does', async () => {
    const { recorder, sent, state, waiting } = setUp({ isConnected: false });
    recorder.console(log('early'));
    await recorder.error({ source: 'window', message: 'early' });
    expect([sent.length, waiting.length]).toEqual([0, 0]);
    state.isConnected = true;
    recorder.tellAll();
    expect(sent).toMatchObject([
      { type: 'error', error: { error_message: 'early' } },
      { type: 'entries', console: [log('early')] },
    ]);
  });

  test('an error is placed by its stack, which knows more than the event', async () => {
    const { recorder, sent } = setUp();
    await recorder.error({
      source: 'window',
      message: 'Error: x',
      stack:
        'Error: x\n at a (http://p.test/_loam/preview-script.js:1:1)\n at b (http://p.test/src/b.ts:3:4)',
      position: { filename: 'http://p.test/node_modules/.vite/deps/react.js', lineno: 9 },
    });
    expect(sent).toMatchObject([
      {
        type: 'error',
        error: {
          type: 'runtime',
          source: 'window',
          meta_data: { filename: 'http://p.test/src/b.ts', lineno: 3, colno: 4 },
          path: '/shop',
          at: 10_000,
          count: 1,
        },
      },
    ]);
  });

  test('repetitions carry their count', async () => {
    const { recorder, sent } = setUp();
    await recorder.error({ source: 'promise', message: 'again' });
    await recorder.error({ source: 'promise', message: 'again' });
    expect(sent).toMatchObject([{ error: { count: 1 } }, { error: { count: 2 } }]);
    expect(recorder.kept().errors).toHaveLength(1);
  });

  test('an error in a loop is told ever more rarely, and endless new ones only up to a number', async () => {
    const { recorder, sent } = setUp();
    for (let turn = 0; turn < 1000; turn += 1) await recorder.error({ source: 'window', message: 'loop' });
    expect(sent).toHaveLength(10);
    expect(recorder.kept().errors).toMatchObject([{ count: 1000 }]);
    for (let turn = 0; turn < 1000; turn += 1) await recorder.error({ source: 'window', message: `${turn}` });
    expect(sent).toHaveLength(200);
    recorder.built();
    await recorder.error({ source: 'window', message: 'after' });
    expect(sent.at(-1)).toMatchObject({ error: { error_message: 'after' } });
  });

  test('an error while the page starts, or right after new code, is immediate', async () => {
    const { recorder, state } = setUp();
    const typeOf = async (message: string) => {
      await recorder.error({ source: 'window', message });
      return recorder.kept().errors.at(-1)?.type;
    };
    state.isStarting = true;
    expect(await typeOf('a')).toBe('immediate_runtime');
    state.isStarting = false;
    expect(await typeOf('b')).toBe('runtime');
    recorder.hmr({ kind: 'updated', isReload: false });
    state.now += 1999;
    expect(await typeOf('c')).toBe('immediate_runtime');
    state.now += 1;
    expect(await typeOf('d')).toBe('runtime');
  });

  test('new code makes the errors before it of the past, one whose place was still sought too', async () => {
    let found: (position: Position) => void = () => undefined;
    const { recorder, sent } = setUp({ mapPosition: () => new Promise((resolve) => (found = resolve)) });
    const seeking = recorder.error({ source: 'window', message: 'old' });
    recorder.hmr({ kind: 'updated', isReload: false });
    found({ filename: 'src/old.ts' });
    await seeking;
    expect(recorder.kept().errors).toEqual([]);
    expect(sent).toEqual([{ type: 'updated', at: 10_000 }]);
  });

  test("Vite's failures are build errors by the path in the project; its screen repeats them and is not heard", () => {
    const { recorder, sent } = setUp();
    const failure = {
      kind: 'failed',
      message: 'no',
      position: { filename: '/app/src/App.tsx', lineno: 3 },
    } as const;
    recorder.hmr(failure);
    recorder.overlay({ ...failure, message: '[plugin] no' });
    expect(sent).toMatchObject([
      { error: { type: 'build', source: 'vite', meta_data: { filename: 'src/App.tsx', lineno: 3 } } },
    ]);
    expect(sent).toHaveLength(1);
  });

  test('the screen alone is heard', () => {
    const { recorder } = setUp();
    recorder.overlay({ kind: 'failed', message: 'no', position: {} });
    expect(recorder.kept().errors).toMatchObject([{ type: 'build', error_message: 'no' }]);
  });

  test('a failed request is kept and is an error of its kind', () => {
    const { recorder, settle, sent } = setUp();
    const entry = {
      kind: 'fetch',
      method: 'GET',
      url: 'http://p.test/api',
      status: 500,
      state: 'completed',
      duration_ms: 3,
      at: 1,
    } as const;
    recorder.network(entry);
    settle();
    expect(sent).toMatchObject([
      { type: 'error', error: { type: 'http_server_error', source: 'network' } },
      { type: 'entries', network: [entry] },
    ]);
  });
});
