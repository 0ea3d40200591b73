/** What could go wrong in a project's database, found by SQL, and policies that mend it. */
export { advise, type AdviceOptions } from './advise.ts';
export type { AdvisorErrorCode } from './errors.ts';
export type { Finding, LintCategory, LintLevel } from './lint.ts';
export {
  ROW_SECURITY_TEMPLATES,
  type RowSecurity,
  rowSecuritySql,
  type RowSecurityTemplate,
} from './secure-table.ts';
