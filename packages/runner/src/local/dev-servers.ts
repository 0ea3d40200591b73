import type { DevServers } from '../ports/dev-servers.ts';
import type { Engine } from './engine.ts';
import type { WorkingCopies } from './working-copies.ts';

export interface LocalDevServers extends DevServers {
  /** Nothing is known of the project any more. */
  forget(projectId: string): void;
}

/** Dev servers on the working copies of this machine. */
export function createLocalDevServers(engine: Engine, copies: WorkingCopies): LocalDevServers {
  const commits = new Map<string, string>();
  return {
    async start(projectId) {
      const copy = await copies.bring(projectId);
      if (!copy) return false;
      commits.set(projectId, copy.commit);
      await engine.ensure(projectId, copy.folder);
      if (copy.hasChanged) engine.sourceChanged(projectId);
      return true;
    },
    async status(projectId) {
      const status = engine.status(projectId);
      if (!status) return undefined;
      const { state, socketPath, log } = status;
      const address = socketPath === undefined ? undefined : { socketPath };
      return { state, commit: commits.get(projectId), address, log };
    },
    keepAwake: (projectId) => engine.hold(projectId),
    faults: (projectId, input) => engine.faults(projectId, input),
    stop: (projectId) => engine.stop(projectId),
    follow: (listener) => engine.follow(listener),
    forget: (projectId) => void commits.delete(projectId),
  };
}
