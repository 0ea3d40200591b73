import { type ManagementRoute, refusal } from './route.ts';

const branches = 'Branches are not offered here. A remix of the project has a copy of its database.';

const absent = [
  ['GET', 'branches', branches],
  ['POST', 'branches', branches],
  ['DELETE', 'branches', branches],
  ['GET', 'custom-hostname', 'Domains are set up in the project’s settings.'],
  ['GET', 'network-restrictions', 'Network restrictions are the operator’s of this installation.'],
  ['GET', 'ssl-enforcement', 'The database is reached through this installation only.'],
  ['GET', 'readonly', 'Read-only mode is not offered here.'],
  ['GET', 'upgrade/eligibility', 'The server is upgraded by the operator of this installation.'],
] as const;

/** What Supabase's tools ask for and no cloud here has: told as such instead of as a wrong address. */
export function absentRoutes(): ManagementRoute[] {
  return absent.map(([method, pattern, message]) => ({
    method,
    pattern,
    access: 'view',
    whileClosed: true,
    handle: async () => refusal(422, message),
  }));
}
