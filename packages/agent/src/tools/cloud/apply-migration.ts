import { z } from 'zod';
import { bound, failure, plainMessage } from '../outputs.ts';
import { defineTool } from '../tool.ts';
import { describeMigration } from './describe-migration.ts';
import { enabledCloud, withoutCloud } from './enabled-cloud.ts';
import { reasonToShow } from './sql-effect.ts';

const MAX_WORDS = 600;
const SQL_FAULT = 'supabase_sql_error';

/** A person sees the exact text and allows it; what opens data to others or loses some is shown whatever they chose. */
export const applyMigrationTool = defineTool({
  name: 'apply_migration',
  integration: 'cloud',
  kind: 'cloud',
  description: 'Changes the database by SQL: tables, policies, functions, rows.',
  input: z.object({
    /** A few words for the name of its file. */
    name: z.string().min(1).max(60),
    sql: z.string().min(1).max(50_000),
  }),
  changesState: true,
  defaultPreference: 'ask',
  needs: 'cloud',
  isAvailable: ({ cloud }) => cloud !== undefined,
  title: ({ sql }) => `Changing the database:${listed(wholeSentences(describeMigration(sql)))}`,
  reasonToAsk: async ({ sql }) => reasonToShow(sql),
  async run(migration, context) {
    const { files, signal } = context;
    const cloud = enabledCloud(context);
    if (cloud === undefined) return withoutCloud(context);
    try {
      const { files: written, findings } = await cloud.applyMigration(migration, signal);
      await files.adopt(written);
      return {
        text: [
          written.length > 0
            ? 'Applied. The types in src/integrations/supabase/types.ts follow the database now.'
            : 'Applied. Its file and the types that follow from it could not be saved now; the builder saves them by itself.',
          ...told(findings),
        ].join('\n'),
        paths: written.map(({ path }) => path),
        cures: { kind: SQL_FAULT },
      };
    } catch (error) {
      signal.throwIfAborted();
      const message = bound(plainMessage(error), 2000);
      return failure(
        `Nothing was applied. The database answered: ${message}\nMend the SQL and call it again.`,
        {
          kind: SQL_FAULT,
          message,
        },
      );
    }
  },
});

/** No sentence is cut: what does not fit is counted, and the SQL says it. */
function wholeSentences(sentences: readonly string[]): readonly string[] {
  let length = 0;
  const fitting = sentences.filter((sentence) => (length += sentence.length + 2) <= MAX_WORDS);
  const left = sentences.length - fitting.length;
  return [...fitting, ...(left === 0 ? [] : [`and ${left} more`])];
}

/** Several stand below each other: whoever allows them reads each. */
function listed(sentences: readonly string[]): string {
  const [first = ''] = sentences;
  return sentences.length > 1 ? sentences.map((sentence) => `\n– ${sentence}`).join('') : ` ${first}`;
}

const MAX_FINDINGS = 12;

function told(findings: readonly string[]): readonly string[] {
  if (findings.length === 0) return [];
  const more = findings.length > MAX_FINDINGS ? [`and ${findings.length - MAX_FINDINGS} more`] : [];
  const lines = findings.slice(0, MAX_FINDINGS).map((finding) => `- ${finding}`);
  return ['Checks of the database found (mend what is not meant so):', ...lines, ...more];
}
