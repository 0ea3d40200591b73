import { execFileSync } from 'node:child_process';
import type { TestStore } from './store.fixture.ts';

export interface PlantedFile {
  readonly path: string;
  readonly content?: string;
  /** 120000 is a link, 160000 a submodule. */
  readonly mode?: string;
}

/** Puts a commit onto main with git's own tools, past all rules of the store. */
export function plantCommit(test: TestStore, projectId: string, files: readonly PlantedFile[]): string {
  return plantCommitAt(test.gitDir(projectId), files);
}

export function plantCommitAt(gitDir: string, files: readonly PlantedFile[]): string {
  const env = { PATH: process.env['PATH'] ?? '', GIT_DIR: gitDir, GIT_CONFIG_GLOBAL: '/dev/null' };
  const lines = ['commit refs/heads/main', 'committer X <x@y> 1700000000 +0000', 'data 1', 'm'];
  const head = execFileSync('git', ['for-each-ref', '--format=%(objectname)', 'refs/heads/main'], { env })
    .toString()
    .trim();
  if (head !== '') lines.push(`from ${head}`);
  for (const { path, content = '', mode = '100644' } of files) {
    const name = JSON.stringify(path);
    if (mode === '160000') lines.push(`M 160000 ${'1'.repeat(40)} ${name}`);
    else lines.push(`M ${mode} inline ${name}`, `data ${Buffer.byteLength(content)}`, content);
  }
  execFileSync('git', ['fast-import', '--quiet', '--force'], { env, input: `${lines.join('\n')}\n\n` });
  return execFileSync('git', ['rev-parse', 'refs/heads/main'], { env }).toString().trim();
}
