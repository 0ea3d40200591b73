import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What stands in for packages that only a browser has. */
const STAND_INS: Readonly<Record<string, string>> = {
  sonner: 'export const toast = { error: () => undefined, success: () => undefined };',
  react: 'export const useSyncExternalStore = (_subscribe: unknown, read: () => unknown) => read();',
};

export interface WrittenModules {
  readonly load: (path: string) => Promise<Record<string, unknown>>;
  readonly remove: () => void;
}

/** Puts the data layer of a written app on the disk so that a test can run it. */
export function placeWritten(files: ReadonlyMap<string, string>): WrittenModules {
  const folder = mkdtempSync(join(tmpdir(), 'written-app-'));
  const place = (path: string, source: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), source);
  };
  for (const [name, source] of Object.entries(STAND_INS)) place(`stand-ins/${name}.ts`, source);
  for (const [path, source] of files) {
    if (/^src\/(data|lib)\/.*\.ts$/.test(path)) place(path, relativeImports(path, source));
  }
  return {
    load: (path) => import(/* @vite-ignore */ pathToFileURL(join(folder, path)).href),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function relativeImports(path: string, source: string): string {
  return source.replaceAll(/(from |import\()"([^"]+)"/g, (whole, before: string, module: string) => {
    const target = module.startsWith('@/')
      ? `${module.replace('@/', 'src/')}.ts`
      : module in STAND_INS
        ? `stand-ins/${module}.ts`
        : null;
    if (!target) return whole;
    const way = relative(dirname(path), target);
    return `${before}"${way.startsWith('.') ? way : `./${way}`}"`;
  });
}
