import { type Edit, type EditType, limits } from '@loam/contract';

export interface EditFilter {
  readonly bookmarked: boolean;
  /** Undefined: every kind. */
  readonly type: EditType | undefined;
}

export const everyEdit: EditFilter = { bookmarked: false, type: undefined };

export interface EditPage {
  readonly edits: Edit[];
  readonly has_more: boolean;
}

/** The loaded part of the list, as the query cache keeps it. */
export interface LoadedEdits {
  readonly pages: readonly EditPage[];
}

/** A version that slipped to another page between two loads is shown once. */
export function flattenEdits(data: LoadedEdits | undefined): readonly Edit[] {
  const byId = new Map<string, Edit>();
  for (const { edits } of data?.pages ?? [])
    for (const edit of edits) {
      if (!byId.has(edit.id)) byId.set(edit.id, edit);
    }
  return [...byId.values()];
}

/** The `before` of the next page, or undefined at the start of the project. */
export function beforeOf({ edits, has_more }: EditPage): string | undefined {
  return has_more ? edits.at(-1)?.id : undefined;
}

export function patchEdit<Data extends LoadedEdits>(data: Data, id: string, change: Partial<Edit>): Data {
  if (!holdsEdit(data, id)) return data;
  return {
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      edits: page.edits.map((edit) => (edit.id === id ? { ...edit, ...change } : edit)),
    })),
  };
}

function holdsEdit(data: LoadedEdits, id: string): boolean {
  return data.pages.some(({ edits }) => edits.some((edit) => edit.id === id));
}

/** How long to wait before an older page is asked for. */
export function cooldownLeft(lastLoadedMs: number, nowMs: number): number {
  const passedMs = nowMs - lastLoadedMs;
  // A clock that was set back must not hold the list up.
  if (passedMs < 0) return 0;
  return Math.max(0, limits.chat.olderPagesCooldownMs - passedMs);
}
