import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createLogger, systemClock } from '@loam/kernel';
import { createSandbox } from '@loam/sandbox';
import { templateDir } from '@loam/template';
import { PREPARED_PLACE } from '../../prepared-place.data.ts';
import { evalError } from './failure.ts';

export interface AppBuilder {
  readonly level: string;
  build(caseId: string, files: ReadonlyMap<string, string>): Promise<BuiltApp>;
  close(): Promise<void>;
}

export interface BuiltApp {
  readonly outDir: string;
  readonly tookMs: number;
  /** How long the types took beside the build; 0 when they were not looked at. */
  readonly typesMs: number;
}

export interface AppBuilderOptions {
  /** With this an app whose types have faults counts as not built. */
  readonly checksTypes?: boolean;
}

/** Where the product of this checkout leaves what it has prepared: the packages are the same. */
const PREPARED_DIR = join(import.meta.dirname, '..', '..', PREPARED_PLACE);

/** The project's own build in the sandbox, with the template's packages installed once and kept between runs. */
export async function createAppBuilder(
  home: string,
  { checksTypes = false }: AppBuilderOptions = {},
): Promise<AppBuilder> {
  await mkdir(home, { recursive: true });
  await chmod(home, 0o711);
  const sandbox = await createSandbox({
    root: join(home, 'sandbox'),
    template: { projectDir: templateDir(), sharedDir: PREPARED_DIR },
    logger: createLogger({ level: 'error' }),
    clock: systemClock,
  });
  await sandbox.prepareTemplate();
  const work = await mkdtemp(join(tmpdir(), 'loam-eval-apps-'));
  await chmod(work, 0o711);
  return {
    level: sandbox.level,
    async build(caseId, files) {
      const sourceDir = join(work, caseId, 'source');
      const outDir = join(work, caseId, 'build');
      await writeTree(sourceDir, files);
      const project = { projectId: caseId, sourceDir };
      const [result, types] = await Promise.all([
        sandbox.builds.build({ ...project, outDir }),
        checksTypes ? sandbox.types.check(project) : undefined,
      ]);
      if (!result.ok) {
        const said =
          result.errors.map(({ message }) => message).join(' · ') || result.log.slice(-3).join(' ');
        throw evalError('not_built', said.slice(0, 600));
      }
      const [fault] = types?.faults ?? [];
      if (fault !== undefined) throw evalError('not_built', `${fault.file}:${fault.line} ${fault.message}`);
      return { outDir, tookMs: result.durationMs, typesMs: types?.durationMs ?? 0 };
    },
    async close() {
      await sandbox.close();
      await rm(work, { recursive: true, force: true });
    },
  };
}

async function writeTree(dir: string, files: ReadonlyMap<string, string>): Promise<void> {
  await rm(dir, { recursive: true, force: true });
  for (const [path, text] of files) {
    const target = join(dir, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
  }
}
