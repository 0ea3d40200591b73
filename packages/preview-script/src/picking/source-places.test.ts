import { expect, test } from 'vitest';
import { reactPlacesOf } from './source-places.ts';

interface Made {
  type: unknown;
  memoizedProps: object;
  return?: Made;
  child?: Made;
  sibling?: Made;
  alternate?: Made;
  stateNode?: unknown;
  _debugOwner?: Made;
}

const place = (file: string, line: number, column: number) => ({
  [Symbol.for('loam.source')]: [file, line, column],
});

function fiber(type: unknown, memoizedProps: object, children: readonly Made[] = []): Made {
  const made: Made = { type, memoizedProps };
  const [first] = children;
  if (first) made.child = first;
  children.forEach((child, index) => {
    child.return = made;
    const next = children[index + 1];
    if (next) child.sibling = next;
  });
  return made;
}

/** A node of a page as far as it is looked at. */
function nodeOf(localName: string, own: Made) {
  return Object.assign(Object.create(Element.prototype), { localName, __reactFiber$x1: own });
}

class Element {}

function rooted(top: Made): Made {
  const root = fiber(null, {}, [top]);
  root.stateNode = { current: root };
  return root;
}

function Button() {}
const Card = { displayName: 'Card' };

test('an element tells its own place, then the uses of the components that it is the whole outcome of', () => {
  const host = fiber('button', place('src/ui/button.tsx', 4, 5));
  const button = fiber(Button, place('src/pages/Index.tsx', 9, 7), [host]);
  const around = fiber('div', place('src/pages/Index.tsx', 8, 5), [button]);
  host._debugOwner = button;
  rooted(fiber(Card, place('src/App.tsx', 2, 3), [around]));
  expect(reactPlacesOf(nodeOf('button', host))).toEqual({
    component: 'Button',
    places: [
      { file: 'src/ui/button.tsx', line: 4, column: 5, name: 'button' },
      { file: 'src/pages/Index.tsx', line: 9, column: 7, name: 'Button' },
    ],
  });
});

test('one of several elements of a component is not its whole outcome', () => {
  const first = fiber('p', place('src/a.tsx', 1, 1));
  rooted(fiber(Button, place('src/b.tsx', 1, 1), [first, fiber('p', place('src/a.tsx', 2, 1))]));
  expect(reactPlacesOf(nodeOf('p', first)).places).toHaveLength(1);
});

test('a place that is passed on is told once', () => {
  const host = fiber('div', place('src/tabs.tsx', 3, 3));
  rooted(fiber({ render: Button }, place('src/tabs.tsx', 3, 3), [host]));
  expect(reactPlacesOf(nodeOf('div', host)).places).toEqual([
    { file: 'src/tabs.tsx', line: 3, column: 3, name: 'div' },
  ]);
});

test('of the two records that React keeps the one that is shown counts', () => {
  const old = fiber('p', place('src/a.tsx', 1, 1));
  const shown = fiber('p', place('src/a.tsx', 5, 1));
  old.alternate = shown;
  shown.alternate = old;
  const root = rooted(shown);
  old.return = root;
  expect(reactPlacesOf(nodeOf('p', old)).places).toMatchObject([{ line: 5 }]);
});

test.each([[undefined], [['src/a.tsx', 0, 1]], [['src/a.tsx', '1', 1]], ['src/a.tsx']])(
  'a page that puts %o in the place of ours has no place',
  (value: unknown) => {
    const host = fiber('p', { [Symbol.for('loam.source')]: value });
    rooted(host);
    expect(reactPlacesOf(nodeOf('p', host)).places).toEqual([]);
  },
);
