import { runAs } from '../../postgres/batch/index.ts';
import type { Json } from '../json.ts';
import type { StorageDatabases } from '../ports.ts';

/** As whom statements run: row level security decides by it. */
export interface Actor {
  readonly role: string;
  readonly claims: Json;
  /** The person, where there is one. */
  readonly owner: string | undefined;
  /** False for somebody who showed nothing at all. */
  readonly isKnown: boolean;
}

export interface Statement {
  readonly text: string;
  readonly values: readonly (string | null)[];
}

export interface Rows {
  readonly [index: number]: string | null | undefined;
}

/** The tables of one cloud, for one request. */
export interface StorageDatabase {
  /** All of it or nothing; the rows of the last statement. */
  run(actor: Actor, ...statements: readonly Statement[]): Promise<readonly Rows[]>;
  /** Would it be allowed: does it and takes it back. */
  attempt(actor: Actor, ...statements: readonly Statement[]): Promise<readonly Rows[]>;
}

export const serviceActor: Actor = {
  role: 'service_role',
  claims: { role: 'service_role' },
  owner: undefined,
  isKnown: true,
};

export const nobody: Actor = { role: 'anon', claims: { role: 'anon' }, owner: undefined, isKnown: false };

export interface Asked {
  readonly ref: string;
  readonly method: string;
  readonly path: string;
  /** Policies can ask for it by `storage.operation()`. */
  readonly operation: string;
}

export function openDatabase(databases: StorageDatabases, asked: Asked): StorageDatabase {
  const sessionOf = ({ role, claims }: Actor) => ({
    role,
    isReadOnly: false,
    settings: [
      ['search_path', 'storage, public, extensions'],
      ['request.jwt.claims', JSON.stringify({ ...claims, role })],
      ['request.method', asked.method],
      ['request.path', asked.path],
      ['storage.operation', asked.operation],
      ['storage.allow_delete_query', 'true'],
    ] as const,
  });
  return {
    async run(actor, ...statements) {
      const client = await databases.acquire(asked.ref);
      return (await runAs(client, sessionOf(actor), { statements })).at(-1) ?? [];
    },
    async attempt(actor, ...statements) {
      const client = await databases.acquire(asked.ref);
      const work = { statements, decide: () => 'rollback' as const };
      return (await runAs(client, sessionOf(actor), work)).at(-1) ?? [];
    },
  };
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The older column for owners takes nothing but ids. */
export function uuidOrNull(value: string | undefined): string | null {
  return value !== undefined && uuid.test(value) ? value : null;
}

/** As the protocol writes moments. */
export function moment(column: string): string {
  return `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
}
