import { limit, oneOf, page, search, section, text } from './entry.ts';

const purpose = section(1, 1, {
  plans: oneOf('workspace.plans', ['free', 'pro', 'biz', 'enterprise']),
  'plans.paid': oneOf('workspace.paidPlans', ['pro', 'biz', 'enterprise']),
});

const routes = section(1, 2, {
  'route.supabaseCallback': page('{host}/supabase/callback', '/supabase/callback'),
  'route.profile': page('/@{userId}'),
  'route.publicProfile': page('/user/{username}'),
  'route.project': page('/projects/{projectId}'),
  'query.magicLink': search('magicLink', 'magic_link'),
  'query.settings': search('settings', 'settings'),
  'query.settings.panels': oneOf('settings.panels', ['billing', 'people', 'usage', 'domains']),
  'query.openTopUp': search('openTopUp', 'openTopUp'),
  'query.openTopUp.value': oneOf('settings.openTopUp', [1]),
  'query.messageId': search('messageId', 'messageId'),
});

const toolBar = section(1, 2, {
  'toolBar.pinned': limit('toolBar.maxPinnedTools', '6 tools'),
  'toolBar.pinLimit': text('toolBar.pinLimit', "Can't pin more than 6 tools"),
  'toolBar.backToLatest': text('toolBar.backToLatest', 'Back to latest'),
});

const dialogs = section(1, 2, {
  'errorDialog.title': text('errorDialog.title', 'Error'),
  'errorDialog.getHelp': text('errorDialog.getHelp', 'Get help'),
  'errorDialog.dismiss': text('errorDialog.dismiss', 'Dismiss'),
  'publishFailed.title': text('publish.failed.title', 'Oops!'),
  'publishFailed.tryToFix': text('publish.failed.tryToFix', 'Try to fix'),
  'publishFailed.close': text('publish.failed.close', 'Close'),
  'publishSuccess.title': text('publish.success.title', 'You just shipped!'),
  'publishSuccess.share.x': text('publish.success.shareTargets.x', 'X'),
  'publishSuccess.share.linkedin': text('publish.success.shareTargets.linkedin', 'LinkedIn'),
  'publishSuccess.share.reddit': text('publish.success.shareTargets.reddit', 'Reddit'),
  'publishSuccess.share.discord': text('publish.success.shareTargets.discord', 'Discord'),
  'publishSuccess.pageSpeed': text('publish.success.pageSpeedAnalysis', 'Page Speed Analysis'),
  'securityIssues.title': text('publish.security.title', 'Security issues found'),
  'securityIssues.publishAnyway': text('publish.security.publishAnyway', 'Publish anyway'),
  'securityIssues.review': text('publish.security.review', 'Review security'),
  'backendLinking.steps': oneOf('externalBackend.linkingSteps', ['organizations', 'connect project']),
  'backendLinking.createProject': text('externalBackend.createProject', 'Create project'),
  'backendLinking.addOrganization': text('externalBackend.addOrganization', 'Add organization'),
  'publishPopover.live': text('publish.live', 'Live'),
  'publishPopover.visitorDays': limit('publish.visitorCountMs', '7 days'),
  'publishPopover.advanced': text('publish.siteInfo.advanced', 'Advanced'),
  'publishPopover.reviewSecurity': text('publish.reviewSecurity', 'Review Security'),
  'launch.tab.intro': text('launch.tabs.intro', 'Intro'),
  'launch.tab.details': text('launch.tabs.details', 'Details'),
  'launch.tab.images': text('launch.tabs.images', 'Images'),
  'launch.tab.socials': text('launch.tabs.socials', 'Socials'),
  'launch.tab.launch': text('launch.tabs.launch', 'Launch'),
  'download.tooltip': text('download.tooltip', 'Download project as ZIP'),
  'presence.avatars.mobile': limit('presence.maxAvatarsOnPhone', '3 avatars'),
  'presence.avatars': limit('presence.maxAvatars', '5 avatars'),
});

const publishButton = section(1, 2, {
  'publishButton.publish': text('publish.button.publish', 'Publish'),
  'publishButton.publishing': text('publish.button.publishing', 'Publishing'),
  'publishButton.update': text('publish.button.update', 'Update'),
  'publishButton.updating': text('publish.button.updating', 'Updating'),
  'publishButton.published': text('publish.button.published', 'Published'),
  'publishButton.updated': text('publish.button.updated', 'Updated'),
});

export const doc1Screens = [...purpose, ...routes, ...toolBar, ...dialogs, ...publishButton];
