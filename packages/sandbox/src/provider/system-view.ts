import { execFile } from 'node:child_process';
import { lstat, mkdir, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SystemView } from './bubblewrap-arguments.ts';

const run = promisify(execFile);

const SYSTEM_FOLDERS = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32'];

const ETC: Readonly<Record<string, string>> = {
  passwd: 'app:x:1000:1000:app:/tmp:/bin/sh\n',
  group: 'app:x:1000:\n',
  hosts: '127.0.0.1 localhost\n::1 localhost\n',
  'resolv.conf': '',
  'nsswitch.conf': 'passwd: files\ngroup: files\nhosts: files\n',
};

export async function makeSystemView(root: string, bubblewrap: string): Promise<SystemView> {
  const etcDir = join(root, 'etc');
  await mkdir(etcDir, { recursive: true, mode: 0o755 });
  for (const [name, text] of Object.entries(ETC)) {
    await writeFile(join(etcDir, name), text, { mode: 0o644 });
  }
  const { stdout } = await run(bubblewrap, ['--help'], { timeout: 5000 });
  return {
    folders: await findFolders(),
    etcDir,
    canDisableUserNamespaces: stdout.includes('--disable-userns'),
  };
}

async function findFolders(): Promise<SystemView['folders']> {
  const found: { path: string; linkTo: string | undefined }[] = [];
  for (const path of SYSTEM_FOLDERS) {
    const kind = await lstat(path).catch(() => undefined);
    if (kind?.isSymbolicLink()) found.push({ path, linkTo: await readlink(path) });
    if (kind?.isDirectory()) found.push({ path, linkTo: undefined });
  }
  return found;
}
