import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isSignallable } from '@loam/kernel';
import { NOT_BUNDLED } from '../../../bundling.data.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * One file of a program and everything it imports, for tests that start it as a process of its own: reading a thousand
 * files of ours costs each start six times what the rest of it does. What it says of its own place stays true.
 */
export async function bundleProgram(entry: URL): Promise<string> {
  // Here, because its native part would slow every test that imports this kit.
  const { build } = await import('rolldown');
  const folder = join(root, '.cache', 'bundled');
  mkdirSync(folder, { recursive: true });
  removeLeft(folder);
  // Three levels below the checkout, like what is built of an app.
  const own = mkdtempSync(join(folder, `program-${process.pid}-`));
  process.on('exit', () => rmSync(own, { recursive: true, force: true }));
  const input = fileURLToPath(entry);
  await build({
    input,
    cwd: root,
    platform: 'node',
    external: [...NOT_BUNDLED],
    logLevel: 'silent',
    plugins: [
      {
        name: 'own-place',
        transform(code, id) {
          if (!code.includes('import.meta.') || id.includes('/node_modules/')) return null;
          const place: Readonly<Record<string, string>> = {
            url: pathToFileURL(id).href,
            dirname: dirname(id),
            filename: id,
          };
          return code.replaceAll(/import\.meta\.(url|dirname|filename)\b/g, (_, part: string) =>
            JSON.stringify(place[part]),
          );
        },
      },
    ],
    output: { dir: own, format: 'esm', entryFileNames: '[name].js' },
  });
  return join(own, basename(input).replace(/\.ts$/, '.js'));
}

/** A worker of the test runner that is killed removes nothing. */
function removeLeft(folder: string): void {
  for (const name of readdirSync(folder)) {
    const pid = /^program-(\d+)-\w{6}$/.exec(name)?.[1];
    if (pid === undefined || isSignallable(Number(pid))) continue;
    try {
      rmSync(join(folder, name), { recursive: true, force: true });
    } catch {
      // Another account's, or another worker is at it.
    }
  }
}
