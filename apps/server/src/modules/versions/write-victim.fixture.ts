import { ProjectId, UserId } from '@loam/contract';
import { createDb } from '@loam/db';
import { silentLogger } from '@loam/kernel';
import { openProjectFiles } from '../../testing/project-files.fixture.ts';

/** A process that saves one file and is killed at a named moment on the way. */
const [connectionString = '', folder = '', project = '', user = '', point = ''] = process.argv.slice(2);
const db = createDb({ connectionString, logger: silentLogger });
const files = openProjectFiles({
  db,
  folder,
  crashPoint: (reached) => {
    if (reached === point) process.kill(process.pid, 'SIGKILL');
  },
});
await files.versions.write(ProjectId.parse(project), { purpose: 'save' }, (writer) =>
  writer.commit({
    userId: UserId.parse(user),
    type: 'manual_update',
    message: `Killed at ${point}`,
    changes: [{ kind: 'write', path: 'victim.txt', content: point }],
  }),
);
