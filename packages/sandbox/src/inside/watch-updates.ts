import { statSync } from 'node:fs';
import { describeError } from './describe-error.ts';
import { tell } from './messages.ts';
import type { ViteServer } from './vite-module.ts';

const AGAIN_MS = 500;
const DROPPED_MS = 100;

/**
 * Tells of every change that browsers are told of, and whether the code compiles: the changed modules are
 * transformed at once, as a browser would ask for them, so that errors are known without anyone watching.
 */
export function watchUpdates(server: ViteServer, root: string): void {
  const broken = new Set<string>();
  const hot = server.environments?.client.hot ?? server.ws;
  const send = hot.send.bind(hot);
  let checks = 0;
  let lastTold = '';

  const report = (error: unknown) => {
    const described = describeError(error);
    const text = JSON.stringify(described);
    if (text !== lastTold) tell({ type: 'error', ...described });
    lastTold = text;
    return described;
  };

  const check = async (urls: readonly string[]) => {
    checks += 1;
    const current = checks;
    for (const url of new Set([...urls, ...broken])) {
      try {
        await server.transformRequest(url);
        broken.delete(url);
      } catch (error) {
        broken.add(url);
        report(error);
      }
    }
    // A later change is being checked already: its outcome counts.
    if (current !== checks || broken.size > 0) return;
    lastTold = '';
    tell({ type: 'compiled' });
  };
  // A module that failed has lost its importers: mending it may concern no browser, so that no update is sent.
  setInterval(() => {
    if (broken.size > 0) void check([]);
  }, AGAIN_MS).unref();

  hot.send = (...payload) => {
    send(...payload);
    const [first] = payload;
    if (typeof first !== 'object' || first === null || !('type' in first)) return;
    if (first.type === 'error' && 'err' in first) {
      const described = report(first.err);
      if (described.file?.startsWith(`${root}/`)) broken.add(described.file.slice(root.length));
    }
    if (first.type !== 'update' && first.type !== 'full-reload') return;
    tell({ type: 'updated' });
    const urls = 'updates' in first ? pathsOf(first.updates) : [];
    // A file that is not replaced by a rename is empty for a moment.
    setTimeout(() => void check(urls), DROPPED_MS / 2);
  };
}

/** The watcher drops a change that follows another of the same file within 50 ms: the page would stay old. */
export function repeatDroppedChanges(watcher: ViteServer['watcher']): void {
  watcher.on('change', (path) => {
    const seenMs = modifiedMs(path);
    setTimeout(() => {
      if (modifiedMs(path) > seenMs) watcher.emit('change', path);
    }, DROPPED_MS);
  });
}

function modifiedMs(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function pathsOf(updates: unknown): readonly string[] {
  if (!Array.isArray(updates)) return [];
  return updates.flatMap((update: unknown) =>
    typeof update === 'object' && update && 'acceptedPath' in update ? [String(update.acceptedPath)] : [],
  );
}
