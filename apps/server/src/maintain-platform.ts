import type { Platform } from './platform.ts';

type Used = 'jobs' | 'leases' | 'blobs' | 'clock' | 'logger';

const uploadDays = 2;

/** What no module owns is kept tidy here. */
export function maintainPlatform({ jobs, leases, blobs, clock, logger }: Pick<Platform, Used>): void {
  jobs.schedule('leases-forget', '11 4 * * *', () => leases.forgetOld());
  // Large files that nobody has gone on with.
  jobs.schedule('blobs-abandon-uploads', '13 4 * * *', async () => {
    const before = new Date(clock.now().getTime() - uploadDays * 24 * 3600 * 1000);
    const abandoned = await blobs.abandonUploadsBefore(before);
    if (abandoned > 0) logger.info({ abandoned }, 'uploads that were never finished are removed');
  });
}
