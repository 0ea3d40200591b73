import type { DevState, Sandbox } from '@loam/sandbox';
import type { DevServerState } from '../ports/dev-servers.ts';
import type { Engine } from './engine.ts';

type Used = Pick<
  Sandbox,
  'level' | 'devServers' | 'events' | 'builds' | 'types' | 'typeServers' | 'dependencies'
>;

/** The sandbox, as the runner of this process uses it. */
export function createSandboxEngine(sandbox: Used): Engine {
  const { level, devServers, events, builds, types, typeServers, dependencies } = sandbox;
  const stateOf = (state: DevState): DevServerState => state;
  return {
    level,
    async ensure(projectId, sourceDir) {
      const status = await devServers.ensure(projectId, { sourceDir, waitMs: 0 });
      return { ...status, state: stateOf(status.state) };
    },
    status: (projectId) => devServers.status(projectId),
    hold: (projectId) => devServers.hold(projectId),
    sourceChanged: (projectId) => devServers.sourceChanged(projectId),
    faults: (projectId, input) => devServers.faults(projectId, input),
    stop: (projectId) => devServers.stop(projectId),
    follow(listener) {
      const stops = [
        events.subscribe('devServer.changed', ({ projectId, state }) =>
          listener({ kind: 'changed', projectId, state }),
        ),
        events.subscribe('devServer.logged', ({ projectId }) => listener({ kind: 'logged', projectId })),
        events.subscribe('devServer.failed', ({ projectId, error }) =>
          listener({ kind: 'failed', projectId, error }),
        ),
      ];
      return () => stops.forEach((stop) => stop());
    },
    async build(projectId, input) {
      const { ok, errors, log, sourceDigest } = await builds.build({ projectId, ...input });
      return { ok, errors, log, sourceDigest };
    },
    warmUp: (projectId, sourceDir) => void builds.warmUp({ projectId, sourceDir }),
    types: async (projectId, input) => (await types.check({ projectId, ...input })).faults,
    openTypes: (projectId, input) => typeServers.open({ projectId, ...input }),
    addPackages: async (projectId, input) => (await dependencies.add({ projectId, ...input })).manifest,
    removePackages: async (projectId, input) => (await dependencies.remove({ projectId, ...input })).manifest,
  };
}
