import type { ProjectId } from '@loam/contract';
import { tryServer } from '@loam/hosting';
import { ApiError, notFound } from '../../http/api-error.ts';
import { logLines } from './build-texts.ts';
import type { PublishingContext } from './context.ts';
import { PublishFault } from './publish-fault.ts';
import { siteUrl } from './site-url.ts';

const noServers = 'This installation cannot run the servers of sites right now.';
const notShown = 'The site was left as it is: the server of this version does not run.';

type Used = Pick<PublishingContext, 'db' | 'store' | 'domains' | 'urls' | 'blobs' | 'servers'>;

/** A deployment with a server is shown only once that server has answered; one of files alone passes. */
export async function requireServer(
  context: Used,
  { projectId, manifestKey }: { readonly projectId: ProjectId; readonly manifestKey: string },
): Promise<void> {
  const { db, store, blobs, servers } = context;
  if (!servers) throw new ApiError('unavailable', noServers);
  const project = await store.lockProject(db, projectId);
  if (!project) throw notFound();
  const origin = await siteUrl(context, db, project);
  const trial = await tryServer({ servers, blobs, manifestKey, siteId: projectId, origin });
  if (trial.kind !== 'failed') return;
  const lines = trial.log.flatMap(logLines);
  const detail = [notShown, trial.reason, ...lines].join('\n');
  throw new PublishFault(detail, { isBuildError: true, lines: logLines(detail) });
}
