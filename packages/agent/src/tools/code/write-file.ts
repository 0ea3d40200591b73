import { z } from 'zod';
import { reasonAgainstPage } from '../../staging/entry-page.ts';
import { protectionOf } from '../../staging/protected-paths.ts';
import { refusable } from '../outputs.ts';
import { defineTool, type ReasonToAsk, type ToolContext, type ToolOutput } from '../tool.ts';
import { projectPath } from './path-input.ts';

export const writeFileTool = defineTool({
  name: 'write_file',
  integration: 'code',
  kind: 'write',
  description: 'Writes a whole file, new or existing; nothing may be left out.',
  input: z.object({ path: projectPath, content: z.string() }),
  changesState: true,
  defaultPreference: 'allow',
  needs: 'edit',
  isForSmallModels: true,
  title: ({ path }) => `Writing ${path}`,
  paths: ({ path }) => [path],
  reasonToAsk: ({ path, content }, { files }) => reasonForText(path, { files, after: () => content }),
  run: ({ path, content }, context) => refusable(path, {}, () => writeFile(path, content, context)),
});

/** A path that only a person may change is shown to one; what nobody may change is refused later, unasked. */
export function reasonForPaths(paths: readonly string[]): ReasonToAsk | undefined {
  for (const path of paths) {
    const protection = protectionOf(path);
    if (protection?.rule === 'click') return { reason: `${path}: ${protection.reason}`, always: true };
  }
  return undefined;
}

/** The same for a new text; one that changes nothing concerns nobody. */
export async function reasonForText(
  path: string,
  { files, after }: { readonly files: ToolContext['files']; after(before: string): string },
): Promise<ReasonToAsk | undefined> {
  const before = (await files.read(path).catch(() => undefined)) ?? '';
  const text = after(before);
  if (text === before) return undefined;
  const reason = reasonAgainstPage(path, before, text);
  return reason === undefined ? reasonForPaths([path]) : { reason: `${path}: ${reason}`, always: true };
}

async function writeFile(path: string, content: string, context: ToolContext): Promise<ToolOutput> {
  const before = await context.files.read(path);
  // Files keep the line ends they have.
  const text = before?.includes('\r\n') === true ? content.replace(/\r?\n/g, '\r\n') : content;
  if (before !== text) await context.files.write(path, text, context.grant);
  context.memory.clearMisses(path);
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  const done = before === undefined ? 'Created' : before === text ? 'Left as it was:' : 'Wrote';
  return {
    text: `${done} ${path} (${lines} lines).`,
    detail: before === undefined ? `${lines} new lines` : `${lines} lines`,
    paths: [path],
  };
}
