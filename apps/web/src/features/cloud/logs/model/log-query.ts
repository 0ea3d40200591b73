import { type enums, limits } from '@loam/contract';

export type LogType = (typeof enums.logs.types)[number];

/** What kind of line a status of the filter is about: how grave it is, or how a request was answered. */
export const levelStatuses = ['error', 'warning', 'info', 'debug'] as const;
export const answerStatuses = ['2xx', '3xx', '4xx', '5xx'] as const;
export type LogStatus = (typeof levelStatuses)[number] | (typeof answerStatuses)[number];

interface LogSource {
  readonly table: string;
  /** Where the line has the status of an answer; without one its level counts. */
  readonly answer?: string;
}

export const logSources: Readonly<Record<LogType, LogSource>> = {
  function_edge: { table: 'function_edge_logs', answer: 'metadata.response.status_code' },
  authentication: { table: 'auth_logs', answer: 'metadata.status' },
  postgresql: { table: 'postgres_logs' },
  realtime: { table: 'realtime_logs' },
  storage: { table: 'storage_logs', answer: 'metadata.res.statusCode' },
  cron_job: { table: 'pg_cron_logs' },
  edge: { table: 'edge_logs', answer: 'metadata.response.status_code' },
  function: { table: 'function_logs' },
  postgrest: { table: 'postgrest_logs' },
  supavisor: { table: 'supavisor_logs' },
  pgbouncer: { table: 'pgbouncer_logs' },
  postgresql_upgrade: { table: 'pg_upgrade_logs' },
};

export function statusesOf(type: LogType): readonly LogStatus[] {
  return logSources[type].answer === undefined ? levelStatuses : answerStatuses;
}

export interface LogWish {
  readonly type: LogType;
  readonly search: string;
  readonly statuses: readonly LogStatus[];
  /** Only lines of one function. */
  readonly functionId?: string | undefined;
  /** Only lines up to this moment; the page before ended with it. */
  readonly untilMicros?: number | undefined;
}

/** The newest lines first, one page of them. */
export function logQuery(wish: LogWish): string {
  const { table } = logSources[wish.type];
  const conditions = [...conditionsOf(wish)];
  const where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : '';
  return `select id, timestamp, event_message, metadata from ${table}${where} order by timestamp desc limit ${limits.logs.pageSize}`;
}

function* conditionsOf({ type, search, statuses, functionId, untilMicros }: LogWish): Generator<string> {
  const wanted = cleanSearch(search);
  if (wanted !== '') yield `event_message ilike ${quoted(`%${wanted}%`)}`;
  if (functionId !== undefined) yield `metadata.function_id = ${quoted(functionId)}`;
  if (untilMicros !== undefined) yield `timestamp <= ${untilMicros}`;
  if (statuses.length === 0) return;
  const { answer } = logSources[type];
  yield answer === undefined
    ? `severity_text in (${statuses
        .flatMap((status) => levelNames[status] ?? [])
        .map(quoted)
        .join(', ')})`
    : `(${statuses.map((status) => answeredWith(answer, status)).join(' or ')})`;
}

function answeredWith(place: string, status: LogStatus): string {
  const from = Number.parseInt(status, 10) * 100;
  return `(${place} >= ${from} and ${place} < ${from + 100})`;
}

/** As the services of a cloud call them. */
const levelNames: Readonly<Partial<Record<LogStatus, readonly string[]>>> = {
  error: ['ERROR', 'FATAL', 'PANIC', 'CRITICAL'],
  warning: ['WARNING', 'WARN'],
  info: ['INFO', 'LOG', 'NOTICE'],
  debug: ['DEBUG'],
};

const unusual = /[^\p{L}\p{N}\s'"_\-./:@#=,;()[\]{}?&+*|<>!$^~]/gu;

/** Without what a search for lines has no use for, such as the wildcards of SQL. */
export function cleanSearch(text: string): string {
  return text.replaceAll(unusual, '').trim();
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
