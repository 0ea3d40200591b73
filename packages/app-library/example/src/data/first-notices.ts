import { hoursAgo } from "@/data/relative-days";

interface FirstNotice {
  id: string;
  title: string;
  text: string;
  sentAt: string;
  isRead: boolean;
}

export function firstNotices(): readonly FirstNotice[] {
  return [
    { id: "notice-1", title: "New recipe", text: "Mia shared a soup.", sentAt: hoursAgo(2), isRead: false },
  ];
}
