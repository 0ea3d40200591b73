export type ProjectShortcut =
  | { readonly kind: 'toggle-chat' }
  | { readonly kind: 'focus-chat' }
  | { readonly kind: 'show-view'; readonly index: number };

export interface PressedKey {
  readonly key: string;
  /** The place on the keyboard: with Alt, what a key writes differs by layout. */
  readonly code: string;
  readonly metaKey: boolean;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** As the tooltips show them. */
export const shortcutKeys = {
  toggleChat: 'mod+b',
  focusChat: 'alt+0',
  view: (index: number) => (index < 9 ? `alt+${index + 1}` : undefined),
} as const;

export function projectShortcut(pressed: PressedKey): ProjectShortcut | undefined {
  const isMod = (pressed.metaKey || pressed.ctrlKey) && !pressed.altKey && !pressed.shiftKey;
  if (isMod && pressed.key.toLowerCase() === 'b') return { kind: 'toggle-chat' };
  const isAlt = pressed.altKey && !pressed.metaKey && !pressed.ctrlKey && !pressed.shiftKey;
  const digit = isAlt ? /^Digit(\d)$/.exec(pressed.code)?.[1] : undefined;
  if (digit === undefined) return undefined;
  return digit === '0' ? { kind: 'focus-chat' } : { kind: 'show-view', index: Number(digit) - 1 };
}
