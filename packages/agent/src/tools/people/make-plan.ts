import { z } from 'zod';
import { defineTool } from '../tool.ts';

export const makePlanTool = defineTool({
  name: 'make_plan',
  integration: 'people',
  kind: 'plan',
  description: 'Shows the steps of a larger job and how far it is; the whole list each time.',
  input: z.object({
    items: z
      .array(
        z.object({
          text: z.string().min(1).max(200),
          status: z.enum(['open', 'active', 'done']).default('open'),
        }),
      )
      .min(1)
      .max(20),
  }),
  changesState: false,
  defaultPreference: 'allow',
  needs: 'none',
  title: ({ items }) => `Plan of ${items.length} ${items.length === 1 ? 'step' : 'steps'}`,
  async run({ items }, { tell }) {
    tell({ type: 'plan', items });
    const done = items.filter(({ status }) => status === 'done').length;
    return {
      text: `The plan is shown (${done} of ${items.length} done).`,
      detail: `${done} of ${items.length} done`,
    };
  },
});
