import { z } from 'zod';
import { replaceText, type ReplaceResult, type TextEdit } from '../../staging/match/replace-text.ts';
import { maskFile } from '../mask.ts';
import { failure, refusable } from '../outputs.ts';
import { defineTool, type ToolContext, type ToolOutput } from '../tool.ts';
import { projectPath } from './path-input.ts';
import { similarPaths } from './similar-paths.ts';
import { reasonForText } from './write-file.ts';

const MISSES_UNTIL_WHOLE_FILE = 2;
const MISSES_UNTIL_STOP = 3;
const MAX_PLACES_TOLD = 10;

export const replaceInFileTool = defineTool({
  name: 'replace_in_file',
  integration: 'code',
  kind: 'write',
  description:
    'Changes parts of a file. `search` is copied exactly, with enough lines to stand there once. Edits apply in order; one that finds no place leaves the others in.',
  input: z.object({
    path: projectPath,
    edits: z
      .array(
        z.object({
          search: z.string().min(1),
          replace: z.string(),
          all: z.boolean().optional(),
        }),
      )
      .min(1)
      .max(50),
  }),
  changesState: true,
  defaultPreference: 'allow',
  needs: 'edit',
  isForSmallModels: true,
  title: ({ path }) => `Editing ${path}`,
  paths: ({ path }) => [path],
  reasonToAsk: ({ path, edits }, { files }) =>
    reasonForText(path, { files, after: (before) => edits.reduce(replaced, before) }),
  run: ({ path, edits }, context) =>
    refusable(path, { missing: 'search_replace_missing_file' }, () => replaceInFile(path, edits, context)),
});

function replaced(content: string, edit: TextEdit): string {
  const result = replaceText(content, edit);
  return result.kind === 'replaced' ? result.content : content;
}

async function replaceInFile(
  path: string,
  edits: readonly TextEdit[],
  context: ToolContext,
): Promise<ToolOutput> {
  const before = await context.files.read(path);
  if (before === undefined) return missingFile(path, context);
  if (before === null) return failure(`${path} is not text and cannot be edited.`);
  const { content, applied, misses, loose } = applyEdits({ path, content: before, edits }, context);
  const [first] = misses;
  if (applied.length === 0) {
    return missedEdit({ path, result: { kind: 'unchanged' }, ...first, others: misses.slice(1) }, context);
  }
  await context.files.write(path, content, context.grant);
  context.memory.clearMisses(path);
  for (const edit of applied) context.memory.rememberEdit(nameOf(path, edit));
  const note = loose.size === 0 ? '' : ` Matched in spite of differences in ${[...loose].join(', ')}.`;
  const count = `${applied.length} ${applied.length === 1 ? 'edit' : 'edits'}`;
  if (first === undefined) {
    return { text: `Changed ${path} (${count}).${note}`, detail: count, paths: [path] };
  }
  const missed = misses.map((miss) => `${miss.which}${describeMiss(miss)}`).join('\n');
  return {
    text: `Changed ${path}: ${applied.length} of ${edits.length} edits are in and stay.${note}\nNot applied:\n${missed}\nSend only what was not applied again.`,
    detail: `${applied.length} of ${edits.length} edits`,
    paths: [path],
  };
}

interface Applied {
  readonly content: string;
  readonly applied: readonly TextEdit[];
  readonly misses: readonly Miss[];
  readonly loose: ReadonlySet<string>;
}

/** One after the other; an edit that finds no place leaves the others where they are. */
function applyEdits(
  file: { readonly path: string; readonly content: string; readonly edits: readonly TextEdit[] },
  { memory }: ToolContext,
): Applied {
  const { path, edits } = file;
  let { content } = file;
  const applied: TextEdit[] = [];
  const misses: Miss[] = [];
  const loose = new Set<string>();
  for (const [index, edit] of edits.entries()) {
    const result = replaceText(content, edit);
    if (result.kind === 'replaced') {
      if (result.pass !== 'exact') loose.add(result.pass);
      ({ content } = result);
      applied.push(edit);
      continue;
    }
    // An edit that changes nothing is no fault beside others that do.
    const isHarmless =
      edits.length > 1 && (result.kind === 'unchanged' || memory.wasEdited(nameOf(path, edit)));
    if (isHarmless) continue;
    misses.push({ path, which: edits.length > 1 ? `Edit ${index + 1} of ${edits.length}: ` : '', result });
  }
  return { content, applied: content === file.content ? [] : applied, misses, loose };
}

function nameOf(path: string, { search, replace }: TextEdit): string {
  return JSON.stringify([path, search, replace]);
}

async function missingFile(path: string, { files }: ToolContext): Promise<ToolOutput> {
  const near = similarPaths(await files.paths(), path);
  const hint = near.length > 0 ? ` There are: ${near.join(', ')}.` : ' Create it as a whole file.';
  const message = `There is no file ${path}.`;
  return failure(message + hint, { kind: 'search_replace_missing_file', message, path });
}

interface Miss {
  readonly path: string;
  readonly which: string;
  readonly result: Exclude<ReplaceResult, { readonly kind: 'replaced' }>;
}

interface MissedCall extends Omit<Miss, 'which'> {
  readonly which?: string;
  readonly others: readonly Miss[];
}

/** First the real lines, then the order to write the whole file, then the end of the turn. */
function missedEdit(miss: MissedCall, context: ToolContext): ToolOutput {
  const count = context.memory.countMiss(miss.path);
  const others = miss.others.map((other) => `\n${other.which}${describeMiss(other)}`).join('');
  const what = `${miss.which ?? ''}${describeMiss(miss)}${others}\nNothing was changed.`;
  if (count >= MISSES_UNTIL_STOP) {
    const message = `The change to ${miss.path} could not be placed in ${count} tries.`;
    const fault = { kind: 'search_replace_failed', message, path: miss.path } as const;
    return { ...failure(`${what}\n${message}`, fault), endsTurn: true };
  }
  const order =
    count >= MISSES_UNTIL_WHOLE_FILE
      ? `Read ${miss.path} again and write the whole file.`
      : `Read ${miss.path} again and copy the lines to be replaced exactly.`;
  return failure(`${what}\n${order}`);
}

function describeMiss({ path, result }: Omit<Miss, 'which'>): string {
  switch (result.kind) {
    case 'unchanged':
      return `Search and replacement are the same in ${path}.`;
    case 'ambiguous': {
      const lines = result.lines.slice(0, MAX_PLACES_TOLD).join(', ');
      return `The search text stands in several places of ${path} (lines ${lines}). Add lines around it until it is unique, or set all.`;
    }
    case 'missing': {
      if (result.near === undefined) return `The search text is not in ${path}, nor anything like it.`;
      const shown = maskFile(path, result.near.lines.join('\n'));
      return `The search text is not in ${path}. The closest real lines, from line ${result.near.firstLine}:\n${shown}`;
    }
  }
}
