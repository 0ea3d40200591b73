import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../lib/root.ts';
import { printFindings, type Finding } from './finding.ts';

type AddressRule = { readonly id: string; readonly pattern: RegExp; readonly message: string };

const RULES: readonly AddressRule[] = [
  {
    id: 'machine-path',
    pattern: /(?<![\w.:/~$})-])\/(work|root|home)\/[\w.]/,
    message: 'a path of one machine',
  },
  {
    id: 'registry',
    pattern: /^\s*(@[\w-]+:)?registry\s*=|https?:\/\/registry\.|https?:\/\/[^\s"']+\/-\/[^\s"']+\.tgz/,
    message: 'a registry is chosen by whoever installs',
  },
  { id: 'resolved', pattern: /"resolved":\s*"(git\+)?(https?|ssh):/, message: 'the lock names an address' },
];

const BINARY = /\.(png|jpe?g|gif|webp|avif|ico|woff2?|ttf|zip|gz|pdf|wasm)$/i;
const OWN_FILES = /^scripts\/checks\/addresses(\.test)?\.ts$/;

export function findAddresses(path: string, text: string): readonly Finding[] {
  return text.split('\n').flatMap((content, index) =>
    RULES.filter(({ pattern }) => pattern.test(content)).map(({ id, message }) => ({
      rule: id,
      path,
      line: index + 1,
      message,
    })),
  );
}

export function checkAddresses(root: string): readonly Finding[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return listed
    .split('\0')
    .filter((path) => path !== '' && !BINARY.test(path) && !OWN_FILES.test(path))
    .flatMap((path) => findAddresses(path, readTracked(join(root, path))));
}

/** A file that git lists may be deleted in the working tree. */
function readTracked(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

if (import.meta.main) printFindings(checkAddresses(repositoryRoot), 'addresses');
