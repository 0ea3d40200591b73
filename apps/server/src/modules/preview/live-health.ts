import type { ProjectId } from '@loam/contract';
import type { DevServers, DevServerState, Execution, NoExecution, ProjectFault } from '@loam/runner';
import type { Previews } from './previews.ts';

/** Whether the preview that runs can show what was just saved. */
export interface LiveHealth {
  /**
   * What keeps the newest version from being shown, of which these files are new; without files, what did so before.
   * Undefined where no preview runs, since none is started for it, and where it cannot tell by now.
   */
  faults(
    projectId: ProjectId,
    input: { readonly paths: readonly string[]; readonly signal: AbortSignal },
  ): Promise<readonly ProjectFault[] | undefined>;
}

export interface LiveHealthDeps {
  readonly execution: Pick<Execution, 'kind' | 'devServers'> | NoExecution;
  readonly previews: Pick<Previews, 'refresh'>;
}

/** Files after which a server starts anew by itself; it takes a moment to notice. */
const STARTS_ANEW = /^(?:vite\.config\.[^/]+|\.env[^/]*|package(?:-lock)?\.json)$/;
const NOTICE_MS = 1500;
const BOOT_MS = 20_000;
const COMPILE_MS = 10_000;

export function createLiveHealth({ execution, previews }: LiveHealthDeps): LiveHealth {
  return {
    async faults(projectId, { paths, signal }) {
      if (execution.kind === 'none') return undefined;
      const { devServers } = execution;
      const now = (await devServers.status(projectId))?.state;
      // Nobody waits with saving for a preview that is only coming up.
      if (!isRunning(now) || (paths.length === 0 && now?.kind === 'starting')) return undefined;
      const wait = waiting(devServers, projectId, signal);
      if (paths.length > 0) {
        const isNew = paths.some((path) => STARTS_ANEW.test(path));
        const noticed = isNew ? wait((state) => state.kind === 'starting', NOTICE_MS) : undefined;
        await previews.refresh(projectId);
        await noticed;
      }
      await wait((state) => state.kind !== 'starting', BOOT_MS);
      const state = (await devServers.status(projectId))?.state;
      // One that ran out of memory or time says nothing about the code.
      if (state?.kind === 'crashed') return state.error && [state.error];
      const input = { changed: paths, timeoutMs: COMPILE_MS, signal };
      return devServers.faults(projectId, input);
    },
  };
}

function isRunning(state: DevServerState | undefined): boolean {
  return state !== undefined && state.kind !== 'stopped' && state.kind !== 'hibernated';
}

/** Resolves when the state is as wanted, and when nobody can wait any longer. */
function waiting(devServers: DevServers, projectId: ProjectId, signal: AbortSignal) {
  return (isWanted: (state: DevServerState) => boolean, mostMs: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const finish = () => {
        clearTimeout(timer);
        stop();
        signal.removeEventListener('abort', finish);
        resolve();
      };
      const timer = setTimeout(finish, mostMs);
      // Listening comes before looking: what happens in between is heard.
      const stop = devServers.follow((event) => {
        if (event.kind === 'changed' && event.projectId === projectId && isWanted(event.state)) finish();
      });
      signal.addEventListener('abort', finish, { once: true });
      devServers.status(projectId).then((now) => {
        if (signal.aborted || !now || isWanted(now.state)) finish();
      }, reject);
    });
}
