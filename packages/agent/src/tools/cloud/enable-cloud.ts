import { z } from 'zod';
import { bound, failure, plainMessage } from '../outputs.ts';
import { defineTool } from '../tool.ts';

export const enableCloudTool = defineTool({
  name: 'enable_cloud',
  integration: 'cloud',
  kind: 'cloud',
  description: 'Gives the project a backend: database, sign-in, files, functions.',
  input: z.object({}),
  changesState: true,
  defaultPreference: 'ask',
  needs: 'cloud',
  isAvailable: ({ cloud }) => cloud !== undefined,
  title: () => 'Enabling the cloud',
  async run(_input, { files, ports: { cloud }, signal }) {
    if (cloud === undefined) return failure('No cloud can be enabled here.');
    if (cloud.isEnabled()) return { text: 'The project has its cloud already.', detail: 'already there' };
    try {
      const written = await cloud.enable(signal);
      await files.adopt(written);
      return {
        text: 'The project has a cloud now. Use it through @/integrations/supabase/client; read the guide on cloud first.',
        paths: written.map(({ path }) => path),
      };
    } catch (error) {
      signal.throwIfAborted();
      return failure(`The cloud could not be enabled: ${bound(plainMessage(error), 2000)}`);
    }
  },
});
