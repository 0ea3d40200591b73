import type { Deployment } from '@loam/contract';

const secondMs = 1000;
const minuteSeconds = 60;

/** How long it took, for people; undefined while it runs. */
export function deploymentSeconds({
  created_at,
  finished_at,
}: Pick<Deployment, 'created_at' | 'finished_at'>): string | undefined {
  if (finished_at === null) return undefined;
  const seconds = Math.max(0, Date.parse(finished_at) - Date.parse(created_at)) / secondMs;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < minuteSeconds) return `${Math.round(seconds)} s`;
  return `${Math.floor(seconds / minuteSeconds)} min ${Math.round(seconds % minuteSeconds)} s`;
}
