import { PresenceRecord } from '@loam/contract';
import { expect, test } from 'vitest';
import { presentPeople, shownPresence } from './presence-windows.ts';

const now = Date.parse('2026-05-04T12:00:00Z');
const minute = 60_000;
const hour = 60 * minute;

function seen(name: string, agoMs: number): PresenceRecord {
  return PresenceRecord.parse({
    id: crypto.randomUUID(),
    username: name,
    display_name: name,
    photo_url: null,
    last_seen: new Date(now - agoMs).toISOString(),
  });
}

test('someone is here now for five minutes and known for a day', () => {
  const people = presentPeople(
    [
      seen('yesterday', 24 * hour),
      seen('almost', 24 * hour - 1),
      seen('left', 5 * minute),
      seen('here', 5 * minute - 1),
    ],
    now,
  );
  expect(people.map(({ person, isNow }) => [person.username, isNow])).toEqual([
    ['here', true],
    ['left', false],
    ['almost', false],
  ]);
});

test('a clock that runs behind the server shows the person as here', () => {
  expect(presentPeople([seen('ahead', -20_000)], now)[0]?.isNow).toBe(true);
});

test.each([
  [true, 3],
  [false, 5],
])('phone %s shows %i people and counts the rest', (isPhone, room) => {
  const people = presentPeople(
    Array.from({ length: 7 }, (_, index) => seen(`p${index}`, index * minute)),
    now,
  );
  const { shown, hidden } = shownPresence(people, isPhone);
  expect(shown.map(({ person }) => person.username)).toEqual(['p0', 'p1', 'p2', 'p3', 'p4'].slice(0, room));
  expect(hidden).toHaveLength(7 - room);
});
