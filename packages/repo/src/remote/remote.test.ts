import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { serveGit } from '../testing/http-git.fixture.ts';
import { plantCommitAt } from '../testing/plant-commit.fixture.ts';
import { AUTHOR, FILES, openTestStore, type TestStore } from '../testing/store.fixture.ts';

const by = { author: AUTHOR, message: 'm' };

function emptyRemote(test: TestStore, name = 'remote.git'): string {
  const gitDir = join(test.folder, name);
  execFileSync('git', ['init', '-q', '--bare', '-b', 'main', gitDir]);
  execFileSync('git', ['--git-dir', gitDir, 'config', 'http.receivepack', 'true']);
  return gitDir;
}

async function save(test: TestStore, content: string): Promise<string> {
  const changes = [{ kind: 'write' as const, path: 'n.txt', content }];
  return (await test.store.commit('p1', { baseSha: await test.store.head('p1'), changes, ...by })).sha;
}

describe('remotes', () => {
  it('take what we have and give what they have, forwards only', async () => {
    await using test = openTestStore({ transports: ['file'] });
    const gitDir = emptyRemote(test);
    const at = { address: `file://${gitDir}`, branch: 'main' };
    const first = await test.store.create('p1', { files: FILES, ...by });
    expect(await test.store.pull('p1', at)).toEqual({ kind: 'empty' });
    expect(await test.store.push('p1', at)).toEqual({ kind: 'pushed', sha: first });
    expect(await test.store.push('p1', at)).toEqual({ kind: 'up_to_date', sha: first });
    const theirs = plantCommitAt(gitDir, [{ path: 'theirs.txt', content: 'theirs' }]);
    expect(await test.store.push('p1', at)).toEqual({ kind: 'behind', local: first, remote: theirs });
    expect(await test.store.pull('p1', at)).toEqual({ kind: 'fast_forward', from: first, to: theirs });
    expect(await test.store.pull('p1', at)).toEqual({ kind: 'up_to_date', sha: theirs });
    expect(await test.store.file('p1', 'theirs.txt')).toMatchObject({ contents: 'theirs' });
    const ours = await save(test, 'ours');
    expect(await test.store.pull('p1', at)).toEqual({ kind: 'ahead', local: ours, remote: theirs });
    const rival = plantCommitAt(gitDir, [{ path: 'rival.txt', content: 'rival' }]);
    const diverged = { kind: 'diverged', local: ours, remote: rival, base: theirs };
    expect(await test.store.pull('p1', at)).toEqual(diverged);
    expect(await test.store.push('p1', at)).toEqual(diverged);
    expect(await test.store.head('p1')).toBe(ours);
    expect(test.git('p1', 'for-each-ref', '--format=%(refname)').trim()).toBe('refs/heads/main');
  });

  it('that share nothing with us are told apart', async () => {
    await using test = openTestStore({ transports: ['file'] });
    const gitDir = emptyRemote(test);
    plantCommitAt(gitDir, [{ path: 'a', content: 'a' }]);
    await test.store.create('p1', { files: FILES, ...by });
    const pulled = await test.store.pull('p1', { address: `file://${gitDir}`, branch: 'main' });
    expect(pulled).toMatchObject({ kind: 'diverged', base: null });
  });

  it('with hostile paths or hooks change nothing here', async () => {
    await using test = openTestStore({ transports: ['file'] });
    const gitDir = emptyRemote(test);
    const at = { address: `file://${gitDir}`, branch: 'main' };
    const first = await test.store.create('p1', { files: FILES, ...by });
    await test.store.push('p1', at);
    const trace = join(test.folder, 'trace');
    for (const hook of ['post-checkout', 'reference-transaction', 'pre-push', 'post-merge']) {
      const file = join(test.gitDir('p1'), 'hooks', hook);
      execFileSync('mkdir', ['-p', join(test.gitDir('p1'), 'hooks')]);
      writeFileSync(file, `#!/bin/sh\ntouch ${trace}\n`, { mode: 0o755 });
    }
    plantCommitAt(gitDir, [{ path: 'a\\..\\b', content: 'x' }]);
    await expect(test.store.pull('p1', at)).rejects.toMatchObject({ code: 'path_refused' });
    expect(await test.store.head('p1')).toBe(first);
    await save(test, 'x');
    expect(existsSync(trace)).toBe(false);
  });

  it('over HTTP get the credentials in a header, and no one else gets them', async () => {
    await using test = openTestStore({ transports: ['http'] });
    const gitDir = emptyRemote(test);
    const authorization = `Basic ${Buffer.from('loam:s3cret').toString('base64')}`;
    await using server = await serveGit({ folder: test.folder, authorization });
    const at = { address: `${server.origin}/remote.git`, branch: 'main' };
    const sha = await test.store.create('p1', { files: FILES, ...by });
    const credentials = { username: 'loam', password: 's3cret' };
    await expect(test.store.push('p1', at)).rejects.toMatchObject({ code: 'remote_refused' });
    const wrong = test.store.push('p1', { ...at, credentials: { ...credentials, password: 'wrong' } });
    await expect(wrong).rejects.toMatchObject({ code: 'remote_refused' });
    expect(await test.store.push('p1', { ...at, credentials })).toEqual({ kind: 'pushed', sha });
    plantCommitAt(gitDir, [{ path: 'b', content: 'b' }]);
    expect(await test.store.pull('p1', { ...at, credentials })).toMatchObject({ kind: 'fast_forward' });
    const config = execFileSync('cat', [join(test.gitDir('p1'), 'config')], { encoding: 'utf8' });
    expect(config).not.toMatch(/extraheader|s3cret/i);
  });

  it('that redirect are not followed', async () => {
    await using test = openTestStore({ transports: ['http'] });
    emptyRemote(test);
    await using canary = await serveGit({ folder: test.folder });
    await using server = await serveGit({ folder: test.folder, redirectTo: canary.origin });
    await test.store.create('p1', { files: FILES, ...by });
    const at = { address: `${server.origin}/remote.git`, branch: 'main' };
    const credentials = { username: 'loam', password: 's3cret' };
    await expect(test.store.pull('p1', { ...at, credentials })).rejects.toMatchObject({
      code: 'remote_refused',
    });
    expect(server.requests.length).toBeGreaterThan(0);
    expect(canary.requests).toEqual([]);
  });

  it('are reached at the checked address, whatever the name means later', async () => {
    await using test = openTestStore({
      transports: ['http'],
      outbound: { resolve: () => Promise.resolve(['127.0.0.1']) },
    });
    emptyRemote(test);
    await using server = await serveGit({ folder: test.folder });
    await test.store.create('p1', { files: FILES, ...by });
    const address = `${server.origin.replace('127.0.0.1', 'name-that-no-server-knows.example')}/remote.git`;
    expect(await test.store.push('p1', { address, branch: 'main' })).toMatchObject({ kind: 'pushed' });
  });

  it.each(['--upload-pack=x', 'a..b', 'a b', '-x', 'x.lock', 'a//b', 'refs/../x', '', 'a~1', 'a:b', '@{0}'])(
    'refuse the branch %j',
    async (branch) => {
      await using test = openTestStore({ transports: ['file'] });
      await expect(test.store.pull('p1', { address: 'file:///x', branch })).rejects.toMatchObject({
        code: 'ref_refused',
      });
    },
  );
});
