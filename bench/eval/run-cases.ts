import { chromium, type Browser } from 'playwright-core';
import type { Case } from '@loam/offline-model/cases';
import { findBrowserProgram } from '../browser-program.ts';
import { bundleEye } from './eye-bundle.ts';
import { evalError } from './failure.ts';
import { runCase, type CaseResult, type RunnerDeps } from './run-case.ts';

const AT_ONCE = 2;

export async function startChromium(wanted: string | undefined): Promise<Browser> {
  const executablePath = wanted ?? findBrowserProgram();
  if (executablePath === undefined) throw evalError('no_browser', 'install Chromium or set CHROMIUM');
  return chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-dev-shm-usage'] });
}

export interface CasesRun extends Omit<RunnerDeps, 'browser' | 'eye'> {
  readonly cases: readonly Case[];
  readonly chromium?: string | undefined;
  onCase?(result: CaseResult): void;
}

/** All cases in one browser, each in a context of its own, two at a time. */
export async function runCases({
  cases,
  chromium: wanted,
  onCase,
  ...deps
}: CasesRun): Promise<CaseResult[]> {
  const eye = await bundleEye();
  const browser = await startChromium(wanted);
  const results = new Map<string, CaseResult>();
  const waiting = [...cases];
  const work = async (): Promise<void> => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) {
      const result = await runCase({ ...deps, browser, eye }, one);
      results.set(one.id, result);
      onCase?.(result);
    }
  };
  try {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, cases.length) }, work));
  } finally {
    await browser.close();
  }
  return cases.flatMap(({ id }) => results.get(id) ?? []);
}
