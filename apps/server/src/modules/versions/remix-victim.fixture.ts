import { ProjectId } from '@loam/contract';
import { createDb } from '@loam/db';
import { silentLogger } from '@loam/kernel';
import { openProjectFiles } from '../../testing/project-files.fixture.ts';

/** A process that makes the repository of a remix and is killed at a named moment on the way. */
const [connectionString = '', folder = '', project = '', point = ''] = process.argv.slice(2);
const db = createDb({ connectionString, logger: silentLogger });
const die = () => process.kill(process.pid, 'SIGKILL');
const files = openProjectFiles({
  db,
  folder,
  crashPoint: (reached) => {
    if (reached === point) die();
  },
});
// What has no row yet is looked for once the rows that came along are there.
if (point === 'rows-copied') {
  files.repo.log = async () => {
    die();
    return new Promise(() => {});
  };
}
await files.versions.ensureRepo({ id: ProjectId.parse(project), latest_commit_sha: null });
process.exitCode = 3;
