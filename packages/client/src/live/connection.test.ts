import { expect, test } from 'vitest';
import { createConnection, type SocketLike } from './connection.ts';

class FakeSocket implements SocketLike {
  readonly sent: string[] = [];
  isClosed = false;
  private readonly listeners = new Map<string, () => void>();

  send(data: string): void {
    this.sent.push(data);
  }
  close(): void {
    this.isClosed = true;
  }
  addEventListener(type: string, listener: (event: { readonly data: unknown }) => void): void {
    this.listeners.set(type, () => listener({ data: '{"kind":"pong"}' }));
  }
  emit(type: 'open' | 'message'): void {
    this.listeners.get(type)?.();
  }
}

function connected() {
  const sockets: FakeSocket[] = [];
  const heard: string[] = [];
  let pending: { work: () => void; delayMs: number } | undefined;
  const connection = createConnection({
    url: 'ws://loam.test/api/live',
    connect: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    timers: {
      setTimeout: (work, delayMs) => (pending = { work, delayMs }),
      clearTimeout: () => (pending = undefined),
    },
    random: () => 0,
    onInput: (input) => heard.push(input.kind),
    onStatus: (status) => heard.push(status),
  });
  connection.open();
  sockets[0]?.emit('open');
  heard.length = 0;
  return { connection, sockets, heard, pending: () => pending };
}

test('renewing replaces the socket at once, without a word of being offline', () => {
  const { connection, sockets, heard } = connected();
  connection.renew();
  expect(sockets).toHaveLength(2);
  expect(sockets[0]?.isClosed).toBe(true);
  sockets[1]?.emit('open');
  expect(heard).toEqual(['closed', 'connecting', 'online', 'opened']);
});

test('renewing opens nothing that nobody asked for', () => {
  const { connection, sockets } = connected();
  connection.close();
  connection.renew();
  expect(sockets).toHaveLength(1);
});

test('a woken connection is taken for lost when no sign of life follows soon', () => {
  const { connection, sockets, heard, pending } = connected();
  connection.wake();
  expect(sockets[0]?.sent).toEqual(['{"kind":"ping"}']);
  expect(pending()?.delayMs).toBeLessThanOrEqual(3000);
  pending()?.work();
  expect(heard).toEqual(['closed', 'offline']);
});

test('a woken connection that answers goes on', () => {
  const { connection, sockets, heard, pending } = connected();
  connection.wake();
  sockets[0]?.emit('message');
  expect(pending()?.delayMs).toBeGreaterThan(3000);
  expect(heard).toEqual(['received']);
});
