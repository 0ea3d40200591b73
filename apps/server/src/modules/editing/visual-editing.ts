import {
  type BodyOf,
  type ElementPlace,
  type VisualChange,
  type VisualElement,
  texts,
  visualEndpoints,
} from '@loam/contract';
import type { Db } from '@loam/db';
import { errorMessage, type Logger } from '@loam/kernel';
import type { Change, ProjectFiles, Runner } from '@loam/runner';
import type { ProjectRecord } from '../../http/access.ts';
import type { UserActor } from '../../http/actor.ts';
import { ApiError } from '../../http/api-error.ts';
import { bind, type Binding } from '../../http/bind.ts';
import type { Uploads } from '../uploads/index.ts';
import type { EditRow, Versions } from '../versions/index.ts';
import { endingOf, mayChange, requirePaths } from './policy.ts';
import type { VisualDraft } from './visual-changes.ts';
import { createVisualDesks, type VisualDesks } from './visual-desks.ts';
import { createDrafts, type Drafts } from './visual-drafts.ts';
import { factsOf } from './visual-facts.ts';

export interface VisualEditingDeps {
  readonly versions: Pick<Versions, 'write' | 'ensureRepo' | 'wire'>;
  readonly uploads: Pick<Uploads, 'open'>;
  readonly source: Pick<ProjectFiles, 'head' | 'file' | 'tree'>;
  readonly runner: Pick<Runner, 'showUnsaved'>;
  readonly logger: Logger;
  readonly db: Db;
}

export interface VisualEditing {
  readonly bindings: Binding[];
  close(): void;
}

interface Context extends VisualEditingDeps {
  readonly desks: VisualDesks;
  readonly drafts: Drafts;
}

interface By {
  readonly actor: UserActor;
  readonly project: ProjectRecord;
}

type ShowBody = BodyOf<typeof visualEndpoints.showVisualDraft>;
type SaveBody = BodyOf<typeof visualEndpoints.saveVisualDraft>;

const defaultMessage = 'Edit visually';
const moved =
  'The project has changed in the same files meanwhile. Discard your changes to go on from there.';

/** Changes by hand in the preview: tried out in its working copy, saved as one version, or gone. */
export function createVisualEditing(deps: VisualEditingDeps): VisualEditing {
  const dropped = (projectId: string) => {
    void clear(deps, projectId).catch((error: unknown) =>
      deps.logger.warn(
        { error: errorMessage(error), project_id: projectId },
        'a draft could not be taken back',
      ),
    );
  };
  const desks = createVisualDesks({ db: deps.db, dropped });
  const context: Context = { ...deps, desks, drafts: createDrafts({ ...deps, endingOf }) };
  const { showVisualDraft, dropVisualDraft, saveVisualDraft } = visualEndpoints;
  return {
    bindings: [
      bind(showVisualDraft, ({ actor, project, body }) =>
        show(context, { actor, project: project.project }, body),
      ),
      bind(dropVisualDraft, async ({ actor, project, query }) => {
        const { id: projectId } = project.project;
        context.drafts.forget(query.session_id);
        const session = { projectId, sessionId: query.session_id, userId: actor.userId };
        if (await desks.leave(session)) await clear(deps, projectId);
        return undefined;
      }),
      bind(saveVisualDraft, async ({ actor, project, body }) => {
        const edit = await save(context, { actor, project: project.project }, body);
        return { edit_id: edit.id, commit_sha: edit.commit_sha, edit: deps.versions.wire(edit) };
      }),
    ],
    close: desks.close,
  };
}

async function clear({ source, runner }: VisualEditingDeps, projectId: string): Promise<void> {
  await runner.showUnsaved(projectId, { commit: await source.head(projectId), files: new Map() });
}

interface ShownDraft {
  readonly base_commit_sha: string;
  readonly elements: (VisualElement | null)[];
  readonly target: ElementPlace | null;
}

async function show(context: Context, by: By, body: ShowBody): Promise<ShownDraft> {
  const { actor, project } = by;
  const { changes } = body;
  requirePlan(project, changes);
  await context.versions.ensureRepo(project);
  const commit = await context.source.head(project.id);
  const session = { projectId: project.id, sessionId: body.session_id, userId: actor.userId };
  const draft = await draftOn(context, { project, body, commit });
  if (changes.length > 0) await context.desks.take(session);
  const wasTaken = changes.length > 0 || (await context.desks.leave(session));
  if (wasTaken && !(await context.runner.showUnsaved(project.id, { commit, files: draft.files }))) {
    throw new ApiError('conflict', moved);
  }
  const ports = context.drafts.ports(project.id, commit);
  const elements: (VisualElement | null)[] = [];
  for (const sought of body.elements) elements.push(await factsOf(draft, sought, ports));
  return { base_commit_sha: commit, elements, target: draft.target ?? null };
}

async function save(context: Context, by: By, body: SaveBody): Promise<EditRow> {
  const { actor, project } = by;
  if (body.changes.length === 0) throw new ApiError('invalid_input', texts.code.noChanges);
  requirePlan(project, body.changes);
  const edit = await context.versions.write(project.id, { purpose: 'save' }, async (writer) => {
    const draft = await draftOn(context, { project, body, commit: writer.head });
    const changes = [...draft.files].map(([path, content]): Change => ({ kind: 'write', path, content }));
    const message = body.commit_message === '' ? defaultMessage : body.commit_message;
    const { head: baseSha } = writer;
    return writer.commit({ userId: actor.userId, type: 'manual_update', message, changes, baseSha });
  });
  await context.desks.leave({ projectId: project.id, sessionId: body.session_id, userId: actor.userId });
  context.drafts.forget(body.session_id);
  return edit;
}

function requirePlan(project: ProjectRecord, changes: readonly VisualChange[]): void {
  const paths = changes.map((change) => (change.kind === 'string' ? change.file : change.at.file));
  if (paths.length > 0 && !mayChange(project.workspace_plan, 'visual_edit', paths)) {
    throw new ApiError('plan_required', texts.code.paidOnly);
  }
}

interface DraftRequest {
  readonly project: ProjectRecord;
  readonly body: Pick<ShowBody, 'session_id' | 'base_commit_sha' | 'changes'>;
  readonly commit: string;
}

/** The draft on the newest version, where nobody else has changed its files since it was begun. */
async function draftOn(context: Context, { project, body, commit }: DraftRequest): Promise<VisualDraft> {
  const base = body.base_commit_sha ?? commit;
  const { drafts } = context;
  const draft = await drafts.read(
    { projectId: project.id, sessionId: body.session_id, commit: base },
    body.changes,
  );
  requirePaths(draft.files.keys());
  if (base === commit) return draft;
  const [before, after] = [drafts.ports(project.id, base), drafts.ports(project.id, commit)];
  for (const path of draft.files.keys()) {
    if ((await before.read(path)) !== (await after.read(path))) throw new ApiError('conflict', moved);
  }
  return draft;
}
