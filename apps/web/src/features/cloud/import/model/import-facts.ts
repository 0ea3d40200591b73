import { type BackendImport, fillText } from '@loam/contract';
import { importWords } from '../texts.data.ts';

type Report = NonNullable<BackendImport['report']>;

/** What the files bring, in a few words each. */
export function planFacts(plan: NonNullable<BackendImport['plan']>): readonly string[] {
  const { facts } = importWords;
  const counts = [
    [facts.migrations, plan.migrations],
    [facts.functions, plan.functions.length],
    [facts.secrets, plan.secrets.length],
    [facts.tables, plan.typed_tables],
  ] as const;
  return [
    ...counts.filter(([, count]) => count > 0).map(([text, count]) => countText(text, count)),
    ...(plan.has_config ? [facts.config] : []),
  ];
}

/** `1 migration`, `2 migrations`. */
function countText(text: string, count: number): string {
  const filled = fillText(text, { count });
  return count === 1 ? filled.replace(/s\b/, '') : filled;
}

/** Whether somebody has to do something before the app works as it did. */
export function hasWork(report: Report): boolean {
  return (
    report.migrations.failed > 0 ||
    report.tables_missing.length > 0 ||
    report.tables_open.length > 0 ||
    report.secrets.some((secret) => !secret.is_set) ||
    report.functions.some((one) => !one.is_deployed) ||
    report.notes.length > 0
  );
}

/** What the AI is asked about what did not work; the first few, since one cause often has many effects. */
export function requestOf(report: Report): string {
  const failed = report.faults.filter(({ outcome }) => outcome === 'failed').slice(0, shownFaults);
  const lines = failed.map(({ path, line, message }) => `- ${path}, line ${line}: ${message}`);
  return [importWords.aiRequest, ...lines].join('\n');
}

const shownFaults = 10;

export function percentOf({ done, total }: Pick<BackendImport, 'done' | 'total'>): number | null {
  return total === 0 ? null : Math.round((done / total) * 100);
}

/** How many tables could be built from the file of types. */
export function buildable({ plan, report }: Pick<BackendImport, 'plan' | 'report'>): number {
  return plan === null ? (report?.tables_missing.length ?? 0) : plan.typed_tables;
}

/** Nothing is left that another attempt could do. */
export function isOver(state: BackendImport): boolean {
  return state.status === 'done' && buildable(state) === 0 && state.report?.migrations.failed === 0;
}
