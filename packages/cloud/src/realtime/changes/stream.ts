import { errorMessage, type Logger } from '@loam/kernel';
import type { RealtimeDatabases } from '../ports.ts';
import { changeErrorJson, changeJson, oldOf, type WrittenValues } from './change-json.ts';
import { isPassing, type CompiledFilter } from './filters.ts';
import { createDecoder, type RowChange } from './pgoutput.ts';
import { openReplication, type Replication } from './replication.ts';
import { compileFor, type Subscription } from './subscriptions.ts';
import { factsStatement, publication, tablesIn, type TableFacts } from './tables.ts';
import { isPassingInSql, visibleRows } from './visibility.ts';
import type { RowsToSee, Statement, Viewer } from './visibility-sql.ts';
import { writtenValues } from './written-values.ts';

export interface StreamOptions {
  readonly ref: string;
  readonly databases: RealtimeDatabases;
  readonly logger: Logger;
  /** A longer row comes without its long values. */
  readonly longestRecord: number;
  /** To these subscriptions; JSON. */
  onChange(subscriptions: readonly Subscription[], data: string): void;
  onLost(error: Error | undefined): void;
}

/** Changes that come within it are looked at together: policies are asked once for all of them. */
const gatherMs = 4;
const mostAtOnce = 500;
/** Beyond it nothing more is read from the log until some are told. */
const [mostWaiting, fewWaiting] = [4000, 1000];

/** The changes of one cloud, told to those who may see them. One process at a time has it. */
export class ChangeStream {
  readonly subscriptions = new Map<string, Subscription>();
  readonly #options: StreamOptions;
  readonly #decode = createDecoder();
  #replication: Replication | undefined;
  #facts: Facts | undefined;
  #waiting: RowChange[] = [];
  #timer: NodeJS.Timeout | undefined;
  #isWorking = false;
  #isClosed = false;

  constructor(options: StreamOptions) {
    this.#options = options;
  }

