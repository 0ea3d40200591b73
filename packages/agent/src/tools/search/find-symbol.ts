import { findName, type NameUse } from '@loam/source-edit';
import { z } from 'zod';
import { defineTool } from '../tool.ts';
import { projectText } from './project-text.ts';

const MAX_LINES = 80;

export const findSymbolTool = defineTool({
  name: 'find_symbol',
  integration: 'code',
  kind: 'search',
  description: 'Tells where a name is declared, imported and used.',
  input: z.object({
    name: z
      .string()
      .regex(/^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u, 'one plain name')
      .max(100),
  }),
  changesState: false,
  defaultPreference: 'allow',
  needs: 'none',
  title: ({ name }) => `Looking up ${name}`,
  async run({ name }, { files, signal }) {
    const found: Record<NameUse['kind'], string[]> = { declared: [], imported: [], used: [] };
    const isCode = (path: string): boolean => /\.[cm]?[jt]sx?$/.test(path);
    for await (const { path, content } of projectText(files, isCode, signal)) {
      if (!content.includes(name)) continue;
      const lines = content.split('\n');
      for (const use of usesIn(path, content, name)) {
        found[use.kind].push(
          `${path}:${use.line}: ${(lines[use.line - 1] ?? '').trim().slice(0, 200).toWellFormed()}`,
        );
      }
    }
    const count = found.declared.length + found.imported.length + found.used.length;
    if (count === 0) return { text: `No code names ${name}.`, detail: 'not found' };
    const parts = (['declared', 'imported', 'used'] as const)
      .filter((kind) => found[kind].length > 0)
      .map((kind) => `${kind}:\n${listed(found[kind])}`);
    return { text: parts.join('\n\n'), detail: `${count} places` };
  },
});

function listed(lines: readonly string[]): string {
  const more = lines.length - MAX_LINES;
  return lines.slice(0, MAX_LINES).join('\n') + (more > 0 ? `\n[${more} more]` : '');
}

/** A file that does not parse is no reason to find nothing in the others. */
function usesIn(path: string, content: string, name: string): readonly NameUse[] {
  try {
    return findName(content, name, path);
  } catch {
    return [];
  }
}
