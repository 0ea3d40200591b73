import {
  type CodeFile,
  type CodeMessage,
  type CodeOrigin,
  codeSocketLimits,
  codeSocketPath,
  type CodeSignalType,
  DiscardedCode,
  Edit,
  type EditEventType,
  type ProjectId,
  StagedCode,
  topics,
} from '@loam/contract';
import { errorMessage, type Logger } from '@loam/kernel';
import type { ProjectFiles } from '@loam/runner';
import type { HeardEvent, ProjectLine, ProjectSocket, ProjectTalk } from '../../live/project-socket.ts';
import type { Versions } from '../versions/index.ts';

export interface CodeSocketDeps {
  readonly repo: Pick<ProjectFiles, 'codeFiles' | 'has' | 'head' | 'tree'>;
  readonly versions: Pick<Versions, 'ensureRepo' | 'findByCommit'>;
  /** What turns have written and not saved yet. */
  staged(projectId: string): readonly StagedCode[];
  readonly logger: Logger;
}

/** All files at first, then what changes: versions as they are made, and what a turn writes before there is one. */
export function createCodeSocket(deps: CodeSocketDeps): ProjectSocket {
  return {
    path: codeSocketPath,
    topicsOf: (projectId) => [topics.edits(projectId), topics.code(projectId)],
    open: (projectId, line) => createCodeTalk(deps, projectId, line),
  };
}

const budget = { fileBytes: codeSocketLimits.fileBytes, totalBytes: codeSocketLimits.messageBytes };

function createCodeTalk(deps: CodeSocketDeps, projectId: ProjectId, line: ProjectLine): ProjectTalk {
  const { repo } = deps;
  const say = (message: CodeMessage) => line.say(message);
  /** The version that the other side has. */
  let at: string | undefined;
  let work = Promise.resolve();

  /** One after the other: what is told later is newer. */
  function then(step: () => Promise<void>): void {
    work = work.then(step).catch((error: unknown) => {
      deps.logger.warn({ error: errorMessage(error), project_id: projectId }, 'live code broke off');
      line.hangUp();
    });
  }

  async function sendAll(): Promise<void> {
    if (!(await repo.has(projectId)))
      await deps.versions.ensureRepo({ id: projectId, latest_commit_sha: null });
    const { commit, files } = await repo.codeFiles(projectId, budget);
    at = commit;
    say({ type: 'init_code', project_id: projectId, commit_sha: commit, files: files.map(wireFile) });
    for (const staged of deps.staged(projectId)) sendStaged(staged);
  }

  function sendStaged({ message_id: messageId, files, deleted }: StagedCode): void {
    sendUpdate({ kind: 'turn', message_id: messageId }, { files, deleted });
  }

  function sendUpdate(
    origin: CodeOrigin,
    { files, deleted }: { readonly files: CodeFile[]; readonly deleted: string[] },
  ): void {
    if (at === undefined) return;
    say({ type: 'file_update', project_id: projectId, commit_sha: at, origin, files, deleted });
  }

  async function sendVersion(edit: Edit): Promise<void> {
    // What came before the first message is part of it; an older version than that is never gone back to.
    const to = edit.parent_sha === at ? edit.commit_sha : await repo.head(projectId);
    if (at === undefined || to === at) return;
    const { changed, deleted } = await differences(repo, { projectId, from: at, to });
    at = to;
    const { files } = await repo.codeFiles(projectId, { ...budget, commit: to, paths: changed });
    const row = await deps.versions.findByCommit(projectId, edit.commit_sha);
    const origin = {
      kind: 'commit',
      edit_id: edit.id,
      user_id: edit.user_id,
      message_id: row?.message_id ?? null,
    } as const;
    sendUpdate(origin, { files: files.map(wireFile), deleted });
  }

  async function sendBack({ message_id: messageId, paths }: DiscardedCode): Promise<void> {
    if (at === undefined) return;
    const { files } = await repo.codeFiles(projectId, { ...budget, commit: at, paths: new Set(paths) });
    const present = new Set(files.map(({ path }) => path));
    const deleted = paths.filter((path) => !present.has(path));
    sendUpdate({ kind: 'discarded', message_id: messageId }, { files: files.map(wireFile), deleted });
  }

  return {
    begin: () => then(sendAll),
    missed: () => then(sendAll),
    heard({ type, payload }: HeardEvent) {
      if (type === ('edit.created' satisfies EditEventType))
        then(() => sendVersion(Edit.parse(payload['edit'])));
      else if (type === ('code.staged' satisfies CodeSignalType))
        then(async () => sendStaged(StagedCode.parse(payload)));
      else if (type === ('code.discarded' satisfies CodeSignalType))
        then(() => sendBack(DiscardedCode.parse(payload)));
    },
  };
}

async function differences(
  repo: Pick<ProjectFiles, 'tree'>,
  { projectId, from, to }: { readonly projectId: ProjectId; readonly from: string; readonly to: string },
): Promise<{ readonly changed: ReadonlySet<string>; readonly deleted: string[] }> {
  const before = new Map((await repo.tree(projectId, from)).map(({ path, oid }) => [path, oid]));
  const after = await repo.tree(projectId, to);
  const changed = new Set(after.filter(({ path, oid }) => before.get(path) !== oid).map(({ path }) => path));
  const present = new Set(after.map(({ path }) => path));
  return { changed, deleted: [...before.keys()].filter((path) => !present.has(path)) };
}

function wireFile(file: Omit<CodeFile, 'name'>): CodeFile {
  return { name: file.path, ...file };
}
