import type { Deployment, Publishing } from '@loam/contract';

/** What a deployment made of the site: the first publish, or an update of what was there. */
export type DeploymentKind = 'first' | 'update';
export type DeploymentKinds = Readonly<Record<string, DeploymentKind>>;

/** How publishing stands after one deployment has moved on. Deployments that began earlier than the running one do not take its place. */
export function withDeployment(known: Publishing, deployment: Deployment): Publishing {
  if (deployment.status === 'running') {
    return isNewer(deployment, known.running) ? { ...known, running: deployment } : known;
  }
  const running = known.running?.id === deployment.id ? null : known.running;
  if (!deployment.is_live) return { ...known, running };
  return { ...known, running, is_published: true, live: deployment };
}

/** Noted while it runs: later the site is live, and nobody could tell any more. */
export function withKind(
  kinds: DeploymentKinds,
  deployment: Deployment,
  before: Publishing,
): DeploymentKinds {
  const isUnderway = deployment.status === 'running' || before.running?.id === deployment.id;
  if (!isUnderway || kinds[deployment.id] !== undefined) return kinds;
  return { ...kinds, [deployment.id]: before.is_published ? 'update' : 'first' };
}

function isNewer(deployment: Deployment, running: Deployment | null): boolean {
  return running === null || running.id === deployment.id || deployment.created_at >= running.created_at;
}
