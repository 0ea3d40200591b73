import type { Functions } from '@loam/cloud/functions';
import { generateTypes } from '@loam/cloud/management';
import {
  type BackendImport,
  type BackendImportReport,
  cloudImportEndpoints as endpoints,
  ProjectId,
} from '@loam/contract';
import { errorMessage } from '@loam/kernel';
import type { ProjectFiles } from '@loam/runner';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import type { ProjectRecord } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import { bind, type Binding } from '../../http/bind.ts';
import type { JobType, Jobs } from '../../jobs/jobs.ts';
import type { Leases } from '../../leases/leases.ts';
import type { Versions } from '../versions/index.ts';
import type { CloudAuthSettings } from './auth-settings.ts';
import { connectionFiles, type TextFile } from './connection-files.ts';
import type { CloudContext } from './context.ts';
import { type BackendPlan, bringsBackend, planBackend, typesPath } from './import-plan.ts';
import { canTellApplied, withoutApplied } from './import-applied.ts';
import { oldRefs, rewriteBackend } from './import-rewrite.ts';
import { type ImportParts, runImport } from './import-run.ts';
import { beginImport, endImport, findImport, type ImportRow, readReport } from './import-store.ts';
import { openRing } from './key-rings.ts';
import type { Lifecycle } from './lifecycle.ts';
import { notNow, unreachable } from './policy.ts';
import type { SecretStore } from './secret-store.ts';
import { snapshotBefore } from './safety-snapshots.ts';
import type { CloudRow } from './store.ts';
import { cloudUrl } from './urls.ts';

export interface ImportDeps {
  readonly jobs: Jobs;
  /** Which process has the files of a project. */
  readonly leases?: Pick<Leases, 'runnerOf'> | undefined;
  readonly lifecycle: Lifecycle;
  readonly functions: Pick<Functions, 'deploy' | 'list'> | undefined;
  readonly secrets: Pick<SecretStore, 'list'>;
  readonly authSettings: CloudAuthSettings;
  /** Whether it came to its end or not, the cloud holds more than before. */
  tellImported(ref: string): void;
  readonly projectFiles?:
    | {
        readonly versions: Pick<Versions, 'write' | 'ensureRepo'>;
        readonly source: Pick<ProjectFiles, 'sourceCode'>;
      }
    | undefined;
}

const importJob: JobType<{ readonly project_id: ProjectId }> = {
  name: 'cloud-import',
  schema: z.object({ project_id: ProjectId }),
};

/** The backend that the files of an imported project describe becomes the project's cloud, in the background. */
export function importRoutes(context: CloudContext, deps: ImportDeps): Binding[] {
  const { db } = context;
  deps.jobs.handle(importJob, ({ project_id: id }, signal) => work(context, deps, { id, signal }), {
    concurrency: 1,
    runnerOf: async ({ project_id: id }) => deps.leases?.runnerOf(id),
  });
  const planOf = async (project: ProjectRecord) =>
    await withoutApplied(context, deps, {
      id: project.id,
      plan: planBackend(...(await filesOf(deps, project))),
    });
  const show = async (project: ProjectRecord) => {
    const row = await findImport(db, project.id);
    const isOpen = row === undefined && (await canTellApplied(context, project.id));
    const plan = isOpen ? await planOf(project) : undefined;
    return wire(row, plan, await setSecrets(context, deps, project.id));
  };
  return [
    bind(endpoints.getBackendImport, ({ project: { project } }) => show(project)),
    bind(endpoints.startBackendImport, async ({ project: { project }, actor, body }) => {
      // One that was begun may be begun again: for the tables that somebody agrees to later.
      const isAgain = (await findImport(db, project.id)) !== undefined;
      if (!isAgain && !bringsBackend(await planOf(project)))
        throw new ApiError('conflict', 'The files of this project describe no backend.');
      const { status } = await deps.lifecycle.enable(project);
      // Of two clicks at once the second finds the cloud that the first one makes; the work waits for it.
      if (status !== 'OK' && status !== 'COMING_UP') throw notNow(status);
      if (!context.databases?.migrateWhatWorks) throw unreachable();
      const order = { projectId: project.id, userId: actor.userId, buildsTables: body.builds_tables };
      await db.transaction(async (tx) => {
        if (await beginImport(tx, order)) await deps.jobs.enqueue(tx, importJob, { project_id: project.id });
      });
      return await show(project);
    }),
  ];
}

