import { checkSecrets } from '@loam/cloud/functions';
import type { ProjectId, UserId } from '@loam/contract';
import { type Db, type Queries, sql } from '@loam/db';
import type { Clock } from '@loam/kernel';
import { recordProjectActivity } from '../../activity/store.ts';
import type { KeyBox } from '../../key-box.ts';
import type { CloudStore } from './store.ts';

/** What a project's functions know and nobody reads again. */
export interface SecretStore {
  /** Names and times; newest first. */
  list(ref: string): Promise<readonly SecretEntry[]>;
  /** Values by name, for the functions themselves. */
  read(ref: string): Promise<Readonly<Record<string, string>>>;
  /** Adds them, or gives those that are there another value: all of them or none. */
  save(ref: string, secrets: Readonly<Record<string, string>>, by?: Keeper): Promise<void>;
  /** How many there were of those. */
  remove(ref: string, names: readonly string[], by?: Keeper): Promise<number>;
}

/** Who saves or removes, for the project's activity. */
export interface Keeper {
  readonly projectId: ProjectId;
  readonly actorId: UserId;
}

export interface SecretEntry {
  readonly name: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface SecretStoreDeps {
  readonly db: Db;
  readonly box: KeyBox;
  readonly clock: Clock;
  readonly announce: CloudStore['announce'];
  /** For this process, which need not wait until it is told. */
  readonly changed: (ref: string) => void;
}

interface SealedRow {
  readonly name: string;
  readonly sealed_value: string;
}

export function createSecretStore({ db, box, clock, announce, changed }: SecretStoreDeps): SecretStore {
  const read = async (queries: Queries, ref: string) => {
    const rows = await queries.rows<SealedRow>(
      sql`select name, sealed_value from cloud_secrets where ref = ${ref} order by name`,
    );
    return Object.fromEntries(
      rows.map(({ name, sealed_value: sealed }) => [name, box.open(sealed, placeOf(ref, name))]),
    );
  };
  const save: SecretStore['save'] = (ref, secrets, by) =>
    db.transaction(async (tx) => {
      // Two that add at once are one after the other: neither goes beyond the limit.
      await tx.run(sql`select 1 from clouds where ref = ${ref} for update`);
      checkSecrets({ ...(await read(tx, ref)), ...secrets });
      const at = clock.now();
      for (const [name, value] of Object.entries(secrets)) {
        await tx.run(sql`
          insert into cloud_secrets (ref, name, sealed_value, created_at, updated_at)
          values (${ref}, ${name}, ${box.seal(value, placeOf(ref, name))}, ${at}, ${at})
          on conflict (ref, name) do update set sealed_value = excluded.sealed_value, updated_at = excluded.updated_at`);
      }
      await record(tx, 'secret.saved', { names: Object.keys(secrets), by });
      await announce(tx, ref);
      tx.afterCommit(() => changed(ref));
    });
  return {
    async list(ref) {
      const rows = await db.rows<{ name: string; created_at: Date; updated_at: Date }>(sql`
        select name, created_at, updated_at from cloud_secrets where ref = ${ref} order by created_at desc, name`);
      return rows.map((row) => ({ name: row.name, createdAt: row.created_at, updatedAt: row.updated_at }));
    },
    read: (ref) => read(db, ref),
    save,
    remove: (ref, names, by) =>
      db.transaction(async (tx) => {
        const removed = await tx.run(
          sql`delete from cloud_secrets where ref = ${ref} and name = any(${[...names]})`,
        );
        if (removed > 0) await record(tx, 'secret.removed', { names, by });
        await announce(tx, ref);
        tx.afterCommit(() => changed(ref));
        return removed;
      }),
  };
}

/** Names alone. */
async function record(
  tx: Queries,
  kind: 'secret.saved' | 'secret.removed',
  { names, by }: { readonly names: readonly string[]; readonly by: Keeper | undefined },
): Promise<void> {
  if (by === undefined || names.length === 0) return;
  const deed = { kind, actorId: by.actorId, subject: names.join(', ') };
  await recordProjectActivity(tx, by.projectId, deed);
}

function placeOf(ref: string, name: string): string {
  return `cloud/${ref}/secrets/${name}`;
}
