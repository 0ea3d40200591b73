import { call, limit, oneOf, section } from './entry.ts';

const calls = section(3, 7, {
  'ai.integration': call('GET /projects/{id}/integrations/ai_gateway', { answer: ['is_used'] }),
  'ai.usage': call('GET /projects/{id}/integrations/ai_gateway/usage', {
    query: ['start', 'end'],
    answer: ['timestamp', 'model', 'provider', 'count'],
  }),
  'chat.send': call('POST /projects/{id}/chat', { body: ['id', 'message', 'chat_only', 'view', 'intent'] }),
  'chat.enableCloudView': oneOf('chat.enableViews', ['enable_cloud']),
  'file.raw': call('GET /projects/{id}/files/raw', { query: ['path'] }),
  'security.operation': call('POST /projects/{id}/security/operation', {
    body: ['operation', 'scanner_name', 'internal_id', 'finding', 'ignore', 'ignore_reason'],
  }),
  'security.operations': oneOf('security.operations', ['update', 'delete']),
  'speed.run': call('POST /projects/{id}/preview-page-speed', {
    body: ['url_source', 'strategy', 'categories'],
    answer: ['results', 'lighthouseResult', 'categories', 'audits'],
  }),
  'speed.urlSource': oneOf('speed.urlSources', ['publish']),
  'annotation.read': call('GET /projects/{id}/annotations/by-message/{messageId}'),
  'annotation.retries': limit('annotation.fetchRetries', '3 retries'),
  'annotation.backoff': limit('annotation.fetchBackoffMs', '500 ms'),
  'annotation.create': call('POST /projects/{id}/annotations', {
    body: ['message_id', 'annotation', 'keep_supabase_connection', 'tags'],
    answer: ['status'],
  }),
  'annotation.update': call('PUT /projects/{id}/annotations/{annotationId}', {
    body: ['annotation', 'tags'],
    answer: ['status'],
  }),
  'annotation.delete': call('DELETE /projects/{id}/annotations/{annotationId}', { answer: ['status'] }),
  'annotation.status': oneOf('annotation.answerStatuses', ['success']),
  'edit.diff': call('GET /projects/{id}/edits/{editId}/diff', { answer: ['diffs', 'error'] }),
  'graph.read': call('GET /admin/graphs/{projectId}/{graphId}'),
  'analytics.enable': call('* /projects/{id}*', { body: ['is_analytics_disabled'] }),
});

const proxy = section(3, 7, {
  'proxy.query': call('POST /projects/{projectId}/db-proxy/v1/projects/{ref}/database/query', {
    body: ['query', 'read_only'],
  }),
  'proxy.buckets': call('GET /projects/{projectId}/db-proxy/v1/projects/{ref}/storage/buckets'),
  'proxy.functions': call('GET /projects/{projectId}/db-proxy/v1/projects/{ref}/functions'),
  'proxy.restore': call('POST /projects/{projectId}/db-proxy/v1/projects/{ref}/restore'),
  'proxy.restore.retries': limit('cloud.restoreRetries', '3 retries'),
  'proxy.restore.delay': limit('cloud.restoreRetryDelayMs', '2 s'),
  'proxy.restore.cap': limit('cloud.restoreRetryMaxDelayMs', '10 s'),
  'proxy.restore.factor': limit('cloud.restoreRetryFactor', 2),
});

export const doc3Calls = [...calls, ...proxy];
