import { lstat, mkdir, readlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface SystemView {
  /** Folders of the machine that programs need, as they are there: real, or a link into /usr. */
  readonly folders: readonly { readonly path: string; readonly linkTo: string | undefined }[];
  /** Our own /etc: no accounts, names or settings of the machine. */
  readonly etcDir: string;
}

const SYSTEM_FOLDERS = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32'];

const ETC: Readonly<Record<string, string>> = {
  passwd: 'app:x:1000:1000:app:/tmp:/bin/sh\n',
  group: 'app:x:1000:\n',
  hosts: '127.0.0.1 localhost\n::1 localhost\n',
  'resolv.conf': '',
  'nsswitch.conf': 'passwd: files\ngroup: files\nhosts: files\n',
};

/** Where the machine's own may be mounted for a program that needs them: a browser. */
const EMPTY_FOLDERS = ['alternatives', 'chromium', 'chromium.d', 'fonts'];

export async function makeSystemView(root: string): Promise<SystemView> {
  const etcDir = join(root, 'etc');
  await mkdir(etcDir, { recursive: true, mode: 0o755 });
  for (const name of EMPTY_FOLDERS) await mkdir(join(etcDir, name), { recursive: true, mode: 0o755 });
  for (const [name, text] of Object.entries(ETC)) {
    await writeFile(join(etcDir, name), text, { mode: 0o644 });
  }
  return { folders: await findFolders(), etcDir };
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
