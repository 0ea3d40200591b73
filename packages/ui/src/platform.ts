export type ShortcutPlatform = 'apple' | 'other';

const appleKeys: Readonly<Record<string, string>> = {
  mod: '⌘',
  shift: '⇧',
  alt: '⌥',
  ctrl: '⌃',
};
const otherKeys: Readonly<Record<string, string>> = { mod: 'Ctrl', shift: 'Shift', alt: 'Alt', ctrl: 'Ctrl' };
const sharedKeys: Readonly<Record<string, string>> = {
  enter: '↵',
  escape: 'Esc',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
  backspace: '⌫',
  space: 'Space',
};

/** `mod+shift+k` becomes the key caps that the platform shows. */
export function formatShortcut(shortcut: string, platform: ShortcutPlatform): readonly string[] {
  const names = platform === 'apple' ? appleKeys : otherKeys;
  return shortcut.split('+').map((part) => {
    const key = part.trim().toLowerCase();
    return names[key] ?? sharedKeys[key] ?? (key.length === 1 ? key.toUpperCase() : capitalise(key));
  });
}

export function detectPlatform(): ShortcutPlatform {
  if (typeof navigator === 'undefined') return 'other';
  return /mac|iphone|ipad|ipod/i.test(navigator.userAgent) ? 'apple' : 'other';
}

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
