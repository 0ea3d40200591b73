import { UserId, type Collaborator, type WorkspaceMember } from '@loam/contract';
import { expect, test } from 'vitest';
import { suggestMembers, withAddress } from './suggest-members.ts';

const member = (name: string, email: string): WorkspaceMember => ({
  user_id: UserId.parse('00000000-0000-4000-8000-000000000001'),
  display_name: name,
  username: name,
  email,
  avatar_url: null,
  role: 'member',
  is_billing_manager: false,
  joined_at: '2026-01-01T00:00:00.000Z',
});
const members = [
  member('Ada Hill', 'ada@x.test'),
  member('Bo Adams', 'bo@x.test'),
  member('Cleo', 'c@x.test'),
];
const ada: Collaborator = {
  id: '00000000-0000-4000-8000-000000000002',
  user_id: null,
  display_name: 'Ada',
  email: 'ADA@x.test',
  photo_url: null,
  access_level: 'write',
  joined_at: null,
  is_expired: false,
  invite_url: null,
};

const found = (typed: string, people: readonly Collaborator[] = []) =>
  suggestMembers(typed, members, people).map(({ email }) => email);

test('the last piece is looked for in addresses and names', () => {
  expect(found('')).toEqual([]);
  expect(found('ad')).toEqual(['ada@x.test', 'bo@x.test']);
  expect(found('someone@y.test, CLE')).toEqual(['c@x.test']);
});

test('nobody is offered who is in the list or typed already', () => {
  expect(found('ad', [ada])).toEqual(['bo@x.test']);
  expect(found('bo@x.test ad')).toEqual(['ada@x.test']);
});

test('the address takes the place of what was typed of it', () => {
  expect(withAddress('x@y.test, Ad', 'ada@x.test')).toBe('x@y.test, ada@x.test, ');
});
