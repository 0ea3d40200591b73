import { type Preview, previewLimits, ProjectId } from '@loam/contract';
import { type Clock, errorMessage, type Logger, type RelayTarget } from '@loam/kernel';
import type {
  DevServerEvent,
  DevServers,
  DevServerStatus,
  Execution,
  NoExecution,
  ProjectFault,
} from '@loam/runner';
import type { ProjectRecord } from '../../http/access.ts';
import { ApiError } from '../../http/api-error.ts';
import type { BuildsModule } from '../builds/index.ts';
import type { FoundError, ProjectErrors } from './errors.ts';
import type { PreviewLive } from './live.ts';
import { toStateName, withoutTerminalCodes } from './policy.ts';

export interface PreviewsDeps {
  readonly execution: Pick<Execution, 'kind' | 'level' | 'devServers'> | NoExecution;
  readonly errors: Pick<ProjectErrors, 'record' | 'settle'>;
  readonly live: PreviewLive;
  readonly builds: Pick<BuildsModule, 'request' | 'ensureFiles'>;
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
  /** Where its pages are asked for; only while it answers. */
  readonly address: RelayTarget | undefined;
  readonly error: ProjectFault | null;
  readonly reason: string | null;
  readonly log: DevServerStatus['log'];
  /** The version that its files were brought to. */
  readonly commit: string | undefined;
}

export interface Previews {
  describe(project: Described): Promise<Preview>;
  running(projectId: ProjectId): Promise<Running>;
  /** Brings the files up to date and starts what is not running; failures become part of the state. */
  wake(projectId: ProjectId): Promise<void>;
  restart(projectId: ProjectId): Promise<void>;
  /** A new version stands: who watches sees it. */
  refresh(projectId: ProjectId): Promise<void>;
  stop(projectId: ProjectId): Promise<void>;
  /** Nothing is known of the project any more. */
  forget(projectId: ProjectId): void;
  /** Somebody watches: until the returned function is called it does not fall asleep. */
  keepAwake(projectId: ProjectId): () => void;
  close(): void;
}

export function createPreviews(deps: PreviewsDeps): Previews {
  const devServers = deps.execution.kind === 'ready' ? deps.execution.devServers : undefined;
  const known: Known = { waking: new Map(), faults: new Map(), empty: new Set() };
  const { waking, faults, empty } = known;
  const inOrder = createOrder(deps);
  const stopFollowing = devServers?.follow((event) => heard(deps, event, inOrder)) ?? (() => {});
  const running = (projectId: ProjectId) => runningOf(deps.execution, known, projectId);
  const wake = (projectId: ProjectId): Promise<void> => {
    const under = waking.get(projectId);
    if (under || !devServers) return under ?? Promise.resolve();
    const work = start(deps, { devServers, known, projectId }).finally(() => waking.delete(projectId));
    waking.set(projectId, work);
    return work;
  };
  return {
    wake,
    running,
    describe: async (project) => describe(deps, project, await running(project.id)),
    async restart(projectId) {
      await devServers?.stop(projectId);
      faults.delete(projectId);
      await wake(projectId);
    },
    async refresh(projectId) {
      empty.delete(projectId);
      const status = await devServers?.status(projectId);
      if (!status || status.state.kind === 'stopped' || status.state.kind === 'hibernated') return;
      // A start that is under way may have brought the version before this one.
      await waking.get(projectId);
      await wake(projectId);
    },
    stop: async (projectId) => devServers?.stop(projectId),
    forget(projectId) {
      for (const facts of [faults, empty]) facts.delete(projectId);
    },
    keepAwake: (projectId) => devServers?.keepAwake(projectId) ?? (() => {}),
    close: stopFollowing,
  };
}

/** What is known of projects beside what their dev servers say. */
interface Known {
  readonly waking: Map<string, Promise<void>>;
  /** Why the last attempt to start did not even reach the dev server. */
  readonly faults: Map<string, Pick<Running, 'state' | 'reason'>>;
  readonly empty: Set<string>;
}

