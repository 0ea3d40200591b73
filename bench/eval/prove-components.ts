import type { AppBuilder } from './app-builder.ts';
import { BOOKS_CASE, BOOKS_FILES } from './fixtures/books.data.ts';
import { createRespondingWriter } from './responding-writer.ts';
import { printReport, scoreOf } from './report.ts';
import { runCases } from './run-cases.ts';
import { starterFiles } from './starter-files.ts';

export interface ComponentsRun {
  readonly builder: AppBuilder;
  readonly chromium?: string | undefined;
  print(line: string): void;
}

/** The runner against a hand-written app that uses the components of the starter project, built for real. */
export async function proveComponents({ builder, chromium, print }: ComponentsRun): Promise<boolean> {
  const writer = createRespondingWriter(() => ({ text: 'done', changes: BOOKS_FILES }), starterFiles());
  const results = await runCases({ cases: [BOOKS_CASE], writer, builder, chromium });
  printReport(results, print);
  const { passed, total } = scoreOf(results);
  return passed === total;
}
