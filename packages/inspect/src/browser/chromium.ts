import { constants } from 'node:fs';
import { access, chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { BROWSER_PLACES } from '../../../../browser-places.data.ts';
import { launchChromium } from './launch-chromium.ts';

/** A browser that may be shown pages nobody has read. */
export interface Chromium {
  /** Starts the program behind its walls. */
  readonly executable: string;
  readonly args: readonly string[];
  /** In a tree of its own without a network: then it is reached through a socket that is put there. */
  readonly inWalls: Walls | undefined;
}

/** A tree and a network of its own for each start of the browser. */
export interface Walls {
  /** Another script that starts it, with more of the machine in sight and other words first. */
  writeLauncher(launcher: Launcher): Promise<string>;
}

export interface Launcher {
  readonly path: string;
  readonly binds: readonly Bind[];
  /** Before the browser's own command. */
  readonly words: readonly string[];
}

export interface Bind {
  readonly from: string;
  readonly to: string;
}

/** What holds programs on this machine. */
export interface BrowserHold {
  /** Whether what runs there sees only what is bound and has no network. */
  readonly hasOwnTree: boolean;
  /** Whether it is kept from what our own account may do. */
  readonly isOther: boolean;
  /** Words to put before a program. */
  wordsBefore(binds: readonly Bind[]): Promise<readonly string[]>;
  /** The same file where a program that is held can read it. */
  reachable(path: string): Promise<string>;
}

export interface ChromiumSource {
  /** Of the operator; the usual places otherwise. */
  readonly executable?: string | undefined;
  /** One that npm brought, for machines that have none. */
  readonly fetched?: string | undefined;
  readonly workDir: string;
  /** Undefined: nothing but the browser's own sandbox, where it has one. */
  readonly hold: BrowserHold | undefined;
}

const OPTIONAL_FOLDERS = '/etc/fonts /etc/chromium /etc/chromium.d /etc/alternatives /opt'.split(' ');

/** Bounded heap, no calls home. Pages are served by interception, so it needs no network at all. */
const FLAGS = ['--js-flags=--max-old-space-size=512', '--disable-dev-shm-usage', '--mute-audio'];

/**
 * Chromium as projects are held: in namespaces without a network, else under an account of its own, else by its own
 * sandbox. Where it has none either, and projects have our rights anyway, it goes without.
 */
export async function findChromium(source: ChromiumSource): Promise<Chromium | undefined> {
  const usual = source.fetched === undefined ? BROWSER_PLACES : [...BROWSER_PLACES, source.fetched];
  const program = await firstUsable(source.executable === undefined ? usual : [source.executable]);
  if (program === undefined) return undefined;
  if (source.hold?.hasOwnTree) return behindWalls(source.hold, source.workDir, program);
  if (source.hold?.isOther) return asOther(source.hold, source.workDir, program);
  return withOwnSandbox(program);
}

async function behindWalls(hold: BrowserHold, workDir: string, program: string): Promise<Chromium> {
  const own = [...(await present(OPTIONAL_FOLDERS)).map(same), ...ownFolder(program)];
  const writeLauncher = async ({ path, binds, words }: Launcher) =>
    writeScript(
      path,
      `exec ${quote([...(await hold.wordsBefore([...own, ...binds])), ...words, program])} "$@"`,
    );
  return {
    executable: await writeLauncher({ path: join(workDir, 'held-chromium'), binds: [], words: [] }),
    args: [...FLAGS, '--no-sandbox'],
    inWalls: { writeLauncher },
  };
}

/** Whoever starts it makes a folder that only they may enter: as another account it takes one of its own. */
const OWN_PROFILE = `profile=$(mktemp -d) || exit 126
HOME=$profile "$@" --user-data-dir="$profile/data"
code=$?
rm -rf "$profile"
exit "$code"`;

async function asOther(hold: BrowserHold, workDir: string, program: string): Promise<Chromium> {
  const words = [...(await hold.wordsBefore([])), 'sh', '-c', OWN_PROFILE, 'browser', program];
  const executable = await writeScript(join(workDir, 'held-chromium'), `cd /\nexec ${quote(words)} "$@"`);
  return withOwnSandbox(executable);
}

/** Without the rights for its own sandbox it does not start with it. */
async function withOwnSandbox(executable: string): Promise<Chromium> {
  const own: Chromium = { executable, args: FLAGS, inWalls: undefined };
  const starts = await launchChromium(own).then(
    (browser) => browser.close().then(() => true),
    () => false,
  );
  return starts ? own : { ...own, args: [...FLAGS, '--no-sandbox'] };
}

function ownFolder(executable: string): readonly Bind[] {
  const isOfSystem = ['/usr/', '/opt/'].some((folder) => executable.startsWith(folder));
  return isOfSystem ? [] : [same(dirname(executable))];
}

function same(path: string): Bind {
  return { from: path, to: path };
}

async function writeScript(path: string, command: string): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `#!/bin/sh\n${command}\n`);
  await chmod(path, 0o755);
  return path;
}

function quote(words: readonly string[]): string {
  return words.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ');
}

async function present(paths: readonly string[]): Promise<readonly string[]> {
  const found = await Promise.all(
    paths.map((path) =>
      stat(path).then(
        () => [path],
        () => [],
      ),
    ),
  );
  return found.flat();
}

async function firstUsable(paths: readonly string[]): Promise<string | undefined> {
  for (const path of paths) if (await isUsable(path)) return path;
  return undefined;
}

function isUsable(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
