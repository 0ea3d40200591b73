import { join } from 'node:path';
import type { Processes } from './processes.ts';
import { findChromium, thisMachine } from './system-packages.ts';

export type TestBrowser =
  | { readonly kind: 'found'; readonly program: string }
  | { readonly kind: 'none'; readonly reason: string };

const BRINGER = 'packages/inspect/src/browser/bring-chromium.fixture.ts';

/** The system's browser, or else the one that npm brings: an ordinary user can install nothing into the system. */
export async function findTestBrowser(root: string, processes: Processes): Promise<TestBrowser> {
  const program = findChromium(thisMachine());
  if (program !== undefined) return { kind: 'found', program };
  const brought = await processes.run('node', [BRINGER, join(root, '.cache', 'browser')]);
  const last = brought.output.trimEnd().split('\n').at(-1) ?? '';
  if (brought.code !== 0) return { kind: 'none', reason: `chromium is missing (${last})` };
  return { kind: 'found', program: last };
}
