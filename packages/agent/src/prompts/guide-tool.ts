import { z } from 'zod';
import { defineTool } from '../tools/tool.ts';
import { GUIDES } from './guides.data.ts';

const NAMES = Object.keys(GUIDES);

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
  run: ({ name }) => {
    const text = Object.entries(GUIDES).find(([known]) => known === name.trim().toLowerCase())?.[1];
    return Promise.resolve(
      text === undefined
        ? { text: `There is no guide ${name}. There are: ${NAMES.join(', ')}.`, isError: true }
        : { text },
    );
  },
});
