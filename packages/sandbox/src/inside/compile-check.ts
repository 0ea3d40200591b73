import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ModuleGraph, ViteServer } from './vite-module.ts';

const SCRIPT = /<script\b[^>]*\bsrc\s*=\s*["']?([^"'\s>]+)/giu;
const MAX_MODULES = 400;
const MAX_ERRORS = 10;

/**
 * Whether what a browser would ask for compiles: the scripts of the page and everything of the project that they import,
 * at once or later. Files that were just written are read anew, whether or not the watcher has heard of them.
 */
export async function checkCompiled(
  server: ViteServer,
  { root, changed = [] }: { readonly root: string; readonly changed?: readonly string[] },
): Promise<readonly unknown[]> {
  const graph = server.environments?.client.moduleGraph ?? server.moduleGraph;
  for (const file of changed) graph?.onFileChange(join(root, file));
  const errors: unknown[] = [];
  const seen = new Set<string>();
  const visit = async (url: string): Promise<void> => {
    if (seen.has(url) || seen.size >= MAX_MODULES || errors.length >= MAX_ERRORS) return;
    seen.add(url);
    try {
      await server.transformRequest(url);
    } catch (error) {
      errors.push(error);
      return;
    }
    await Promise.all((await importsOf(graph, url)).map(visit));
  };
  await Promise.all(scriptsOf(root).map(visit));
  return errors;
}

async function importsOf(graph: ModuleGraph | undefined, url: string): Promise<readonly string[]> {
  const found = await graph?.getModuleByUrl(url);
  return [...(found?.importedModules ?? [])].map((imported) => imported.url).filter(isOfProject);
}

/** Packages are compiled before, and what begins with `/@` is Vite's own. */
function isOfProject(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('/@') && !url.includes('node_modules') && !url.includes('\0');
}

/** None where a framework makes the page itself. */
function scriptsOf(root: string): readonly string[] {
  try {
    const page = readFileSync(join(root, 'index.html'), 'utf8').replaceAll(/<!--[\s\S]*?-->/gu, '');
    const found = [...page.matchAll(SCRIPT)].map(([, source = '']) => source.replace(/^\.?\/?/u, '/'));
    return found.filter((url) => !url.startsWith('//') && !/^\/?https?:/u.test(url));
  } catch {
    return [];
  }
}
