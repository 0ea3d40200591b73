import type { ManagedDatabases } from '@loam/cloud/management';
import type { ProjectId } from '@loam/contract';
import { ApiError } from '../../http/api-error.ts';
import { newMigration } from './builder-cloud.ts';
import type { CloudContext } from './context.ts';
import type { Lifecycle } from './lifecycle.ts';
import type { Author, MigrationFiles } from './migration-files.ts';
import { unreachable } from './policy.ts';

export interface ProjectMigrationsDeps {
  readonly lifecycle: Pick<Lifecycle, 'requireOpen'>;
  /** Takes a snapshot before each migration. */
  readonly ownerSql: ManagedDatabases | undefined;
  /** What saves it with the project; absent where there are no projects. */
  readonly builder: { readonly migrationFiles: MigrationFiles } | undefined;
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
  /** For work that runs it itself; its `save` tells the edit. */
  whileNoted: MigrationFiles['whileNoted'];
}

export interface SavedMigration {
  /** Undefined where the database has it and its file is saved later. */
  readonly editId: string | undefined;
}

export function createProjectMigrations(
  context: CloudContext,
  { lifecycle, ownerSql, builder }: ProjectMigrationsDeps,
): ProjectMigrations {
  const whileNoted: MigrationFiles['whileNoted'] = async (recording, work) =>
    await (builder ? builder.migrationFiles.whileNoted(recording, work) : work(async () => undefined));
  return {
    whileNoted,
    async apply({ projectId, name, sql, author }) {
      const { ref } = await lifecycle.requireOpen(projectId);
      if (!ownerSql) throw unreachable();
      const migration = newMigration(context.clock, name, sql);
      return await whileNoted({ projectId, ref, migration, author }, async (save) => {
        if ((await ownerSql.migrate(ref, migration)) === 'already_applied')
          throw new ApiError('conflict', 'Another migration was applied in this moment. Send it again.');
        return { editId: (await save())?.version?.editId };
      });
    },
  };
}
