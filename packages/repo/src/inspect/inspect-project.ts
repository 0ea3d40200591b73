import { dependenciesOf, parseObject } from '../diff/added-dependencies.ts';
import { findBackend, type BackendFinding } from './find-backend.ts';
import { findVariables } from './find-variables.ts';
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
  | 'lock_converted'
  | 'lock_repaired'
  | 'lock_unused'
  | 'hard_coded_backend'
  | 'environment_committed'
  | 'environment_missing'
  | 'builder_script'
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
  /** Lock files that are not taken over. */
  readonly locksToDrop: readonly string[];
  /** A package-lock.json to write in their place. */
  readonly convertedLock: string | undefined;
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
    convertedLock: locks.converted,
    backend,
    migrations: [...texts.keys()].filter((path) => /^supabase\/migrations\/[^/]+\.sql$/.test(path)).sort(),
    functions: functionNames(texts),
    problems: [
      ...manifestProblems({ manifestText, manifest, shape, hasPage: texts.has('index.html') }),
      ...lockProblems(locks.findings),
      ...backendProblems(backend),
      ...missingVariables(texts),
      ...builderScripts(texts),
      ...lfsProblems(texts),
    ],
  };
}

function lockProblems(locks: readonly LockFinding[]): readonly Problem[] {
  const followed = locks.find(({ use }) => use === 'kept' || use === 'converted');
  return locks.flatMap(({ path, status, use }) => {
    if (use === 'converted') return [problem('lock_converted', path, 'The same versions are installed.')];
    if (use === 'unused') return [problem('lock_unused', path, 'npm cannot follow it.')];
    if (use === 'kept')
      return status === 'out_of_step'
        ? [problem('lock_repaired', path, 'It does not fit package.json in every place.')]
        : [];
    return followed
      ? [problem('lock_dropped', path, `${followed.path} is followed instead.`)]
      : [problem('lock_unused', path, 'It cannot be read.')];
  });
}

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

/** One for each file: a list of settings of thirty lines is one thing to know. */
function backendProblems(backend: readonly BackendFinding[]): readonly Problem[] {
  return [...Map.groupBy(backend, ({ path }) => path)].flatMap(([path, findings]) => {
    const hardCoded = findings.filter(({ kind }) => kind === 'hard_coded_url' || kind === 'hard_coded_key');
    const names = findings.filter(({ kind }) => kind === 'environment_file').map(({ value }) => value);
    return [
      ...(hardCoded.length > 0
        ? [problem('hard_coded_backend', path, linesText(hardCoded.map(({ line }) => line)))]
        : []),
      ...(names.length > 0 ? [problem('environment_committed', path, shortList(names))] : []),
    ];
  });
}

/** Variables that pages read at a build and that no file of settings gives a value to. */
function missingVariables(texts: ReadonlyMap<string, string>): readonly Problem[] {
  const { read, set } = findVariables(texts);
  return [...read]
    .filter(([name]) => !set.has(name))
    .map(([name, path]) => problem('environment_missing', path, name));
}

/** Scripts of the builder that a project comes from: they do nothing here but load. */
function builderScripts(texts: ReadonlyMap<string, string>): readonly Problem[] {
  return [...texts].flatMap(([path, text]) => {
    if (!path.endsWith('.html')) return [];
    const sources = [...text.matchAll(SCRIPT_SOURCE)].map(([, source = '']) => source);
    return sources
      .filter((source) => BUILDER_HOST.test(source))
      .map((source) => problem('builder_script', path, source.slice(0, 200)));
  });
}

const SCRIPT_SOURCE = /<script\b[^>]{0,500}?\bsrc\s*=\s*["']([^"']{1,500})["']/gi;
const BUILDER_HOST =
  /^(?:https?:)?\/\/(?:[a-z\d-]+\.)*(?:gpteng\.co|gptengineer\.app|lovable\.(?:app|dev)|lovableproject\.com|bolt\.new|v0\.(?:dev|app)|base44\.(?:com|app)|replit\.com)(?:\/|$)/i;

function linesText(lines: readonly number[]): string {
  const each = [...new Set(lines)].map(String);
  return each.length === 1 ? `Line ${each[0]}` : `Lines ${shortList(each)}`;
}

function shortList(values: readonly string[]): string {
  const shown = values.slice(0, 5).join(', ');
  return values.length > 5 ? `${shown} and ${values.length - 5} more` : shown;
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
