import type { BackendFinding } from '@loam/contract';

const order = ['ERROR', 'WARN', 'INFO'] as const;

/** The gravest first; notes are no warnings. */
export function warningsOf(findings: readonly BackendFinding[]): readonly BackendFinding[] {
  return findings
    .filter(({ level }) => level !== 'INFO')
    .toSorted((one, other) => order.indexOf(one.level) - order.indexOf(other.level));
}

/** The table of the app whose policies would mend it, where it is about one. */
export function tableOf({ metadata }: BackendFinding): string | undefined {
  const { schema, name, type } = metadata;
  return schema === 'public' && type === 'table' && typeof name === 'string' ? name : undefined;
}
