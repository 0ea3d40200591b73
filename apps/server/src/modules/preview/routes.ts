import { previewEndpoints as endpoints, type ProjectId } from '@loam/contract';
import { bind, type Binding } from '../../http/bind.ts';
import type { Doors } from './doors.ts';
import type { PreviewLinks } from './links.ts';
import type { FoundError, ProjectErrors } from './errors.ts';
import { enterPath, markBuild, safePath } from './policy.ts';
import type { Previews } from './previews.ts';

export interface PreviewRoutes {
  readonly doors: Doors;
  readonly links: PreviewLinks;
  readonly previews: Previews;
  readonly errors: ProjectErrors;
  /** At their places in the sources, as far as those are found. */
  locateErrors(projectId: ProjectId, errors: readonly FoundError[]): Promise<readonly FoundError[]>;
  urlOf(projectId: string, commit?: string): string;
}

export function previewRoutes(options: PreviewRoutes): Binding[] {
  const { doors, previews, errors, locateErrors, urlOf } = options;
  return [
    ...linkRoutes(options),
    bind(endpoints.createPreviewTicket, async ({ actor, params, query }) => {
      const ticket = await doors.issueTicket(actor, params.projectId);
      // Whoever asks is about to look: by the time they do, it may be there.
      if (query.commit_sha === undefined) void previews.wake(params.projectId);
      const to = safePath(query.path);
      const asked = new URLSearchParams({ ticket, to: query.from === 'build' ? markBuild(to) : to });
      return { url: `${urlOf(params.projectId, query.commit_sha)}${enterPath}?${asked.toString()}` };
    }),
    bind(endpoints.getPreview, async ({ project }) => previews.describe(project.project)),
    bind(endpoints.restartPreview, async ({ project }) => {
      await previews.restart(project.project.id);
      return previews.describe(project.project);
    }),
    bind(endpoints.listProjectErrors, async ({ params }) => ({
      errors: await errors.open(params.projectId),
    })),
    bind(endpoints.reportProjectErrors, async ({ params, body }) => ({
      errors: await errors.record(params.projectId, await locateErrors(params.projectId, body.errors)),
    })),
    bind(endpoints.handleProjectErrors, async ({ params, body }) => ({
      handled: await errors.handle(params.projectId, body.error_ids),
    })),
  ];
}

function linkRoutes({ links }: Pick<PreviewRoutes, 'links'>): Binding[] {
  return [
    bind(endpoints.getPreviewLink, async ({ project: { project } }) => ({
      preview_link: await links.current(project),
    })),
    bind(endpoints.createPreviewLink, ({ project: { project }, actor }) =>
      links.create(project, actor.userId),
    ),
    bind(endpoints.removePreviewLink, async ({ actor, params: { projectId, previewLinkId } }) => {
      await links.remove({ projectId, actorId: actor.userId }, previewLinkId);
      return undefined;
    }),
  ];
}
