import { repoError } from '../errors.ts';
import { gitFailure, tryGit } from '../git/run-git.ts';
import { parseListing } from './parse-ls-tree.ts';
import { countFiles, type FolderNode } from './tree.ts';

/** Trees of commits never change: they are kept until too many files are held. */
export interface TreeCache {
  load(gitDir: string, commit: string): Promise<FolderNode>;
  remember(gitDir: string, commit: string, tree: FolderNode): void;
  forget(gitDir: string): void;
}

interface Kept {
  readonly tree: FolderNode;
  readonly files: number;
}

export function createTreeCache(options: { readonly maxFiles: number }): TreeCache {
  const kept = new Map<string, Kept>();
  const loading = new Map<string, Promise<FolderNode>>();
  let files = 0;

  const remove = (key: string): void => {
    files -= kept.get(key)?.files ?? 0;
    kept.delete(key);
  };
  const remember: TreeCache['remember'] = (gitDir, commit, tree) => {
    const key = `${gitDir}\0${commit}`;
    remove(key);
    const entry = { tree, files: countFiles(tree) };
    kept.set(key, entry);
    files += entry.files;
    for (const oldest of kept.keys()) {
      if (files <= options.maxFiles || oldest === key) break;
      remove(oldest);
    }
  };

  return {
    remember,
    async load(gitDir, commit) {
      const key = `${gitDir}\0${commit}`;
      const found = kept.get(key);
      if (found) {
        kept.delete(key);
        kept.set(key, found);
        return found.tree;
      }
      const underWay = loading.get(key) ?? listTree(gitDir, commit);
      loading.set(key, underWay);
      try {
        const tree = await underWay;
        if (loading.get(key) === underWay) remember(gitDir, commit, tree);
        return tree;
      } finally {
        if (loading.get(key) === underWay) loading.delete(key);
      }
    },
    forget(gitDir) {
      for (const key of kept.keys()) if (key.startsWith(`${gitDir}\0`)) remove(key);
      for (const key of loading.keys()) if (key.startsWith(`${gitDir}\0`)) loading.delete(key);
    },
  };
}

async function listTree(gitDir: string, commit: string): Promise<FolderNode> {
  const call = { gitDir, args: ['ls-tree', '-r', '-t', '-z', '-l', '--full-tree', `${commit}^{tree}`] };
  const result = await tryGit(call);
  if (result.exitCode === 0) return parseListing(result.stdout, undefined);
  if (/not a valid object name|not a tree object/i.test(result.stderr)) {
    throw repoError('commit_missing', 'The commit does not exist.');
  }
  throw gitFailure(call, result);
}
