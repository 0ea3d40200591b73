import { ProjectId } from '@loam/contract';
import { z } from 'zod';
import type { JobType } from '../../jobs/jobs.ts';

export const repairRepoJob: JobType<{ readonly project_id: ProjectId }> = {
  name: 'versions-repair-repository',
  schema: z.object({ project_id: ProjectId }),
};
