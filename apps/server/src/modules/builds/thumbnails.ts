import { ProjectId } from '@loam/contract';
import type { PageVisit } from '@loam/inspect';
import { AppError, type BlobStore, retry } from '@loam/kernel';
import type { Artefact, CommitBuilds } from '@loam/runner';
import { z } from 'zod';
import type { ProjectRecord } from '../../http/access.ts';
import { notFound } from '../../http/api-error.ts';
import type { JobType } from '../../jobs/jobs.ts';
import type { Leases } from '../../leases/leases.ts';
import type { Runtime } from '../../runtime.ts';
import type { Projects } from '../projects/index.ts';
import type { Builds } from './builds.ts';

export interface ThumbnailsDeps extends Pick<Runtime, 'db' | 'jobs' | 'bus'> {
  readonly leases: Pick<Leases, 'runnerOf'>;
  readonly blobs: BlobStore;
  readonly builds: Pick<Builds, 'newest'>;
  readonly facts: Pick<Projects['facts'], 'pictured'>;
  /** What looks at pages of builds; without it there are no pictures. */
  readonly visit: CommitBuilds['visit'];
  /** While someone works, versions follow each other; the last one is worth a picture. */
  readonly calmSeconds?: number;
  /** Before a page that showed nothing is looked at again; a second when absent. */
  readonly lookAgainMs?: number;
}

export interface Thumbnails {
  /** A new version was built: its picture is taken soon, once for many versions in a row. */
  built(projectId: ProjectId, commitSha: string): Promise<void>;
  answer(project: Pick<ProjectRecord, 'id' | 'thumbnail_commit_sha'>): Promise<Response>;
  remove(projectId: ProjectId): Promise<void>;
  close(): void;
}

const Picture = z.object({ project_id: ProjectId, commit_sha: z.string() });
const pictureJob: JobType<z.infer<typeof Picture>> = { name: 'preview-picture', schema: Picture };

const VIEWPORT = { width: 1200, height: 750 };
const SCALE = 0.5;
const LOOKS = 3;

export function createThumbnails(deps: ThumbnailsDeps): Thumbnails {
  const { blobs, visit, builds, db, facts, jobs, calmSeconds = 4, lookAgainMs = 1000 } = deps;

  async function take(projectId: ProjectId, signal: AbortSignal): Promise<void> {
    const newest = await builds.newest(projectId);
    if (!visit || newest === undefined) return;
    const page = await shownPage(visit, newest, { lookAgainMs, signal });
    // A page that shows nothing is worse than the drawing that stands in for a picture.
    if (!page?.screenshotPng || page.isBlank) return;
    await blobs.put(keyOf(projectId), page.screenshotPng);
    // A return to an earlier deployment builds nothing: the picture is of what was built last.
    await facts.pictured(db, projectId, newest.commit);
  }

  if (visit) {
    jobs.handle(pictureJob, (data, signal) => take(data.project_id, signal), {
      concurrency: 1,
      // Builds are where the files are.
      runnerOf: (data) => deps.leases.runnerOf(data.project_id),
    });
  }
  async function built(projectId: ProjectId, commitSha: string): Promise<void> {
    if (!visit) return;
    await jobs.enqueue(
      db,
      pictureJob,
      { project_id: projectId, commit_sha: commitSha },
      { singletonKey: projectId, startAfterSeconds: calmSeconds },
    );
  }
  // Whoever publishes may have taken a build that was there: what visitors see has a picture all the same.
  const stopFollowing = deps.bus.subscribe('site.published', ({ projectId, commitSha }) =>
    built(projectId, commitSha),
  );
  return {
    built,
    async answer(project) {
      const picture = project.thumbnail_commit_sha === null ? undefined : await blobs.get(keyOf(project.id));
      if (!picture) throw notFound();
      const bytes = await picture.toArray();
      return new Response(Buffer.concat(bytes), {
        headers: {
          'content-type': 'image/png',
          // Its address names the version, so it never changes; and it is only for who may see the project.
          'cache-control': 'private, max-age=31536000, immutable',
        },
      });
    },
    remove: (projectId) => blobs.delete(keyOf(projectId)),
    close: stopFollowing,
  };
}

/** On a busy machine a page may be blank, or the browser not there, for a moment: it is looked at again. */
function shownPage(
  visit: NonNullable<CommitBuilds['visit']>,
  artefact: Artefact,
  { lookAgainMs, signal }: { readonly lookAgainMs: number; readonly signal: AbortSignal },
): Promise<PageVisit | undefined> {
  return retry(
    async (attempt) => {
      const [page] = await visit(artefact, {
        routes: ['/'],
        screenshot: true,
        scale: SCALE,
        viewport: VIEWPORT,
        waitsForContent: true,
        signal,
      });
      const hasPicture = page?.screenshotPng !== undefined && !page.isBlank;
      if (!hasPicture && attempt < LOOKS) throw blank();
      return page;
    },
    { attempts: LOOKS, firstDelayMs: lookAgainMs, maxDelayMs: 5 * lookAgainMs, signal },
  );
}

function blank(): AppError {
  return new AppError({ code: 'page_blank', detail: 'The page shows nothing yet.' });
}

function keyOf(projectId: ProjectId): string {
  return `thumbnails/${projectId}.png`;
}
