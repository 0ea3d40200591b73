import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowserProgram } from './browser-program.ts';

export interface Tab {
  open(url: string): Promise<void>;
  /** Waits until the expression is true in the page. */
  until(expression: string): Promise<void>;
  close(): void;
}

export interface Browser {
  newTab(): Promise<Tab>;
  close(): Promise<void>;
}

const PATIENCE_MS = 30_000;

/** The machine's headless browser, driven by its own protocol; undefined where there is none. */
export async function startBrowser(): Promise<Browser | undefined> {
  const program = findBrowserProgram();
  if (program === undefined) return undefined;
  const profile = await mkdtemp(join(tmpdir(), 'loam-bench-browser-'));
  const flags = [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--no-first-run',
    // Tabs that stand behind another are measured like the one in front.
    '--disable-background-timer-throttling',
    '--disable-renderer-backgrounding',
    '--disable-backgrounding-occluded-windows',
  ];
  const child = spawn(
    program,
    [...flags, '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const base = new URL(await addressOf(child));
  return {
    async newTab() {
      const answer = await fetch(`http://${base.host}/json/new?about:blank`, { method: 'PUT' });
      const tab: unknown = await answer.json();
      return connect(textOf(tab, 'webSocketDebuggerUrl'));
    },
    async close() {
      child.kill('SIGKILL');
      await new Promise<void>((resolve) => child.once('close', () => resolve()));
      await rm(profile, { recursive: true, force: true });
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    child.once('exit', () => reject(new Error(`the browser did not start: ${text.slice(-500)}`)));
    child.stderr?.on('data', (chunk: Buffer) => {
      text += String(chunk);
      const address = /ws:\/\/\S+/.exec(text)?.[0];
      if (address) resolve(address);
    });
  });
}

async function connect(address: string): Promise<Tab> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, (answer: unknown) => void>();
  let count = 0;
  socket.addEventListener('message', ({ data }) => {
    const message: unknown = JSON.parse(String(data));
    if (typeof message === 'object' && message && 'id' in message) waiting.get(Number(message.id))?.(message);
  });
  await new Promise<void>((resolve) => {
    socket.addEventListener('open', () => resolve());
  });
  const call = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve) => {
      count += 1;
      waiting.set(count, resolve);
      socket.send(JSON.stringify({ id: count, method, params }));
    });
  return {
    async open(url) {
      // Timers of a tab in the background run once a second.
      await call('Page.bringToFront');
      await call('Page.navigate', { url });
    },
    async until(expression) {
      const wait = `new Promise((done) => { const look = () => (${expression}) ? done(true) : setTimeout(look, 4); look(); setTimeout(() => done(false), 5000); })`;
      // A navigation ends the wait of the page before; it is asked again.
      for (const startedAt = performance.now(); performance.now() - startedAt < PATIENCE_MS;) {
        const answer = await call('Runtime.evaluate', {
          expression: wait,
          awaitPromise: true,
          returnByValue: true,
        });
        if (JSON.stringify(answer).includes('"value":true')) return;
      }
      throw new Error(`not seen in the page: ${expression}`);
    },
    close() {
      // A closing page does not always answer.
      void call('Page.close');
      socket.close();
    },
  };
}

function textOf(value: unknown, name: string): string {
  const found: unknown =
    typeof value === 'object' && value ? Object.entries(value).find(([key]) => key === name)?.[1] : '';
  return String(found);
}
