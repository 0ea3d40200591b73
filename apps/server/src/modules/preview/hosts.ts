import { type Preview, ProjectId } from '@loam/contract';
import type { Db } from '@loam/db';
import type { RelayTarget } from '@loam/kernel';
import type { Artefact, ArtefactFile, CommitBuilds, ProjectFault } from '@loam/runner';
import type { BuildsModule, PastVersion } from '../builds/index.ts';
import type { Doors, View } from './doors.ts';
import {
  enterPath,
  hasBuildMark,
  readCookie,
  safePath,
  sessionCookie,
  shareQuery,
  statePath,
} from './policy.ts';
import type { Previews } from './previews.ts';
import type { PreviewStore } from './store.ts';

/** A request that came to the host of a preview. */
export interface PreviewAsk {
  /** What stands before the base domain: an id or a name. */
  readonly name: string;
  readonly commit?: string;
  /** Path and query. */
  readonly path: string;
  readonly cookie: string | undefined;
}

export interface PreviewPage {
  readonly state: 'empty' | 'starting' | 'crashed' | 'unavailable' | 'snapshot';
  readonly reason: string | null;
  readonly error: ProjectFault | null;
  readonly log: readonly string[];
}

export type PreviewAnswer =
  /** Nobody, or nobody who may: both are answered alike. */
  | { readonly kind: 'refused' }
  | { readonly kind: 'enter'; readonly setCookie: string; readonly location: string }
  /**
   * `build` still has what a page of it, opened a moment ago, is about to ask for. While the newest code is broken,
   * pages that are opened come from there; one that is open already waits for the engine to mend itself.
   */
  | {
      readonly kind: 'engine';
      readonly address: RelayTarget;
      readonly isBroken: boolean;
      readonly build?: Artefact;
    }
  /** The newest build that succeeded, until the live page can take its place; a past version stays as it is. */
  | { readonly kind: 'build'; readonly build: Artefact; readonly isFinal?: boolean }
  | { readonly kind: 'page'; readonly page: PreviewPage }
  /** What a page of the build asks until it can be replaced. */
  | { readonly kind: 'state'; readonly isLive: boolean };

/** What whoever answers the hosts of previews asks; the edge declares the same. */
export interface PreviewHosts {
  /** Never passed on to a project's code. */
  readonly cookieName: string;
  resolve(ask: PreviewAsk): Promise<PreviewAnswer>;
  /** A file of a build that an answer named. */
  openFile(build: Artefact, path: string): Promise<ArtefactFile | undefined>;
  /** A socket stays open: `onLost` is called once whoever opened it may no longer look. */
  watch(ask: PreviewAsk, onLost: () => void): () => void;
}

export interface HostsDeps {
  readonly db: Db;
  readonly store: PreviewStore;
  readonly doors: Doors;
  readonly previews: Previews;
  readonly builds: Pick<BuildsModule, 'newest' | 'soon' | 'look' | 'request'>;
  /** Absent where nothing is built. */
  readonly openFile: CommitBuilds['open'] | undefined;
  readonly cookieName: string;
}

interface Viewer {
  readonly projectId: ProjectId;
  readonly view: View;
}

interface Watcher {
  readonly ask: PreviewAsk;
  onLost(): void;
}

const refused: PreviewAnswer = { kind: 'refused' };
const watchEveryMs = 3000;

export function createHosts(deps: HostsDeps): PreviewHosts & { recheck(): void; close(): void } {
  const { doors, previews, cookieName } = deps;
  const watchers = new Set<Watcher>();
  const timer = setInterval(recheck, watchEveryMs);
  timer.unref();

  async function projectOf(name: string): Promise<ProjectId | undefined> {
    const id = ProjectId.safeParse(name);
    return id.success ? id.data : deps.store.projectByName(deps.db, name);
  }

  async function viewerOf(ask: PreviewAsk): Promise<Viewer | undefined> {
    const session = readCookie(ask.cookie, cookieName);
    if (session === undefined) return undefined;
    const projectId = await projectOf(ask.name);
    if (projectId === undefined) return undefined;
    const view = await doors.viewOf(session, projectId);
    // A link shows the app as it is now, and no other version of it.
    const isOtherVersion = view === 'app' && ask.commit !== undefined;
    return view === undefined || isOtherVersion ? undefined : { projectId, view };
  }

  function recheck(): void {
    for (const watcher of watchers) {
      void viewerOf(watcher.ask)
        .catch(() => undefined)
        .then((viewer) => {
          if (viewer === undefined && watchers.delete(watcher)) watcher.onLost();
        });
    }
  }

  return {
    cookieName,
    recheck,
    async resolve(ask) {
      if (ask.path === enterPath || ask.path.startsWith(`${enterPath}?`))
        return enter(deps, ask, { projectId: await projectOf(ask.name), viewer: await viewerOf(ask) });
      const viewer = await viewerOf(ask);
      if (viewer === undefined) return refused;
      const { projectId } = viewer;
      if (viewer.view === 'app') return appFrom(deps, projectId, ask.path);
      if (ask.commit !== undefined) return answerOf(await deps.builds.look(projectId, ask.commit));
      if (ask.path === statePath)
        return { kind: 'state', isLive: (await previews.running(projectId)).state === 'ready' };
      return answerFrom(deps, projectId, { prefersBuild: hasBuildMark(ask.path) });
    },
    openFile: async (build, path) => deps.openFile?.(build, path),
    watch(ask, onLost) {
      const watcher = { ask, onLost };
      watchers.add(watcher);
      let release = () => {};
      let isOver = false;
      void viewerOf(ask)
        .catch(() => undefined)
        .then((viewer) => {
          if (viewer !== undefined && !isOver) release = previews.keepAwake(viewer.projectId);
        });
      return () => {
        isOver = true;
        watchers.delete(watcher);
        release();
      };
    },
    close() {
      clearInterval(timer);
      watchers.clear();
    },
  };
}

