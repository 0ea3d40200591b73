import { call, limit, section } from './entry.ts';

const backend = section(2, 7, {
  'logs.read': call('GET /projects/{id}/backend/logs', {
    query: ['start', 'end', 'query'],
    answer: ['result'],
  }),
  'secrets.list': call('GET /projects/{id}/backend/secrets', {
    answer: ['name', 'created_at', 'is_user_secret'],
  }),
  'secrets.create': call('POST /projects/{id}/backend/secrets', { body: ['secrets', 'name', 'value'] }),
  'secrets.delete': call('DELETE /projects/{id}/backend/secrets', { body: ['secretNames'] }),
  'compute.read': call('GET /projects/{id}/backend/compute', { answer: ['instance_type'] }),
  'compute.resize': call('PUT /projects/{id}/backend/compute', { body: ['instance_type'] }),
  'auth.read': call('GET /projects/{id}/backend/auth', {
    answer: ['disable_signup', 'external_anonymous_users_enabled', 'site_url', 'uri_allow_list'],
  }),
  'auth.update': call('PATCH /projects/{id}/backend/auth', {
    body: ['email', 'phone_settings', 'google_settings'],
  }),
  'status.read': call('GET /projects/{id}/backend/status', { answer: ['status'] }),
  'users.invite': call('POST /projects/{id}/backend/users/invite', { body: ['email'] }),
  'users.create': call('POST /projects/{id}/backend/users', { body: ['email', 'password', 'auto_confirm'] }),
  'users.delete': call('DELETE /projects/{id}/backend/users/{userID}'),
  'storage.objects': call('GET /projects/{id}/backend/storage/buckets/{bucketId}/objects', {
    query: ['path', 'limit', 'offset'],
  }),
  'storage.objects.limit': limit('storage.objectsDefaultLimit', '200 objects'),
});

const unnamed = section(2, 7, {
  'users.list': call('GET /projects/{id}/backend/*', {
    query: ['offset', 'limit', 'search'],
    answer: ['users', 'total'],
  }),
  'users.signups': call('GET /projects/{id}/backend/*', { query: ['days'] }),
  'analytics.trend': call('GET /projects/{id}/analytics/*', { answer: ['currentVisitors'] }),
  'export.page': limit('database.exportPageRows', '1000 rows'),
  'functions.logLimit': limit('functions.logQueryLimit', '1000 rows'),
  'logs.limit': limit('logs.pageSize', '100 rows'),
  'storage.limit': limit('storage.pageSize', '1000 objects'),
});

export const doc2Calls = [...backend, ...unnamed];
