import { EventEmitter } from 'node:events';
import { expect, test } from 'vitest';
import type { RunningLoam } from './start-loam.ts';
import { stopOnSignals } from './stop-on-signals.ts';

function setUp(running: Promise<RunningLoam>) {
  const emitter = new EventEmitter();
  const exit = Promise.withResolvers<number>();
  const process = { on: emitter.on.bind(emitter), exit: (code: number) => exit.resolve(code) };
  const lines: string[] = [];
  const print = { line: (text: string) => lines.push(text), fault: (text: string) => lines.push(text) };
  stopOnSignals({ running, process, print, startGraceMs: 50, stopGraceMs: 50 });
  return { signal: (name: string) => emitter.emit(name), exitCode: exit.promise, lines };
}

function fakeLoam(stop: () => Promise<void>) {
  const calls: string[] = [];
  const loam: RunningLoam = {
    url: 'http://localhost',
    port: 80,
    stop: () => {
      calls.push('stop');
      return stop();
    },
    stopNow: () => calls.push('stopNow'),
  };
  return { loam, calls };
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'])(
  '%s stops everything once, however often it comes',
  async (name) => {
    const { loam, calls } = fakeLoam(async () => {});
    const { signal, exitCode, lines } = setUp(Promise.resolve(loam));
    signal(name);
    signal(name);
    signal('SIGTERM');
    expect(await exitCode).toBe(0);
    expect(calls).toEqual(['stop']);
    expect(lines).toEqual(['Stopping…']);
  },
);

test('a signal during the start waits for it and then stops', async () => {
  const { loam, calls } = fakeLoam(async () => {});
  const starting = Promise.withResolvers<RunningLoam>();
  const { signal, exitCode } = setUp(starting.promise);
  signal('SIGINT');
  starting.resolve(loam);
  expect(await exitCode).toBe(0);
  expect(calls).toEqual(['stop']);
});

test('a start that never ends and a start that fails both end the process', async () => {
  const hanging = setUp(new Promise(() => {}));
  hanging.signal('SIGTERM');
  expect(await hanging.exitCode).toBe(1);
  const failing = setUp(Promise.reject(new Error('no')));
  failing.signal('SIGTERM');
  expect(await failing.exitCode).toBe(1);
});

test('a stop that hangs is given up, and the database is told at once', async () => {
  const { loam, calls } = fakeLoam(() => new Promise(() => {}));
  const { signal, exitCode } = setUp(Promise.resolve(loam));
  signal('SIGINT');
  expect(await exitCode).toBe(1);
  expect(calls).toEqual(['stop', 'stopNow']);
});
