import { createTypeWatch, type TypeWatch } from './diagnose/type-watch.ts';

/** What tools remember from call to call within one turn. */
export interface ToolMemory {
  /** Counts one more failed search-replace in a row on that file. */
  countMiss(path: string): number;
  clearMisses(path: string): void;
  /** An edit that stands already is no miss when it is sent again with the others of its call. */
  rememberEdit(edit: string): void;
  wasEdited(edit: string): boolean;
  /** A call that a person denied is not asked for again. */
  rememberDenied(callHash: string): void;
  wasDenied(callHash: string): boolean;
  /** True the first time that this is said. */
  isNews(said: string): boolean;
  readonly types: TypeWatch;
}

export function createToolMemory(): ToolMemory {
  const misses = new Map<string, number>();
  const edits = new Set<string>();
  const denied = new Set<string>();
  const told = new Set<string>();
  return {
    countMiss(path) {
      const count = (misses.get(path) ?? 0) + 1;
      misses.set(path, count);
      return count;
    },
    clearMisses: (path) => {
      misses.delete(path);
    },
    rememberEdit: (edit) => {
      edits.add(edit);
    },
    wasEdited: (edit) => edits.has(edit),
    rememberDenied: (callHash) => {
      denied.add(callHash);
    },
    wasDenied: (callHash) => denied.has(callHash),
    isNews(said) {
      const isNew = !told.has(said);
      told.add(said);
      return isNew;
    },
    types: createTypeWatch(),
  };
}
