import { cloudLimits, cloudMessages, NewSecret } from '@loam/contract';

export interface SecretRow {
  readonly key: number;
  readonly name: string;
  readonly value: string;
}

export interface RowFaults {
  readonly name?: string;
  readonly value?: string;
}

export function emptyRow(key: number): SecretRow {
  return { key, name: '', value: '' };
}

/** The row after them has a key of its own. */
export function nextKey(rows: readonly SecretRow[]): number {
  return Math.max(0, ...rows.map(({ key }) => key)) + 1;
}

/** A form without a row is no form: the last one is emptied instead. */
export function removeRow(rows: readonly SecretRow[], key: number): readonly SecretRow[] {
  const left = rows.filter((row) => row.key !== key);
  return left.length === 0 ? [emptyRow(nextKey(rows))] : left;
}

export function canSave(rows: readonly SecretRow[]): boolean {
  return rows.every(({ name, value }) => name.trim() !== '' && value.trim() !== '');
}

/** By the key of each row; those that are right have none. */
export function faultsOf(rows: readonly SecretRow[]): ReadonlyMap<number, RowFaults> {
  const seen = new Set<string>();
  return new Map(
    rows.flatMap((row): [number, RowFaults][] => {
      const read = NewSecret.safeParse(row);
      const messages = read.success
        ? {}
        : Object.fromEntries(
            read.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message]),
          );
      const isTwice = seen.has(row.name.trim());
      seen.add(row.name.trim());
      const faults =
        isTwice && row.name.trim() !== '' ? { name: cloudMessages.secretTwice, ...messages } : messages;
      return Object.keys(faults).length === 0 ? [] : [[row.key, faults]];
    }),
  );
}

/** The pairs of a text in the form of `.env`; none when it is not one. */
export function parseEnv(text: string): readonly { readonly name: string; readonly value: string }[] {
  return [...text.matchAll(line)].map(([, name = '', double, single, plain = '']) => ({
    name,
    value: double === undefined ? (single ?? withoutComment(plain)) : unescape(double),
  }));
}

// `export NAME="…"`, the quoted ones over several lines as well.
const line =
  /^[ \t]*(?:export[ \t]+)?([A-Za-z_]\w*)[ \t]*=[ \t]*(?:"((?:[^"\\]|\\[\s\S])*)"|'([^']*)'|([^\r\n]*))/gm;

function withoutComment(plain: string): string {
  return plain.replace(/\s+#.*$/, '').trim();
}

function unescape(quoted: string): string {
  return quoted.replaceAll(/\\([\s\S])/g, (_, character: string) =>
    character === 'n' ? '\n' : character === 't' ? '\t' : character,
  );
}

/** What is pasted fills the row it was pasted into and those that follow; names that are there get the new value. */
export function fillRows(
  rows: readonly SecretRow[],
  key: number,
  pairs: readonly { readonly name: string; readonly value: string }[],
): readonly SecretRow[] {
  const byName = new Map(pairs.map((pair) => [pair.name, pair.value]));
  const kept = rows
    .filter((row) => row.key !== key && (row.name.trim() !== '' || row.value !== ''))
    .map((row) => ({ ...row, value: byName.get(row.name.trim()) ?? row.value }));
  const known = new Set(kept.map(({ name }) => name.trim()));
  const from = nextKey(rows);
  const added = [...byName]
    .filter(([name]) => !known.has(name))
    .map(([name, value], index) => ({ key: from + index, name, value }));
  return [...kept, ...added].slice(0, cloudLimits.secrets);
}