const shownCharacters = 1000;

type Files = readonly [texts: ReadonlyMap<string, string>, unreadable: readonly string[]];

async function filesOf({ projectFiles }: ImportDeps, project: ProjectAtHand): Promise<Files> {
  if (!projectFiles) return [new Map(), []];
  if ('latest_commit_sha' in project) await projectFiles.versions.ensureRepo(project);
  const { files } = await projectFiles.source.sourceCode(project.id);
  const texts = new Map<string, string>();
  const unreadable: string[] = [];
  for (const { path, contents } of files)
    if (typeof contents === 'string') texts.set(path, contents);
    else unreadable.push(path);
  return [texts, unreadable];
}

type ProjectAtHand = ProjectRecord | { readonly id: ProjectId };

interface Job {
  readonly id: ProjectId;
  readonly signal: AbortSignal;
}

async function work(context: CloudContext, deps: ImportDeps, { id, signal }: Job): Promise<void> {
  const { db, logger } = context;
  const row = await findImport(db, id);
  if (row?.status !== 'running') return;
  let ref: string | undefined;
  try {
    const cloud = await openedCloud(deps.lifecycle, id, signal);
    ref = cloud.ref;
    const parts = partsOf(context, deps, { row, cloud });
    const [texts, unreadable] = await filesOf(deps, { id });
    const backend = backendOf(context, cloud);
    const refs = oldRefs(texts, planBackend(texts).config.projectRef);
    const rewriting = rewriteBackend(texts, { refs, backend });
    const written = withFiles(texts, rewriting.files);
    const connection = connectionFiles({ ...backend, publishable_key: backend.publishableKey }, (path) =>
      written.get(path),
    );
    await runImport(context, parts, {
      projectId: id,
      ref: cloud.ref,
      userId: row.requested_by,
      buildsTables: row.builds_tables,
      plan: planBackend(written, unreadable),
      rewriting: { ...rewriting, files: joined(rewriting.files, connection) },
      earlier: readReport(row),
      signal,
    });
    await endImport(db, id, { status: 'done' });
  } catch (error) {
    // The server stops: whoever starts next goes on.
    if (signal.aborted) throw error;
    logger.error({ project_id: id, error: errorMessage(error) }, 'an imported backend was not set up');
    const failure = error instanceof ApiError ? error.message : 'Something went wrong on our side.';
    await endImport(db, id, { status: 'failed', failure });
  } finally {
    if (ref !== undefined) deps.tellImported(ref);
  }
}

const lookEveryMs = 200;
const longestWaitMs = 60_000;

async function openedCloud(lifecycle: Lifecycle, id: ProjectId, signal: AbortSignal): Promise<CloudRow> {
  const until = performance.now() + longestWaitMs;
  for (;;) {
    const row = await lifecycle.require(id);
    if (row.status === 'OK') return row;
    if (row.status !== 'COMING_UP' || performance.now() > until) throw notNow(row.status);
    await sleep(lookEveryMs, undefined, { signal });
  }
}

function withFiles(
  texts: ReadonlyMap<string, string>,
  files: readonly TextFile[],
): ReadonlyMap<string, string> {
  return new Map([...texts, ...files.map(({ path, content }) => [path, content] as const)]);
}

/** The later text of each path. */
function joined(files: readonly TextFile[], later: readonly TextFile[]): readonly TextFile[] {
  return [...withFiles(withFiles(new Map(), files), later)].map(([path, content]) => ({ path, content }));
}

