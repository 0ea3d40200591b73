import { runAs } from '../../postgres/batch/index.ts';
import type { RealtimeDatabases } from '../ports.ts';

export interface PresenceRow {
  readonly ref: string;
  readonly node: string;
  readonly channel: string;
  readonly key: string;
  /** JSON. */
  readonly meta: string;
}

/** Who is present, for all processes. */
export interface PresenceStore {
  load(channels: readonly string[]): Promise<PresenceRow[]>;
  save(added: readonly PresenceRow[], removed: readonly string[]): Promise<void>;
  /** All that this process says, instead of what it said before. */
  replace(node: string, rows: readonly PresenceRow[]): Promise<void>;
  /** What processes left that are gone; what was removed is given back to one of those who ask. */
  removeOthers(living: readonly string[]): Promise<PresenceRow[]>;
}

const columns = 'ref, node, channel, key, meta';
const insert = `insert into realtime.presence (${columns})
  select ref, node, channel, key, meta::jsonb
  from jsonb_to_recordset($1::jsonb) as added (ref text, node text, channel text, key text, meta text)
  on conflict (ref) do nothing`;

export function createPresenceStore(ref: string, databases: RealtimeDatabases): PresenceStore {
  const run = async (...statements: { readonly text: string; readonly values: readonly string[] }[]) => {
    const client = await databases.acquireService(ref);
    return await runAs(
      client,
      { role: 'supabase_realtime_admin', settings: [], isReadOnly: false },
      { statements },
    );
  };
  return {
    async load(channels) {
      const [rows = []] = await run({
        text: `select ${columns} from realtime.presence where channel in (select jsonb_array_elements_text($1::jsonb))`,
        values: [JSON.stringify(channels)],
      });
      return rows.map(toRow);
    },
    async save(added, removed) {
      await run(
        {
          text: 'delete from realtime.presence where ref in (select jsonb_array_elements_text($1::jsonb))',
          values: [JSON.stringify(removed)],
        },
        { text: insert, values: [JSON.stringify(added)] },
      );
    },
    async replace(node, rows) {
      await run(
        { text: 'delete from realtime.presence where node = $1', values: [node] },
        { text: insert, values: [JSON.stringify(rows)] },
      );
    },
    async removeOthers(living) {
      const [rows = []] = await run({
        text: `delete from realtime.presence
          where node not in (select jsonb_array_elements_text($1::jsonb)) returning ${columns}`,
        values: [JSON.stringify(living)],
      });
      return rows.map(toRow);
    },
  };
}

function toRow([ref, node, channel, key, meta]: readonly (string | null)[]): PresenceRow {
  return { ref: ref ?? '', node: node ?? '', channel: channel ?? '', key: key ?? '', meta: meta ?? '{}' };
}
