import { GUIDES } from './guides.data.ts';
import { SMALL_PROMPT, SYSTEM_PROMPT, TEXT_FORMAT_PROMPT } from './system.data.ts';

export interface SystemPromptOptions {
  readonly brand: string;
  readonly isSmall: boolean;
  /** The model writes its changes as text. */
  readonly isTextFormat: boolean;
  readonly mode: 'build' | 'chat';
}

const CHAT_ONLY =
  'This is a conversation only: answer the question, look at files where it helps, and change nothing. If a change is wanted, say what you would do.';

/** The same bytes for the same options: nothing of the project, the person or the time may stand in it. */
export function systemPrompt({ brand, isSmall, isTextFormat, mode }: SystemPromptOptions): string {
  const body = isSmall
    ? SMALL_PROMPT
    : SYSTEM_PROMPT.replace('{brand}', () => brand).replace('{guides}', Object.keys(GUIDES).join(', '));
  return [body, isTextFormat && mode === 'build' ? TEXT_FORMAT_PROMPT : '', mode === 'chat' ? CHAT_ONLY : '']
    .filter((part) => part !== '')
    .join('\n\n');
}
