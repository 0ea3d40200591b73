import type { LanguageModelV4Message } from '@ai-sdk/provider';
import { estimateTokens } from './tokens.ts';

const IMAGE_TOKENS = 1_600;
const NEWEST_KEPT = 6;
const CUT_NOTE = '[left out to save room; call the tool again if it is needed]';
const MIN_CUT_CHARACTERS = 400;

export interface FitOptions {
  /** Messages that were there before the model's first word; they are kept. */
  readonly opening: number;
  readonly budgetTokens: number;
}

/** Drops the results of older tool calls, oldest first, until the conversation fits. Calls and words stay. */
export function fitMessages(
  messages: readonly LanguageModelV4Message[],
  { opening, budgetTokens }: FitOptions,
): readonly LanguageModelV4Message[] {
  let tokens = messages.reduce((sum, message) => sum + tokensOf(message), 0);
  if (tokens <= budgetTokens) return messages;
  // Going well below the limit keeps the beginning the same for some steps, so that caches hold.
  const target = budgetTokens * 0.75;
  const last = Math.max(opening, messages.length - NEWEST_KEPT);
  return messages.map((message, index) => {
    if (tokens <= target || index < opening || index >= last) return message;
    const shorter = withoutResults(message);
    tokens -= tokensOf(message) - tokensOf(shorter);
    return shorter;
  });
}

export function tokensOf(message: LanguageModelV4Message): number {
  if (message.role === 'system') return estimateTokens(message.content);
  let tokens = 4;
  for (const part of message.content) {
    if (part.type === 'text' || part.type === 'reasoning') tokens += estimateTokens(part.text);
    else if (part.type === 'file') tokens += IMAGE_TOKENS;
    else if (part.type === 'tool-call') tokens += estimateTokens(JSON.stringify(part.input) ?? '');
    else if (part.type === 'tool-result') tokens += estimateTokens(JSON.stringify(part.output));
  }
  return tokens;
}

function withoutResults(message: LanguageModelV4Message): LanguageModelV4Message {
  if (message.role === 'tool') {
    return {
      ...message,
      content: message.content.map((part) =>
        part.type === 'tool-result' && JSON.stringify(part.output).length > MIN_CUT_CHARACTERS
          ? { ...part, output: { type: 'text', value: CUT_NOTE } }
          : part,
      ),
    };
  }
  if (message.role !== 'user') return message;
  // Pictures of pages that have changed since.
  const content = message.content.map((part) =>
    part.type === 'file' ? { type: 'text' as const, text: CUT_NOTE } : part,
  );
  return { ...message, content };
}
