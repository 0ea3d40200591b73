import { z } from 'zod';
import type { FileChange } from '../../ports.ts';
import type { StagedFiles } from '../../staging/staged-files.ts';
import { bound, failure, plainMessage } from '../outputs.ts';
import { defineTool } from '../tool.ts';
import { enabledCloud, withoutCloud } from './enabled-cloud.ts';

const FOLDER = 'supabase/functions';
const DEPLOY_FAULT = 'deploy_supabase_functions';

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
  async reasonToAsk({ name }, { files }) {
    const secrets = secretsRead(await functionFiles(files, name));
    if (secrets.length === 0) return undefined;
    return { reason: `its code can read ${secrets.join(', ')}`, always: true };
  },
  async run({ name }, context) {
    const { files, signal } = context;
    const cloud = enabledCloud(context);
    if (cloud === undefined) return withoutCloud(context);
    const sources = await functionFiles(files, name);
    if (!sources.some(({ path }) => path.startsWith(`${FOLDER}/${name}/`))) {
      return failure(`There is no function in ${FOLDER}/${name}/. Write ${FOLDER}/${name}/index.ts first.`);
    }
    const path = `${FOLDER}/${name}/index.ts`;
    try {
      const { message } = await cloud.deployFunction(name, sources, signal);
      return { text: bound(message, 4000), cures: { kind: DEPLOY_FAULT, path } };
    } catch (error) {
      signal.throwIfAborted();
      const message = bound(plainMessage(error), 2000);
      return failure(`The function could not be deployed: ${message}`, { kind: DEPLOY_FAULT, message, path });
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

/** What its code asks for by name, without what every function is given; code that asks for all could read any. */
function secretsRead(files: readonly FileChange[]): readonly string[] {
  const text = files.map(({ content }) => String(content)).join('\n');
  const names = [...text.matchAll(/\benv\s*\.\s*get\s*\(\s*["'`](\w+)["'`]\s*\)/g)].map(
    ([, name = '']) => name,
  );
  const uses =
    text.match(/\bDeno\s*\??\.\s*env\b|\bprocess\s*\??\.\s*env\b|\bDeno\s*\[|\bglobalThis\b/g) ?? [];
  const own = [...new Set(names)].filter((name) => !/^(?:SUPABASE|LOAM)_/.test(name));
  return uses.length > names.length ? [...own, 'any secret'] : own;
}