interface Entering {
  readonly projectId: ProjectId | undefined;
  /** Who asks, when they are in already. */
  readonly viewer: Viewer | undefined;
}

async function enter(
  { doors, cookieName }: HostsDeps,
  ask: PreviewAsk,
  { projectId, viewer }: Entering,
): Promise<PreviewAnswer> {
  if (projectId === undefined) return refused;
  const query = new URLSearchParams(ask.path.slice(ask.path.indexOf('?') + 1));
  const session = await sessionOf(doors, { ask, projectId, viewer, query });
  // A page that is shown again asks with the address it was first opened by; whoever is in stays in.
  const known = session ?? (viewer && readCookie(ask.cookie, cookieName));
  if (known === undefined) return refused;
  return { kind: 'enter', setCookie: sessionCookie(cookieName, known), location: safePath(query.get('to')) };
}

/** A new session for a ticket or for the code of a preview link. */
async function sessionOf(
  doors: Doors,
  entering: {
    readonly ask: PreviewAsk;
    readonly projectId: ProjectId;
    readonly viewer: Viewer | undefined;
    readonly query: URLSearchParams;
  },
): Promise<string | undefined> {
  const { ask, projectId, viewer, query } = entering;
  const code = query.get(shareQuery);
  if (code === null) return doors.enter(query.get('ticket') ?? '', projectId);
  // Who sees more already keeps it.
  if (ask.commit !== undefined || viewer?.view === 'all') return undefined;
  return doors.enterByLink(code, projectId);
}

/**
 * For those who came by a link: the newest build and never the engine, whose answers are the sources themselves; no
 * words of the project's tools either, which quote them.
 */
async function appFrom({ builds }: HostsDeps, projectId: ProjectId, path: string): Promise<PreviewAnswer> {
  if (path === statePath) return { kind: 'state', isLive: false };
  if (/\.map(?:[?#]|$)/i.test(path)) return refused;
  const known = await builds.newest(projectId);
  if (known === undefined) builds.request(projectId);
  const build = known ?? (await builds.soon(projectId));
  return build === undefined
    ? { kind: 'page', page: { ...noPage, state: 'starting' } }
    : { kind: 'build', build, isFinal: true };
}

const noPage = { reason: null, error: null, log: [] } as const;

function answerOf(past: PastVersion): PreviewAnswer {
  switch (past.kind) {
    case 'built':
      return { kind: 'build', build: past.artefact, isFinal: true };
    case 'building':
      return { kind: 'page', page: { ...noPage, state: 'starting' } };
    case 'failed':
      return { kind: 'page', page: { ...noPage, state: 'snapshot', error: past.error } };
    case 'unavailable':
      return { kind: 'page', page: { ...noPage, state: 'unavailable', reason: past.reason } };
    case 'unknown':
      return refused;
  }
}

async function answerFrom(
  { previews, builds }: HostsDeps,
  projectId: ProjectId,
  { prefersBuild }: { readonly prefersBuild: boolean },
): Promise<PreviewAnswer> {
  const before = await previews.running(projectId);
  if (isAsleep(before.state)) void previews.wake(projectId);
  const { state, address, error, reason, log } =
    before.state === 'crashed' ? before : await previews.running(projectId);
  const isAwaited = state === 'starting' && address === undefined;
  const build = await (isAwaited ? builds.soon(projectId) : builds.newest(projectId));
  if (address !== undefined && !(prefersBuild && build !== undefined)) {
    const isBroken = state === 'broken';
    return { kind: 'engine', address, isBroken, ...(build === undefined ? {} : { build }) };
  }
  if (build !== undefined && state !== 'unavailable') return { kind: 'build', build };
  const shown = state === 'crashed' || state === 'unavailable' || state === 'empty' ? state : 'starting';
  return { kind: 'page', page: { state: shown, error, reason, log: log.map(({ text }) => text) } };
}

function isAsleep(state: Preview['state']): boolean {
  return state === 'stopped' || state === 'sleeping' || state === 'empty' || state === 'crashed';
}
