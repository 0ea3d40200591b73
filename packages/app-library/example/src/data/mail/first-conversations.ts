import type { MailConversation } from "@/data/mail/conversations";
import { hoursAgo } from "@/data/relative-days";
import { FIRST_PERSON_ID } from "@/data/session";

export function firstConversations(): readonly MailConversation[] {
  return [
    {
      id: "conversation-1",
      ownerId: FIRST_PERSON_ID,
      createdAt: hoursAgo(240),
      partner: "Mia Berg",
      about: "The lamp",
      messages: [{ isMine: false, text: "Is it still there?", sentAt: hoursAgo(5) }],
    },
  ];
}
