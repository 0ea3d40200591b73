import {
  type ActivityEntry,
  activityEndpoints as endpoints,
  type ActivityKind,
  type UserId,
} from '@loam/contract';
import { z } from 'zod';
import { bind, type Binding } from '../../http/bind.ts';
import { decodePageCursor, encodePageCursor } from '../../http/page-cursor.ts';
import type { Runtime } from '../../runtime.ts';
import { activityCsv } from './csv.ts';
import { type ActivityRow, listActivity, listActors, pruneActivity, type Scope } from './store.ts';

export type ActivityDeps = Pick<Runtime, 'db' | 'clock' | 'jobs'>;

interface Asked {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly kind?: ActivityKind | undefined;
  readonly person?: UserId | undefined;
}

const Position = z.tuple([z.number().int().positive().max(Number.MAX_SAFE_INTEGER)]);

/** Shows what every other module wrote down together with what it did. */
export function createActivity({ db, clock, jobs }: ActivityDeps): { readonly bindings: Binding[] } {
  jobs.schedule('activity-prune', '41 4 * * *', () => pruneActivity(db, clock.now()));
  const list = async (scope: Scope, { limit, cursor, kind, person }: Asked) => {
    const before = decodePageCursor(Position, cursor)?.[0];
    const rows = await listActivity(db, scope, { kind, person, before, limit: limit + 1 });
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    return {
      entries: page.map(toEntry),
      next_cursor: rows.length > limit && last ? encodePageCursor([last.id]) : null,
      people: before === undefined ? await listActors(db, scope) : [],
    };
  };
  const csv = (scope: Scope, filter: Pick<Asked, 'kind' | 'person'>) =>
    activityCsv((page) => listActivity(db, scope, { ...filter, ...page }), clock.now());
  return {
    bindings: [
      bind(endpoints.listProjectActivity, ({ params, query }) => list(params, query)),
      bind(endpoints.exportProjectActivity, async ({ params, query }) => csv(params, query)),
      bind(endpoints.listWorkspaceActivity, ({ params, query, actor }) =>
        list({ ...params, viewerId: actor.userId }, query),
      ),
      bind(endpoints.exportWorkspaceActivity, async ({ params, query, actor }) =>
        csv({ ...params, viewerId: actor.userId }, query),
      ),
    ],
  };
}

function toEntry(row: ActivityRow): ActivityEntry {
  return {
    id: String(row.id),
    kind: row.kind,
    actor: { id: row.actor_id, name: row.actor_name },
    subject: row.subject,
    detail: row.detail,
    project: row.project_id === null ? null : { id: row.project_id, name: row.project_name ?? '' },
    created_at: row.created_at.toISOString(),
  };
}
