import type { AdvisedDatabases } from './ports.ts';
import { commonSql, type Finding, type Lint, type LintCategory } from './lint.ts';
import { indexLints } from './lints/indexes.ts';
import { anonymousLint, policyLints } from './lints/policies.ts';
import { routineLints } from './lints/routines.ts';
import { serviceLints } from './lints/services.ts';
import { tableLints } from './lints/tables.ts';
import { viewLints } from './lints/views.ts';

export interface AdviceOptions {
  readonly category: LintCategory;
  /** Whether people get in without an account. */
  readonly allowsAnonymous?: boolean;
}

export const lints: readonly Lint[] = [
  ...tableLints,
  ...policyLints,
  ...viewLints,
  ...routineLints,
  ...serviceLints,
  ...indexLints,
];

const timeoutMs = 20_000;
const levels = ['ERROR', 'WARN', 'INFO'];

/** Everything that the lints of one kind find in a database, the worst first. */
export async function advise(
  databases: AdvisedDatabases,
  ref: string,
  { category, allowsAnonymous = false }: AdviceOptions,
): Promise<Finding[]> {
  const asked = [...lints, ...(allowsAnonymous ? [anonymousLint] : [])].filter(
    (lint) => lint.category === category,
  );
  const [result] = await databases.runAsOwner(ref, lintsSql(asked), { isReadOnly: true, timeoutMs });
  const rows: readonly unknown[] = result?.rows ?? [];
  const found = rows.flatMap((row) => (isFound(row) ? toFinding(asked, row) : []));
  return found.toSorted((a, b) => levels.indexOf(a.level) - levels.indexOf(b.level));
}

/** One statement for all of them, so that they see the same moment. */
function lintsSql(asked: readonly Lint[]): string {
  const parts = asked.map(
    ({ name, sql }) => `(select '${name}' as name, found.* from (${sql}) as found(detail, metadata, key))`,
  );
  return `with ${commonSql} select * from (${parts.join(' union all ')}) as f order by name, key`;
}

interface Found {
  readonly name: string;
  readonly detail: string;
  readonly metadata: Readonly<Record<string, unknown>>;
  readonly key: string;
}

function isFound(row: unknown): row is Found {
  return (
    typeof row === 'object' &&
    row !== null &&
    'name' in row &&
    'key' in row &&
    typeof row.key === 'string' &&
    'detail' in row &&
    typeof row.detail === 'string' &&
    'metadata' in row &&
    typeof row.metadata === 'object'
  );
}

function toFinding(asked: readonly Lint[], { name, detail, metadata, key }: Found): Finding[] {
  const lint = asked.find((one) => one.name === name);
  if (!lint) return [];
  const { title, level, category, description, remediation, keyPrefix = name } = lint;
  return [
    {
      name,
      title,
      level,
      facing: 'EXTERNAL',
      categories: [category],
      description,
      detail,
      remediation,
      metadata,
      cache_key: `${keyPrefix}_${key}`,
    },
  ];
}
