import { SendIcon } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Label } from "@/components/ui/label";
import { Textarea } from "@/components/ui/textarea";
import { type MailConversation, sendReply } from "@/data/mail/conversations";
import { formatRelative } from "@/lib/format";
import { cn } from "@/lib/utils";
import { words } from "@/lib/words";

export function ConversationThread({ conversation }: { conversation: MailConversation }) {
  const [text, setText] = useState("");
  const { partner, about, messages } = conversation;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return;
    await sendReply(conversation, text.trim());
    setText("");
  };

  return (
    <section
      aria-label={words.mailWith.replace("{name}", partner)}
      className="grid gap-4 rounded-xl border bg-card p-5 text-card-foreground"
    >
      <div className="border-b pb-3">
        <h2 className="font-heading text-lg font-semibold">{partner}</h2>
        {about && <p className="text-sm text-muted-foreground">{about}</p>}
      </div>
      <ol aria-live="polite" className="grid max-h-96 gap-3 overflow-y-auto">
        {messages.map((message, index) => (
          <li
            key={index}
            className={cn(
              "grid w-fit max-w-[85%] gap-1 rounded-2xl px-4 py-2.5",
              message.isMine
                ? "justify-self-end bg-primary text-primary-foreground"
                : "bg-muted text-foreground",
            )}
          >
            <p className="break-words whitespace-pre-line">{message.text}</p>
            <p className="text-xs">{formatRelative(message.sentAt)}</p>
          </li>
        ))}
      </ol>
      <form onSubmit={send} className="flex items-end gap-2 border-t pt-4">
        <div className="grid flex-1 gap-1.5">
          <Label htmlFor="reply">{words.mailMessage}</Label>
          <Textarea id="reply" rows={2} value={text} onChange={(event) => setText(event.target.value)} />
        </div>
        <Button type="submit">
          <SendIcon />
          {words.mailSend}
        </Button>
      </form>
    </section>
  );
}
