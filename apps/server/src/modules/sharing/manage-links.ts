import {
  type CollaboratorLevel,
  type MagicCode,
  type MagicCodeId,
  type ProjectId,
  sharingLimits,
  sharingTexts,
  type UserId,
} from '@loam/contract';
import { recordProjectActivity } from '../../activity/store.ts';
import type { ProjectRecord } from '../../http/access.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import type { SharingContext } from './context.ts';
import { linkTo } from './links.ts';
import { requireLevel } from './manage-collaborators.ts';
import * as store from './store.ts';
import { toMagicCode } from './wire.ts';

export interface ManageLinks {
  list(id: ProjectId): Promise<MagicCode[]>;
  create(
    by: { readonly project: ProjectRecord; readonly actorId: UserId },
    level: CollaboratorLevel,
  ): Promise<MagicCode>;
  remove(by: { readonly projectId: ProjectId; readonly actorId: UserId }, id: MagicCodeId): Promise<void>;
}

export function createManageLinks(context: SharingContext): ManageLinks {
  const { db, clock, ids, news } = context;
  const wire = (row: store.MagicCodeRow) =>
    toMagicCode(row, linkTo(context, { projectId: row.project_id, kind: 'link', id: row.id }));
  return {
    async list(id) {
      return (await store.listMagicCodes(db, id)).map(wire);
    },
    create: ({ project, actorId }, level) =>
      db.transaction(async (tx) => {
        requireLevel(project, level);
        if (!(await store.lockProject(tx, project.id))) throw notFound();
        const existing = await store.listMagicCodes(tx, project.id);
        if (existing.length >= sharingLimits.linksPerProject) {
          throw new ApiError('conflict', sharingTexts.tooManyLinks);
        }
        const id = ids.uuid();
        const now = clock.now();
        await store.addMagicCode(tx, { id, projectId: project.id, level, createdBy: actorId, now });
        const deed = { actorId, detail: sharingTexts.role[level] };
        await recordProjectActivity(tx, project.id, { kind: 'invite_link.created', ...deed });
        await news.people(tx, project.id);
        const row = await store.findMagicCode(tx, id);
        if (!row) throw notFound();
        return wire(row);
      }),
    remove: ({ projectId, actorId }, id) =>
      db.transaction(async (tx) => {
        if (!(await store.deleteMagicCode(tx, projectId, id))) throw notFound();
        await recordProjectActivity(tx, projectId, { kind: 'invite_link.removed', actorId });
        await news.people(tx, projectId);
      }),
  };
}
