import type { ManagedDatabases } from '@loam/cloud/management';
import type { Migration } from '@loam/cloud/postgres';
import type { ProjectId } from '@loam/contract';
import { errorMessage } from '@loam/kernel';
import { ApiError } from '../../http/api-error.ts';
import { type Author, type MigrationRecorder, newMigration } from './builder-cloud.ts';
import type { CloudContext } from './context.ts';
import type { Lifecycle } from './lifecycle.ts';
import { unreachable } from './policy.ts';

export interface ProjectMigrationsDeps {
  readonly lifecycle: Pick<Lifecycle, 'requireOpen'>;
  /** Takes a snapshot before each migration. */
  readonly ownerSql: ManagedDatabases | undefined;
  /** What saves it with the project; absent where there are no projects. */
  readonly builder: MigrationRecorder | undefined;
}

export interface MigrationOrder {
  readonly projectId: ProjectId;
  readonly name: string;
  readonly sql: string;
  readonly author: Author;
}

/** What the console changes in a database's structure: run with a snapshot before it, and saved as an edit of the project. */
export interface ProjectMigrations {
  apply(order: MigrationOrder): Promise<SavedMigration>;
  /** Of one that was run already. */
  record(
    order: Omit<MigrationOrder, 'name' | 'sql'> & { readonly migration: Migration },
  ): Promise<SavedMigration>;
}

export interface SavedMigration {
  /** Undefined where the database has it but its file could not be saved. */
  readonly editId: string | undefined;
}

export function createProjectMigrations(
  context: CloudContext,
  deps: ProjectMigrationsDeps,
): ProjectMigrations {
  const { lifecycle, ownerSql, builder } = deps;
  const record: ProjectMigrations['record'] = async ({ projectId, migration, author }) => {
    try {
      const saved = await builder?.recordMigration(projectId, migration, author);
      return { editId: saved?.version?.editId };
    } catch (error) {
      // The database is changed: who is told that it failed would do it again.
      context.logger.warn({ projectId, error: errorMessage(error) }, 'a migration was applied but not saved');
      return { editId: undefined };
    }
  };
  return {
    record,
    async apply({ projectId, name, sql, author }) {
      const { ref } = await lifecycle.requireOpen(projectId);
      if (!ownerSql) throw unreachable();
      const migration = newMigration(context.clock, name, sql);
      if ((await ownerSql.migrate(ref, migration)) === 'already_applied')
        throw new ApiError('conflict', 'Another migration was applied in this moment. Send it again.');
      return await record({ projectId, migration, author });
    },
  };
}
