import { useSyncExternalStore } from "react";
import { firstNotices } from "@/data/first-notices";
import { localTable } from "@/data/local-table";
import type { RecordBase } from "@/data/record-base";
import { hoursAgo } from "@/data/relative-days";
import { FIRST_PERSON_ID } from "@/data/session";

interface Notice extends RecordBase {
  title: string;
  text: string;
  /** ISO date and time. */
  sentAt: string;
  isRead: boolean;
}

const noticeTable = localTable<Notice>("notices", {
  seed: () =>
    firstNotices().map((notice, index) => ({
      ...notice,
      ownerId: FIRST_PERSON_ID,
      createdAt: hoursAgo(2 + index * 9),
    })),
});

export function useNotices(): readonly Notice[] {
  return useSyncExternalStore(noticeTable.subscribe, noticeTable.list);
}

export async function markRead(ids: readonly string[]) {
  for (const id of ids) await noticeTable.update(id, { isRead: true });
}

export async function removeNotice(id: string) {
  await noticeTable.remove(id);
}
