import { PersonAvatar } from "@/components/common/Avatar";
import type { MailConversation } from "@/data/mail/conversations";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

interface ConversationListProps {
  conversations: readonly MailConversation[];
  openId: string;
  onOpen: (id: string) => void;
}

export function ConversationList({ conversations, openId, onOpen }: ConversationListProps) {
  return (
    <ul aria-label={words.mailInbox} className="grid gap-2">
      {conversations.map(({ id, partner, about, messages }) => (
        <li key={id}>
          <button
            type="button"
            aria-current={id === openId ? "true" : undefined}
            onClick={() => onOpen(id)}
            className={cn(
              "flex w-full items-center gap-3 rounded-xl border bg-card p-3 text-left text-card-foreground outline-none hover:border-primary focus-visible:ring-2 focus-visible:ring-ring",
              id === openId && "border-l-4 border-primary",
            )}
          >
            <PersonAvatar name={partner} />
            <span className="grid min-w-0 flex-1">
              <span className="truncate font-medium">{partner}</span>
              <span className="truncate text-sm text-muted-foreground">{about || messages.at(-1)?.text}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
