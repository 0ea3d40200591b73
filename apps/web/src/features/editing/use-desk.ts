import { useEffect, useState, useSyncExternalStore } from 'react';
import { createDeskStore, type DeskStore } from './desk-store.ts';
import { createDraftsValue } from './local-values.ts';
import type { Desk } from './model/desk.ts';
import { deskOf, draftsOf } from './model/drafts.ts';

const keepAfterMs = 500;

/** Open files and unsaved text of a project; what is unsaved survives a reload. */
export function useDesk(projectId: string, firstFile: () => string | undefined): readonly [Desk, DeskStore] {
  const [drafts] = useState(() => createDraftsValue(projectId));
  const [store] = useState(() => openDesk(deskOf(drafts.get()), firstFile()));
  useEffect(() => {
    let timer: number | undefined;
    let kept = store.get().pending;
    const keep = () => {
      window.clearTimeout(timer);
      if (store.get().pending === kept) return;
      kept = store.get().pending;
      drafts.set(draftsOf(store.get()));
    };
    const stop = store.subscribe(() => {
      window.clearTimeout(timer);
      timer = window.setTimeout(keep, keepAfterMs);
    });
    window.addEventListener('pagehide', keep);
    return () => {
      stop();
      keep();
      window.removeEventListener('pagehide', keep);
    };
  }, [store, drafts]);
  const desk = useSyncExternalStore(store.subscribe, store.get);
  return [desk, store];
}

function openDesk(kept: Desk, first: string | undefined): DeskStore {
  const store = createDeskStore(kept);
  if (kept.active === undefined && first !== undefined) store.dispatch({ kind: 'open', path: first });
  return store;
}
