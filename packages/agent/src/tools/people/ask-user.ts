import { z } from 'zod';
import { bound } from '../outputs.ts';
import { defineTool } from '../tool.ts';

export const askUserTool = defineTool({
  name: 'ask_user',
  integration: 'people',
  kind: 'ask',
  description: 'Asks the person one question and waits for the answer.',
  input: z.object({
    question: z.string().min(1).max(1000),
    options: z.array(z.string().min(1).max(200)).max(8).optional(),
    allows_many: z.boolean().optional(),
    allows_text: z.boolean().optional(),
  }),
  changesState: false,
  defaultPreference: 'allow',
  needs: 'none',
  title: ({ question }) => question.slice(0, 120),
  async run(input, { ids, tell, ports, signal }) {
    const options = [...new Set(input.options)];
    const question = {
      id: ids.uuid(),
      text: input.question,
      options,
      allowsMany: input.allows_many ?? false,
      allowsText: options.length === 0 || (input.allows_text ?? true),
    };
    tell({ type: 'question', question });
    const answers = await ports.people.answer(question, signal);
    const said = answers.map((answer) => bound(answer, 2000)).join('; ');
    return {
      text: said === '' ? 'The person gave no answer.' : `The person answered: ${said}`,
      detail: said,
    };
  },
});
