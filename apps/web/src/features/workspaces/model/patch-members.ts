import type { WorkspaceMember } from '@loam/contract';
import { restoreRow } from '../../../shared/restore-row.ts';

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

/** One member as they were, on the page they were on. */
export function withMemberRestored<Pages extends MemberPages>(pages: Pages, before: Pages, userId: string) {
  return mapMembers(pages, (members, page) => [
    ...restoreRow(members, before.pages[page]?.members ?? [], (member) => member.user_id === userId),
  ]);
}

function mapMembers<Pages extends MemberPages>(
  data: Pages,
  map: (members: readonly WorkspaceMember[], page: number) => WorkspaceMember[],
) {
  return {
    ...data,
    pages: data.pages.map((page, index) => ({ ...page, members: map(page.members, index) })),
  };
}
