import { z } from 'zod';
import { bound, failure, plainMessage } from '../outputs.ts';
import { defineTool } from '../tool.ts';
import { enabledCloud, withoutCloud } from './enabled-cloud.ts';

/** Each question of the app costs its workspace something, so a person says yes first. */
export const enableAiTool = defineTool({
  name: 'enable_ai',
  integration: 'cloud',
  kind: 'cloud',
  description: 'Lets functions of the app ask language models.',
  input: z.object({}),
  changesState: true,
  defaultPreference: 'ask',
  needs: 'cloud',
  isOnDemand: true,
  isAvailable: ({ cloud }) => cloud !== undefined,
  title: () => 'Enabling AI in the app',
  async run(_input, context) {
    const cloud = enabledCloud(context);
    if (cloud === undefined) return withoutCloud(context);
    try {
      const models = await cloud.enableAi(context.signal);
      const which =
        models.length === 0
          ? 'No model is connected in this workspace yet: the code can be written, but answers come only once somebody connects one. Say so.'
          : `Models: ${models.slice(0, 20).join(', ')}.`;
      return { text: `AI is enabled. Read the guide on cloud-ai. ${which}` };
    } catch (error) {
      context.signal.throwIfAborted();
      return failure(`AI could not be enabled: ${bound(plainMessage(error), 2000)}`);
    }
  },
});
