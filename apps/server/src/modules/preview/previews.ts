import { type Preview, previewLimits, ProjectId } from '@loam/contract';
import { type Clock, errorMessage, type Logger } from '@loam/kernel';
import type { ProjectRecord } from '../../http/access.ts';
import type { PreviewBuilds } from './builds.ts';
import type { FoundError, ProjectErrors } from './errors.ts';
import type { PreviewLive } from './live.ts';
import { toStateName, withoutTerminalCodes } from './policy.ts';
import type { EngineEvent, EngineFault, EngineStatus, NoEngine, PreviewEngine } from './ports.ts';
import type { WorkingCopies } from './working-copies.ts';

export interface PreviewsDeps {
  readonly engine: PreviewEngine | NoEngine;
  readonly copies: WorkingCopies;
  readonly errors: ProjectErrors;
  readonly live: PreviewLive;
  readonly builds: Pick<PreviewBuilds, 'request'>;
  readonly logger: Logger;
  readonly clock: Clock;
  urlOf(projectId: string): string;
  /** Whether a version is what every project begins with. */
  isStarter(project: Described, commitSha: string | null): Promise<boolean>;
}

export type Described = Pick<
  ProjectRecord,
  'id' | 'latest_commit_sha' | 'preview_build_commit_sha' | 'duplicated_from'
>;

/** What the host of a preview needs to know to answer. */
export interface Running {
  readonly state: Preview['state'];
  readonly socketPath: string | undefined;
  readonly error: EngineFault | null;
  readonly reason: string | null;
  readonly log: readonly string[];
}

export interface Previews {
  describe(project: Described): Promise<Preview>;
  running(projectId: ProjectId): Running;
  /** Brings the files up to date and starts what is not running; failures become part of the state. */
  wake(projectId: ProjectId): Promise<void>;
  restart(projectId: ProjectId): Promise<void>;
  /** A new version stands: who watches sees it. */
  refresh(projectId: ProjectId): Promise<void>;
  stop(projectId: ProjectId): Promise<void>;
  remove(projectId: ProjectId): Promise<void>;
  hold(projectId: ProjectId): () => void;
  close(): void;
}

export function createPreviews(deps: PreviewsDeps): Previews {
  const { copies } = deps;
  const engine = 'kind' in deps.engine ? undefined : deps.engine;
  const known: Known = { waking: new Map(), faults: new Map(), commits: new Map(), empty: new Set() };
  const { waking, faults, commits, empty } = known;
  const inOrder = createOrder(deps);
  const stopFollowing = engine?.follow((event) => heard(deps, event, inOrder)) ?? (() => {});
  const running = (projectId: ProjectId) => runningOf(deps.engine, known, projectId);
  const wake = (projectId: ProjectId): Promise<void> => {
    const under = waking.get(projectId);
    if (under || !engine) return under ?? Promise.resolve();
    const work = bringAndEnsure(deps, { engine, known, projectId }).finally(() => waking.delete(projectId));
    waking.set(projectId, work);
    return work;
  };
  return {
    wake,
    running,
    describe: (project) => describe(deps, project, { running: running(project.id), commits }),
    async restart(projectId) {
      await engine?.stop(projectId);
      faults.delete(projectId);
      await wake(projectId);
    },
    async refresh(projectId) {
      empty.delete(projectId);
      const status = engine?.status(projectId);
      if (!status || status.state.kind === 'stopped' || status.state.kind === 'hibernated') return;
      // A start that is under way may have brought the version before this one.
      await waking.get(projectId);
      await wake(projectId);
    },
    stop: async (projectId) => engine?.stop(projectId),
    async remove(projectId) {
      await engine?.stop(projectId);
      for (const facts of [faults, commits, empty]) facts.delete(projectId);
      await copies.remove(projectId);
    },
    hold: (projectId) => engine?.hold(projectId) ?? (() => {}),
    close: stopFollowing,
  };
}

/** What is known of projects beside what the engine says. */
interface Known {
  readonly waking: Map<string, Promise<void>>;
  /** Why the last attempt to start did not even reach the engine. */
  readonly faults: Map<string, string>;
  /** The version that was brought last. */
  readonly commits: Map<string, string>;
  readonly empty: Set<string>;
}

async function bringAndEnsure(
  deps: PreviewsDeps,
  { engine, known, projectId }: { engine: PreviewEngine; known: Known; projectId: ProjectId },
): Promise<void> {
  const { faults, commits, empty } = known;
  try {
    const copy = await deps.copies.bring(projectId);
    if (!copy) return void empty.add(projectId);
    empty.delete(projectId);
    commits.set(projectId, copy.commit);
    await engine.ensure(projectId, copy.folder);
    if (copy.hasChanged) engine.sourceChanged(projectId);
    deps.builds.request(projectId);
    if (faults.delete(projectId)) deps.live.changed(projectId, 'starting');
  } catch (error) {
    deps.logger.error(
      { error: errorMessage(error), project_id: projectId },
      'a preview could not be started',
    );
    faults.set(projectId, errorMessage(error));
    deps.live.changed(projectId, 'crashed');
  }
}

