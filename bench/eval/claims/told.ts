import { DENIES, LEFT } from './claim-words.data.ts';

/** An answer, taken apart as a person reads it. */
export interface Told {
  /** Lines that say what the app has or what was done. */
  readonly claims: readonly string[];
  /** Lines that say what is not in it. */
  readonly left: readonly string[];
}

export function readReply(reply: string): Told {
  const claims: string[] = [];
  const left: string[] = [];
  for (const paragraph of reply.split(/\n\s*\n/u)) {
    const isLeft = LEFT.test(paragraph.trim());
    for (const line of paragraph.split('\n').map((one) => one.replace(/^[-*]\s+/u, '').trim())) {
      if (line === '' || /^\*\*[^*]+\*\*:?$/u.test(line)) continue;
      // Rules of the app say "not" and "only" all the time, and are claims.
      const isDenied = isLeft || (DENIES.test(line) && !paragraph.startsWith('**'));
      (isDenied ? left : claims).push(line);
    }
  }
  return { claims, left };
}

const QUOTED = /[“„"«]\s*(?<name>[^“”„"«»\n]+?)\s*[”“"»]/gu;

/** Names that a line claims to be in the app: what is listed after a colon, what is quoted or bold. */
export function namesClaimed(line: string): readonly string[] {
  const label = /^\*\*[^*]+:\*\*\s*(?<list>.+)$/u.exec(line)?.groups?.['list'];
  if (label !== undefined) return items(label);
  const quoted = [...line.matchAll(QUOTED)].map((match) => match.groups?.['name'] ?? '');
  // Of two names the second is what it is called now.
  return quoted.length > 0
    ? quoted.slice(-1)
    : [...line.matchAll(/\*\*(?<name>[^*]+)\*\*/gu)].map((m) => m[1] ?? '');
}

/** "Books (Title, Due = Lent on + 14 days …); Members": names, without what explains them. */
const items = (list: string): readonly string[] =>
  list
    .replaceAll(/ …/gu, '')
    .split(/[;,]\s+|\s?\(|\)/u)
    .map((item) => (item.split(/\s*[=:]\s/u)[0] ?? '').trim())
    .filter((item) => /^\p{Lu}[\p{L}\p{N} '’/&-]+$/u.test(item));

/** Whether a text stands somewhere in what was written, whatever its quotation marks. */
export function standsIn(written: string, name: string): boolean {
  return written.includes(plain(name));
}

export const plain = (text: string): string =>
  text
    .replaceAll(String.raw`\"`, '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/[“”„«»"'’‘]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .toLowerCase();
