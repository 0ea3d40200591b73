import { z } from 'zod';
import { type Desk, emptyDesk } from './desk.ts';

/** Browsers keep about 5 MB for the whole installation; one project must not take it all. */
export const draftsMaxCharacters = 1_000_000;

/** Unsaved text of one project, kept in this browser over a reload. */
export const CodeDrafts = z.object({
  baseSha: z.string().nullable(),
  files: z.array(z.object({ path: z.string(), text: z.string(), baseBlob: z.string().nullable() })),
});
export type CodeDrafts = z.infer<typeof CodeDrafts>;

export const noDrafts: CodeDrafts = { baseSha: null, files: [] };

/** As many files as there is room for; the smallest first, so that one large file does not cost all others. */
export function draftsOf(desk: Desk): CodeDrafts {
  let room = draftsMaxCharacters;
  const files = [...desk.pending]
    .map(([path, { text, baseBlob }]) => ({ path, text, baseBlob }))
    .toSorted((a, b) => a.text.length - b.text.length)
    .filter(({ text }) => (room -= text.length) >= 0);
  return files.length === 0 ? noDrafts : { baseSha: desk.baseSha ?? null, files };
}

export function deskOf({ baseSha, files }: CodeDrafts): Desk {
  if (baseSha === null || files.length === 0) return emptyDesk;
  return {
    tabs: files.map(({ path }) => path),
    active: files[0]?.path,
    pending: new Map(files.map(({ path, text, baseBlob }) => [path, { text, baseBlob }])),
    baseSha,
  };
}
