import { expect, test } from 'vitest';
import { hearPreview, isOurPreview } from './bridge.ts';

const frame = { name: 'the frame' };
const expected = { origin: 'http://garden.preview.localhost:3000', source: frame };
const hello = { type: 'loam:hello', version: 1 };
const knock = { origin: expected.origin, source: frame, data: hello };

test('the page in our frame is given a port', () => {
  expect(isOurPreview(knock, expected)).toBe(true);
});

test.each([
  ['another origin', { ...knock, origin: 'http://shop.preview.localhost:3000' }],
  ['another window', { ...knock, source: { name: 'a popup' } }],
  ['no window', { ...knock, source: null }],
  ['another message', { ...knock, data: { type: 'loam:hello', version: 1, nonce: 'x' } }],
  ['no message', { ...knock, data: undefined }],
])('%s is given none', (_who, spoofed) => {
  expect(isOurPreview(spoofed, expected)).toBe(false);
});

test('a frame that is not there yet is nobody', () => {
  expect(isOurPreview({ ...knock, source: null }, { ...expected, source: null })).toBe(false);
});

const nonce = 'a-nonce-of-this-frame';
const route = { path: '/about', title: 'About', can_go_back: true, can_go_forward: false };
const error = {
  type: 'runtime',
  source: 'window',
  error_message: 'x is not a function',
  meta_data: { filename: 'src/App.tsx', lineno: 3 },
  path: '/',
  at: 1,
  count: 1,
};

function heardFrom(data: unknown): unknown[] {
  const heard: unknown[] = [];
  hearPreview(data, nonce, {
    onRoute: (said) => heard.push(said.path),
    onError: (said) => heard.push(said),
    onPage: ({ loaded_ms: loadedMs }) => loadedMs !== undefined && heard.push(`loaded ${loadedMs}`),
    onDiagnostics: (requestId) => heard.push(requestId),
    onConnected: () => {},
    onPicked: ({ type }) => heard.push(type),
    onActivity: ({ pressed, scroll_y: scrollY }) =>
      heard.push(`${pressed ? 'pressed' : 'scrolled'} ${scrollY}`),
    onReloadWanted: () => heard.push('reload wanted'),
    onLeaving: () => heard.push('leaving'),
    onUpdated: () => heard.push('updated'),
  });
  return heard;
}

test('routes and errors are heard', () => {
  expect(heardFrom({ nonce, type: 'route', route })).toEqual(['/about']);
  const { type, error_message, meta_data } = error;
  expect(heardFrom({ nonce, type: 'error', error })).toEqual([{ type, error_message, meta_data }]);
});

test('a page tells when it has loaded', () => {
  const page = { started_at: 0, loaded_ms: 120 };
  expect(heardFrom({ nonce, type: 'page', page })).toEqual(['loaded 120']);
  expect(heardFrom({ nonce, type: 'connected', route, page: { started_at: 0 } })).toEqual(['/about']);
});

test('a page tells when it is used, left, or has to be loaded anew', () => {
  expect(heardFrom({ nonce, type: 'activity', pressed: true, scroll_y: 40 })).toEqual(['pressed 40']);
  expect(heardFrom({ nonce, type: 'activity', pressed: true, scroll_y: -1 })).toEqual([]);
  expect(heardFrom({ nonce, type: 'reload_wanted' })).toEqual(['reload wanted']);
  expect(heardFrom({ nonce, type: 'leaving' })).toEqual(['leaving']);
  expect(heardFrom({ nonce, type: 'updated', at: 1 })).toEqual(['updated']);
});

test('what someone points at is heard', () => {
  expect(heardFrom({ nonce, type: 'selection', elements: [] })).toEqual(['selection']);
  expect(heardFrom({ nonce, type: 'pick_key', key: 'undo' })).toEqual(['pick_key']);
  expect(heardFrom({ nonce, type: 'pick_key', key: 'reboot' })).toEqual([]);
});

test('an answer to a question is heard with the question’s name', () => {
  const diagnostics = { console: [], network: [], errors: [], replay: [], route, page: { started_at: 0 } };
  expect(heardFrom({ nonce, type: 'diagnostics', request_id: 'r1', diagnostics })).toEqual(['r1']);
});

test.each([
  ['another nonce', { nonce: 'another-nonce-altogether', type: 'route', route }],
  ['no nonce', { type: 'route', route }],
  ['an unknown message', { nonce, type: 'eval', code: '1' }],
  ['a route with more in it', { nonce, type: 'route', route: { ...route, html: '<b>' } }],
  [
    'a build error, which the server finds itself',
    { nonce, type: 'error', error: { ...error, type: 'build' } },
  ],
  ['an error without words', { nonce, type: 'error', error: { ...error, error_message: ' ' } }],
])('%s changes nothing', (_what, data) => {
  expect(heardFrom(data)).toEqual([]);
});
