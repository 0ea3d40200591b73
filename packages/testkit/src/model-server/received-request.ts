import type { IncomingHttpHeaders } from 'node:http';

export type Protocol = 'openai-chat' | 'openai-responses' | 'anthropic' | 'google';

export interface PromptMessage {
  readonly role: 'user' | 'assistant' | 'tool';
  readonly text: string;
  readonly toolCalls: readonly { readonly id: string; readonly name: string; readonly input: unknown }[];
  readonly toolResults: readonly { readonly id: string; readonly text: string }[];
}

/** The prompt in one form, whichever protocol it came in. */
export interface Prompt {
  readonly model: string;
  readonly stream: boolean;
  readonly system: string;
  readonly messages: readonly PromptMessage[];
  readonly tools: readonly string[];
}

export interface ReceivedRequest extends Prompt {
  /** Counts from 0 over everything the server received. */
  readonly index: number;
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** Parsed; undefined when it was no JSON. */
  readonly body: unknown;
  /** Undefined for calls that ask no model. */
  readonly protocol: Protocol | undefined;
  readonly firstUserText: string;
  readonly lastUserText: string;
  /** How often the model has answered since the last message of the user: 0 in the first step of a turn. */
  readonly step: number;
  /** `aborted`: the other side closed the connection before the answer was complete. */
  readonly state: 'open' | 'answered' | 'aborted';
}

export const NO_PROMPT: Prompt = { model: '', stream: false, system: '', messages: [], tools: [] };

export function derivedFromPrompt(
  prompt: Prompt,
): Pick<ReceivedRequest, 'firstUserText' | 'lastUserText' | 'step'> {
  const users = prompt.messages.filter((message) => message.role === 'user');
  const lastUser = prompt.messages.findLastIndex((message) => message.role === 'user');
  return {
    firstUserText: users.at(0)?.text ?? '',
    lastUserText: users.at(-1)?.text ?? '',
    step: prompt.messages.slice(lastUser + 1).filter((message) => message.role === 'assistant').length,
  };
}
