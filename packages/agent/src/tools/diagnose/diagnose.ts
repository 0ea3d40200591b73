import type { CheckFault } from '../../ports.ts';
import type { ToolContext, ToolOutput } from '../tool.ts';
import { importFaults, openModuleSpace } from './import-faults.ts';
import { syntaxFaults } from './syntax.ts';

const MAX_LINES = 8;
const MAX_FILES = 12;
const MAX_LINE = 300;
/** Told by the parser and by the look-up of imports, at once and in fewer words. */
const TOLD_BETTER = /\bTS(?:1\d{3}|2305|2307|2614|2724): /;

/**
 * What is wrong with the files that a call has just written: help for the model, no refusal. What a file had before the
 * turn, and what was told already, is left out.
 */
export async function describeFaults(paths: readonly string[], context: ToolContext): Promise<string> {
  const { files } = context;
  const sections: string[] = [];
  const read = await Promise.all(
    paths.slice(0, MAX_FILES).map(async (path) => [path, await files.read(path)] as const),
  );
  const written = read.flatMap(([path, content]) => (typeof content === 'string' ? [{ path, content }] : []));
  if (written.length === 0) return '';
  const space = await openModuleSpace(files);
  for (const file of written) {
    const name = written.length > 1 ? ` (${file.path})` : '';
    const broken = syntaxFaults(file.path, file.content);
    if (broken.length > 0) {
      sections.push(`It does not parse; mend it${name}:\n${broken.join('\n')}`);
      continue;
    }
    const found = await importFaults(file, space);
    const fresh = found.length === 0 ? [] : await freshOnly(file.path, found, context);
    if (fresh.length > 0) {
      sections.push(`Imports that lead nowhere so far${name}:\n${firstLines(fresh)}`);
    }
  }
  return sections.length === 0 ? '' : `\n${sections.join('\n')}`;
}

/** The type faults that were found meanwhile, or nothing. */
export function describeTypeNews({ memory }: Pick<ToolContext, 'memory'>): string {
  const faults = memory.types.news().filter(({ message }) => !TOLD_BETTER.test(message));
  if (faults.length === 0) return '';
  return `\n\nType errors in what was written so far:\n${firstLines(faults.map(lineOf))}`;
}

/** Starts the type check after a write; its faults come with a later result. */
export function watchTypes(output: ToolOutput, context: ToolContext): void {
  if (output.isError !== true && output.paths !== undefined)
    context.memory.types.wrote(output.paths, context);
}

async function freshOnly(
  path: string,
  faults: readonly string[],
  { ports, memory }: ToolContext,
): Promise<readonly string[]> {
  const base = await ports.files.read(path);
  const before =
    typeof base === 'string'
      ? await importFaults({ path, content: base }, await openModuleSpace(ports.files))
      : [];
  const known = new Set(before.map(withoutLine));
  return faults.filter((fault) => {
    const text = withoutLine(fault);
    return !known.has(text) && memory.isNews(`${path} ${text}`);
  });
}

function withoutLine(fault: string): string {
  return fault.replace(/^- line \d+: /, '');
}

function lineOf({ message, path, line }: CheckFault): string {
  const [first = '', second = ''] = message.split('\n');
  const place =
    path === undefined || first.startsWith(path) ? '' : `${path}${line === undefined ? '' : `:${line}`} `;
  return `- ${place}${first}${second.trim() === '' ? '' : ` ${second.trim()}`}`;
}

function firstLines(lines: readonly string[]): string {
  const shown = lines
    .slice(0, MAX_LINES)
    .map((line) => (line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}…` : line));
  const more = lines.length - shown.length;
  return [...shown, ...(more > 0 ? [`[${more} more]`] : [])].join('\n');
}
