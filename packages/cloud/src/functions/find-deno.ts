import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The Deno that was installed for this machine; undefined where npm has none for it. */
export function findDeno(): string | undefined {
  const require = createRequire(import.meta.url);
  const system =
    process.platform === 'linux' ? `linux-${process.arch}-glibc` : `${process.platform}-${process.arch}`;
  try {
    return join(dirname(require.resolve(`@deno/${system}/package.json`)), 'deno');
  } catch {
    return undefined;
  }
}
