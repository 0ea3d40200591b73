import { advise, type LintCategory } from '../advisors/index.ts';
import type { ManagedDatabases } from './ports.ts';
import { json, type ManagementRoute } from './route.ts';

export interface AdvisorRoutesOptions {
  readonly databases: ManagedDatabases;
  /** Whether the app lets people in without an account. */
  allowsAnonymous(ref: string): Promise<boolean>;
}

/** What the lints find in the cloud's database. */
export function advisorRoutes({ databases, allowsAnonymous }: AdvisorRoutesOptions): ManagementRoute[] {
  const route = (name: string, category: LintCategory): ManagementRoute => ({
    method: 'GET',
    pattern: `advisors/${name}`,
    access: 'view',
    async handle({ ref }) {
      const options = { category, allowsAnonymous: await allowsAnonymous(ref) };
      return json(200, { lints: await advise(databases, ref, options) });
    },
  });
  return [route('security', 'SECURITY'), route('performance', 'PERFORMANCE')];
}
