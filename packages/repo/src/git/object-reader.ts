import { repoError } from '../errors.ts';
import { createBatchParser, type BatchAnswer } from './batch-parser.ts';
import { startGit } from './run-git.ts';

/** One `git cat-file` process that answers by object name, in order. */
export interface ObjectReader {
  read(names: readonly string[]): Promise<readonly BatchAnswer[]>;
  readonly isBusy: boolean;
  readonly isClosed: boolean;
  close(): void;
}

interface Waiting {
  readonly wanted: number;
  readonly answers: BatchAnswer[];
  resolve(answers: readonly BatchAnswer[]): void;
  reject(error: Error): void;
}

export function openObjectReader(gitDir: string): ObjectReader {
  const child = startGit(gitDir, ['cat-file', '--batch-command', '--buffer']);
  const queue: Waiting[] = [];
  let isClosed = false;

  const fail = (error: Error): void => {
    isClosed = true;
    for (const waiting of queue.splice(0)) waiting.reject(error);
  };
  const parse = createBatchParser((answer) => {
    const [first] = queue;
    if (first === undefined) return;
    first.answers.push(answer);
    if (first.answers.length < first.wanted) return;
    queue.shift();
    first.resolve(first.answers);
  });
  child.stdout.on('data', parse);
  child.stdin.on('error', () => {});
  child.on('error', (cause) => fail(ended(cause)));
  child.on('close', (_code, signal) => {
    // A corrupt object ends the process by itself: that must not be taken for a missing one.
    const isOwnEnd = signal === null && !isClosed;
    fail(isOwnEnd ? repoError('damaged', 'An object of the repository could not be read.') : ended());
  });

  return {
    get isBusy() {
      return queue.length > 0;
    },
    get isClosed() {
      return isClosed;
    },
    read(names) {
      if (names.length === 0) return Promise.resolve([]);
      if (isClosed) return Promise.reject(ended());
      return new Promise((resolve, reject) => {
        queue.push({ wanted: names.length, answers: [], resolve, reject });
        child.stdin.write(`${names.map((name) => `contents ${name}`).join('\n')}\nflush\n`);
      });
    },
    close() {
      if (queue.length > 0) child.kill('SIGKILL');
      fail(ended());
      child.stdin.end();
    },
  };
}

function ended(cause?: Error): Error {
  return repoError('git_failed', 'The reader of the repository has ended.', cause ? { cause } : {});
}
