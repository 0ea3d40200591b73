import { z } from 'zod';
import { compileGlob } from '../search/glob.ts';
import { failure } from '../outputs.ts';
import { defineTool } from '../tool.ts';

const MAX_LISTED = 600;

export const listFilesTool = defineTool({
  name: 'list_files',
  integration: 'code',
  kind: 'read',
  description: 'Lists files, all or those of a folder or a pattern like src/**/*.tsx.',
  input: z.object({
    folder: z.string().max(1024).optional(),
    pattern: z.string().max(200).optional(),
  }),
  changesState: false,
  defaultPreference: 'allow',
  needs: 'none',
  isForSmallModels: true,
  title: ({ folder, pattern }) =>
    `Listing ${pattern ?? (folder === undefined || folder === '' ? 'files' : folder)}`,
  async run({ folder, pattern }, { files }) {
    const prefix = (folder ?? '').replace(/^(\.?\/)+|^\.$|\/+$/g, '');
    const glob = pattern === undefined ? undefined : compileGlob(pattern.replace(/^\.?\//, ''));
    if (glob === null) return failure('That pattern cannot be read. Use *, ** and ?.');
    const paths = (await files.paths()).filter(
      (path) =>
        (prefix === '' || path.startsWith(`${prefix}/`)) &&
        (glob === undefined || glob(path) || glob(path.slice(prefix === '' ? 0 : prefix.length + 1))),
    );
    if (paths.length === 0) return { text: 'No file is there.' };
    const more = paths.length - MAX_LISTED;
    const shown = paths.slice(0, MAX_LISTED).join('\n');
    return {
      text: more > 0 ? `${shown}\n[${more} more; name a folder or a pattern]` : shown,
      detail: `${paths.length} ${paths.length === 1 ? 'file' : 'files'}`,
    };
  },
});
