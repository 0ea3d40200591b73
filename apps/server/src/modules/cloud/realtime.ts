import { createRealtime, type Realtime } from '@loam/cloud/realtime';
import { loadRealtimeSettings } from './realtime-settings-store.ts';
import type { CloudServicesDeps, ServiceFacts } from './services.ts';

/** Channels of clouds: each process serves its own sockets, and one of them reads the changes of a cloud. */
export function createCloudRealtime(
  { databases, db, leases, clock, logger }: CloudServicesDeps,
  { keys, log, count }: ServiceFacts,
): Realtime {
  return createRealtime({
    databases: {
      acquire: (ref) => databases.acquire(ref, 'rest'),
      acquireService: (ref) => databases.acquire(ref, 'services'),
      connectionString: (ref) => databases.connectionString(ref, 'services'),
      replicationString: (ref) => databases.replicationString(ref),
    },
    keys,
    settings: { load: (ref) => loadRealtimeSettings(db, ref) },
    acquireLease: (ref) => leases.acquire('replication', ref),
    processes: () => leases.processes(),
    log,
    count,
    clock,
    logger,
  });
}
