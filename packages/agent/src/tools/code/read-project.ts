import { z } from 'zod';
import { readProject } from '../../context/project-sources.ts';
import { maskFile } from '../mask.ts';
import { defineTool } from '../tool.ts';

const MAX_CHARACTERS = 4_000_000;

/** All sources at once, as JSON: for a model that reads faster than it is asked and pays for no word of it. */
export const readProjectTool = defineTool({
  name: 'read_project',
  integration: 'code',
  kind: 'read',
  description: 'Reads every source of the project: {"files": {"path": "content"}}.',
  input: z.object({}),
  changesState: false,
  defaultPreference: 'allow',
  needs: 'none',
  isForWholeReaders: true,
  maxOutput: MAX_CHARACTERS + 1000,
  title: () => 'Reading the project',
  async run(_input, { files }) {
    const { sources } = await readProject(files);
    const read: Record<string, string> = {};
    let left = MAX_CHARACTERS;
    for (const [path, content] of sources) {
      const shown = maskFile(path, content);
      left -= JSON.stringify(shown).length + path.length + 6;
      if (left < 0) break;
      read[path] = shown;
    }
    return { text: JSON.stringify({ files: read }), detail: `${Object.keys(read).length} files` };
  },
});
