import { fieldOf, json, logCounts, type ManagementRoute, refusal } from '@loam/cloud/management';
import type { ServiceAnswer } from '@loam/cloud/gateway';
import { cloudLimits } from '@loam/contract';
import { AppError, type Clock } from '@loam/kernel';
import type { CloudLogs } from './logs.ts';

export interface LogRoutesOptions {
  readonly logs: CloudLogs;
  readonly clock: Clock;
}

interface Asked {
  readonly sql: unknown;
  readonly start: unknown;
  readonly end: unknown;
}

const path = 'analytics/endpoints';

/** What happened in the cloud, by queries and as counts. */
export function managementLogRoutes(options: LogRoutesOptions): ManagementRoute[] {
  const read = (name: string): ManagementRoute => ({
    method: 'GET',
    pattern: `${path}/${name}`,
    access: 'view',
    whileClosed: true,
    handle: ({ ref, query }) =>
      readLogs(options, ref, {
        sql: query.get('sql'),
        start: query.get('iso_timestamp_start'),
        end: query.get('iso_timestamp_end'),
      }),
  });
  return [
    read('logs.all'),
    read('logs'),
    {
      method: 'POST',
      pattern: `${path}/logs.all.otel`,
      access: 'view',
      whileClosed: true,
      handle: ({ ref, body }) =>
        readLogs(options, ref, {
          sql: fieldOf(body, 'sql'),
          start: fieldOf(body, 'iso_timestamp_start'),
          end: fieldOf(body, 'iso_timestamp_end'),
        }),
    },
    ...Object.entries(logCounts).map(([name, sqlFor]): ManagementRoute => ({
      method: 'GET',
      pattern: `${path}/${name}`,
      access: 'view',
      whileClosed: true,
      async handle({ ref, query }) {
        const interval = intervals[query.get('interval') ?? '1day'];
        if (!interval)
          return refusal(400, `interval: one of ${Object.keys(intervals).join(', ')} is needed.`);
        const functionId = query.get('function_id') ?? '';
        if (functionId !== '' && !/^[\w-]{1,64}$/.test(functionId))
          return refusal(400, 'function_id: the id of a function is needed.');
        const end = options.clock.now();
        const start = new Date(end.getTime() - interval.ms);
        const sql = sqlFor(interval.unit, functionId);
        return await readLogs(options, ref, { sql, start: start.toISOString(), end: end.toISOString() });
      },
    })),
  ];
}

const minute = 60_000;
const intervals: Readonly<Record<string, { readonly ms: number; readonly unit: string }>> = {
  '15min': { ms: 15 * minute, unit: 'minute' },
  '30min': { ms: 30 * minute, unit: 'minute' },
  '1hr': { ms: 60 * minute, unit: 'minute' },
  '3hr': { ms: 180 * minute, unit: 'minute' },
  '1day': { ms: 1440 * minute, unit: 'hour' },
  '3day': { ms: 3 * 1440 * minute, unit: 'hour' },
  '7day': { ms: 7 * 1440 * minute, unit: 'day' },
};

async function readLogs(
  { logs, clock }: LogRoutesOptions,
  ref: string,
  { sql, start, end }: Asked,
): Promise<ServiceAnswer> {
  const { logsQueryCharacters, logsDefaultRangeMs } = cloudLimits;
  if (typeof sql !== 'string' || sql.trim() === '' || sql.length > logsQueryCharacters)
    return refusal(400, `sql: a query of at most ${logsQueryCharacters} characters is needed.`);
  const endMs = typeof end === 'string' && end !== '' ? Date.parse(end) : clock.now().getTime();
  const startMs = typeof start === 'string' && start !== '' ? Date.parse(start) : endMs - logsDefaultRangeMs;
  if (Number.isNaN(endMs) || Number.isNaN(startMs)) return refusal(400, 'The times are not ISO timestamps.');
  try {
    const window = { ref, fromMicros: startMs * 1000, toMicros: endMs * 1000 };
    return json(200, { result: await logs.query(sql, window) });
  } catch (error) {
    if (error instanceof AppError && error.code === 'query_invalid') return refusal(400, error.detail);
    throw error;
  }
}
