import { errorMessage } from '@loam/kernel';
import { z } from 'zod';
import { bound, failure } from '../outputs.ts';
import { defineTool } from '../tool.ts';
import { describeMigration } from './describe-migration.ts';
import { enabledCloud, withoutCloud } from './enabled-cloud.ts';
import { reasonToShow } from './sql-effect.ts';

const MAX_WORDS = 400;

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
      const written = await cloud.applyMigration(migration, signal);
      await files.adopt(written);
      return {
        text: 'Applied. The types in src/integrations/supabase/types.ts follow the database now.',
        paths: written.map(({ path }) => path),
      };
    } catch (error) {
      signal.throwIfAborted();
      return failure(
        `Nothing was applied. The database answered: ${bound(errorMessage(error), 2000)}\nMend the SQL and call it again.`,
      );
    }
  },
});
