import { limits, type PresenceRecord } from '@loam/contract';

export interface PresentPerson {
  readonly person: PresenceRecord;
  readonly isNow: boolean;
}

export interface ShownPresence {
  readonly shown: readonly PresentPerson[];
  readonly hidden: readonly PresentPerson[];
}

/** Who was here within a day, the latest first; those within five minutes are here now. */
export function presentPeople(records: readonly PresenceRecord[], nowMs: number): readonly PresentPerson[] {
  return records
    .map((person) => ({ person, ageMs: nowMs - Date.parse(person.last_seen) }))
    .filter(({ ageMs }) => ageMs < limits.presence.windowMs)
    .toSorted((a, b) => a.ageMs - b.ageMs)
    .map(({ person, ageMs }) => ({ person, isNow: ageMs < limits.presence.nowMs }));
}

export function shownPresence(people: readonly PresentPerson[], isPhone: boolean): ShownPresence {
  const room = isPhone ? limits.presence.maxAvatarsOnPhone : limits.presence.maxAvatars;
  return { shown: people.slice(0, room), hidden: people.slice(room) };
}
