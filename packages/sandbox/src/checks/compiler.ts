import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DependencySet } from '../dependencies/dependency-set.ts';
import { INSIDE } from '../runtime.ts';

/** What the compiler remembers between two runs; with the prebuilt parts of a set lies a first one. */
export const TYPES_MEMORY = 'types.tsbuildinfo';

/** The template keeps the app's own settings apart from those of its tools. */
const CONFIGURATIONS = ['tsconfig.app.json', 'tsconfig.json'];

/**
 * The project's own compiler on its own settings, with its memory at a place that is the same for every project:
 * paths in it are relative. Undefined when there are no types to check.
 */
export async function compilerCommand(
  sourceDir: string,
  set: DependencySet,
): Promise<readonly string[] | undefined> {
  if (!(await isPresent(join(set.nodeModulesDir, 'typescript', 'bin', 'tsc')))) return undefined;
  for (const name of CONFIGURATIONS) {
    if (!(await isPresent(join(sourceDir, name)))) continue;
    const options = `--project ${name} --noEmit --pretty false --incremental --tsBuildInfoFile`.split(' ');
    const compiler = `${INSIDE.app}/node_modules/typescript/bin/tsc`;
    return [INSIDE.node, compiler, ...options, `${INSIDE.out}/${TYPES_MEMORY}`];
  }
  return undefined;
}

function isPresent(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
