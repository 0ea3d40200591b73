import type { CloudService } from '../gateway/index.ts';
import { createFunctionCaller } from './call-function.ts';
import {
  placeOf,
  statusOf,
  type FunctionsContext,
  type FunctionsOptions,
  type FunctionsStatus,
} from './context.ts';
import {
  copyFunctions,
  listWithSources,
  removeAllFiles,
  type FunctionWithSources,
} from './copy-functions.ts';
import { deployFunction, readSources, type DeployInput } from './deploy.ts';
import { functionError } from './errors.ts';
import { ownScriptsDir } from './function-files.ts';
import { INVOKE_LIMITS, isFunctionOf, programName } from './function-program.ts';
import type { SourceFile } from './import-map.ts';
import type { FunctionRecord, FunctionStore } from './ports.ts';
import { handleCall, upgradeCall } from './serve-function.ts';

/** A project's functions, and the service that calls them. */
export interface Functions {
  /** Whether functions can run here, and why not. */
  status(): FunctionsStatus;
  deploy(ref: string, input: DeployInput): Promise<FunctionRecord>;
  list(ref: string): Promise<readonly FunctionRecord[]>;
  listWithSources(ref: string): Promise<readonly FunctionWithSources[]>;
  get(ref: string, slug: string): Promise<FunctionRecord | undefined>;
  /** Paths below the folder of all functions. */
  files(ref: string, slug: string): Promise<readonly SourceFile[]>;
  update(ref: string, slug: string, change: FunctionChange): Promise<FunctionRecord>;
  remove(ref: string, slug: string): Promise<void>;
  /** For a project that is made from another one. */
  copy(from: string, to: string): Promise<void>;
  /** Ends what runs of it in this process. */
  release(ref: string): Promise<void>;
  /** Nobody can bring the project back: its files go. Whoever keeps its records removes those. */
  removeFiles(ref: string): Promise<void>;
  readonly service: CloudService;
  close(): void;
}

export interface FunctionChange {
  readonly name?: string | undefined;
  readonly verifyJwt?: boolean | undefined;
}

export function createFunctions(options: FunctionsOptions): Functions {
  const caller = createFunctionCaller();
  const scriptsDir = options.scriptsDir ?? ownScriptsDir();
  const deploying = { ...options, scriptsDir, place: () => placeOf(options) };
  const context: FunctionsContext = {
    ...options,
    deploying,
    agent: caller.agent,
    scriptsDir,
    resolving: new Map(),
  };
  const { store, blobs, programs } = options;
  return {
    status: () => statusOf(options),
    deploy: (ref, input) => deployFunction(deploying, ref, input),
    list: (ref) => store.list(ref),
    listWithSources: (ref) => listWithSources(options, ref),
    get: (ref, slug) => store.find(ref, slug),
    files: async (ref, slug) => (await readSources(blobs, await known(store, ref, slug))).files,
    async update(ref, slug, change) {
      const { id: _id, version: _version, createdAtMs: _at, ...before } = await known(store, ref, slug);
      const { name = before.name, verifyJwt = before.verifyJwt } = change;
      const updatedAtMs = options.clock.now().getTime();
      return (await store.save(ref, { ...before, name, verifyJwt, updatedAtMs })).record;
    },
    async remove(ref, slug) {
      const removed = await store.remove(ref, slug);
      if (!removed) throw functionError('function_not_found', `There is no function ${slug}.`);
      await programs.end(programName(ref, slug));
      await Promise.all(removed.unusedKeys.map((key) => blobs.remove(key)));
    },
    copy: (from, to) => copyFunctions(options, from, to),
    async release(ref) {
      const names = programs.list().filter((program) => isFunctionOf(ref, program));
      await Promise.all(names.map(({ name }) => programs.end(name)));
    },
    removeFiles: (ref) => removeAllFiles(options, ref),
    service: {
      maxRequestBytes: INVOKE_LIMITS.requestBytes,
      timeoutMs: INVOKE_LIMITS.wallMs,
      // Each function says itself whether it wants a token.
      isOpen: () => true,
      allowsForeignKeys: true,
      answersPreflights: true,
      handle: (request) => handleCall(context, request),
      upgrade: (request, incoming, socket) => upgradeCall(context, { request, incoming, socket }),
    },
    close: () => caller.close(),
  };
}

async function known(store: FunctionStore, ref: string, slug: string): Promise<FunctionRecord> {
  const found = await store.find(ref, slug);
  if (!found) throw functionError('function_not_found', `There is no function ${slug}.`);
  return found;
}
