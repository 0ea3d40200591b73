import type { DeployInput, Functions } from '@loam/cloud/functions';
import { readConfigChange } from '@loam/cloud/auth';
import { type CloudDatabases, isAlreadyThere } from '@loam/cloud/postgres';
import {
  backendImportLimits,
  type BackendImportReport,
  type ImportFault,
  type ProjectId,
  type UserId,
} from '@loam/contract';
import { AppError, errorMessage } from '@loam/kernel';
import type { CloudAuthSettings } from './auth-settings.ts';
import type { TextFile } from './connection-files.ts';
import type { CloudContext } from './context.ts';
import { addBucket, bucketsOf, enumsOf, openTables, tablesOf } from './import-database-store.ts';
import type { BackendPlan, PlannedFunction, PlannedMigration } from './import-plan.ts';
import { type ImportStep, saveProgress } from './import-store.ts';
import { missingTables, tablesSql } from './import-tables.ts';
import { markAiEnabled } from './ai-switch-store.ts';
import type { Rewriting } from './import-rewrite.ts';

/** What an import changes. */
export interface ImportParts {
  readonly databases: Pick<CloudDatabases, 'migrateWhatWorks' | 'runAsOwner'>;
  readonly functions: Pick<Functions, 'deploy'> | undefined;
  readonly authSettings: Pick<CloudAuthSettings, 'change'>;
  /** Saves files as a version of the project; those that stand there already are no version. */
  save(files: readonly TextFile[], message: string): Promise<void>;
  /** The types of the database as it is now. */
  types(): Promise<readonly TextFile[]>;
  /** Before the first change of a database that holds something. */
  snapshot(): Promise<void>;
}

export interface ImportOrder {
  readonly projectId: ProjectId;
  readonly ref: string;
  readonly userId: UserId | null;
  readonly buildsTables: boolean;
  readonly plan: BackendPlan;
  readonly rewriting: Rewriting;
  /** Of an earlier run: what failed then is tried again. */
  readonly earlier: BackendImportReport | undefined;
}

const statementMs = 30_000;
const longestStatement = 20_000;

interface Work extends ImportOrder {
  readonly context: Pick<CloudContext, 'db' | 'logger'>;
  readonly parts: ImportParts;
  readonly signal: AbortSignal;
  report: BackendImportReport;
  /** Tells whoever looks. */
  at(step: ImportStep, moved?: number): Promise<void>;
}

/** Each part can be done twice: whoever goes on after a killed process, or starts again, ends at the same place. */
export async function runImport(
  context: Work['context'],
  parts: ImportParts,
  order: ImportOrder & { readonly signal: AbortSignal },
): Promise<BackendImportReport> {
  const total = order.plan.migrations.length + order.plan.functions.length + 4;
  let done = 0;
  const work: Work = {
    ...order,
    context,
    parts,
    report: { ...(order.earlier ?? emptyReport()), ...plannedReport(order) },
    async at(step, moved = 0) {
      order.signal.throwIfAborted();
      done = Math.min(total, done + moved);
      await saveProgress(context.db, order.projectId, { step, done, total, report: work.report });
    },
  };
  await work.at('files');
  await parts.save(order.rewriting.files, 'Connect the imported backend');
  // Whoever brings an app that asks models wants it to go on doing so.
  if (
    order.rewriting.files.some(
      ({ path, content }) => path.startsWith('supabase/functions/') && content.includes('/ai/v1'),
    )
  )
    await markAiEnabled(context.db, order.ref);
  await work.at('migrations', 1);
  await applyMigrations(work);
  await work.at('tables');
  await buildTables(work);
  await work.at('settings', 1);
  await applySettings(work);
  await work.at('functions', 1);
  for (const planned of order.plan.functions) {
    await deployPlanned(work, planned);
    await work.at('functions', 1);
  }
  await work.at('types');
  // A file that knows more tables than there are would lose what it says about them.
  if (work.report.tables_missing.length === 0 && order.plan.migrations.length > 0)
    await parts.save(await parts.types(), 'Types of the imported database');
  await inspect(work);
  await work.at('types', 1);
  return work.report;
}

function emptyReport(): BackendImportReport {
  return {
    migrations: { total: 0, applied: 0, statements: 0, failed: 0 },
    left_out: [],
    faults: [],
    tables_built: [],
    tables_missing: [],
    tables_open: [],
    buckets: [],
    auth_settings: [],
    functions: [],
    secrets: [],
    rewritten: [],
    notes: [],
  };
}

function plannedReport({ plan, rewriting, earlier }: ImportOrder): Partial<BackendImportReport> {
  const before = earlier?.rewritten ?? [];
  const rewritten = [
    ...before.filter(({ path }) => !rewriting.rewritten.some((one) => one.path === path)),
    ...rewriting.rewritten,
  ];
  const notes = [
    ...rewriting.notes,
    ...plan.config.providers.map((name) => ({
      path: 'supabase/config.toml',
      detail: `People sign in with ${name}: enter your client of it in the settings of signing in.`,
    })),
  ];
  return {
    left_out: first(plan.leftOut),
    secrets: plan.secrets.map(({ name, usedBy }) => ({ name, used_by: [...usedBy], is_set: false })),
    rewritten: first(rewritten),
    notes: first(notes),
    functions: [],
  };
}

async function applyMigrations(work: Work): Promise<void> {
  const { plan, parts, ref } = work;
  if (plan.migrations.length > 0 && (await tablesOf(parts.databases, ref)).size > 0) await parts.snapshot();
  const faults = [...work.report.faults];
  let [applied, statements] = [0, 0];
  for (const migration of plan.migrations) {
    const result = await applyOne(work, ref, migration);
    if (result.isApplied) applied += 1;
    statements += result.statements;
    faults.push(...result.faults);
    work.report = {
      ...work.report,
      faults: faults.slice(0, backendImportLimits.reportEntries),
      migrations: {
        total: plan.migrations.length,
        applied,
        statements,
        failed: faults.filter(({ outcome }) => outcome === 'failed').length,
      },
    };
    await work.at('migrations', 1);
  }
}

