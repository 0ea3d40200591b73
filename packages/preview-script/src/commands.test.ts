import { expect, test } from 'vitest';
import { runPageCommand, type PageCommand } from './commands.ts';

function setUp(navigation?: { canGoBack: boolean; canGoForward: boolean }) {
  const done: string[] = [];
  const move = (name: string) => () => {
    done.push(name);
    return { committed: Promise.reject(new Error('overtaken')), finished: Promise.resolve() };
  };
  const page = {
    location: {
      origin: 'http://p.test',
      assign: (url: string) => void done.push(`assign ${url}`),
      reload: () => void done.push('reload'),
    },
    history: { back: () => void done.push('history back') },
    document: {
      documentElement: {
        classList: { toggle: (name: string, isOn: boolean) => void done.push(`${name} ${isOn}`) },
        style: { setProperty: (name: string, value: string) => void done.push(`${name} ${value}`) },
      },
    },
    scrollTo: (x: number, y: number) => void done.push(`scroll ${x} ${y}`),
    matchMedia: () => ({ matches: true }),
    ...(navigation ? { navigation: { ...navigation, back: move('back'), forward: move('forward') } } : {}),
  };
  return { page, done };
}

const ends = { canGoBack: false, canGoForward: false };

test.each([
  [{ type: 'navigate', path: '/a?b#c' }, ends, ['assign http://p.test/a?b#c']],
  [{ type: 'navigate', path: '//evil.test/' }, ends, []],
  [{ type: 'reload' }, ends, ['reload']],
  [{ type: 'scroll_to', y: 120 }, ends, ['scroll 0 120']],
  [{ type: 'back' }, { ...ends, canGoBack: true }, ['back']],
  [{ type: 'back' }, ends, []],
  [{ type: 'forward' }, { ...ends, canGoForward: true }, ['forward']],
  [{ type: 'forward' }, ends, []],
  [{ type: 'set_theme', theme: 'dark' }, ends, ['dark true', 'color-scheme dark']],
  [{ type: 'set_theme', theme: 'light' }, ends, ['dark false', 'color-scheme light']],
  [{ type: 'set_theme', theme: 'system' }, ends, ['dark true', 'color-scheme dark']],
] satisfies readonly (readonly [PageCommand, typeof ends, readonly string[]])[])(
  '%o with %o',
  (command, navigation, expected) => {
    const { page, done } = setUp(navigation);
    runPageCommand(page, command, true);
    expect(done).toEqual(expected);
  },
);

test('without a list of its own a frame goes back only over what it has pushed', () => {
  const { page, done } = setUp();
  runPageCommand(page, { type: 'back' }, false);
  runPageCommand(page, { type: 'forward' }, true);
  expect(done).toEqual([]);
  runPageCommand(page, { type: 'back' }, true);
  expect(done).toEqual(['history back']);
});
