import { cleanJson, cleanText, limits, SendMessageBody } from '@loam/contract';
import { describe, expect, test } from 'vitest';
import { cutReplay, inputOf } from './diagnostics.ts';
import { shouldAskFeedback } from './policy.ts';

describe('diagnostics', () => {
  test('of a replay the newest is kept, and what is too long becomes a marker', () => {
    const event = 'x'.repeat(limits.chat.replayEventMaxCharacters);
    const kept = cutReplay(['old', ...Array.from({ length: 100 }, () => event)]);
    expect(kept).toHaveLength(100);
    expect(kept).not.toContain('old');
    expect(cutReplay([`${event}x`, 'new'])).toEqual(['[truncated]', 'new']);
  });

  test('of logs and requests the last fifty are kept', () => {
    const body = SendMessageBody.parse({
      id: 'message-1',
      ai_message_id: 'message-2',
      message: 'Hi',
      client_logs: Array.from({ length: 51 }, (_, n) => ({ level: 'log', message: `${n}` })),
      network_requests: Array.from({ length: 51 }, (_, n) => ({ method: 'GET', url: `/${n}`, status: 200 })),
    });
    const input = inputOf(body);
    expect(input.client_logs.map(({ message }) => message)).toEqual(
      Array.from({ length: 50 }, (_, n) => `${n + 1}`),
    );
    expect(input.network_requests.at(0)?.url).toBe('/1');
  });
});

test('text that PostgreSQL cannot store is made storable, everywhere in a value', () => {
  expect(cleanText('a\0b\ud83d')).toBe('ab\ufffd');
  expect(cleanJson({ 'k\0': ['\0', { deep: '\udc00x' }], n: 1 })).toEqual({
    k: ['', { deep: '\ufffdx' }],
    n: 1,
  });
});

test('feedback is asked for after a while, and not again within a week', () => {
  const now = new Date('2026-03-10T12:00:00Z');
  const ask = (sentSince: number, lastGivenAt: string | null) =>
    shouldAskFeedback({ sentSince, lastGivenAt: lastGivenAt === null ? null : new Date(lastGivenAt), now });
  expect([
    ask(4, null),
    ask(5, null),
    ask(5, '2026-03-09T12:00:00Z'),
    ask(5, '2026-03-01T12:00:00Z'),
  ]).toEqual([false, true, false, true]);
});
