import type { StagedFiles } from '../../staging/staged-files.ts';
import { maskFile } from '../mask.ts';

export interface TextFile {
  readonly path: string;
  readonly content: string;
}

// Lock files, maps, minified code and what the platform keeps hold no one's words.
const SKIPPED =
  /(^|\/)(package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml|bun\.lockb?|deno\.lock)$|\.map$|\.min\.(js|css)$|^\.loam\/|(^|\/)node_modules\//;
const MAX_FILES = 5000;
const MAX_TOTAL = 32 * 1024 * 1024;
const READ_AT_ONCE = 16;

/** The text files of a project one after another, with settings masked, until there would be too many. */
export async function* projectText(
  files: StagedFiles,
  wanted: (path: string) => boolean,
  signal: AbortSignal,
): AsyncGenerator<TextFile> {
  const paths = (await files.paths())
    .filter((path) => !SKIPPED.test(path) && wanted(path))
    .slice(0, MAX_FILES);
  let total = 0;
  for (let start = 0; start < paths.length && total < MAX_TOTAL; start += READ_AT_ONCE) {
    signal.throwIfAborted();
    const some = paths.slice(start, start + READ_AT_ONCE);
    const contents = await Promise.all(some.map((path) => files.read(path)));
    for (const [index, path] of some.entries()) {
      const content = contents[index];
      if (typeof content !== 'string') continue;
      total += content.length;
      yield { path, content: maskFile(path, content) };
    }
  }
}
