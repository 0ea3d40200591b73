import { createDb } from '@loam/db';
import { silentLogger } from '@loam/kernel';
import { z } from 'zod';
import { createJobs } from './create-jobs.ts';

/** A worker process that takes one job and never finishes it: the test kills it. */
const [connectionString = '', name = ''] = process.argv.slice(2);
const jobs = createJobs({
  db: createDb({ connectionString, logger: silentLogger }),
  logger: silentLogger,
  timing: {
    heartbeatSeconds: 10,
    expireInSeconds: 4,
    retryDelaySeconds: 0,
    monitorSeconds: 1,
    pollSeconds: 1,
    cronSeconds: 1,
  },
});
jobs.handle({ name, schema: z.object({ n: z.number() }) }, async () => {
  process.send?.('working');
  await new Promise(() => {});
});
await jobs.start();
process.send?.('ready');
