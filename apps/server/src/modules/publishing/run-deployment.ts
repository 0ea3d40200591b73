import type { DeploymentId } from '@loam/contract';
import { findServerEntry, scanSecrets, type SecretFinding, storeSite } from '@loam/hosting';
import { AppError, errorMessage } from '@loam/kernel';
import type { BuiltFiles, CommitBuild } from '../builds/index.ts';
import { faultText, logLines, outputLines } from './build-texts.ts';
import type { PublishingContext } from './context.ts';
import { whileStoring } from './files-lock.ts';
import { PublishFault } from './publish-fault.ts';
import { openRun, type Run, RunLost } from './run.ts';
import { isIndexedPage } from './site-info/read-site-info.ts';
import { siteRoutes } from './site-routes.ts';
import { switchSite } from './switch-site.ts';
import { requireServer } from './try-site-server.ts';

/** One publish from the queue to the visitors. Run again after a kill, it begins anew and ends the same. */
export async function runDeployment(
  context: PublishingContext,
  id: DeploymentId,
  signal: AbortSignal,
): Promise<void> {
  const run = await openRun(context, id, signal);
  if (!run) return;
  try {
    await publish(context, run);
  } catch (error) {
    await endBadly(context, run, error);
  } finally {
    await run.close();
    context.waiters.changed(id);
  }
}

async function publish(context: PublishingContext, run: Run): Promise<void> {
  const { project_id: projectId, commit_sha: commitSha } = run.deployment;
  await context.reached('claimed');
  await run.enter('building', [`Building version ${commitSha.slice(0, 7)}`]);
  const { manifestKey, hasServer } = await context.builds.use(projectId, commitSha, async (build) => {
    if (!build.ok) throw buildFault(build);
    await context.reached('built');
    await run.enter('scanning', builtLines(build));
    const parts = await partsOf(build.files);
    await requireNoSecrets(context, run, parts);
    await context.reached('scanned');
    await run.enter('storing', ['No secrets were found']);
    const manifestKey = await store(context, run, parts);
    await context.reached('stored');
    return { manifestKey, hasServer: parts.serverEntry !== undefined };
  });
  await run.enter('switching', hasServer ? ['Starting the server of the site'] : []);
  if (hasServer) await requireServer(context, { projectId, manifestKey });
  await context.reached('tried');
  await switchSite(context, run);
  await context.reached('switched');
}

interface BuildParts {
  readonly files: BuiltFiles;
  /** What visitors may ask for lies there. Secrets are looked for there alone: a server is where they belong. */
  readonly publicFolder: string;
  readonly serverEntry: string | undefined;
}

async function partsOf(files: BuiltFiles): Promise<BuildParts> {
  const serverEntry = await findServerEntry(files);
  return { files, publicFolder: serverEntry === undefined ? '' : 'client', serverEntry };
}

function builtLines(build: Extract<CommitBuild, { ok: true }>): string[] {
  return build.isAdopted
    ? ['This version was built before']
    : [...outputLines(build.log), 'The build is done'];
}

function buildFault({ errors, log }: Extract<CommitBuild, { ok: false }>): PublishFault {
  const detail = errors.map(faultText).join('\n\n');
  return new PublishFault(detail === '' ? 'The build failed.' : detail, {
    isBuildError: true,
    lines: [...outputLines(log), ...logLines(detail)],
  });
}

async function requireNoSecrets(
  context: PublishingContext,
  run: Run,
  { files, publicFolder }: BuildParts,
): Promise<void> {
  const known = await context.knownSecrets(run.deployment.project_id);
  const findings = await scanSecrets({ files: files.list(publicFolder), known });
  if (findings.length === 0) return;
  const detail = secretsText(findings);
  throw new PublishFault(detail, { isBuildError: true, lines: logLines(detail) });
}

const shownFindings = 5;

function secretsText(findings: readonly SecretFinding[]): string {
  const lines = findings
    .slice(0, shownFindings)
    .map(({ file, name, excerpt }) => `${file}: ${name} (${excerpt})`);
  const more = findings.length - lines.length;
  return [
    'The site was not published: everyone who visits it could read a secret. Move it to where only a server reads it.',
    ...lines,
    ...(more > 0 ? [`and ${more} more`] : []),
  ].join('\n');
}

async function store(
  context: PublishingContext,
  run: Run,
  { files, publicFolder, serverEntry }: BuildParts,
): Promise<string> {
  const { project_id: projectId, commit_sha: commitSha } = run.deployment;
  const paths = await context.versions.filePaths(projectId, commitSha);
  const fixedNames = new Set(
    paths.filter((path) => path.startsWith('public/')).map((path) => path.slice('public/'.length)),
  );
  const routes = await siteRoutes(context, projectId, commitSha);
  const page = await files.read(publicFolder === '' ? 'index.html' : `${publicFolder}/index.html`);
  return whileStoring(context.db, async () => {
    const stored = await storeSite({
      blobs: context.blobs,
      files: files.list(publicFolder),
      fixedNames,
      routes,
      ...(serverEntry !== undefined && { server: { entry: serverEntry, files: files.list('server') } }),
    });
    const { manifestKey, bytes } = stored;
    const isIndexed = isIndexedPage(page?.toString('utf8') ?? '');
    const row = { manifestKey, bytes, files: stored.files, isIndexed };
    await context.db.transaction(async (tx) => {
      await run.requireHeld(tx);
      if (!(await context.store.stored(tx, run.deployment.id, row))) throw new RunLost();
    });
    return manifestKey;
  });
}

const siteFaults: readonly string[] = ['site_without_page', 'site_too_large', 'site_path_refused'];
const unfinished = 'The publish could not be finished. Please try again.';

async function endBadly(context: PublishingContext, run: Run, error: unknown): Promise<void> {
  // Whoever took its place says how it ended; after a stop of this process another one goes on.
  if (error instanceof RunLost) return;
  if (run.isStopping()) throw error;
  const fault = error instanceof PublishFault ? error : toFault(error);
  if (!(error instanceof PublishFault)) {
    context.logger.warn({ error: errorMessage(error), deployment: run.deployment.id }, 'a publish failed');
  }
  await context.db
    .transaction(async (tx) => {
      await run.requireHeld(tx);
      const failed = await context.store.fail(tx, run.deployment.id, fault);
      if (failed) await context.live.updated(tx, failed);
    })
    .catch((failure: unknown) => {
      if (!(failure instanceof RunLost)) throw failure;
    });
}

function toFault(error: unknown): PublishFault {
  const isKnown = error instanceof AppError;
  const detail = isKnown ? error.detail : unfinished;
  const isBuildError = siteFaults.includes(isKnown ? String(error.code) : '');
  return new PublishFault(detail, { isBuildError, lines: logLines(detail) });
}
