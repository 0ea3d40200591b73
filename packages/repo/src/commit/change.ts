export type Content = string | Uint8Array;

/** What one commit does to the files, in order. Folders may be renamed and deleted whole. */
export type Change =
  | {
      readonly kind: 'write';
      readonly path: string;
      readonly content: Content;
      readonly executable?: boolean;
    }
  | { readonly kind: 'delete'; readonly path: string }
  | {
      readonly kind: 'rename';
      readonly from: string;
      readonly path: string;
      /** New content of a renamed file. */
      readonly content?: Content;
    }
  | { readonly kind: 'mode'; readonly path: string; readonly executable: boolean };

export function touchedPaths(changes: readonly Change[]): readonly string[] {
  return [
    ...new Set(
      changes.flatMap((change) => (change.kind === 'rename' ? [change.from, change.path] : [change.path])),
    ),
  ];
}
