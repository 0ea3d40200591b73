import type { ElementPlace, VisualChange } from '@loam/contract';
import {
  describeElement,
  duplicateElement,
  moveElement,
  type Place,
  removeElement,
  replaceString,
  setClasses,
  setProp,
  setText,
} from '@loam/source-edit';
import { AppError } from '@loam/kernel';
import { ApiError, invalidField } from '../../http/api-error.ts';

export interface UploadedPicture {
  readonly path: string;
  readonly bytes: Uint8Array;
}

export interface DraftPorts {
  /** The text of a file in the version that the draft begins with; undefined when it has no such text. */
  read(path: string): Promise<string | undefined>;
  picture(upload: { readonly url: string; readonly fileId: string }): Promise<UploadedPicture>;
}

/** Sources as a list of changes leaves them. */
export interface VisualDraft {
  readonly files: ReadonlyMap<string, string | Uint8Array>;
  /** Where the element of the last change stands; undefined when it is gone or there was none. */
  readonly target: ElementPlace | undefined;
}

export const noChanges: VisualDraft = { files: new Map(), target: undefined };

const stale = 'The source has changed here. Pick the element again.';

/** One step further. Throws when the step does not fit what is there, and changes nothing then. */
export async function applyChange(
  draft: VisualDraft,
  change: VisualChange,
  ports: DraftPorts,
): Promise<VisualDraft> {
  const file = change.kind === 'string' ? change.file : change.at.file;
  const source = await sourceIn(draft, file, ports);
  const files = new Map(draft.files);
  if (change.kind === 'string') {
    files.set(
      file,
      refusing(() => replaceString({ source, path: file }, change.from, change.to)),
    );
    return { files, target: draft.target };
  }
  const { line, column } = change.at;
  const place: Place = { source, at: { line, column }, path: file };
  if (refusing(() => describeElement(place)).opening !== change.at.opening)
    throw new ApiError('conflict', stale);
  if (change.kind === 'picture') {
    const { path, bytes } = await ports.picture({ url: change.download_url, fileId: change.file_id });
    files.set(path, bytes);
    files.set(
      file,
      refusing(() => setProp(place, 'src', path.replace(/^public/, ''))),
    );
    return { files, target: { file, line, column } };
  }
  const { source: next, at } = refusing(() => changed(place, change));
  files.set(file, next);
  return { files, target: at && { file, line: at.line, column: at.column } };
}

/** The text of a file with the draft over it. */
export async function sourceIn(draft: VisualDraft, path: string, ports: DraftPorts): Promise<string> {
  const unsaved = draft.files.get(path);
  const source =
    typeof unsaved === 'string' ? unsaved : unsaved === undefined ? await ports.read(path) : undefined;
  if (source === undefined) throw invalidField('file', `${JSON.stringify(path)}: There is no such source.`);
  return source;
}

interface Changed {
  readonly source: string;
  readonly at: Place['at'] | undefined;
}

function changed(place: Place, change: Exclude<VisualChange, { kind: 'string' | 'picture' }>): Changed {
  const { at } = place;
  switch (change.kind) {
    case 'text':
      return { source: setText(place, change.text), at };
    case 'classes':
      return { source: setClasses(place, { add: change.add, remove: change.remove }), at };
    case 'prop':
      return { source: setProp(place, change.name, change.value), at };
    case 'delete':
      return { source: removeElement(place), at: undefined };
    case 'duplicate':
      return { source: duplicateElement(place), at };
    case 'move':
      return moveElement(place, change.direction);
  }
}

/** What the source does not allow is the caller's mistake, in the words of who knows the source. */
function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof AppError) || error instanceof ApiError) throw error;
    if (error.code === 'no_element_there') throw new ApiError('conflict', stale);
    throw new ApiError('invalid_input', error.detail);
  }
}
