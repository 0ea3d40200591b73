import { createDiskBlobStore, randomIds, silentLogger, systemClock } from '@loam/kernel';
import { createRepoStore, type RepoStore } from '@loam/repo';
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';

/**
 * The repository engine against git on the command line, as a person would use it on the same files: wall time,
 * alternating, medians. git runs with its own defaults, which flush less to disk than we do.
 */
const bar = 2;
const rounds = 9;
const deadlineMs = 240_000;
const author = { name: 'Ada', email: 'ada@example.test' };
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'loam-bench-repo-'));
const gitConfig = {
  'user.name': author.name,
  'user.email': author.email,
  'init.defaultBranch': 'main',
  'gc.auto': '0',
};
const environment = {
  PATH: process.env['PATH'],
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_COUNT: String(Object.keys(gitConfig).length),
  ...Object.fromEntries(
    Object.entries(gitConfig).flatMap(([key, value], index) => [
      [`GIT_CONFIG_KEY_${index}`, key],
      [`GIT_CONFIG_VALUE_${index}`, value],
    ]),
  ),
};

interface Pair {
  readonly name: string;
  readonly rounds?: number;
  ours(round: number): Promise<unknown>;
  git(round: number): Promise<unknown>;
  /** Work of either side that is not part of the measured time. */
  settle?(): Promise<unknown>;
}

const guard = setTimeout(() => {
  console.error(`not done within ${deadlineMs / 1000} s`);
  process.exit(1);
}, deadlineMs);
const store = createRepoStore({
  root: join(folder, 'repos'),
  clock: systemClock,
  ids: randomIds,
  logger: silentLogger,
  blobs: createDiskBlobStore({ root: join(folder, 'blobs') }),
  outbound: { resolve: () => Promise.resolve([]) },
});
try {
  for (const size of [150, 5000]) await measureSize(store, size);
  await measureHistory(store, 1000);
} finally {
  clearTimeout(guard);
  await store.close();
  rmSync(folder, { recursive: true, force: true });
}

async function measureSize(repo: RepoStore, size: number): Promise<void> {
  console.log(`\n${size} files`);
  const source = join(folder, `source-${size}`);
  const work = join(folder, `work-${size}`);
  const id = `p${size}`;
  fill(source, size);
  fill(work, size);
  const fewer = size > 1000 ? 5 : rounds;
  await measure({
    name: 'create',
    rounds: fewer,
    ours: (round) => repo.create(`${id}-${round}`, { files: { folder: source }, author, message: 'm' }),
    git: async () => {
      rmSync(join(work, '.git'), { recursive: true, force: true });
      await git(work, 'init', '-q');
      await git(work, 'add', '-A');
      await git(work, 'commit', '-q', '-m', 'm');
    },
    settle: () => repo.flush(),
  });
  const project = `${id}-0`;
  await measure({
    name: 'commit one file',
    ours: async (round) => {
      const changes = [{ kind: 'write' as const, path: 'src/f0/n3.ts', content: `// ${round}\n` }];
      await repo.commit(project, { baseSha: await repo.head(project), changes, author, message: 'm' });
    },
    git: async (round) => {
      writeFileSync(join(work, 'src/f0/n3.ts'), `// ${round}\n`);
      await git(work, 'add', 'src/f0/n3.ts');
      await git(work, 'commit', '-q', '-m', 'm');
    },
    settle: () => repo.flush(),
  });
  await measure({
    name: 'read all files',
    ours: () => repo.sourceCode(project),
    git: async () => {
      const list = await git(work, 'ls-tree', '-r', '--format=%(objectname)', 'HEAD');
      const child = run('git', ['cat-file', '--batch'], {
        cwd: work,
        env: environment,
        encoding: 'buffer',
        maxBuffer: 1e9,
      });
      child.child.stdin?.end(list);
      await child;
    },
  });
  await measure({
    name: 'diff of a commit',
    ours: async () => repo.diff(project, { to: await repo.head(project) }),
    git: () => git(work, 'show', 'HEAD'),
  });
  await measure({
    name: 'checkout',
    ours: async (round) => repo.checkout(project, { folder: join(folder, `out-ours-${size}-${round}`) }),
    git: (round) => git(work, 'worktree', 'add', '--detach', join(folder, `out-git-${size}-${round}`)),
  });
  await measure({
    name: 'zip',
    ours: async () => buffer(await repo.archive(project, { format: 'zip' })),
    git: () => git(work, 'archive', '--format=zip', 'HEAD'),
  });
}

