import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { dig, digList, digNumber, digText, readJson } from './json.ts';
import type { Processes } from './processes.ts';
import type { Stage, StageResult } from './stages.ts';
import { findTestBrowser, withoutBrowser } from './test-browser.ts';

/** What each case of the sample must reach, in percent of its checks. */
const CASE_BAR = '90';

/** A fixed handful of requests to the offline model, each built and tried in a browser. */
export function evalStage(root: string, processes: Processes): Stage {
  const reportFile = join(root, '.cache', 'reports', 'eval.json');
  return {
    name: 'offline model, sample',
    run: async () => {
      const browser = await findTestBrowser(root, processes);
      if (browser.kind === 'none') return withoutBrowser(browser);
      mkdirSync(dirname(reportFile), { recursive: true });
      rmSync(reportFile, { force: true });
      const result = await processes.run(
        'node',
        ['bench/eval/main.ts', '--set', 'sample', '--case-bar', CASE_BAR, '--report', reportFile],
        { env: { CHROMIUM: browser.program } },
      );
      const report = existsSync(reportFile) ? readJson(reportFile) : undefined;
      return { ...countEval(report, result.code), output: result.output };
    },
  };
}

/** Cases are counted, not checks: one that falls below its bar is one failure. */
export function countEval(report: unknown, exitCode: number): StageResult {
  const cases = digList(report, 'cases');
  const weak = cases.filter((one) => dig(one, 'isGoodEnough') !== true);
  const failed = weak.length === 0 && (exitCode !== 0 || cases.length === 0) ? 1 : weak.length;
  const sum = (key: string): number => cases.reduce<number>((total, one) => total + digNumber(one, key), 0);
  const note = [
    `${sum('passed')} of ${sum('total')} checks`,
    ...(weak.length > 0 ? [`failed: ${weak.map((one) => digText(one, 'id')).join('; ')}`] : []),
  ].join(', ');
  return { passed: cases.length - weak.length, failed, ...(cases.length > 0 ? { note } : {}) };
}
