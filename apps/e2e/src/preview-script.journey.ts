import { expect, test, type Frame, type Page } from '@playwright/test';
import type { PreviewMessage } from '@loam/contract';
import { builderOf, openPreviewHouse, type PreviewHouse } from './support/preview-house.ts';

const nonce = 'n'.repeat(32);

const map = { version: 3, sources: ['cart.ts'], mappings: ';;AAoBE' };
const cart = `// made by the tool
export function buy() {
throw new RangeError('no stock'); }
//# sourceMappingURL=data:application/json;base64,${Buffer.from(JSON.stringify(map)).toString('base64')}`;

const app = `<!doctype html><html><head><title>Shop</title>
<script>
  var messages = [], rejections = [];
  addEventListener('message', (event) => messages.push(event.data));
  addEventListener('unhandledrejection', (event) => rejections.push(String(event.reason)));
</script></head><body><div id="root" class="page">Shop</div></body></html>`;

const pages = { '/': app, '/about': app.replaceAll('Shop', 'About'), '/src/cart.js': cart, '/api.js': '1' };

let house: PreviewHouse;
test.beforeAll(async () => {
  house = await openPreviewHouse(pages);
});
test.afterAll(() => house.close());

async function open(page: Page) {
  await page.goto(house.builderOrigin);
  const builder = builderOf(page);
  await expect.poll(async () => (await builder.hellos()).length).toBeGreaterThan(0);
  const preview = frameAt(page, house.previewOrigin);
  await preview.waitForLoadState();
  return { builder, preview };
}

function frameAt(page: Page, origin: string): Frame {
  const frame = page.frames().find((candidate) => candidate.url().startsWith(origin));
  if (frame === undefined) throw new Error(`no frame of ${origin}`);
  return frame;
}

type Of<Type extends PreviewMessage['type']> = Extract<PreviewMessage, { type: Type }>;

async function waitFor<Type extends PreviewMessage['type']>(
  builder: ReturnType<typeof builderOf>,
  type: Type,
  matches: (message: Of<Type>) => boolean = () => true,
): Promise<Of<Type>> {
  let found: Of<Type> | undefined;
  const isOfType = (message: PreviewMessage): message is Of<Type> => message.type === type;
  await expect
    .poll(async () => {
      found = (await builder.heard()).filter(isOfType).find(matches);
      return found !== undefined;
    }, `a message ${type}`)
    .toBe(true);
  if (found === undefined) throw new Error('unreachable');
  return found;
}

test('the builder hears console, requests, errors by their source, and routes', async ({ page }) => {
  const { builder, preview } = await open(page);
  expect(await builder.origins()).toEqual([house.previewOrigin]);
  await preview.evaluate(`console.warn('before', { a: [1] }, document.getElementById('root'))`);
  await builder.connect(nonce);
  const connected = await waitFor(builder, 'connected');
  expect(connected.route).toMatchObject({ path: '/', title: 'Shop' });
  const early = await waitFor(builder, 'entries');
  expect(early.console).toMatchObject([
    { level: 'warn', text: 'before {a: [1]} <div id="root" class="page">' },
  ]);

  await preview.evaluate(`fetch('/api.js?token=secret').then(() => fetch('/broken', { method: 'POST' }))`);
  const isBroken = ({ network }: Of<'entries'>) => network.some(({ status }) => status === 500);
  await waitFor(builder, 'entries', isBroken);
  const network = (await builder.heard()).flatMap((said) => (said.type === 'entries' ? said.network : []));
  expect(network).toMatchObject([
    { kind: 'fetch', method: 'GET', url: `${house.previewOrigin}/api.js?token=***`, status: 200 },
    { kind: 'fetch', method: 'POST', url: `${house.previewOrigin}/broken`, status: 500 },
  ]);
  await waitFor(builder, 'error', ({ error }) => error.type === 'http_server_error');

  await preview.evaluate(`const xhr = new XMLHttpRequest(); xhr.open('GET', '/api.js'); xhr.send();
    navigator.sendBeacon('/api.js', 'x')`);
  await waitFor(builder, 'entries', (said) =>
    said.network.some(({ kind, status }) => kind === 'xhr' && status === 200),
  );
  await waitFor(builder, 'entries', (said) => said.network.some(({ kind }) => kind === 'beacon'));

  await preview.evaluate(`import('/src/cart.js').then(({ buy }) => setTimeout(buy))`);
  const { error } = await waitFor(builder, 'error', (said) => said.error.error_message.includes('no stock'));
  expect(error.meta_data).toEqual({ filename: 'src/cart.ts', lineno: 21, colno: 3 });
  await preview.evaluate(`void Promise.reject(new Error('forgotten'))`);
  await waitFor(builder, 'error', (said) => said.error.source === 'promise');
  await preview.evaluate(`void document.body.append(Object.assign(new Image(), { src: '/gone.png' }))`);
  const missing = await waitFor(builder, 'error', (said) => said.error.source === 'resource');
  expect(missing.error.error_message).toBe(`Could not load <img> ${house.previewOrigin}/gone.png`);

  await preview.evaluate(`history.pushState({}, '', '/items?page=2'); document.title = 'Items'`);
  const moved = await waitFor(builder, 'route', ({ route }) => route.title === 'Items');
  expect(moved.route).toMatchObject({ path: '/items?page=2', can_go_back: true });

  // A browser tells of a paint some time after it.
  let asked = 0;
  const isPainted = async () => {
    const request_id = `r${(asked += 1)}`;
    await builder.say({ type: 'get_diagnostics', nonce, request_id });
    const said = await waitFor(builder, 'diagnostics', (message) => message.request_id === request_id);
    return (said.diagnostics.page.first_contentful_paint_ms ?? 0) > 0;
  };
  await expect.poll(isPainted).toBe(true);
  const { diagnostics } = await waitFor(
    builder,
    'diagnostics',
    ({ request_id }) => request_id === `r${asked}`,
  );
  expect(diagnostics.page.loaded_ms).toBeGreaterThanOrEqual(diagnostics.page.dom_ready_ms ?? Infinity);
  expect(diagnostics.errors.map(({ source }) => source)).toEqual([
    'network',
    'window',
    'promise',
    'resource',
  ]);
});

