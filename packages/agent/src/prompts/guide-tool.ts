import { z } from 'zod';
import { defineTool } from '../tools/tool.ts';
import { CLOUD_GUIDES } from './cloud-guides.data.ts';
import { GUIDE_NEEDS, GUIDES } from './guides.data.ts';
import { offeredText } from './offered-text.ts';

type Offers = (tool: string) => boolean;

/** Guides for which the tools are there. */
export function guideNames(offers: Offers): readonly string[] {
  return Object.keys(GUIDES).filter((name) => {
    const needed = GUIDE_NEEDS[name];
    return needed === undefined || offers(needed);
  });
}

/** Long how-to texts stay out of the prompt until they are wanted. */
export const guideTool = defineTool({
  name: 'read_guide',
  integration: 'code',
  kind: 'read',
  description: 'A short how-to by its name.',
  input: z.object({ name: z.string() }),
  changesState: false,
  defaultPreference: 'allow',
  needs: 'none',
  title: ({ name }) => `Reading the guide on ${name}`,
  async run({ name }, { offers = () => true }) {
    const names = [...guideNames(offers), ...(offers('apply_migration') ? Object.keys(CLOUD_GUIDES) : [])];
    const known = names.find((other) => other === name.trim().toLowerCase());
    const text = known === undefined ? undefined : (GUIDES[known] ?? CLOUD_GUIDES[known]);
    return text === undefined
      ? { text: `There is no guide ${name}. There are: ${names.join(', ')}.`, isError: true }
      : { text: offeredText(text, offers) };
  },
});
