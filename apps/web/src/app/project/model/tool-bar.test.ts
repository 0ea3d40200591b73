import { expect, test } from 'vitest';
import { createLocalValue } from '../../../shared/local-value.ts';
import {
  barOrder,
  canPin,
  defaultPins,
  menuTools,
  migratePins,
  movePin,
  Pins,
  togglePin,
  toolBarOf,
} from './tool-bar.ts';

const tool = (id: string, name = id) => ({ id, name, isTool: true });
const preview = { id: 'preview', name: 'Preview', isTool: false };
const snapshot = { id: 'snapshot', name: 'Snapshot', isTool: false };
const [cloud, code, diagram] = [
  tool('cloud', 'Cloud'),
  tool('codeEditor', 'Code'),
  tool('mermaid', 'Diagram'),
];
const panels = [preview, diagram, cloud, code, snapshot];
const names = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

test('the preview stands first, then what is pinned, in the order of the pins', () => {
  const bar = toolBarOf(panels, { pinned: ['codeEditor', 'cloud'] }, preview);
  expect(names(barOrder(bar))).toEqual(['preview', 'codeEditor', 'cloud']);
});

test.each([
  ['a tool that is not pinned', diagram],
  ['a view that is no tool', snapshot],
])('%s has a place while it is open', (_what, active) => {
  const bar = toolBarOf(panels, defaultPins, active);
  expect(names(barOrder(bar))).toEqual(['preview', 'cloud', 'codeEditor', active.id]);
});

test('an open tool that is pinned has one place', () => {
  expect(toolBarOf(panels, defaultPins, code).guest).toBeUndefined();
});

test('pins of tools that are not offered, and of what is no tool, are not shown', () => {
  const bar = toolBarOf(panels, { pinned: ['debug', 'snapshot', 'cloud'] }, preview);
  expect(names(bar.pinned)).toEqual(['cloud']);
});

test('the menu is in alphabetical order', () => {
  expect(menuTools(panels).map(({ name }) => name)).toEqual(['Cloud', 'Code', 'Diagram']);
});

test('six tools can be pinned; a pin that nobody sees takes no place', () => {
  const six = ['a', 'b', 'c', 'd', 'e', 'f'];
  expect(
    canPin(
      { pinned: six },
      six.map((id) => tool(id)),
    ),
  ).toBe(false);
  expect(
    canPin(
      { pinned: six },
      six.slice(1).map((id) => tool(id)),
    ),
  ).toBe(true);
});

test('a pin is put at the end and taken away again', () => {
  const pinned = togglePin(defaultPins, 'mermaid');
  expect(pinned.pinned).toEqual(['cloud', 'codeEditor', 'mermaid']);
  expect(togglePin(pinned, 'cloud').pinned).toEqual(['codeEditor', 'mermaid']);
});

test.each([
  ['c', 'a', ['c', 'a', 'b']],
  ['a', 'c', ['b', 'c', 'a']],
  ['a', 'a', ['a', 'b', 'c']],
  ['a', 'preview', ['a', 'b', 'c']],
])('%s dragged onto %s', (id, over, order) => {
  expect(movePin({ pinned: ['a', 'b', 'c'] }, id, over).pinned).toEqual(order);
});

test('the list of an older version is taken over, once each and no more than six', () => {
  const old = ['seo', 'cloud', 'seo', 'a', 'b', 'c', 'd', 'e'];
  expect(migratePins('v2.1', old)).toEqual({ pinned: ['seo', 'cloud', 'a', 'b', 'c', 'd'] });
  expect(migratePins('v2.0', old)).toBeUndefined();
  expect(migratePins('v2.1', { pinned: ['seo'] })).toBeUndefined();
});

test('what an older version stored is read by this one', () => {
  const stored = new Map([['loam:tool-pins', JSON.stringify({ version: 'v2.1', value: ['seo'] })]]);
  const storage = {
    length: 1,
    key: () => null,
    clear: () => stored.clear(),
    removeItem: (key: string) => void stored.delete(key),
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
  };
  const value = createLocalValue({
    key: 'tool-pins',
    version: 'v2.2',
    schema: Pins,
    fallback: defaultPins,
    migrate: migratePins,
    storage,
  });
  expect(value.get()).toEqual({ pinned: ['seo'] });
});
