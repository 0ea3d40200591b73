import { rooms } from './garden.data.ts';
import { edits, gateNamed, type RecordedTurn } from './recorded-turn.ts';
import { inPieces, keepAlive } from '@loam/testkit';

const page = 'src/pages/Index.tsx';

export const smallEditWords = {
  remark: 'Only the heading changes.',
  closing: 'The page is called Thirsty plants.',
};

export const smallEdit: RecordedTurn = {
  says: 'Please call the page Thirsty plants',
  replies: [
    {
      text: smallEditWords.remark,
      toolCalls: [edits(page, 'Watering planner', 'Thirsty plants')],
      usage: { input: 9100, cachedInput: 8000, output: 61 },
    },
    { text: smallEditWords.closing, usage: { input: 9250, cachedInput: 9000, output: 14 } },
  ],
};

export const typeErrorWords = {
  wrong: 'const count: string = plants.length;',
  right: 'const count = plants.length;',
  closing: 'The page says how many plants there are.',
};

/** Says that it is done before it is; the closing sentence belongs to the end and stands there once. */
export const typeError: RecordedTurn = {
  says: 'Say on the page how many plants there are',
  replies: [
    {
      toolCalls: [
        edits(page, 'export default', "import { plants } from '@/lib/plants';\n\nexport default"),
        edits(page, '  return (', `  ${typeErrorWords.wrong}\n  return (`),
        edits(page, '      <PlantList />', '      <p>{count} plants live here.</p>\n      <PlantList />'),
      ],
      usage: { input: 9400, cachedInput: 9000, output: 188 },
    },
    { text: typeErrorWords.closing, usage: { input: 9700, cachedInput: 9400, output: 12 } },
    {
      toolCalls: [edits(page, typeErrorWords.wrong, typeErrorWords.right)],
      usage: { input: 9900, cachedInput: 9700, output: 48 },
    },
    { text: typeErrorWords.closing, usage: { input: 10_050, cachedInput: 9900, output: 12 } },
  ],
};

export const askedWords = {
  question: 'Where do your plants stand?',
  options: ['In the kitchen and the bedroom', 'All in one room'],
  closing: 'Each plant knows its room.',
} as const;
export const slowStream = 'in the middle of rooms.ts';

const slowly = inPieces({ path: 'src/lib/rooms.ts', content: rooms }, 3);
const half = Math.floor(slowly.length / 2);

/** A question first; then a stream that stands still for a while and only says that it is alive. */
export const askFirst: RecordedTurn = {
  says: 'Write down in which room each plant stands',
  replies: [
    {
      toolCalls: [
        { name: 'ask_user', input: { question: askedWords.question, options: askedWords.options } },
      ],
      usage: { input: 9600, cachedInput: 9000, output: 40 },
    },
    {
      parts: [
        keepAlive,
        {
          call: {
            name: 'write_file',
            json: [
              ...slowly.slice(0, half),
              keepAlive,
              gateNamed(slowStream),
              keepAlive,
              ...slowly.slice(half).flatMap((piece) => [piece, keepAlive]),
            ],
          },
        },
      ],
      delayMs: 12,
      usage: { input: 9720, cachedInput: 9600, output: 130 },
    },
    { text: askedWords.closing, usage: { input: 9900, cachedInput: 9700, output: 9 } },
  ],
};

/** Asked last in a project, to read what the model is told of everything before. */
export const thanksForPlants: RecordedTurn = {
  says: 'Thank you for the plants',
  replies: [{ text: 'With pleasure.', usage: { input: 9800, cachedInput: 9000, output: 4 } }],
};
