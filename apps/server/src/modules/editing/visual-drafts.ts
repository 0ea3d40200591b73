import { editingLimits, type VisualChange } from '@loam/contract';
import { AppError } from '@loam/kernel';
import { reasonAgainstPath, type ProjectFiles } from '@loam/runner';
import type { Uploads } from '../uploads/index.ts';
import { applyChange, noChanges, type VisualDraft } from './visual-changes.ts';
import { type FactsPorts, isCountedSource, maxCountedFiles } from './visual-facts.ts';

export interface Drafts {
  /** The sources as these changes leave them. */
  read(on: DraftBase, changes: readonly VisualChange[]): Promise<VisualDraft>;
  ports(projectId: string, commit: string): FactsPorts;
  forget(sessionId: string): void;
}

export interface DraftBase {
  readonly projectId: string;
  readonly sessionId: string;
  readonly commit: string;
}

export interface DraftsDeps {
  readonly source: Pick<ProjectFiles, 'file' | 'tree'>;
  readonly uploads: Pick<Uploads, 'open'>;
  endingOf(contentType: string, fileName: string): string;
}

interface Remembered extends DraftBase {
  readonly steps: readonly string[];
  readonly draft: VisualDraft;
}

const MAX_REMEMBERED = 50;
const MAX_LISTINGS = 8;

/** A draft is worked out from its changes; how far it was before is remembered, so that one more costs one. */
export function createDrafts(deps: DraftsDeps): Drafts {
  const remembered = new Map<string, Remembered>();
  const listings = new Map<string, Promise<ReadonlyMap<string, string>>>();
  const ports = (projectId: string, commit: string): FactsPorts => ({
    read: (path) => readText(deps, { projectId, path, commit }),
    picture: ({ url, fileId }) => readPicture(deps, url, fileId),
    sources() {
      const key = `${projectId} ${commit}`;
      const listing = listings.get(key) ?? readSources(deps, projectId, commit);
      keep(listings, { key, value: listing, atMost: MAX_LISTINGS });
      // What could not be read now may be there the next time.
      listing.catch(() => listings.delete(key));
      return listing;
    },
  });
  return {
    ports,
    async read(on, changes) {
      const steps = changes.map((change) => JSON.stringify(change));
      const last = remembered.get(on.sessionId);
      let draft = noChanges;
      let from = 0;
      if (last && isContinued(last, on, steps))
        ({ draft, from } = { draft: last.draft, from: last.steps.length });
      for (const change of changes.slice(from)) {
        draft = await applyChange(draft, change, ports(on.projectId, on.commit));
      }
      keep(remembered, { key: on.sessionId, value: { ...on, steps, draft }, atMost: MAX_REMEMBERED });
      return draft;
    },
    forget: (sessionId) => void remembered.delete(sessionId),
  };
}

function isContinued(last: Remembered, on: DraftBase, steps: readonly string[]): boolean {
  return (
    last.projectId === on.projectId &&
    last.commit === on.commit &&
    last.steps.length <= steps.length &&
    last.steps.every((step, index) => step === steps[index])
  );
}

/** The longest unused goes first. */
function keep<V>(
  kept: Map<string, V>,
  { key, value, atMost }: { readonly key: string; readonly value: V; readonly atMost: number },
): void {
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > atMost && oldest !== undefined) kept.delete(oldest);
}

async function readText(
  { source }: DraftsDeps,
  at: { readonly projectId: string; readonly path: string; readonly commit: string },
): Promise<string | undefined> {
  if (reasonAgainstPath(at.path) !== undefined) return undefined;
  const entry = await source.file(at.projectId, at.path, at.commit).catch((error: unknown) => {
    if (isMissing(error)) return undefined;
    throw error;
  });
  return entry?.contents ?? undefined;
}

const missing: readonly unknown[] = ['file_missing', 'commit_missing', 'ref_refused', 'too_large'];

function isMissing(error: unknown): boolean {
  return error instanceof AppError && missing.includes(error.code);
}

async function readPicture({ uploads, endingOf }: DraftsDeps, url: string, fileId: string) {
  const { bytes, contentType, fileName } = await uploads.open(url, fileId);
  return { path: `${editingLimits.uploadsFolder}/${fileId}.${endingOf(contentType, fileName)}`, bytes };
}

async function readSources(
  deps: DraftsDeps,
  projectId: string,
  commit: string,
): Promise<ReadonlyMap<string, string>> {
  const files = await deps.source.tree(projectId, commit);
  const paths = files.map(({ path }) => path).filter(isCountedSource);
  const texts = new Map<string, string>();
  for (const path of paths.slice(0, maxCountedFiles)) {
    const text = await readText(deps, { projectId, path, commit });
    if (text !== undefined) texts.set(path, text);
  }
  return texts;
}