function runningOf(engine: PreviewsDeps['engine'], known: Known, projectId: ProjectId): Running {
  if ('kind' in engine) return { ...nothing, state: 'unavailable', reason: engine.reason };
  const status = engine.status(projectId);
  const log = logOf(status).map((line) => line.text);
  const fault = known.faults.get(projectId);
  if (fault !== undefined) return { ...nothing, state: 'crashed', reason: fault, log };
  if (known.empty.has(projectId)) return { ...nothing, state: 'empty' };
  if (known.waking.has(projectId) && status?.socketPath === undefined)
    return { ...nothing, state: 'starting', log };
  if (!status) return { ...nothing, state: 'stopped' };
  const { state, socketPath } = status;
  const error = 'error' in state && state.error ? pickFault(state.error) : null;
  const reason = state.kind === 'crashed' ? crashText(state.reason) : null;
  return { state: toStateName(state.kind), socketPath, error, reason, log };
}

async function describe(
  { engine, urlOf, isStarter }: PreviewsDeps,
  project: Described,
  { running, commits }: { readonly running: Running; readonly commits: ReadonlyMap<string, string> },
): Promise<Preview> {
  const { latest_commit_sha: newest, preview_build_commit_sha: built } = project;
  const { state, error, reason } = running;
  const log = logOf('kind' in engine ? undefined : engine.status(project.id));
  return {
    state: state === 'stopped' && newest === null ? 'empty' : state,
    url: urlOf(project.id),
    commit_sha: commits.get(project.id) ?? newest,
    preview_build_commit_sha: built,
    is_starter: await isStarter(project, newest),
    is_starter_build: built !== null && (await isStarter(project, built)),
    boot_log: log.map(({ atMs, stream, text }) => ({ at: new Date(atMs).toISOString(), stream, text })),
    error: error && pickFault(error),
    reason,
    level: 'kind' in engine ? null : engine.level,
  };
}

const nothing = { socketPath: undefined, error: null, reason: null, log: [] } as const;

type InOrder = (projectId: ProjectId, work: () => Promise<unknown>) => void;

/** One write after the other: an error that is cured before it is written down would stay for good. */
function createOrder({ logger }: Pick<PreviewsDeps, 'logger'>): InOrder {
  const last = new Map<ProjectId, Promise<unknown>>();
  return (projectId, work) => {
    const before = last.get(projectId) ?? Promise.resolve();
    const mine = before
      .then(work)
      .catch((error: unknown) =>
        logger.error(
          { error: errorMessage(error), project_id: projectId },
          'an error could not be written down',
        ),
      );
    last.set(projectId, mine);
    void mine.then(() => last.get(projectId) === mine && last.delete(projectId));
  };
}

function heard({ live, errors, clock }: PreviewsDeps, event: EngineEvent, inOrder: InOrder): void {
  const projectId = ProjectId.parse(event.projectId);
  switch (event.kind) {
    case 'logged':
      return live.logged(projectId);
    case 'changed':
      live.changed(projectId, toStateName(event.state.kind));
      if (event.state.kind === 'crashed') {
        const found = buildError(event.state.error ?? { message: crashText(event.state.reason) });
        inOrder(projectId, () => errors.record(projectId, [found]));
      }
      if (event.state.kind !== 'ready') return;
      live.compiled({ type: 'ready', project_id: projectId, at: clock.now().toISOString() });
      inOrder(projectId, () => errors.settle(projectId, 'build'));
      return;
    case 'failed': {
      const at = clock.now().toISOString();
      live.compiled({ type: 'error', project_id: projectId, at, error: pickFault(event.error) });
      inOrder(projectId, () => errors.record(projectId, [buildError(event.error)]));
    }
  }
}

function buildError({ message, file, line, column }: EngineFault): FoundError {
  return {
    type: 'build',
    error_message: withoutTerminalCodes(message),
    meta_data: { filename: file, lineno: line, colno: column },
  };
}

function crashText(reason: string): string {
  return `The preview ${reason}.`;
}

function logOf(status: EngineStatus | undefined): EngineStatus['log'] {
  return (status?.log ?? [])
    .slice(-previewLimits.bootLogLines)
    .map((line) => ({ ...line, text: withoutTerminalCodes(line.text) }));
}

function pickFault({ message, file, line, column, frame }: EngineFault): EngineFault {
  return {
    message: withoutTerminalCodes(message),
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
    ...(frame === undefined ? {} : { frame: withoutTerminalCodes(frame) }),
  };
}
