import type { LanguageModelV4Message } from '@ai-sdk/provider';
import { z } from 'zod';

/** How far the turn is, read from the messages: a model has no memory of its own. */
export interface Progress {
  /** The newest whole reading of the project that no writing followed. */
  readonly files: ReadonlyMap<string, string> | undefined;
  /** Paths written or deleted since then, in the order of the calls. */
  readonly written: ReadonlySet<string>;
  /** Words of tools that refused. */
  readonly refusals: readonly string[];
  /** Times the checks sent the work back. */
  readonly rounds: number;
}

const Project = z.object({ files: z.record(z.string(), z.string()) });
const Target = z.object({ path: z.string() });
const WRITERS = new Set(['write_file', 'delete_file']);

export function readProgress(prompt: readonly LanguageModelV4Message[]): Progress {
  let files: ReadonlyMap<string, string> | undefined;
  let written = new Set<string>();
  let refusals: string[] = [];
  let rounds = 0;
  let isTurnBegun = false;
  for (const message of prompt.slice(beginOfTurn(prompt))) {
    // After the request itself, only the checks speak as a user.
    if (message.role === 'user' && isTurnBegun) {
      rounds += 1;
      files = undefined;
      written = new Set();
      refusals = [];
    }
    if (message.role === 'user') isTurnBegun = true;
    if (message.role === 'assistant') {
      for (const part of message.content) {
        if (part.type !== 'tool-call' || !WRITERS.has(part.toolName)) continue;
        const target = Target.safeParse(part.input);
        if (target.success) written.add(target.data.path);
      }
    }
    if (message.role === 'tool') {
      for (const part of message.content) {
        if (part.type !== 'tool-result') continue;
        if (part.toolName === 'read_project') files = projectIn(part.output) ?? files;
        else if (part.output.type === 'error-text') refusals.push(part.output.value);
      }
    }
  }
  return { files, written, refusals, rounds };
}

/** The request is the first user message that something of this turn follows; older ones end in plain words. */
function beginOfTurn(prompt: readonly LanguageModelV4Message[]): number {
  const firstTool = prompt.findIndex(
    (message) =>
      message.role === 'tool' ||
      (message.role === 'assistant' && message.content.some(({ type }) => type === 'tool-call')),
  );
  const end = firstTool === -1 ? prompt.length : firstTool;
  return prompt.slice(0, end).findLastIndex((message) => message.role === 'user');
}

function projectIn(output: {
  readonly type: string;
  readonly value?: unknown;
}): ReadonlyMap<string, string> | undefined {
  const value =
    output.type === 'text' && typeof output.value === 'string' ? parsed(output.value) : output.value;
  const project = Project.safeParse(value);
  return project.success ? new Map(Object.entries(project.data.files)) : undefined;
}

/** One line of JSON; whoever ran the tool may have put a note below it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text.split('\n', 1)[0] ?? '');
  } catch {
    return undefined;
  }
}
