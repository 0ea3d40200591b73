import { UserId, type WorkspaceMember } from '@loam/contract';
import { expect, test } from 'vitest';
import { withMemberChanged, withMemberRestored, withoutMember } from './patch-members.ts';

const ada = '0197a000-0000-7000-8000-000000000001';
const bo = '0197a000-0000-7000-8000-000000000002';

const member = (id: string): WorkspaceMember => ({
  user_id: UserId.parse(id),
  display_name: id.slice(-1),
  username: id.slice(-1),
  email: `${id.slice(-1)}@x.org`,
  avatar_url: null,
  role: 'member',
  is_billing_manager: false,
  joined_at: '2026-01-01T00:00:00.000Z',
});

const pages = {
  pages: [
    { members: [member(ada)], next_cursor: 'more' },
    { members: [member(bo)], next_cursor: null },
  ],
  pageParams: ['', 'more'],
};

test('a change reaches the member on whichever page they stand, and nobody else', () => {
  const changed = withMemberChanged(pages, bo, { role: 'admin' });
  expect(changed.pages.map((page) => page.members.map(({ role }) => role))).toEqual([['member'], ['admin']]);
  expect(changed.pages[1]?.members[0]?.is_billing_manager).toBe(false);
});

test('a removed member is gone and the pages stay in place', () => {
  const left = withoutMember(pages, ada);
  expect(left.pages.map((page) => page.members.map(({ user_id }) => user_id))).toEqual([[], [bo]]);
  expect(left.pages[0]?.next_cursor).toBe('more');
  expect(left.pageParams).toEqual(pages.pageParams);
});

test('a member who was not removed after all is back on their page, and the change of another stays', () => {
  const now = withMemberChanged(withoutMember(pages, ada), bo, { role: 'admin' });
  const back = withMemberRestored(now, pages, ada);
  expect(back.pages.map((page) => page.members.map(({ user_id, role }) => [user_id, role]))).toEqual([
    [[ada, 'member']],
    [[bo, 'admin']],
  ]);
});
