import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEFAULT_LIMITS } from '../limits.ts';
import type { RepoStoreOptions } from '../repo-store.ts';
import { serveGit, type HttpGitOptions } from '../testing/http-git.fixture.ts';
import { createOwnAuthority, hasOpenssl, type OwnAuthority } from '../testing/own-authority.fixture.ts';
import { plantCommitAt } from '../testing/plant-commit.fixture.ts';
import { AUTHOR, FILES, openTestStore } from '../testing/store.fixture.ts';

const by = { author: AUTHOR, message: 'Import' };
const folder = mkdtempSync(join(tmpdir(), 'loam-https-'));
let authority: OwnAuthority;

/** A hosting service with a certificate of its own, and a store that trusts it unless told otherwise. */
async function open(
  hosting: Partial<HttpGitOptions> = {},
  store: (trusting: Partial<RepoStoreOptions>) => Partial<RepoStoreOptions> = (trusting) => trusting,
) {
  const test = openTestStore(store({ authorityFile: authority.authorityFile }));
  const server = await serveGit({ folder, tls: authority.tls, ...hosting });
  return {
    test,
    server,
    read: (path: string, more: object = {}) =>
      test.store.import('p1', {
        source: { kind: 'git', address: `${server.origin}/${path}`, ...more },
        ...by,
      }),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await test[Symbol.asyncDispose]();
    },
  };
}

describe.skipIf(!hasOpenssl())('an import over https', () => {
  beforeAll(() => {
    authority = createOwnAuthority(folder);
    for (const name of ['app.git', 'large.git', 'empty.git'])
      execFileSync('git', ['init', '-q', '--bare', '-b', 'main', join(folder, name)]);
    plantCommitAt(
      join(folder, 'app.git'),
      FILES.flatMap(({ path, content }) => (typeof content === 'string' ? [{ path, content }] : [])),
    );
    const content = randomBytes(4 * 1024 * 1024).toString('latin1');
    plantCommitAt(join(folder, 'large.git'), [{ path: 'noise.bin', content }]);
  }, 180_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('reads a repository of a server whose certificate is trusted', async () => {
    await using at = await open();
    await at.read('app.git');
    expect((await at.test.store.tree('p1')).map(({ path }) => path)).toContain('src/main.tsx');
    expect(at.server.requests.map(({ url }) => url)).toContain('/app.git/git-upload-pack');
  });

  it('goes by the name of the certificate, at the address that was checked', async () => {
    await using at = await open();
    const named = at.server.origin.replace('127.0.0.1', 'git.example');
    const other = at.server.origin.replace('127.0.0.1', 'other.example');
    const from = (origin: string) => ({ kind: 'git' as const, address: `${origin}/app.git` });
    await expect(at.test.store.import('p2', { source: from(other), ...by })).rejects.toMatchObject({
      detail: 'The certificate of the server is not trusted.',
    });
    await at.test.store.import('p1', { source: from(named), ...by });
    expect(await at.test.store.has('p1')).toBe(true);
  });

  it('is refused where the certificate is not trusted, before anything is asked', async () => {
    await using at = await open({}, () => ({}));
    await expect(at.read('app.git')).rejects.toMatchObject({
      code: 'remote_refused',
      detail: 'The certificate of the server is not trusted.',
    });
    expect(at.server.requests).toEqual([]);
  });

  it('follows no redirect', async () => {
    await using canary = await serveGit({ folder, tls: authority.tls });
    await using at = await open({ redirectTo: canary.origin });
    await expect(at.read('app.git')).rejects.toMatchObject({
      code: 'remote_refused',
      detail: 'The address leads on to another one. Give that one instead.',
    });
    expect(canary.requests).toEqual([]);
  });

  it('says whether the password is wrong, the repository missing, empty, or without the branch', async () => {
    const authorization = `Basic ${Buffer.from('loam:s3cret').toString('base64')}`;
    await using at = await open({ authorization });
    const right = { credentials: { username: 'loam', password: 's3cret' } };
    const wrong = { credentials: { username: 'loam', password: 'guess' } };
    const closed = { detail: 'The repository is private, or the name or password is wrong.' };
    await expect(at.read('app.git')).rejects.toMatchObject(closed);
    const refused = await at.read('app.git', wrong).catch((error: unknown) => error);
    expect(refused).toMatchObject(closed);
    expect(JSON.stringify(refused)).not.toContain(Buffer.from('loam:guess').toString('base64'));
    await expect(at.read('none.git', right)).rejects.toMatchObject({
      detail: 'There is no repository at this address.',
    });
    await expect(at.read('app.git', { ...right, branch: 'none' })).rejects.toMatchObject({
      detail: 'The repository has no branch of this name.',
    });
    await expect(at.read('empty.git', right)).rejects.toMatchObject({ detail: 'The repository is empty.' });
    await at.read('app.git', right);
  });

  it('of a huge repository is broken off, and nothing goes on loading', async () => {
    const limits = { import: { ...DEFAULT_LIMITS.import, archiveBytes: 256 * 1024 } };
    await using at = await open({ bytesPerSecond: 512 * 1024 }, (more) => ({ ...more, limits }));
    await expect(at.read('large.git')).rejects.toMatchObject({ code: 'too_large' });
    expect(at.server.sentBytes()).toBeGreaterThan(limits.import.archiveBytes);
    expect(at.server.sentBytes()).toBeLessThan(3 * 1024 * 1024);
    expect(readdirSync(join(at.test.root, 'drafts'))).toEqual([]);
    expect(await at.test.store.has('p1')).toBe(false);
  });

  it('of a server that is gone says so', async () => {
    await using at = await open();
    await at.server[Symbol.asyncDispose]();
    await expect(at.read('app.git')).rejects.toMatchObject({
      detail: 'The server of the repository does not answer.',
    });
  });
});
