import { boardPage, boardSql, sealCode } from './board.data.ts';
import { edits, type RecordedTurn, writes } from './recorded-turn.ts';

const usage = { input: 9000, cachedInput: 8000, output: 400 };
const page = 'src/pages/Index.tsx';

export const boardWords = {
  built: 'People sign up and share entries and photos now.',
  moods: 'Entries have a mood now.',
  reason: 'It seals words, so that nobody can forge them',
} as const;

/** One sentence, and all that an app with accounts needs of the cloud. */
export const boardApp: RecordedTurn = {
  says: 'A board for our allotment where people sign up, share entries with photos and keep some to themselves',
  replies: [
    { toolCalls: [{ name: 'enable_cloud', input: {} }], usage },
    { toolCalls: [{ name: 'apply_migration', input: { name: 'Board', sql: boardSql } }], usage },
    {
      toolCalls: [
        {
          name: 'use_tool',
          input: {
            name: 'request_secret',
            input: { secrets: [{ name: 'SEAL_KEY', reason: boardWords.reason }] },
          },
        },
      ],
      usage,
    },
    {
      toolCalls: [
        writes('supabase/functions/seal/index.ts', sealCode),
        { name: 'deploy_function', input: { name: 'seal' } },
        writes(page, boardPage),
      ],
      usage,
    },
    { text: boardWords.built, usage },
    { text: 'OK', usage },
  ],
};

/** A later migration, across which an earlier version is restored. */
export const boardMoods: RecordedTurn = {
  says: 'Let each entry of the board say a mood',
  replies: [
    {
      toolCalls: [
        {
          name: 'apply_migration',
          input: { name: 'Moods', sql: 'alter table public.entries add column mood text;' },
        },
        edits(page, 'Allotment board', 'Board with moods'),
      ],
      usage,
    },
    { text: boardWords.moods, usage },
    { text: 'OK', usage },
  ],
};
