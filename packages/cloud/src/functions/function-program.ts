import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type {
  FunctionLimits,
  FunctionLine,
  FunctionPaths,
  FunctionProgram,
  FunctionProject,
  FunctionRecord,
  FunctionRun,
} from './ports.ts';
import { IMPORT_MAP, OWN_DIR, SOURCE_DIR } from './function-files.ts';
import type { SpareNeeds } from './spare-function.ts';

export interface ProgramPlace {
  readonly paths: FunctionPaths;
  /** Deno on this machine. */
  readonly deno: string;
  /** Nothing holds a program here but Deno itself. */
  readonly isUnheld: boolean;
}

/** Fetched modules of all functions; only what reads module graphs writes there, never a function. */
const CACHE = { of: 'functions:modules', target: '/run/loam-modules' } as const;
const DENO = '/opt/loam-deno';
const OWN_CACHE = '/tmp/deno';
/**
 * Deno starts three times slower where it cannot write its own notes: the folder is its own, the modules are linked. What
 * is known of them from before (`warmRun`) is copied, so that they need not be read and compiled anew.
 */
const LINK_MODULES =
  'mkdir "$DENO_DIR" && ln -s "$0/npm" "$0/remote" "$DENO_DIR" && { cp "$0"/*_cache_v2* "$DENO_DIR" 2>/dev/null; exec "$@"; }';
const USUAL_MEMORY_MB = 256;
/** Deno itself and what lies outside of V8's heap. */
const BESIDE_HEAP_MB = 96;
/** Functions run under other accounts and read what is fetched here; some packages say that nobody else may. */
const FETCH_FOR_ALL = 'umask 022; "$@"; code=$?; chmod -R a+rX "$DENO_DIR"; exit "$code"';

export const INVOKE_LIMITS = {
  firstByteMs: 150_000,
  wallMs: 400_000,
  requestBytes: 10 * 1024 * 1024,
} as const;

const limits: FunctionLimits = {
  memoryMb: USUAL_MEMORY_MB,
  cpu: 1,
  processes: 64,
  diskMb: 64,
  cpuMsPerUse: 2000,
  backgroundMs: 150_000,
};

const COMMON_FLAGS = ['--quiet', '--no-config', '--no-lock'];

export interface FunctionToRun {
  readonly ref: string;
  readonly record: FunctionRecord;
  readonly project: FunctionProject;
  readonly secrets: Readonly<Record<string, string>>;
  layOut(folder: string): Promise<void>;
  /** Its own files alone. */
  layOutFiles(folder: string): Promise<void>;
  /** Undefined where the function cannot come out of a process that waits. */
  spareNeeds(env: Readonly<Record<string, string>>): Promise<SpareNeeds | undefined>;
  /** What a process that waits is started from. */
  layOutSpare(folder: string): Promise<void>;
  onLine(line: FunctionLine): void;
}

export function programName(ref: string, slug: string): string {
  return `function:${ref}/${slug}`;
}

export function isFunctionOf(ref: string, { name }: { readonly name: string }): boolean {
  return name.startsWith(programName(ref, ''));
}

export function functionProgram(place: ProgramPlace, wanted: FunctionToRun): FunctionProgram {
  const { ref, record, project, secrets } = wanted;
  const { app, socket, doors } = place.paths;
  const memoryMb = project.memoryMb ?? limits.memoryMb;
  const openDatabase = project.openDatabase?.bind(project);
  const origin = new URL(project.origin).origin;
  const own = { ...secrets, ...environmentOf(project) };
  const told = { ...own, LOAM_SOCKET: socket, LOAM_DOORS: doors, LOAM_ORIGIN: origin };
  const env = { ...told, ...startEnvironment(place) };
  const common = { limits: { ...limits, memoryMb }, ...startedWith(place) };
  const entry = `${app}/${SOURCE_DIR}/${record.entrypoint}`;
  const network: FunctionRun['network'] = {
    kind: 'public',
    gateway: { origin, ...project.gateway },
    ...(openDatabase && { doors: { db: openDatabase } }),
  };
  return {
    ...common,
    tenant: ref,
    name: programName(ref, record.slug),
    version: `${record.hash}:${digestOf([memoryMb, env])}`,
    title: `The function ${record.slug}`,
    network,
    answersPings: false,
    idleMs: 90_000,
    fallsByRequests: true,
    command: [...denoCommand(place, memoryMb), '--preload', `${app}/${OWN_DIR}/start.ts`, entry],
    env,
    async fromSpare() {
      const needs = place.isUnheld ? undefined : await wanted.spareNeeds(own);
      if (!needs) return undefined;
      const { layOutSpare } = wanted;
      return {
        spare: { ...common, ...spareOf(place, memoryMb, needs), layOut: (folder) => layOutSpare(folder) },
        layOut: (folder) => wanted.layOutFiles(folder),
        line: JSON.stringify({ env: told, entry: pathToFileURL(entry).href }),
      };
    },
    layOut: (folder) => wanted.layOut(folder),
    onLine: (line) => wanted.onLine(line),
  };
}

/** A process that waits: all that it is started with stands in its name. */
function spareOf(place: ProgramPlace, memoryMb: number, { preload }: SpareNeeds) {
  const env = { ...startEnvironment(place), ...(preload !== undefined && { LOAM_PRELOAD: preload }) };
  const command = [...denoCommand(place, memoryMb), `${place.paths.app}/${OWN_DIR}/spare.ts`];
  const name = `spare:functions:${digestOf([command, env])}`;
  return { name, command, env, network: { kind: 'public' } } as const;
}

