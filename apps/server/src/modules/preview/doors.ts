import type { ProjectId, UserId } from '@loam/contract';
import type { Db } from '@loam/db';
import { type Clock, hashToken, type Ids } from '@loam/kernel';
import type { ProjectAccess } from '../../http/access.ts';
import { type Actor, anonymous } from '../../http/actor.ts';
import type { PreviewLinks } from './links.ts';
import type { PreviewStore } from './store.ts';

/** `all`: whatever a preview can show. `app`: the app as it was last built, for someone who came by a link. */
export type View = 'all' | 'app';

export interface DoorsDeps {
  readonly db: Db;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly store: PreviewStore;
  readonly links: Pick<PreviewLinks, 'read' | 'isOpen'>;
  access(actor: Actor, id: ProjectId): Promise<ProjectAccess | undefined>;
}

/** Who may look at a preview: a ticket is exchanged once for a session of that one project's host. */
export interface Doors {
  issueTicket(actor: Actor, projectId: ProjectId): Promise<string>;
  /** The token of a new session; undefined for a ticket that is unknown, old, used, or of another project. */
  enter(ticket: string, projectId: ProjectId): Promise<string | undefined>;
  /** The same for the code of a preview link, which can be used again. */
  enterByLink(code: string, projectId: ProjectId): Promise<string | undefined>;
  viewOf(session: string, projectId: ProjectId): Promise<View | undefined>;
  /** Someone's access may have changed: what was found out before counts no more. */
  forget(): void;
}

/** A page asks for a hundred files at once; a person who was removed is out after this at the latest. */
const answerKeptMs = 2000;
const answersKept = 10_000;
const tokenShape = /^[\w-]{20,100}$/;

export function createDoors({ db, ids, clock, store, links, access }: DoorsDeps): Doors {
  const answers = new Map<string, { readonly answer: Promise<View | undefined>; readonly atMs: number }>();

  async function findView(tokenHash: string, projectId: ProjectId): Promise<View | undefined> {
    const session = await store.findSession(db, tokenHash);
    if (!session || session.project_id !== projectId) return undefined;
    if (session.link_id !== null) return (await links.isOpen(session.link_id, projectId)) ? 'app' : undefined;
    const found = await access(actorOf(session.user_id), projectId);
    return found?.permissions.has('ViewProject') ? 'all' : undefined;
  }

  return {
    async issueTicket(actor, projectId) {
      const ticket = ids.token();
      const isUser = actor.kind === 'user';
      await store.insertTicket(db, {
        tokenHash: hashToken(ticket),
        projectId,
        userId: isUser ? actor.userId : null,
        accountSessionId: isUser ? (actor.sessionId ?? null) : null,
      });
      return ticket;
    },
    async enter(ticket, projectId) {
      if (!tokenShape.test(ticket)) return undefined;
      const session = ids.token();
      return db.transaction(async (tx) => {
        const taken = await store.takeTicket(tx, hashToken(ticket), projectId);
        if (!taken) return undefined;
        await store.insertSession(tx, {
          tokenHash: hashToken(session),
          projectId,
          userId: taken.user_id,
          accountSessionId: taken.account_session_id,
        });
        return session;
      });
    },
    async enterByLink(code, projectId) {
      const linkId = await links.read(code, projectId);
      if (linkId === undefined) return undefined;
      const session = ids.token();
      const tokenHash = hashToken(session);
      await store.insertSession(db, { tokenHash, projectId, userId: null, accountSessionId: null, linkId });
      return session;
    },
    viewOf(session, projectId) {
      if (!tokenShape.test(session)) return Promise.resolve(undefined);
      const tokenHash = hashToken(session);
      const key = `${projectId} ${tokenHash}`;
      const nowMs = clock.now().getTime();
      const known = answers.get(key);
      if (known && nowMs - known.atMs < answerKeptMs) return known.answer;
      if (answers.size >= answersKept) answers.clear();
      const answer = findView(tokenHash, projectId);
      answers.set(key, { answer, atMs: nowMs });
      answer.catch(() => answers.delete(key));
      return answer;
    },
    forget: () => answers.clear(),
  };
}

function actorOf(userId: UserId | null): Actor {
  // The role is one of the installation and gives nothing on a project.
  return userId === null ? anonymous : { kind: 'user', userId, role: 'user', via: 'cookie' };
}
