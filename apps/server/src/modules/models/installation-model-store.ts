import { type Queries, sql } from '@loam/db';
import { z } from 'zod';

/** The operator's own model server, as it lies in the settings; the key is sealed. */
export const InstallationModelRow = z.object({
  base_url: z.string(),
  sealed_key: z.string().nullable(),
  key_hint: z.string().nullable(),
  default_model: z.string().nullable(),
  context_tokens: z.number().nullable().default(null),
  sees_images: z.boolean().nullable().default(null),
  updated_at: z.string(),
});
export type InstallationModelRow = z.infer<typeof InstallationModelRow>;

const key = 'model_server';

export const installationModelStore = {
  async read(queries: Queries): Promise<InstallationModelRow | undefined> {
    const row = await queries.first<{ value: unknown }>(sql`select value from settings where key = ${key}`);
    const parsed = InstallationModelRow.safeParse(row?.value);
    return parsed.success ? parsed.data : undefined;
  },
  async write(queries: Queries, row: InstallationModelRow): Promise<void> {
    await queries.run(sql`
      insert into settings (key, value) values (${key}, ${JSON.stringify(row)}::jsonb)
      on conflict (key) do update set value = excluded.value, updated_at = now()`);
  },
  async remove(queries: Queries): Promise<void> {
    await queries.run(sql`delete from settings where key = ${key}`);
  },
};
