import type { ProjectId } from '@loam/contract';
import { pruneSites } from '@loam/hosting';
import type { PublishingContext } from './context.ts';
import { whileNobodyStores } from './files-lock.ts';
import { deployJob } from './jobs.ts';

const batch = 100;
const maxAttempts = 3;
const gaveUp = 'The publish was interrupted several times. Please try again.';

/** Publishes whose process was killed go on; one that kills whoever works on it does not go on for ever. */
export async function resumeDeployments({ db, store, jobs, live }: PublishingContext): Promise<void> {
  for (const orphan of await store.orphans(db, batch)) {
    await db.transaction(async (tx) => {
      if (orphan.attempts < maxAttempts) {
        const data = { deployment_id: orphan.id };
        await jobs.enqueue(tx, deployJob, data, { singletonKey: orphan.id });
        return;
      }
      const failed = await store.fail(tx, orphan.id, {
        detail: gaveUp,
        isBuildError: false,
        lines: [gaveUp],
      });
      if (failed) await live.updated(tx, failed);
    });
  }
}

/** Files that no deployment names any more. Nothing is stored meanwhile; whoever wants to waits. */
export async function pruneDeployments({ db, store, blobs, logger }: PublishingContext): Promise<void> {
  await store.forgetOld(db);
  // Someone who stores at this moment relies on files that nobody names yet: then it is for the next time.
  await whileNobodyStores(db, async (lock) => {
    const keep = await store.manifests(db);
    const { deleted } = await pruneSites({ blobs, keep, requireAlone: () => lock.confirm() });
    if (deleted > 0) logger.info({ deleted }, 'files of old deployments were removed');
  });
}

/** What happens to a project as a whole is told to those who serve its site. */
export function followProjects({ bus, db, store }: PublishingContext): () => void {
  const site = (projectId: ProjectId) => ({ kind: 'site', siteId: projectId }) as const;
  const stops = [
    bus.subscribe('project.renamed', ({ projectId, from, to }) =>
      store.announce(db, [site(projectId), { kind: 'slug', slug: from }, { kind: 'slug', slug: to }]),
    ),
    bus.subscribe('project.deleted', ({ projectId }) => store.announce(db, [site(projectId)])),
    bus.subscribe('project.restored', ({ projectId }) =>
      store.announce(db, [{ kind: 'all' }, site(projectId)]),
    ),
    bus.subscribe('workspace.deleted', () => store.announce(db, [{ kind: 'all' }])),
  ];
  return () => stops.forEach((stop) => stop());
}
