import { AppError } from '@loam/kernel';
import { CONFLICT_TEXT } from './texts.data.ts';
import { turnError } from './turn-error.ts';
import type { Turn } from './turn.ts';

const MAX_MESSAGE = 72;
const MAX_SUMMARY = 500;

export interface Version {
  readonly editId: string;
  readonly commitSha: string;
}

/** Makes everything that was staged one version. From here on the turn cannot be stopped any more. */
export async function commit(turn: Turn): Promise<Version> {
  // Time that is up does not keep what works from being saved; a person's stop does.
  turn.options.signal.throwIfAborted();
  const summary = summaryOf(turn);
  try {
    return await turn.ports.commit({
      changes: turn.files.changes(),
      message: messageOf(summary, turn.request.text),
      summary,
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'conflict') {
      throw turnError('conflict', CONFLICT_TEXT, { cause: error, meta: { details: error.detail } });
    }
    throw error;
  }
}

/** The first of the model's closing words, without lists and headings; without any, the request. */
function summaryOf(turn: Turn): string {
  const said = plain(firstParagraph(turn.state.lastText));
  return (said === '' ? plain(turn.request.text) : said).slice(0, MAX_SUMMARY);
}

function firstParagraph(text: string): string {
  return text.split(/\n\s*\n/u).find((part) => plain(part) !== '') ?? '';
}

/** One line, as a commit wants it. */
function messageOf(summary: string, request: string): string {
  const sentence = /^.+?[.!?](?=\s|$)/u.exec(summary)?.[0] ?? summary;
  const line = sentence.replace(/[.\s]+$/u, '');
  const chosen = line === '' ? plain(request) : line;
  if (chosen.length <= MAX_MESSAGE) return chosen || 'Change the app';
  const cut = chosen.slice(0, MAX_MESSAGE - 1);
  const space = cut.lastIndexOf(' ');
  return `${(space > MAX_MESSAGE / 2 ? cut.slice(0, space) : cut).toWellFormed()}…`;
}

function plain(text: string): string {
  return text
    .replaceAll(/<suggestions>[\s\S]*?(?:<\/suggestions>|$)/gu, '')
    .replaceAll(/<(file|edit)\b[\s\S]*?(?:<\/\1>|$)/gu, '')
    .replaceAll(/```[\s\S]*?(?:```|$)/gu, '')
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll(/[*_`#>|]+/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
}