async function applyOne({ parts }: Work, ref: string, { path, ...migration }: PlannedMigration) {
  try {
    const { statements, faults } = await parts.databases.migrateWhatWorks(ref, migration, { statementMs });
    return {
      isApplied: true,
      statements,
      faults: faults.map(({ line, statement, message, isHarmless }): ImportFault => ({
        path,
        line,
        statement,
        message,
        outcome: isHarmless ? 'there' : 'failed',
      })),
    };
  } catch (error) {
    if (!isOfTheText(error)) throw error;
    const message = errorMessage(error);
    const fault: ImportFault = { path, line: 1, statement: '', message, outcome: 'failed' };
    return { isApplied: false, statements: 0, faults: [fault] };
  }
}

/** Tables that no migration made, where the person agreed; then what waited for them is tried again. */
async function buildTables(work: Work): Promise<void> {
  const { plan, parts, ref, buildsTables } = work;
  const before = await tablesOf(parts.databases, ref);
  const missing = missingTables(plan.types, before);
  if (buildsTables && missing.length > 0) {
    const enums = await enumsOf(parts.databases, ref);
    for (const statement of tablesSql(plan.types, { tables: before, enums })) {
      const refusal = await tried(() =>
        parts.databases.runAsOwner(ref, statement, { timeoutMs: statementMs }),
      );
      if (refusal && statement.startsWith('create table'))
        work.report = {
          ...work.report,
          notes: first([
            ...work.report.notes,
            { path: 'src/integrations/supabase/types.ts', detail: refusal.message },
          ]),
        };
    }
  }
  const after = await tablesOf(parts.databases, ref);
  const built = missing.filter((name) => after.has(name));
  work.report = {
    ...work.report,
    tables_built: [...new Set([...work.report.tables_built, ...built])],
    tables_missing: [...missingTables(plan.types, after)],
  };
  await retryFailed(work);
}

async function retryFailed(work: Work): Promise<void> {
  const faults: ImportFault[] = [];
  for (const fault of work.report.faults) {
    faults.push(await retried(work, fault));
    work.signal.throwIfAborted();
  }
  const failed = faults.filter(({ outcome }) => outcome === 'failed').length;
  work.report = { ...work.report, faults, migrations: { ...work.report.migrations, failed } };
}

async function retried({ parts, ref }: Work, fault: ImportFault): Promise<ImportFault> {
  const { statement, outcome } = fault;
  // One that was cut would be another statement.
  if (outcome !== 'failed' || statement === '' || statement.length >= longestStatement) return fault;
  const options = { timeoutMs: statementMs, keepsRlsAsWritten: true };
  const refusal = await tried(() => parts.databases.runAsOwner(ref, statement, options));
  if (!refusal) return { ...fault, outcome: 'mended' };
  return { ...fault, message: refusal.message, outcome: isAlreadyThere(refusal.code) ? 'there' : 'failed' };
}

async function applySettings(work: Work): Promise<void> {
  const { config } = work.plan;
  for (const bucket of config.buckets) await addBucket(work.parts.databases, work.ref, bucket);
  const taken: string[] = [];
  for (const [name, value] of Object.entries(config.auth)) {
    const read = readConfigChange({ [name]: value });
    if (read.kind === 'fault' || Object.keys(read.changes).length === 0) continue;
    await work.parts.authSettings.change(work.ref, read.changes);
    taken.push(name);
  }
  work.report = { ...work.report, auth_settings: taken };
}

async function deployPlanned(work: Work, planned: PlannedFunction): Promise<void> {
  const { slug, verifyJwt } = planned;
  const input: DeployInput = {
    ...planned,
    files: planned.files.map(({ path, content }) => ({ path, content: Buffer.from(content) })),
  };
  const { functions } = work.parts;
  const refusal = functions
    ? await tried(() => functions.deploy(work.ref, input))
    : { message: 'This installation does not run functions.' };
  const told = { slug, is_deployed: !refusal, verify_jwt: verifyJwt, message: refusal?.message ?? null };
  work.report = { ...work.report, functions: [...work.report.functions, told] };
}

async function inspect(work: Work): Promise<void> {
  const { databases } = work.parts;
  work.report = {
    ...work.report,
    tables_open: first(await openTables(databases, work.ref)),
    buckets: first(await bucketsOf(databases, work.ref)),
  };
}

interface Refusal {
  readonly message: string;
  readonly code?: string | undefined;
}

/** What was wrong with the text; anything else is a fault of ours and ends the work. */
async function tried(work: () => Promise<unknown>): Promise<Refusal | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (!isOfTheText(error)) throw error;
    if (error instanceof AppError) return { message: error.detail };
    return { message: errorMessage(error), code: codeOf(error) };
  }
}

const ourFaults = /^(08|53|57P0[123]|58|XX)/;
const ofTexts: readonly unknown[] = [
  'extension_missing',
  'extension_refused',
  'migration_invalid',
  'function_invalid',
  'function_too_large',
  'function_modules_refused',
  'functions_unavailable',
];

function isOfTheText(error: unknown): boolean {
  if (error instanceof AppError) return ofTexts.includes(error.code);
  const code = codeOf(error);
  // Ended by the administrator, since it did not let itself be cancelled.
  if (code === '57P01') return true;
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code) && !ourFaults.test(code);
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

function first<T>(list: readonly T[]): T[] {
  return list.slice(0, backendImportLimits.reportEntries);
}
