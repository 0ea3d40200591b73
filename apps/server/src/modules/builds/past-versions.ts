import type { ProjectId } from '@loam/contract';
import { AppError, errorMessage, type Logger } from '@loam/kernel';
import type { Artefact, Execution, NoExecution, ProjectFault, ProjectFiles } from '@loam/runner';
import type { Builds } from './builds.ts';

export interface PastVersionsDeps {
  readonly execution: Pick<Execution, 'kind' | 'builds'> | NoExecution;
  readonly files: Pick<ProjectFiles, 'resolve'>;
  readonly builds: Pick<Builds, 'make'>;
  ensureFiles(projectId: ProjectId): Promise<boolean>;
  readonly logger: Logger;
}

export type PastVersion =
  | { readonly kind: 'built'; readonly artefact: Artefact }
  | { readonly kind: 'building' }
  | { readonly kind: 'failed'; readonly error: ProjectFault }
  | { readonly kind: 'unavailable'; readonly reason: string }
  | { readonly kind: 'unknown' };

/** Past versions as pages of their own: as they were once built, or built when someone looks. */
export interface PastVersions {
  /** `commit` may be the beginning of its name. Nobody waits: what is being built is there the next time. */
  look(projectId: ProjectId, commit: string): Promise<PastVersion>;
}

const withoutPage =
  'The build made no index.html: the pages of this version need their own server, and only the newest version has one.';
/** A build that failed for a passing reason is tried again after a while. */
const RETRY_MS = 30_000;
/** So many names of versions are known without asking the repository. */
const KNOWN_NAMES = 2000;

export function createPastVersions(deps: PastVersionsDeps): PastVersions {
  const running = new Set<string>();
  const failed = new Map<string, ProjectFault>();
  const names = createNames(deps.files);

  function fail(key: string, error: ProjectFault): void {
    failed.set(key, error);
    setTimeout(() => failed.delete(key), RETRY_MS).unref();
  }

  async function build(projectId: ProjectId, sha: string): Promise<void> {
    const key = `${projectId} ${sha}`;
    try {
      const built = await deps.builds.make(projectId, sha);
      if (!built.ok) fail(key, built.errors[0] ?? { message: 'The build failed.' });
    } catch (error) {
      const told = { error: errorMessage(error), project_id: projectId };
      deps.logger.warn(told, 'a past version was not built');
      fail(key, { message: error instanceof AppError ? error.detail : 'The build could not be finished.' });
    } finally {
      running.delete(key);
    }
  }

  return {
    async look(projectId, commit) {
      const { execution } = deps;
      if (execution.kind === 'none') return { kind: 'unavailable', reason: execution.reason };
      const sha =
        (await deps.ensureFiles(projectId)) &&
        (await names.resolve(projectId, commit).catch(() => undefined));
      if (!sha) return { kind: 'unknown' };
      const key = `${projectId} ${sha}`;
      const error = failed.get(key);
      if (error) return { kind: 'failed', error };
      const artefact = running.has(key) ? undefined : await execution.builds.find(projectId, sha);
      if (artefact?.hasPage) return { kind: 'built', artefact };
      if (artefact) return { kind: 'failed', error: { message: withoutPage } };
      if (!running.has(key)) {
        running.add(key);
        void build(projectId, sha);
      }
      return { kind: 'building' };
    },
  };
}

/** A page asks for a dozen files at once, each by the beginning of its version's name, which means the same for ever. */
function createNames(files: PastVersionsDeps['files']): PastVersionsDeps['files'] {
  const known = new Map<string, Promise<string>>();
  return {
    resolve(projectId, commit) {
      const key = `${projectId} ${commit}`;
      const found = known.get(key);
      if (found) return found;
      const asked = files.resolve(projectId, commit);
      known.set(key, asked);
      asked.catch(() => known.delete(key));
      const [oldest] = known.keys();
      if (known.size > KNOWN_NAMES && oldest !== undefined) known.delete(oldest);
      return asked;
    },
  };
}
