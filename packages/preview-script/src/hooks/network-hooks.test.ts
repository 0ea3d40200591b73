import { describe, expect, test } from 'vitest';
import type { HmrEvent } from '../core/hmr-message.ts';
import type { NetworkEntry } from '../core/messages.ts';
import { hookBeacon } from './beacon-hook.ts';
import { hookFetch } from './fetch-hook.ts';
import { createNetworkWatch } from './network-watch.ts';
import { hookSockets } from './socket-hook.ts';
import { hookXhr } from './xhr-hook.ts';

function watch() {
  const entries: NetworkEntry[] = [];
  let elapsedMs = 0;
  const network = createNetworkWatch({
    clock: { now: () => 1000, elapsed: () => (elapsedMs += 5) },
    baseUrl: () => 'http://p.test/shop/',
    finished: (entry) => void entries.push(entry),
  });
  return { network, entries };
}

describe('hookFetch', () => {
  function pageOf(answer: () => Promise<unknown>) {
    const calls: unknown[][] = [];
    const page = {
      fetch: (...args: unknown[]) => {
        calls.push(args);
        return answer();
      },
    };
    return { page, calls };
  }

  test('keeps method, address, status, duration and size, and hands on request and answer untouched', async () => {
    const { network, entries } = watch();
    const response = new Response('12345', { status: 201, headers: { 'content-length': '5' } });
    const { page, calls } = pageOf(() => Promise.resolve(response));
    hookFetch(page, network);
    const init = { method: 'post', headers: { authorization: 'Bearer secret' }, body: 'private' };
    expect(await page.fetch('items?token=t', init)).toBe(response);
    expect(calls).toEqual([['items?token=t', init]]);
    expect(calls[0]?.[1]).toBe(init);
    expect(entries).toEqual([
      {
        kind: 'fetch',
        method: 'POST',
        url: 'http://p.test/shop/items?token=***',
        status: 201,
        state: 'completed',
        duration_ms: 5,
        size_bytes: 5,
        at: 1000,
      },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/secret|private/);
    expect(await response.text()).toBe('12345');
  });

  test.each([
    [new URL('http://api.test/a'), undefined, 'GET', 'http://api.test/a'],
    [new Request('http://api.test/b', { method: 'DELETE' }), undefined, 'DELETE', 'http://api.test/b'],
    [new Request('http://api.test/b', { method: 'DELETE' }), { method: 'PUT' }, 'PUT', 'http://api.test/b'],
  ])('reads %o', async (input: unknown, init: unknown, method: string, url: string) => {
    const { network, entries } = watch();
    const { page } = pageOf(() => Promise.resolve(new Response()));
    hookFetch(page, network);
    await page.fetch(input, init);
    expect(entries).toMatchObject([{ method, url }]);
  });

  test('a failure reaches the app once and is kept', async () => {
    const { network, entries } = watch();
    const failure = new TypeError('Failed to fetch');
    const { page } = pageOf(() => Promise.reject(failure));
    hookFetch(page, network);
    await expect(page.fetch('/x')).rejects.toBe(failure);
    expect(entries).toMatchObject([{ status: 0, state: 'failed', error: 'Failed to fetch' }]);
  });

  test('a request that the app gives up is no fault', async () => {
    const { network, entries } = watch();
    const { page } = pageOf(() => Promise.reject(new DOMException('given up', 'AbortError')));
    hookFetch(page, network);
    await expect(page.fetch('/x')).rejects.toThrow('given up');
    expect(entries).toMatchObject([{ state: 'failed', error: 'aborted' }]);
  });
});

describe('hookXhr', () => {
  class FakeXhr extends EventTarget {
    status = 0;
    open(_method: string, _url: string | URL): void {}
    send(_body?: string): void {}
    finish(status: number, events: readonly string[]): void {
      this.status = status;
      for (const type of events) this.dispatchEvent(Object.assign(new Event(type), { loaded: 12 }));
    }
  }

  test.each([
    [204, ['load', 'loadend'], { status: 204, state: 'completed', size_bytes: 12 }],
    [0, ['error', 'loadend'], { status: 0, state: 'failed', error: 'failed' }],
    [0, ['abort', 'loadend'], { status: 0, state: 'failed', error: 'aborted' }],
    [0, ['timeout', 'loadend'], { status: 0, state: 'failed', error: 'timed out' }],
  ])('status %i after %o', (status, events, expected) => {
    const { network, entries } = watch();
    class Xhr extends FakeXhr {
      override open(_method: string, _url: string | URL): void {}
      override send(_body?: string): void {}
    }
    hookXhr(Xhr.prototype, network);
    const xhr = new Xhr();
    xhr.open('put', '/a');
    xhr.send('private');
    expect(entries).toEqual([]);
    xhr.finish(status, events);
    expect(entries).toMatchObject([{ kind: 'xhr', method: 'PUT', url: 'http://p.test/a', ...expected }]);
  });

  test('one object used twice is two requests', () => {
    const { network, entries } = watch();
    hookXhr(FakeXhr.prototype, network);
    const xhr = new FakeXhr();
    for (const url of ['/1', '/2']) {
      xhr.open('GET', url);
      xhr.send();
      xhr.finish(200, ['loadend']);
    }
    expect(entries.map(({ url }) => url)).toEqual(['http://p.test/1', 'http://p.test/2']);
  });
});

test.each([
  [true, 'completed'],
  [false, 'failed'],
])('a beacon that was queued: %s', (isQueued, state) => {
  const { network, entries } = watch();
  const navigator = { sendBeacon: (_url: string, _data?: string) => isQueued };
  hookBeacon(navigator, network);
  expect(navigator.sendBeacon('/visits', 'private')).toBe(isQueued);
  expect(entries).toMatchObject([{ kind: 'beacon', method: 'POST', url: 'http://p.test/visits', state }]);
});

describe('hookSockets', () => {
  function setUp(takesReload = false) {
    class FakeSocket extends EventTarget {
      readonly url: string;
      readonly protocols: unknown;
      constructor(url: string, protocols?: unknown) {
        super();
        this.url = url;
        this.protocols = protocols;
      }
    }
    const page = { WebSocket: FakeSocket };
    const updates: HmrEvent[] = [];
    const { network, entries } = watch();
    hookSockets(page, { network, hmr: (event) => void updates.push(event), takesReload: () => takesReload });
    return { page, entries, updates };
  }

  test('open and close are two entries', () => {
    const { page, entries } = setUp();
    const socket = new page.WebSocket('ws://p.test/live');
    socket.dispatchEvent(new Event('open'));
    socket.dispatchEvent(Object.assign(new Event('close'), { code: 1000 }));
    expect(entries).toMatchObject([
      { kind: 'websocket', url: 'ws://p.test/live', status: 101, state: 'open' },
      { kind: 'websocket', status: 1000, state: 'completed' },
    ]);
  });

  test('one that never opened has failed', () => {
    const { page, entries } = setUp();
    new page.WebSocket('ws://p.test/live').dispatchEvent(Object.assign(new Event('close'), { code: 1006 }));
    expect(entries).toMatchObject([{ status: 1006, state: 'failed' }]);
  });

  test("Vite's sockets are read for updates and are no traffic of the app", () => {
    const { page, entries, updates } = setUp();
    const socket = new page.WebSocket('ws://p.test/', 'vite-hmr');
    socket.dispatchEvent(Object.assign(new Event('message'), { data: '{"type":"update","updates":[]}' }));
    socket.dispatchEvent(Object.assign(new Event('close'), { code: 1006 }));
    new page.WebSocket('ws://p.test/', ['vite-ping']).dispatchEvent(new Event('close'));
    expect(updates).toEqual([{ kind: 'updated', isReload: false }]);
    expect(entries).toEqual([]);
  });

  test.each([
    ['the page loads itself anew where nobody does it for it', false, ['full-reload', 'update']],
    ['where the builder loads it anew, Vite does not hear of it', true, ['update']],
  ])('%s', (_what, takesReload, expected) => {
    const { page } = setUp(takesReload);
    const socket = new page.WebSocket('ws://p.test/', 'vite-hmr');
    const heard: string[] = [];
    socket.addEventListener('message', (event) => heard.push(typeOf(event)));
    for (const type of ['full-reload', 'update'])
      socket.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify({ type }) }));
    expect(heard).toEqual(expected);
  });

  function typeOf(event: Event): string {
    const data: unknown = Reflect.get(event, 'data');
    return /"type":"([a-z-]+)"/.exec(String(data))?.[1] ?? '';
  }
});
