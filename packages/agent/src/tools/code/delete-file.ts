import { importsOf } from '@loam/source-edit';
import { z } from 'zod';
import { failure, refusable } from '../outputs.ts';
import { projectText } from '../search/project-text.ts';
import { defineTool, type ToolContext, type ToolOutput } from '../tool.ts';
import { resolveModule } from './module-paths.ts';
import { projectPath } from './path-input.ts';
import { reasonForPaths } from './write-file.ts';

export const deleteFileTool = defineTool({
  name: 'delete_file',
  integration: 'code',
  kind: 'delete',
  description: 'Deletes a file, or a folder after the person agreed.',
  input: z.object({ path: projectPath }),
  changesState: true,
  defaultPreference: 'allow',
  needs: 'edit',
  isForSmallModels: true,
  title: ({ path }) => `Deleting ${path}`,
  paths: ({ path }) => [path],
  async reasonToAsk({ path }, { files }) {
    const inside = (await files.paths()).filter((other) => other.startsWith(`${folderOf(path)}/`));
    if (inside.length > 0) return { reason: `a folder with ${inside.length} files`, always: true };
    return reasonForPaths([path]);
  },
  run: ({ path }, context) =>
    refusable(path, { missing: 'deletion_failed' }, () => deleteAll(folderOf(path), context)),
});

async function deleteAll(path: string, context: ToolContext): Promise<ToolOutput> {
  const paths = await context.files.paths();
  const doomed = paths.includes(path) ? [path] : paths.filter((other) => other.startsWith(`${path}/`));
  if (doomed.length === 0) {
    const message = `There is no file or folder ${path}.`;
    return failure(message, { kind: 'deletion_failed', message, path });
  }
  const isFolder = doomed[0] !== path;
  if (isFolder && context.grant?.isClicked !== true)
    return failure('A person must agree to deleting a folder.');
  const importers = await importersOf(new Set(doomed), context);
  const before = context.files.snapshot();
  try {
    for (const file of doomed) await context.files.remove(file, context.grant);
  } catch (error) {
    context.files.restore(before);
    throw error;
  }
  const still = importers.length === 0 ? '' : ` It is still imported by: ${importers.join(', ')}. Mend them.`;
  return {
    text: `Deleted ${path}${isFolder ? ` (${doomed.length} files)` : ''}.${still}`,
    paths: doomed.slice(0, 100),
  };
}

async function importersOf(
  doomed: ReadonlySet<string>,
  { files, signal }: ToolContext,
): Promise<readonly string[]> {
  const present = new Set(await files.paths());
  const importers: string[] = [];
  const isCode = (path: string): boolean => /\.[cm]?[jt]sx?$/.test(path) && !doomed.has(path);
  for await (const { path, content } of projectText(files, isCode, signal)) {
    const names = specifiersOf(content, path);
    const isImporter = names.some((name) => {
      const target = resolveModule(name, path, (candidate) => present.has(candidate));
      return target !== undefined && doomed.has(target);
    });
    if (isImporter) importers.push(path);
  }
  return importers.slice(0, 20);
}

function specifiersOf(content: string, path: string): readonly string[] {
  try {
    return importsOf(content, path).map(({ specifier }) => specifier);
  } catch {
    return [];
  }
}

function folderOf(path: string): string {
  return path.replace(/\/+$/, '');
}
