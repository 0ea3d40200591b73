import { CommitSha, ProjectId, SpeedCategory, SpeedStrategy } from '@loam/contract';
import { z } from 'zod';
import type { JobType } from '../../jobs/jobs.ts';

const Analysis = z.object({
  project_id: ProjectId,
  strategy: SpeedStrategy,
  categories: z.array(SpeedCategory),
  url: z.string(),
  commit_sha: CommitSha,
});
export type Analysis = z.infer<typeof Analysis>;

/** Seconds of computing, one at a time on each machine. */
export const analysisJob: JobType<Analysis> = { name: 'speed-analyse', schema: Analysis };
