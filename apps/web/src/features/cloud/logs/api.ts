import { limits } from '@loam/contract';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { useApi } from '../../../shared/api-context.tsx';
import { type LogLine, readLines } from './model/log-line.ts';
import { logQuery, type LogWish } from './model/log-query.ts';
import { spanOf, type TimeRange } from '../time-range/model/time-range.ts';

export interface LogsWish extends Omit<LogWish, 'untilMicros'> {
  readonly range: TimeRange;
}

/** Where a page begins and ends; the first one is the range itself. */
interface LogsPage {
  readonly lines: readonly LogLine[];
  readonly startMs: number;
}

interface Before {
  readonly untilMicros: number;
  readonly startMs: number;
}

const liveEveryMs = 3000;

const logKeys = {
  lines: (projectId: string, wish: LogsWish) => ['cloud', projectId, 'logs', wish],
} as const;

/** Lines of the range; each further page goes one day back from the oldest that is known. */
export function useLogs(
  projectId: string,
  { range, ...wish }: LogsWish,
  { isLive, isShown }: { readonly isLive: boolean; readonly isShown: boolean },
) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: logKeys.lines(projectId, { ...wish, range }),
    queryFn: async ({ pageParam, signal }): Promise<LogsPage> => {
      const span = pageParam
        ? { startMs: pageParam.startMs, endMs: Math.floor(pageParam.untilMicros / 1000) + 1 }
        : spanOf(range, Date.now());
      const { result } = await api.getBackendLogs({
        params: { projectId },
        query: {
          query: logQuery({ ...wish, untilMicros: pageParam?.untilMicros }),
          start: new Date(span.startMs).toISOString(),
          end: new Date(span.endMs).toISOString(),
        },
        signal,
      });
      return { lines: readLines(result), startMs: span.startMs };
    },
    initialPageParam: firstPage(),
    getNextPageParam: ({ lines, startMs }): Before => {
      const untilMicros = lines.at(-1)?.timestamp ?? startMs * 1000;
      return { untilMicros, startMs: Math.floor(untilMicros / 1000) - limits.logs.windowStepMs };
    },
    refetchInterval: isLive && isShown ? liveEveryMs : false,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

function firstPage(): Before | undefined {
  return undefined;
}

const Counted = z.array(z.object({ errors: z.number() }));
const errorsQuery =
  "select count(*) as errors from logs where severity_text in ('ERROR', 'FATAL', 'PANIC') or metadata.response.status_code >= 500";

/** Of all kinds, within the step that the logs go back by. */
export function useErrorCount(projectId: string) {
  const api = useApi();
  return useQuery({
    queryKey: ['cloud', projectId, 'log-errors'],
    queryFn: async ({ signal }) => {
      const end = Date.now();
      const { result } = await api.getBackendLogs({
        params: { projectId },
        query: {
          query: errorsQuery,
          start: new Date(end - limits.logs.windowStepMs).toISOString(),
          end: new Date(end).toISOString(),
        },
        signal,
      });
      return Counted.parse(result)[0]?.errors ?? 0;
    },
    staleTime: 30_000,
  });
}
