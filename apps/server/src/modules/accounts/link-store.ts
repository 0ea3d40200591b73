import { type Queries, sql } from '@loam/db';
import { hashToken, type Ids } from '@loam/kernel';
import { z } from 'zod';

/** What a link in a mail is good for. */
export const MailLink = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('reset-password'), userId: z.uuid() }),
  z.object({ kind: z.literal('verify-email'), userId: z.uuid(), email: z.string() }),
  z.object({ kind: z.literal('approve-email-change'), userId: z.uuid(), newEmail: z.string() }),
  z.object({ kind: z.literal('change-email'), userId: z.uuid(), newEmail: z.string() }),
]);
export type MailLink = z.infer<typeof MailLink>;
export type MailLinkKind = MailLink['kind'];

export type LinkStore = ReturnType<typeof createLinkStore>;

const lifeMinutes = 60;

/** A link works once and for an hour. Only its hash is stored: `{kind} {hash} {json}`. */
export function createLinkStore(ids: Ids) {
  return {
    create: async (queries: Queries, link: MailLink) => {
      const id = ids.uuid();
      const secret = ids.token();
      const value = `${link.kind} ${hashToken(secret)} ${JSON.stringify(link)}`;
      await queries.run(sql`
        insert into verifications (id, identifier, value, expires_at)
        values (${id}, ${identifierOf(link.userId)}, ${value}, now() + make_interval(mins => ${lifeMinutes}))`);
      return `${id}.${secret}`;
    },
    /** Deletes and returns it in one statement: of two that open the same link at once, one gets it. */
    consume: async (queries: Queries, token: string, kinds: readonly MailLinkKind[]) => {
      const [id, secret] = token.split('.');
      if (!z.uuid().safeParse(id).success || !secret) return undefined;
      const row = await queries.first<{ value: string; is_alive: boolean }>(sql`
        delete from verifications
        where id = ${id} and identifier like 'mail-link:%'
          and split_part(value, ' ', 1) = any(${kinds}::text[]) and split_part(value, ' ', 2) = ${hashToken(secret)}
        returning value, expires_at > now() as is_alive`);
      if (!row?.is_alive) return undefined;
      return MailLink.parse(JSON.parse(row.value.split(' ').slice(2).join(' ')));
    },
    /** A newer link of the same kind, or a change of what it protects, makes the older ones worthless. */
    forget: (queries: Queries, userId: string, kinds: readonly MailLinkKind[]) =>
      queries.run(sql`
        delete from verifications
        where identifier = ${identifierOf(userId)} and split_part(value, ' ', 1) = any(${kinds}::text[])`),
  };
}

function identifierOf(userId: string): string {
  return `mail-link:${userId}`;
}
