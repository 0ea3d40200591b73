import { createHash, randomUUID } from 'node:crypto';
import { posix } from 'node:path';
import type { Clock } from '@loam/kernel';
import { checkSlug, placeFiles, placePath } from './check-input.ts';
import { functionError } from './errors.ts';
import {
  findOwnMap,
  layOutFiles,
  layOutScripts,
  OWN_DIR,
  packFiles,
  SOURCE_DIR,
  unpackFiles,
} from './function-files.ts';
import { graphRun, warmRun, type ProgramPlace } from './function-program.ts';
import { makeImportMap, moveImportMap, type ImportMap, type SourceFile } from './import-map.ts';
import { findModuleFaults, findPackages } from './module-graph.ts';
import type { FunctionBlobs, FunctionPrograms, FunctionRecord, FunctionStore } from './ports.ts';

export interface DeployInput {
  readonly slug: string;
  readonly name?: string | undefined;
  /** As among the files; `index.ts` when absent. */
  readonly entrypoint?: string | undefined;
  readonly importMap?: string | undefined;
  /** As before, and true for a new one, when absent. */
  readonly verifyJwt?: boolean | undefined;
  readonly files: readonly SourceFile[];
}

export interface DeployDeps {
  readonly store: FunctionStore;
  readonly blobs: FunctionBlobs;
  readonly programs: FunctionPrograms;
  readonly clock: Clock;
  readonly scriptsDir: string;
  place(): ProgramPlace;
}

const GRAPH_MS = 120_000;
const WARM_MS = 30_000;
/** What most functions load, and what takes most of the time of their start. */
const WARMED: ReadonlySet<string> = new Set(['@supabase/supabase-js']);
const MAX_FUNCTIONS = 500;

/** Checks and files one version. What is refused leaves everything as it was. */
export async function deployFunction(
  deps: DeployDeps,
  ref: string,
  input: DeployInput,
): Promise<FunctionRecord> {
  const { slug } = input;
  checkSlug(slug);
  const before = await deps.store.find(ref, slug);
  if (!before && (await deps.store.list(ref)).length >= MAX_FUNCTIONS) {
    throw functionError('function_invalid', `A project has ${MAX_FUNCTIONS} functions at most.`);
  }
  const files = placeFiles(slug, input.files);
  const entrypoint = placePath(slug, input.entrypoint ?? 'index.ts');
  if (!files.some(({ path }) => path === entrypoint)) {
    throw functionError(
      'function_invalid',
      `The entry ${input.entrypoint ?? 'index.ts'} is not among the files.`,
    );
  }
  const importMap = input.importMap === undefined ? undefined : placePath(slug, input.importMap);
  await resolveModules(deps, { files, entrypoint, importMap });
  const packed = packFiles(files);
  const hash = createHash('sha256')
    .update(JSON.stringify([entrypoint, importMap]))
    .update(packed)
    .digest('hex');
  // A name of its own for each deployment: of two at once neither removes what the other has just put there.
  const filesKey = `${filesPrefix(ref)}${slug}/${randomUUID()}`;
  await deps.blobs.put(filesKey, packed);
  const { record, unusedKeys } = await deps.store.save(ref, {
    slug,
    name: input.name ?? before?.name ?? slug,
    verifyJwt: input.verifyJwt ?? before?.verifyJwt ?? true,
    entrypoint,
    importMap,
    filesKey,
    hash,
    updatedAtMs: deps.clock.now().getTime(),
  });
  await Promise.all(unusedKeys.map((key) => deps.blobs.remove(key)));
  return record;
}

/** Where the files of all functions of a project lie. */
export function filesPrefix(ref: string): string {
  return `functions/${ref}/`;
}

export interface FunctionSources {
  readonly files: readonly SourceFile[];
  readonly entrypoint: string;
  readonly importMap: string | undefined;
}

/** Walks the graph of modules: what may not be read is refused with its place, and what is missing is fetched. */
export async function resolveModules(
  deps: Pick<DeployDeps, 'programs' | 'scriptsDir' | 'place'>,
  sources: FunctionSources,
): Promise<void> {
  const place = deps.place();
  const layOut = (folder: string) => layOutFunction(folder, sources, deps.scriptsDir);
  const found = await deps.programs.run(graphRun(place, { entrypoint: sources.entrypoint, layOut }), {
    timeoutMs: GRAPH_MS,
  });
  const root = `file://${place.paths.app}`;
  const faults = findModuleFaults(found.stdout, {
    sources: `${root}/${SOURCE_DIR}/`,
    standIns: `${root}/${OWN_DIR}/`,
  });
  if (!faults) {
    const said = found.stderr.trim().split('\n').at(-1) ?? '';
    throw functionError('functions_unavailable', `The modules of the function could not be read. ${said}`, {
      meta: { reason: found.reason, log: found.stderr.slice(-4000) },
    });
  }
  if (faults.length > 0) {
    const [first] = faults;
    const at = first?.line === undefined ? '' : `:${first.line}`;
    throw functionError('function_modules_refused', `${first?.file}${at}: ${first?.message}`, {
      meta: { faults },
    });
  }
  await warmPackages(deps, findPackages(found.stdout, WARMED));
}

/** For each process that deploys: once is enough, and another time does no harm. */
const warmed = new WeakMap<FunctionPrograms, Set<string>>();

/** A function starts without it too, only later: what goes wrong here is nobody's concern. */
async function warmPackages(
  { programs, place }: Pick<DeployDeps, 'programs' | 'place'>,
  packages: readonly string[],
): Promise<void> {
  const known = warmed.get(programs) ?? new Set<string>();
  warmed.set(programs, known);
  const cold = packages.filter((name) => !known.has(name));
  if (cold.length === 0) return;
  for (const name of cold) known.add(name);
  await programs.run(warmRun(place(), cold), { timeoutMs: WARM_MS }).catch(() => {});
}

export async function readSources(blobs: FunctionBlobs, record: FunctionRecord): Promise<FunctionSources> {
  const packed = await blobs.read(record.filesKey);
  if (!packed) throw functionError('function_not_found', `The files of ${record.slug} are missing.`);
  return { files: unpackFiles(packed), entrypoint: record.entrypoint, importMap: record.importMap };
}

export async function layOutFunction(
  folder: string,
  { files, entrypoint, importMap }: FunctionSources,
  scriptsDir: string,
): Promise<void> {
  await layOutScripts(folder, { map: mapOf({ files, entrypoint, importMap }), scriptsDir });
  await layOutFiles(folder, files);
}

function mapOf({ files, entrypoint, importMap }: FunctionSources): ImportMap {
  const own = findOwnMap(files, { entrypoint, named: importMap });
  const moved = moveImportMap(own.map, posix.join(SOURCE_DIR, own.folder), OWN_DIR);
  return makeImportMap(files, moved);
}
