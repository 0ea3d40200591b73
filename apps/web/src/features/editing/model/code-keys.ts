export type CodeShortcut = 'save' | 'find' | 'search' | 'go-to-file';

interface PressedKeys {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** What a combination with Cmd or Ctrl does in the code view. */
export function codeShortcut(event: PressedKeys): CodeShortcut | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  const key = event.key.toLowerCase();
  if (event.shiftKey) return key === 'f' ? 'search' : undefined;
  switch (key) {
    case 's':
      return 'save';
    case 'f':
      return 'find';
    case 'p':
      return 'go-to-file';
    default:
      return undefined;
  }
}
