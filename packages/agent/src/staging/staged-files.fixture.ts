import type { BaseFiles } from '../ports.ts';

/** A base whose files stand in memory; `null` is a file that is no text. */
export function memoryBase(files: Readonly<Record<string, string | null>>): BaseFiles {
  const held = new Map(Object.entries(files));
  return {
    commitSha: '0'.repeat(40),
    paths: async () => [...held.keys()],
    read: async (path) => held.get(path),
  };
}
