import { AiMessage } from '@loam/contract';
import type { MessageRow } from '../chat/index.ts';

/** What a model may believe of an earlier answer: the words that stood, and what became of it. */
export interface PastAnswer {
  readonly text: string;
  readonly changedPaths: readonly string[];
  readonly notes: readonly string[];
}

const offlineModel = 'offline';
const maxQuoteCharacters = 300;
const maxPaths = 12;
const nothingSaved = 'nothing was saved';

/** The parts of a stored answer that tell what happened; a part that cannot be read is left out. */
const Told = AiMessage.pick({
  steps: true,
  questions: true,
  approvals: true,
  secret_requests: true,
  errors: true,
  notes: true,
  pipeline_errors: true,
  model: true,
  changed_paths: true,
})
  .partial()
  .catch({});
type Told = ReturnType<typeof Told.parse>;

/** `asked` is the model that is to read this: words of another one are marked. */
export function pastAnswer(row: MessageRow, asked: string | undefined): PastAnswer {
  const told = Told.parse(row.body);
  const touched = touchedPaths(told);
  const isSaved = row.edit_id !== null;
  return {
    text: isClaimOfNothing(row, touched) ? '' : row.content,
    changedPaths: isSaved ? savedPaths(told, touched) : [],
    notes: [...writer(told, asked), ...talks(told), ...ending(row, told, touched)],
  };
}

/** Words about changes that were not saved would be read as if they were true. */
function isClaimOfNothing(row: MessageRow, touched: readonly string[]): boolean {
  if (row.edit_id !== null) return false;
  switch (row.status) {
    case 'failed':
      return true;
    case 'stopped':
    case 'interrupted':
      return touched.length > 0;
    case 'completed':
      return false;
    case 'queued':
    case 'running':
      return true;
  }
}

function writer({ model }: Told, asked: string | undefined): string[] {
  if (model === undefined || model === null || model === '' || model === asked) return [];
  return model === offlineModel
    ? ['answered by the built-in rules, without a language model']
    : [`answered by another model, ${model}`];
}

function talks({ questions = [], approvals = [], secret_requests: secrets = [] }: Told): string[] {
  const asked = questions.map(({ text, answer }) =>
    answer === null || answer.length === 0
      ? `asked ${quote(text)}, the person gave no answer`
      : `asked ${quote(text)}, the person answered ${quote(answer.join(', '))}`,
  );
  const decided = approvals.flatMap(({ title, decision }) =>
    decision === null ? [] : [`asked for leave: ${quote(title)}, the person ${decision} it`],
  );
  const given = secrets.map(({ secrets: needed, decision }) => {
    const names = needed.map(({ name }) => name).join(', ');
    return `asked for the secrets ${names}, the person ${decision === 'set' ? 'set them' : 'did not give them'}`;
  });
  return [...asked, ...decided, ...given];
}

function ending(row: MessageRow, told: Told, touched: readonly string[]): string[] {
  if (row.edit_id !== null) return endingAfterSave(row, told);
  const tried = touched.length > 0 ? `; it had worked on ${pathList(touched)}` : '';
  const lost = `${nothingSaved}${tried}${draftNote(row)}`;
  switch (row.status) {
    case 'failed':
      return [`failed: ${reason(told)}; ${lost}`];
    case 'stopped':
      return [`stopped; ${lost}`];
    case 'interrupted':
      return [`interrupted by a restart; ${lost}`];
    case 'completed':
      return [
        row.body['has_unfounded_claim'] === true
          ? 'nothing was changed; what the answer says of a change is not true'
          : 'nothing was changed',
      ];
    case 'queued':
    case 'running':
      return ['not finished'];
  }
}

function endingAfterSave({ status, draft }: MessageRow, told: Told): string[] {
  if (draft?.state === 'kept') {
    return [`${status} before it was done; the person kept what it had made until then`];
  }
  switch (status) {
    case 'failed':
      return [`failed after its changes were saved: ${reason(told)}`];
    case 'stopped':
      return ['stopped by the person, after its changes were saved'];
    case 'interrupted':
      return ['interrupted by a restart, after its changes were saved'];
    case 'completed':
      // What was left out, and at which limit it ended before all was done.
      return (told.notes ?? []).map(oneLine);
    case 'queued':
    case 'running':
      return [];
  }
}

function draftNote({ draft }: MessageRow): string {
  switch (draft?.state) {
    case 'offered':
      return '; its unfinished work is kept apart from the project as a draft';
    case 'continued':
      return '; its unfinished work was continued later';
    case 'discarded':
      return '; the person discarded its unfinished work';
    case 'kept':
    case 'expired':
    case undefined:
      return '';
  }
}

function reason({ errors = [], pipeline_errors: failures = [] }: Told): string {
  // What comes after the first sentence is advice for people.
  const [why] = failures[0]?.message.match(/^.*?[.!?](?=\s|$)/su) ?? [failures[0]?.message];
  const said = [why, errors[0] && `${errors[0].path ?? ''} ${errors[0].message}`];
  const text = said.flatMap((part) => (part ? [oneLine(part)] : [])).join(' ');
  return text === '' ? 'the turn broke off' : text.replace(/[.\s]+$/u, '');
}

/** What people did to the project between two requests. */
export function happening(row: MessageRow): string | undefined {
  const what = row.content === '' ? '' : `: ${quote(row.content)}`;
  switch (row.variant) {
    case 'revert_success':
      return `afterwards the person went back to an earlier version${what}; read the files again`;
    case 'manual_edit':
      return `afterwards the person changed files by hand${what}`;
    case 'external_commit_pushed':
      return `afterwards someone pushed changes from outside${what}`;
    case 'branch_switched':
      return 'afterwards the person switched to another branch; read the files again';
    case 'user_message':
    case 'ai_message':
      return undefined;
  }
}

/** What was written and taken back before the end is not in the version. */
function savedPaths({ changed_paths: saved = [] }: Told, touched: readonly string[]): readonly string[] {
  return saved.length > 0 ? saved : touched;
}

const changing: readonly string[] = ['write', 'rename', 'delete', 'package'];

function touchedPaths({ steps = [] }: Told): string[] {
  const paths = steps.flatMap(({ kind, status, paths: touched }) =>
    changing.includes(kind) && status === 'done' ? touched : [],
  );
  return [...new Set(paths)];
}

function pathList(paths: readonly string[]): string {
  const more = paths.length > maxPaths ? ` and ${paths.length - maxPaths} more` : '';
  return `${paths.slice(0, maxPaths).join(', ')}${more}`;
}

function quote(text: string): string {
  return `"${oneLine(text)}"`;
}

function oneLine(text: string): string {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  return line.length <= maxQuoteCharacters ? line : `${line.slice(0, maxQuoteCharacters).toWellFormed()}…`;
}
