import type { Functions } from '@loam/cloud/functions';
import { generateTypes, type ManagedDatabases } from '@loam/cloud/management';
import type { Migration } from '@loam/cloud/postgres';
import type { Backend, ProjectId } from '@loam/contract';
import { type Clock, errorMessage } from '@loam/kernel';
import type { ProjectFiles } from '@loam/runner';
import { posix } from 'node:path';
import type { ProjectRecord } from '../../http/access.ts';
import type { Versions } from '../versions/index.ts';
import {
  type BuilderServices,
  type BuilderServicesDeps,
  createBuilderServices,
  findingsOf,
} from './builder-services.ts';
import { connectionFiles, type TextFile } from './connection-files.ts';
import type { CloudContext } from './context.ts';
import type { Lifecycle } from './lifecycle.ts';
import {
  type Author,
  createMigrationFiles,
  type MigrationFiles,
  migrationPath,
  type Recording,
  type SavedFiles,
} from './migration-files.ts';
import { unreachable } from './policy.ts';
import type { SecretStore } from './secret-store.ts';
import { describeSchema } from './schema-text.ts';
import { wireBackend, wireCloud } from './wire.ts';

/** With what is unsafe in the database now. */
export interface AppliedMigration extends SavedFiles {
  readonly findings: readonly string[];
}

/** The cloud of a project as the builder uses it. What it changes there is saved in the project's files, too. */
export interface BuilderCloud extends BuilderServices {
  isEnabled(projectId: ProjectId): Promise<boolean>;
  /** Makes it where there is none, and connects the project to it. */
  enable(project: ProjectRecord, author: Author): Promise<SavedFiles>;
  /** Writes into its files where the cloud of a project is. */
  connect(projectId: ProjectId, author: Author): Promise<SavedFiles>;
  readSchema(projectId: ProjectId): Promise<string>;
  readData(projectId: ProjectId, query: string): Promise<readonly unknown[]>;
  /** Applies it and saves its file with the types that follow from it; no files where they are saved later. */
  applyMigration(projectId: ProjectId, migration: NewMigration, author: Author): Promise<AppliedMigration>;
  deployFunction(projectId: ProjectId, slug: string, files: readonly TextFile[]): Promise<void>;
  /** Of those that people gave. */
  secretNames(projectId: ProjectId): Promise<readonly string[]>;
}

export interface NewMigration {
  readonly name: string;
  readonly sql: string;
}

export interface BuilderCloudDeps extends BuilderServicesDeps {
  readonly lifecycle: Lifecycle;
  readonly databases: ManagedDatabases;
  readonly functions: Pick<Functions, 'deploy' | 'list'> | undefined;
  readonly secrets: Pick<SecretStore, 'list'>;
  readonly versions: Pick<Versions, 'write' | 'ensureRepo'>;
  readonly source: Pick<ProjectFiles, 'sourceCode'>;
}

const typesPath = 'src/integrations/supabase/types.ts';
const functionsFolder = 'supabase/functions';
const saving = { purpose: 'save', waitMs: 60_000 } as const;
const readMs = 15_000;

export function createBuilderCloud(
  context: CloudContext,
  deps: BuilderCloudDeps,
): BuilderCloud & { readonly migrationFiles: MigrationFiles } {
  const { lifecycle, databases, functions, secrets } = deps;
  const migrationFiles = openMigrationFiles(context, deps);
  const openRef = async (projectId: ProjectId) => (await lifecycle.requireOpen(projectId)).ref;
  return {
    ...createBuilderServices(context, deps),
    migrationFiles,
    isEnabled: async (projectId) => (await context.store.findByProject(context.db, projectId)) !== undefined,
    async enable(project, author) {
      const row = await lifecycle.enable(project);
      return connect(deps, { project, backend: await wireBackend(context, project, row), author });
    },
    async connect(projectId, author) {
      const backend = wireCloud(context, await lifecycle.require(projectId));
      return connect(deps, { project: { id: projectId, latest_commit_sha: null }, backend, author });
    },
    async readSchema(projectId) {
      const ref = await openRef(projectId);
      return describeSchema(databases, ref, (await functions?.list(ref)) ?? []);
    },
    async readData(projectId, query) {
      const options = { isReadOnly: true, timeoutMs: readMs };
      const results = await databases.runAsOwner(await openRef(projectId), query, options);
      const rows: readonly unknown[] = results.at(-1)?.rows ?? [];
      return rows;
    },
    async applyMigration(projectId, { name, sql }, author) {
      const ref = await openRef(projectId);
      const migration = newMigration(context.clock, name, sql);
      const noted = { projectId, ref, migration, author };
      return await migrationFiles.whileNoted(noted, async (save) => {
        await databases.migrate(ref, migration);
        const saved = (await save()) ?? { files: [], version: undefined };
        return { ...saved, findings: await findingsOf(context, databases, ref) };
      });
    },
    async secretNames(projectId) {
      const { ref } = await lifecycle.require(projectId);
      return (await secrets.list(ref)).map(({ name }) => name);
    },
    async deployFunction(projectId, slug, files) {
      if (!functions) throw unreachable();
      const ref = await openRef(projectId);
      const sources = files.map(({ path, content }) => ({
        path: posix.relative(`${functionsFolder}/${slug}`, path),
        content: Buffer.from(content),
      }));
      await functions.deploy(ref, { slug, entrypoint: 'index.ts', files: sources });
    },
  };
}

