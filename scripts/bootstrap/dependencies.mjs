import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// What says how to reach the registry stays; the rest of npm's inherited settings describe the outer npm run.
const KEPT_SETTINGS =
  /^npm_config_(registry|cache|userconfig|globalconfig|cafile|proxy|https_proxy|noproxy|strict_ssl|offline|prefer_offline)$/i;

/** @param {string} root */
export function ensureDependencies(root) {
  const stampFile = join(root, 'node_modules', '.loam-stamp');
  const wanted = stampOf(root);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  if (!isInstalled(root)) install(root);
  writeFileSync(stampFile, wanted);
}

/**
 * A developer's own `npm install` leaves no stamp; npm's hidden lock tells what is really there.
 * @param {string} root
 */
export function isInstalled(root) {
  const hidden = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const wanted = packagesOf(join(root, 'package-lock.json'));
  const present = packagesOf(hidden);
  for (const [path, entry] of wanted) {
    const found = present.get(path);
    if (found ? found.version !== entry.version : !entry.optional && !entry.devOptional) return false;
  }
  return [...present.keys()].every((path) => wanted.has(path));
}

/** @param {NodeJS.ProcessEnv} environment */
export function installEnvironment(environment) {
  return Object.fromEntries(
    Object.entries(environment).filter(([name]) => !/^npm_/i.test(name) || KEPT_SETTINGS.test(name)),
  );
}

/** @param {string} root */
function install(root) {
  console.log(
    'Installing dependencies (only when the lock file changed; a minute or two the first time) ...',
  );
  const startedMs = Date.now();
  const { npm_node_execpath: node, npm_execpath: npm } = process.env;
  const [program, ...prefix] = node && npm ? [node, npm] : ['npm'];
  const result = spawnSync(program, [...prefix, 'ci', '--ignore-scripts', '--loglevel=error'], {
    cwd: root,
    env: installEnvironment(process.env),
    stdio: 'inherit',
  });
  if (result.error) throw new Error(`npm could not be started: ${result.error.message}`);
  if (result.status !== 0) throw new Error('npm ci failed; its message stands above. Nothing was started.');
  console.log(`Dependencies installed in ${Math.round((Date.now() - startedMs) / 1000)} s.`);
}

/** @param {string} root */
function stampOf(root) {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).update(`${process.platform}-${process.arch}`).digest('hex');
}

/**
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, devOptional?: boolean }} LockEntry
 * @param {string} lockFile
 */
function packagesOf(lockFile) {
  /** @type {{ packages: Record<string, LockEntry> }} */
  const lock = JSON.parse(readFileSync(lockFile, 'utf8'));
  return new Map(Object.entries(lock.packages).filter(([path, entry]) => isThirdParty(path) && !entry.link));
}

/** @param {string} path */
function isThirdParty(path) {
  return path.includes('node_modules/');
}
