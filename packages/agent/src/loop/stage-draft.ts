import type { EarlierDraft, FileChange } from '../draft.ts';
import type { StagedFiles } from '../staging/staged-files.ts';
import type { Turn } from './turn.ts';

/** Before the first word: what an earlier turn had made stands in the working copy. */
export async function openEarlierDraft(turn: Pick<Turn, 'request' | 'files' | 'state'>): Promise<void> {
  const { request, files, state } = turn;
  if (request.draft === undefined || state.draft !== undefined) return;
  state.draft = await stageDraft(files, request.draft);
  if (state.draft.checks === 'passed') state.passedBefore = files.snapshot();
}

/** Returns it as it really stands there. */
async function stageDraft(files: StagedFiles, draft: EarlierDraft): Promise<EarlierDraft> {
  try {
    await files.adopt(draft.changes);
    return draft;
  } catch {
    return stageOneByOne(files, draft);
  }
}

/** What no longer fits (a file stands where the draft has a folder) is shown to the model instead. */
async function stageOneByOne(files: StagedFiles, draft: EarlierDraft): Promise<EarlierDraft> {
  const staged: FileChange[] = [];
  const left: FileChange[] = [];
  for (const change of draft.changes) {
    const isStaged = await files.adopt([change]).then(
      () => true,
      () => false,
    );
    (isStaged ? staged : left).push(change);
  }
  const overtaken = left.map(({ path, content }) => ({
    path,
    content: typeof content === 'string' ? content : null,
  }));
  return { ...draft, changes: staged, checks: 'not_run', overtaken: [...draft.overtaken, ...overtaken] };
}
