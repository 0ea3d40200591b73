import { EditorState } from '@codemirror/state';
import { expect, test } from 'vitest';
import { createTextListener } from './text-listener.ts';

/** A state as an editor has it, that tells of every change of its text. */
function openState(text: string) {
  const listener = createTextListener();
  let state = EditorState.create({ doc: text });
  return {
    listener,
    put(next: string) {
      state = state.update({ changes: { from: 0, to: state.doc.length, insert: next } }).state;
      listener.tell(state.doc.toString());
    },
  };
}

test('what is typed is told to whoever shows the file now', () => {
  const file = openState('saved');
  const [first, second]: [string[], string[]] = [[], []];
  file.listener.listen((text) => first.push(text));
  file.put('typed');
  file.listener.listen((text) => second.push(text));
  file.put('typed on');
  expect([first, second]).toEqual([['typed'], ['typed on']]);
});

test('what the AI or somebody else wrote is not taken for typed', () => {
  const file = openState('saved');
  const typed: string[] = [];
  file.listener.listen((text) => typed.push(text));
  file.listener.silently(() => file.put('written by the AI'));
  file.put('typed afterwards');
  expect(typed).toEqual(['typed afterwards']);
});
