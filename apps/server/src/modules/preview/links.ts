import {
  canSharePreview,
  limits,
  type PreviewLink,
  type PreviewLinkId,
  previewLinkTexts,
  type ProjectId,
  topics,
  type UserId,
} from '@loam/contract';
import type { Queries, Transaction } from '@loam/db';
import { recordProjectActivity } from '../../activity/store.ts';
import type { ProjectAccess, ProjectRecord } from '../../http/access.ts';
import type { Actor } from '../../http/actor.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { Runtime } from '../../runtime.ts';
import { createLinkCodes, lockProject } from '../sharing/index.ts';
import * as store from './link-store.ts';
import { enterPath, shareQuery } from './policy.ts';

export interface PreviewLinks {
  current(project: ProjectRecord): Promise<PreviewLink | null>;
  create(project: ProjectRecord, actorId: UserId): Promise<PreviewLink>;
  remove(by: { readonly projectId: ProjectId; readonly actorId: UserId }, id: PreviewLinkId): Promise<void>;
  /** The id of the link of this project that the code belongs to; undefined for one that lets nobody in. */
  read(code: string, projectId: ProjectId): Promise<string | undefined>;
  isOpen(id: string, projectId: ProjectId): Promise<boolean>;
}

export interface PreviewLinksDeps extends Pick<Runtime, 'db' | 'ids' | 'clock' | 'secret' | 'live' | 'bus'> {
  access(actor: Actor, id: ProjectId): Promise<ProjectAccess | undefined>;
  urlOf(projectId: string): string;
}

/** Links that show the app, and nothing else of a project, to whoever has them. */
export function createPreviewLinks(deps: PreviewLinksDeps): PreviewLinks {
  const { db, ids, clock } = deps;
  const codes = createLinkCodes(deps.secret, { purpose: 'loam/preview-links', kinds: ['preview'] });
  const wire = (row: store.PreviewLinkRow): PreviewLink => ({
    id: row.id,
    url: `${deps.urlOf(row.project_id)}${enterPath}?${shareQuery}=${codes.of('preview', row.id)}`,
    created_at: row.created_at.toISOString(),
    expires_at: expiryOf(row).toISOString(),
  });

  /** It counts as long as whoever made it could make it today. */
  async function counts(row: store.PreviewLinkRow): Promise<boolean> {
    if (expiryOf(row) <= clock.now()) return false;
    // The role is one of the installation and gives nothing on a project.
    const maker: Actor = { kind: 'user', userId: row.created_by, role: 'user', via: 'cookie' };
    const found = await deps.access(maker, row.project_id);
    return found !== undefined && found.permissions.has('DeployProject') && !faultOf(found.project);
  }

  async function isOpen(id: string, projectId: ProjectId): Promise<boolean> {
    const row = await store.findLink(db, id);
    return row?.project_id === projectId && (await counts(row));
  }

  return {
    isOpen,
    async current({ id }) {
      const row = await store.findLinkOf(db, id);
      return row && (await counts(row)) ? wire(row) : null;
    },
    create: (project, actorId) =>
      db.transaction(async (tx) => {
        const fault = faultOf(project);
        if (fault) throw fault;
        if (!(await lockProject(tx, project.id))) throw notFound();
        const known = await store.findLinkOf(tx, project.id);
        if (known && (await counts(known))) return wire(known);
        const link = { id: ids.uuid(), projectId: project.id, createdBy: actorId, now: clock.now() };
        const made = wire(await store.replaceLink(tx, link));
        await recordProjectActivity(tx, project.id, { kind: 'preview_link.created', actorId });
        await tell(deps, tx, project.id);
        return made;
      }),
    remove: ({ projectId, actorId }, id) =>
      db.transaction(async (tx) => {
        if (!(await store.deleteLink(tx, projectId, id))) throw notFound();
        await recordProjectActivity(tx, projectId, { kind: 'preview_link.removed', actorId });
        await tell(deps, tx, projectId);
        tx.afterCommit(() => deps.bus.publish('project.access_changed', { projectId }));
      }),
    async read(code, projectId) {
      const id = codes.read(code)?.id;
      return id !== undefined && (await isOpen(id, projectId)) ? id : undefined;
    },
  };
}

function expiryOf(row: Pick<store.PreviewLinkRow, 'created_at'>): Date {
  return new Date(row.created_at.getTime() + limits.sharing.previewLinkExpiryMs);
}

function faultOf(project: ProjectRecord): ApiError | undefined {
  if (!canSharePreview(project.workspace_plan)) {
    return new ApiError('plan_required', previewLinkTexts.needsPlan);
  }
  return project.workspace_disable_publish
    ? new ApiError('forbidden', previewLinkTexts.publishingOff)
    : undefined;
}

/** Visitors of a public project hear this too: nothing is named. */
function tell(
  { live }: Pick<PreviewLinksDeps, 'live'>,
  queries: Queries | Transaction,
  projectId: ProjectId,
): Promise<void> {
  return live.publish(queries, topics.project(projectId), {
    type: 'collaborators.updated',
    payload: { project_id: projectId },
  });
}
