import { readFileSync, statSync } from 'node:fs';
import { tell } from './messages.ts';
import type { ToldErrors } from './told-errors.ts';
import type { ViteServer } from './vite-module.ts';

const AGAIN_MS = 500;
const WHOLE_MS = 50;
/** A little longer than the watcher keeps quiet. */
const DROPPED_MS = 60;
const READ_BYTES = 1024 * 1024;

/**
 * Tells of every change that browsers are told of, and whether the code compiles: the changed modules are
 * transformed at once, as a browser would ask for them, so that errors are known without anyone watching.
 */
export function watchUpdates(
  server: ViteServer,
  { root, errors }: { readonly root: string; readonly errors: ToldErrors },
): void {
  const broken = new Set<string>();
  const hot = server.environments?.client.hot ?? server.ws;
  const send = hot.send.bind(hot);
  let checks = 0;
  // Whatever fails is asked again until it does not, however it was found.
  errors.verifyBy(async (error) => {
    const url = urlIn(root, error.file);
    if (url === undefined) return true;
    broken.add(url);
    return server.transformRequest(url).then(
      () => false,
      () => true,
    );
  });
  server.watcher.on('all', () => errors.changed());

  const check = async (urls: readonly string[]) => {
    checks += 1;
    const current = checks;
    for (const url of new Set([...urls, ...broken])) {
      try {
        await server.transformRequest(url);
        broken.delete(url);
      } catch (error) {
        broken.add(url);
        errors.report(error);
      }
    }
    // A later change is being checked already: its outcome counts.
    if (current !== checks || broken.size > 0) return;
    errors.settled();
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
      const url = urlIn(root, errors.report(first.err).file);
      if (url !== undefined) broken.add(url);
    }
    if (first.type !== 'update' && first.type !== 'full-reload') return;
    tell({ type: 'updated' });
    const urls = 'updates' in first ? pathsOf(first.updates) : [];
    // By the time browsers ask, the answer is being made. Whether it is whole is judged below.
    for (const url of urls) server.transformRequest(url).catch(() => {});
    // A file that is not replaced by a rename is empty for a moment.
    setTimeout(() => void check(urls), WHOLE_MS);
  };
}

/**
 * The watcher drops a change that follows another of the same file within 50 ms: the page would stay old. Times do not
 * tell, as those of files come in steps: what the file held when a change was heard of is compared with what it holds.
 */
export function repeatDroppedChanges(watcher: ViteServer['watcher']): void {
  watcher.on('change', (path) => {
    const seen = contentOf(path);
    setTimeout(() => {
      if (contentOf(path) !== seen) watcher.emit('change', path);
    }, DROPPED_MS);
  });
}

/** Large files are not read twice for each change: they are no sources. */
function contentOf(path: string): string | undefined {
  try {
    const { size, mtimeMs, ino } = statSync(path);
    return size > READ_BYTES ? `${size} ${mtimeMs} ${ino}` : readFileSync(path, 'latin1');
  } catch {
    return undefined;
  }
}

/** Tools name files from the root of the project or from that of the disk. */
function urlIn(root: string, file: string | undefined): string | undefined {
  if (file === undefined || file.includes('node_modules')) return undefined;
  if (file.startsWith(`${root}/`)) return file.slice(root.length);
  return file.startsWith('/') || file.includes('\0') ? undefined : `/${file}`;
}

function pathsOf(updates: unknown): readonly string[] {
  if (!Array.isArray(updates)) return [];
  return updates.flatMap((update: unknown) =>
    typeof update === 'object' && update && 'acceptedPath' in update ? [String(update.acceptedPath)] : [],
  );
}
