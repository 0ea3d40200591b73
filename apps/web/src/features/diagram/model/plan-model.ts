import { z } from 'zod';
import type { DataModel } from './data-model.ts';

/** What of a plan is needed here; a project may hold anything under that name. */
const Plan = z.object({
  entities: z.array(
    z.object({
      id: z.string(),
      fields: z.array(
        z.object({
          id: z.string(),
          type: z.string(),
          isUnique: z.boolean().optional(),
          entity: z.string().optional(),
        }),
      ),
    }),
  ),
});

/** The records that the app keeps, from the plan it was written by. */
export function readPlanModel(contents: string): DataModel | undefined {
  const plan = Plan.safeParse(parsed(contents));
  if (!plan.success) return undefined;
  const { entities } = plan.data;
  return {
    tables: entities.map(({ id, fields }) => ({
      name: id,
      columns: [
        { name: 'id', type: 'text', key: 'PK' },
        ...fields.map((field) => ({
          name: field.id,
          type: field.type,
          key:
            field.entity === undefined
              ? field.isUnique === true
                ? ('UK' as const)
                : undefined
              : ('FK' as const),
        })),
      ],
    })),
    links: entities.flatMap(({ id, fields }) =>
      fields.flatMap((field) =>
        field.entity === undefined ? [] : [{ from: id, column: field.id, to: field.entity }],
      ),
    ),
  };
}

function parsed(contents: string): unknown {
  try {
    return JSON.parse(contents);
  } catch {
    return undefined;
  }
}
