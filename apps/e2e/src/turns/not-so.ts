import { club } from './garden.data.ts';
import { type RecordedReply, type RecordedTurn, writes } from './recorded-turn.ts';

const page = 'src/pages/Index.tsx';

const readAgain: RecordedReply = {
  toolCalls: [{ name: 'read_file', input: { path: page } }],
  usage: { input: 11_500, cachedInput: 11_300, output: 18 },
};

export const loopWords = { closing: 'The page greets the garden club.' };

/** A good edit, and then the same look at it again and again. */
export const loop: RecordedTurn = {
  says: 'A page that greets our garden club',
  replies: [
    { toolCalls: [writes(page, club)], usage: { input: 11_000, output: 90 } },
    ...Array.from({ length: 5 }, () => readAgain),
    { text: loopWords.closing, usage: { input: 12_800, cachedInput: 12_500, output: 10 } },
    // It is shown its pages and leaves them as they are.
    { text: 'OK', usage: { input: 14_000, cachedInput: 12_800, output: 2 } },
  ],
};

export const lieWords = {
  claim: 'Done, the button is blue now.',
  again: 'I have changed the button to blue.',
};

/** Says twice that it did what it never did. */
export const lie: RecordedTurn = {
  says: 'Make the button blue',
  replies: [
    { text: lieWords.claim, usage: { input: 9000, output: 9 } },
    { text: lieWords.again, usage: { input: 9100, cachedInput: 9000, output: 9 } },
  ],
};

/** Nothing at all, whatever it is told. */
export const empty: RecordedTurn = {
  says: 'A field to subscribe to our letter',
  replies: Array.from({ length: 3 }, () => ({ usage: { input: 9000, output: 0 } })),
};

export const deniedWords = { closing: 'The settings of the build are as they were.' };

/** What could take the whole app away needs a click, and does not get it. */
export const denied: RecordedTurn = {
  says: 'Leave the plugins out of the build',
  replies: [
    { toolCalls: [writes('vite.config.ts', 'export default {};\n')], usage: { input: 9100, output: 20 } },
    { text: deniedWords.closing, usage: { input: 9200, cachedInput: 9100, output: 9 } },
  ],
};

/** Asked last in a project, to read what the model is told of everything before. */
export const thanksForClub: RecordedTurn = {
  says: 'Thank you for the page of the club',
  replies: [{ text: 'With pleasure.', usage: { input: 9800, cachedInput: 9000, output: 4 } }],
};
