import { foldersOf } from './file-tree.ts';

/** Text that was typed into a file and is not saved. */
export interface PendingChange {
  readonly text: string;
  /** What the file held when it was begun; null where there was no such file. */
  readonly baseBlob: string | null;
}

/** The newest saved version, as far as it is known here. */
export interface SavedFiles {
  readonly commitSha: string;
  /** What each file holds, by path. */
  readonly blobs: ReadonlyMap<string, string>;
}

export interface Desk {
  readonly tabs: readonly string[];
  readonly active: string | undefined;
  readonly pending: ReadonlyMap<string, PendingChange>;
  /** The version that the pending changes were made upon. */
  readonly baseSha: string | undefined;
}

export type DeskAction =
  | { readonly kind: 'open'; readonly path: string }
  | { readonly kind: 'close'; readonly path: string }
  | ({ readonly kind: 'edit' } & TextEdit)
  | { readonly kind: 'discard'; readonly paths: readonly string[] }
  | { readonly kind: 'files'; readonly files: SavedFiles }
  | ({ readonly kind: 'saved' } & Saved)
  | { readonly kind: 'merged'; readonly texts: ReadonlyMap<string, string | null>; readonly base: SavedFiles }
  | { readonly kind: 'renamed'; readonly from: string; readonly path: string }
  | { readonly kind: 'deleted'; readonly path: string };

interface TextEdit {
  readonly path: string;
  readonly text: string;
  readonly saved: SavedText;
  /** Nothing is done when the text is another one by now. */
  readonly onlyFrom?: string;
}

interface Saved {
  readonly sent: ReadonlyMap<string, string>;
  readonly savedSha: string;
  /** The newest version, which may be a later one. */
  readonly files: SavedFiles;
}

/** What a file holds where it was read. */
export interface SavedText {
  readonly text: string;
  readonly blob: string | null;
  readonly commitSha: string;
}

export const emptyDesk: Desk = { tabs: [], active: undefined, pending: new Map(), baseSha: undefined };

export function deskReducer(desk: Desk, action: DeskAction): Desk {
  switch (action.kind) {
    case 'open':
      return opened(desk, action.path);
    case 'close':
      return closed(desk, (path) => path === action.path);
    case 'edit':
      return edited(desk, action);
    case 'discard':
      return withPending(desk, without(desk.pending, action.paths));
    case 'files':
      return rebased(desk, action.files);
    case 'saved':
      return afterSave(desk, action);
    case 'merged':
      return merged(desk, action.texts, action.base);
    case 'renamed':
      return renamed(desk, action.from, action.path);
    case 'deleted':
      return removed(desk, action.path);
  }
}

/** Files that somebody else has changed since they were begun here. */
export function overtaken(desk: Desk, files: SavedFiles): readonly string[] {
  return [...desk.pending]
    .filter(([path, { baseBlob }]) => (files.blobs.get(path) ?? null) !== baseBlob)
    .map(([path]) => path);
}

/** Whether a path is the folder itself or something in it. */
export function isAtOrBelow(path: string, folder: string): boolean {
  return path === folder || foldersOf(path).includes(folder);
}

function opened(desk: Desk, path: string): Desk {
  if (desk.tabs.includes(path)) return desk.active === path ? desk : { ...desk, active: path };
  // A new tab stands beside the one it was opened from.
  const at = desk.active === undefined ? desk.tabs.length : desk.tabs.indexOf(desk.active) + 1;
  return { ...desk, tabs: desk.tabs.toSpliced(at, 0, path), active: path };
}

function closed(desk: Desk, isClosed: (path: string) => boolean): Desk {
  const tabs = desk.tabs.filter((path) => !isClosed(path));
  if (tabs.length === desk.tabs.length) return desk;
  if (desk.active !== undefined && tabs.includes(desk.active)) return { ...desk, tabs };
  const at = desk.active === undefined ? 0 : desk.tabs.indexOf(desk.active);
  const right = desk.tabs.slice(at + 1).find((path) => tabs.includes(path));
  const left = desk.tabs.slice(0, at).findLast((path) => tabs.includes(path));
  return { ...desk, tabs, active: right ?? left };
}

function edited(desk: Desk, { path, text, saved, onlyFrom }: TextEdit): Desk {
  const known = desk.pending.get(path);
  if (onlyFrom !== undefined && (known?.text ?? saved.text) !== onlyFrom) return desk;
  // Typed back to what stands: nothing is left to save. What was overtaken stays, for its owner to decide.
  if (text === saved.text && (known === undefined || known.baseBlob === saved.blob)) {
    return known === undefined ? desk : withPending(desk, without(desk.pending, [path]));
  }
  const change = { text, baseBlob: known === undefined ? saved.blob : known.baseBlob };
  return {
    ...desk,
    pending: new Map(desk.pending).set(path, change),
    baseSha: desk.baseSha ?? saved.commitSha,
  };
}

/** A newer version that touched none of the pending files is from now on what they are made upon. */
function rebased(desk: Desk, files: SavedFiles): Desk {
  if (desk.pending.size === 0 || desk.baseSha === files.commitSha) return desk;
  return overtaken(desk, files).length > 0 ? desk : { ...desk, baseSha: files.commitSha };
}

/** What was typed while the save was on its way stays pending, upon what was saved. */
function afterSave(desk: Desk, { sent, savedSha, files }: Saved): Desk {
  const pending = new Map<string, PendingChange>();
  for (const [path, change] of desk.pending) {
    const text = sent.get(path);
    if (text === change.text) continue;
    // In a later version the file may be somebody else's again: it keeps its old base and is shown as overtaken.
    const isOurs = text !== undefined && files.commitSha === savedSha;
    const baseBlob = isOurs ? (files.blobs.get(path) ?? null) : change.baseBlob;
    pending.set(path, { text: change.text, baseBlob });
  }
  return rebased(withPending(desk, pending), files);
}

/** Every file that was in conflict has its text, or is given up (null); the rest stands upon the same version. */
function merged(desk: Desk, texts: ReadonlyMap<string, string | null>, base: SavedFiles): Desk {
  const pending = new Map(desk.pending);
  for (const [path, text] of texts) {
    if (text === null) pending.delete(path);
    else pending.set(path, { text, baseBlob: base.blobs.get(path) ?? null });
  }
  const next = withPending(desk, pending);
  return pending.size === 0 || overtaken(next, base).length > 0 ? next : { ...next, baseSha: base.commitSha };
}

function renamed(desk: Desk, from: string, to: string): Desk {
  const moved = (path: string) => (isAtOrBelow(path, from) ? to + path.slice(from.length) : path);
  return {
    ...desk,
    tabs: desk.tabs.map(moved),
    active: desk.active === undefined ? undefined : moved(desk.active),
    pending: new Map([...desk.pending].map(([path, change]) => [moved(path), change])),
  };
}

function removed(desk: Desk, target: string): Desk {
  const gone = [...desk.pending.keys()].filter((path) => isAtOrBelow(path, target));
  return closed(withPending(desk, without(desk.pending, gone)), (path) => isAtOrBelow(path, target));
}

function withPending(desk: Desk, pending: ReadonlyMap<string, PendingChange>): Desk {
  return { ...desk, pending, baseSha: pending.size === 0 ? undefined : desk.baseSha };
}

function without(
  pending: ReadonlyMap<string, PendingChange>,
  paths: readonly string[],
): ReadonlyMap<string, PendingChange> {
  return new Map([...pending].filter(([path]) => !paths.includes(path)));
}
