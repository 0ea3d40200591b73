import { z } from 'zod';

/** One step of how PostgreSQL answers a query. */
export interface PlanNode {
  readonly title: string;
  readonly detail: string | undefined;
  readonly cost: number;
  readonly rows: number;
  /** Its part of the whole cost without those below it, from 0 to 1. */
  readonly share: number;
  readonly children: readonly PlanNode[];
}

const Known = z.object({
  'Node Type': z.string(),
  'Relation Name': z.string().optional(),
  Alias: z.string().optional(),
  'Index Name': z.string().optional(),
  'Join Type': z.string().optional(),
  Filter: z.string().optional(),
  'Index Cond': z.string().optional(),
  'Hash Cond': z.string().optional(),
  'Total Cost': z.number(),
  'Plan Rows': z.number(),
  Plans: z.array(z.unknown()).optional(),
});
const Explained = z.array(z.object({ Plan: z.unknown() })).min(1);

/** The plan in an answer to `explain (format json)`; undefined where it is none. */
export function readPlan(text: string): PlanNode | undefined {
  try {
    const read = Explained.safeParse(JSON.parse(text));
    const plan = read.success ? read.data[0]?.Plan : undefined;
    const root = Known.safeParse(plan);
    return root.success ? nodeOf(plan, Math.max(root.data['Total Cost'], Number.EPSILON)) : undefined;
  } catch {
    return undefined;
  }
}

function nodeOf(value: unknown, whole: number): PlanNode | undefined {
  const read = Known.safeParse(value);
  if (!read.success) return undefined;
  const { data } = read;
  const children = (data.Plans ?? []).flatMap((plan) => nodeOf(plan, whole) ?? []);
  const below = children.reduce((sum, { cost }) => sum + cost, 0);
  const join = data['Join Type'];
  return {
    title: [join, data['Node Type']].filter((part) => part !== undefined && part !== 'Inner').join(' '),
    detail: detailOf(data),
    cost: data['Total Cost'],
    rows: data['Plan Rows'],
    share: Math.min(1, Math.max(0, (data['Total Cost'] - below) / whole)),
    children,
  };
}

function detailOf(data: z.infer<typeof Known>): string | undefined {
  const table = data['Relation Name'];
  const index = data['Index Name'];
  const condition = data['Index Cond'] ?? data['Hash Cond'] ?? data.Filter;
  const parts = [table && `on ${table}`, index && `by ${index}`, condition].filter(
    (part) => part !== undefined,
  );
  return parts.length === 0 ? undefined : parts.join(' · ');
}
