import { type ProjectId, routes } from '@loam/contract';
import type { CodeKind } from './codes.ts';
import type { SharingContext } from './context.ts';

interface Invitation {
  readonly projectId: ProjectId;
  readonly kind: CodeKind;
  readonly id: string;
}

/** The project's own page, which lets in whoever has the code. */
export function linkTo(
  { config, codes }: Pick<SharingContext, 'config' | 'codes'>,
  { projectId, kind, id }: Invitation,
): string {
  return `${config.publicUrl}/projects/${projectId}?${routes.search.magicLink}=${codes.of(kind, id)}`;
}
