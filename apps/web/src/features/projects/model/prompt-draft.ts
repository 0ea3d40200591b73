import { endpoints, ProjectVisibility } from '@loam/contract';
import { z } from 'zod';

/** What someone wrote on the home page and has not sent yet. */
export const PromptDraft = z.object({
  text: z.string(),
  /** Null: the workspace's own default. */
  visibility: ProjectVisibility.nullable(),
});
export type PromptDraft = z.infer<typeof PromptDraft>;

export const emptyDraft: PromptDraft = { text: '', visibility: null };

export type DraftState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'ready'; readonly message: string }
  | { readonly kind: 'invalid'; readonly reason: string };

export function draftState(draft: PromptDraft): DraftState {
  if (draft.text.trim() === '') return { kind: 'empty' };
  const parsed = endpoints.createProject.body.safeParse({ message: draft.text });
  const message = parsed.success ? parsed.data.message : undefined;
  return message === undefined
    ? { kind: 'invalid', reason: 'This is too long to send. Please shorten it.' }
    : { kind: 'ready', message };
}

/** Enter sends, Shift-Enter breaks the line; Enter that confirms a word of an input method does neither. */
export function isSendKey(event: {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
}): boolean {
  return event.key === 'Enter' && !event.shiftKey && !event.isComposing;
}

export interface Attempt {
  readonly wish: string;
  readonly key: string;
}

/**
 * The idempotency key for creating this project: kept while the same wish is tried again, because the first try may
 * have arrived although its answer did not.
 */
export function attemptFor(last: Attempt | undefined, wish: object, newKey: () => string): Attempt {
  const text = JSON.stringify(wish);
  return last?.wish === text ? last : { wish: text, key: newKey() };
}
