import { type Desk, type DeskAction, deskReducer } from './model/desk.ts';

/** The desk with its present state at hand: a save needs what stands after a merge, not what was last rendered. */
export interface DeskStore {
  get(): Desk;
  dispatch(action: DeskAction): void;
  subscribe(onChange: () => void): () => void;
}

export function createDeskStore(first: Desk): DeskStore {
  let desk = first;
  const listeners = new Set<() => void>();
  return {
    get: () => desk,
    dispatch(action) {
      const next = deskReducer(desk, action);
      if (next === desk) return;
      desk = next;
      for (const notify of listeners) notify();
    },
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
