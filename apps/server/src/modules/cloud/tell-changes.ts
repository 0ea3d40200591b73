import type { ManagedDatabases } from '@loam/cloud/management';
import { BackendPart, type ProjectId, topics } from '@loam/contract';
import { errorMessage } from '@loam/kernel';
import type { Binding, UncheckedCall } from '../../http/bind.ts';
import type { LivePublisher } from '../../live/live.ts';
import type { CloudContext } from './context.ts';

export interface ChangeTeller {
  /** The same calls; whoever else looks at the cloud hears of those that changed something. */
  tellingOf(bindings: Binding[]): Binding[];
  /** The same databases; SQL and migrations that changed one are heard of, whoever sent them by whichever call. */
  tellingSql(databases: ManagedDatabases): ManagedDatabases;
  /** Its status changed, in whichever process and for whatever reason. */
  tellStatus(ref: string): void;
  /** What the files of a project describe was put into it. */
  tellImported(ref: string): void;
  /** Its app wrote to these by its own calls. */
  tellRows(ref: string, tables: readonly string[]): void;
}

/** Says which part of a cloud changed, at most the names of tables, never what: everybody asks for what they may see. */
export function createChangeTeller(
  { store, db, logger }: Pick<CloudContext, 'store' | 'db' | 'logger'>,
  live: LivePublisher,
): ChangeTeller {
  const tell = (projectId: ProjectId, part: BackendPart, more?: { readonly tables: readonly string[] }) =>
    live.signal(topics.backend(projectId), { type: 'backend.changed', payload: { part, ...more } });
  const tellOf = (ref: string, ...what: [BackendPart, { readonly tables: readonly string[] }?]) => {
    const told = async () => {
      const row = await store.findServed(db, ref);
      if (row) tell(row.project_id, ...what);
    };
    told().catch((error: unknown) =>
      logger.warn({ ref, error: errorMessage(error) }, 'nobody was told of a change of a cloud'),
    );
  };
  return {
    tellingOf: (bindings) =>
      bindings.map((binding) => {
        const part = partOf(binding);
        if (part === undefined) return binding;
        const invoke = async (call: UncheckedCall) => {
          const answer = await binding.invoke(call);
          if (call.project) tell(call.project.project.id, part);
          return answer;
        };
        return { ...binding, invoke };
      }),
    tellingSql: (databases) => ({
      ...databases,
      async runAsOwner(ref, sql, options) {
        const results = await databases.runAsOwner(ref, sql, options);
        if (!options?.isReadOnly && results.some(({ command }) => !lookingCommands.has(command)))
          tellOf(ref, 'sql');
        return results;
      },
      async migrate(ref, migration) {
        const done = await databases.migrate(ref, migration);
        tellOf(ref, 'sql');
        return done;
      },
    }),
    tellStatus: (ref) => tellOf(ref, 'status'),
    tellImported: (ref) => tellOf(ref, 'sql'),
    tellRows: (ref, tables) => tellOf(ref, 'rows', { tables }),
  };
}

/** Of tools that say of no query that it only looks. */
const lookingCommands: ReadonlySet<string> = new Set(['SELECT', 'SHOW', 'EXPLAIN', 'SET']);

const base = '/projects/:projectId/backend';
const changing = ['EditBackend', 'ManageBackend'];
/** Enabling and deleting have no name of their own. */
const ofStatus = ['', 'pause', 'wake', 'compute', 'restore'];
/** Calls that only look, although they are no GET. */
const looking = /\/(?:query|try|read|cancel|page|count|one|export)$/;

function partOf({ endpoint: { method, path, permission } }: Binding): BackendPart | undefined {
  const isChange = method !== 'GET' && changing.includes(permission) && !looking.test(path);
  if (!isChange || !path.startsWith(base)) return undefined;
  const [, name = ''] = path.slice(base.length).split('/');
  if (name === 'import') return 'sql';
  return ofStatus.includes(name) ? 'status' : BackendPart.safeParse(name).data;
}
