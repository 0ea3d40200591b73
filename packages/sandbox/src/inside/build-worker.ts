import { rmSync } from 'node:fs';
import { env } from 'node:process';
import { createInterface } from 'node:readline';
import { inspect } from 'node:util';
import { placeServerParts, prepareAppBuild } from './app-build.ts';
import { describeError } from './describe-error.ts';
import { namesFirstChunks } from './first-chunks.ts';
import { keepGeneratedFiles, type ResolveArguments, type ResolveContext } from './generated-files.ts';
import { tell } from './messages.ts';
import { listOutput, sendOutput } from './send-output.ts';
import { loadVite, type ViteLogger, type ViteModule } from './vite-module.ts';

/**
 * Builds one project, again and again. Arguments: the project folder, and the one that the output goes to.
 * Each line on standard input asks for one build: `{ id, env, hasSourceMaps? }`.
 */
const [root = '', outDir = ''] = process.argv.slice(2);

interface Job {
  readonly id: string;
  readonly env: Readonly<Record<string, string>>;
  readonly hasSourceMaps?: boolean;
}

const generated = keepGeneratedFiles(root);
const generatedModules = {
  name: 'loam:generated',
  resolveId: {
    order: 'pre',
    handler(this: ResolveContext, ...asked: ResolveArguments) {
      return generated.resolve(this, asked);
    },
  },
  load: generated.load,
} as const;
const loading = loadVite(root);
// Before the first job there may be no project yet; it is tried again then.
loading.catch(() => {});

createInterface({ input: process.stdin }).on('line', (line) => {
  const job: unknown = JSON.parse(line);
  if (isJob(job)) void run(job);
});

async function run(job: Job): Promise<void> {
  Object.assign(env, job.env);
  try {
    const vite = await loading.catch(() => loadVite(root));
    process.chdir(root);
    const app = prepareAppBuild({ root, outDir });
    const config = {
      root,
      logLevel: 'info',
      customLogger: plainLogger(vite),
      plugins: [generatedModules, ...(app.hasParts ? [] : [namesFirstChunks(root)]), ...app.plugins],
      build: {
        outDir,
        emptyOutDir: true,
        reportCompressedSize: false,
        // Rolldown would follow the paths of tsconfig.json by itself, and the server of the preview does not: a project
        // that lost its aliases would build, and be checked and published, while its preview is dead.
        rolldownOptions: { tsconfig: false },
        ...(job.hasSourceMaps === true && { sourcemap: 'hidden' }),
      },
      ...app.config,
    };
    if (app.hasParts && vite.createBuilder) await (await vite.createBuilder(config, null)).buildApp();
    else await vite.build(config);
    placeServerParts(outDir);
    handOver(job);
  } catch (error) {
    tell({ type: 'built', id: job.id, ok: false, errors: errorsOf(error).map(describeError) });
  } finally {
    for (const name of Object.keys(job.env)) Reflect.deleteProperty(env, name);
  }
}

function handOver({ id }: Job): void {
  const entries = listOutput(outDir);
  tell({ type: 'built', id, ok: true, errors: [] });
  try {
    sendOutput(outDir, entries);
  } catch (error) {
    // Half of it is on its way: nothing that came after could be told from it.
    process.stderr.write(`${inspect(error)}\n`);
    process.exit(1);
  }
  rmSync(outDir, { recursive: true, force: true });
}

function isJob(value: unknown): value is Job {
  return typeof value === 'object' && value !== null && 'id' in value && 'env' in value;
}

/** Rolldown throws one error for many. */
function errorsOf(error: unknown): readonly unknown[] {
  const inner = error instanceof Error && 'errors' in error ? error.errors : undefined;
  return Array.isArray(inner) && inner.length > 0 ? inner : [error];
}

function plainLogger(vite: ViteModule): ViteLogger {
  return vite.createLogger('info', { allowClearScreen: false });
}
