import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { AUTHOR, FILES, openTestStore } from '../testing/store.fixture.ts';
import { gitEnvironment } from './environment.ts';
import { runGit, tryGit } from './run-git.ts';

const by = { author: AUTHOR, message: 'm' };
afterEach(() => vi.unstubAllEnvs());

describe('git as we run it', () => {
  it('reads no configuration of the machine or of the environment', async () => {
    await using test = openTestStore();
    await test.store.create('p1', { files: FILES, ...by });
    const trace = join(test.folder, 'trace');
    const config = join(test.folder, 'evil.config');
    writeFileSync(
      config,
      `[core]\n\tfsmonitor = touch ${trace}\n\thooksPath = ${test.folder}\n[alias]\n\tx = y\n`,
    );
    mkdirSync(join(test.folder, 'home'));
    execFileSync('cp', [config, join(test.folder, 'home/.gitconfig')]);
    vi.stubEnv('HOME', join(test.folder, 'home'));
    vi.stubEnv('GIT_CONFIG_GLOBAL', config);
    vi.stubEnv('GIT_CONFIG_PARAMETERS', "'alias.z=q'");
    vi.stubEnv('GIT_SSH_COMMAND', `touch ${trace}`);
    vi.stubEnv('GIT_EXTERNAL_DIFF', `touch ${trace}`);
    const gitDir = test.gitDir('p1');
    const listed = await runGit({ gitDir, args: ['config', '--list', '--name-only'] });
    expect(listed.toString()).not.toMatch(/alias/);
    await test.store.commit('p1', {
      baseSha: await test.store.head('p1'),
      changes: [{ kind: 'rename', from: 'src/main.tsx', path: 'src/other.tsx' }],
      ...by,
    });
    await test.store.diff('p1', { to: await test.store.head('p1') });
    expect(existsSync(trace)).toBe(false);
  });

  it.each(['ext::touch x', 'ssh://host/x', 'git://host/x', 'file:///x', 'http://127.0.0.1:1/x'])(
    'uses no transport that was not named: %s',
    async (address) => {
      await using test = openTestStore();
      await test.store.create('p1', { files: FILES, ...by });
      const args = ['ls-remote', '--end-of-options', address];
      const result = await tryGit({ gitDir: test.gitDir('p1'), args, transports: ['https'] });
      expect(result.stderr).toMatch(/transport '\w+' not allowed/);
    },
  );

  it('hands secrets over in the environment, never as arguments', () => {
    const environment = gitEnvironment('/x', { config: { 'http.extraHeader': 'Authorization: y' } });
    expect(Object.values(environment)).toContain('Authorization: y');
    expect(Object.keys(environment).every((name) => /^(PATH|HOME|LC_ALL|GIT_|SSH_)/.test(name))).toBe(true);
  });

  it('is ended when it takes too long or says too much', async () => {
    await using test = openTestStore();
    await test.store.create('p1', { files: FILES, ...by });
    const gitDir = test.gitDir('p1');
    const waiting = tryGit({
      gitDir,
      args: ['cat-file', '--batch-all-objects', '--batch'],
      maxOutputBytes: 10,
    });
    await expect(waiting).rejects.toMatchObject({ code: 'git_failed' });
    const aborted = tryGit({ gitDir, args: ['log'], signal: AbortSignal.abort() });
    await expect(aborted).rejects.toMatchObject({ code: 'git_failed' });
  });
});