async function measureHistory(repo: RepoStore, commits: number): Promise<void> {
  console.log(`\n150 files, ${commits} commits`);
  const project = 'history';
  const work = join(folder, 'work-150');
  let baseSha = await repo.create(project, {
    files: { folder: join(folder, 'source-150') },
    author,
    message: 'm',
  });
  for (let round = 0; round < commits; round += 1) {
    const changes = [{ kind: 'write' as const, path: 'src/f0/n3.ts', content: `// ${round}\n` }];
    ({ sha: baseSha } = await repo.commit(project, { baseSha, changes, author, message: `commit ${round}` }));
  }
  await repo.flush();
  plantHistory(work, commits);
  const old = (await repo.log(project, { limit: 5, before: baseSha })).entries;
  await measure({
    name: `log of ${commits}`,
    ours: () => repo.log(project, { limit: commits }),
    git: () => git(work, 'log', `--max-count=${commits}`),
  });
  await measure({
    name: 'log, first page',
    ours: () => repo.log(project, { limit: 50 }),
    git: () => git(work, 'log', '--max-count=50'),
  });
  await measure({
    name: 'commit one file',
    ours: async (round) => {
      const changes = [{ kind: 'write' as const, path: 'src/f0/n3.ts', content: `// again ${round}\n` }];
      await repo.commit(project, { baseSha: await repo.head(project), changes, author, message: 'm' });
    },
    git: async (round) => {
      writeFileSync(join(work, 'src/f0/n3.ts'), `// again ${round}\n`);
      await git(work, 'add', 'src/f0/n3.ts');
      await git(work, 'commit', '-q', '-m', 'm');
    },
    settle: () => repo.flush(),
  });
  await measure({
    name: 'revert',
    rounds: 5,
    ours: (round) => repo.revert(project, { to: old[round]?.sha ?? '', author, message: 'm' }),
    git: async (round) => {
      await git(work, 'read-tree', '--reset', '-u', `HEAD~${500 + round}`);
      await git(work, 'commit', '-q', '--allow-empty', '-m', 'm');
    },
    settle: () => repo.flush(),
  });
}

async function measure(pair: Pair): Promise<void> {
  const times = { ours: new Array<number>(), git: new Array<number>() };
  for (let round = 0; round < (pair.rounds ?? rounds); round += 1) {
    for (const side of ['ours', 'git'] as const) {
      const start = performance.now();
      await pair[side](round);
      times[side].push(performance.now() - start);
      await pair.settle?.();
    }
  }
  const [ours, git] = [median(times.ours), median(times.git)];
  const isHeld = ours / git <= bar;
  console.log(
    `${pair.name.padEnd(20)} ours ${ours.toFixed(1).padStart(8)} ms   git ${git.toFixed(1).padStart(8)} ms   ratio ${(ours / git).toFixed(2)} (bar ${bar}) ${isHeld ? 'ok' : 'MISSED'}`,
  );
  if (!isHeld) process.exitCode = 1;
}

async function git(cwd: string, ...args: string[]): Promise<Buffer> {
  const options = { cwd, env: environment, encoding: 'buffer' as const, maxBuffer: 1e9 };
  return (await run('git', args, options)).stdout;
}

/** Files of the size that components have, in folders of 25. */
function fill(target: string, size: number): void {
  for (let index = 0; index < size; index += 1) {
    const path = join(target, `src/f${Math.floor(index / 25)}/n${index}.ts`);
    mkdirSync(dirname(path), { recursive: true });
    const line = `export const value${index} = { id: ${index}, label: 'number ${index * 7919}' };\n`;
    writeFileSync(path, line.repeat(1 + (index % 60)));
  }
}

function plantHistory(work: string, commits: number): void {
  const head = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: work, env: environment }).toString().trim();
  const lines = Array.from({ length: commits }, (_, index) =>
    [
      'commit refs/heads/main',
      `committer Ada <ada@example.test> ${1_700_000_000 + index} +0000`,
      `data <<X\ncommit ${index}\nX`,
      ...(index === 0 ? [`from ${head}`] : []),
      'M 100644 inline src/f0/n3.ts',
      `data <<X\n// ${index}\nX`,
    ].join('\n'),
  );
  execFileSync('git', ['fast-import', '--quiet', '--force'], {
    cwd: work,
    env: environment,
    input: `${lines.join('\n')}\n`,
  });
  execFileSync('git', ['reset', '-q', '--hard'], { cwd: work, env: environment });
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
