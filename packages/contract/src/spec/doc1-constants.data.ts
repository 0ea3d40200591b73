import { limit, oneOf, section, text } from './entry.ts';

const projects = section(1, 9, {
  rateLimit: limit('chat.rateLimitCooldownMs', '60 s'),
  'usage.lowCredits': limit('usage.lowRemaining', '10 credits'),
  'usage.lowFreeCredits': limit('usage.lowRemainingFreeOnly', '0.5 credits'),
  'usage.reached': limit('usage.reachedRemaining', '0 credits'),
  pinned: limit('toolBar.maxPinnedTools', '6 tools'),
  'pinned.key': limit('toolBar.pinsVersion', 'v2.2'),
  'pinned.oldKey': limit('toolBar.pinsMigratedVersion', 'v2.1'),
  slug: limit('slug.maxCharacters', '45 characters'),
  siteDescription: limit('publish.siteDescriptionCharacters', '150 characters'),
  'image.compressOver': limit('uploads.compressOverBytes', '3 MB'),
  'image.compressOverPx': limit('uploads.compressOverPx', '2000 px'),
  'image.targetPx': limit('uploads.compressTargetPx', '1920 px'),
  'launchImage.bytes': limit('launch.imageMaxBytes', '3145728 bytes'),
  'launchImage.px': limit('launch.imageMaxPx', '2000 px'),
  'upload.bytes': limit('uploads.maxBytes', '5242880 bytes'),
  'upload.px': limit('uploads.maxPx', '1024 px'),
  replay: limit('chat.replayMaxCharacters', '1000000 characters'),
  'replay.event': limit('chat.replayEventMaxCharacters', '10000 characters'),
  logs: limit('chat.maxConsoleLogs', '50 logs'),
  requests: limit('chat.maxNetworkRequests', '50 requests'),
  errorText: limit('chat.errorTextMaxCharacters', '20000 characters'),
  'lock.window': limit('projects.lockIndicatorMs', '60 s'),
  'lock.check': limit('projects.lockCheckMs', '250 ms'),
});

const people = section(1, 9, {
  'presence.window': limit('presence.windowMs', '24 h'),
  'presence.nowWithin': limit('presence.nowMs', '5 min'),
  'presence.now': text('presence.now', 'Now'),
  'presence.avatars.mobile': limit('presence.maxAvatarsOnPhone', '3 avatars'),
  'presence.avatars': limit('presence.maxAvatars', '5 avatars'),
  'presence.refresh': limit('presence.refreshMs', '60000 ms'),
  'collaborators.refresh': limit('sharing.collaboratorsRefreshMs', '60000 ms'),
  'analyticsTrend.refresh': limit('analytics.trendRefreshMs', '60000 ms'),
  'community.page': limit('community.pageSize', '16 projects'),
  'userProjects.page': limit('projects.userProjectsPageSize', '100 projects'),
  'previewLink.expiry': limit('sharing.previewLinkExpiryMs', '7 days'),
  'previewLink.plans': oneOf('gates.sharePreviewLinkPlans', ['biz', 'enterprise']),
});

const backend = section(1, 9, {
  'backend.poll.triggered': limit('externalBackend.restoreTriggeredPollMs', '1 s'),
  'backend.poll.busy': limit('externalBackend.busyPollMs', '2 s'),
  'backend.poll': limit('externalBackend.statusPollMs', '10 s'),
  'backend.poll.untriggered': limit('externalBackend.restoreIdlePollMs', '30 s'),
  'backend.restoreFlag': limit('externalBackend.restoreFlagExpiryMs', '10 min'),
  'backend.restoreOks': limit('externalBackend.restoreResetOkStatuses', '10 statuses'),
  'backend.statusStale': limit('cloud.statusStaleMs', '5 s'),
  'backend.computeStale': limit('instance.configStaleMs', '5 min'),
  'storage.page': limit('storage.objectsDefaultLimit', '200 objects'),
  'security.recent': limit('security.recentScanMs', '10 min'),
  'security.scanMode': oneOf('security.defaultScanModes', ['update_or_create']),
});

const screens = section(1, 9, {
  'copy.min': limit('feedback.copiedShortMs', '1500 ms'),
  'copy.max': limit('feedback.copiedMs', '2000 ms'),
  'refresh.spin': limit('feedback.refreshSpinMs', '1 s'),
  'analytics.presets': oneOf('analytics.presets', [
    'today',
    'yesterday',
    'last 24 hours',
    'last 7 days',
    'last 14 days',
    'last 30 days',
    'last 90 days',
    'this month',
  ]),
  'analytics.presets.hourly': oneOf('analytics.hourlyPresets', ['today', 'yesterday', 'last 24 hours']),
  'analytics.presets.daily': oneOf('analytics.dailyPresets', [
    'last 7 days',
    'last 14 days',
    'last 30 days',
    'last 90 days',
    'this month',
  ]),
  'analytics.default': limit('analytics.defaultPreset', 'last 7 days'),
  'analytics.default.granularity': limit('analytics.defaultGranularity', 'daily'),
  'publish.visitors': limit('publish.visitorCountMs', '7 days'),
  'embed.height': limit('publish.embedHeightPx', '569 px'),
  'source.stale': limit('code.sourceStaleMs', Infinity),
  'source.garbage': limit('code.sourceGarbageMs', '600000 ms'),
  plans: oneOf('workspace.plans', ['free', 'pro', 'biz', 'enterprise']),
});

export const doc1Constants = [...projects, ...people, ...backend, ...screens];
