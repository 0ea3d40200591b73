import type { AppWriter } from './app-writer.ts';
import { createRespondingWriter } from './responding-writer.ts';
import { starterFiles } from './starter-files.ts';

/** Who writes the apps of a run. */
export function createWriter(): Promise<AppWriter> {
  const leaveStarter = () => ({
    text: 'The starter project is as it was.',
    changes: new Map<string, string>(),
  });
  return Promise.resolve(createRespondingWriter(leaveStarter, starterFiles()));
}
