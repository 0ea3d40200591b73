import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createNoticeReader, encodeAccess, encodeSignals, eventNoticeTail, fragmentOf } from './notice.ts';

test('signals of any size and alphabet arrive as they were sent, in payloads that PostgreSQL takes', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('ö'.repeat(9000), 'x'.repeat(50_000), '"\n'.repeat(5000)),
  );
  const signals = fc.array(fc.record({ topic: fc.constantFrom('a', 'b:c'), fragment: text }), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(signals, (list) => {
      const payloads = encodeSignals('origin', list);
      for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8000);
      expect(new Set(payloads).size).toBe(payloads.length);
      const reader = createNoticeReader();
      const read = payloads.flatMap((payload) => {
        const notice = reader.read(payload);
        return notice?.kind === 'signals' ? notice.signals : [];
      });
      expect(read).toEqual(list);
    }),
  );
});

test('a small event travels with its notice, a large one only by its number', () => {
  const reader = createNoticeReader();
  const small = fragmentOf({ type: 'x', payload: { n: 1 } });
  expect(reader.read(`e 5${eventNoticeTail('t:1', small)}`)).toEqual({
    kind: 'event',
    topic: 't:1',
    seq: 5,
    fragment: small,
  });
  const large = fragmentOf({ type: 'x', payload: { text: 'ä'.repeat(4000) } });
  expect(reader.read(`e 6${eventNoticeTail('t:1', large)}`)).toEqual({ kind: 'event', topic: 't:1', seq: 6 });
});

test('a change of access is read back, and what a newer version sends is skipped', () => {
  const reader = createNoticeReader();
  const change = { kind: 'user', userId: 'u' } as const;
  expect(reader.read(encodeAccess('o', change))).toEqual({ kind: 'access', origin: 'o', change });
  expect(reader.read('a o\n{"kind":"planet"}')).toBeUndefined();
  expect(reader.read('z what\n{}')).toBeUndefined();
});
