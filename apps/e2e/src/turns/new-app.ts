import { plantList, plantPage, plants } from './garden.data.ts';
import { type RecordedTurn, writes } from './recorded-turn.ts';

export const newAppWords = {
  remarks: ['The plants come first.', 'Next is the list with a button for each of them.'],
  lastRemark: 'The page brings both together.',
  closing: 'Every plant has a button for the day it was watered.',
  suggestions: ['Remember what was watered', 'Sort by the next day', 'Add a plant of my own'],
} as const;

const { remarks, lastRemark, closing, suggestions } = newAppWords;

/** Three files with remarks between them; the suggestions come with the last call, not with the last words. */
export const newApp: RecordedTurn = {
  says: 'A planner that tells me when to water my house plants',
  replies: [
    {
      parts: [
        { text: remarks[0] },
        { call: writes('src/lib/plants.ts', plants) },
        { text: remarks[1] },
        { call: writes('src/components/PlantList.tsx', plantList) },
      ],
      usage: { input: 11_200, output: 640 },
    },
    {
      text: `${lastRemark}\n<suggestions>\n${suggestions.join('\n')}\n</suggestions>`,
      toolCalls: [writes('src/pages/Index.tsx', plantPage)],
      usage: { input: 12_050, cachedInput: 11_100, output: 210 },
    },
    { text: closing, usage: { input: 12_400, cachedInput: 12_000, output: 22 } },
    // It is shown its pages and leaves them as they are.
    { text: 'OK', usage: { input: 14_900, cachedInput: 12_400, output: 2 } },
  ],
};
