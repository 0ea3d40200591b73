import { inPieces } from '@loam/testkit';
import { brokenCalendar, calendar, footer, footerPage, shoppingList, shoppingPage } from './garden.data.ts';
import { gateNamed, type RecordedReply, type RecordedTurn, writes } from './recorded-turn.ts';

const page = 'src/pages/Index.tsx';

export const stuckWords = {
  remark: 'The calendar takes the place of the first page.',
  claim: 'Your sowing calendar is ready.',
  closing: 'The calendar says what to sow in each month.',
};

const brokenAgain: readonly RecordedReply[] = [
  { toolCalls: [writes(page, brokenCalendar)], usage: { input: 11_600, cachedInput: 11_000, output: 150 } },
  { text: stuckWords.claim, usage: { input: 11_900, cachedInput: 11_600, output: 8 } },
];

/** The same fault in every try until the turn ends; then it is continued, and mended. */
export const stuck: RecordedTurn = {
  says: 'A calendar of what to sow in which month',
  replies: [
    {
      text: stuckWords.remark,
      toolCalls: [writes(page, brokenCalendar)],
      usage: { input: 11_000, output: 165 },
    },
    { text: stuckWords.claim, usage: { input: 11_300, cachedInput: 11_000, output: 8 } },
    ...brokenAgain,
    ...brokenAgain,
  ],
};

/** The person only says to go on; the model is asked the first request again, so its replies follow on. */
export const continued: RecordedTurn = {
  says: stuck.says,
  replies: [
    ...stuck.replies,
    { toolCalls: [writes(page, calendar)], usage: { input: 12_700, output: 150 } },
    { text: stuckWords.closing, usage: { input: 13_000, cachedInput: 12_700, output: 11 } },
    // It is shown its pages and leaves them as they are.
    { text: 'OK', usage: { input: 15_100, cachedInput: 13_000, output: 2 } },
  ],
};

export const stoppedWords = {
  remark: 'First the list by itself.',
  secondRemark: 'And now its place on the page.',
};
export const halfWritten = 'in the middle of the page with the shopping list';

const letters = inPieces({ path: page, content: shoppingPage }, 1);
const half = Math.floor(letters.length / 2);

/** Byte by byte; nobody ever sees its end. */
export const stopped: RecordedTurn = {
  says: 'Put a shopping list below the calendar',
  replies: [
    {
      parts: [
        { text: stoppedWords.remark },
        { call: writes('src/components/ShoppingList.tsx', shoppingList) },
        { text: stoppedWords.secondRemark },
        {
          call: {
            name: 'write_file',
            json: [...letters.slice(0, half), gateNamed(halfWritten), ...letters.slice(half)],
          },
        },
      ],
      delayMs: 5,
      usage: { input: 9000, output: 400 },
    },
  ],
};

export const limitedWords = { remark: 'The footer is a part of its own.' };

/** What the provider bills is all that one request may use: nothing more is asked, and what works is saved. */
export const limited: RecordedTurn = {
  says: 'A footer that says where this was made',
  replies: [
    {
      text: limitedWords.remark,
      toolCalls: [writes('src/components/Footer.tsx', footer), writes(page, footerPage)],
      usage: { input: 3_999_900, output: 260 },
    },
  ],
};

/** Asked last in a project, to read what the model is told of everything before. */
export const thanksForCalendar: RecordedTurn = {
  says: 'Thank you for the calendar',
  replies: [{ text: 'With pleasure.', usage: { input: 9800, cachedInput: 9000, output: 4 } }],
};
