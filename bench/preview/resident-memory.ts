import { readFileSync, readdirSync } from 'node:fs';

export interface Memory {
  /** All that is in memory for it. */
  readonly residentMb: number;
  /** Without pages of files, which all previews share and the kernel takes back: what one more preview costs. */
  readonly ownMb: number;
}

/** The whole tree below a process: bubblewrap and Vite, or Vite alone. */
export function memoryOf(pid: number): Memory {
  const rows = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), text: tryRead(`/proc/${name}/stat`) }))
    .map(({ pid, text }) => ({ pid, fields: text.slice(text.lastIndexOf(')') + 2).split(' ') }));
  const tree = [pid];
  for (const parent of tree) {
    tree.push(...rows.filter(({ fields }) => Number(fields[1]) === parent).map((row) => row.pid));
  }
  const parts = tree.map((each) => tryRead(`/proc/${each}/smaps_rollup`));
  return {
    residentMb: sum(parts.map((text) => field(text, 'Rss'))),
    ownMb: sum(parts.map((text) => field(text, 'Pss_Anon') + field(text, 'Pss_Shmem'))),
  };
}

function field(text: string, name: string): number {
  return (Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) * 1024) / 1e6;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function tryRead(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
