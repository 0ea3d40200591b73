import { createDb } from '@loam/db';
import { silentLogger } from '@loam/kernel';
import { openPublisher } from './publishing.fixture.ts';

/** Works on publishes until it reaches a named moment, and is gone. */
const [connectionString = '', folder = '', wanted = ''] = process.argv.slice(2);
await openPublisher({
  db: createDb({ connectionString, logger: silentLogger }),
  folder,
  async reached(point) {
    if (point === wanted) process.kill(process.pid, 'SIGKILL');
  },
});
