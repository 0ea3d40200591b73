import { z } from 'zod';
import { refusable } from '../outputs.ts';
import { defineTool } from '../tool.ts';
import { projectPath } from './path-input.ts';
import { reasonForPaths } from './write-file.ts';

export const copyFileTool = defineTool({
  name: 'copy_file',
  integration: 'code',
  kind: 'write',
  description: 'Copies a text file to a new path.',
  input: z.object({ from: projectPath, to: projectPath }),
  changesState: true,
  defaultPreference: 'allow',
  needs: 'edit',
  title: ({ from, to }) => `Copying ${from} to ${to}`,
  paths: ({ to }) => [to],
  reasonToAsk: async ({ to }) => reasonForPaths([to]),
  run: ({ from, to }, { files, grant }) =>
    refusable(to, {}, async () => {
      await files.copy(from, to, grant);
      return { text: `Copied ${from} to ${to}.`, paths: [to] };
    }),
});
