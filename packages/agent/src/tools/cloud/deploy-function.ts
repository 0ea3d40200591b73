import { errorMessage } from '@loam/kernel';
import { z } from 'zod';
import type { FileChange } from '../../ports.ts';
import type { StagedFiles } from '../../staging/staged-files.ts';
import { bound, failure } from '../outputs.ts';
import { defineTool } from '../tool.ts';
import { enabledCloud, withoutCloud } from './enabled-cloud.ts';

const FOLDER = 'supabase/functions';

export const deployFunctionTool = defineTool({
  name: 'deploy_function',
  integration: 'cloud',
  kind: 'cloud',
  description: `Deploys the function in ${FOLDER}/{name}/.`,
  input: z.object({
    name: z.string().regex(/^[a-z][a-z0-9_-]{0,62}$/, 'lower-case letters, digits and dashes'),
  }),
  changesState: true,
  defaultPreference: 'ask',
  needs: 'cloud',
  isAvailable: ({ cloud }) => cloud !== undefined,
  title: ({ name }) => `Deploying the function ${name}`,
  paths: ({ name }) => [`${FOLDER}/${name}/index.ts`],
  async run({ name }, context) {
    const { files, signal } = context;
    const cloud = enabledCloud(context);
    if (cloud === undefined) return withoutCloud(context);
    const sources = await functionFiles(files, name);
    if (!sources.some(({ path }) => path.startsWith(`${FOLDER}/${name}/`))) {
      return failure(`There is no function in ${FOLDER}/${name}/. Write ${FOLDER}/${name}/index.ts first.`);
    }
    try {
      const { message } = await cloud.deployFunction(name, sources, signal);
      return { text: bound(message, 4000) };
    } catch (error) {
      signal.throwIfAborted();
      return failure(`The function could not be deployed: ${bound(errorMessage(error), 2000)}`);
    }
  },
});

async function functionFiles(files: StagedFiles, name: string): Promise<readonly FileChange[]> {
  const folders = [`${FOLDER}/${name}/`, `${FOLDER}/_shared/`];
  const paths = (await files.paths()).filter((path) => folders.some((folder) => path.startsWith(folder)));
  const contents = await Promise.all(paths.map((path) => files.read(path)));
  return paths.flatMap((path, index): readonly FileChange[] => {
    const content = contents[index];
    return typeof content === 'string' ? [{ path, action: 'write', content }] : [];
  });
}
