import type { ElementPlace, PickedElement, SoughtElement, VisualChange, VisualElement } from '@loam/contract';
import { changesOf, noSteps, type Steps, stepped } from './steps.ts';
import { firstTarget, isStale, soughtAt } from './targets.ts';

export interface EditorState {
  readonly isOn: boolean;
  readonly selection: readonly PickedElement[];
  /** Which of the places of the one selected element is meant. */
  readonly target: number;
  /** Of each selected element: null where the source does not hold it; undefined while it is asked. */
  readonly facts: readonly (VisualElement | null | undefined)[];
  readonly steps: Steps;
  readonly isSaving: boolean;
}

export interface DraftBody {
  readonly base_commit_sha?: string;
  readonly changes: VisualChange[];
}

export interface ShownDraft {
  readonly base_commit_sha: string;
  readonly elements: readonly (VisualElement | null)[];
  readonly target: ElementPlace | null;
}

export interface DeskPorts {
  show(body: DraftBody & { readonly elements: SoughtElement[] }): Promise<ShownDraft>;
  /** An attempt that failed; what it wanted is undone already. */
  failed(error: unknown): void;
  later(run: () => void, delayMs: number): void;
  /** The source of an element stands elsewhere now. */
  moved(id: string, place: ElementPlace): void;
}

/** The draft, what is selected in it, and one attempt to change it at a time. */
export interface DraftDesk {
  getState(): EditorState;
  subscribe(onChange: () => void): () => void;
  set(part: Partial<EditorState>): void;
  inTurn(work: () => Promise<void>): Promise<unknown>;
  /** Shows the changes of these steps and asks about what is selected. */
  show(steps: Steps): Promise<void>;
  step(make: () => readonly VisualChange[], undoShown?: () => void): void;
  /** Asks about what is selected. */
  ask(): void;
  select(selection: readonly PickedElement[]): void;
  /** What the draft stands on. */
  draft(): DraftBody;
  /** The draft is saved or gone: the next one begins with the newest version. */
  settle(): void;
}

export const startState: EditorState = {
  isOn: false,
  selection: [],
  target: 0,
  facts: [],
  steps: noSteps,
  isSaving: false,
};

const LOOK_AGAIN_MS = 300;
const MAX_LOOKS = 2;

export function createDraftDesk(ports: DeskPorts): DraftDesk {
  let state = startState;
  let base: string | undefined;
  /** How often the page may still be given time to catch up with the source. */
  let looks = 0;
  let turns: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const set = (part: Partial<EditorState>) => {
    state = { ...state, ...part };
    listeners.forEach((listen) => listen());
  };
  const inTurn = (work: () => Promise<void>) => (turns = turns.then(work).catch(ports.failed));
  const draftOf = (steps: Steps): DraftBody => {
    const changes = changesOf(steps);
    return { ...(base !== undefined && changes.length > 0 ? { base_commit_sha: base } : {}), changes };
  };
  const show = async (steps: Steps) => {
    const { selection, target } = state;
    const sought = selection.map((picked) => soughtAt(picked, targetOf(selection, picked, target)));
    const elements = sought.filter((one) => one !== undefined);
    const shown = await ports.show({ ...draftOf(steps), elements });
    base = shown.base_commit_sha;
    const [only] = selection;
    if (shown.target && only && steps !== state.steps && changesOf(steps).at(-1)?.kind === 'move')
      ports.moved(only.id, shown.target);
    const told = [...shown.elements];
    const facts = sought.map((one) => (one === undefined ? null : (told.shift() ?? null)));
    const isWanted = state.selection === selection && state.target === target;
    if (isWanted && looks > 0 && isBehind(selection, facts, target)) {
      looks -= 1;
      ports.later(ask, LOOK_AGAIN_MS);
      return set({ steps });
    }
    // Someone has picked something else meanwhile: that is asked about by itself.
    set({ steps, ...(isWanted ? { facts } : {}) });
  };
  const ask = () =>
    void inTurn(async () => {
      if (state.isOn && state.selection.length > 0) await show(state.steps);
    });
  return {
    getState: () => state,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    set,
    inTurn,
    show,
    ask,
    step: (make, undoShown) =>
      void inTurn(async () => {
        const changes = make();
        if (changes.length === 0) return;
        await show(stepped(state.steps, changes)).catch((error: unknown) => {
          undoShown?.();
          throw error;
        });
      }),
    select(selection) {
      const [first] = selection;
      const isSame = first?.id === state.selection[0]?.id && selection.length === state.selection.length;
      if (!isSame) looks = MAX_LOOKS;
      const target = isSame ? state.target : first ? firstTarget(first) : 0;
      set({ selection, target, facts: isSame ? state.facts : selection.map(() => undefined) });
      ask();
    },
    draft: () => draftOf(state.steps),
    settle() {
      base = undefined;
      set({ steps: noSteps });
    },
  };
}

/** Several that are selected are each meant at their own first place. */
function targetOf(selection: readonly PickedElement[], picked: PickedElement, target: number): number {
  return selection.length === 1 ? target : firstTarget(picked);
}

/** After a change the page needs a moment; until then its places may be those of other elements. */
function isBehind(
  selection: readonly PickedElement[],
  facts: readonly (VisualElement | null)[],
  target: number,
): boolean {
  return selection.some((picked, index) => {
    const told = facts[index];
    return told ? isStale(picked, told, targetOf(selection, picked, target)) : false;
  });
}
