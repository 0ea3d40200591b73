import { EditId, gitAddress, type ProjectId, type ProjectVisibility, type WorkspaceId } from '@loam/contract';
import type { ImportResult, ImportSource } from '@loam/runner';
import type { ProjectAccess } from '../../http/access.ts';
import type { UserActor } from '../../http/actor.ts';
import { ApiError, notFound } from '../../http/api-error.ts';
import { authorOf } from './author.ts';
import type { VersionsContext } from './context.ts';
import { withImportFaults } from './import-faults.ts';
import { originLine, titleOf } from './import-policy.ts';
import type { EditRow } from './rows.ts';
import type { VersionsService } from './service.ts';

export interface ImportWish {
  readonly id: ProjectId;
  readonly name?: string | undefined;
  readonly displayName?: string | undefined;
  readonly workspaceId?: WorkspaceId | undefined;
  readonly visibility?: ProjectVisibility | undefined;
  readonly source:
    | {
        readonly kind: 'zip';
        readonly body: AsyncIterable<Uint8Array>;
        readonly fileName: string | undefined;
      }
    | { readonly kind: 'git'; readonly address: string; readonly branch: string | undefined };
}

export interface Imported {
  readonly access: ProjectAccess;
  readonly edit: EditRow;
  readonly result: ImportResult;
  readonly fileCount: number;
}

export interface Imports {
  readonly making: VersionsContext['making'];
  run(actor: UserActor, wish: ImportWish): Promise<Imported>;
}

/** Each holds a whole project in memory while it is read. */
const atOnce = 2;
const busy = 'Other projects are being imported right now. Try again in a moment.';

/** The files come first and the record after them: what cannot be read leaves no project behind. */
export function createImports(
  context: VersionsContext,
  service: Pick<VersionsService, 'ensureRepo'>,
): Imports {
  let running = 0;
  return {
    making: context.making,
    async run(actor, wish) {
      await context.making.requirePlace(actor, wish);
      if (running >= atOnce) throw new ApiError('unavailable', busy, { retryAfterSeconds: 5 });
      running += 1;
      try {
        return await importProject(context, actor, { wish, service });
      } finally {
        running -= 1;
      }
    },
  };
}

async function importProject(
  context: VersionsContext,
  actor: UserActor,
  { wish, service }: { readonly wish: ImportWish; readonly service: Pick<VersionsService, 'ensureRepo'> },
): Promise<Imported> {
  const { id } = wish;
  const address = wish.source.kind === 'git' ? gitAddress(wish.source.address) : undefined;
  const origin = wish.source.kind === 'git' ? address : wish.source.fileName;
  await clearLeftOver(context, actor, id);
  const message = originLine(origin);
  const author = await authorOf(context, actor.userId);
  const result = await withImportFaults(() =>
    context.repo.import(id, {
      source: sourceOf(wish, address),
      author,
      message,
      tags: { editId: EditId.parse(context.ids.uuid()), type: 'initial', summary: message },
    }),
  );
  const { name, workspaceId, visibility } = wish;
  const displayName = wish.displayName ?? titleOf(origin);
  try {
    await context.making.create(actor, { id, name, displayName, workspaceId, visibility });
  } catch (error) {
    await context.repo.purge(id);
    throw error;
  }
  // The version gets its row from the commit, as it would after a crash at this very place.
  await service.ensureRepo({ id, latest_commit_sha: null });
  const [access, edit, tree] = await Promise.all([
    context.access(actor, id),
    context.store.findByCommit(context.db, id, result.sha),
    context.repo.tree(id, result.sha),
  ]);
  if (!access || !edit) throw notFound();
  return { access, edit, result, fileCount: tree.length };
}

/** A repository without a record is what a crash left of an earlier attempt. */
async function clearLeftOver(context: VersionsContext, actor: UserActor, id: ProjectId): Promise<void> {
  if (await context.access(actor, id)) throw new ApiError('conflict', 'This was imported already.');
  if (await context.repo.has(id)) await context.repo.purge(id);
}

function sourceOf({ source }: ImportWish, address: string | undefined): ImportSource {
  if (source.kind === 'zip') return { kind: 'zip', body: source.body };
  const branch = source.branch === undefined ? {} : { branch: source.branch };
  return { kind: 'git', address: address ?? source.address, ...branch };
}
