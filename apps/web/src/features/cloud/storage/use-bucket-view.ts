import type { BackendObject } from '@loam/contract';
import { type KeyboardEvent, useState } from 'react';
import { neighbour } from './model/files.ts';

/** What somebody chose in a folder: the checked entries, and the file that is open. */
export function useBucketView(objects: readonly BackendObject[]) {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [openPath, setOpenPath] = useState<string>();
  const open = objects.find(({ path, type }) => type === 'file' && path === openPath);
  const onKeyDown = (event: KeyboardEvent) => {
    if (openPath === undefined || isTyping(event.target)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      setOpenPath(undefined);
    }
    const step = event.key === 'ArrowDown' || event.key === 'ArrowRight' ? 1 : -1;
    if (!event.key.startsWith('Arrow') || event.altKey) return;
    event.preventDefault();
    setOpenPath(neighbour(objects, openPath, step)?.path);
  };
  return {
    checked,
    open,
    setOpenPath,
    onKeyDown,
    reset: () => {
      setChecked(new Set());
      setOpenPath(undefined);
    },
    clear: () => setChecked(new Set()),
    check: (paths: readonly string[], isChecked: boolean) => {
      const next = new Set(checked);
      for (const path of paths)
        if (isChecked) next.add(path);
        else next.delete(path);
      setChecked(next);
    },
  };
}

function isTyping(target: EventTarget): boolean {
  return target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select') !== null;
}
