import { dependenciesOf, parseObject } from '../diff/added-dependencies.ts';
import { findBackend, type BackendFinding } from './find-backend.ts';
import { inspectLocks, type LockFinding, type PackageManager } from './inspect-locks.ts';

export interface ProjectFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** `vite-react-router` and `tanstack-start` are the two shapes that exported apps of this kind have. */
export type ProjectShape = 'vite-react-router' | 'tanstack-start' | 'vite' | 'static' | 'unknown';

export type ProblemCode =
  | 'no_manifest'
  | 'broken_manifest'
  | 'no_dev_script'
  | 'unknown_shape'
  | 'lock_dropped'
  | 'hard_coded_backend'
  | 'environment_committed'
  | 'lfs_pointer';

export interface Problem {
  readonly code: ProblemCode;
  readonly path: string;
  readonly detail: string;
}

export interface Inspection {
  readonly shape: ProjectShape;
  readonly packageManager: PackageManager;
  readonly reactMajor: number | null;
  readonly tailwindMajor: number | null;
  readonly locks: readonly LockFinding[];
  /** Lock files that an install cannot use. */
  readonly locksToDrop: readonly string[];
  readonly backend: readonly BackendFinding[];
  readonly migrations: readonly string[];
  readonly functions: readonly string[];
  readonly problems: readonly Problem[];
}

const LFS_START = 'version https://git-lfs.github.com/spec/v1';
const MAX_TEXT_BYTES = 2 * 1024 * 1024;

/** What an imported project is, and what stands in the way of running it. Reads, changes nothing. */
export function inspectProject(files: readonly ProjectFile[]): Inspection {
  const texts = new Map<string, string>();
  for (const file of files) {
    if (file.bytes.length <= MAX_TEXT_BYTES || isLock(file.path)) {
      texts.set(file.path, Buffer.from(file.bytes).toString('utf8'));
    }
  }
  const manifestText = texts.get('package.json') ?? null;
  const manifest = parseObject(manifestText ?? '');
  const dependencies = dependenciesOf(manifestText);
  const shape = shapeOf(dependencies, texts);
  const locks = inspectLocks({ manifest, dependencies, texts });
  const backend = findBackend(texts);
  return {
    shape,
    packageManager: locks.packageManager,
    reactMajor: majorOf(dependencies.get('react')),
    tailwindMajor: majorOf(dependencies.get('tailwindcss')),
    locks: locks.findings,
    locksToDrop: locks.toDrop,
    backend,
    migrations: [...texts.keys()].filter((path) => /^supabase\/migrations\/[^/]+\.sql$/.test(path)).sort(),
    functions: functionNames(texts),
    problems: [
      ...manifestProblems({ manifestText, manifest, shape, hasPage: texts.has('index.html') }),
      ...locks.findings
        .filter(({ path }) => locks.toDrop.includes(path))
        .map(({ path, status }) => problem('lock_dropped', path, LOCK_DETAILS[status])),
      ...backendProblems(backend),
      ...lfsProblems(texts),
    ],
  };
}

const LOCK_DETAILS: Readonly<Record<LockFinding['status'], string>> = {
  usable: 'Another lock file is used.',
  out_of_step: 'The lock file does not fit package.json.',
  private_cache: 'The lock file points at a private package cache.',
  unreadable: 'The lock file cannot be read.',
};

function shapeOf(
  dependencies: ReadonlyMap<string, string>,
  texts: ReadonlyMap<string, string>,
): ProjectShape {
  const has = (...names: string[]): boolean => names.some((name) => dependencies.has(name));
  if (has('@tanstack/react-start', '@tanstack/start')) return 'tanstack-start';
  if (has('vite') && has('react') && has('react-router-dom', 'react-router')) return 'vite-react-router';
  if (has('vite')) return 'vite';
  return !texts.has('package.json') && texts.has('index.html') ? 'static' : 'unknown';
}

function manifestProblems(at: {
  readonly manifestText: string | null;
  readonly manifest: Record<string, unknown>;
  readonly shape: ProjectShape;
  readonly hasPage: boolean;
}): readonly Problem[] {
  const path = 'package.json';
  if (at.manifestText === null) {
    return at.hasPage ? [] : [problem('no_manifest', path, 'There is no package.json and no index.html.')];
  }
  if (Object.keys(at.manifest).length === 0) return [problem('broken_manifest', path, 'It cannot be read.')];
  const scripts = at.manifest['scripts'];
  const hasDev = typeof scripts === 'object' && scripts !== null && 'dev' in scripts;
  return [
    ...(hasDev ? [] : [problem('no_dev_script', path, 'There is no script named dev.')]),
    ...(at.shape === 'unknown' ? [problem('unknown_shape', path, 'This is no Vite project.')] : []),
  ];
}

function backendProblems(backend: readonly BackendFinding[]): readonly Problem[] {
  return backend.flatMap((finding) => {
    if (finding.kind === 'hard_coded_url' || finding.kind === 'hard_coded_key') {
      return [
        problem('hard_coded_backend', finding.path, `Line ${finding.line} names a backend of its own.`),
      ];
    }
    return finding.kind === 'environment_file'
      ? [problem('environment_committed', finding.path, 'Settings are part of the source.')]
      : [];
  });
}

function lfsProblems(texts: ReadonlyMap<string, string>): readonly Problem[] {
  return [...texts]
    .filter(([, text]) => text.startsWith(LFS_START))
    .map(([path]) =>
      problem('lfs_pointer', path, 'The content is kept elsewhere (Git LFS) and was not taken along.'),
    );
}

function functionNames(texts: ReadonlyMap<string, string>): readonly string[] {
  const names = [...texts.keys()].map(
    (path) => /^supabase\/functions\/([^_/][^/]*)\/index\.[jt]sx?$/.exec(path)?.[1],
  );
  return [...new Set(names.filter((name) => name !== undefined))].sort();
}

function majorOf(range: string | undefined): number | null {
  const major = /\d+/.exec(range ?? '')?.[0];
  return major === undefined ? null : Number(major);
}

function isLock(path: string): boolean {
  return /^(package-lock\.json|npm-shrinkwrap\.json|pnpm-lock\.yaml|yarn\.lock|bun\.lockb?)$/.test(path);
}

function problem(code: ProblemCode, path: string, detail: string): Problem {
  return { code, path, detail };
}
