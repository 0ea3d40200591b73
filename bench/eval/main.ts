import { writeFile } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Case } from '@loam/offline-model/cases';
import { createAppBuilder, type AppBuilder } from './app-builder.ts';
import { judgeCase } from './claims/by-plan.ts';
import { compareOutlines, outlineCases, outlineOfAnswer, saveOutlines } from './compare-plans.ts';
import { proveChecks } from './prove-checks.ts';
import { proveComponents } from './prove-components.ts';
import { caseReport, claimsOf, printCase, printReport, scoreOf } from './report.ts';
import type { CaseResult } from './run-case.ts';
import { runCases } from './run-cases.ts';
import { casesIn, casesOf } from './sets.ts';
import { createWriter } from './writer.ts';

const { values: wanted } = parseArgs({
  options: {
    set: { type: 'string', default: 'open' },
    only: { type: 'string' },
    file: { type: 'string' },
    shots: { type: 'string' },
    prove: { type: 'boolean', default: false },
    bar: { type: 'string' },
    'case-bar': { type: 'string', default: '0' },
    report: { type: 'string' },
    'plan-only': { type: 'boolean', default: false },
    ask: { type: 'string', multiple: true },
    outlines: { type: 'string' },
    against: { type: 'string' },
    types: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
});
const chromium = process.env['CHROMIUM'];
const print = (line: string): void => console.log(line);

// One for each account: what another one has left in a shared folder is nobody else's to write.
const home = process.env['LOAM_HOME'] ?? join(tmpdir(), `loam-eval-${userInfo().uid}`);

if (wanted.prove) {
  process.exitCode = (await prove()) ? 0 : 1;
} else if (wanted.ask !== undefined) {
  const talk = (await createWriter()).begin();
  for (const message of wanted.ask) {
    for (const line of outlineOfAnswer(await talk.send(message))) print(line);
  }
} else {
  const cases =
    wanted.file === undefined
      ? casesOf(wanted.set, wanted.only, Number(wanted.seed))
      : await casesIn(wanted.file, wanted.only);
  if (wanted.outlines !== undefined) {
    await saveOutlines(wanted.outlines, await outlineCases(await createWriter(), cases));
  } else if (wanted.against !== undefined) {
    await compareOutlines(wanted.against, await outlineCases(await createWriter(), cases), print);
  } else if (wanted['plan-only']) await gradePlans(cases);
  else await withBuilder((builder) => evaluate(cases, builder));
}

async function prove(): Promise<boolean> {
  if (wanted.only === 'components')
    return withBuilder((builder) => proveComponents({ builder, chromium, print }));
  const areChecksProven = await proveChecks({ chromium, only: wanted.only, print });
  if (wanted.only !== undefined) return areChecksProven;
  return (await withBuilder((builder) => proveComponents({ builder, chromium, print }))) && areChecksProven;
}

async function withBuilder<Result>(work: (builder: AppBuilder) => Promise<Result>): Promise<Result> {
  const builder = await createAppBuilder(home, { checksTypes: wanted.types });
  try {
    return await work(builder);
  } finally {
    await builder.close();
  }
}

/** Without a build and a browser: what the plans alone show of the checks, and of what the answers claim. */
async function gradePlans(cases: readonly Case[]): Promise<void> {
  const writer = await createWriter();
  const results: CaseResult[] = [];
  for (const one of cases) {
    const result = await judgeCase(writer, one);
    printCase(result, print);
    results.push(result);
  }
  printReport(results, print);
  await report(results);
}

async function report(results: readonly CaseResult[]): Promise<void> {
  if (wanted.report === undefined) return;
  const cases = caseReport(results, Number(wanted['case-bar']));
  await writeFile(wanted.report, JSON.stringify({ cases, claims: claimsOf(results) }));
}

async function evaluate(asked: readonly Case[], builder: AppBuilder): Promise<void> {
  // The sample runs in the test command: nobody looks at its pictures, and they cost a third of the time.
  const shotsDir = wanted.shots ?? (wanted.set === 'sample' ? undefined : `${home}-shots`);
  const onCase = (result: CaseResult): void => printCase(result, print);
  const results = await runCases({
    cases: asked,
    chromium,
    writer: await createWriter(),
    builder,
    shotsDir,
    onCase,
  });
  printReport(results, print);
  if (shotsDir !== undefined) print(`screenshots: ${shotsDir}`);
  const cases = caseReport(results, Number(wanted['case-bar']));
  await report(results);
  const weak = cases.filter(({ isGoodEnough }) => !isGoodEnough);
  for (const { id } of weak) print(`${id} is below the bar of ${wanted['case-bar']} % for each case`);
  const { passed, total } = scoreOf(results);
  const isBelow = wanted.bar !== undefined && passed * 100 < Number(wanted.bar) * total;
  if (isBelow) print(`below the bar of ${wanted.bar} %`);
  if (isBelow || weak.length > 0) process.exitCode = 1;
}
