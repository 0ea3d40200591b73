import type { Preview, ProjectError } from '@loam/contract';

export interface PlacedFault {
  readonly path: string;
  readonly line: number;
  readonly column: number | undefined;
  readonly message: string;
}

/** What the last check and the running app said about lines of these files. */
export function placedFaults(
  found: { readonly errors: readonly ProjectError[]; readonly preview: Preview | undefined },
  paths: ReadonlySet<string>,
): readonly PlacedFault[] {
  const { errors, preview } = found;
  const fault = preview?.error;
  const broken = fault
    ? [faultAt(fault.file, { line: fault.line, column: fault.column, ...fault }, paths)]
    : [];
  const reported = errors.map(({ error_message: message, meta_data: at }) =>
    faultAt(at.filename, { line: at.lineno, column: at.colno, message }, paths),
  );
  const seen = new Set<string>();
  return [...broken, ...reported].flatMap((placed) => {
    const key = placed && `${placed.path}:${placed.line}:${placed.message}`;
    if (placed === undefined || key === undefined || seen.has(key)) return [];
    seen.add(key);
    return [placed];
  });
}

function faultAt(
  file: string | undefined,
  at: { readonly line?: number | undefined; readonly column?: number | undefined; readonly message: string },
  paths: ReadonlySet<string>,
): PlacedFault | undefined {
  const path = file === undefined ? undefined : projectPath(file, paths);
  if (path === undefined || at.line === undefined || at.line < 1) return undefined;
  return { path, line: at.line, column: at.column, message: at.message };
}

/** Tools name files by address, by a folder of their own, or with the question that a dev server adds. */
function projectPath(file: string, paths: ReadonlySet<string>): string | undefined {
  const bare = file
    .replace(/^[a-z]+:\/\/[^/]*/i, '')
    .replace(/[?#].*$/, '')
    .replace(/^\/+/, '');
  if (paths.has(bare)) return bare;
  const parts = bare.split('/');
  const tails = parts.map((_part, index) => parts.slice(index).join('/'));
  return tails.find((tail) => tail.includes('/') && paths.has(tail));
}
