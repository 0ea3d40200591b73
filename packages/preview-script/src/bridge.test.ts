import { afterEach, describe, expect, test } from 'vitest';
import { createBridge, type Bridge, type WindowMessage } from './bridge.ts';
import type { Command, Connect } from './core/messages.ts';

const builderOrigin = 'http://localhost:3000';
const nonce = 'n'.repeat(32);
const opened: MessagePort[] = [];
const bridges: Bridge[] = [];

afterEach(() => {
  for (const port of opened.splice(0)) port.close();
  for (const bridge of bridges.splice(0)) bridge.close();
});

function setUp() {
  const parent = {};
  const listeners = new Set<(event: WindowMessage) => void>();
  const window = {
    parent,
    addEventListener: (_type: 'message', listener: (event: WindowMessage) => void) =>
      void listeners.add(listener),
    removeEventListener: (_type: 'message', listener: (event: WindowMessage) => void) =>
      void listeners.delete(listener),
  };
  const connects: Connect[] = [];
  const commands: Command[] = [];
  const bridge = createBridge({
    window,
    builderOrigin,
    connected: (connect) => void connects.push(connect),
    command: (command) => void commands.push(command),
  });
  bridges.push(bridge);
  /** Hands a new port to the page as the builder would, except for what is said otherwise. */
  const offer = (different: Partial<WindowMessage> = {}) => {
    const { port1, port2 } = new MessageChannel();
    opened.push(port1, port2);
    let isHidden = false;
    const event: WindowMessage = {
      isTrusted: true,
      origin: builderOrigin,
      source: parent,
      data: { type: 'loam:connect', nonce },
      ports: [port2],
      stopImmediatePropagation: () => void (isHidden = true),
      ...different,
    };
    for (const listener of listeners) listener(event);
    return { port: port1, isHidden };
  };
  return { bridge, connects, commands, offer, listeners };
}

function nextMessage(port: MessagePort): Promise<unknown> {
  return new Promise((resolve) => {
    port.addEventListener('message', ({ data }: MessageEvent<unknown>) => resolve(data), { once: true });
    port.start();
  });
}

/** A port delivers in order: when the last of these has come, all before it have. */
async function say(port: MessagePort, ...messages: readonly unknown[]): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  opened.push(port1, port2);
  for (const message of messages) port.postMessage(message);
  const settled = nextMessage(port1);
  port2.postMessage('after');
  await settled;
  await new Promise<void>((resolve) => void setImmediate(resolve));
}

describe('createBridge', () => {
  test('answers over the port of the builder, with its nonce, and hides the offer from the app', async () => {
    const { bridge, connects, offer } = setUp();
    expect(bridge.isConnected()).toBe(false);
    const { port, isHidden } = offer();
    expect([connects, isHidden]).toEqual([[{ nonce, replay: false }], true]);
    const heard = nextMessage(port);
    bridge.send({ type: 'leaving' });
    expect(await heard).toEqual({ type: 'leaving', nonce });
  });

  test.each([
    ['another origin', { origin: 'http://evil.test' }],
    ['an origin that begins alike', { origin: 'http://localhost:30000' }],
    ['no origin', { origin: 'null' }],
    ['another frame', { source: {} }],
    ['no frame', { source: null }],
    ['an event made by the app', { isTrusted: false }],
    ['no port', { ports: [] }],
    ['two ports', { ports: [{}, {}] }],
    ['what is no port', { ports: [{ postMessage: () => undefined }] }],
    ['a short nonce', { data: { type: 'loam:connect', nonce: 'x' } }],
    ['another type', { data: { type: 'connect', nonce } }],
    ['a field more', { data: { type: 'loam:connect', nonce, admin: true } }],
  ] satisfies readonly (readonly [string, Partial<WindowMessage>])[])(
    'an offer with %s changes nothing and stays visible to the app',
    (_name, different) => {
      const { bridge, connects, offer } = setUp();
      expect(offer(different).isHidden).toBe(false);
      expect(bridge.isConnected()).toBe(false);
      expect(connects).toEqual([]);
    },
  );

  test('commands with the nonce are carried out, all others ignored', async () => {
    const { commands, offer } = setUp();
    const { port } = offer();
    await say(
      port,
      { type: 'reload', nonce: 'm'.repeat(32) },
      { type: 'reload' },
      { type: 'explode', nonce },
      'reload',
      { type: 'navigate', path: '//evil.test', nonce },
      { type: 'navigate', path: '/a', nonce },
    );
    expect(commands).toEqual([{ type: 'navigate', path: '/a' }]);
  });

  test('a second connection takes the place of the first', async () => {
    const { bridge, commands, offer } = setUp();
    const first = offer();
    const other = 'o'.repeat(32);
    const second = offer({ data: { type: 'loam:connect', nonce: other } });
    expect(second.isHidden).toBe(true);
    await say(first.port, { type: 'reload', nonce }, { type: 'reload', nonce: other });
    expect(commands).toEqual([]);
    bridge.send({ type: 'leaving' });
    expect(bridge.isConnected()).toBe(true);
  });

  test('closed, it listens no more', () => {
    const { bridge, listeners, offer } = setUp();
    offer();
    bridge.close();
    expect([listeners.size, bridge.isConnected()]).toEqual([0, false]);
  });
});
