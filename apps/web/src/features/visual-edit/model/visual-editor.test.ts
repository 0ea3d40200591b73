import type { PickedElement, VisualChange, VisualElement } from '@loam/contract';
import { expect, test } from 'vitest';
import type { PickCommand } from '../../../shared/picking.ts';
import { createVisualEditor } from './visual-editor.ts';

const heading: PickedElement = {
  id: 'e1',
  tag: 'h1',
  label: 'h1',
  text: 'Hello',
  classes: 'text-lg',
  selector: 'h1',
  places: [{ file: 'src/a.tsx', line: 3, column: 5, name: 'h1' }],
  same: 1,
  ancestors: [{ id: 'e9', label: 'main' }],
  styles: {},
  is_plain: true,
};

function factsOf(opening: string, line = 3): VisualElement {
  return {
    place: { file: 'src/a.tsx', line, column: 5 },
    name: 'h1',
    opening,
    component: 'Page',
    uses: 1,
    text: { kind: 'literal', value: 'Hello' },
    string_file: null,
    classes: { kind: 'literal', fixed: ['text-lg'], conditional: [] },
    attributes: [],
    is_repeated: false,
    can_move_up: true,
    can_move_down: true,
    can_duplicate: true,
  };
}

/** A server that writes the number of changes into the opening tag. */
function setUp(refuse?: (changes: readonly VisualChange[]) => boolean) {
  const shown: (readonly VisualChange[])[] = [];
  const said: PickCommand[] = [];
  const failures: unknown[] = [];
  const saved: VisualChange[][] = [];
  const editor = createVisualEditor({
    async show({ changes, elements }) {
      if (refuse?.(changes)) throw new Error('refused');
      shown.push(changes);
      return {
        base_commit_sha: 'a'.repeat(40),
        elements: elements.map(({ line }) => factsOf(`<h1 data-n="${changes.length}">`, line)),
        target: { file: 'src/a.tsx', line: 9, column: 5 },
      };
    },
    save: async ({ changes }) => void saved.push(changes),
    drop: async () => void shown.push([]),
    say: (command) => void said.push(command),
    failed: (error) => void failures.push(error),
    turned: () => {},
    later: () => {},
  });
  editor.turn(true);
  const pick = async (...elements: PickedElement[]) => {
    editor.heard({ type: 'selection', elements });
    await editor.discard();
    shown.length = 0;
  };
  /** Everything that was begun has ended. */
  const settled = () => editor.save().then(() => {});
  return { editor, shown, said, failures, saved, pick, settled };
}

const kinds = (changes: readonly VisualChange[] | undefined) =>
  changes?.map((change) => ('at' in change ? `${change.kind} ${change.at.opening}` : change.kind));

test('each change is made for the source as the one before left it, and all are saved at once', async () => {
  const { editor, shown, saved, pick, settled } = setUp();
  await pick(heading);
  editor.changeClasses(() => ({ add: ['text-4xl'], remove: ['text-lg'] }));
  editor.change((facts) => ({ kind: 'text', at: { ...facts.place, opening: facts.opening }, text: 'Hi' }));
  await settled();
  expect(shown.slice(0, 2).map((changes) => kinds(changes))).toEqual([
    ['classes <h1 data-n="0">'],
    ['classes <h1 data-n="0">', 'text <h1 data-n="1">'],
  ]);
  expect(saved).toHaveLength(1);
  expect(editor.getState().steps.done).toEqual([]);
});

test('undo and redo show a shorter and a longer list', async () => {
  const { editor, shown, pick } = setUp();
  await pick(heading);
  editor.changeClasses(() => ({ add: ['a'], remove: [] }));
  editor.changeClasses(() => ({ add: ['b'], remove: [] }));
  editor.heard({ type: 'pick_key', key: 'undo' });
  editor.undo();
  editor.undo();
  editor.redo();
  await editor.discard();
  expect(shown.map((changes) => changes.length).slice(0, 5)).toEqual([1, 2, 1, 0, 1]);
});

test('what the server refuses is undone in the page as well, and later changes go on', async () => {
  const { editor, said, failures, pick, saved, settled } = setUp((changes) =>
    changes.some((change) => change.kind === 'classes' && change.add.includes('bad')),
  );
  await pick(heading);
  editor.changeClasses(() => ({ add: ['bad'], remove: ['text-lg'] }));
  editor.changeClasses(() => ({ add: ['good'], remove: [] }));
  await settled();
  expect(failures).toHaveLength(1);
  expect(said.filter(({ type }) => type === 'pick_show')).toEqual([
    { type: 'pick_show', id: 'e1', add: ['bad'], remove: ['text-lg'] },
    { type: 'pick_show', id: 'e1', add: ['good'], remove: [] },
    { type: 'pick_show', id: 'e1', add: ['text-lg'], remove: ['bad'] },
  ]);
  expect(saved[0]).toMatchObject([{ add: ['good'] }]);
});

test('several elements are changed in one step, the last of the file first, each place once', async () => {
  const { editor, shown, pick } = setUp();
  const below: PickedElement = {
    ...heading,
    id: 'e2',
    places: [{ file: 'src/a.tsx', line: 8, column: 5, name: 'h1' }],
  };
  await pick(heading, below, { ...heading, id: 'e3' });
  editor.changeClasses(() => ({ add: ['a'], remove: [] }));
  await editor.discard();
  expect(shown[0]?.map((change) => ('at' in change ? change.at.line : 0))).toEqual([8, 3]);
});

test('words written in the page become a change; leaving them as they were does not', async () => {
  const { editor, saved, pick, settled } = setUp();
  await pick(heading);
  editor.heard({ type: 'picked_text', id: 'e1', text: 'Hello', state: 'left' });
  editor.heard({ type: 'picked_text', id: 'e1', text: 'Good soil', state: 'written' });
  await settled();
  expect(saved[0]).toMatchObject([{ kind: 'text', text: 'Good soil' }]);
});

test('words written beside the page are shown in it at once, and taken back when they are refused', async () => {
  const { editor, said, pick, settled } = setUp((changes) =>
    changes.some((change) => change.kind === 'text' && change.text === 'Bad soil'),
  );
  await pick(heading);
  said.length = 0;
  editor.showText('Bad', false);
  editor.changeText('Bad soil');
  await settled();
  expect(said).toEqual([
    { type: 'pick_write', id: 'e1', text: 'Bad', is_final: false },
    { type: 'pick_write', id: 'e1', text: 'Bad soil', is_final: true },
    { type: 'pick_write', id: 'e1', text: 'Hello', is_final: true },
  ]);
});

test('words that belong to several nodes are not shown before they are written', async () => {
  const { editor, said, pick } = setUp();
  await pick({ ...heading, is_plain: false });
  said.length = 0;
  editor.showText('Good', false);
  expect(said).toEqual([]);
});

test('an element that was moved is to be found at its new place', async () => {
  const { editor, said, pick, settled } = setUp();
  await pick(heading);
  editor.heard({ type: 'pick_key', key: 'move_down' });
  await settled();
  expect(said.filter(({ type }) => type === 'pick_moved')).toEqual([
    { type: 'pick_moved', id: 'e1', place: 'src/a.tsx:9:5' },
  ]);
});

test('a page that loads anew is told to go on picking', () => {
  const { editor, said } = setUp();
  said.length = 0;
  editor.heard({ type: 'connected' });
  expect(said).toEqual([{ type: 'pick', enabled: true }]);
  editor.turn(false);
  said.length = 0;
  editor.heard({ type: 'connected' });
  expect(said).toEqual([]);
});
