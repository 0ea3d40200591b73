import { errorMessage } from '@loam/kernel';
import { z } from 'zod';
import { bound, failure } from '../outputs.ts';
import { defineTool } from '../tool.ts';
import { describeMigration } from './describe-migration.ts';
import { enabledCloud, withoutCloud } from './enabled-cloud.ts';
import { reasonToShow } from './sql-effect.ts';

const MAX_WORDS = 400;
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
  title: ({ sql }) => bound(`Changing the database: ${describeMigration(sql).join(', ')}`, MAX_WORDS),
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
          'Applied. The types in src/integrations/supabase/types.ts follow the database now.',
          ...told(findings),
        ].join('\n'),
        paths: written.map(({ path }) => path),
        cures: SQL_FAULT,
      };
    } catch (error) {
      signal.throwIfAborted();
      const message = bound(errorMessage(error), 2000);
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

const MAX_FINDINGS = 12;

function told(findings: readonly string[]): readonly string[] {
  if (findings.length === 0) return [];
  const more = findings.length > MAX_FINDINGS ? [`and ${findings.length - MAX_FINDINGS} more`] : [];
  const lines = findings.slice(0, MAX_FINDINGS).map((finding) => `- ${finding}`);
  return ['Checks of the database found (mend what is not meant so):', ...lines, ...more];
}
