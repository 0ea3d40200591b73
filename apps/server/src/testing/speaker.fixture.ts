import type { Project } from '@loam/contract';
import { expect } from 'vitest';
import { z } from 'zod';
import type { Person } from './people.ts';
import type { ChatProcess } from './chat.fixture.ts';

export const Message = z.looseObject({
  id: z.string(),
  variant: z.string(),
  status: z.string(),
  content: z.string(),
});
const Page = z.object({ messages: z.array(Message), has_more: z.boolean() });

/** For a machine that does many other things at the same time. */
export const patience = { timeout: 30_000 };

/** Short words for one person in one project. */
export function speaker(process: ChatProcess, person: Person, project: Pick<Project, 'id'>) {
  const at = `/projects/${project.id}`;
  const send = (route: string, body?: object) =>
    process.send(route, { as: person, ...(body ? { body } : {}) });
  const say = (id: string, message = 'Hello', more: object = {}) =>
    send(`POST ${at}/chat`, { id: pad(id), ai_message_id: pad(`${id}-ai`), message, ...more });
  const list = async (query = '') => Page.parse((await send(`GET ${at}/messages${query}`)).body);
  const get = async (id: string) =>
    z
      .object({ message: z.looseObject({ status: z.string(), content: z.string() }), stream_seq: z.number() })
      .parse((await send(`GET ${at}/messages/${pad(id)}`)).body);
  return {
    send,
    say,
    list,
    get,
    at,
    answer: async (id: string) => (await get(`${id}-ai`)).message,
    async ends(id: string, status = 'completed') {
      await expect.poll(async () => (await get(`${id}-ai`)).message.status, patience).toBe(status);
      return (await get(`${id}-ai`)).message;
    },
  };
}

/** Ids have at least eight characters. */
export function pad(id: string): string {
  return id.length >= 8 ? id : `message-${id}`;
}
