import { ProjectId, UserId } from '@loam/contract';
import { createDb } from '@loam/db';
import { AppError, silentLogger } from '@loam/kernel';
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
await files.versions
  .write(ProjectId.parse(project), { purpose: 'save' }, (writer) =>
    writer.commit({
      userId: UserId.parse(user),
      type: 'manual_update',
      message: `Killed at ${point}`,
      changes: [{ kind: 'write', path: 'victim.txt', content: point }],
      rebase: true,
      get baseSha() {
        // Asked for after the right to write was looked at, and before anything is written.
        if (point === 'paused') process.kill(process.pid, 'SIGSTOP');
        return writer.head;
      },
    }),
  )
  .catch((error: unknown) => process.send?.(error instanceof AppError ? error.code : String(error)));
await files.close();
await db.close();
process.disconnect();
