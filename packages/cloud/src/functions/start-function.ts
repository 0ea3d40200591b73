import { AppError } from '@loam/kernel';
import { placeOf, type FunctionsContext } from './context.ts';
import { layOutFunction, readSources, resolveModules } from './deploy.ts';
import { functionError } from './errors.ts';
import { layOutFiles, layOutScripts } from './function-files.ts';
import { functionProgram } from './function-program.ts';
import { createLogLines } from './log-lines.ts';
import type { FunctionProgram, FunctionRecord, FunctionUse } from './ports.ts';
import { spareNeeds } from './spare-function.ts';
import { USUAL_MAP } from './usual-map.data.ts';

/** Brings it up; where its modules are not on this machine (another one took the deployment) they are fetched first. */
export async function startFunction(
  context: FunctionsContext,
  ref: string,
  record: FunctionRecord,
): Promise<FunctionUse> {
  const program = await programFor(context, ref, record);
  try {
    return await context.programs.use(program);
  } catch (error) {
    if (!isUncached(error)) {
      if (error instanceof AppError) logFailure(context, { ref, record, reason: error.detail });
      throw error;
    }
    await resolveAgain(context, record);
    return context.programs.tryOut(program);
  }
}

async function programFor(
  context: FunctionsContext,
  ref: string,
  record: FunctionRecord,
): Promise<FunctionProgram> {
  const { projects, secrets, blobs, scriptsDir, log } = context;
  const [project, values] = await Promise.all([projects.find(ref), secrets.read(ref)]);
  if (!project) throw functionError('function_not_found', 'There is no such project.');
  const origin = { ref, slug: record.slug, functionId: record.id, version: record.version };
  // Read once, and only when it is started.
  let reading: ReturnType<typeof readSources> | undefined;
  const sources = () => (reading ??= readSources(blobs, record));
  return functionProgram(placeOf(context), {
    ref,
    record,
    project,
    secrets: values,
    onLine: createLogLines((event) => log.write({ ...origin, ...event })),
    layOut: async (folder) => layOutFunction(folder, await sources(), scriptsDir),
    spareNeeds: async (env) => spareNeeds(await sources(), env),
    layOutFiles: async (folder) => layOutFiles(folder, (await sources()).files),
    layOutSpare: (folder) => layOutScripts(folder, { map: USUAL_MAP, scriptsDir }),
  });
}

/** What Deno says when it may not fetch. */
const UNCACHED = /--cached-only|not found in cache|npm package not found|not cached/i;

function isUncached(error: unknown): boolean {
  if (!(error instanceof AppError)) return false;
  const { log } = error.meta;
  return Array.isArray(log) && log.some((line) => UNCACHED.test(String(line)));
}

async function resolveAgain(context: FunctionsContext, record: FunctionRecord): Promise<void> {
  const { resolving, blobs, deploying } = context;
  const running =
    resolving.get(record.hash) ??
    readSources(blobs, record)
      .then((sources) => resolveModules(deploying, sources))
      .finally(() => resolving.delete(record.hash));
  resolving.set(record.hash, running);
  await running;
}

function logFailure(
  { log, clock }: FunctionsContext,
  { ref, record, reason }: { readonly ref: string; readonly record: FunctionRecord; readonly reason: string },
): void {
  log.write({
    ref,
    slug: record.slug,
    functionId: record.id,
    version: record.version,
    atMs: clock.now().getTime(),
    level: 'error',
    kind: 'BootFailure',
    message: reason,
  });
}
