import { z } from 'zod';

const Note = z.object({ path: z.string(), detail: z.string() });
const Report = z.object({
  migrations: z.object({ total: z.number(), applied: z.number(), failed: z.number() }),
  faults: z.array(z.object({ line: z.number(), message: z.string(), outcome: z.string() })),
  tables_built: z.array(z.string()),
  tables_missing: z.array(z.string()),
  tables_open: z.array(z.string()),
  buckets: z.array(z.object({ id: z.string(), is_public: z.boolean() })),
  auth_settings: z.array(z.string()),
  functions: z.array(
    z.object({
      slug: z.string(),
      is_deployed: z.boolean(),
      verify_jwt: z.boolean(),
      message: z.string().nullable(),
    }),
  ),
  secrets: z.array(z.object({ name: z.string(), used_by: z.array(z.string()), is_set: z.boolean() })),
  notes: z.array(Note),
});
export const BackendImport = z.object({ status: z.string(), report: Report.nullable() });
export type BackendImport = z.infer<typeof BackendImport>;
