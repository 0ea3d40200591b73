import { allTools } from '@loam/agent';
import type { ToolInfo } from './ports.ts';
import { toolTitles } from './tool-titles.data.ts';

/** The tools of the AI with the words that people read. */
export const agentTools: readonly ToolInfo[] = allTools
  .filter(({ isWrapper }) => isWrapper !== true)
  .map((tool) => ({
    integration: tool.integration,
    name: tool.name,
    title: toolTitles[tool.name] ?? inWords(tool.name),
    changesState: tool.changesState,
    defaultPreference: tool.defaultPreference,
  }));

function inWords(name: string): string {
  const words = name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
