import { enums } from '@loam/contract';

export type CodeShortcut = 'save' | 'find' | 'search' | 'go-to-file';

interface PressedKeys {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

const [findKeys, searchKeys] = enums.code.keys;

const shortcuts: ReadonlyMap<string, CodeShortcut> = new Map([
  [findKeys, 'find'],
  [searchKeys, 'search'],
  ['Cmd/Ctrl+S', 'save'],
  ['Cmd/Ctrl+P', 'go-to-file'],
]);

/** What a combination with Cmd or Ctrl does in the code view. */
export function codeShortcut(event: PressedKeys): CodeShortcut | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  return shortcuts.get(`Cmd/Ctrl+${event.shiftKey ? 'Shift+' : ''}${event.key.toUpperCase()}`);
}
