import { DeploymentId, DomainId } from '@loam/contract';
import { z } from 'zod';
import type { JobType } from '../../jobs/jobs.ts';

/** Builds one version and shows it to visitors. */
export const deployJob: JobType<{ readonly deployment_id: DeploymentId }> = {
  name: 'publishing-deploy',
  schema: z.object({ deployment_id: DeploymentId }),
};

/** Looks up the records of one domain. */
export const checkDomainJob: JobType<{ readonly domain_id: DomainId }> = {
  name: 'publishing-check-domain',
  schema: z.object({ domain_id: DomainId }),
};
