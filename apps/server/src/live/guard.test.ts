import { liveLimits, parseTopic, UserId, type ByeReason } from '@loam/contract';
import { silentLogger } from '@loam/kernel';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { anonymous, type Actor } from '../http/actor.ts';
import { ApiError } from '../http/api-error.ts';
import { createGuard } from './guard.ts';
import type { Credentials, Session } from './session.ts';

const ann = UserId.parse('11111111-1111-4111-8111-111111111111');
const bob = UserId.parse('22222222-2222-4222-8222-222222222222');
const projectId = '7b0c1b1e-3c58-4c36-9d5a-0f6f4f3f8f11';
const user = (userId: UserId): Actor => ({ kind: 'user', userId, role: 'user', via: 'cookie' });

interface FakeSession extends Session {
  readonly done: string[];
}

function fakeSession(actor: Actor, credentials: Credentials | undefined, heardAtMs = 0): FakeSession {
  const done: string[] = [];
  const topic = parseTopic(`project:${projectId}:edits`);
  return {
    actor,
    credentials,
    done,
    openedAtMs: 0,
    lastHeardAtMs: () => heardAtMs,
    follows: (matches) => topic !== undefined && matches(topic),
    recheck: async () => void done.push('recheck'),
    ping: () => void done.push('ping'),
    end: (reason: ByeReason) => void done.push(reason),
    terminate: () => void done.push('terminate'),
  };
}

function guardOf(
  sessions: readonly Session[],
  nowMs: number,
  authenticate: (cookie: string) => Promise<Actor>,
) {
  return createGuard({
    sessions: new Set(sessions),
    nowMs: () => nowMs,
    logger: silentLogger,
    authenticate: (request) => authenticate(request.headers.get('cookie') ?? ''),
  });
}

const nobodyAsked = () => Promise.reject(new Error('nobody should be asked'));

test('a change of a project concerns its followers, of a person that person, a disabled account ends', async () => {
  const [one, other, guest] = [
    fakeSession(user(ann), {}),
    fakeSession(user(bob), {}),
    fakeSession(anonymous, {}),
  ];
  const guard = guardOf([one, other, guest], 0, async () => user(ann));
  guard.apply({ kind: 'project', projectId });
  guard.apply({ kind: 'project', projectId: 'another' });
  guard.apply({ kind: 'user', userId: ann });
  guard.apply({ kind: 'account_disabled', userId: bob });
  await nextTurn();
  expect([one.done, other.done, guest.done]).toEqual([
    ['recheck', 'recheck'],
    ['recheck', 'signed_out'],
    ['recheck'],
  ]);
});

test('of a person who signed out somewhere, only the connections of ended sessions end, and at once', async () => {
  const [ended, other] = [
    fakeSession(user(ann), { cookie: 'ended' }),
    fakeSession(user(ann), { cookie: 'other' }),
  ];
  const guard = guardOf([ended, other], 0, async (cookie) => (cookie === 'ended' ? anonymous : user(ann)));
  guard.apply({ kind: 'user', userId: ann });
  await nextTurn();
  expect([ended.done, other.done]).toEqual([['signed_out'], ['recheck']]);
});

test('silence is asked about, then ended', () => {
  const idle = liveLimits.idleTimeoutMs;
  const [fresh, quiet, gone] = [80_000, 40_000, 0].map((heardAtMs) => fakeSession(anonymous, {}, heardAtMs));
  guardOf(
    [fresh, quiet, gone].filter((one) => one !== undefined),
    idle + 5001,
    nobodyAsked,
  ).listenForLife();
  expect([fresh?.done, quiet?.done, gone?.done]).toEqual([[], ['ping'], ['terminate']]);
});

test('a sweep ends signed-out sessions, asks once per session, and keeps everyone while the database is away', async () => {
  const asked: string[] = [];
  const tabs = [fakeSession(user(ann), { cookie: 'a' }), fakeSession(user(ann), { cookie: 'a' })];
  const left = fakeSession(user(bob), { cookie: 'b' });
  const swapped = fakeSession(user(bob), { cookie: 'c' });
  const unlucky = fakeSession(user(bob), { cookie: 'd' });
  const guard = guardOf([...tabs, left, swapped, unlucky], 0, async (cookie) => {
    asked.push(cookie);
    if (cookie === 'b') throw new ApiError('unauthenticated', 'Sign in again.');
    if (cookie === 'd') throw new Error('Connection terminated');
    return user(ann);
  });
  await guard.sweep();
  expect(asked).toEqual(['a', 'b', 'c', 'd']);
  expect(tabs.map((one) => one.done)).toEqual([['recheck'], ['recheck']]);
  expect([left.done, swapped.done, unlucky.done]).toEqual([['signed_out'], ['signed_out'], ['recheck']]);
});

test('what a ticket opened ends after a quarter of an hour', async () => {
  const session = fakeSession(user(ann), undefined);
  await guardOf([session], 15 * 60_000 - 1, nobodyAsked).sweep();
  await guardOf([session], 15 * 60_000, nobodyAsked).sweep();
  expect(session.done).toEqual(['recheck', 'expired']);
});
