import type { BaseFiles, EarlierDraft, FileChange, TurnRequest } from '@loam/agent';
import { chatTexts } from '@loam/contract';
import { errorMessage } from '@loam/kernel';
import type { TurnContext } from './context.ts';
import { pathsOf, unpackChanges } from './draft-changes.ts';
import type { MessageKey } from '../chat/index.ts';
import { baseFiles } from './turn-ports.ts';

export interface OpenedDraft {
  readonly draft: EarlierDraft;
  /** What the person had asked for at first. */
  readonly request: string;
}

/** The draft that an answer goes on with, put onto the newest version. Undefined for an answer of its own. */
export async function openDraft(
  context: Pick<TurnContext, 'db' | 'drafts' | 'source' | 'logger'>,
  answer: MessageKey,
  now: BaseFiles,
): Promise<OpenedDraft | undefined> {
  const row = await context.drafts.continuedBy(context.db, answer);
  if (!row) return undefined;
  const key = { projectId: answer.projectId, id: row.message_id };
  const packed = await context.drafts.readChanges(context.db, key);
  if (packed === null) return undefined;
  const changes = await unpackChanges(packed);
  const base = baseFiles(context.source, answer.projectId, row.base_sha);
  const overtaken =
    row.base_sha === now.commitSha ? new Set<string>() : await changedSince(context, { base, now, changes });
  const isOvertaken = ({ path, from }: FileChange) =>
    overtaken.has(path) || (from !== undefined && overtaken.has(from));
  return {
    request: row.request,
    draft: {
      changes: changes.filter((change) => !isOvertaken(change)),
      // Checked was the draft on its own base.
      checks: row.base_sha === now.commitSha ? row.checks : 'not_run',
      reason: row.reason,
      details: row.details,
      overtaken: changes
        .filter(isOvertaken)
        .map(({ path, content }) => ({ path, content: typeof content === 'string' ? content : null })),
    },
  };
}

/** The model is asked what was asked at first; what a person added to it while it waited comes after. */
export function withDraft(request: TurnRequest, opened: OpenedDraft | undefined): TurnRequest {
  if (!opened) return request;
  const added = request.text.trim() === chatTexts.continueText ? '' : `\n\n${request.text}`;
  return { ...request, text: `${opened.request}${added}`, draft: opened.draft };
}

interface Sides {
  readonly base: BaseFiles;
  readonly now: BaseFiles;
  readonly changes: readonly FileChange[];
}

/** Paths of the draft that others changed too, with everything that is renamed from or onto one of them. */
async function changedSince(
  { logger }: Pick<TurnContext, 'logger'>,
  { base, now, changes }: Sides,
): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const path of pathsOf(changes)) {
    const before = await base.read(path).catch((error: unknown) => {
      logger.warn({ error: errorMessage(error) }, 'the base of a draft could not be read');
      return undefined;
    });
    if (before !== (await now.read(path))) found.add(path);
  }
  for (const { path, from } of changes) {
    if (from !== undefined && (found.has(path) || found.has(from))) found.add(path).add(from);
  }
  return found;
}
