import type { BaseFiles, FileChange } from '@loam/agent';
import {
  type CodeFile,
  codeSocketLimits,
  type CodeSignalType,
  type DiscardedCode,
  type StagedCode,
  topics,
} from '@loam/contract';
import { errorMessage, type Logger } from '@loam/kernel';
import type { LivePublisher } from '../../live/live.ts';
import { createBeat } from './beat.ts';
import type { MessageKey } from '../chat/index.ts';

/** What one turn has staged, for people who look at the code meanwhile. */
export interface TurnCode {
  staged(changes: () => readonly FileChange[]): void;
  /** What was staged is a version now. */
  committed(): void;
  close(): void;
}

export interface StagedCodes {
  open(key: MessageKey, base: BaseFiles): TurnCode;
  /** What turns of this process have staged in a project so far. */
  of(projectId: string): StagedCode[];
}

/** By path: the text, null for what is no text, undefined where there is no file any more. */
type Told = ReadonlyMap<string, string | null | undefined>;

const tellEveryMs = 150;

export function createStagedCodes(live: Pick<LivePublisher, 'signal'>, logger: Logger): StagedCodes {
  const beat = createBeat(tellEveryMs);
  const open = new Map<string, { readonly key: MessageKey; told(): Told }>();
  return {
    of: (projectId) =>
      [...open.values()]
        .filter(({ key, told }) => key.projectId === projectId && told().size > 0)
        .map(({ key, told }) => stagedCode(key.id, told())),
    open(key, base) {
      const name = `${key.projectId}/${key.id}`;
      const topic = topics.code(key.projectId);
      const signal = (type: CodeSignalType, payload: StagedCode | DiscardedCode) =>
        live.signal(topic, { type, payload });
      let told: Told = new Map();
      let latest: (() => readonly FileChange[]) | undefined;
      let work = Promise.resolve();
      let isOver = false;
      open.set(name, { key, told: () => told });

      async function tell(): Promise<void> {
        const changes = latest?.();
        latest = undefined;
        if (!changes || isOver) return;
        const next = await viewOf(changes, base, told);
        const fresh = new Map(
          [...next].filter(([path, content]) => !told.has(path) || told.get(path) !== content),
        );
        // It may have ended while the base was read.
        if (fresh.size === 0 || isOver) return;
        told = next;
        signal('code.staged', stagedCode(key.id, fresh));
      }

      return {
        staged(changes) {
          if (latest === undefined) {
            beat.next(() => {
              work = work
                .then(tell)
                .catch((error: unknown) =>
                  logger.warn({ error: errorMessage(error) }, 'staged files could not be shown'),
                );
            });
          }
          latest = changes;
        },
        committed: () => void (isOver = true),
        close() {
          open.delete(name);
          if (isOver || told.size === 0) return;
          isOver = true;
          signal('code.discarded', { message_id: key.id, paths: [...told.keys()] });
        },
      };
    },
  };
}

/** Everything that differs from the base, and what was told before and is as in the base again. */
async function viewOf(changes: readonly FileChange[], base: BaseFiles, told: Told): Promise<Told> {
  const view = new Map<string, string | null | undefined>();
  for (const { action, path, from, content } of changes) {
    if (action === 'delete') view.set(path, undefined);
    else if (action === 'write') view.set(path, typeof content === 'string' ? content : null);
    else if (from !== undefined) view.set(from, undefined).set(path, await base.read(from));
  }
  for (const path of told.keys()) if (!view.has(path)) view.set(path, await base.read(path));
  return view;
}

function stagedCode(messageId: string, view: Told): StagedCode {
  const files: CodeFile[] = [];
  const deleted: string[] = [];
  for (const [path, content] of view) {
    if (content === undefined) deleted.push(path);
    else files.push(codeFile(path, content));
  }
  return { message_id: messageId, files, deleted };
}

function codeFile(path: string, text: string | null): CodeFile {
  const omitted = text !== null && text.length > codeSocketLimits.fileBytes;
  const contents = omitted ? null : text;
  return { name: path, path, contents, binary: text === null, sizeExceeded: false, omitted };
}
