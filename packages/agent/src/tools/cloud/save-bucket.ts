import { z } from 'zod';
import type { Migration } from '../../ports.ts';
import { defineTool } from '../tool.ts';
import { applyMigrationTool } from './apply-migration.ts';

const BYTES = 1_048_576;

/** A migration like any other, so that it is in the project's files and comes along with a copy. */
export const saveBucketTool = defineTool({
  name: 'save_bucket',
  integration: 'cloud',
  kind: 'cloud',
  description: 'Adds or changes a place for files.',
  input: z.object({
    name: z.string().regex(/^[a-z0-9][a-z0-9_-]{0,62}$/, 'lower-case letters, digits, - and _'),
    public: z.boolean().default(false),
    max_mb: z.number().int().min(1).max(5000).optional(),
    mime_types: z
      .array(z.string().regex(/^[\w.+-]+\/(?:[\w.+-]+|\*)$/))
      .max(20)
      .optional(),
  }),
  changesState: true,
  defaultPreference: 'ask',
  needs: 'cloud',
  isOnDemand: true,
  isAvailable: ({ cloud }) => cloud !== undefined,
  title: ({ name }) => `Making room for files: ${name}`,
  reasonToAsk: async (input) =>
    input.public ? { reason: 'everybody who has an address can open its files', always: true } : undefined,
  async run(input, context) {
    const checked = applyMigrationTool.check(bucketMigration(input));
    if (!checked.isValid) return { text: checked.message, isError: true };
    return await checked.run(context);
  },
});

interface Bucket {
  readonly name: string;
  readonly public: boolean;
  readonly max_mb?: number | undefined;
  readonly mime_types?: readonly string[] | undefined;
}

function bucketMigration({
  name,
  public: isPublic,
  max_mb: megabytes,
  mime_types: types,
}: Bucket): Migration {
  const limit = megabytes === undefined ? 'null' : String(megabytes * BYTES);
  const allowed = types === undefined ? 'null' : `array[${types.map((type) => `'${type}'`).join(', ')}]`;
  return {
    name: `bucket ${name}`,
    sql: `insert into storage.buckets (id, name, public, file_size_limit, allowed_mime_types)
values ('${name}', '${name}', ${isPublic}, ${limit}, ${allowed})
on conflict (id) do update set public = excluded.public,
  file_size_limit = excluded.file_size_limit, allowed_mime_types = excluded.allowed_mime_types;`,
  };
}
