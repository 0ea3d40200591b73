import type { Project } from '@loam/contract';
import { createContext, use } from 'react';
import type { EditorMemories } from './editor/code-editor.tsx';
import type { EditorHandle, EditorJump } from './editor/create-editor.ts';
import type { Desk, DeskAction, SavedText } from './model/desk.ts';
import type { PlacedFault } from './model/diagnostics.ts';
import type { Listing } from './model/listing.ts';
import type { LiveOverlay } from './model/live-overlay.ts';

export interface FileJump extends EditorJump {
  readonly path: string;
}

/** What the parts of the code view share. */
export interface Code {
  readonly project: Project;
  /** The plan includes editing. */
  readonly canEdit: boolean;
  readonly listing: Listing;
  /** Saved files, with those that the AI is writing. */
  readonly paths: readonly string[];
  readonly overlay: LiveOverlay;
  readonly desk: Desk;
  readonly faults: readonly PlacedFault[];
  readonly jump: FileJump | undefined;
  readonly isSaving: boolean;
  readonly memories: EditorMemories;
  /** The editor that is in sight says so. */
  showEditor(handle: EditorHandle | undefined): void;
  /** Opens the bar that finds and replaces in the file in front. */
  find(): void;
  open(path: string, at?: Omit<EditorJump, 'number'>): void;
  close(path: string): void;
  edit(path: string, text: string, saved: SavedText): void;
  /** Without paths: everything. Asks first. */
  discard(paths?: readonly string[]): void;
  /** True when nothing is left to save. */
  save(): Promise<boolean>;
  /** Mine and theirs side by side. */
  compare(path: string): void;
  dispatch(action: DeskAction): void;
}

const CodeContext = createContext<Code | undefined>(undefined);

export const CodeProvider = CodeContext.Provider;

export function useCode(): Code {
  const code = use(CodeContext);
  if (!code) throw new TypeError('useCode needs a CodeProvider above it');
  return code;
}