test('failures and updates of the development server are told by its own socket', async ({ page }) => {
  const err = {
    message: 'Unexpected token',
    id: '/app/src/App.tsx',
    loc: { file: '/app/src/App.tsx', line: 3, column: 5 },
  };
  await page.routeWebSocket(/\/hmr$/, (socket) => {
    socket.onMessage((message) => socket.send(message));
  });
  const { builder, preview } = await open(page);
  await builder.connect(nonce);
  await preview.evaluate(`new Promise((open) => {
    window.hmr = new WebSocket('ws://' + location.host + '/hmr', 'vite-hmr');
    hmr.onopen = open;
  }).then(() => undefined)`);
  await preview.evaluate(`hmr.send(${JSON.stringify(JSON.stringify({ type: 'error', err }))})`);
  const { error } = await waitFor(builder, 'error');
  expect(error).toMatchObject({
    type: 'build',
    error_message: 'Unexpected token',
    meta_data: { filename: 'src/App.tsx', lineno: 3, colno: 5 },
  });
  await preview.evaluate(`hmr.send('{"type":"update","updates":[]}')`);
  await waitFor(builder, 'updated');
  await builder.say({ type: 'get_diagnostics', nonce, request_id: 'r1' });
  const { diagnostics } = await waitFor(builder, 'diagnostics');
  expect(diagnostics).toMatchObject({ errors: [], network: [] });
});

test('the app finds its page as if nobody watched', async ({ page }) => {
  const { builder, preview } = await open(page);
  await builder.connect(nonce);
  await waitFor(builder, 'connected');
  const state = await preview.evaluate(() => {
    const socket = new WebSocket(`ws://${location.host}/none`);
    const { log } = console;
    return {
      scripts: document.querySelectorAll('script[src]').length,
      messages: String(Reflect.get(window, 'messages')),
      globals: Object.keys(window).filter((key) => /loam|preview/i.test(key)),
      native: [fetch, log, history.pushState, XMLHttpRequest.prototype.open].map((native) =>
        Function.prototype.toString.call(native).includes('[native code]'),
      ),
      names: [fetch.name, fetch.length, log.name],
      socket: socket instanceof WebSocket && socket.constructor === WebSocket && WebSocket.OPEN === 1,
      keys: Object.keys(console).includes('log'),
    };
  });
  expect(state).toEqual({
    scripts: 0,
    messages: '',
    globals: [],
    native: [true, true, true, true],
    names: ['fetch', 1, 'log'],
    socket: true,
    keys: true,
  });
  await preview.evaluate(`void fetch('http://localhost:1/')`);
  await expect.poll(() => preview.evaluate('rejections')).toEqual(['TypeError: Failed to fetch']);
});

