import { z } from 'zod';
import { defineTool } from '../tool.ts';
import { enabledCloud, withoutCloud } from './enabled-cloud.ts';

export const requestSecretTool = defineTool({
  name: 'request_secret',
  integration: 'cloud',
  kind: 'cloud',
  description: 'Asks the person to enter a secret for functions, like an API key.',
  input: z.object({ name: z.string().regex(/^[A-Z][A-Z0-9_]{1,63}$/, 'upper-case letters, digits and _') }),
  changesState: true,
  defaultPreference: 'allow',
  needs: 'cloud',
  isAvailable: ({ cloud }) => cloud?.requestSecret !== undefined,
  title: ({ name }) => `Asking for ${name}`,
  async run({ name }, context) {
    const answer = await enabledCloud(context)?.requestSecret?.(name, context.signal);
    if (answer === undefined) return withoutCloud(context);
    return answer === 'set'
      ? { text: `${name} is set.`, detail: 'set' }
      : {
          text: `The person did not give ${name}. Go on without it and say what will not work.`,
          detail: 'not given',
        };
  },
});
