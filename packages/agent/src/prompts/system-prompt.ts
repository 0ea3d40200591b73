import { GUIDES } from './guides.data.ts';
import { SMALL_PROMPT, SYSTEM_PROMPT, TEXT_FORMAT_PROMPT } from './system.data.ts';

export interface SystemPromptOptions {
  readonly brand: string;
  readonly isSmall: boolean;
  /** The model writes its changes as text. */
  readonly isTextFormat: boolean;
}

/** The same bytes for the same options: nothing of the project, the person, the mode or the time may stand in it. */
export function systemPrompt({ brand, isSmall, isTextFormat }: SystemPromptOptions): string {
  const body = isSmall
    ? SMALL_PROMPT
    : SYSTEM_PROMPT.replace('{brand}', () => brand).replace('{guides}', Object.keys(GUIDES).join(', '));
  return isTextFormat ? `${body}\n\n${TEXT_FORMAT_PROMPT}` : body;
}
