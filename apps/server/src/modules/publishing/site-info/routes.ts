import { publishingEndpoints as endpoints } from '@loam/contract';
import { bind, type Binding } from '../../../http/bind.ts';
import type { Versions } from '../../versions/index.ts';
import { changeSiteInfo, readSiteInfo, type SiteInfoContext } from './site-info.ts';

export function siteInfoRoutes(
  context: SiteInfoContext & { readonly versions: Pick<Versions, 'wire'> },
): Binding[] {
  return [
    bind(endpoints.getSiteInfo, async ({ project }) => {
      const { siteInfo, commitSha } = await readSiteInfo(context, project.project);
      return { site_info: siteInfo, commit_sha: commitSha };
    }),
    bind(endpoints.updateSiteInfo, async ({ actor, project, body }) => {
      const by = { actor, project: project.project };
      const { siteInfo, edit } = await changeSiteInfo(context, by, body.modifications);
      return { site_info: siteInfo, edit: context.versions.wire(edit) };
    }),
  ];
}