interface At {
  readonly row: ImportRow;
  readonly cloud: CloudRow;
}

function partsOf(context: CloudContext, deps: ImportDeps, { row, cloud }: At): ImportParts {
  const { databases } = context;
  const { functions, authSettings } = deps;
  if (!databases?.migrateWhatWorks || !databases.runAsOwner || !databases.acquire || !databases.migrations)
    throw unreachable();
  const { migrateWhatWorks, runAsOwner, acquire, snapshots } = databases;
  return {
    databases: { migrateWhatWorks, runAsOwner },
    functions,
    authSettings,
    save: (files, message) => save(deps, row, { files, message }),
    types: async () => [
      { path: typesPath, content: await generateTypes({ acquire }, cloud.ref, ['public']) },
    ],
    snapshot: async () => snapshots && snapshotBefore(context, snapshots, cloud.ref),
  };
}

async function save(
  deps: ImportDeps,
  { project_id: projectId, requested_by: userId }: ImportRow,
  { files, message }: { readonly files: readonly TextFile[]; readonly message: string },
): Promise<void> {
  const [texts] = await filesOf(deps, { id: projectId });
  const changes = files
    .filter(({ path, content }) => texts.get(path) !== content)
    .map(({ path, content }) => ({ kind: 'write' as const, path, content }));
  if (changes.length === 0 || userId === null) return;
  await deps.projectFiles?.versions.write(projectId, { purpose: 'save', waitMs: 60_000 }, (writer) =>
    writer.commit({ userId, type: 'manual_update', message, changes }),
  );
}

function backendOf({ config, box }: CloudContext, { ref, sealed_keys: sealed }: CloudRow) {
  const { apiKeys } = openRing(box, ref, sealed);
  const publishableKey = apiKeys.find(({ kind }) => kind === 'publishable')?.value ?? '';
  const anon = apiKeys.find(({ kind, role }) => kind === 'legacy' && role === 'anon');
  return { ref, url: cloudUrl(config, ref), publishableKey, anonKey: anon?.value ?? publishableKey };
}

async function setSecrets(
  { db, store }: CloudContext,
  { secrets }: ImportDeps,
  projectId: ProjectId,
): Promise<ReadonlySet<string>> {
  const cloud = await store.findByProject(db, projectId);
  return new Set(cloud ? (await secrets.list(cloud.ref)).map(({ name }) => name) : []);
}

function wire(
  row: ImportRow | undefined,
  plan: BackendPlan | undefined,
  known: ReadonlySet<string>,
): BackendImport {
  if (!row) {
    const offered = plan !== undefined && bringsBackend(plan) ? wirePlan(plan) : null;
    return { ...nothing, status: offered === null ? 'none' : 'offered', plan: offered };
  }
  const { step, done, total, failure, started_at: started, ended_at: ended } = row;
  const report = readReport(row);
  return {
    status: row.is_stale ? 'interrupted' : row.status,
    plan: null,
    step,
    done,
    total,
    failure,
    report: report === undefined ? null : shown(report, known),
    started_at: started.toISOString(),
    ended_at: ended?.toISOString() ?? null,
  };
}

const nothing = {
  step: null,
  done: 0,
  total: 0,
  failure: null,
  report: null,
  started_at: null,
  ended_at: null,
} as const;

function shown(report: BackendImportReport, known: ReadonlySet<string>): BackendImportReport {
  return {
    ...report,
    faults: report.faults.map((fault) => ({
      ...fault,
      statement: fault.statement.slice(0, shownCharacters),
    })),
    secrets: report.secrets.map((secret) => ({ ...secret, is_set: known.has(secret.name) })),
  };
}

function wirePlan({ migrations, functions, secrets, types, hasConfig }: BackendPlan): BackendImport['plan'] {
  return {
    migrations: migrations.length,
    functions: functions.map(({ slug }) => slug),
    secrets: secrets.map(({ name }) => name),
    typed_tables: types.tables.length,
    has_config: hasConfig,
  };
}
