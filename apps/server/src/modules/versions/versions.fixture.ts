import { Edit, type Project, SourceFile } from '@loam/contract';
import { createTestDatabase } from '@loam/testkit';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { addPerson } from '../../testing/people.ts';
import { type FilesOptions, openProjectFiles } from '../../testing/project-files.fixture.ts';

export const EditsPage = z.object({ edits: z.array(Edit), has_more: z.boolean() });
export const Source = z.object({ commit_sha: z.string(), files: z.array(SourceFile) });

/** One person with real projects, and short words for what they do. */
export async function openVersions(options: Pick<FilesOptions, 'remotes'> = {}) {
  const database = await createTestDatabase();
  const folder = mkdtempSync(join(tmpdir(), 'loam-versions-'));
  const sqlRuns: { states: readonly string[] } = { states: [] };
  const files = openProjectFiles({
    ...options,
    db: database.db,
    folder,
    laterSqlRuns: async () => sqlRuns.states.map((state) => ({ state })),
  });
  const ada = await addPerson(database.db, 'ada');
  const get = async (route: string) => (await files.send(`GET ${route}`, { as: ada })).body;
  const source = async (project: Pick<Project, 'id'>, query = '') =>
    Source.parse(await get(`/projects/${project.id}/source-code${query}`));
  return {
    database,
    folder,
    files,
    ada,
    sqlRuns,
    source,
    async save(project: Project, changes: object[], more: object = {}): Promise<Edit> {
      const sent = await files.send(`POST /projects/${project.id}/edit-code`, {
        as: ada,
        body: { changes, ...more },
      });
      return z.object({ edit: Edit }).parse(sent.body).edit;
    },
    listEdits: async (project: Project, query = '') =>
      EditsPage.parse(await get(`/projects/${project.id}/edits${query}`)),
    async contentsOf(project: Project, query = ''): Promise<Record<string, string | null>> {
      const { files: list } = await source(project, query);
      return Object.fromEntries(list.map((file) => [file.name, file.contents]));
    },
    git(project: Project, ...args: string[]): string {
      const gitDir = join(folder, 'repos', 'projects', `${project.id}.git`);
      return execFileSync('git', ['--git-dir', gitDir, ...args], { encoding: 'utf8' }).trim();
    },
    async close() {
      await files.close();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type VersionsWorld = Awaited<ReturnType<typeof openVersions>>;
