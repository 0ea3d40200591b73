import { ProjectId } from '@loam/contract';
import type { Ids } from '@loam/kernel';
import { createHash } from 'node:crypto';

/** The same key gives the same id, so that a retry after a crash cannot make a second project. */
export function newProjectId(ids: Ids, scope: string, request: Request): ProjectId {
  const key = request.headers.get('idempotency-key');
  return ProjectId.parse(key ? uuidFrom(`${scope}:${key}`) : ids.uuid());
}

function uuidFrom(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  // Version 8: a UUID whose bits are ours to choose.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
