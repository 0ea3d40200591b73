import { chatLimits, SelectedElement } from '@loam/contract';
import { z } from 'zod';

/** A picture in the composer. Before it is uploaded its address is one of this page only. */
export const DraftImage = z.object({
  id: z.string(),
  url: z.string(),
  name: z.string(),
  contentType: z.string().default('image/png'),
  uploaded: z.boolean(),
  uploading: z.boolean(),
  /** Until when its address leads to it. */
  expiresAt: z.string().nullable().default(null),
});
export type DraftImage = z.infer<typeof DraftImage>;

/** What someone has written in a project and not sent. */
export const Draft = z.object({
  message: z.string(),
  images: z.array(DraftImage),
  imagesAddedViaDropdown: z.boolean().default(false),
  /** The suggestion that the text came from, while it is unchanged. */
  suggestionLabel: z.string().nullable().default(null),
  /** Emptied by sending, not by hand: what was sent can still be brought back. */
  wasCleared: z.boolean().default(false),
  selectedElements: z.array(SelectedElement).default([]),
  chatOnly: z.boolean().default(false),
});
export type Draft = z.infer<typeof Draft>;

export const emptyDraft: Draft = {
  message: '',
  images: [],
  imagesAddedViaDropdown: false,
  suggestionLabel: null,
  wasCleared: false,
  selectedElements: [],
  chatOnly: false,
};

/** An upload that was on its way when the page was left never arrives, and an old address leads nowhere. */
export function restoredDraft(draft: Draft, nowMs: number): Draft {
  const images = draft.images.filter(
    ({ uploaded, expiresAt }) => uploaded && (expiresAt === null || Date.parse(expiresAt) > nowMs),
  );
  return images.length === draft.images.length ? draft : { ...draft, images };
}

export function writtenDraft(draft: Draft, message: string): Draft {
  const suggestionLabel = draft.suggestionLabel === message ? draft.suggestionLabel : null;
  return { ...draft, message, suggestionLabel, wasCleared: false };
}

export function suggestedDraft(draft: Draft, suggestion: string): Draft {
  return { ...draft, message: suggestion, suggestionLabel: suggestion, wasCleared: false };
}

/** A file is named as code, after what is written already; once is enough. */
export function referencedDraft(draft: Draft, path: string): Draft {
  const name = `\`${path}\``;
  if (draft.message.includes(name)) return draft;
  const before = draft.message.trimEnd();
  return writtenDraft(draft, before === '' ? `${name} ` : `${before} ${name} `);
}

/** A longer text stands below what is written already. */
export function addedDraft(draft: Draft, text: string): Draft {
  const before = draft.message.trimEnd();
  return writtenDraft(draft, before === '' ? text : `${before}\n\n${text}`);
}

/** After sending: empty, in the mode it was in. */
export function clearedDraft(draft: Draft): Draft {
  return { ...emptyDraft, chatOnly: draft.chatOnly, wasCleared: true };
}

/** After a failure: what was sent comes back, unless something new has been written since. */
export function returnedDraft(current: Draft, sent: Draft): Draft {
  return current.message.trim() === '' && current.images.length === 0
    ? { ...sent, wasCleared: false }
    : current;
}

export type DraftState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'uploading' }
  | { readonly kind: 'too-long'; readonly over: number }
  | { readonly kind: 'ready' };

export function draftState(draft: Draft): DraftState {
  const message = draft.message.trim();
  if (message.length > chatLimits.messageCharacters) {
    return { kind: 'too-long', over: message.length - chatLimits.messageCharacters };
  }
  if (draft.images.some((image) => image.uploading)) return { kind: 'uploading' };
  return message === '' ? { kind: 'empty' } : { kind: 'ready' };
}

/** Enter sends, Shift-Enter breaks the line; Enter that confirms a word of an input method does neither. */
export function isSendKey(event: {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly isComposing: boolean;
}): boolean {
  return event.key === 'Enter' && !event.shiftKey && !event.isComposing;
}