async function start(
  deps: PreviewsDeps,
  { devServers, known, projectId }: { devServers: DevServers; known: Known; projectId: ProjectId },
): Promise<void> {
  const { faults, empty } = known;
  try {
    // Its page is painted before the dev server answers, so it is not kept waiting for that one's start.
    deps.builds.request(projectId);
    if (!(await deps.builds.ensureFiles(projectId))) return void empty.add(projectId);
    if (!(await devServers.start(projectId))) return void empty.add(projectId);
    empty.delete(projectId);
    if (faults.delete(projectId)) deps.live.changed(projectId, 'starting');
  } catch (error) {
    const isElsewhere = error instanceof ApiError && error.code === 'unavailable';
    const state = isElsewhere ? 'unavailable' : 'crashed';
    const context = { error: errorMessage(error), project_id: projectId };
    if (!isElsewhere) deps.logger.error(context, 'a preview could not be started');
    faults.set(projectId, { state, reason: isElsewhere ? error.detail : errorMessage(error) });
    deps.live.changed(projectId, state);
  }
}

async function runningOf(
  execution: PreviewsDeps['execution'],
  known: Known,
  projectId: ProjectId,
): Promise<Running> {
  if (execution.kind === 'none') return { ...nothing, state: 'unavailable', reason: execution.reason };
  const status = await execution.devServers.status(projectId);
  const log = logOf(status);
  const fault = known.faults.get(projectId);
  if (fault !== undefined) return { ...nothing, ...fault, log };
  if (known.empty.has(projectId)) return { ...nothing, state: 'empty' };
  if (known.waking.has(projectId) && status?.address === undefined)
    return { ...nothing, state: 'starting', log, commit: status?.commit };
  if (!status) return { ...nothing, state: 'stopped' };
  const { state, address, commit } = status;
  const error = 'error' in state && state.error ? pickFault(state.error) : null;
  const reason = state.kind === 'crashed' ? crashText(state.reason) : null;
  return { state: toStateName(state.kind), address, commit, error, reason, log };
}

async function describe(
  { execution, urlOf, isStarter }: PreviewsDeps,
  project: Described,
  running: Running,
): Promise<Preview> {
  const { latest_commit_sha: newest, preview_build_commit_sha: built } = project;
  const { state, error, reason, log, commit } = running;
  return {
    state: state === 'stopped' && newest === null ? 'empty' : state,
    url: urlOf(project.id),
    commit_sha: commit ?? newest,
    preview_build_commit_sha: built,
    is_starter: await isStarter(project, newest),
    is_starter_build: built !== null && (await isStarter(project, built)),
    boot_log: log.map(({ atMs, stream, text }) => ({ at: new Date(atMs).toISOString(), stream, text })),
    error: error && pickFault(error),
    reason,
    level: execution.kind === 'none' ? null : execution.level,
  };
}

const nothing = { address: undefined, commit: undefined, error: null, reason: null, log: [] } as const;

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

function heard({ live, errors, clock }: PreviewsDeps, event: DevServerEvent, inOrder: InOrder): void {
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
      inOrder(projectId, () => errors.settle(projectId, { type: 'build' }));
      return;
    case 'failed': {
      const at = clock.now().toISOString();
      live.compiled({ type: 'error', project_id: projectId, at, error: pickFault(event.error) });
      inOrder(projectId, () => errors.record(projectId, [buildError(event.error)]));
    }
  }
}

function buildError({ message, file, line, column }: ProjectFault): FoundError {
  return {
    type: 'build',
    error_message: withoutTerminalCodes(message),
    meta_data: { filename: file, lineno: line, colno: column },
  };
}

function crashText(reason: string): string {
  return `The preview ${reason}.`;
}

function logOf(status: DevServerStatus | undefined): DevServerStatus['log'] {
  return (status?.log ?? [])
    .slice(-previewLimits.bootLogLines)
    .map((line) => ({ ...line, text: withoutTerminalCodes(line.text) }));
}

function pickFault({ message, file, line, column, frame }: ProjectFault): ProjectFault {
  return {
    message: withoutTerminalCodes(message),
    ...(file === undefined ? {} : { file }),
    ...(line === undefined ? {} : { line }),
    ...(column === undefined ? {} : { column }),
    ...(frame === undefined ? {} : { frame: withoutTerminalCodes(frame) }),
  };
}
