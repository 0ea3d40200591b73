import { createFrame } from '../context/frame.ts';
import type { CheckFault } from '../ports.ts';
import { maskFile, maskKeys } from '../tools/mask.ts';
import type { Turn } from './turn.ts';

const MAX_TOLD = 12;
const MAX_FAULT_CHARACTERS = 1_500;
const LINES_AROUND = 4;
const MAX_FILES = 4;
const MAX_FILE_CHARACTERS = 24_000;

const MEND =
  'Find the cause of each, read what you are not sure about, and mend it. Then say again in one to three sentences what the person can do now; do not mention these faults.';

/** What keeps the changes from being saved, with what does not beside it. */
export async function faultMessage(
  turn: Turn,
  gating: readonly CheckFault[],
  soft: readonly CheckFault[],
): Promise<string> {
  const alone = await listed(turn, soft);
  return [
    'Your changes were checked and are not right yet. Nothing is saved until this is mended:',
    await listed(turn, gating),
    ...(soft.length === 0
      ? []
      : ['This is not right either; alone it would not keep the changes from being saved:', alone]),
    MEND,
  ].join('\n');
}

/** The app runs: what is left of these is saved with it. */
export async function softMessage(turn: Turn, faults: readonly CheckFault[]): Promise<string> {
  return [
    'Your changes build and the pages open, but this is not right yet:',
    await listed(turn, faults),
    'Mend it now. What you leave is saved as it is, and the person is told of each error that is left. Then say again in one to three sentences what the person can do now.',
  ].join('\n');
}

/** The same faults once more, with the files as they are now instead of as the model remembers them. */
export async function freshFilesMessage(turn: Turn, gating: readonly CheckFault[]): Promise<string> {
  const frame = createFrame(turn.request.turnId);
  const paths = [...new Set(gating.flatMap(({ path }) => path ?? []))];
  const files = await Promise.all(
    (paths.length > 0 ? paths : turn.files.touched()).slice(0, MAX_FILES).map(async (path) => {
      const content = await turn.files.read(path).catch(() => undefined);
      if (typeof content !== 'string') return [];
      return [frame('file', maskFile(path, content).slice(0, MAX_FILE_CHARACTERS), { path })];
    }),
  );
  return [
    'The same errors are back: what you did did not touch their cause. Nothing is saved until this is mended:',
    await listed(turn, gating),
    'The files as they are now, which may differ from what you remember:',
    ...files.flat(),
    'Do not repeat the last attempt. Say to yourself what the message means, check every name and path in it against the files above, and mend it in another way; leaving out the part that fails is better than leaving the app broken. Then say in one to three sentences what the person can do now.',
  ].join('\n');
}

async function listed(turn: Turn, faults: readonly CheckFault[]): Promise<string> {
  const frame = createFrame(turn.request.turnId);
  const lines = await Promise.all(faults.slice(0, MAX_TOLD).map((fault) => describe(turn, fault)));
  const more = faults.length > MAX_TOLD ? [`… ${faults.length - MAX_TOLD} more of the kind`] : [];
  return frame('faults', maskKeys([...lines, ...more].join('\n\n')));
}

async function describe(
  turn: Turn,
  { kind, label = kind, message, path, line }: CheckFault,
): Promise<string> {
  const place = path === undefined ? '' : ` in ${path}${line === undefined ? '' : `:${line}`}`;
  const excerpt = path !== undefined && line !== undefined ? await linesAround(turn, path, line) : '';
  return `[${label}]${place}: ${message.slice(0, MAX_FAULT_CHARACTERS)}${excerpt}`;
}

async function linesAround(turn: Turn, path: string, line: number): Promise<string> {
  const content = await turn.files.read(path).catch(() => undefined);
  if (typeof content !== 'string') return '';
  const lines = maskFile(path, content).split('\n');
  const from = Math.max(0, line - 1 - LINES_AROUND);
  const shown = lines.slice(from, line + LINES_AROUND);
  return `\n${shown.map((text, index) => `${from + index + 1} | ${text.slice(0, 240)}`).join('\n')}`;
}
