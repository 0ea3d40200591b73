import { guideTool } from '../prompts/guide-tool.ts';
import { deployFunctionTool } from './cloud/deploy-function.ts';
import { configureAuthTool } from './cloud/configure-auth.ts';
import { enableAiTool } from './cloud/enable-ai.ts';
import { readCloudLogsTool } from './cloud/read-cloud-logs.ts';
import { saveBucketTool } from './cloud/save-bucket.ts';
import { applyMigrationTool } from './cloud/apply-migration.ts';
import { enableCloudTool } from './cloud/enable-cloud.ts';
import { readDataTool, readSchemaTool } from './cloud/read-data.ts';
import { requestSecretTool } from './cloud/request-secret.ts';
import { addAttachmentTool } from './code/add-attachment.ts';
import { copyFileTool } from './code/copy-file.ts';
import { deleteFileTool } from './code/delete-file.ts';
import { addDependencyTool, removeDependencyTool } from './code/dependencies.ts';
import { listFilesTool } from './code/list-files.ts';
import { readFileTool } from './code/read-file.ts';
import { readProjectTool } from './code/read-project.ts';
import { renameFileTool } from './code/rename-file.ts';
import { replaceInFileTool } from './code/replace-in-file.ts';
import { writeFileTool } from './code/write-file.ts';
import { askUserTool } from './people/ask-user.ts';
import { drawDiagramTool } from './people/draw-diagram.ts';
import { makePlanTool } from './people/make-plan.ts';
import { readConsoleTool, readErrorsTool, readNetworkTool } from './preview/read-logs.ts';
import { runChecksTool } from './preview/run-checks.ts';
import { viewPageTool } from './preview/view-page.ts';
import { findSymbolTool } from './search/find-symbol.ts';
import { searchTextTool } from './search/search-text.ts';
import type { Tool } from './tool.ts';
import { createToolset, type Toolset, type ToolsetOptions } from './toolset.ts';
import { useToolTool } from './use-tool.ts';
import { fetchPageTool } from './web/fetch-page.ts';

export { runToolCall } from './run-tool-call.ts';
export { createToolMemory } from './tool-memory.ts';
export type { Tool, ToolContext, ToolOutput } from './tool.ts';
export type { Toolset } from './toolset.ts';

/** In the order in which models see them. A new one goes to the end: the order is part of the cached prompt. */
export const allTools: readonly Tool[] = [
  readFileTool,
  listFilesTool,
  searchTextTool,
  findSymbolTool,
  writeFileTool,
  replaceInFileTool,
  renameFileTool,
  deleteFileTool,
  copyFileTool,
  addDependencyTool,
  removeDependencyTool,
  readConsoleTool,
  readNetworkTool,
  readErrorsTool,
  viewPageTool,
  runChecksTool,
  fetchPageTool,
  askUserTool,
  makePlanTool,
  drawDiagramTool,
  deployFunctionTool,
  requestSecretTool,
  guideTool,
  readProjectTool,
  addAttachmentTool,
  enableCloudTool,
  readSchemaTool,
  readDataTool,
  applyMigrationTool,
  useToolTool,
  enableAiTool,
  configureAuthTool,
  saveBucketTool,
  readCloudLogsTool,
];

export function toolsFor(turn: ToolsetOptions): Toolset {
  return createToolset(allTools, turn);
}
