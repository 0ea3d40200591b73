import { BellIcon } from "lucide-react";
import { Link } from "react-router";
import { Button } from "@/components/ui/button";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { useNotices } from "@/data/notices";
import { app } from "@/lib/app";
import { formatRelative } from "@/lib/format";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

/** How many are unread, and the latest of them. */
export function NotificationBell() {
  const notices = useNotices();
  const unread = notices.filter((notice) => !notice.isRead);
  return (
    <Popover>
      <PopoverTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          aria-label={`${words.noticeTitle}: ` + unread.length + ` ${words.noticeUnread}`}
          className="relative text-current hover:bg-current/10 hover:text-current"
        >
          <BellIcon className="size-5" />
          {unread.length > 0 && (
            <span
              aria-hidden="true"
              className="absolute -top-0.5 -right-0.5 grid h-4.5 min-w-4.5 place-items-center rounded-full border bg-card px-1 text-[0.7rem] font-semibold text-card-foreground tabular-nums"
            >
              {unread.length}
            </span>
          )}
        </Button>
      </PopoverTrigger>
      <PopoverContent align="end" className="grid w-80 max-w-[calc(100vw-2rem)] gap-3">
        <h2 className="font-heading font-semibold">{words.noticeTitle}</h2>
        {notices.length === 0 && <p className="text-sm text-muted-foreground">{words.noticeNoneText}</p>}
        <ul className="grid gap-3">
          {notices.slice(0, 4).map((notice) => (
            <li key={notice.id} className="grid gap-0.5 border-t pt-3 text-sm">
              <p className={cn(!notice.isRead && "font-semibold")}>{notice.title}</p>
              <p className="text-xs text-muted-foreground">{formatRelative(notice.sentAt)}</p>
            </li>
          ))}
        </ul>
        <Button asChild variant="outline" size="sm">
          <Link to={app.noticesPath}>{words.noticeAll}</Link>
        </Button>
      </PopoverContent>
    </Popover>
  );
}
