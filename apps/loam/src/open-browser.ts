import { createBrowser, findChromium, type PageBrowser } from '@loam/inspect';
import type { Logger } from '@loam/kernel';
import { join } from 'node:path';

/** What looks at pages of projects; without it their pages are built but not looked at. */
export async function openBrowser(options: {
  readonly home: string;
  readonly chromium: string | undefined;
  readonly logger: Logger;
}): Promise<PageBrowser | undefined> {
  const { home, logger } = options;
  const chromium = await findChromium({ executable: options.chromium, workDir: join(home, 'inspect') });
  if (!chromium) logger.info({}, 'no browser was found that can be held: pages are not looked at');
  return chromium && createBrowser({ chromium, logger });
}
