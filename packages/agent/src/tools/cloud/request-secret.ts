import { z } from 'zod';
import type { NeededSecret } from '../../events.ts';
import { defineTool } from '../tool.ts';
import { enabledCloud, withoutCloud } from './enabled-cloud.ts';

const Name = z.string().regex(/^[A-Z][A-Z0-9_]{1,63}$/, 'upper-case letters, digits and _');

/** The person types the values into fields that lead to the cloud; here only the names are known. */
export const requestSecretTool = defineTool({
  name: 'request_secret',
  integration: 'cloud',
  kind: 'cloud',
  description: 'Asks the person to type in secrets for functions, like API keys.',
  input: z.object({
    secrets: z
      .array(z.object({ name: Name, reason: z.string().min(1).max(300) }))
      .min(1)
      .max(8),
    /** Also those that are set. */
    replace: z.boolean().optional(),
  }),
  changesState: true,
  defaultPreference: 'allow',
  needs: 'cloud',
  isOnDemand: true,
  isAvailable: ({ cloud }) => cloud !== undefined,
  title: ({ secrets }) => `Asking for ${listed(secrets)}`,
  async run({ secrets, replace }, context) {
    const { ids, tell, ports, signal } = context;
    const cloud = enabledCloud(context);
    if (cloud === undefined) return withoutCloud(context);
    const known = replace === true ? [] : await cloud.secretNames(signal);
    const needed = [...new Map(secrets.map((one) => [one.name, one])).values()];
    const missing = needed.filter(({ name }) => !known.includes(name));
    const there = needed.filter(({ name }) => known.includes(name));
    const isThere = there.length === 0 ? [] : [`Set already: ${listed(there)}.`];
    if (missing.length === 0) return { text: isThere.join(''), detail: 'set already' };
    const request = { id: ids.uuid(), secrets: missing };
    tell({ type: 'secrets', request });
    const answer = await ports.people.giveSecrets(request, signal);
    const said =
      answer === 'set'
        ? `Set now: ${listed(missing)}. Functions read them with Deno.env.get.`
        : `The person did not give ${listed(missing)}. Do not ask again in this turn; go on without and say what will not work until they are entered.`;
    return { text: [...isThere, said].join(' '), detail: answer === 'set' ? 'set' : 'not given' };
  },
});

function listed(secrets: readonly NeededSecret[]): string {
  return secrets.map(({ name }) => name).join(', ');
}
