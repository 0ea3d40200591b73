import { limit, oneOf, section, text } from './entry.ts';

const publishing = section(1, 4, {
  'publish.states': oneOf('publish.buttonStates', [
    'publish',
    'publishing',
    'update',
    'updating',
    'published',
    'updated',
  ]),
  'publish.dialogs': oneOf('publish.dialogs', ['confirm', 'success', 'failed']),
  'publish.live': text('publish.live', 'Live'),
  'visibility.private': text('visibility.labels.private', 'Workspace'),
  'visibility.draft': text('visibility.labels.draft', 'Personal'),
});

const chat = section(1, 4, {
  'chat.repoAccessible': oneOf('chat.sendableRepoStatuses', ['repo_accessible', 'repo_not_found']),
  'chat.rateLimit': limit('chat.rateLimitCooldownMs', '60 s'),
  'revert.unsafeSqlStates': oneOf('versions.unsafeSqlRunStates', ['running', 'succeeded']),
  'code.liveEvents': oneOf('code.liveEvents', ['init_code', 'file_update']),
});

const externalBackend = section(1, 4, {
  'externalBackend.poll': limit('externalBackend.statusPollMs', '10 s'),
  'externalBackend.pollBusy': limit('externalBackend.busyPollMs', '2 s'),
  'externalBackend.busyStatuses': oneOf('externalBackend.busyStatuses', [
    'RESIZING',
    'UPGRADING',
    'RESTARTING',
    'COMING_UP',
    'RESTORING',
    'PAUSING',
  ]),
  'externalBackend.restoreOn': oneOf('externalBackend.autoRestoreStatuses', ['INACTIVE']),
  'externalBackend.restoreFlag': limit('externalBackend.restoreFlagExpiryMs', '10 min'),
  'externalBackend.restoreOks': limit('externalBackend.restoreResetOkStatuses', '10 statuses'),
  'externalBackend.pollTriggered': limit('externalBackend.restoreTriggeredPollMs', '1 s'),
  'externalBackend.pollUntriggered': limit('externalBackend.restoreIdlePollMs', '30 s'),
});

const scans = section(1, 4, {
  'security.states': oneOf('security.scanStates', ['loading', 'scanning', 'done', 'error']),
  'security.scanning': text('security.scanning', 'Updating'),
  'security.recent': limit('security.recentScanMs', '10 min'),
  'launch.steps': oneOf('launch.steps', ['intro', 'details', 'images', 'socials', 'launch']),
  'launch.imagesNeed': oneOf('launch.fieldsBeforeImages', ['name', 'tagline', 'url', 'description']),
  'launch.socialsNeed': oneOf('launch.fieldsBeforeSocials', [
    'name',
    'tagline',
    'url',
    'description',
    'thumbnail',
  ]),
  'project.lock.window': limit('projects.lockIndicatorMs', '60 s'),
  'project.lock.check': limit('projects.lockCheckMs', '250 ms'),
});

export const doc1States = [...publishing, ...chat, ...externalBackend, ...scans];
