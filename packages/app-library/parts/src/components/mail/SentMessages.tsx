import { SendIcon } from "lucide-react";
import { EmptyState } from "@/components/common/EmptyState";
import type { MailConversation } from "@/data/mail/conversations";
import { formatRelative } from "@/lib/format";
import { words } from "@/lib/words";

export function SentMessages({ conversations }: { conversations: readonly MailConversation[] }) {
  const sent = conversations
    .flatMap(({ id, partner, messages }) =>
      messages
        .filter((message) => message.isMine)
        .map((message, index) => ({ ...message, partner, key: id + index })),
    )
    .toSorted((left, right) => right.sentAt.localeCompare(left.sentAt));

  if (sent.length === 0)
    return <EmptyState icon={SendIcon} title={words.mailNone} text={words.mailNoneText} />;

  return (
    <ul aria-label={words.mailSent} className="grid max-w-3xl gap-3">
      {sent.map(({ key, partner, text, sentAt }) => (
        <li key={key} className="grid gap-1 rounded-xl border bg-card p-4 text-card-foreground">
          <p className="flex flex-wrap justify-between gap-2 text-sm text-muted-foreground">
            <span>
              {words.mailTo}: <span className="font-medium text-card-foreground">{partner}</span>
            </span>
            <span>{formatRelative(sentAt)}</span>
          </p>
          <p className="break-words whitespace-pre-line">{text}</p>
        </li>
      ))}
    </ul>
  );
}
