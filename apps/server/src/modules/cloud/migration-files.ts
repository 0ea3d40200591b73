import type { Migration } from '@loam/cloud/postgres';
import type { ProjectId, UserId } from '@loam/contract';
import { errorMessage } from '@loam/kernel';
import type { TextFile } from './connection-files.ts';
import type { CloudContext } from './context.ts';
import {
  forgetNoted,
  listNoted,
  noteMigration,
  type NotedRow,
  postponeNoted,
} from './migration-file-store.ts';

/** Who changes something. */
export interface Author {
  readonly userId: UserId;
}

/** Files that were written into the project, and the version that they were saved as; none where all stood there. */
export interface SavedFiles {
  readonly files: readonly TextFile[];
  readonly version: { readonly editId: string; readonly commitSha: string } | undefined;
}

export interface Recording {
  readonly projectId: ProjectId;
  readonly ref: string;
  readonly migration: Migration;
  readonly author: Author;
}

/**
 * What was applied to a database belongs to the files of its project. It is noted before it runs: neither a killed process
 * nor a repository that cannot be written just then loses its file.
 */
export interface MigrationFiles {
  /**
   * For work that applies a migration and then calls `save`, which gives nothing where the file cannot be saved now; that is
   * made up for later.
   */
  whileNoted<T>(
    recording: Recording,
    work: (save: () => Promise<SavedFiles | undefined>) => Promise<T>,
  ): Promise<T>;
  /** Saves what others left. */
  settle(): Promise<void>;
}

export interface MigrationFilesDeps {
  /** Saves the file of a migration, with the types that follow from it. */
  record(recording: Recording): Promise<SavedFiles>;
  /** What a project's files say of it now. */
  has(projectId: ProjectId, path: string): Promise<boolean>;
  isApplied(ref: string, version: string): Promise<boolean>;
}

export function migrationPath({ version, name }: Pick<Migration, 'version' | 'name'>): string {
  return `supabase/migrations/${version}_${name}.sql`;
}

type Context = Pick<CloudContext, 'db' | 'logger'>;

export function createMigrationFiles(
  { db, logger }: Context,
  { record, has, isApplied }: MigrationFilesDeps,
): MigrationFiles {
  /** Those of this process, which ends them itself. */
  const held = new Set<string>();
  const warn = (ref: string, error: unknown) =>
    logger.warn({ ref, error: errorMessage(error) }, 'the file of an applied migration could not be saved');
  const settleOne = async (row: NotedRow): Promise<void> => {
    const { project_id: projectId, ref, version, name, sql, user_id: userId } = row;
    if (!(await isApplied(ref, version))) {
      // A database may still be at work on what a killed process sent.
      await (row.is_old ? forgetNoted(db, row) : postponeNoted(db, row));
      return;
    }
    const migration = { version, name, sql };
    if (!(await has(projectId, migrationPath(migration)))) {
      await record({ projectId, ref, migration, author: { userId } });
      logger.info({ ref, version }, 'the file of a migration was saved after whoever applied it was gone');
    }
    await forgetNoted(db, row);
  };
  return {
    async whileNoted(recording, work) {
      const { ref, migration, author } = recording;
      const key = keyOf({ ref, version: migration.version });
      held.add(key);
      try {
        await noteMigration(db, { ref, ...migration, user_id: author.userId });
        return await work(async () => {
          try {
            const saved = await record(recording);
            await forgetNoted(db, { ref, version: migration.version });
            return saved;
          } catch (error) {
            warn(ref, error);
            return undefined;
          }
        });
      } finally {
        held.delete(key);
      }
    },
    async settle() {
      for (const row of await listNoted(db)) {
        if (held.has(keyOf(row))) continue;
        try {
          await settleOne(row);
        } catch (error) {
          warn(row.ref, error);
          await postponeNoted(db, row);
        }
      }
    },
  };
}

function keyOf({ ref, version }: { readonly ref: string; readonly version: string }): string {
  return `${ref} ${version}`;
}
