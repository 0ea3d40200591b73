import { oneOf, section, text } from './entry.ts';

const projects = section(1, 3, {
  'project.visibility': oneOf('project.visibilities', ['public', 'private', 'draft']),
  'workspace.plan': oneOf('workspace.plans', ['free', 'pro', 'biz', 'enterprise']),
  'domain.status': oneOf('domain.statuses', ['active', 'pending']),
  'domain.otherStatus': text('domains.stillBeingConfigured', 'still being configured'),
  'collaborator.accessLevel': oneOf('collaborator.accessLevels', ['admin', 'write', 'read']),
  'collaborator.label.owner': text('sharing.roles.owner', 'Owner'),
  'collaborator.label.write': text('sharing.roles.write', 'Editor'),
  'collaborator.label.read': text('sharing.roles.read', 'Viewer'),
  'analytics.granularity': oneOf('analytics.granularities', ['hourly', 'daily']),
});

const chat = section(1, 3, {
  'chat.mode': oneOf('chat.modes', ['instant']),
  'chat.role': oneOf('chat.roles', ['user', 'ai']),
  'chat.localUserMessage.type': oneOf('chat.userMessageTypes', ['userMessage']),
  'chat.optimistic.status': oneOf('chat.optimisticStatuses', ['running']),
  'chat.optimistic.messageType': oneOf('chat.aiMessageTypes', ['aiMessage']),
  'chat.optimistic.tag': oneOf('chat.messageTags', ['instant-mode-message']),
  'chat.defaultStatus': oneOf('chat.defaultStatuses', ['completed']),
  'chat.history.variants': oneOf('chat.historyVariants', [
    'user message',
    'AI message',
    'branch switched',
    'external commit pushed',
    'revert success',
    'manual edit',
  ]),
  'chat.models': oneOf('chat.models', [
    'auto',
    'gpt-4.1',
    'gpt-4.1-mini',
    'gpt-5',
    'o4-mini',
    'gemini-2.5-pro',
    'gemini-2.5-flash',
    'claude-3.7',
    'claude-4',
    'lightning',
    'kimi-k2',
    'grok-4',
    'qwen-3-coder-480b',
  ]),
  'edit.type': oneOf('edit.types', ['ai_update', 'revert', 'initial', 'developer_update', 'manual_update']),
  'edit.feedback': oneOf('edit.feedbacks', ['positive', 'negative', 'no_feedback']),
  'toolPreference.default': oneOf('toolPreference.defaults', ['ask']),
  'upload.status': oneOf('upload.statuses', ['uploading']),
});

const externalBackend = section(1, 3, {
  'externalBackend.organization.status': oneOf('externalBackend.organizationStatuses', [
    'connected',
    'failed',
    'needs_refresh',
  ]),
  'externalBackend.project.status': oneOf('externalBackend.projectStatuses', [
    'ACTIVE_HEALTHY',
    'ACTIVE_UNHEALTHY',
    'COMING_UP',
    'GOING_DOWN',
    'INACTIVE',
    'INIT_FAILED',
    'REMOVED',
    'RESTARTING',
    'RESIZING',
    'UNKNOWN',
    'UPGRADING',
    'PAUSING',
    'RESTORING',
    'RESTORE_FAILED',
    'PAUSE_FAILED',
    'not-connected',
  ]),
});

const security = section(1, 3, {
  'security.level': oneOf('security.levels', ['error', 'warn', 'info']),
  'security.scanners': oneOf('security.scanners', [
    'open_table',
    'supabase',
    'supabase_lov',
    'agent_security',
  ]),
  'security.scanner.openTable': text('security.scanners.open_table', 'Database Schema'),
  'security.scanner.supabaseLov': text('security.scanners.supabase_lov', 'LLM Database Check'),
  'security.scanner.agent': text('security.scanners.agent_security', 'Security Agent'),
  'security.messageKinds': oneOf('security.messageKinds', [
    'security_review',
    'security_scan',
    'security_fix',
    'security_fix_v2',
    'security_chat',
  ]),
});

const errors = section(1, 3, {
  'error.kinds': oneOf('errors.kinds', [
    'build',
    'code diff',
    'deploy supabase functions',
    'dependency install',
    'file edited without permission',
    'excluded file edited',
    'immediate runtime',
    'no code change',
    'runtime',
    'http client error',
    'http server error',
    'supabase edge function error',
    'cors error',
    'supabase sql error',
    'search-replace failed',
    'search-replace missing file',
    'changed missing file',
    'rename failed',
    'deletion failed',
  ]),
});

export const doc1Entities = [...projects, ...chat, ...externalBackend, ...security, ...errors];