function startedWith({ deno }: ProgramPlace): Pick<FunctionRun, 'mounts' | 'kept'> {
  return { mounts: [{ source: deno, target: DENO, mode: 'ro' }], kept: CACHE };
}

function startEnvironment({ paths }: ProgramPlace): Readonly<Record<string, string>> {
  return { ...denoEnvironment(paths), DENO_DIR: OWN_CACHE };
}

function denoCommand(place: ProgramPlace, memoryMb: number): readonly string[] {
  return [
    '/bin/sh',
    '-c',
    LINK_MODULES,
    CACHE.target,
    DENO,
    'run',
    ...COMMON_FLAGS,
    '--no-prompt',
    '--unstable-no-legacy-abort',
    '--cached-only',
    ...permissions(place),
    `--v8-flags=--max-old-space-size=${memoryMb - BESIDE_HEAP_MB}`,
    '--import-map',
    `${place.paths.app}/${OWN_DIR}/${IMPORT_MAP}`,
  ];
}

/** A process lives as long as what it was started with: another secret, key or size is another process. */
function digestOf(parts: unknown): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}

/** Reads the whole graph of modules, fetching what is missing; no line of it is run. */
export function graphRun(
  place: ProgramPlace,
  { entrypoint, layOut }: { readonly entrypoint: string; layOut(folder: string): Promise<void> },
): FunctionRun {
  const { app } = place.paths;
  return {
    name: CACHE.of,
    limits: { memoryMb: 1024, cpu: 2, processes: 64, diskMb: 4096 },
    network: { kind: 'public', hasRegistry: true },
    command: [
      '/bin/sh',
      '-c',
      FETCH_FOR_ALL,
      'sh',
      DENO,
      'info',
      '--json',
      ...COMMON_FLAGS,
      '--import-map',
      `${app}/${OWN_DIR}/${IMPORT_MAP}`,
      `${app}/${SOURCE_DIR}/${entrypoint}`,
    ],
    env: denoEnvironment(place.paths),
    mounts: [{ source: place.deno, target: DENO, mode: 'ro' }],
    kept: CACHE,
    layOut,
  };
}

/**
 * Loads modules once where their notes are kept: Deno notes what they are made of and the compiled code. They may do
 * nothing meanwhile, so that they cannot write anything there themselves.
 */
export function warmRun(place: ProgramPlace, packages: readonly string[]): FunctionRun {
  const { app } = place.paths;
  const graph = graphRun(place, { entrypoint: WARMING, layOut: (folder) => writeImports(folder, packages) });
  return {
    ...graph,
    network: { kind: 'public' },
    command: [
      '/bin/sh',
      '-c',
      FETCH_FOR_ALL,
      'sh',
      DENO,
      'run',
      ...COMMON_FLAGS,
      '--no-prompt',
      '--cached-only',
      '--allow-env',
      // Compiled code is good for the flags that it was compiled with.
      `--v8-flags=--max-old-space-size=${USUAL_MEMORY_MB - BESIDE_HEAP_MB}`,
      `${app}/${SOURCE_DIR}/${WARMING}`,
    ],
  };
}

const WARMING = 'warm.ts';

async function writeImports(folder: string, packages: readonly string[]): Promise<void> {
  await mkdir(join(folder, SOURCE_DIR), { recursive: true });
  const lines = packages.map((name) => `import ${JSON.stringify(`npm:${name}`)};\n`);
  await writeFile(join(folder, SOURCE_DIR, WARMING), lines.join(''), { mode: 0o644 });
}

/** Deno's own permissions stand behind the walls; where there are none, paths differ from those named here. */
function permissions({ paths, isUnheld }: ProgramPlace): readonly string[] {
  const folder = paths.socket.slice(0, paths.socket.lastIndexOf('/'));
  const both = [folder, paths.doors, '/tmp'].join(',');
  const files = isUnheld
    ? ['--allow-read', '--allow-write']
    : [`--allow-read=${paths.app},${both}`, `--allow-write=${both}`];
  return ['--allow-net', '--allow-env', '--allow-sys', ...files];
}

function denoEnvironment({ registryOrigin }: FunctionPaths): Readonly<Record<string, string>> {
  return {
    DENO_DIR: CACHE.target,
    DENO_NO_UPDATE_CHECK: '1',
    NPM_CONFIG_REGISTRY: `${registryOrigin}/`,
    NODE_USE_ENV_PROXY: '1',
    NO_COLOR: '1',
  };
}

/** What every function finds in its environment besides its project's secrets. */
export const PLATFORM_VARIABLES = [
  'SUPABASE_URL',
  'SUPABASE_ANON_KEY',
  'SUPABASE_SERVICE_ROLE_KEY',
  'SUPABASE_DB_URL',
  'LOAM_API_KEY',
] as const;

type PlatformVariable = (typeof PLATFORM_VARIABLES)[number];

function environmentOf(project: FunctionProject): Readonly<Partial<Record<PlatformVariable, string>>> {
  return {
    SUPABASE_URL: project.origin,
    SUPABASE_ANON_KEY: project.anonKey,
    SUPABASE_SERVICE_ROLE_KEY: project.serviceRoleKey,
    ...(project.databaseUrl !== undefined && { SUPABASE_DB_URL: project.databaseUrl }),
    ...(project.apiKey !== undefined && { LOAM_API_KEY: project.apiKey }),
  };
}
