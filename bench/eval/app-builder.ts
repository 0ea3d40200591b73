import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createLogger, systemClock } from '@loam/kernel';
import { createSandbox } from '@loam/sandbox';
import { templateDir } from '@loam/template';
import { evalError } from './failure.ts';

export interface AppBuilder {
  readonly level: string;
  /** The folder of the finished build. */
  build(caseId: string, files: ReadonlyMap<string, string>): Promise<{ outDir: string; tookMs: number }>;
  close(): Promise<void>;
}

/** The project's own build in the sandbox, with the template's packages installed once and kept between runs. */
export async function createAppBuilder(home: string): Promise<AppBuilder> {
  await mkdir(home, { recursive: true });
  await chmod(home, 0o711);
  const sandbox = await createSandbox({
    root: join(home, 'sandbox'),
    template: { projectDir: templateDir() },
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
      const result = await sandbox.builds.build({ projectId: caseId, sourceDir, outDir });
      if (!result.ok) {
        const said =
          result.errors.map(({ message }) => message).join(' · ') || result.log.slice(-3).join(' ');
        throw evalError('not_built', said.slice(0, 600));
      }
      return { outDir, tookMs: result.durationMs };
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
