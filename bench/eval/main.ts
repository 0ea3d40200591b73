import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Case } from '@loam/offline-model/cases';
import { createAppBuilder, type AppBuilder } from './app-builder.ts';
import { proveChecks } from './prove-checks.ts';
import { proveComponents } from './prove-components.ts';
import { printReport, scoreOf } from './report.ts';
import type { CaseResult } from './run-case.ts';
import { runCases } from './run-cases.ts';
import { casesOf } from './sets.ts';
import { createWriter } from './writer.ts';

const { values: wanted } = parseArgs({
  options: {
    set: { type: 'string', default: 'open' },
    only: { type: 'string' },
    shots: { type: 'string' },
    prove: { type: 'boolean', default: false },
    bar: { type: 'string' },
  },
});
const chromium = process.env['CHROMIUM'];
const print = (line: string): void => console.log(line);

const home = process.env['LOAM_HOME'] ?? join(tmpdir(), 'loam-eval');

if (wanted.prove) {
  process.exitCode = (await prove()) ? 0 : 1;
} else {
  const cases = casesOf(wanted.set, wanted.only);
  await withBuilder((builder) => evaluate(cases, builder));
}

async function prove(): Promise<boolean> {
  if (wanted.only === 'components')
    return withBuilder((builder) => proveComponents({ builder, chromium, print }));
  const areChecksProven = await proveChecks({ chromium, only: wanted.only, print });
  if (wanted.only !== undefined) return areChecksProven;
  return (await withBuilder((builder) => proveComponents({ builder, chromium, print }))) && areChecksProven;
}

async function withBuilder<Result>(work: (builder: AppBuilder) => Promise<Result>): Promise<Result> {
  const builder = await createAppBuilder(home);
  try {
    return await work(builder);
  } finally {
    await builder.close();
  }
}

async function evaluate(cases: readonly Case[], builder: AppBuilder): Promise<void> {
  const shotsDir = wanted.shots ?? join(tmpdir(), 'loam-eval-shots');
  const onCase = (result: CaseResult): void => {
    const { passed, total } = scoreOf([result]);
    print(`${result.case.id}: ${passed} / ${total}`);
  };
  const results = await runCases({
    cases,
    chromium,
    writer: await createWriter(),
    builder,
    shotsDir,
    onCase,
  });
  printReport(results, print);
  print(`screenshots: ${shotsDir}`);
  const { passed, total } = scoreOf(results);
  if (wanted.bar !== undefined && passed * 100 < Number(wanted.bar) * total) {
    print(`below the bar of ${wanted.bar} %`);
    process.exitCode = 1;
  }
}
