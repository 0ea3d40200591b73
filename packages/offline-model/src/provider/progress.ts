import type { LanguageModelV4Message } from '@ai-sdk/provider';
import { z } from 'zod';

/** How far the turn is, read from the messages: a model has no memory of its own. */
export interface Progress {
  /** The newest whole reading of the project that no writing followed. */
  readonly files: ReadonlyMap<string, string> | undefined;
  /** Paths written or deleted since then, in the order of the calls. */
  readonly written: ReadonlySet<string>;
  /** Words of tools that refused to write. */
  readonly refusals: readonly string[];
  /** What the tools of the cloud answered, by their names. */
  readonly cloud: ReadonlyMap<string, ToolAnswer>;
  /** Times the checks sent the work back. */
  readonly rounds: number;
}

export interface ToolAnswer {
  readonly isError: boolean;
  readonly text: string;
}

const CLOUD_TOOLS = new Set(['read_schema', 'enable_cloud', 'apply_migration']);
const Project = z.object({ files: z.record(z.string(), z.string()) });
const Target = z.object({ path: z.string() });
const WRITERS = new Set(['write_file', 'delete_file', 'add_attachment']);

export function readProgress(prompt: readonly LanguageModelV4Message[]): Progress {
  const [, ...turn] = prompt.slice(beginOfTurn(prompt));
  let progress: Progress = { ...nothingDone, rounds: 0 };
  for (const message of turn) {
    // After the request itself, only the checks speak as a user.
    if (message.role === 'user') progress = { ...nothingDone, rounds: progress.rounds + 1 };
    if (message.role === 'assistant') progress = withCalls(progress, message.content);
    if (message.role === 'tool') progress = withResults(progress, message.content);
  }
  return progress;
}

const nothingDone = {
  files: undefined,
  written: new Set<string>(),
  refusals: [],
  cloud: new Map<string, ToolAnswer>(),
};

type ContentOf<Role extends LanguageModelV4Message['role']> = Extract<
  LanguageModelV4Message,
  { readonly role: Role }
>['content'];

function withCalls(progress: Progress, content: ContentOf<'assistant'>): Progress {
  const paths = content.flatMap((part) => {
    if (part.type !== 'tool-call' || !WRITERS.has(part.toolName)) return [];
    const target = Target.safeParse(part.input);
    return target.success ? [target.data.path] : [];
  });
  return { ...progress, written: new Set([...progress.written, ...paths]) };
}

function withResults(progress: Progress, content: ContentOf<'tool'>): Progress {
  let { files } = progress;
  const refusals = [...progress.refusals];
  const cloud = new Map(progress.cloud);
  for (const part of content) {
    if (part.type !== 'tool-result') continue;
    if (part.toolName === 'read_project') files = projectIn(part.output) ?? files;
    else if (CLOUD_TOOLS.has(part.toolName)) cloud.set(part.toolName, answerIn(part.output));
    else if (part.output.type === 'error-text') refusals.push(part.output.value);
  }
  return { ...progress, files, refusals, cloud };
}

const answerIn = (output: { readonly type: string; readonly value?: unknown }): ToolAnswer => ({
  isError: output.type.startsWith('error'),
  text: typeof output.value === 'string' ? output.value : JSON.stringify(output.value ?? ''),
});

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
