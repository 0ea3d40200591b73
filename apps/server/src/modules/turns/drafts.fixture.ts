import type { FileChange, TurnResult } from '@loam/agent';
import type { Project } from '@loam/contract';
import { expect } from 'vitest';
import { z } from 'zod';
import type { Person } from '../../testing/people.ts';
import type { ChatProcess, Script } from '../../testing/chat.fixture.ts';
import { pad, speaker } from '../../testing/speaker.fixture.ts';

export const write = (path: string, content: string): FileChange => ({ path, action: 'write', content });

/** A turn that ends at a limit with this much made. */
export function endsEarly(
  changes: readonly FileChange[],
  checks: 'passed' | 'failed' | 'not_run' = 'not_run',
  more: Partial<TurnResult> = {},
): Script {
  return async ({ tell }) => {
    tell({ type: 'text', delta: 'I begin.' });
    return {
      outcome: 'broken',
      text: 'I begin.',
      failure: { code: 'step_limit', message: 'Too many steps.', details: 'b.ts: wrong' },
      draft: { changes, checks },
      ...more,
    };
  };
}

export interface DraftDesk extends ReturnType<typeof speaker> {
  /** Sends a message whose turn leaves this draft. */
  leave(id: string, script: Script): Promise<Record<string, unknown>>;
  keep(id: string): ReturnType<ReturnType<typeof speaker>['send']>;
  discard(id: string): ReturnType<ReturnType<typeof speaker>['send']>;
  goOn(id: string, as: string): ReturnType<ReturnType<typeof speaker>['send']>;
  draft(id: string): Promise<unknown>;
  /** Path to text, of the newest version. */
  files(): Promise<ReadonlyMap<string, string | null>>;
  /** Saves files as a person does in the editor. */
  commit(changes: readonly FileChange[]): Promise<void>;
}

const Source = z.object({ files: z.array(z.object({ path: z.string(), contents: z.string().nullable() })) });

export function draftDesk(process: ChatProcess, person: Person, project: Pick<Project, 'id'>): DraftDesk {
  const chat = speaker(process, person, project);
  const at = (id: string) => `${chat.at}/messages/${pad(`${id}-ai`)}/draft`;
  return {
    ...chat,
    async leave(id, script) {
      process.scripts.push(script);
      await chat.say(id, `Build ${id}`);
      return chat.ends(id, 'failed');
    },
    keep: (id) => chat.send(`POST ${at(id)}/keep`),
    discard: (id) => chat.send(`DELETE ${at(id)}`),
    goOn: (id, as) => chat.send(`POST ${at(id)}/continue`, { id: pad(as), ai_message_id: pad(`${as}-ai`) }),
    draft: async (id) => (await chat.answer(id))['draft'],
    async files() {
      const { files } = Source.parse((await chat.send(`GET ${chat.at}/source-code`)).body);
      return new Map(files.map(({ path, contents }) => [path, contents]));
    },
    async commit(changes) {
      process.scripts.push(async ({ ports }) => {
        const version = await ports.commit({ changes, message: 'Meanwhile', summary: 'Meanwhile' });
        return { outcome: 'changed', version };
      });
      const id = `other-${changes.map(({ path }) => path.replaceAll(/\W/g, '')).join('-')}`;
      expect((await chat.say(id, 'Meanwhile')).status).toBe(202);
      await chat.ends(id);
    },
  };
}
