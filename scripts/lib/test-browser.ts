import { join } from 'node:path';
import type { Processes } from './processes.ts';
import type { StageResult } from './stages.ts';
import { findChromium, thisMachine } from './system-packages.ts';

export type TestBrowser =
  | { readonly kind: 'found'; readonly program: string }
  | {
      readonly kind: 'none';
      readonly reason: string;
      /** Whether npm has one for machines like this. */
      readonly isToBeHad: boolean;
    };

/** The bringer ends with it where npm has no browser for this machine. */
const NOTHING_TO_BRING = 3;
const BRINGER = 'packages/inspect/src/browser/bring-chromium.fixture.ts';

/** The system's browser, or else the one that npm brings: an ordinary user can install nothing into the system. */
export async function findTestBrowser(root: string, processes: Processes): Promise<TestBrowser> {
  const program = findChromium(thisMachine());
  if (program !== undefined) return { kind: 'found', program };
  const brought = await processes.run('node', [BRINGER, join(root, '.cache', 'browser')]);
  const last = brought.output.trimEnd().split('\n').at(-1) ?? '';
  if (brought.code === 0) return { kind: 'found', program: last };
  const isToBeHad = brought.code !== NOTHING_TO_BRING;
  return { kind: 'none', reason: `chromium is missing (${last})`, isToBeHad };
}

/** A browser that could have been had and is not there is a failure; one that nobody offers leaves its stage out. */
export function withoutBrowser({ reason, isToBeHad }: Extract<TestBrowser, { kind: 'none' }>): StageResult {
  if (isToBeHad) return { passed: 0, failed: 1, note: `not run: ${reason}` };
  return { passed: 0, failed: 0, note: `LEFT OUT: ${reason}; CHROMIUM may name one` };
}
