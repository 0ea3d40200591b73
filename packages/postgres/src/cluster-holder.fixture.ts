import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export interface Holder {
  readonly pid: number;
  /** Resolves with the first message that fits; rejects when the process ends before it. */
  message(kind: string, fits?: (message: Message) => boolean): Promise<Message>;
  readonly lastCommitted: () => number;
  /** kill -9, and waits until it is gone. */
  kill(): Promise<void>;
}

interface Message {
  readonly kind: string;
  readonly postgres?: number;
  readonly n?: number;
  readonly error?: string;
}

const program = fileURLToPath(new URL('./hold-cluster.fixture.ts', import.meta.url));

export function holdCluster(dataDir: string, mode: 'hold' | 'write' = 'hold'): Holder {
  const child = spawn(process.execPath, [program, dataDir, mode], { stdio: ['ignore', 'pipe', 'inherit'] });
  const exited = once(child, 'exit');
  const seen: Message[] = [];
  const waiting = new Set<() => void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const parsed: unknown = JSON.parse(line);
    if (isMessage(parsed)) seen.push(parsed);
    for (const check of waiting) check();
  });
  const message = (kind: string, fits: (message: Message) => boolean = () => true) =>
    new Promise<Message>((resolve, reject) => {
      const check = () => {
        const found = seen.find((entry) => entry.kind === kind && fits(entry));
        if (!found) return;
        waiting.delete(check);
        resolve(found);
      };
      waiting.add(check);
      child.once('close', () => reject(new Error(`ended before "${kind}": ${JSON.stringify(seen.at(-1))}`)));
      check();
    });
  return {
    pid: child.pid ?? 0,
    message,
    lastCommitted: () => seen.reduce((last, entry) => Math.max(last, entry.n ?? 0), 0),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

function isMessage(value: unknown): value is Message {
  return typeof value === 'object' && value !== null && 'kind' in value && typeof value.kind === 'string';
}
