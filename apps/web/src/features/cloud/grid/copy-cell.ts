import { toast, writeClipboard } from '@loam/ui';
import type { KeyboardEvent } from 'react';
import { gridWords } from './texts.data.ts';

/** What somebody selected with the mouse is copied as everywhere. */
export function isCopyKey({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key === 'c' && (ctrlKey || metaKey) && getSelection()?.isCollapsed !== false;
}

export function copyText(text: string): void {
  writeClipboard(text).then(
    () => toast.success(gridWords.copied),
    () => toast.error(gridWords.notCopied),
  );
}
