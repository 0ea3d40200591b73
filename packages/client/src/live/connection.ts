import { ServerFrame, type ClientFrame } from '@loam/contract';
import type { LiveInput } from './live-state.ts';

/** What a browser's WebSocket, Node's and that of `ws` have in common. */
export interface SocketLike {
  send(data: string): void;
  close(): void;
  addEventListener(type: 'open' | 'close' | 'error', listener: () => void): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

export interface Timers {
  setTimeout(work: () => void, delayMs: number): unknown;
  clearTimeout(timer: unknown): void;
}

export type LiveStatus = 'connecting' | 'online' | 'offline';

export interface ConnectionOptions {
  /** A function where each connection needs a fresh ticket. */
  readonly url: string | (() => Promise<string>);
  readonly connect: (url: string) => SocketLike;
  readonly timers: Timers;
  /** Between 0 and 1. */
  readonly random: () => number;
  onInput(input: LiveInput): void;
  onStatus(status: LiveStatus): void;
}

export interface Connection {
  open(): void;
  /** Dropped while there is no connection: opening subscribes to everything again. */
  send(frame: ClientFrame): void;
  wake(): void;
  /** Opens a new socket: the old one keeps the identity it was opened with. */
  renew(): void;
  close(): void;
}

const openTimeoutMs = 10_000;
const silenceBeforePingMs = 25_000;
const pongTimeoutMs = 10_000;
/** After a sign that the network changed, someone is looking at the page and waits for the answer. */
const wakePongTimeoutMs = 3000;
const firstDelayMs = 500;
const maxDelayMs = 30_000;

/** Keeps one socket open: connects again after a loss, and treats silence as a loss. */
export function createConnection(options: ConnectionOptions): Connection {
  const timer = createTimer(options.timers);
  let phase: 'idle' | 'connecting' | 'open' | 'pausing' | 'closed' = 'idle';
  let line: Line | undefined;
  let failures = 0;

  function start(): void {
    phase = 'connecting';
    options.onStatus('connecting');
    timer.set(openTimeoutMs, lose);
    line = openLine(options, {
      onOpen() {
        phase = 'open';
        timer.set(silenceBeforePingMs, probe);
        options.onStatus('online');
        options.onInput({ kind: 'opened' });
      },
      onMessage(data) {
        failures = 0;
        timer.set(silenceBeforePingMs, probe);
        const frame = parseFrame(data);
        if (frame) options.onInput({ kind: 'received', frame });
      },
      onLost: lose,
    });
  }

  function probe(waitMs = pongTimeoutMs): void {
    line?.send({ kind: 'ping' });
    timer.set(waitMs, lose);
  }

  function lose(): void {
    leave('pausing');
    // Half of the pause is random, so that a restarted server is not met by everyone at once.
    const pauseMs = Math.min(firstDelayMs * 2 ** failures, maxDelayMs) * (0.5 + options.random() / 2);
    failures += 1;
    timer.set(pauseMs, start);
  }

  function leave(next: 'pausing' | 'closed'): void {
    const wasOpen = phase === 'open';
    line?.abandon();
    line = undefined;
    timer.clear();
    phase = next;
    if (wasOpen) options.onInput({ kind: 'closed' });
    options.onStatus('offline');
  }

  return {
    open() {
      if (phase === 'idle') start();
    },
    send(frame) {
      if (phase === 'open') line?.send(frame);
    },
    wake() {
      if (phase === 'pausing') start();
      else if (phase === 'open') probe(wakePongTimeoutMs);
    },
    renew() {
      if (phase === 'idle' || phase === 'closed') return;
      if (phase === 'open') options.onInput({ kind: 'closed' });
      line?.abandon();
      failures = 0;
      start();
    },
    close() {
      if (phase !== 'closed') leave('closed');
    },
  };
}

interface Line {
  send(frame: ClientFrame): void;
  /** Closes, and nothing more is heard from it. */
  abandon(): void;
}

interface LineListener {
  onOpen(): void;
  onMessage(data: unknown): void;
  onLost(): void;
}

function openLine(options: Pick<ConnectionOptions, 'url' | 'connect'>, listener: LineListener): Line {
  let socket: SocketLike | undefined;
  let isAbandoned = false;
  const unlessAbandoned = (work: () => void) => () => {
    if (!isAbandoned) work();
  };
  const attach = (url: string) => {
    if (isAbandoned) return;
    const one = options.connect(url);
    socket = one;
    one.addEventListener('open', () => (isAbandoned ? one.close() : listener.onOpen()));
    one.addEventListener('message', (event) => unlessAbandoned(() => listener.onMessage(event.data))());
    one.addEventListener('close', unlessAbandoned(listener.onLost));
    one.addEventListener('error', unlessAbandoned(listener.onLost));
  };
  if (typeof options.url === 'string') attach(options.url);
  else options.url().then(attach, unlessAbandoned(listener.onLost));
  return {
    send: (frame) => socket?.send(JSON.stringify(frame)),
    abandon() {
      isAbandoned = true;
      socket?.close();
    },
  };
}

function createTimer(timers: Timers) {
  let timer: unknown;
  const clear = () => timers.clearTimeout(timer);
  return {
    clear,
    set(delayMs: number, work: () => void): void {
      clear();
      timer = timers.setTimeout(work, delayMs);
    },
  };
}

/** A frame that only a newer server knows is skipped. */
function parseFrame(data: unknown): ServerFrame | undefined {
  if (typeof data !== 'string') return undefined;
  try {
    const parsed = ServerFrame.safeParse(JSON.parse(data));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
