import type { UserId } from '@loam/contract';
import { randomIds } from '@loam/kernel';
import { createTestDatabase } from '@loam/testkit';
import { readConfig } from '../../config.ts';
import { addUser, createFakePorts, createModuleApp, type NewUser } from '../../testing/module-app.fixture.ts';
import { createWorkspaces } from './index.ts';

/** The module on a database of its own, with a clock that the test moves. */
export async function startWorkspaces() {
  const database = await createTestDatabase();
  const time = { now: new Date('2026-03-10T12:00:00Z') };
  const ports = createFakePorts();
  const workspaces = createWorkspaces({
    ...ports,
    db: database.db,
    ids: randomIds,
    clock: { now: () => time.now },
    config: readConfig({ LOAM_PUBLIC_URL: 'https://loam.test' }),
  });
  const app = {
    db: database.db,
    bindings: workspaces.bindings,
    workspace: workspaces.workspaceAccess,
  };
  const call = createModuleApp(app);
  const limitedCall = createModuleApp({ ...app, hasRateLimits: true });
  const newUser = (user: NewUser) => addUser(database.db, user);
  const newWorkspace = async (owner: UserId, name = 'Studio') =>
    String((await call(owner, 'POST /workspaces', { body: { name } })).body['id']);
  /** Invites and accepts, as two people would. */
  const join = async (inviter: UserId, id: string, who: { userId: UserId; role: 'admin' | 'member' }) => {
    const email = await emailOf(who.userId);
    await call(inviter, `POST /workspaces/${id}/invitations`, { body: { email, role: who.role } });
    const accepted = await call(who.userId, `POST /invitations/${lastToken()}/accept`);
    if (accepted.status !== 200) throw new Error(`joining answered ${accepted.status}`);
  };
  const emailOf = async (userId: UserId) => {
    const { rows } = await database.db.pool.query<{ email: string }>(
      'select email from users where id = $1',
      [userId],
    );
    return rows[0]?.email ?? '';
  };
  const lastToken = () => {
    const token = /\/invitations\/([\w-]+)/.exec(ports.heard.mails.at(-1)?.body ?? '')?.[1];
    if (!token) throw new Error('no invitation was mailed');
    return token;
  };
  return {
    ...database,
    workspaces,
    call,
    limitedCall,
    time,
    heard: ports.heard,
    newUser,
    newWorkspace,
    join,
    emailOf,
    lastToken,
  };
}
