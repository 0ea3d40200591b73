import type { Preview } from '@loam/contract';

export type PanelView =
  | { readonly kind: 'empty' | 'starting' | 'crashed' | 'unavailable' }
  | { readonly kind: 'building' }
  /** `notice`: what is shown is not the newest code. */
  | { readonly kind: 'frame'; readonly notice: 'none' | 'broken' | 'older' };

interface Viewer {
  readonly canEdit: boolean;
  /** The first version of the person's own is being made. */
  readonly isBuilding: boolean;
}

/** What the panel shows: the app whenever there is anything of it to show. */
export function panelViewOf(preview: Preview, { canEdit, isBuilding }: Viewer): PanelView {
  if (preview.is_starter && preview.state !== 'unavailable') {
    if (isBuilding) return { kind: 'building' };
    // What every project begins with speaks to whoever may change it.
    if (!canEdit) return { kind: 'empty' };
  }
  return viewByState(preview);
}

function viewByState(preview: Preview): PanelView {
  const hasBuild = preview.preview_build_commit_sha !== null;
  switch (preview.state) {
    case 'ready':
      return { kind: 'frame', notice: 'none' };
    case 'broken':
      return { kind: 'frame', notice: hasBuild ? 'older' : 'broken' };
    case 'empty':
    case 'unavailable':
      return { kind: preview.state };
    case 'crashed':
      return hasBuild && !isForeignBuild(preview) ? { kind: 'frame', notice: 'none' } : { kind: 'crashed' };
    case 'stopped':
    case 'starting':
    case 'sleeping':
      return hasBuild ? { kind: 'frame', notice: 'none' } : { kind: 'starting' };
  }
}

/** What every project begins with is no build of what was asked for, and is not shown in its place. */
export function isForeignBuild(preview: Pick<Preview, 'is_starter' | 'is_starter_build'>): boolean {
  return preview.is_starter_build && !preview.is_starter;
}

/** Where an error is, as `src/App.tsx:3:9`. */
export function placeOf(fault: NonNullable<Preview['error']>): string {
  return [fault.file, fault.line, fault.column].filter((part) => part !== undefined).join(':');
}
