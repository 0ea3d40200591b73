import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { digList, digNumber, digText, readJson } from './json.ts';
import type { Processes } from './processes.ts';
import type { Stage, StageResult } from './stages.ts';

export function vitestStage(root: string, processes: Processes): Stage {
  const reportFile = join(root, '.cache', 'reports', 'vitest.json');
  return {
    name: 'unit and module tests',
    run: async () => {
      mkdirSync(dirname(reportFile), { recursive: true });
      rmSync(reportFile, { force: true });
      const result = await processes.run('vitest', [
        'run',
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${reportFile}`,
      ]);
      const report = existsSync(reportFile) ? readJson(reportFile) : undefined;
      return { ...countVitest(report, result.code), output: result.output };
    },
  };
}

/** A file that could not be loaded has no tests to count, and an error between tests belongs to none: each is one failure. */
export function countVitest(report: unknown, exitCode: number): StageResult {
  const passed = digNumber(report, 'numPassedTests');
  const skipped = digNumber(report, 'numPendingTests') + digNumber(report, 'numTodoTests');
  const broken = digList(report, 'testResults').filter(
    (file) =>
      digText(file, 'status') === 'failed' &&
      !digList(file, 'assertionResults').some((test) => digText(test, 'status') === 'failed'),
  ).length;
  const counted = digNumber(report, 'numFailedTests') + broken;
  const failed = counted === 0 && (exitCode !== 0 || report === undefined) ? 1 : counted;
  return { passed, failed, ...(skipped > 0 ? { note: `${skipped} skipped` } : {}) };
}
