import type { LogStore } from '@loam/cloud/logs';
import { cloudLimits, cloudEndpoints as endpoints, type ProjectId } from '@loam/contract';
import { AppError } from '@loam/kernel';
import { bind, type Binding } from '../../http/bind.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CloudContext } from './context.ts';
import type { Lifecycle } from './lifecycle.ts';

/** Where the lines of clouds are kept; absent where there is no place for databases of projects. */
export type CloudLogs = Pick<LogStore, 'write' | 'query' | 'sweep'>;

export function logRoutes(
  { clock }: Pick<CloudContext, 'clock'>,
  { lifecycle, logs }: { readonly lifecycle: Lifecycle; readonly logs: CloudLogs | undefined },
): Binding[] {
  const readLogs = async (projectId: ProjectId, asked: LogsAsked) => {
    const { ref } = await lifecycle.require(projectId);
    if (!logs) throw new ApiError('unavailable', 'This installation keeps no logs of clouds.');
    const endMs = asked.end ? Date.parse(asked.end) : clock.now().getTime();
    const startMs = asked.start ? Date.parse(asked.start) : endMs - cloudLimits.logsDefaultRangeMs;
    try {
      const window = { ref, fromMicros: startMs * 1000, toMicros: endMs * 1000 };
      return { result: [...(await logs.query(asked.query, window))] };
    } catch (error) {
      if (error instanceof AppError && error.code === 'query_invalid')
        throw new ApiError('invalid_input', error.detail);
      throw error;
    }
  };
  return [bind(endpoints.getBackendLogs, ({ params, query }) => readLogs(params.projectId, query))];
}

interface LogsAsked {
  readonly query: string;
  readonly start?: string | undefined;
  readonly end?: string | undefined;
}