  /** Resolves once every change from now on will be heard of. */
  async open(): Promise<void> {
    const { ref, databases, onLost } = this.#options;
    this.#replication = await openReplication({
      connectionString: await databases.replicationString(ref),
      ref,
      publication,
      onMessage: (message) => this.#hear(message),
      onEnd: (error) => {
        if (!this.#isClosed) onLost(error);
      },
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#replication?.close();
  }

  #hear(message: Buffer): void {
    const change = this.#decode(message);
    if (!change || !this.#isWanted(change)) return;
    this.#waiting.push(change);
    if (this.#waiting.length > mostWaiting) this.#replication?.pause();
    if (!this.#isWorking) this.#timer ??= setTimeout(() => void this.#work(), gatherMs);
  }

  #isWanted(change: RowChange): boolean {
    for (const subscription of this.subscriptions.values()) if (isAbout(subscription, change)) return true;
    return false;
  }

  async #work(): Promise<void> {
    this.#timer = undefined;
    this.#isWorking = true;
    while (this.#waiting.length > 0 && !this.#isClosed) {
      const taken = this.#waiting.splice(0, mostAtOnce);
      if (this.#waiting.length < fewWaiting) this.#replication?.resume();
      try {
        await this.#tell(taken);
      } catch (error) {
        const { logger, ref } = this.#options;
        logger.warn({ ref, error: errorMessage(error) }, 'realtime: changes could not be told');
      }
    }
    this.#isWorking = false;
  }

  async #tell(changes: readonly RowChange[]): Promise<void> {
    const wanted = changes.map((change) => ({
      change,
      subscriptions: [...this.subscriptions.values()].filter((each) => isAbout(each, change)),
    }));
    const roles = new Set(wanted.flatMap(({ subscriptions }) => subscriptions.map(({ role }) => role)));
    const facts = factsStatement([...new Set(changes.map(({ relation }) => relation.id))], [...roles]);
    if (facts.values.join(' ') !== this.#facts?.asked) await this.#learn(facts);
    // What was known is asked for again beside the policies, as both must be what they are now.
    for (;;) {
      const known = this.#facts;
      if (!known) return;
      const passing = await this.#passing(wanted, known.tables);
      const asked = questionsAbout(passing);
      const { seen, beside } = await visibleRows(this.#options, [...asked.values()], facts);
      if (this.#learnt(facts, beside) !== known) continue;
      const written = await writtenValues(this.#options, passing);
      const sees: Sees = (viewer, change) => {
        const question = asked.get(questionKey(change.relation.id, viewer));
        return (question && seen.get(question)?.has(change)) ?? false;
      };
      for (const each of passing) this.#emit(each, sees, written);
      return;
    }
  }

  async #learn(facts: Statement): Promise<void> {
    this.#learnt(facts, (await visibleRows(this.#options, [], facts)).beside);
  }

  #learnt({ values }: Statement, rows: readonly (readonly (string | null)[])[]): Facts {
    const [asked, text] = [values.join(' '), JSON.stringify(rows)];
    if (this.#facts?.asked !== asked || this.#facts.text !== text)
      this.#facts = { asked, text, tables: tablesIn(rows) };
    return this.#facts;
  }

  async #passing(
    wanted: readonly Pick<Passing, 'change' | 'subscriptions'>[],
    tables: ReadonlyMap<number, TableFacts>,
  ): Promise<Passing[]> {
    const passing: Passing[] = [];
    for (const { change, subscriptions } of wanted) {
      const table = tables.get(change.relation.id);
      if (!table) continue;
      const kept: Subscription[] = [];
      for (const each of subscriptions) if (await this.#isPassing(each, change, table)) kept.push(each);
      passing.push({ change, table, subscriptions: kept });
    }
    return passing;
  }

  async #isPassing(subscription: Subscription, change: RowChange, table: TableFacts): Promise<boolean> {
    if (subscription.params.filters.length === 0) return true;
    const { compiled } = subscription;
    if (!compiled.has(table.id))
      compiled.set(table.id, await compileFor(this.#options, subscription, table).catch(() => undefined));
    for (const filter of compiled.get(table.id) ?? [undefined])
      if (!filter || !(await this.#holds(subscription, { change, table, filter }))) return false;
    return true;
  }

  async #holds(viewer: Viewer, { change, table, filter }: FilteredChange): Promise<boolean> {
    const { column } = filter.filter;
    const known = change.type === 'DELETE' ? undefined : change.values.get(column);
    const value = known === undefined ? oldOf(change, table).get(column) : known;
    // Of what the log does not tell nothing is known to hold.
    if (value === undefined) return false;
    const holds = isPassing(filter, value);
    if (holds !== undefined || value === null) return holds ?? false;
    const typeSql = table.columns.find(({ name }) => name === column)?.typeSql ?? 'text';
    return await isPassingInSql(this.#options, viewer, { filter: filter.filter, value, typeSql });
  }

  /** Written once for everyone who sees the same columns. */
  #emit({ change, table, subscriptions }: Passing, sees: Sees, written: WrittenValues): void {
    const { onChange, longestRecord } = this.#options;
    const groups = new Map<string, Subscription[]>();
    for (const subscription of subscriptions) {
      const fault = change.type === 'DELETE' ? undefined : faultOf(table, subscription.role);
      if (fault === undefined && needsPolicies(change, table) && !sees(subscription, change)) continue;
      const key = fault ?? JSON.stringify([subscription.role, subscription.params.select]);
      const group = groups.get(key);
      if (group) group.push(subscription);
      else groups.set(key, [subscription]);
    }
    for (const [key, group] of groups) {
      const [first] = group;
      if (!first) continue;
      const { role, params } = first;
      const data = key.startsWith('Error')
        ? changeErrorJson(change, key)
        : changeJson({ change, table, role, select: params.select, longestRecord, written });
      onChange(group, data);
    }
  }
}

/** What the catalogue said of the tables of some changes, and for which roles. */
interface Facts {
  readonly asked: string;
  readonly text: string;
  readonly tables: ReadonlyMap<number, TableFacts>;
}

type Sees = (viewer: Viewer, change: RowChange) => boolean;

interface FilteredChange {
  readonly change: RowChange;
  readonly table: TableFacts;
  readonly filter: CompiledFilter;
}

interface Passing {
  readonly change: RowChange;
  readonly table: TableFacts;
  readonly subscriptions: readonly Subscription[];
}

/** Asked once for everyone who has the same role and claims. */
function questionsAbout(passing: readonly Passing[]): Map<string, RowsToSee> {
  const asked = new Map<string, RowsToSee & { readonly changes: RowChange[] }>();
  for (const { change, table, subscriptions } of passing) {
    if (!needsPolicies(change, table)) continue;
    for (const { role, claims } of subscriptions) {
      if (faultOf(table, role) !== undefined) continue;
      const key = questionKey(table.id, { role, claims });
      const known = asked.get(key) ?? { viewer: { role, claims }, table, changes: [] };
      asked.set(key, known);
      if (known.changes.at(-1) !== change) known.changes.push(change);
    }
  }
  return asked;
}

function questionKey(table: number, { role, claims }: Viewer): string {
  return `${table} ${role} ${claims}`;
}

function isAbout({ params }: Subscription, { type, relation }: RowChange): boolean {
  return (
    (params.event === '*' || params.event === type) &&
    (params.table === '*' || params.table === relation.table) &&
    (params.schema === '*' || params.schema === relation.schema)
  );
}

/** A deleted row cannot be asked for any more. */
function needsPolicies({ type }: RowChange, { hasRowSecurity }: TableFacts): boolean {
  return type !== 'DELETE' && hasRowSecurity;
}

/** Why rows of a table cannot be shown to a role at all. */
function faultOf({ columns }: TableFacts, role: string): string | undefined {
  const keys = columns.filter(({ isKey }) => isKey);
  if (keys.length === 0) return 'Error 400: Bad Request, no primary key';
  return keys.every(({ readers }) => readers.has(role)) ? undefined : 'Error 401: Unauthorized';
}
