import type { CheckFault, Checks, FileChange, Look, PackageOutcome, Packages } from '@loam/agent';
import type { ProjectId } from '@loam/contract';
import { AppError } from '@loam/kernel';
import { faultFingerprint } from '@loam/inspect';
import type { Execution, NoExecution, ProjectFault, StagedTrial, TypeFault } from '@loam/runner';
import type { Builds } from './builds.ts';
import { packageFailure } from './package-failure.ts';
import { reportOf } from './trial-pages.ts';

export interface TrialsDeps {
  readonly execution: Pick<Execution, 'kind' | 'trials'> | NoExecution;
  readonly builds: Pick<Builds, 'adopt' | 'defer'>;
  readonly versions: {
    findByCommit(
      projectId: ProjectId,
      commitSha: string,
    ): Promise<{ readonly parent_sha: string | null } | undefined>;
  };
}

/** Changes of a turn, tried on a copy before anything is saved. */
export interface BuildTrial {
  readonly checks: Checks;
  readonly packages: Packages | undefined;
  /** The build of exactly these changes becomes the build of the version that came of them. */
  keep(commitSha: string, changes: readonly FileChange[]): Promise<void>;
  close(): Promise<void>;
}

export interface BuildTrials {
  open(projectId: ProjectId, baseSha: string): Promise<BuildTrial>;
}

const MAX_ROUTES = 6;
const MAX_FAULTS = 20;
const VIEWPORTS = { 1440: { width: 1440, height: 900 }, 390: { width: 390, height: 844 } } as const;

export function createTrials({ execution, builds, versions }: TrialsDeps): BuildTrials {
  return {
    async open(projectId, baseSha) {
      if (execution.kind === 'none') return untried;
      const release = builds.defer(projectId);
      const trial = await execution.trials.open(projectId, baseSha).catch((error: unknown) => {
        release();
        throw error;
      });
      return {
        checks: checksOf(trial),
        packages: packagesOf(trial),
        async keep(commitSha, changes) {
          const edit = await versions.findByCommit(projectId, commitSha);
          // Put on top of somebody else's save it is another tree than the one that was built.
          if (edit?.parent_sha !== baseSha) return;
          await builds.adopt(projectId, commitSha, () => trial.keep(commitSha, changes));
        },
        async close() {
          release();
          await trial.close();
        },
      };
    },
  };
}

/** Where projects cannot run nothing can be tried either; the agent still parses what it writes. */
const untried: BuildTrial = {
  checks: { types: async () => [], build: async () => [], look: undefined },
  packages: undefined,
  keep: async () => {},
  close: async () => {},
};

function checksOf({ fileTypes, visit, ...trial }: StagedTrial): Checks {
  const look: Look | undefined =
    visit &&
    (async (changes, { routes, width = 1440, ...options }) => {
      const input = { ...options, routes: routes.slice(0, MAX_ROUTES), viewport: VIEWPORTS[width] };
      const visits = await visit(changes, input);
      return Promise.all(visits.map((page) => reportOf(page, trial)));
    });
  return {
    types: async (changes, signal) => (await trial.types(changes, signal)).map(typeFault),
    fileTypes: fileTypes && {
      warmUp: fileTypes.warmUp,
      check: async (...asked) => (await fileTypes.check(...asked))?.map(typeFault),
    },
    build: async (changes, signal) => buildFaults(await trial.build(changes, signal)),
    look,
  };
}

/** As many as a model can use. */
export function buildFaults(faults: readonly ProjectFault[]): readonly CheckFault[] {
  return faults.slice(0, MAX_FAULTS).map((fault) => ({
    kind: 'build',
    message: [fault.message, fault.frame].filter(Boolean).join('\n'),
    path: fault.file,
    line: fault.line,
    fingerprint: `build ${fault.file ?? ''} ${faultFingerprint(fault.message)}`,
  }));
}

function typeFault({ file, line, column, code, message }: TypeFault): CheckFault {
  return {
    kind: 'build',
    label: 'types',
    message: `${file}:${line}:${column} ${code}: ${message}`,
    path: file,
    line,
    fingerprint: `types ${file} ${code} ${faultFingerprint(message)}`,
  };
}

function packagesOf(trial: StagedTrial): Packages {
  const outcomeOf = async (work: Promise<readonly FileChange[]>): Promise<PackageOutcome> => {
    try {
      return { ok: true, changes: await work };
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return { ok: false, message: packageFailure(error.detail) };
    }
  };
  return {
    add: (packages, changes) => outcomeOf(trial.addPackages({ packages, changes })),
    remove: (packages, changes) => outcomeOf(trial.removePackages({ packages, changes })),
  };
}
