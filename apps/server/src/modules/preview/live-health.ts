import type { ProjectId } from '@loam/contract';
import type { EngineFault, EngineState, NoEngine, PreviewEngine } from './ports.ts';
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
  ): Promise<readonly EngineFault[] | undefined>;
}

export interface LiveHealthDeps {
  readonly engine: PreviewEngine | NoEngine;
  readonly previews: Pick<Previews, 'refresh'>;
}

/** Files after which a server starts anew by itself; it takes a moment to notice. */
const STARTS_ANEW = /^(?:vite\.config\.[^/]+|\.env[^/]*|package(?:-lock)?\.json)$/;
const NOTICE_MS = 1500;
const BOOT_MS = 20_000;
const COMPILE_MS = 10_000;

export function createLiveHealth({ engine, previews }: LiveHealthDeps): LiveHealth {
  return {
    async faults(projectId, { paths, signal }) {
      if ('kind' in engine) return undefined;
      const now = engine.status(projectId)?.state;
      // Nobody waits with saving for a preview that is only coming up.
      if (!isRunning(now) || (paths.length === 0 && now?.kind === 'starting')) return undefined;
      const wait = waiting(engine, projectId, signal);
      if (paths.length > 0) {
        const isNew = paths.some((path) => STARTS_ANEW.test(path));
        const noticed = isNew ? wait((state) => state.kind === 'starting', NOTICE_MS) : undefined;
        await previews.refresh(projectId);
        await noticed;
      }
      await wait((state) => state.kind !== 'starting', BOOT_MS);
      const state = engine.status(projectId)?.state;
      // One that ran out of memory or time says nothing about the code.
      if (state?.kind === 'crashed') return state.error && [state.error];
      const input = { changed: paths, timeoutMs: COMPILE_MS, signal };
      return engine.faults(projectId, input);
    },
  };
}

function isRunning(state: EngineState | undefined): boolean {
  return state !== undefined && state.kind !== 'stopped' && state.kind !== 'hibernated';
}

/** Resolves when the state is as wanted, and when nobody can wait any longer. */
function waiting(engine: PreviewEngine, projectId: ProjectId, signal: AbortSignal) {
  return (isWanted: (state: EngineState) => boolean, mostMs: number): Promise<void> =>
    new Promise((resolve) => {
      const now = engine.status(projectId)?.state;
      if (signal.aborted || !now || isWanted(now)) return resolve();
      const done = () => {
        clearTimeout(timer);
        stop();
        signal.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, mostMs);
      const stop = engine.follow((event) => {
        if (event.kind === 'changed' && event.projectId === projectId && isWanted(event.state)) done();
      });
      signal.addEventListener('abort', done, { once: true });
    });
}
