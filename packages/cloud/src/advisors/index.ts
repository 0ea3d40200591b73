/** What could go wrong in a project's database, found by SQL. */
export { advise, type AdviceOptions } from './advise.ts';
export type { Finding, LintCategory, LintLevel } from './lint.ts';
