import { publishingEndpoints as endpoints } from '@loam/contract';
import { ApiError, notFound } from '../../http/api-error.ts';
import { bind, type Binding } from '../../http/bind.ts';
import { mayHaveCertificate } from './certificates.ts';
import {
  addDomain,
  type DomainsContext,
  listDomains,
  lookUp,
  removeDomain,
  requireDomain,
  updateDomain,
  wireDomain,
} from './domains.ts';

const noAnswer = 'The name servers did not answer. Please try again in a moment.';

export function domainRoutes(context: DomainsContext): Binding[] {
  return [
    bind(endpoints.listDomains, async ({ project }) => ({
      domains: await listDomains(context, project.project),
    })),
    bind(endpoints.addDomain, ({ project, body }) => addDomain(context, project.project, body.domain)),
    bind(endpoints.checkDomain, async ({ project, params }) => {
      const row = await requireDomain(context, project.project, params.domain);
      const seen = await lookUp(context, row).catch((error: unknown) => {
        throw error instanceof ApiError ? error : new ApiError('unavailable', noAnswer);
      });
      return wireDomain(context, seen);
    }),
    bind(endpoints.updateDomain, async ({ project, params, body }) => {
      const row = await requireDomain(context, project.project, params.domain);
      const change = { isPrimary: body.is_primary, redirectsWww: body.redirects_www };
      return updateDomain(context, row, change);
    }),
    bind(endpoints.removeDomain, async ({ project, params }) => {
      await removeDomain(context, await requireDomain(context, project.project, params.domain));
      return undefined;
    }),
    bind(endpoints.approveCertificate, async ({ query }) => {
      if (!(await mayHaveCertificate(context, query.domain))) throw notFound();
      return { domain: query.domain };
    }),
  ];
}
