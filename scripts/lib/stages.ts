export type StageResult = {
  readonly passed: number;
  readonly failed: number;
  readonly note?: string;
  /** Printed when the stage failed. */
  readonly output?: string;
};

export type Stage = { readonly name: string; run(): Promise<StageResult> };

export type FinishedStage = StageResult & { readonly name: string; readonly seconds: number };

export type Print = (line: string) => void;

export type RunOptions = { readonly parallel: number; readonly print: Print };

const OUTPUT_LINES = 120;

/** Runs every stage, the failed ones included: one broken stage hides none of the others. */
export async function runStages(stages: readonly Stage[], options: RunOptions): Promise<FinishedStage[]> {
  const finished = new Map<Stage, FinishedStage>();
  const waiting = [...stages];
  const worker = async (): Promise<void> => {
    for (let stage = waiting.shift(); stage; stage = waiting.shift()) {
      const result = await finish(stage);
      finished.set(stage, result);
      report(result, options.print);
    }
  };
  await Promise.all(Array.from({ length: options.parallel }, worker));
  return stages.flatMap((stage) => finished.get(stage) ?? []);
}

export function printSummary(results: readonly FinishedStage[], print: Print): boolean {
  const width = Math.max(...results.map((result) => result.name.length));
  print('');
  for (const result of results) {
    const counts = `${result.passed} passed, ${result.failed} failed`;
    const seconds = `${result.seconds.toFixed(1)} s`.padStart(8);
    print(`${result.name.padEnd(width)} ${seconds}  ${counts}${result.note ? `  (${result.note})` : ''}`);
  }
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  const total = results.reduce((sum, result) => sum + result.seconds, 0);
  print(`${'all'.padEnd(width)} ${`${total.toFixed(1)} s`.padStart(8)}`);
  print(`${passed} passed, ${failed} failed`);
  return failed === 0;
}

async function finish(stage: Stage): Promise<FinishedStage> {
  const startedMs = performance.now();
  const result = await stage.run().catch((error: unknown): StageResult => ({
    passed: 0,
    failed: 1,
    note: 'crashed',
    output: error instanceof Error ? (error.stack ?? error.message) : String(error),
  }));
  return { ...result, name: stage.name, seconds: (performance.now() - startedMs) / 1000 };
}

function report(result: FinishedStage, print: Print): void {
  print(
    `${result.failed === 0 ? 'ok    ' : 'FAILED'} ${result.name}${result.note ? ` (${result.note})` : ''}`,
  );
  if (result.failed === 0 || !result.output) return;
  const lines = result.output.trimEnd().split('\n');
  if (lines.length > OUTPUT_LINES) print(`  ... ${lines.length - OUTPUT_LINES} lines above left out`);
  for (const line of lines.slice(-OUTPUT_LINES)) print(`  ${line}`);
}
