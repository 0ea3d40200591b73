import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The package that a program could not start without, by the words of Node and of bundlers. A file of the project is none,
 * nor is a part that an installed package does not have.
 */
export function missingPackage(message: string, nodeModulesDir: string): string | undefined {
  const name = /Cannot find (?:package|module) '((?:@[\w.-]+\/)?[\w-][\w.-]*)['/]/.exec(message)?.[1];
  return name === undefined || existsSync(join(nodeModulesDir, name)) ? undefined : name;
}
