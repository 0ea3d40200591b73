import { guideTool } from '../prompts/guide-tool.ts';
import { listFilesTool } from './code/list-files.ts';
import { readFileTool } from './code/read-file.ts';
import { replaceInFileTool } from './code/replace-in-file.ts';
import { writeFileTool } from './code/write-file.ts';
import type { Tool } from './tool.ts';
import { createToolset, type Toolset, type ToolsetOptions } from './toolset.ts';

export { maskFile, maskKeys } from './mask.ts';
export { runToolCall, type ToolCall, type ToolResult } from './run-tool-call.ts';
export { createToolMemory } from './tool-memory.ts';
export type { Tool, ToolContext, ToolOutput } from './tool.ts';
export type { Toolset } from './toolset.ts';

/** In the order in which models see them. A new one goes to the end: the order is part of the cached prompt. */
export const allTools: readonly Tool[] = [
  readFileTool,
  listFilesTool,
  writeFileTool,
  replaceInFileTool,
  guideTool,
];

export function toolsFor(turn: ToolsetOptions): Toolset {
  return createToolset(allTools, turn);
}
