export { createJobs, type Jobs } from './jobs.ts';
export type { JobDatabases, JobLease, JobMark, JobsOptions } from './ports.ts';
