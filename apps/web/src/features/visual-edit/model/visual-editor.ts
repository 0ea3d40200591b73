import type { PickKey, VisualChange, VisualElement } from '@loam/contract';
import type { PickCommand, PickingEvent } from '../../../shared/picking.ts';
import {
  createDraftDesk,
  type DeskPorts,
  type DraftBody,
  type DraftDesk,
  type EditorState,
  startState,
} from './draft-desk.ts';
import { redone, undone } from './steps.ts';
import { lastFirst } from './targets.ts';
import type { ClassChange } from './utility-groups.ts';

export interface EditorPorts extends Omit<DeskPorts, 'moved'> {
  save(body: DraftBody): Promise<void>;
  drop(): Promise<void>;
  say(command: PickCommand): void;
  turned(isOn: boolean): void;
}

export type MakeChange = (facts: VisualElement) => VisualChange | undefined;

export interface VisualEditor {
  getState(): EditorState;
  subscribe(onChange: () => void): () => void;
  heard(event: PickingEvent): void;
  turn(isOn: boolean): void;
  aim(target: number): void;
  say(command: PickCommand): void;
  /** One step for all that is selected. */
  change(make: MakeChange): void;
  changeClasses(make: (facts: VisualElement) => ClassChange): void;
  /** While it is written beside the page; final when it is left as it was. */
  showText(text: string, isFinal: boolean): void;
  changeText(text: string): void;
  remove(): void;
  undo(): void;
  redo(): void;
  save(): Promise<boolean>;
  discard(): Promise<void>;
  /** Lays the draft again: to keep it, or because the project has a new version. */
  refresh(): void;
}

/**
 * Changes by hand, one after the other: each is made for the source as the last one left it, so the next waits until
 * the server has told what that is. What can be shown at once is shown at once.
 */
export function createVisualEditor(ports: EditorPorts): VisualEditor {
  const desk = createDraftDesk({
    ...ports,
    moved: (id, { file, line, column }) =>
      ports.say({ type: 'pick_moved', id, place: `${file}:${line}:${column}` }),
  });
  const { getState, inTurn } = desk;
  const change = (make: MakeChange, undoShown?: () => void) =>
    desk.step(() => lastFirst(known(getState())).flatMap((facts) => make(facts) ?? []), undoShown);
  const editor: VisualEditor = {
    getState,
    subscribe: desk.subscribe,
    say: ports.say,
    heard: (event) => hear(event, { editor, desk, ports }),
    turn(isOn) {
      ports.say({ type: 'pick', enabled: isOn });
      ports.turned(isOn);
      desk.settle();
      desk.set({ ...startState, isOn });
    },
    aim(target) {
      desk.set({ target, facts: getState().selection.map(() => undefined) });
      desk.ask();
    },
    change: (make) => change(make),
    changeClasses: (make) => {
      const shown = shownClasses(getState(), make);
      const show = (isBack: boolean) => {
        for (const { id, add, remove } of shown)
          ports.say({ type: 'pick_show', id, add: isBack ? remove : add, remove: isBack ? add : remove });
      };
      show(false);
      change(
        (facts) => classChange(facts, make(facts)),
        () => show(true),
      );
    },
    showText: (text, isFinal) => sayText(getState(), ports, { text, isFinal }),
    changeText(text) {
      const shown = getState().selection[0]?.text ?? '';
      change(
        (facts) => textChange(facts, { from: shown, to: text }),
        () => sayText(getState(), ports, { text: shown, isFinal: true }),
      );
      sayText(getState(), ports, { text, isFinal: true });
    },
    remove() {
      const parent = getState().selection[0]?.ancestors.at(-1)?.id;
      change((facts) => ({ kind: 'delete', at: placeOf(facts) }));
      void inTurn(async () => ports.say({ type: 'pick_select', ids: parent === undefined ? [] : [parent] }));
    },
    undo: () =>
      void inTurn(async () => {
        const { steps } = getState();
        if (steps.done.length > 0) await desk.show(undone(steps));
      }),
    redo: () =>
      void inTurn(async () => {
        const { steps } = getState();
        if (steps.undone.length > 0) await desk.show(redone(steps));
      }),
    save: () => save(desk, ports),
    async discard() {
      await inTurn(async () => {
        desk.settle();
        await ports.drop();
      });
      desk.ask();
    },
    refresh() {
      const { isOn, steps } = getState();
      if (isOn && steps.done.length > 0) void inTurn(() => desk.show(getState().steps));
    },
  };
  return editor;
}

