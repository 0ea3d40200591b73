import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repoError } from '../errors.ts';
import { MAIN_REF, isCommitSha } from './names.ts';

/** The newest commit of the project. Read from the files of git: a process would cost more than the commit. */
export async function readHead(gitDir: string): Promise<string> {
  const loose = await readFile(join(gitDir, MAIN_REF), 'utf8').catch(() => undefined);
  const sha = loose === undefined ? await packedHead(gitDir) : loose.trim();
  if (sha !== undefined && isCommitSha(sha)) return sha;
  if (!(await exists(gitDir))) throw repoError('project_missing', 'The project has no repository.');
  throw repoError('damaged', 'The newest commit of the project cannot be read.');
}

function parsePackedRefs(text: string): ReadonlyMap<string, string> {
  const refs = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [, sha, name] = /^([0-9a-f]{40}) (refs\/\S+)$/.exec(line) ?? [];
    if (sha && name) refs.set(name, sha);
  }
  return refs;
}

async function packedHead(gitDir: string): Promise<string | undefined> {
  const text = await readFile(join(gitDir, 'packed-refs'), 'utf8').catch(() => '');
  return parsePackedRefs(text).get(MAIN_REF);
}

export function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
