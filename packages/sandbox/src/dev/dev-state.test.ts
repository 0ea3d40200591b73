import { expect, test } from 'vitest';
import { nextDevState, type DevEvent, type DevState } from './dev-state.ts';

const backoff = { firstMs: 100, maxMs: 1000 };
const error = { message: 'no' };
const starting: DevState = { kind: 'starting', attempt: 0 };
const crashed = { kind: 'crashed', attempt: 2, retryAtMs: 9, reason: 'x', error: undefined } as const;
const exited = { type: 'exited', nowMs: 1000, reason: 'code 1' } as const;

test.each<readonly [string, DevState, DevEvent, DevState]>([
  ['a stopped server starts when wanted', { kind: 'stopped' }, { type: 'wanted' }, starting],
  ['a sleeping server wakes when wanted', { kind: 'hibernated' }, { type: 'wanted' }, starting],
  ['a crashed one remembers its attempts', crashed, { type: 'wanted' }, { kind: 'starting', attempt: 2 }],
  ['wanting a running one changes nothing', { kind: 'ready' }, { type: 'wanted' }, { kind: 'ready' }],
  ['it is ready once it answers', starting, { type: 'booted' }, { kind: 'ready' }],
  ['a late answer does not wake', { kind: 'hibernated' }, { type: 'booted' }, { kind: 'hibernated' }],
  ['an error breaks it', { kind: 'ready' }, { type: 'failed', error }, { kind: 'broken', error }],
  ['new code mends it', { kind: 'broken', error }, { type: 'compiled' }, { kind: 'ready' }],
  [
    'an error while starting waits for the answer',
    starting,
    { type: 'failed', error },
    { ...starting, error },
  ],
  ['and counts then', { ...starting, error }, { type: 'booted' }, { kind: 'broken', error }],
  ['unless it was mended meanwhile', { ...starting, error }, { type: 'compiled' }, starting],
  [
    'the first crash is retried soon',
    { kind: 'ready' },
    exited,
    { kind: 'crashed', attempt: 1, retryAtMs: 1100, reason: 'code 1', error: undefined },
  ],
  [
    'later crashes wait longer, up to a bound',
    { kind: 'starting', attempt: 7 },
    exited,
    { kind: 'crashed', attempt: 8, retryAtMs: 2000, reason: 'code 1', error: undefined },
  ],
  [
    'one that lacks a package waits for it',
    { kind: 'starting', attempt: 0 },
    { ...exited, lacksPackage: true },
    { kind: 'crashed', attempt: 1, retryAtMs: Infinity, reason: 'code 1', error: undefined },
  ],
  [
    'the end of one that was put to sleep is no crash',
    { kind: 'hibernated' },
    exited,
    { kind: 'hibernated' },
  ],
  ['a changed configuration starts anew', { kind: 'broken', error }, { type: 'restarted' }, starting],
  ['a crashed one can be put to sleep', crashed, { type: 'hibernated' }, { kind: 'hibernated' }],
  ['a stopped one stays stopped', { kind: 'stopped' }, { type: 'hibernated' }, { kind: 'stopped' }],
])('%s', (_name, state, event, expected) => {
  expect(nextDevState(state, event, backoff)).toEqual(expected);
});
