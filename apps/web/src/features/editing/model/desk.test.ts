import { describe, expect, test } from 'vitest';
import { type Desk, type DeskAction, deskReducer, emptyDesk, overtaken, type SavedFiles } from './desk.ts';

function after(actions: readonly DeskAction[], from: Desk = emptyDesk): Desk {
  return actions.reduce(deskReducer, from);
}

const open = (path: string): DeskAction => ({ kind: 'open', path });
const close = (path: string): DeskAction => ({ kind: 'close', path });
const edit = (path: string, text: string, saved = 'old') => ({
  kind: 'edit' as const,
  path,
  text,
  saved: { text: saved, blob: `blob of ${saved}`, commitSha: 'v1' },
});
function files(commitSha: string, contents: Readonly<Record<string, string>>): SavedFiles {
  const blobs = Object.entries(contents).map(([path, text]) => [path, `blob of ${text}`] as const);
  return { commitSha, blobs: new Map(blobs) };
}
const texts = (desk: Desk) => Object.fromEntries([...desk.pending].map(([path, { text }]) => [path, text]));

describe('tabs', () => {
  test('a file opens beside the one in front, and only once', () => {
    const desk = after([open('a'), open('b'), open('a'), open('c'), open('b')]);
    expect([desk.tabs, desk.active]).toEqual([['a', 'c', 'b'], 'b']);
  });

  test.each([
    ['b', 'c'],
    ['c', 'b'],
    ['a', 'b'],
  ])('closing %s, which is in front, selects its neighbour %s', (path, neighbour) => {
    const desk = after([open('a'), open('b'), open('c'), open(path), close(path)]);
    expect(desk.active).toBe(neighbour);
  });

  test('closing another tab leaves the one in front', () => {
    expect(after([open('a'), open('b'), close('a')]).active).toBe('b');
    expect(after([open('a'), close('a')])).toEqual(emptyDesk);
  });
});

describe('pending changes', () => {
  test('typing back to what is saved leaves nothing to save', () => {
    expect(after([edit('a', 'new')]).baseSha).toBe('v1');
    expect(after([edit('a', 'new'), edit('a', 'old')])).toEqual(emptyDesk);
  });

  test('a late answer of the formatter does not undo what was typed meanwhile', () => {
    const desk = after([edit('a', 'typed on')]);
    expect(after([{ ...edit('a', 'formatted'), onlyFrom: 'typed' }], desk)).toBe(desk);
    expect(texts(after([{ ...edit('a', 'formatted'), onlyFrom: 'typed on' }], desk))).toEqual({
      a: 'formatted',
    });
  });

  test('a version that touched other files becomes the base; one that touched the same does not', () => {
    const desk = after([edit('a', 'mine')]);
    const calm = after([{ kind: 'files', files: files('v2', { a: 'old', b: 'theirs' }) }], desk);
    expect(calm.baseSha).toBe('v2');
    const theirs = files('v2', { a: 'theirs' });
    const met = after([{ kind: 'files', files: theirs }], desk);
    expect([met.baseSha, overtaken(met, theirs), texts(met)]).toEqual(['v1', ['a'], { a: 'mine' }]);
    expect(overtaken(met, files('v2', {}))).toEqual(['a']);
  });

  test('typing what they saved does not drop a file that was overtaken', () => {
    const desk = after([edit('a', 'mine'), edit('a', 'theirs', 'theirs')]);
    expect(texts(desk)).toEqual({ a: 'theirs' });
  });

  test('after a save only what was typed meanwhile is left, upon what was saved', () => {
    const sent = new Map([
      ['a', 'sent a'],
      ['b', 'sent b'],
    ]);
    const begun = after([edit('a', 'sent a'), edit('b', 'sent b'), edit('b', 'typed on')]);
    const saved = files('v2', { a: 'sent a', b: 'sent b' });
    const desk = after([{ kind: 'saved', sent, files: saved, savedSha: 'v2' }], begun);
    expect([texts(desk), desk.baseSha, overtaken(desk, saved)]).toEqual([{ b: 'typed on' }, 'v2', []]);
  });

  test('what was typed on during a save is not put upon a later version of someone else', () => {
    const begun = after([edit('b', 'sent b'), edit('b', 'typed on')]);
    const later = files('v3', { b: 'theirs' });
    const sent = new Map([['b', 'sent b']]);
    const desk = after([{ kind: 'saved', sent, files: later, savedSha: 'v2' }], begun);
    expect([overtaken(desk, later), desk.baseSha]).toEqual([['b'], 'v1']);
  });

  test('a merge moves the rest upon the version it was made with', () => {
    const begun = after([edit('a', 'mine'), edit('b', 'mine too'), edit('c', 'given up')]);
    const head = files('v3', { a: 'theirs', b: 'old', c: 'theirs' });
    const merged = new Map([
      ['a', 'both'],
      ['c', null],
    ]);
    const desk = after([{ kind: 'merged', texts: merged, base: head }], begun);
    expect([texts(desk), desk.baseSha, overtaken(desk, head)]).toEqual([
      { a: 'both', b: 'mine too' },
      'v3',
      [],
    ]);
  });

  test('unsaved text goes along with a renamed folder, and away with a deleted one', () => {
    const begun = after([open('src/a.ts'), open('src2/b.ts'), edit('src/a.ts', 'x'), edit('src2/b.ts', 'y')]);
    const moved = after([{ kind: 'renamed', from: 'src', path: 'lib/src' }], begun);
    expect([moved.tabs, texts(moved)]).toEqual([
      ['lib/src/a.ts', 'src2/b.ts'],
      { 'lib/src/a.ts': 'x', 'src2/b.ts': 'y' },
    ]);
    const left = after([{ kind: 'deleted', path: 'src2' }], begun);
    expect([left.tabs, left.active, texts(left)]).toEqual([['src/a.ts'], 'src/a.ts', { 'src/a.ts': 'x' }]);
  });
});
