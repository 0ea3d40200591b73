import { constants } from 'node:fs';
import { access, chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A browser that may be shown pages nobody has read. */
export interface Chromium {
  readonly executable: string;
  readonly args: readonly string[];
  /** The program itself, for whoever holds it in another way. */
  readonly program: string;
  /** By bubblewrap; otherwise by its own sandbox. */
  readonly isHeld: boolean;
  /** What the program needs to see of itself where it is not one of the system's. */
  readonly binds: readonly Bind[];
}

export interface Bind {
  readonly from: string;
  readonly to: string;
}

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const OPTIONAL_FOLDERS = '/lib64 /etc/fonts /etc/chromium /etc/chromium.d /etc/alternatives /opt'.split(' ');
const BUBBLEWRAP = '/usr/bin/bwrap';

/** Bounded heap, no calls home. Pages are served by interception, so it needs no network at all. */
const FLAGS = ['--js-flags=--max-old-space-size=512', '--disable-dev-shm-usage', '--mute-audio'];

/**
 * Chromium in namespaces of its own: no network, no files but the system's programs and fonts. Without bubblewrap it
 * has to rely on its own sandbox, which it does not have as root; there we go without.
 */
export async function findChromium(options: {
  /** Of the operator; the usual places otherwise. */
  readonly executable?: string | undefined;
  /** One that npm brought, for machines that have none. */
  readonly fetched?: string | undefined;
  readonly workDir: string;
}): Promise<Chromium | undefined> {
  const usual = options.fetched === undefined ? PLACES : [...PLACES, options.fetched];
  const executable = await firstUsable(options.executable === undefined ? usual : [options.executable]);
  if (executable === undefined) return undefined;
  const binds = ownFolder(executable);
  if (await isUsable(BUBBLEWRAP)) {
    const path = join(options.workDir, 'held-chromium');
    const held = await writeLauncher({ path, words: [executable], binds });
    return { executable: held, args: [...FLAGS, '--no-sandbox'], program: executable, isHeld: true, binds };
  }
  if (!(await canHoldBrowser())) return undefined;
  return { executable, args: FLAGS, program: executable, isHeld: false, binds };
}

/** Whether a browser, were there one, could be shown pages that nobody has read. */
export async function canHoldBrowser(): Promise<boolean> {
  return process.getuid?.() !== 0 || (await isUsable(BUBBLEWRAP));
}

function ownFolder(executable: string): readonly Bind[] {
  const isOfSystem = ['/usr/', '/opt/'].some((folder) => executable.startsWith(folder));
  const folder = dirname(executable);
  return isOfSystem ? [] : [{ from: folder, to: folder }];
}

const HELD = [
  '--unshare-all --die-with-parent --clearenv --hostname check --uid 65534 --gid 65534',
  '--proc /proc --dev /dev --tmpfs /tmp --tmpfs /dev/shm --ro-bind /usr /usr',
  '--symlink usr/bin /bin --symlink usr/lib /lib',
  '--setenv HOME /tmp --setenv PATH /usr/bin:/bin --setenv TZ UTC',
  '--setenv XDG_CONFIG_HOME /tmp --setenv XDG_CACHE_HOME /tmp',
].join(' ');

/** A script that runs `words` and its own arguments in there, with more of the machine in sight where that is needed. */
export async function writeLauncher(launcher: {
  readonly path: string;
  readonly words: readonly string[];
  readonly binds?: readonly Bind[];
}): Promise<string> {
  await mkdir(dirname(launcher.path), { recursive: true });
  const words = [
    BUBBLEWRAP,
    ...HELD.split(' '),
    ...(await present(OPTIONAL_FOLDERS)).flatMap((folder) => ['--ro-bind', folder, folder]),
    ...(launcher.binds ?? []).flatMap(({ from, to }) => ['--ro-bind', from, to]),
    ...launcher.words,
  ];
  await writeFile(launcher.path, `#!/bin/sh\nexec ${words.map(quoted).join(' ')} "$@"\n`);
  await chmod(launcher.path, 0o755);
  return launcher.path;
}

function quoted(word: string): string {
  return `'${word.replaceAll("'", `'\\''`)}'`;
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
