import { parseMessage, type CommitTags } from '../commit/message.ts';
import type { Person } from '../objects/encode-object.ts';

export interface LogEntry {
  readonly sha: string;
  readonly tree: string;
  readonly parents: readonly string[];
  readonly author: Person;
  readonly at: Date;
  readonly message: string;
  readonly tags: CommitTags;
}

/** Six lines that cannot hold a line end, then the message; entries end with NUL. */
export const LOG_FORMAT = '%H%n%T%n%P%n%an%n%ae%n%at%n%B';

export function parseLog(output: string): readonly LogEntry[] {
  return output
    .split('\0')
    .filter((record) => record.trim() !== '')
    .map(parseEntry);
}

function parseEntry(record: string): LogEntry {
  const [sha = '', tree = '', parents = '', name = '', email = '', at = '0', ...body] = record.split('\n');
  return {
    sha,
    tree,
    parents: parents === '' ? [] : parents.split(' '),
    author: { name, email },
    at: new Date(Number(at) * 1000),
    ...parseMessage(body.join('\n')),
  };
}
