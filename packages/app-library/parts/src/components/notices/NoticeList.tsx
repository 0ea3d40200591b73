import { BellIcon, XIcon } from "lucide-react";
import { EmptyState } from "@/components/common/EmptyState";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { markRead, removeNotice, useNotices } from "@/data/notices";
import { formatRelative } from "@/lib/format";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

export function NoticeList() {
  const notices = useNotices();
  const unread = notices.filter((notice) => !notice.isRead);

  if (notices.length === 0) {
    return <EmptyState icon={BellIcon} title={words.noticeNone} text={words.noticeNoneText} />;
  }

  return (
    <div className="grid max-w-3xl gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status">
          {unread.length} {words.noticeUnread}
        </p>
        <Button
          variant="outline"
          size="sm"
          disabled={unread.length === 0}
          onClick={() => markRead(unread.map(({ id }) => id))}
        >
          {words.noticeReadAll}
        </Button>
      </div>
      <ul className="grid gap-3">
        {notices.map((notice) => (
          <li
            key={notice.id}
            className={cn(
              "flex flex-wrap items-start gap-4 rounded-xl border bg-card p-5 text-card-foreground",
              !notice.isRead && "border-l-4 border-l-primary",
            )}
          >
            <div className="grid min-w-40 flex-1 gap-1">
              <h2 className="flex flex-wrap items-center gap-2 font-heading font-semibold">
                {notice.title}
                {!notice.isRead && <Badge>{words.noticeNew}</Badge>}
              </h2>
              <p>{notice.text}</p>
              <p className="text-sm text-muted-foreground">{formatRelative(notice.sentAt)}</p>
            </div>
            <div className="flex gap-1">
              {!notice.isRead && (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`${words.noticeRead}: ` + notice.title}
                  onClick={() => markRead([notice.id])}
                >
                  {words.noticeRead}
                </Button>
              )}
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={`${words.delete} ` + notice.title}
                onClick={() => removeNotice(notice.id)}
              >
                <XIcon />
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
