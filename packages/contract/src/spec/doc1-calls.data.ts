import { call, limit, oneOf, page, route, section } from './entry.ts';

const chatBody = [
  'id',
  'message',
  'mode',
  'contains_error',
  'error_ids',
  'ai_message_id',
  'selected_elements',
  'tags',
  'current_page',
  'view',
  'view_description',
  'model',
  'integrate_supabase_project_id',
  'integrate_supabase_org_id',
  'session_replay',
  'client_logs',
  'network_requests',
  'runtime_errors',
  'chat_only',
  'intent',
];

const project = section(1, 7, {
  'chat.send': call('POST /projects/{id}/chat', { body: chatBody }),
  'repo.accessibility': call('GET /projects/{id}/repo-accessibility', {
    answer: ['accessibility', 'status'],
  }),
  'github.installations': call('GET /users/github-installations'),
  'code.edit': call('POST /projects/{id}/edit-code', {
    body: [
      'changes',
      'uploads',
      'commit_message',
      'file_edit_type',
      'path',
      'content',
      'download_url',
      'file_id',
    ],
    answer: ['error'],
  }),
  'deployment.create': call('POST /projects/{id}/deployments', { answer: ['deployment_id'] }),
  'project.unpublish': call('POST /projects/{id}/unpublish'),
  'project.rename': call('PUT /projects/{id}', { body: ['name'] }),
  'edit.revert': call('POST /projects/{id}/revert-to-edit', {
    body: ['edit_id', 'message_id'],
    answer: ['id', 'commit_message', 'tags', 'summary'],
  }),
  'supabase.disconnect': call('POST /projects/{id}/supabase/disconnect'),
  'project.zip': call('GET /projects/{id}/download-zip'),
  'domain.remove': call('DELETE /projects/{id}/domains/{domain}'),
  'supabase.projectOrganizations': call('GET /projects/{id}/workspace/supabase-organizations'),
  'supabase.workspaceOrganizations': call('GET /workspaces/{id}/supabase-organizations'),
  'toolPreference.set': call('POST /user/preferences/tool-preferences/{integration}/{tool}', {
    body: ['approval_preference'],
  }),
  'toolPreference.list': call('GET /user/preferences/tool-preferences', {
    answer: ['integration_name', 'tool_name', 'approval_preference'],
  }),
  'file.uploadUrl': call('POST /files/generate-upload-url', {
    body: ['file_name', 'content_type', 'status'],
    answer: ['url'],
  }),
  'file.downloadUrl': call('POST /files/generate-download-url', { body: ['dir_name', 'file_name'] }),
  'file.publicUrl': call('POST /files/generate-public-url'),
  'security.scan': call('POST /projects/{id}/security-scan', {
    body: ['scanner_configs', 'name', 'mode', 'background', 'force'],
  }),
  'security.scan.defaults': oneOf('security.defaultScanners', ['supabase', 'supabase_lov']),
  'security.scan.agent': oneOf('security.agentScanners', ['agent_security']),
  'errors.handle': call('PATCH /projects/{id}/handle-errors', { body: ['error_ids'] }),
  'code.source': call('GET /projects/{id}/source-code', {
    query: ['commit_sha'],
    answer: ['name', 'contents', 'binary', 'sizeExceeded'],
  }),
  'user.feedbackStatus': call('GET /user/feedback-status'),
});

const people = section(1, 7, {
  'presence.post': call('POST /projects/{id}/presence'),
  'presence.every': limit('presence.refreshMs', '60 s'),
  'magicCode.list': call('GET /projects/{id}/magic-codes', { answer: ['magic_codes', 'id', 'access_level'] }),
  'magicCode.create': call('POST /projects/{id}/magic-codes', { body: ['access_level'], answer: ['id'] }),
  'magicCode.remove': call('DELETE /projects/{id}/magic-codes/{magicCodeId}'),
  'project.shared': call('GET /user/projects/shared', { answer: ['collaboration_status', 'is_pending'] }),
  'collaborator.list': call('GET /projects/{id}/collaborators', {
    answer: ['id', 'display_name', 'email', 'access_level', 'joined_at'],
  }),
  'collaborator.every': limit('sharing.collaboratorsRefreshMs', '60 s'),
  'collaborator.invite': call('POST /projects/{id}/collaborators', { body: ['email', 'access_level'] }),
  'collaborator.change': call('PUT /projects/{id}/collaborators/{collaboratorId}', {
    body: ['access_level'],
  }),
  'collaborator.remove': call('DELETE /projects/{id}/collaborators/{collaboratorId}'),
  'community.list': call('GET /projects/community', { query: ['limit', 'view', 'category', 'cursor'] }),
  'community.limit': limit('community.pageSize', '16 projects'),
  'userProjects.list': call('GET /users/{userId}/projects', {
    query: ['limit', 'sort_by', 'order', 'category', 'start_after'],
  }),
  'userProjects.limit': limit('projects.userProjectsPageSize', '100 projects'),
  'userProjects.sort': limit('projects.userProjectsSortBy', 'updated_at'),
  'userProjects.order': limit('projects.userProjectsOrder', 'desc'),
});

const reads = section(1, 7, {
  'analytics.read': call('GET /projects/{id}/analytics', { query: ['startDate', 'endDate', 'granularity'] }),
  'analytics.trend': call('GET /projects/{id}/analytics/trend'),
  'analytics.trend.every': limit('analytics.trendRefreshMs', '60 s'),
  'project.details': call('GET /projects/{id}/details'),
  'integration.list': call('GET /projects/{id}/integrations'),
  'integration.read': call('GET /projects/{id}/integrations/{name}'),
  'admin.benchmarkTags': call('GET /admin/benchmarks/tags', { answer: ['tags'] }),
  'workspace.usage': call('GET *', {
    answer: ['cloud_usage', 'ai_gateway_usage', 'available_balance', 'free', 'used', 'billed'],
  }),
  'profile.read': call('GET *', { answer: ['username', 'avatar_url'] }),
});

const sockets = section(1, 7, {
  'oauth.method': oneOf('externalBackend.pkceMethods', ['S256']),
  'oauth.redirect': page('/supabase/callback'),
  'code.socket': route('/_sandbox/code/ws'),
  'devServer.messageType': oneOf('preview.buildMessageTypes', ['error']),
  'devServer.reconnect': limit('preview.buildSocketReconnectMs', '1000 ms'),
  'topic.domains': route('custom_domains by project_id', 'project:{id}:domains'),
  'topic.edits': route('project edits', 'project:{id}:edits'),
  'topic.trajectory': route('trajectory documents', 'project:{id}:messages'),
  'topic.security': route('projects/{id}/security/data', 'project:{id}:security'),
  'topic.errors': route('project errors where handled_at is empty', 'project:{id}:errors'),
  'topic.presence': route('status/{projectId}', 'project:{id}:presence'),
  'topic.message': route('projects/{projectId}/trajectory/{messageId}', 'project:{id}:message:{messageId}'),
});

export const doc1Calls = [...project, ...people, ...reads, ...sockets];
