import { execFile } from 'node:child_process';
import { readFile, realpath } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { sandboxError } from '../errors.ts';

const run = promisify(execFile);

export interface RegistrySettings {
  readonly registry: string;
  readonly cafile: string | undefined;
  readonly proxy: string | undefined;
}

/** Folder of the npm that the machine has; it runs inside the sandbox on our own Node. */
export async function findNpm(): Promise<string> {
  for (const folder of (process.env['PATH'] ?? '').split(delimiter)) {
    const program = await realpath(join(folder, 'npm')).catch(() => undefined);
    if (program === undefined) continue;
    const packageDir = dirname(dirname(program));
    if (await isNpm(packageDir)) return packageDir;
  }
  throw sandboxError('registry_unknown', 'npm was not found on PATH.');
}

/** What the operator configured for npm on this machine. No address stands in our own files. */
export async function readRegistrySettings(npmDir: string): Promise<RegistrySettings> {
  const program = join(npmDir, 'bin', 'npm-cli.js');
  const { stdout } = await run(process.execPath, [program, 'config', 'list', '-l', '--json'], {
    cwd: '/',
    timeout: 20_000,
    maxBuffer: 4 * 1024 * 1024,
    env: { ...process.env },
  });
  const settings: unknown = JSON.parse(stdout);
  const registry = textOf(settings, 'registry');
  if (registry === undefined) throw sandboxError('registry_unknown', 'npm has no registry configured.');
  return {
    registry: registry.endsWith('/') ? registry : `${registry}/`,
    cafile: textOf(settings, 'cafile'),
    proxy: textOf(settings, 'https-proxy') ?? textOf(settings, 'proxy'),
  };
}

function textOf(settings: unknown, name: string): string | undefined {
  if (typeof settings !== 'object' || settings === null) return undefined;
  const found: unknown = Object.entries(settings).find(([key]) => key === name)?.[1];
  return typeof found === 'string' && found !== '' ? found : undefined;
}

async function isNpm(folder: string): Promise<boolean> {
  const text = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '{}');
  return /"name":\s*"npm"/.test(text);
}
