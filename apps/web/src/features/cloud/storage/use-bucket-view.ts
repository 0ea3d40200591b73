import type { BackendObject } from '@loam/contract';
import { useState } from 'react';
import { neighbour, openedFile } from './model/files.ts';

/** What somebody chose in a folder: the checked entries, and the file that is open. */
export function useBucketView(objects: readonly BackendObject[], isRead: boolean) {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [openPath, setOpenPath] = useState<string>();
  const open = openedFile(objects, openPath, isRead);
  return {
    checked,
    open,
    openPath,
    setOpenPath,
    /** To the file before or after the open one. */
    step: (by: 1 | -1) => setOpenPath(neighbour(objects, openPath ?? '', by)?.path),
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
