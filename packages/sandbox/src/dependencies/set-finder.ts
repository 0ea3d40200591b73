import { errorMessage, type Clock, type Logger } from '@loam/kernel';
import type { TemplateSet } from '../template/prepare-template.ts';
import type { Dependencies } from './dependencies.ts';
import { hashManifest, readManifest, type DependencySet } from './dependency-set.ts';
import type { InstallNotes } from './install-notes.ts';

export interface SetFinderDeps {
  readonly dependencies: Pick<Dependencies, 'find' | 'installFromLock'>;
  template(): Promise<TemplateSet>;
  readonly notes: InstallNotes;
  readonly logger: Logger;
  readonly clock: Clock;
}

export interface SetFinder {
  /** Packages of the project, which are installed first where they are not there. */
  find(projectId: string, sourceDir: string): Promise<DependencySet>;
  /** The same for a page, which is asked for over and over: what npm has just refused is not asked for again. */
  findForPage(projectId: string, sourceDir: string): Promise<DependencySet>;
  /** The next page asks npm again. */
  forget(projectId: string): void;
}

interface Found {
  readonly set: DependencySet;
  /** The template's, because the project's own could not be had. */
  readonly isStandIn: boolean;
}

interface Refusal extends Found {
  readonly asked: string;
  readonly untilMs: number;
}

const installAgainMs = 30_000;

/** A preview always comes up: when packages cannot be had, the template's are there, and the page tells what is missing. */
export function createSetFinder(deps: SetFinderDeps): SetFinder {
  const refusals = new Map<string, Refusal>();
  const nowMs = () => deps.clock.now().getTime();
  return {
    find: async (projectId, sourceDir) => (await findOrInstall(deps, projectId, sourceDir)).set,
    async findForPage(projectId, sourceDir) {
      const before = refusals.get(projectId);
      const asked = await askedBy(sourceDir);
      const isRefused = before?.asked === asked && nowMs() < before.untilMs;
      // A build, which always asks, may have got them since.
      if (isRefused && !(await deps.dependencies.find(sourceDir))) return before.set;
      refusals.delete(projectId);
      const found = await findOrInstall(deps, projectId, sourceDir);
      if (found.isStandIn) refusals.set(projectId, { ...found, asked, untilMs: nowMs() + installAgainMs });
      return found.set;
    },
    forget: (projectId) => void refusals.delete(projectId),
  };
}

async function askedBy(sourceDir: string): Promise<string> {
  return hashManifest(await readManifest(sourceDir));
}

async function findOrInstall(
  { dependencies, template, notes, logger }: SetFinderDeps,
  projectId: string,
  sourceDir: string,
): Promise<Found> {
  const found = await dependencies.find(sourceDir);
  if (found) return { set: found, isStandIn: false };
  const prepared = await notes.during(projectId, 'Preparing the packages of the template', template);
  try {
    const common = await dependencies.find(sourceDir);
    if (common) return { set: common, isStandIn: false };
    const install = () => dependencies.installFromLock({ projectId, sourceDir });
    const { set } = await notes.during(projectId, "Installing the project's packages", install);
    return { set, isStandIn: false };
  } catch (error) {
    notes.note(projectId, `The packages could not be installed: ${errorMessage(error)}`);
    logger.warn({ error: errorMessage(error), projectId }, "a project's packages could not be installed");
    return { set: prepared, isStandIn: true };
  }
}
