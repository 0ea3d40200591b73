import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseSync, type Program } from 'oxc-parser';

export type ImportedModule = {
  readonly specifier: string;
  /** The repository path a relative import leads to. */
  readonly target: string | undefined;
  readonly typeOnly: boolean;
  readonly names: readonly string[];
  readonly line: number;
};

export type SourceFile = {
  readonly path: string;
  /** `apps/server`, `packages/kernel`, `bench` or `scripts`. */
  readonly room: string;
  readonly kind: 'source' | 'test' | 'data';
  readonly text: string;
  readonly lines: number;
  readonly program: Program;
  readonly comments: readonly { readonly value: string; readonly start: number }[];
  readonly imports: readonly ImportedModule[];
  readonly hasExportAll: number | undefined;
  lineAt(offset: number): number;
};

const SOURCE = /\.(ts|tsx|mts|mjs|js|jsx)$/;
const SKIPPED = new Set(['node_modules', 'dist', '.cache', 'test-results', 'playwright-report']);
/** The starter project follows the habits of the code it will hold; the tests of its room check it. */
const TEMPLATE_PROJECT = 'packages/template/project';
const TOP = ['apps', 'packages', 'bench', 'scripts'];

export function readSourceTree(root: string): readonly SourceFile[] {
  return TOP.flatMap((folder) => sourcesBelow(root, folder)).map((path) =>
    parseSource(path, readFileSync(join(root, path), 'utf8')),
  );
}

export function parseSource(path: string, text: string): SourceFile {
  const result = parseSync(path, text);
  const lineAt = (offset: number): number => text.slice(0, offset).split('\n').length;
  const { staticImports, staticExports, dynamicImports } = result.module;
  const base = { path, lineAt, text };
  const imports = [
    ...staticImports.map((entry) =>
      toImport(base, {
        specifier: entry.moduleRequest.value,
        start: entry.start,
        typeOnly: entry.entries.length > 0 && entry.entries.every((name) => name.isType),
        names: entry.entries.map((name) => name.importName.name ?? '*'),
      }),
    ),
    ...staticExports.flatMap((statement) =>
      statement.entries.flatMap((entry) =>
        entry.moduleRequest === null
          ? []
          : toImport(base, {
              specifier: entry.moduleRequest.value,
              start: entry.start,
              typeOnly: entry.isType,
              names: [entry.importName.name ?? '*'],
            }),
      ),
    ),
    ...dynamicImports.map((entry) =>
      toImport(base, {
        specifier: literalOf(text.slice(entry.moduleRequest.start, entry.moduleRequest.end)),
        start: entry.start,
        typeOnly: false,
        names: ['*'],
      }),
    ),
  ];
  const exportAll = staticExports
    .flatMap((statement) => statement.entries)
    .find(
      (entry) => entry.importName.kind === 'AllButDefault' && !isFaceBelow(entry.moduleRequest?.value ?? ''),
    );
  return {
    path,
    room: roomOf(path),
    kind: kindOf(path),
    text,
    lines: text.split('\n').length - (text.endsWith('\n') ? 1 : 0),
    program: result.program,
    comments: result.comments,
    imports,
    hasExportAll: exportAll && lineAt(exportAll.start),
    lineAt,
  };
}

export function roomOf(path: string): string {
  const [first = '', second = ''] = path.split('/');
  return first === 'apps' || first === 'packages' ? `${first}/${second}` : first;
}

/** Tests, what several tests of a room share, and programs that a test starts. */
export function isTestCode(path: string): boolean {
  return /\.(test|fixture)\.tsx?$|\/(testing|test)\//.test(path);
}

type ParsedImport = {
  readonly specifier: string;
  readonly start: number;
  readonly typeOnly: boolean;
  readonly names: readonly string[];
};

function toImport(file: Pick<SourceFile, 'path' | 'lineAt'>, parsed: ParsedImport): ImportedModule {
  const { specifier, start, typeOnly, names } = parsed;
  const isRelative = specifier.startsWith('.');
  const target = isRelative ? posix.normalize(posix.join(posix.dirname(file.path), specifier)) : undefined;
  return { specifier, target, typeOnly, names, line: file.lineAt(start) };
}

/** A dynamic import of anything but a plain text has no name: it is shown as `?`. */
function literalOf(text: string): string {
  return /^(['"`])([^'"`$]*)\1$/.exec(text)?.[2] ?? '?';
}

function kindOf(path: string): SourceFile['kind'] {
  if (isTestCode(path)) return 'test';
  return path.endsWith('.data.ts') ? 'data' : 'source';
}

function sourcesBelow(root: string, folder: string): readonly string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        return SKIPPED.has(entry.name) || path === TEMPLATE_PROJECT ? [] : sourcesBelow(root, path);
      }
      return SOURCE.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
    })
    .toSorted();
}

/** The face of a folder names what it exports, so that whoever joins several faces need not repeat it. */
function isFaceBelow(specifier: string): boolean {
  return /^\.\/[^/]+\/index\.ts$/.test(specifier);
}
