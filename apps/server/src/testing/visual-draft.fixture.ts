import { createDb } from '@loam/db';
import { randomIds, silentLogger } from '@loam/kernel';
import { createLocalRunner } from '@loam/runner/local';
import { templateFiles } from '@loam/template';
import { writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createVisualEditing } from '../modules/editing/index.ts';
import { addPerson } from './people.ts';
import { openProjectFiles } from './project-files.fixture.ts';

/**
 * The server's part of the benchmark of visual changes: `PUT /draft` is the call of the product, `PUT /file` writes a
 * file of the same working copy. Arguments: the address of the database and a folder.
 */
const [databaseUrl = '', folder = ''] = process.argv.slice(2);
const page = 'src/pages/Index.tsx';

const db = createDb({ connectionString: databaseUrl, logger: silentLogger });
const live = join(folder, 'live');
const files = openProjectFiles({
  db,
  folder,
  more: ({ versions, uploads, repo }) =>
    createVisualEditing({
      db,
      versions,
      uploads,
      source: repo,
      logger: silentLogger,
      runner: createLocalRunner({
        files: repo,
        engine: { kind: 'none', reason: 'Files are all that is measured.' },
        root: folder,
        ids: randomIds,
        logger: silentLogger,
      }),
    }).bindings,
});
const person = await addPerson(db, 'bench');
const project = await files.newProject(person);
const changes = templateFiles().map(({ path, contents }) => ({
  path,
  content: Buffer.from(contents).toString('utf8'),
}));
const sown = await files.send(`POST /projects/${project.id}/edit-code`, { as: person, body: { changes } });
if (sown.status !== 200) throw new Error(`the project could not be filled: ${JSON.stringify(sown.body)}`);

const server = createServer((request, response) => void answer(request, response));

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await text(request);
  if (request.url === '/file') await writeFile(join(live, project.id, 'app', page), body);
  else {
    const sent = await files.send(`PUT /projects/${project.id}/visual-draft`, {
      as: person,
      body: JSON.parse(body),
    });
    response.statusCode = sent.status;
  }
  response.end();
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  process.send?.({ port, folder: join(live, project.id, 'app') });
});
