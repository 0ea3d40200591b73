import type { Queries } from '@loam/db';
import type { PublishingContext } from './context.ts';
import type { LockedProject } from './rows.ts';

/** Where visitors are sent: the primary domain while it works, otherwise the installation's own. */
export async function siteUrl(
  context: Pick<PublishingContext, 'domains' | 'urls'>,
  queries: Queries,
  project: Pick<LockedProject, 'id' | 'name'>,
): Promise<string> {
  const primary = await context.domains.primary(queries, project.id);
  return primary ? context.urls.ofDomain(primary.domain) : context.urls.ofName(project.name);
}
