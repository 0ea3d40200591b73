import { importsOf, renameImportPath } from '@loam/source-edit';
import { z } from 'zod';
import { protectionOf } from '../../staging/protected-paths.ts';
import { failure, refusable } from '../outputs.ts';
import { projectText, type TextFile } from '../search/project-text.ts';
import { defineTool, type ToolContext, type ToolOutput } from '../tool.ts';
import { resolveModule, specifierFor } from './module-paths.ts';
import { projectPath } from './path-input.ts';
import { reasonForPaths } from './write-file.ts';

const MAX_FILES = 500;

export const renameFileTool = defineTool({
  name: 'rename_file',
  integration: 'code',
  kind: 'rename',
  description: 'Moves a file or folder and mends the imports of other files.',
  input: z.object({ from: projectPath, to: projectPath }),
  changesState: true,
  defaultPreference: 'allow',
  needs: 'edit',
  title: ({ from, to }) => `Renaming ${from} to ${to}`,
  paths: ({ from, to }) => [from, to],
  reasonToAsk: async ({ from, to }) => reasonForPaths([from, to]),
  run: ({ from, to }, context) =>
    refusable(from, { missing: 'rename_failed', taken: 'rename_failed', binary: 'rename_failed' }, () =>
      renameAll(from.replace(/\/$/, ''), to.replace(/\/$/, ''), context),
    ),
});

async function renameAll(from: string, to: string, context: ToolContext): Promise<ToolOutput> {
  const moves = await findMoves(from, to, context);
  if (moves.size === 0) {
    const message = `There is no file or folder ${from}.`;
    return failure(message, { kind: 'rename_failed', message, path: from });
  }
  if (moves.size > MAX_FILES) return failure(`${from} holds too many files to be moved at once.`);
  const before = context.files.snapshot();
  const mended = await mendImports(moves, context);
  try {
    for (const [old, now] of moves) await context.files.rename(old, now, context.grant);
    for (const { path, content } of mended) {
      const now = moves.get(path) ?? path;
      const rule = protectionOf(now)?.rule;
      // Only paths of imports differ, and by the tool's own hand: no person has to look at that.
      if (rule === undefined || rule === 'click')
        await context.files.write(now, content, { isClicked: true });
    }
  } catch (error) {
    context.files.restore(before);
    throw error;
  }
  const others = mended.filter(({ path }) => !moves.has(path)).map(({ path }) => path);
  return {
    text: `Renamed ${from} to ${to}.${others.length > 0 ? ` Imports changed in: ${others.join(', ')}.` : ''}`,
    detail:
      others.length === 0
        ? ''
        : `imports of ${others.length} ${others.length === 1 ? 'file' : 'files'} changed`,
    paths: [...moves.keys(), ...moves.values(), ...others].slice(0, 100),
  };
}

async function findMoves(
  from: string,
  to: string,
  { files }: ToolContext,
): Promise<ReadonlyMap<string, string>> {
  const paths = await files.paths();
  if (paths.includes(from)) return new Map([[from, to]]);
  const inside = paths.filter((path) => path.startsWith(`${from}/`));
  return new Map(inside.map((path) => [path, to + path.slice(from.length)]));
}

/** The files whose imports change, with their new text; those that move stand under their old names. */
async function mendImports(
  moves: ReadonlyMap<string, string>,
  { files, signal }: ToolContext,
): Promise<readonly TextFile[]> {
  const present = new Set(await files.paths());
  const mended: TextFile[] = [];
  const isCode = (path: string): boolean => /\.[cm]?[jt]sx?$/.test(path);
  for await (const { path, content } of projectText(files, isCode, signal)) {
    const next = mendFile({ path, content }, moves, (candidate) => present.has(candidate));
    if (next !== content) mended.push({ path, content: next });
  }
  return mended;
}

function mendFile(
  file: TextFile,
  moves: ReadonlyMap<string, string>,
  isFile: (path: string) => boolean,
): string {
  const importer = moves.get(file.path) ?? file.path;
  let { content } = file;
  for (const specifier of new Set(readSpecifiers(file))) {
    const target = resolveModule(specifier, file.path, isFile);
    if (target === undefined) continue;
    const moved = moves.get(target) ?? target;
    if (moved === target && (importer === file.path || !specifier.startsWith('.'))) continue;
    const now = specifierFor(moved, importer, { specifier, target });
    if (now !== specifier) content = renameImportPath(content, { from: specifier, to: now }, file.path);
  }
  return content;
}

function readSpecifiers({ path, content }: TextFile): readonly string[] {
  try {
    return importsOf(content, path).map(({ specifier }) => specifier);
  } catch {
    return [];
  }
}
