import { guideNames } from './guide-tool.ts';
import { offeredText } from './offered-text.ts';
import { SMALL_PROMPT, SYSTEM_PROMPT, TEXT_FORMAT_PROMPT } from './system.data.ts';

export interface SystemPromptOptions {
  readonly brand: string;
  readonly isSmall: boolean;
  /** The model writes its changes as text. */
  readonly isTextFormat: boolean;
  /** Whether the model has that tool. */
  offers(tool: string): boolean;
}

/** The same bytes for the same options: nothing of the project, the person, the mode or the time may stand in it. */
export function systemPrompt({ brand, isSmall, isTextFormat, offers }: SystemPromptOptions): string {
  const body = isSmall
    ? SMALL_PROMPT
    : offeredText(SYSTEM_PROMPT, offers)
        .replace('{brand}', () => brand)
        .replace('{guides}', guideNames(offers).join(', '));
  return isTextFormat ? `${body}\n\n${TEXT_FORMAT_PROMPT}` : body;
}
