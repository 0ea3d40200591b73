import {
  LighthouseResult,
  limits,
  texts,
  type PageSpeed,
  type SpeedCategory,
  type SpeedStrategy,
} from '@loam/contract';
import { AppError, errorMessage } from '@loam/kernel';
import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '../../http/api-error.ts';
import type { ProjectRecord } from '../../http/access.ts';
import type { SpeedContext } from './context.ts';
import { analysisJob, type Analysis } from './jobs.ts';
import type { AnalysisRow } from './store.ts';

export interface AnalysisWish {
  readonly strategy: SpeedStrategy;
  readonly categories: readonly SpeedCategory[];
  readonly isForced: boolean;
  /** Aborted when whoever asked has left; the analysis goes on and is kept. */
  readonly signal: AbortSignal;
}

const LOOK_EVERY_MS = 400;
const LONGEST_WAIT_MS = 240_000;
/** The next analysis may have replaced ours before we looked, or have been of a version that is no longer shown. */
const ASK_AGAIN_MS = 60_000;

/** Answers from what is known when that is fresh; otherwise has the site analysed by a job and waits for it. */
export async function analyseSite(
  context: SpeedContext,
  project: ProjectRecord,
  wish: AnalysisWish,
): Promise<PageSpeed> {
  const { db, store } = context;
  const { url, published_commit_sha: commitSha } = project;
  if (!project.is_published || url === null || commitSha === null) {
    throw new ApiError('conflict', texts.speed.disabled.publishFirst);
  }
  if (context.unavailableReason !== null) throw new ApiError('unavailable', context.unavailableReason);
  const known = await store.findAnalysis(db, project.id, wish.strategy);
  if (known && !wish.isForced && isFresh(context, known, { commitSha, categories: wish.categories })) {
    return wireAnalysis(known);
  }
  const data: Analysis = {
    project_id: project.id,
    strategy: wish.strategy,
    categories: [...wish.categories],
    url,
    commit_sha: commitSha,
  };
  const until = performance.now() + LONGEST_WAIT_MS;
  while (performance.now() < until) {
    const analysis = await analysed(context, data, { until, signal: wish.signal });
    if (analysis) return wireAnalysis(analysis);
  }
  throw new ApiError('unavailable', 'The analysis takes longer than usual. Look again in a few minutes.');
}

interface Patience {
  readonly until: number;
  readonly signal: AbortSignal;
}

/** Has it analysed and waits a while for it: what comes first may be the answer to somebody else's question. */
async function analysed(
  { db, store, jobs }: SpeedContext,
  data: Analysis,
  { until, signal }: Patience,
): Promise<AnalysisRow | undefined> {
  const since = await store.now(db);
  const of = { projectId: data.project_id, strategy: data.strategy, since };
  // Who asks while another one waits for the same is answered with the other's.
  const singletonKey = [data.project_id, data.strategy, ...data.categories.toSorted()].join(':');
  await jobs.enqueue(db, analysisJob, data, { singletonKey });
  const askAgainAt = Math.min(until, performance.now() + ASK_AGAIN_MS);
  while (performance.now() < askAgainAt) {
    if (signal.aborted) throw new ApiError('unavailable', 'Nobody waits for this analysis any more.');
    const attempt = await store.attemptSince(db, of);
    if (attempt?.failure) throw new ApiError('unavailable', attempt.failure);
    const analysis = attempt && (await store.findAnalysis(db, of.projectId, of.strategy));
    if (analysis && isAnswer(analysis, data)) return analysis;
    await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => {});
  }
  return undefined;
}

/** Runs as the job. What went wrong is kept for whoever waits; the next attempt is theirs to start. */
export async function runAnalysis(
  { db, store, analyser, logger }: SpeedContext,
  data: Analysis,
  signal: AbortSignal,
): Promise<void> {
  const of = { projectId: data.project_id, strategy: data.strategy };
  try {
    if (!analyser) throw new AppError({ code: 'no_browser', detail: 'This process has no browser.' });
    const { url, strategy, categories } = data;
    const result = LighthouseResult.parse(await analyser.analyse({ url, strategy, categories, signal }));
    // Whoever asked would wait for what will not come.
    const missing = categories.filter((category) => result.categories[category] === undefined);
    if (missing.length > 0)
      throw new AppError({ code: 'incomplete', detail: `The analysis has no ${missing.join(', ')}.` });
    await store.saveAnalysis(db, {
      project_id: data.project_id,
      strategy,
      commit_sha: data.commit_sha,
      result,
    });
  } catch (error) {
    if (signal.aborted) throw error;
    logger.warn({ error: errorMessage(error), project_id: data.project_id }, 'a site was not analysed');
    await store.saveFailure(db, { ...of, failure: 'The site could not be analysed. Please try again.' });
  }
}

function isFresh(
  { clock }: SpeedContext,
  known: AnalysisRow,
  wish: { readonly commitSha: string; readonly categories: readonly SpeedCategory[] },
): boolean {
  return (
    clock.now().getTime() - known.analysed_at.getTime() < limits.speed.cacheFreshMs &&
    isAnswer(known, { commit_sha: wish.commitSha, categories: wish.categories })
  );
}

/** Of that version, with all that was asked for. */
function isAnswer(
  known: AnalysisRow,
  asked: { readonly commit_sha: string; readonly categories: readonly SpeedCategory[] },
): boolean {
  return (
    known.commit_sha === asked.commit_sha &&
    asked.categories.every((category) => known.result.categories[category] !== undefined)
  );
}

export function wireAnalysis(row: AnalysisRow): PageSpeed {
  return {
    strategy: row.strategy,
    results: { lighthouseResult: row.result },
    timestamp: row.analysed_at.toISOString(),
    published_commit_sha: row.commit_sha,
  };
}
