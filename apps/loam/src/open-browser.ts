import {
  createBrowser,
  createPageAnalyser,
  findChromium,
  type AddressGuard,
  type PageAnalyser,
  type PageBrowser,
} from '@loam/inspect';
import type { Logger } from '@loam/kernel';
import { join } from 'node:path';

export interface OpenBrowser {
  /** What looks at pages of projects before they are saved. */
  readonly browser: PageBrowser;
  /** What analyses published sites. */
  analyser(guard: AddressGuard): PageAnalyser;
}

/** Without it the pages of projects are built but not looked at, and sites are not analysed. */
export async function openBrowser(options: {
  readonly home: string;
  readonly root: string;
  readonly chromium: string | undefined;
  readonly logger: Logger;
}): Promise<OpenBrowser | undefined> {
  const { home, root, logger } = options;
  const workDir = join(home, 'inspect');
  const chromium = await findChromium({ executable: options.chromium, workDir });
  if (!chromium) {
    logger.info({}, 'no browser was found that can be held: pages are not looked at');
    return undefined;
  }
  const scriptsDir = join(root, 'packages', 'inspect', 'src', 'speed', 'inside');
  return {
    browser: createBrowser({ chromium, logger }),
    analyser: (guard) => createPageAnalyser({ chromium, guard, workDir, scriptsDir, logger }),
  };
}
