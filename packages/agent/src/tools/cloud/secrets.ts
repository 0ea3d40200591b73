import { z } from 'zod';
import { failure } from '../outputs.ts';
import { defineTool } from '../tool.ts';

const facts = {
  integration: 'cloud',
  kind: 'cloud',
  defaultPreference: 'allow',
  needs: 'cloud',
} as const;

export const listSecretsTool = defineTool({
  ...facts,
  name: 'list_secrets',
  description: 'Names of the secrets that functions can read.',
  input: z.object({}),
  changesState: false,
  isAvailable: ({ cloud }) => cloud !== undefined,
  title: () => 'Listing secrets',
  async run(_input, { ports }) {
    if (ports.cloud === undefined) return failure('This project has no cloud yet.');
    const names = await ports.cloud.secretNames();
    return {
      text: names.length === 0 ? 'There are no secrets yet.' : names.join('\n'),
      detail: `${names.length} secrets`,
    };
  },
});

export const requestSecretTool = defineTool({
  ...facts,
  name: 'request_secret',
  description: 'Asks the person to enter a secret for functions, like an API key.',
  input: z.object({ name: z.string().regex(/^[A-Z][A-Z0-9_]{1,63}$/, 'upper-case letters, digits and _') }),
  changesState: true,
  isAvailable: ({ cloud }) => cloud !== undefined,
  title: ({ name }) => `Asking for ${name}`,
  async run({ name }, { ports, signal }) {
    if (ports.cloud === undefined) return failure('This project has no cloud yet.');
    const answer = await ports.cloud.requestSecret(name, signal);
    return answer === 'set'
      ? { text: `${name} is set.`, detail: 'set' }
      : {
          text: `The person did not give ${name}. Go on without it and say what will not work.`,
          detail: 'not given',
        };
  },
});
