import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const NEEDED_MAJOR = 24;

/**
 * @param {string} root
 * @param {{ platform: string, arch: string, versions: { node: string }, execPath: string }} machine
 */
export function findPinnedNode(root, machine = process) {
  const pinned = join(root, 'node_modules', `node-${machine.platform}-${machine.arch}`, 'bin', 'node');
  if (existsSync(pinned)) return pinned;
  if (Number.parseInt(machine.versions.node, 10) >= NEEDED_MAJOR) return machine.execPath;
  throw new Error(
    `Loam runs on Node ${NEEDED_MAJOR}. npm has no Node package for ${machine.platform}-${machine.arch} in this ` +
      `repository, and the running Node is ${machine.versions.node}. ` +
      `Install Node ${NEEDED_MAJOR} or newer and run the command again.`,
  );
}

/**
 * @param {string} root
 * @param {string} node
 * @param {NodeJS.ProcessEnv} environment
 */
export function environmentFor(root, node, environment = process.env) {
  const path = [dirname(node), join(root, 'node_modules', '.bin'), environment.PATH ?? ''].join(delimiter);
  return { ...environment, PATH: path };
}
