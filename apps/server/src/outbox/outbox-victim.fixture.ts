import { ProjectId } from '@loam/contract';
import { createDb } from '@loam/db';
import { createBus, randomIds, silentLogger } from '@loam/kernel';
import type { ServerEvents } from '../events.ts';
import { createLeases } from '../leases/create-leases.ts';
import { createOutbox } from './create-outbox.ts';
import { noteHeard } from './heard.fixture.ts';

/** A process that writes an event and is killed before its effect, or between that and forgetting it. */
const [connectionString = '', runnerId = '', project = '', point = ''] = process.argv.slice(2);
const db = createDb({ connectionString, logger: silentLogger });
const bus = createBus<ServerEvents>(silentLogger);
const leases = createLeases({ db, ids: randomIds, logger: silentLogger, runnerId });
const outbox = createOutbox({ db, ids: randomIds, logger: silentLogger, leases, bus });
bus.subscribe('project.deleted', async ({ projectId }) => {
  if (point === 'told') await noteHeard(db, projectId);
  process.kill(process.pid, 'SIGKILL');
});
await outbox.start();
await db.transaction((tx) => outbox.write(tx, 'project.deleted', { projectId: ProjectId.parse(project) }));
