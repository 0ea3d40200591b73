import type { DraftChecks, EarlierDraft } from '../draft.ts';
import { maskFile, maskKeys } from '../tools/mask.ts';
import type { Frame } from './frame.ts';

const REASONS: Readonly<Record<string, string>> = {
  stopped: 'a person stopped it',
  interrupted: 'the server was restarted',
  step_limit: 'it had used up its steps',
  token_limit: 'it had used up its tokens',
  time_limit: 'it had used up its time',
  credit_limit: 'it had used up its credits',
  no_progress: 'it repeated the same calls without getting further',
  same_error_twice: 'the same error came back after each attempt to mend it',
  cannot_fix: 'its errors could not be mended',
  conflict: 'others had changed the same files meanwhile',
};

const CHECKS: Readonly<Record<DraftChecks, string>> = {
  passed: 'As it stands it builds and its pages open.',
  failed: 'As it stands it does not work yet.',
  not_run: 'As it stands it has not been checked.',
};

const MAX_SHOWN_CHARACTERS = 40_000;

/** Tells a model plainly what was done before it was cut off, and why it ended. */
export function draftSection(draft: EarlierDraft | undefined, frame: Frame): string {
  if (draft === undefined) return '';
  const changes = draft.changes.map(({ path, action, from }) =>
    action === 'rename' && from !== undefined ? `rename ${from} to ${path}` : `${action} ${path}`,
  );
  return [
    `This request was begun before. That turn ended because ${REASONS[draft.reason] ?? 'the model could not go on'}; nothing of it is saved, but what it had made is staged in your working copy now:`,
    frame('staged', changes.length === 0 ? '(nothing)' : changes.join('\n')),
    CHECKS[draft.checks],
    draft.details === '' ? '' : `Its checks had found:\n${frame('faults', maskKeys(draft.details))}`,
    overtaken(draft, frame),
    'Go on from there: read what you need, finish what is missing, mend what is wrong. Do not start over.',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function overtaken({ overtaken: files }: EarlierDraft, frame: Frame): string {
  if (files.length === 0) return '';
  let left = MAX_SHOWN_CHARACTERS;
  const shown = files.map(({ path, content }) => {
    const text = content === null ? '(moved, deleted, or not text)' : maskFile(path, content).slice(0, left);
    left -= text.length;
    return frame('draft-file', text, { path });
  });
  return `Others changed these files since, so they stand as the others left them. What the draft made of them, to bring both together by hand:\n${shown.join('\n')}`;
}
