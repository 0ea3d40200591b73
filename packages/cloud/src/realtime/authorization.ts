import { sqlState } from '../postgres/errors.ts';
import { runAs } from '../postgres/batch/index.ts';
import type { RealtimeDatabases } from './ports.ts';

/** As whom policies are asked, and about which channel. */
export interface Asker {
  readonly role: string;
  readonly claims: Readonly<Record<string, unknown>>;
  /** Without the prefix of the protocol. */
  readonly topic: string;
  /** Of the request that opened the socket. */
  readonly headers: Readonly<Record<string, string>>;
}

export type Extension = 'broadcast' | 'presence';

/** The policies of a project on `realtime.messages`: reading is receiving, inserting is sending. */
export interface Authorization {
  readable(asker: Asker): Promise<ReadonlySet<Extension>>;
  isWritable(asker: Asker, extension: Extension): Promise<boolean>;
}

const refused = '42501';

export function createAuthorization(ref: string, databases: RealtimeDatabases): Authorization {
  const rollback = () => 'rollback' as const;
  return {
    async readable(asker) {
      const client = await databases.acquire(ref);
      try {
        const [, rows = []] = await runAs(client, sessionOf(asker), {
          statements: [
            { text: 'select count(*) from realtime.add_probes($1)', values: [asker.topic] },
            {
              text: `select extension from realtime.messages
                where topic = $1 and event is null and payload is null and inserted_at = now() at time zone 'utc'`,
              values: [asker.topic],
            },
          ],
          decide: rollback,
        });
        const extensions = new Set(rows.map(([extension]) => extension));
        return new Set((['broadcast', 'presence'] as const).filter((known) => extensions.has(known)));
      } catch (error) {
        if (sqlState(error) !== refused) throw error;
        return new Set();
      }
    },
    async isWritable(asker, extension) {
      const client = await databases.acquire(ref);
      try {
        await runAs(client, sessionOf(asker), {
          statements: [
            {
              text: 'insert into realtime.messages (topic, extension) values ($1, $2)',
              values: [asker.topic, extension],
            },
          ],
          decide: rollback,
        });
        return true;
      } catch (error) {
        if (sqlState(error) !== refused) throw error;
        return false;
      }
    },
  };
}

function sessionOf({ role, claims, topic, headers }: Asker) {
  const { sub } = claims;
  const settings: (readonly [string, string])[] = [
    ['realtime.topic', topic],
    ['request.jwt.claims', JSON.stringify({ ...claims, role })],
    ['request.jwt.claim.sub', typeof sub === 'string' ? sub : ''],
    ['request.jwt.claim.role', role],
    ['request.headers', JSON.stringify(headers)],
  ];
  return { role, settings, isReadOnly: false };
}
