import { ChatMessage, enums } from '@loam/contract';

export interface ReadHistory {
  readonly messages: readonly ChatMessage[];
  /** Entries that were left out, and why. */
  readonly skipped: readonly string[];
}

/** Reads each entry by itself: one that a newer server wrote must not hide the others. */
export function readHistory(entries: readonly unknown[]): ReadHistory {
  const messages: ChatMessage[] = [];
  const skipped: string[] = [];
  for (const entry of entries) {
    const parsed = ChatMessage.safeParse(entry);
    if (parsed.success) messages.push(parsed.data);
    else skipped.push(nameOf(entry));
  }
  return { messages, skipped };
}

function nameOf(entry: unknown): string {
  if (typeof entry !== 'object' || entry === null || !('variant' in entry)) return 'no message';
  const isKnown = enums.chat.historyVariants.some((variant) => variant === entry.variant);
  const id = 'id' in entry ? String(entry.id) : '';
  return `${isKnown ? 'unreadable' : 'unknown'} ${String(entry.variant)} ${id}`.trim();
}
