import type {
  DeletedProject,
  Project,
  ProjectSortBy,
  ProjectVisibility,
  PublicProject,
  UserId,
  WorkspaceId,
} from '@loam/contract';
import { accessOfRow } from './access.ts';
import { decodeCursor, encodeCursor, type Position, type Sort } from './cursor.ts';
import type { ProjectListStore } from './list-store.ts';
import type { ProjectWire } from './wire.ts';

export interface Page<Item> {
  readonly projects: Item[];
  readonly next_cursor: string | null;
}

export interface ListQuery {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly q?: string | undefined;
  readonly workspace_id?: WorkspaceId | undefined;
  readonly visibility?: ProjectVisibility | undefined;
  readonly sort_by: ProjectSortBy;
  readonly order?: 'asc' | 'desc' | undefined;
}

export interface PublicListQuery {
  readonly limit: number;
  readonly sort_by: ProjectSortBy;
  readonly order: 'asc' | 'desc';
  readonly category?: string | undefined;
  readonly start_after?: string | undefined;
}

export interface ProjectLists {
  visibleTo(userId: UserId, query: ListQuery): Promise<Page<Project>>;
  deletedOf(userId: UserId, query: Pick<ListQuery, 'limit' | 'cursor'>): Promise<Page<DeletedProject>>;
  publicOf(userId: UserId, query: PublicListQuery): Promise<Page<PublicProject>>;
}

export function createProjectLists(store: ProjectListStore, wire: ProjectWire): ProjectLists {
  return {
    async visibleTo(userId, query) {
      const sort: Sort = {
        by: query.sort_by,
        order: query.order ?? (query.sort_by === 'name' ? 'asc' : 'desc'),
      };
      const rows = await store.visible({
        userId,
        sort,
        limit: query.limit + 1,
        after: decodeCursor(sort, 'cursor', query.cursor),
        search: query.q,
        workspaceId: query.workspace_id,
        visibility: query.visibility,
      });
      return pageOf(rows, { sort, limit: query.limit }, (row) => wire.project(accessOfRow(row, userId)));
    },
    async deletedOf(userId, query) {
      const sort: Sort = { by: 'deleted_at', order: 'desc' };
      const after = decodeCursor(sort, 'cursor', query.cursor);
      const rows = await store.deletedOf({ userId, sort, limit: query.limit + 1, after });
      return pageOf(rows, { sort, limit: query.limit }, wire.deleted);
    },
    async publicOf(userId, query) {
      const sort: Sort = { by: query.sort_by, order: query.order };
      const after = decodeCursor(sort, 'start_after', query.start_after);
      const rows = await store.publicOf({
        userId,
        sort,
        limit: query.limit + 1,
        after,
        category: query.category,
      });
      return pageOf(rows, { sort, limit: query.limit }, wire.publicProject);
    },
  };
}

/** One row more than wanted was asked for: it only tells that there is a next page. */
function pageOf<Row extends { readonly id: string; readonly sort_key: string }, Item>(
  rows: readonly Row[],
  { sort, limit }: { readonly sort: Sort; readonly limit: number },
  toItem: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  const position: Position | undefined = last && { key: last.sort_key, id: last.id };
  return { projects: shown.map(toItem), next_cursor: position ? encodeCursor(sort, position) : null };
}
