import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createAppBuilder } from './app-builder.ts';
import { proveChecks } from './prove-checks.ts';
import { printReport, scoreOf } from './report.ts';
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

if (wanted.prove) {
  process.exitCode = (await proveChecks({ chromium, only: wanted.only, print })) ? 0 : 1;
} else {
  const cases = casesOf(wanted.set, wanted.only);
  const builder = await createAppBuilder(process.env['LOAM_HOME'] ?? join(tmpdir(), 'loam-eval'));
  const shotsDir = wanted.shots ?? join(tmpdir(), 'loam-eval-shots');
  try {
    const results = await runCases({
      cases,
      chromium,
      writer: await createWriter(),
      builder,
      shotsDir,
      onCase(result) {
        const { passed, total } = scoreOf([result]);
        print(`${result.case.id}: ${passed} / ${total}`);
      },
    });
    printReport(results, print);
    print(`screenshots: ${shotsDir}`);
    const { passed, total } = scoreOf(results);
    if (wanted.bar !== undefined && passed * 100 < Number(wanted.bar) * total) {
      print(`below the bar of ${wanted.bar} %`);
      process.exitCode = 1;
    }
  } finally {
    await builder.close();
  }
}