interface Parts {
  readonly editor: VisualEditor;
  readonly desk: DraftDesk;
  readonly ports: EditorPorts;
}

function hear(event: PickingEvent, { editor, desk, ports }: Parts): void {
  const { isOn, selection } = desk.getState();
  if (!isOn) return;
  switch (event.type) {
    case 'connected':
      return ports.say({ type: 'pick', enabled: true });
    case 'selection':
      return desk.select(event.elements);
    case 'picked_text':
      if (event.state === 'written' && selection[0]?.id === event.id) editor.changeText(event.text);
      return;
    case 'pick_key':
      return press(event.key, { editor, desk, ports });
    case 'picking':
  }
}

function press(key: PickKey, { editor, desk, ports }: Parts): void {
  switch (key) {
    case 'undo':
      return editor.undo();
    case 'redo':
      return editor.redo();
    case 'delete':
      return editor.remove();
    case 'duplicate':
      return editor.change((facts) => ({ kind: 'duplicate', at: placeOf(facts) }));
    case 'move_up':
    case 'move_down': {
      const direction = key === 'move_up' ? 'up' : 'down';
      return editor.change((facts) => ({ kind: 'move', at: placeOf(facts), direction }));
    }
    case 'edit_text':
      // What can be written over is known once the answer about the element is there.
      return void desk.inTurn(async () => {
        const { selection, facts } = desk.getState();
        const [picked] = selection;
        if (picked?.is_plain && canWrite(facts[0])) ports.say({ type: 'pick_text', id: picked.id });
      });
    case 'save':
      return void editor.save();
    case 'escape':
  }
}

/** Words that stand in the source, between the tags or in the only string that says them. */
export function canWrite(facts: VisualElement | null | undefined): boolean {
  return facts ? facts.text.kind === 'literal' || facts.string_file !== null : false;
}

function textChange(
  facts: VisualElement,
  { from, to }: { readonly from: string; readonly to: string },
): VisualChange | undefined {
  if (facts.text.kind === 'literal') return { kind: 'text', at: placeOf(facts), text: to };
  if (facts.string_file === null) return undefined;
  return { kind: 'string', file: facts.string_file, from, to };
}

function sayText(
  { selection }: EditorState,
  { say }: EditorPorts,
  { text, isFinal }: { readonly text: string; readonly isFinal: boolean },
): void {
  const [picked] = selection;
  if (picked?.is_plain) say({ type: 'pick_write', id: picked.id, text, is_final: isFinal });
}

async function save(desk: DraftDesk, ports: EditorPorts): Promise<boolean> {
  let isSaved = false;
  await desk.inTurn(async () => {
    const draft = desk.draft();
    if (draft.changes.length === 0) return;
    desk.set({ isSaving: true });
    try {
      await ports.save(draft);
      isSaved = true;
      desk.settle();
    } finally {
      desk.set({ isSaving: false });
    }
  });
  if (isSaved) desk.ask();
  return isSaved;
}

function known({ facts }: EditorState): readonly VisualElement[] {
  return facts.filter((told) => told !== null && told !== undefined);
}

function shownClasses({ selection, facts }: EditorState, make: (facts: VisualElement) => ClassChange) {
  return selection.flatMap((picked, index) => {
    const told = facts[index];
    if (!told) return [];
    const { add, remove } = make(told);
    return [{ id: picked.id, add: [...add], remove: [...remove] }];
  });
}

function classChange(facts: VisualElement, { add, remove }: ClassChange): VisualChange | undefined {
  if (add.length + remove.length === 0) return undefined;
  return { kind: 'classes', at: placeOf(facts), add: [...add], remove: [...remove] };
}

export function placeOf({ place, opening }: VisualElement) {
  return { ...place, opening };
}
