import { setImmediate as nextTick } from 'node:timers/promises';
import { z } from 'zod';
import { failure } from '../outputs.ts';
import { defineTool, type ToolContext, type ToolOutput } from '../tool.ts';
import { compileGlob } from './glob.ts';
import { compilePattern } from './linear-pattern.ts';
import { projectText, type TextFile } from './project-text.ts';

const LIMITS = { matches: 100, perFile: 15, lineShown: 240, lineRead: 5000, steps: 10_000_000 } as const;

export const searchTextTool = defineTool({
  name: 'search_text',
  integration: 'code',
  kind: 'search',
  description: 'Finds lines that hold a text or a simple regular expression.',
  input: z.object({
    text: z.string().min(1).max(300),
    is_regex: z.boolean().optional(),
    is_case_sensitive: z.boolean().optional(),
    files: z.string().max(200).optional().describe('folder or pattern'),
  }),
  changesState: false,
  defaultPreference: 'allow',
  needs: 'none',
  isForSmallModels: true,
  title: ({ text }) => `Searching for “${text.slice(0, 60)}”`,
  async run({ text, is_regex: isRegex, is_case_sensitive: isCaseSensitive, files }, context) {
    const wanted = fileFilter(files);
    if (wanted === null) return failure('That pattern of files cannot be read. Use *, ** and ?.');
    if (isRegex !== true) {
      const needle = isCaseSensitive === true ? text : text.toLowerCase();
      const test = (line: string): boolean =>
        (isCaseSensitive === true ? line : line.toLowerCase()).includes(needle);
      return search({ test, isTooSlow: () => false, wanted }, context);
    }
    const compiled = compilePattern(text, isCaseSensitive === true);
    if (!compiled.ok) return failure(`The expression cannot be used: ${compiled.reason}.`);
    const { pattern } = compiled;
    return search({ test: pattern.test, isTooSlow: () => pattern.steps() > LIMITS.steps, wanted }, context);
  },
});

interface Search {
  test(line: string): boolean;
  isTooSlow(): boolean;
  wanted(path: string): boolean;
}

async function search(task: Search, context: ToolContext): Promise<ToolOutput> {
  const found: string[] = [];
  let files = 0;
  let note = '';
  for await (const file of projectText(context.files, task.wanted, context.signal)) {
    // Between files others get their turn: a search never holds the process for long.
    await nextTick();
    const lines = searchFile(file, task);
    if (lines.length > 0) files += 1;
    found.push(...lines);
    if (task.isTooSlow()) note = '\n[stopped: the expression takes too long; search for plain text]';
    else if (found.length >= LIMITS.matches)
      note = '\n[more was found; search for something rarer or name a folder]';
    if (note !== '') break;
  }
  if (found.length === 0) return { text: `Nothing was found.${note}`, detail: 'nothing found' };
  const shown = found.slice(0, LIMITS.matches);
  return {
    text: shown.join('\n') + note,
    detail: `${shown.length} ${shown.length === 1 ? 'line' : 'lines'} in ${files} ${files === 1 ? 'file' : 'files'}`,
  };
}

function searchFile({ path, content }: TextFile, task: Search): readonly string[] {
  const found: string[] = [];
  for (const [index, line] of content.split('\n').entries()) {
    if (found.length >= LIMITS.perFile || task.isTooSlow()) break;
    if (!task.test(line.slice(0, LIMITS.lineRead).replace(/\r$/, ''))) continue;
    found.push(`${path}:${index + 1}: ${line.trim().slice(0, LIMITS.lineShown).toWellFormed()}`);
  }
  return found;
}

/** Null when it cannot be read. */
function fileFilter(files: string | undefined): ((path: string) => boolean) | null {
  const wanted = (files ?? '').trim().replace(/^(\.?\/)+|^\.$/g, '');
  if (wanted === '') return () => true;
  if (!/[*?{]/.test(wanted)) {
    const folder = wanted.replace(/\/+$/, '');
    return (path) => path === folder || path.startsWith(`${folder}/`);
  }
  return compileGlob(wanted);
}
