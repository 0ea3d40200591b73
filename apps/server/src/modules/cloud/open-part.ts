import type { ProjectId } from '@loam/contract';
import type { Lifecycle } from './lifecycle.ts';
import { unreachable } from './policy.ts';
import type { CloudRow } from './store.ts';

/** The cloud of a project, which can be used now, and what this installation has for the work. */
export async function openPart<Part>(
  lifecycle: Pick<Lifecycle, 'requireOpen'>,
  projectId: ProjectId,
  part: Part | undefined,
): Promise<{ readonly row: CloudRow; readonly part: Part }> {
  const row = await lifecycle.requireOpen(projectId);
  if (part === undefined) throw unreachable();
  return { row, part };
}
