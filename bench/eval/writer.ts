import type { AppWriter } from './app-writer.ts';
import { createTemplateWriter } from './fixtures/template-writer.ts';

/** Who writes the apps of a run. */
export function createWriter(): Promise<AppWriter> {
  return Promise.resolve(createTemplateWriter());
}
