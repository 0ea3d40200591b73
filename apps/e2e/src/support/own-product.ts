import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface OwnProduct {
  readonly url: string;
  /** Its data folder. */
  readonly home: string;
  /** What it has printed so far. */
  printed(): string;
  stop(): Promise<void>;
}

export interface OwnProductOptions {
  readonly env: Readonly<Record<string, string>>;
  /** As somebody who is nobody on this machine, where we may choose. */
  readonly isOrdinary: boolean;
}

const nobody = 65_534;
const repository = join(import.meta.dirname, '..', '..', '..', '..');
const root = process.env['LOAM_E2E_PRODUCT'] ?? repository;
const readyMs = 240_000;

/** A second installation beside the one that all journeys share, with its own data, on a free port. */
export async function startOwnProduct(options: OwnProductOptions): Promise<OwnProduct> {
  const home = mkdtempSync(join(tmpdir(), 'loam-e2e-own-'));
  chmodSync(home, 0o755);
  const account =
    options.isOrdinary && process.getuid?.() === 0 && canEverybodyEnter(root)
      ? { uid: nobody, gid: nobody }
      : undefined;
  if (account) chownSync(home, account.uid, account.gid);
  const data = join(home, 'data');
  const { child, printed } = spawnBuilt({ HOME: home, ...options.env, LOAM_HOME: data }, account);
  const stop = async () => {
    await end(child);
    rmSync(home, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const url = await within(readyMs, child, () => / is ready at (http:\S+)/.exec(printed())?.[1]);
    return { url, home: data, printed, stop };
  } catch (error) {
    await stop();
    throw new Error(`It did not start: ${printed()}`, { cause: error });
  }
}

/** What the product says that is started on what another one works on, once it has given up. */
export async function startBeside(env: Readonly<Record<string, string>>): Promise<string> {
  const { child, printed } = spawnBuilt(env);
  const limit = setTimeout(() => child.kill('SIGTERM'), readyMs);
  const code = await new Promise((done) => void child.once('close', done));
  clearTimeout(limit);
  return `${printed()}ended with ${String(code)}`;
}

/** The address of its database, which it has to itself. */
export function databaseOf({ home }: OwnProduct): string {
  const folder = join(home, 'postgres');
  const password = readFileSync(join(folder, 'password'), 'utf8').trim();
  return `postgresql://loam:${password}@localhost/loam?host=${encodeURIComponent(join(folder, 'socket'))}`;
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

function spawnBuilt(env: Readonly<Record<string, string>>, account?: Account) {
  const child = spawn(process.execPath, ['apps/loam/dist/main.js', '--port', '0'], {
    cwd: root,
    env: { ...machineSettings(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...account,
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  return { child, printed: () => printed };
}

/** How this machine reaches its package registry, and nothing that is set for the other installation. */
function machineSettings(): Record<string, string> {
  const isNeeded = (name: string) =>
    /^(PATH|CHROMIUM|NODE_EXTRA_CA_CERTS|npm_config_.*|https?_proxy|no_proxy)$/i.test(name);
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value !== undefined && isNeeded(name) ? [[name, value]] : [],
    ),
  );
}

function canEverybodyEnter(folder: string): boolean {
  const isOpen = (statSync(folder).mode & 0o005) === 0o005;
  return isOpen && (folder === dirname(folder) || canEverybodyEnter(dirname(folder)));
}

function within(timeoutMs: number, child: ChildProcess, find: () => string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('it took too long')), timeoutMs);
    const look = () => {
      const found = find();
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    };
    child.stdout?.on('data', look);
    child.once('exit', (code) => reject(new Error(`it ended with ${code}`)));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise<void>((done) => void child.once('exit', () => done()));
  child.kill('SIGTERM');
  await ended;
}
