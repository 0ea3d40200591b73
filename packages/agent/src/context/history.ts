import type { LanguageModelV4Message } from '@ai-sdk/provider';
import type { PastMessage } from '../turn.ts';
import { charactersFor, estimateTokens } from './tokens.ts';

const MAX_MESSAGE_CHARACTERS = 12_000;
const DIGEST_LINE_CHARACTERS = 200;
/** The border moves in steps, so that the messages before it stay the same for some turns and caches hold. */
const STEP = 8;
const DIGEST_SHARE = 0.25;
const MAX_PATHS = 40;

/**
 * The conversation so far: the newest messages as they were, older ones as one line each. The same history gives the
 * same messages.
 */
export function historyMessages(
  history: readonly PastMessage[],
  budgetTokens: number,
): LanguageModelV4Message[] {
  const from = firstVerbatim(history, budgetTokens * (1 - DIGEST_SHARE));
  const digest = digestOf(history.slice(0, from), budgetTokens * DIGEST_SHARE);
  const recent = history.slice(from).filter((message) => message.text !== '' || statusOf(message) !== '');
  const messages = recent.map(toMessage);
  return digest === '' ? messages : [userMessage(digest), acknowledged(), ...messages];
}

function firstVerbatim(history: readonly PastMessage[], budgetTokens: number): number {
  let left = budgetTokens;
  let from = history.length;
  while (from > 0) {
    const message = history[from - 1];
    if (!message) break;
    left -= estimateTokens(shorten(message.text, MAX_MESSAGE_CHARACTERS) + statusOf(message));
    if (left < 0) break;
    from -= 1;
  }
  return from === 0 ? 0 : Math.min(history.length, Math.ceil(from / STEP) * STEP);
}

function digestOf(messages: readonly PastMessage[], budgetTokens: number): string {
  if (messages.length === 0) return '';
  const lines = messages.map((message) => {
    const text = shorten(message.text.replaceAll(/\s+/gu, ' ').trim(), DIGEST_LINE_CHARACTERS);
    const status = shorten(statusOf(message).replaceAll('\n', ' '), DIGEST_LINE_CHARACTERS);
    return message.role === 'user' ? `- asked: ${text}` : `  answered: ${text} ${status}`.trimEnd();
  });
  const kept: string[] = [];
  let left = charactersFor(budgetTokens);
  for (const line of lines.toReversed()) {
    left -= line.length + 1;
    if (left < 0) break;
    kept.unshift(line);
  }
  return `Earlier in this conversation, shortened:\n${kept.join('\n')}`;
}

function toMessage(message: PastMessage): LanguageModelV4Message {
  const text = shorten(message.text, MAX_MESSAGE_CHARACTERS);
  if (message.role === 'user') return userMessage(text);
  return { role: 'assistant', content: [{ type: 'text', text: `${text}\n\n${statusOf(message)}`.trim() }] };
}

/** What is true of an answer, whatever it says itself. It stands in brackets, each fact on its own line. */
function statusOf({ changedPaths = [], notes = [] }: PastMessage): string {
  const more = changedPaths.length > MAX_PATHS ? ` and ${changedPaths.length - MAX_PATHS} more` : '';
  const changed =
    changedPaths.length > 0 ? [`changed: ${changedPaths.slice(0, MAX_PATHS).join(', ')}${more}`] : [];
  return [...changed, ...notes].map((fact) => `[${fact}]`).join('\n');
}

function userMessage(text: string): LanguageModelV4Message {
  return { role: 'user', content: [{ type: 'text', text }] };
}

/** Some providers want roles to alternate. */
function acknowledged(): LanguageModelV4Message {
  return { role: 'assistant', content: [{ type: 'text', text: 'Understood.' }] };
}

function shorten(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max)}…`;
}
