import type { PreviewStateName } from '@loam/contract';
import { expect, test } from 'vitest';
import { startRoute } from './bridge.ts';
import {
  type Layers,
  layersOf,
  type LayersEvent,
  nextLayers,
  noLayers,
  unwantedLayer,
  wantedLayer,
} from './frame-layers.ts';

const sha = (digit: string) => digit.repeat(40);

function facts(state: PreviewStateName, built: string | null, newest = sha('a')) {
  return {
    state,
    commit_sha: newest,
    preview_build_commit_sha: built,
    is_starter: false,
    is_starter_build: false,
    isEditing: false,
    canEdit: true,
  };
}

const play = (events: readonly LayersEvent[], from: Layers = noLayers) => events.reduce(nextLayers, from);
const build: LayersEvent = { kind: 'opened', source: 'build', commitSha: sha('a'), path: '/' };
const live: LayersEvent = { ...build, source: 'live' };
const shownBuild = play([build, { kind: 'whole', number: 1 }]);

test('a page is seen once it is whole, and the one before stays until then', () => {
  const loading = play([live], shownBuild);
  expect(loading).toMatchObject({ shown: { number: 1 }, coming: { number: 2 } });
  const swapped = play([{ kind: 'whole', number: 2 }], loading);
  expect(swapped).toMatchObject({ shown: { number: 2 }, coming: undefined, leaving: { number: 1 } });
  expect(play([{ kind: 'faded' }], swapped).leaving).toBeUndefined();
});

test('what ran stays where the code breaks while the live page loads behind it, which comes again once it is mended', () => {
  const loading = play([live], shownBuild);
  expect(unwantedLayer(loading, facts('ready', sha('a')))).toBeUndefined();
  const broken = facts('broken', sha('a'), sha('b'));
  expect(unwantedLayer(loading, broken)?.number).toBe(2);
  const dropped = play([{ kind: 'dropped', number: 2 }], loading);
  expect(dropped).toMatchObject({ shown: { number: 1, source: 'build' }, coming: undefined });
  expect(play([{ kind: 'whole', number: 2 }], dropped)).toEqual(dropped);
  expect(wantedLayer(dropped, broken)).toBeUndefined();
  expect(wantedLayer(dropped, facts('ready', sha('a'), sha('c')))).toMatchObject({ source: 'live' });
});

test('a live page with nothing before it is shown, whatever it shows', () => {
  expect(unwantedLayer(play([live]), facts('broken', null))).toBeUndefined();
  expect(play([{ kind: 'dropped', number: 1 }], shownBuild)).toEqual(shownBuild);
});

test('a frame keeps its place among the others: one that is moved would load anew', () => {
  const loading = play([live], shownBuild);
  const swapped = play([{ kind: 'whole', number: 2 }], loading);
  expect(layersOf(loading).map(({ number }) => number)).toEqual([1, 2]);
  expect(layersOf(swapped).map(({ number }) => number)).toEqual([1, 2]);
});

test('while the first version is being made nothing is open, and what follows is another frame', () => {
  const closed = play([{ kind: 'closed' }], shownBuild);
  expect(layersOf(closed)).toEqual([]);
  expect(play([live], closed).coming?.number).toBe(2);
});

test('a page that can keep nothing is known as such, as long as it is there', () => {
  const told = play([{ kind: 'forgetful', number: 1 }], shownBuild);
  expect(told.shown?.isForgetful).toBe(true);
  expect(play([live], told).coming?.isForgetful).toBe(false);
});

test('who only looks stays with what was built, and gets the next build in its place', () => {
  const looks = (built: string, newest: string) => ({ ...facts('ready', built, newest), canEdit: false });
  expect(wantedLayer(noLayers, looks(sha('a'), sha('a')))).toMatchObject({ source: 'build' });
  expect(wantedLayer(shownBuild, looks(sha('a'), sha('a')))).toBeUndefined();
  expect(wantedLayer(shownBuild, looks(sha('a'), sha('b')))).toBeUndefined();
  expect(wantedLayer(shownBuild, looks(sha('b'), sha('b')))).toMatchObject({
    source: 'build',
    commitSha: sha('b'),
  });
});

test('what was asked for last is what comes', () => {
  const twice = play([live, live], shownBuild);
  expect(twice).toMatchObject({ shown: { number: 1 }, coming: { number: 3 } });
  expect(play([{ kind: 'whole', number: 2 }], twice)).toEqual(twice);
});

test('who goes to another page while one loads behind gets there, and can go back', () => {
  const about: LayersEvent = { kind: 'sent', number: 1, path: '/about' };
  const sent = play([live, about], shownBuild);
  expect(sent).toMatchObject({ shown: { number: 1, isUsed: true }, coming: undefined, missed: undefined });
  expect(wantedLayer(sent, facts('ready', sha('a')))).toBeUndefined();
  const arrived = play(
    [
      { kind: 'left', number: 1 },
      { kind: 'routed', number: 1, route: { ...startRoute, path: '/about', can_go_back: true } },
      { kind: 'whole', number: 1 },
    ],
    sent,
  );
  expect(wantedLayer(arrived, facts('ready', sha('a')))).toBeUndefined();
  expect(wantedLayer(arrived, { ...facts('ready', sha('a')), isEditing: true })?.path).toBe('/about');
  // A newer version still comes, and opens where they went.
  const newer = play([{ ...live, commitSha: sha('b') }, about], shownBuild);
  expect(newer).toMatchObject({ shown: { number: 1 }, coming: { number: 3, path: '/about' } });
});

