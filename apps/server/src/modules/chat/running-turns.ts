import type { AiMessage, ProjectId } from '@loam/contract';
import type { MessageKey } from './rows.ts';

/** An answer that this process writes now. */
export interface RunningTurn {
  readonly key: MessageKey;
  /** The message with everything that has been told so far, and the number of the last frame. */
  current(): { readonly message: AiMessage; readonly seq: number };
  stop(reason: 'person' | 'shutdown' | 'lost'): void;
  /** People have replied: whoever waits looks. */
  replied(): void;
}

export interface RunningTurns {
  add(turn: RunningTurn): void;
  remove(turn: RunningTurn): void;
  find(projectId: ProjectId, messageId: string): RunningTurn | undefined;
  all(): RunningTurn[];
}

export function createRunningTurns(): RunningTurns {
  const turns = new Map<string, RunningTurn>();
  const name = (projectId: string, messageId: string) => `${projectId}/${messageId}`;
  return {
    add: (turn) => void turns.set(name(turn.key.projectId, turn.key.id), turn),
    remove(turn) {
      const key = name(turn.key.projectId, turn.key.id);
      if (turns.get(key) === turn) turns.delete(key);
    },
    find: (projectId, messageId) => turns.get(name(projectId, messageId)),
    all: () => [...turns.values()],
  };
}
