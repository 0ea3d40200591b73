import { useSyncExternalStore } from "react";
import { localTable } from "@/data/local-table";
import { firstConversations } from "@/data/mail/first-conversations";
import type { RecordBase } from "@/data/record-base";

export interface MailMessage {
  isMine: boolean;
  text: string;
  /** ISO date and time. */
  sentAt: string;
}

export interface MailConversation extends RecordBase {
  partner: string;
  about: string;
  messages: readonly MailMessage[];
}

const conversationTable = localTable<MailConversation>("conversations", { seed: firstConversations });

/** The one with the latest message first. */
export function useConversations(): readonly MailConversation[] {
  const all = useSyncExternalStore(conversationTable.subscribe, conversationTable.list);
  return all.toSorted((left, right) => lastSent(right).localeCompare(lastSent(left)));
}

export async function sendReply(conversation: MailConversation, text: string) {
  const message = { isMine: true, text, sentAt: new Date().toISOString() };
  return conversationTable.update(conversation.id, { messages: [...conversation.messages, message] });
}

export async function startConversation(partner: string, about: string, text: string) {
  const message = { isMine: true, text, sentAt: new Date().toISOString() };
  return conversationTable.create({ partner, about, messages: [message] });
}

function lastSent({ messages, createdAt }: MailConversation): string {
  return messages.at(-1)?.sentAt ?? createdAt;
}
