import { z } from 'zod';
import { reasonAgainstPath } from '../../staging/path-rules.ts';
import { maskFile } from '../mask.ts';
import { failure } from '../outputs.ts';
import { defineTool, type ToolOutput } from '../tool.ts';
import { projectPath } from './path-input.ts';
import { similarPaths } from './similar-paths.ts';

const MAX_LINES = 800;
const MAX_CHARACTERS = 28_000;

export const readFileTool = defineTool({
  name: 'read_file',
  integration: 'code',
  kind: 'read',
  description: 'Reads a file, whole or a range of lines. Paths are like src/App.tsx.',
  input: z.object({
    path: projectPath,
    from_line: z.number().int().min(1).optional(),
    to_line: z.number().int().min(1).optional(),
  }),
  changesState: false,
  defaultPreference: 'allow',
  needs: 'none',
  isForSmallModels: true,
  title: ({ path }) => `Reading ${path}`,
  paths: ({ path }) => [path],
  async run({ path, from_line: from, to_line: to }, { files }): Promise<ToolOutput> {
    const reason = reasonAgainstPath(path);
    if (reason !== undefined) return failure(`The path ${reason}.`);
    const content = await files.read(path);
    if (content === undefined) {
      const near = similarPaths(await files.paths(), path);
      return failure(`There is no file ${path}.${near.length > 0 ? ` There are: ${near.join(', ')}.` : ''}`);
    }
    if (content === null) return failure(`${path} is not text, or too large to read.`);
    if (content === '') return { text: `${path} is empty.` };
    return { text: showLines(path, maskFile(path, content), { from: from ?? 1, to }) };
  },
});

function showLines(
  path: string,
  content: string,
  range: { readonly from: number; readonly to: number | undefined },
): string {
  const lines = content.split('\n');
  if (lines.at(-1) === '') lines.pop();
  if (range.from > lines.length) return `${path} has only ${lines.length} lines.`;
  const wanted = lines.slice(range.from - 1, Math.min(range.to ?? lines.length, range.from - 1 + MAX_LINES));
  let shown = 0;
  let size = 0;
  for (const line of wanted) {
    size += line.length + 1;
    if (shown > 0 && size > MAX_CHARACTERS) break;
    shown += 1;
  }
  const text = wanted.slice(0, shown).join('\n').slice(0, MAX_CHARACTERS).toWellFormed();
  const last = range.from + shown - 1;
  const rest = last < Math.min(range.to ?? lines.length, lines.length);
  const head = `${path}, lines ${range.from} to ${last} of ${lines.length}:`;
  return rest ? `${head}\n${text}\n[cut here; read on with from_line ${last + 1}]` : `${head}\n${text}`;
}
