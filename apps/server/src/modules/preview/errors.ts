import {
  limits,
  type ProjectError,
  ProjectErrorId,
  type ProjectErrorType,
  type ProjectId,
} from '@loam/contract';
import type { Db } from '@loam/db';
import type { Ids } from '@loam/kernel';
import { createHash } from 'node:crypto';
import type { PreviewLive } from './live.ts';
import type { CuredErrors, ErrorRow, PreviewStore } from './store.ts';

export interface FoundError {
  readonly type: ProjectErrorType;
  readonly error_message: string;
  readonly meta_data: {
    readonly filename?: string | undefined;
    readonly lineno?: number | undefined;
    readonly colno?: number | undefined;
  };
}

export interface ProjectErrors {
  /** One that is open already is counted, not repeated. */
  record(projectId: ProjectId, found: readonly FoundError[]): Promise<ProjectError[]>;
  open(projectId: ProjectId): Promise<ProjectError[]>;
  handle(projectId: ProjectId, ids: readonly string[]): Promise<number>;
  /** What caused these is gone. */
  settle(projectId: ProjectId, cured: CuredErrors): Promise<void>;
}

export interface ProjectErrorsDeps {
  readonly db: Db;
  readonly ids: Ids;
  readonly store: PreviewStore;
  readonly live: PreviewLive;
}

export function createProjectErrors({ db, ids, store, live }: ProjectErrorsDeps): ProjectErrors {
  return {
    record: (projectId, found) =>
      db.transaction(async (tx) => {
        const rows: (ErrorRow & { readonly is_new: boolean })[] = [];
        for (const error of found) {
          const message = error.error_message.slice(0, limits.chat.errorTextMaxCharacters);
          const { filename, lineno, colno } = error.meta_data;
          const place = {
            ...(filename === undefined ? {} : { filename }),
            ...(lineno === undefined ? {} : { lineno }),
            ...(colno === undefined ? {} : { colno }),
          };
          const fingerprint = fingerprintOf(error.type, message, filename);
          const row = { id: ids.uuid(), projectId, type: error.type, error_message: message };
          rows.push(await store.recordError(tx, { ...row, meta_data: place, fingerprint }));
        }
        if (rows.some((row) => row.is_new)) {
          await store.trimErrors(tx, projectId);
          await live.errorsChanged(tx, projectId);
        }
        return rows.map(toWire);
      }),
    open: async (projectId) => (await store.openErrors(db, projectId)).map(toWire),
    handle: (projectId, errorIds) =>
      db.transaction(async (tx) => {
        const handled = await store.handleErrors(tx, projectId, errorIds);
        if (handled > 0) await live.errorsChanged(tx, projectId);
        return handled;
      }),
    settle: (projectId, cured) =>
      db.transaction(async (tx) => {
        const handled = await store.handleErrorsOfType(tx, projectId, cured);
        if (handled > 0) await live.errorsChanged(tx, projectId);
      }),
  };
}

/** Lines move with every edit, so the place within a file is no part of what makes two errors the same. */
function fingerprintOf(type: string, message: string, filename: string | undefined): string {
  return createHash('sha256')
    .update(JSON.stringify([type, message, filename ?? '']))
    .digest('base64url');
}

function toWire(row: ErrorRow): ProjectError {
  return {
    id: ProjectErrorId.parse(row.id),
    project_id: row.project_id,
    type: row.type,
    error_message: row.error_message,
    meta_data: row.meta_data,
    occurrences: row.occurrences,
    created_at: row.created_at.toISOString(),
    handled_at: row.handled_at === null ? null : row.handled_at.toISOString(),
  };
}
