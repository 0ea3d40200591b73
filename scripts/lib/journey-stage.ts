import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { dig, digList, digNumber, digText, readJson } from './json.ts';
import { shortFault } from './short-fault.ts';
import type { Processes } from './processes.ts';
import type { Stage, StageResult } from './stages.ts';
import { filesBelow } from './fingerprint.ts';
import { findTestBrowser, withoutBrowser } from './test-browser.ts';

export type JourneyOptions = {
  readonly root: string;
  readonly processes: Processes;
  /** Whether the product could be built, once that is known: otherwise there is nothing to open. */
  readonly built: Promise<boolean>;
};

export function journeyStage(options: JourneyOptions): Stage {
  return { name: 'browser journeys', run: () => runJourneys(options) };
}

async function runJourneys({ root, processes, built }: JourneyOptions): Promise<StageResult> {
  if (!hasJourneys(root)) return { passed: 0, failed: 0, note: 'apps/e2e holds none yet' };
  if (!(await built)) return { passed: 0, failed: 1, note: 'not run: the build failed' };
  const browser = await findTestBrowser(root, processes);
  if (browser.kind === 'none') return withoutBrowser(browser);
  const reportFile = join(root, '.cache', 'reports', 'playwright.json');
  mkdirSync(dirname(reportFile), { recursive: true });
  rmSync(reportFile, { force: true });
  const home = mkdtempSync(join(tmpdir(), 'loam-e2e-'));
  // PostgreSQL may run as another user, who has to pass through this folder.
  chmodSync(home, 0o755);
  try {
    const port = String(await freePort());
    const result = await processes.run(
      'playwright',
      ['test', '--config', 'apps/e2e/playwright.config.ts', '--reporter=line,json'],
      {
        env: {
          CHROMIUM: browser.program,
          LOAM_E2E_HOME: home,
          LOAM_E2E_PORT: port,
          PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
        },
      },
    );
    const report = existsSync(reportFile) ? readJson(reportFile) : undefined;
    return { ...countPlaywright(report, result.code), output: result.output };
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

export function countPlaywright(report: unknown, exitCode: number): StageResult {
  const stats = dig(report, 'stats');
  const skipped = digNumber(stats, 'skipped');
  const counted = digNumber(stats, 'unexpected') + digList(report, 'errors').length;
  const failed = counted === 0 && (exitCode !== 0 || report === undefined) ? 1 : counted;
  const notes = [
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(digNumber(stats, 'unexpected') > 0
      ? [`failed: ${failedTitles(digList(report, 'suites')).join('; ')}`]
      : []),
  ];
  return {
    passed: digNumber(stats, 'expected'),
    failed,
    ...(notes.length > 0 ? { note: notes.join(', ') } : {}),
  };
}

/** The titles of the journeys that failed, from suites within suites. */
function failedTitles(suites: readonly unknown[]): readonly string[] {
  return suites.flatMap((suite) => [
    ...digList(suite, 'specs')
      .filter((spec) => digList(spec, 'tests').some((one) => digText(one, 'status') === 'unexpected'))
      .map((spec) => `${digText(suite, 'file')} › ${digText(spec, 'title')}${placeOfFault(spec)}`),
    ...failedTitles(digList(suite, 'suites')),
  ]);
}

/** Where it failed and in what words: the rest of the output may be cut off by whoever runs this. */
function placeOfFault(spec: unknown): string {
  const faults = digList(spec, 'tests')
    .flatMap((one) => digList(one, 'results'))
    .map((result) => dig(result, 'error'))
    .filter((error) => error !== undefined);
  const [fault] = faults;
  if (fault === undefined) return '';
  const line = digNumber(fault, 'location', 'line');
  return `${line > 0 ? `:${line}` : ''} ${shortFault(digText(fault, 'message'))}`.trimEnd();
}

/** Empty only until the first file stands there; then a folder without journeys is a failure that Playwright tells. */
function hasJourneys(root: string): boolean {
  return filesBelow(root, 'apps/e2e/src').length > 0;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