test('where another page took its place between the key and its effect, that one is sent', () => {
  const late = play(
    [live, { kind: 'whole', number: 2 }, { kind: 'sent', number: 1, path: '/about' }],
    shownBuild,
  );
  expect(late).toMatchObject({ shown: { number: 2 }, coming: undefined, missed: '/about' });
  expect(play([{ kind: 'resent' }], late).missed).toBeUndefined();
});

test('while no page can hear where to go, it is opened there', () => {
  const about: LayersEvent = { kind: 'sent', number: undefined, path: '/about' };
  expect(play([about], noLayers)).toEqual(noLayers);
  expect(play([about], shownBuild)).toMatchObject({
    shown: { number: 1 },
    coming: { number: 2, source: 'build', commitSha: sha('a'), path: '/about' },
  });
  expect(play([live, about], shownBuild)).toMatchObject({
    coming: { number: 3, source: 'live', path: '/about' },
  });
});

test('a page that is used while the same version loads behind keeps its place', () => {
  const press = (number: number): LayersEvent => ({ kind: 'used', number, isPressed: true, scrollY: 0 });
  expect(play([live, press(1)], shownBuild)).toMatchObject({ shown: { isUsed: true }, coming: undefined });
  const newer = play([{ ...live, commitSha: sha('b') }, press(1)], shownBuild);
  expect(newer).toMatchObject({ shown: { isUsed: true }, coming: { number: 2 } });
});

test('a page that gives way to another one of its own is not whole until that one is', () => {
  const left = play([{ kind: 'left', number: 1 }], shownBuild);
  expect(left.shown?.isWhole).toBe(false);
  expect(play([{ kind: 'whole', number: 1 }], left).shown?.isWhole).toBe(true);
});

test('the next page opens where the one before was scrolled to, on the same path only', () => {
  const scrolled = play([{ kind: 'used', number: 1, isPressed: false, scrollY: 300 }], shownBuild);
  expect(play([live], scrolled).coming?.scrollY).toBe(300);
  expect(play([{ ...live, path: '/about' }], scrolled).coming?.scrollY).toBe(0);
});

test.each([
  ['the build where it is of the newest version', facts('ready', sha('a')), 'build'],
  ['an older build while nothing runs', facts('starting', sha('b')), 'build'],
  ['the live page where the newest version is not built', facts('ready', sha('b')), 'live'],
  ['the live page where nothing is built', facts('ready', null), 'live'],
  ['nothing while there is nothing', facts('starting', null), undefined],
])('first comes %s', (_what, given, source) => {
  expect(wantedLayer(noLayers, given)?.source).toBe(source);
});

test('what every project begins with is not opened while the first own build is on its way', () => {
  const first = { ...facts('ready', sha('0')), is_starter_build: true };
  expect(wantedLayer(noLayers, first)).toBeUndefined();
  expect(wantedLayer(noLayers, { ...first, state: 'stopped' })).toBeUndefined();
});

test('the live page follows the build once it runs, on the page that is open', () => {
  expect(wantedLayer(shownBuild, facts('starting', sha('a')))).toBeUndefined();
  const about = play([{ kind: 'routed', number: 1, route: { ...startRoute, path: '/about' } }], shownBuild);
  expect(wantedLayer(about, facts('ready', sha('a')))).toMatchObject({ source: 'live', path: '/about' });
  expect(wantedLayer(play([live], shownBuild), facts('ready', sha('a')))).toBeUndefined();
});

test('a page that somebody uses is left to them, unless they point at its elements', () => {
  const used = play([{ kind: 'used', number: 1, isPressed: true, scrollY: 0 }], shownBuild);
  expect(wantedLayer(used, facts('ready', sha('a')))).toBeUndefined();
  expect(wantedLayer(used, { ...facts('ready', sha('a')), isEditing: true })?.source).toBe('live');
});

test('a new version takes the place of the build that is seen, used or not', () => {
  const used = play([{ kind: 'used', number: 1, isPressed: true, scrollY: 0 }], shownBuild);
  expect(wantedLayer(used, facts('starting', sha('c'), sha('c')))?.source).toBe('build');
  expect(wantedLayer(used, facts('ready', sha('c'), sha('c')))?.source).toBe('live');
  // Not built yet: what is seen stays.
  expect(wantedLayer(used, facts('starting', sha('a'), sha('c')))).toBeUndefined();
});

test('while the newest code is broken the last build is seen, and the live page once it is mended', () => {
  const broken = wantedLayer(noLayers, facts('broken', sha('b')));
  expect(broken?.source).toBe('build');
});

test('who went on in the old page while a newer version was loaded is brought there in the new one', () => {
  const newer: LayersEvent = { ...live, commitSha: sha('b') };
  const goTo = (path: string): LayersEvent => ({ kind: 'routed', number: 1, route: { ...startRoute, path } });
  const press: LayersEvent = { kind: 'used', number: 1, isPressed: true, scrollY: 0 };
  const whole: LayersEvent = { kind: 'whole', number: 2 };
  expect(play([newer, press, goTo('/sign-up'), whole], shownBuild)).toMatchObject({
    shown: { number: 2 },
    missed: '/sign-up',
  });
  // What the app did by itself, the new page does by itself.
  expect(play([newer, goTo('/sign-in'), whole], shownBuild).missed).toBeUndefined();
  expect(play([newer, press, whole], shownBuild).missed).toBeUndefined();
});
