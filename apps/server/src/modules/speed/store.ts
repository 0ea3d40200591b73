import { type LighthouseResult, limits, type ProjectId, type SpeedStrategy } from '@loam/contract';
import { type Queries, sql } from '@loam/db';

export interface AnalysisRow {
  readonly project_id: ProjectId;
  readonly strategy: SpeedStrategy;
  readonly commit_sha: string;
  readonly result: LighthouseResult;
  readonly analysed_at: Date;
}

/** How the newest attempt ended; the result of an earlier one may still be there. */
export interface AttemptRow {
  readonly ended_at: Date;
  readonly failure: string | null;
}

export interface SpeedStore {
  listAnalyses(queries: Queries, projectId: ProjectId): Promise<AnalysisRow[]>;
  findAnalysis(
    queries: Queries,
    projectId: ProjectId,
    strategy: SpeedStrategy,
  ): Promise<AnalysisRow | undefined>;
  /** One that ended after the moment that the database's clock showed at `since`. */
  attemptSince(queries: Queries, of: AttemptOf): Promise<AttemptRow | undefined>;
  now(queries: Queries): Promise<string>;
  saveAnalysis(queries: Queries, analysis: Omit<AnalysisRow, 'analysed_at'>): Promise<void>;
  saveFailure(queries: Queries, failure: Failure): Promise<void>;
}

interface AttemptOf {
  readonly projectId: ProjectId;
  readonly strategy: SpeedStrategy;
  readonly since: string;
}

interface Failure extends Omit<AttemptOf, 'since'> {
  readonly failure: string;
}

const columns = sql`project_id, strategy, commit_sha, result, analysed_at`;

/**
 * Two who ask for different parts of the same version at the same time are both answered: what was found a moment ago
 * is not replaced by an analysis that did not look for it.
 */
const withEarlierParts = sql`
  case when page_speed_analyses.commit_sha = excluded.commit_sha and page_speed_analyses.result is not null
    and page_speed_analyses.analysed_at > clock_timestamp() - make_interval(secs => ${limits.speed.cacheFreshMs / 1000})
  then excluded.result || jsonb_build_object(
    'categories', (page_speed_analyses.result->'categories') || (excluded.result->'categories'),
    'audits', (page_speed_analyses.result->'audits') || (excluded.result->'audits'))
  else excluded.result end`;

export function createSpeedStore(): SpeedStore {
  return {
    listAnalyses: (queries, projectId) =>
      queries.rows<AnalysisRow>(sql`
        select ${columns} from page_speed_analyses
        where project_id = ${projectId} and result is not null order by strategy`),
    findAnalysis: (queries, projectId, strategy) =>
      queries.first<AnalysisRow>(sql`
        select ${columns} from page_speed_analyses
        where project_id = ${projectId} and strategy = ${strategy} and result is not null`),
    attemptSince: (queries, { projectId, strategy, since }) =>
      queries.first<AttemptRow>(sql`
        select ended_at, failure from page_speed_analyses
        where project_id = ${projectId} and strategy = ${strategy} and ended_at > ${since}::timestamptz`),
    async now(queries) {
      return (await queries.one<{ now: string }>(sql`select clock_timestamp()::text as now`)).now;
    },
    async saveAnalysis(queries, { project_id, strategy, commit_sha, result }) {
      await queries.run(sql`
        insert into page_speed_analyses (project_id, strategy, commit_sha, result, analysed_at, ended_at)
        values (${project_id}, ${strategy}, ${commit_sha}, ${JSON.stringify(result)}::jsonb, clock_timestamp(),
          clock_timestamp())
        on conflict (project_id, strategy) do update set commit_sha = excluded.commit_sha,
          result = ${withEarlierParts}, analysed_at = excluded.analysed_at, ended_at = excluded.ended_at,
          failure = null`);
    },
    async saveFailure(queries, { projectId, strategy, failure }) {
      await queries.run(sql`
        insert into page_speed_analyses (project_id, strategy, ended_at, failure)
        values (${projectId}, ${strategy}, clock_timestamp(), ${failure})
        on conflict (project_id, strategy) do update set ended_at = excluded.ended_at,
          failure = excluded.failure`);
    },
  };
}
