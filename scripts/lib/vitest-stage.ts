import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { digList, digNumber, digText, readJson } from './json.ts';
import { shortFault } from './short-fault.ts';
import type { Processes } from './processes.ts';
import type { Stage, StageResult } from './stages.ts';
import { findTestBrowser } from './test-browser.ts';

/** So many are told by name in the stage's own line; the rest stand in its output. */
const NAMED_FAILURES = 10;

export function vitestStage(root: string, processes: Processes): Stage {
  const reportFile = join(root, '.cache', 'reports', 'vitest.json');
  return {
    name: 'unit and module tests',
    run: async () => {
      mkdirSync(dirname(reportFile), { recursive: true });
      rmSync(reportFile, { force: true });
      const browser = await findTestBrowser(root, processes);
      const result = await processes.run(
        'vitest',
        ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${reportFile}`],
        browser.kind === 'found' ? { env: { CHROMIUM: browser.program } } : {},
      );
      const report = existsSync(reportFile) ? readJson(reportFile) : undefined;
      return { ...countVitest(report, result.code), output: result.output };
    },
  };
}

/** A file that could not be loaded has no tests to count, and an error between tests belongs to none: each is one failure. */
export function countVitest(report: unknown, exitCode: number): StageResult {
  const passed = digNumber(report, 'numPassedTests');
  const skipped = digNumber(report, 'numPendingTests') + digNumber(report, 'numTodoTests');
  const failedFiles = digList(report, 'testResults').filter((file) => digText(file, 'status') === 'failed');
  const broken = failedFiles.filter((file) => failedTests(file).length === 0);
  const counted = digNumber(report, 'numFailedTests') + broken.length;
  const failed = counted === 0 && (exitCode !== 0 || report === undefined) ? 1 : counted;
  const names = [
    ...failedFiles.flatMap((file) => failedTests(file).map(nameWithFault)),
    ...broken.map((file) => basename(digText(file, 'name'))),
  ];
  const notes = [
    ...(skipped > 0 ? [`${skipped} skipped`] : []),
    ...(names.length > 0 ? [`failed: ${names.slice(0, NAMED_FAILURES).join('; ')}`] : []),
  ];
  return { passed, failed, ...(notes.length > 0 ? { note: notes.join(', ') } : {}) };
}

function nameWithFault(test: unknown): string {
  return `${digText(test, 'fullName')} ${shortFault(digText(test, 'failureMessages', 0))}`.trimEnd();
}

function failedTests(file: unknown): readonly unknown[] {
  return digList(file, 'assertionResults').filter((test) => digText(test, 'status') === 'failed');
}