/** With its version: the moment, to the millisecond. */
export function newMigration(clock: Clock, name: string, sql: string): Migration {
  return { version: versionOf(clock.now()), name: slugOf(name), sql };
}

function openMigrationFiles(context: CloudContext, deps: BuilderCloudDeps): MigrationFiles {
  return createMigrationFiles(context, {
    record: (recording) => record(context, deps, recording),
    async has(projectId, path) {
      const { files } = await deps.source.sourceCode(projectId);
      return files.some((file) => file.path === path);
    },
    isApplied: async (ref, version) =>
      (await deps.databases.migrations(ref)).some((migration) => migration.version === version),
  });
}

async function record(
  context: CloudContext,
  deps: BuilderCloudDeps,
  { projectId, ref, migration, author }: Recording,
): Promise<SavedFiles> {
  const file = { path: migrationPath(migration), content: `${migration.sql.trim()}\n` };
  const files = [file, ...(await typesOf(context, deps.databases, ref))];
  return await save(deps, { projectId, files, author, message: `Change the database: ${migration.name}` });
}

/** None where they cannot be read now: what was applied is saved all the same. */
async function typesOf(
  { logger }: CloudContext,
  databases: ManagedDatabases,
  ref: string,
): Promise<readonly TextFile[]> {
  try {
    return [{ path: typesPath, content: await generateTypes(databases, ref, ['public']) }];
  } catch (error) {
    logger.warn({ ref, error: errorMessage(error) }, 'the types of a database could not be written');
    return [];
  }
}

interface Connecting {
  readonly project: Pick<ProjectRecord, 'id' | 'latest_commit_sha'>;
  readonly backend: Backend;
  readonly author: Author;
}

/** Also where the cloud was there before: a project that lost its connection gets it back. */
async function connect(
  deps: BuilderCloudDeps,
  { project, backend, author }: Connecting,
): Promise<SavedFiles> {
  await deps.versions.ensureRepo(project);
  const { files } = await deps.source.sourceCode(project.id);
  const contents = new Map(files.map(({ path, contents: text }) => [path, text ?? undefined]));
  const written = connectionFiles(backend, (path) => contents.get(path));
  if (written.length === 0) return { files: [], version: undefined };
  return save(deps, { projectId: project.id, files: written, author, message: 'Connect the cloud' });
}

interface Saving {
  readonly projectId: ProjectId;
  readonly files: readonly TextFile[];
  readonly author: Author;
  readonly message: string;
}

async function save(
  { versions }: BuilderCloudDeps,
  { projectId, files, author, message }: Saving,
): Promise<SavedFiles> {
  const changes = files.map(({ path, content }) => ({ kind: 'write' as const, path, content }));
  const edit = await versions.write(projectId, saving, (writer) =>
    writer.commit({ userId: author.userId, type: 'manual_update', message, changes }),
  );
  return { files, version: { editId: edit.id, commitSha: edit.commit_sha } };
}

/** As the names of migrations begin everywhere: the moment, to the second, and further where two fall into one. */
function versionOf(now: Date): string {
  return now.toISOString().replace(/\D/g, '').slice(0, 17);
}

function slugOf(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  // Long names would make paths that some systems refuse.
  return words === '' ? 'change' : words.slice(0, 80);
}
