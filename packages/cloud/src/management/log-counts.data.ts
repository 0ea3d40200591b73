/** Counts that Supabase's API has a name for, as queries of the logs; `unit` is minute, hour or day. */
export const logCounts: Readonly<Record<string, (unit: string, functionId: string) => string>> = {
  'functions.combined-stats': (unit, functionId) => `
    select timestamp_trunc(timestamp, ${unit}) as timestamp, count(*) as requests_count,
      countif(response.status_code < 400) as success_count,
      countif(response.status_code >= 400 and response.status_code < 500) as client_err_count,
      countif(response.status_code >= 500) as server_err_count,
      avg(m.execution_time_ms) as avg_execution_time, max(m.execution_time_ms) as max_execution_time
    from function_edge_logs cross join unnest(metadata) as m cross join unnest(m.response) as response
    ${functionId === '' ? '' : `where m.function_id = '${functionId}'`}
    group by timestamp order by timestamp`,
  'usage.api-counts': (unit) => `
    select timestamp_trunc(timestamp, ${unit}) as timestamp,
      ${['auth', 'realtime', 'rest', 'storage'].map((name) => `countif(starts_with(request.path, '/${name}/')) as total_${name}_requests`).join(', ')}
    from edge_logs cross join unnest(metadata) as m cross join unnest(m.request) as request
    group by timestamp order by timestamp`,
  'usage.api-requests-count': () => 'select count(*) as count from edge_logs',
};
