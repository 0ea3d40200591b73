import type { WorkspaceMember } from '@loam/contract';

export interface MemberPage {
  readonly members: readonly WorkspaceMember[];
  readonly next_cursor: string | null;
}

export interface MemberPages {
  readonly pages: readonly MemberPage[];
  readonly pageParams: readonly unknown[];
}

export type MemberChange = Partial<Pick<WorkspaceMember, 'role' | 'is_billing_manager'>>;

export function withMemberChanged<Pages extends MemberPages>(
  pages: Pages,
  userId: string,
  change: MemberChange,
) {
  return mapMembers(pages, (members) =>
    members.map((member) => (member.user_id === userId ? { ...member, ...change } : member)),
  );
}

export function withoutMember<Pages extends MemberPages>(pages: Pages, userId: string) {
  return mapMembers(pages, (members) => members.filter((member) => member.user_id !== userId));
}

function mapMembers<Pages extends MemberPages>(
  data: Pages,
  map: (members: readonly WorkspaceMember[]) => WorkspaceMember[],
) {
  return { ...data, pages: data.pages.map((page) => ({ ...page, members: map(page.members) })) };
}