test('every message from a wrong origin, frame or nonce changes nothing', async ({ page }) => {
  const { builder, preview } = await open(page);
  const stranger = frameAt(page, house.strangerOrigin);
  const connect = JSON.stringify({ type: 'loam:connect', nonce });
  await stranger.evaluate(`attack(${connect})`);
  await preview.evaluate(`{
    const channel = new MessageChannel();
    postMessage(${connect}, location.origin, [channel.port2]);
    const fake = new MessageChannel();
    dispatchEvent(new MessageEvent('message', {
      data: ${connect}, origin: '${house.builderOrigin}', source: parent, ports: [fake.port2],
    }));
  }`);
  // The app has heard all three, so the script has looked at them and let them pass.
  await expect.poll(() => preview.evaluate('messages.length')).toBe(3);
  await builder.connect(nonce);
  await waitFor(builder, 'connected');
  await stranger.evaluate(`port.postMessage({ type: 'navigate', path: '/about', nonce: '${nonce}' })`);
  for (const message of [
    { type: 'navigate', path: '/about', nonce: 'm'.repeat(32) },
    { type: 'navigate', path: '/about' },
    { type: 'navigate', path: '//stranger.localhost/', nonce },
    { type: 'navigate', path: '/about', nonce, more: 1 },
    { type: 'reload', nonce: '' },
    { type: 'highlight', enabled: true, nonce },
    { type: 'set_theme', theme: 'dark', nonce: 'wrong' },
    'reload',
  ])
    await page.evaluate(`port.postMessage(${JSON.stringify(message)})`);
  await builder.say({ type: 'get_diagnostics', nonce, request_id: 'last' });
  await waitFor(builder, 'diagnostics', (said) => said.request_id === 'last');
  expect(preview.url()).toBe(`${house.previewOrigin}/`);
  expect(await builder.hellos()).toHaveLength(1);
  expect(await preview.evaluate('document.documentElement.className')).toBe('');
  expect(await stranger.evaluate('heard')).toEqual([]);
});

test('the builder moves the page, and a page that loads again asks for a new port', async ({ page }) => {
  const { builder, preview } = await open(page);
  await builder.connect(nonce);
  await waitFor(builder, 'connected');
  await builder.say({ type: 'set_theme', theme: 'dark', nonce });
  await expect.poll(() => preview.evaluate('document.documentElement.className')).toBe('dark');
  await builder.say({ type: 'back', nonce });
  await builder.say({ type: 'navigate', path: '/about', nonce });
  await waitFor(builder, 'leaving');
  await expect.poll(async () => (await builder.hellos()).length).toBe(2);
  await builder.connect('o'.repeat(32));
  const again = await waitFor(builder, 'connected', (said) => said.nonce.startsWith('o'));
  expect(again.route).toMatchObject({ path: '/about', can_go_back: true });
  await builder.say({ type: 'back', nonce: 'o'.repeat(32) });
  await expect.poll(() => preview.url()).toBe(`${house.previewOrigin}/`);
  expect(page.url()).toBe(`${house.builderOrigin}/`);
});

test('a replay is recorded when the builder asks for one, within its limits and without what was typed', async ({
  page,
}) => {
  const { builder, preview } = await open(page);
  await builder.connect(nonce, true);
  const replayOf = async (request_id: string) => {
    await builder.say({ type: 'get_diagnostics', nonce, request_id });
    const { diagnostics } = await waitFor(builder, 'diagnostics', (said) => said.request_id === request_id);
    return diagnostics.replay.join('\n');
  };
  let asked = 0;
  await expect.poll(() => replayOf(`begin-${(asked += 1)}`)).toContain('"type":2');
  await preview.evaluate(`{
    const input = document.body.appendChild(document.createElement('input'));
    const long = document.body.appendChild(document.createElement('p'));
    long.textContent = 'x'.repeat(20000);
    input.id = 'name';
  }`);
  await preview.locator('#name').fill('my secret');
  await preview.locator('#name').blur();
  await expect.poll(() => replayOf(`typed-${(asked += 1)}`)).toContain('*********');
  const replay = await replayOf('last');
  expect(replay).not.toContain('my secret');
  expect(replay).toContain('"truncated":true');
  expect(await preview.evaluate(`document.querySelectorAll('script[src]').length`)).toBe(0);
});

test('in a tab of its own a preview is left alone', async ({ page }) => {
  await page.goto(house.previewOrigin);
  const state = await page.evaluate(() => ({
    isMarked: Symbol.for('loam.preview') in window,
    scripts: document.querySelectorAll('script[src]').length,
    text: Reflect.get(console, 'log').toString(),
  }));
  expect(state).toEqual({ isMarked: false, scripts: 0, text: 'function log() { [native code] }' });
});
