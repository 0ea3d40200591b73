import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The version that apps/web names; the test runner brings another one, which stands first on the path. */
export function viteOfWeb(root: string): string {
  const web = createRequire(join(root, 'apps', 'web', 'package.json'));
  return join(dirname(web.resolve('vite/package.json')), 'bin', 'vite.js');
}
