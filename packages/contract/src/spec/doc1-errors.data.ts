import { oneOf, section, text } from './entry.ts';

const chat = section(1, 8, {
  'chat.statuses': oneOf('chat.handledStatuses', [402, 429, 499, 503]),
  'chat.heavyLoad': text('chat.heavyLoad', 'We are currently under heavy load, please try again later'),
  'chat.unexpected': text('errorDialog.unexpected', 'An unexpected error occurred.'),
  'chat.tryLater': text('errorDialog.tryLater', 'Please try again later.'),
  'chat.repoInaccessible': text('chat.repoInaccessible', "We couldn't access this project repository."),
});

const publishing = section(1, 8, {
  'publish.buildErrorStatus': oneOf('publish.buildErrorStatuses', [422]),
  'publish.buildErrors': text(
    'publish.failed.buildErrors',
    "We couldn't publish your site due to build errors.",
  ),
  'publish.tryToFix': text('publish.failed.tryToFix', 'Try to fix'),
  'publish.otherErrors': text(
    'publish.failed.somethingWrong',
    "Something went wrong and we couldn't publish your site.",
  ),
  'publish.unidentified': text(
    'publish.failed.unidentified',
    'Unidentified error. Please contact support if this issue persists.',
  ),
  'publish.fixStarted': text('publish.fix.started', 'Fix attempt initiated successfully'),
  'publish.fixFailed': text('publish.fix.failed', 'Failed to initiate fix. Please try again.'),
  'unpublish.success': text('publish.unpublish.success', 'Success!'),
  'unpublish.success.detail': text('publish.unpublish.successDetail', 'Your project has been unpublished.'),
  'unpublish.failed': text('publish.unpublish.failed', 'Unpublish failed'),
  'unpublish.failed.detail': text('publish.unpublish.failedDetail', 'Please try again.'),
  'siteAddress.updated': text('slug.updated', 'URL succesfully updated'),
  'siteInfo.updated': text('publish.siteInfo.updated', 'Site info updated successfully'),
  'siteInfo.failed': text('publish.siteInfo.failed', 'Failed to update site info. Please try again.'),
  'siteInfo.reverted': text('publish.siteInfo.reverted', 'Changes reverted to original state'),
  'domain.removed': text('domains.removed', 'Domain removed'),
  'domain.fetchFailed': text('domains.fetchFailed', 'Failed to fetch domains'),
});

const security = section(1, 8, {
  'security.triggerFailed': text('security.triggerFailed', 'Failed to trigger security scan'),
  'security.parseFailed': text('security.parseFailed', 'Failed to parse security data'),
  'security.loadFailed': text('security.loadFailed', 'Failed to load security data'),
  'security.unavailable': text('publish.security.unavailable', 'Security scan unavailable'),
  'security.critical': text(
    'publish.security.critical',
    'Critical vulnerabilities in Supabase integration detected. Review them now to not risk leaking sensitive data or your secret keys.',
  ),
});

const flows = section(1, 8, {
  'download.failed': text(
    'download.failed',
    'Download failed. Please try again or contact support if this issue persists.',
  ),
  'externalBackend.oauthFailed': text(
    'externalBackend.oauthFailed',
    'Failed to initiate Supabase OAuth flow',
  ),
  'externalBackend.connectionError': text('externalBackend.connectionError', 'Connection Error'),
  'externalBackend.connectionFailed': text('externalBackend.connectionFailed', 'Connection Failed'),
  'externalBackend.connectionSuccessful': text(
    'externalBackend.connectionSuccessful',
    'Connection Successful',
  ),
  'externalBackend.connected': text('externalBackend.connected', 'Supabase connected'),
  'externalBackend.disconnected': text('externalBackend.disconnected', 'Supabase disconnected'),
  'externalBackend.unhealthy': text('externalBackend.unhealthy', 'Check project status in Supabase.'),
  'externalBackend.empty': text('externalBackend.empty', 'No Supabase projects found for this organization.'),
  'toolPreference.failed': text('preferences.updateFailed', 'Failed to update preference. Please try again.'),
  'revert.failed': text('versions.revertFailed', 'Could not revert to earlier version'),
  'revert.done': text('versions.reverted', 'Restored to earlier version: {summary}'),
  'invite.linkCreated': text('sharing.linkCreated', 'Secret link created'),
  'upload.thumbnail': text('uploads.thumbnailFailed', 'Failed to upload thumbnail'),
  'upload.image': text('uploads.singleImageFailed', 'Failed to upload image'),
  'upload.socialImage': text('uploads.socialImageFailed', 'Failed to upload social image'),
  'upload.tryAgain': text('uploads.tryAgain', 'Please try again'),
  'share.copyFailed': text('sharing.copyFailed', 'Failed to copy link'),
  'share.discord': text(
    'publish.success.discordCopied',
    'Copied to clipboard! Paste it in your Discord channel.',
  ),
  'speed.publishFirst': text('speed.disabled.publishFirst', 'Publish first to run analysis'),
  'speed.publishLatest': text('speed.disabled.publishLatest', 'Publish latest version first to run analysis'),
  'speed.updateFirst': text('speed.disabled.updateFirst', 'Update first to run analysis on latest version'),
  'speed.exitVisualEditor': text('speed.disabled.exitVisualEditor', 'Exit visual editor first'),
});

const usage = section(1, 8, {
  'usage.approachingBoth': text('usage.approachingBoth', 'Approaching AI and Cloud usage limits'),
  'usage.reachedBoth': text('usage.reachedBoth', 'Cloud + AI usage limits reached'),
  'usage.reachedBoth.detail': text(
    'usage.reachedBothDetail',
    'Insufficient funds. Please top up to continue using Cloud and AI.',
  ),
  'usage.cloudPaused': text('usage.cloudPaused', 'Cloud is paused'),
  'usage.aiPaused': text('usage.aiPaused', 'AI is paused'),
  'usage.approachingCloud': text('usage.approachingCloud', 'Approaching Cloud usage limit'),
  'usage.approachingAi': text('usage.approachingAi', 'Approaching AI usage limit'),
  'usage.topUp': text('usage.topUp', 'Top up'),
  'usage.upgrade': text('billing.upgrade', 'Upgrade'),
});

const titles = section(1, 8, {
  'title.build': text('errors.titles.build', 'Build unsuccessful'),
  'title.codeDiff': text('errors.titles.code_diff', "Changes couldn't be applied"),
  'title.functions': text('errors.titles.deploy_supabase_functions', "Couldn't deploy Supabase functions"),
  'title.dependency': text('errors.titles.dependency_install', "Couldn't install dependency"),
  'title.permission': text(
    'errors.titles.file_edited_without_permission',
    'Tried editing file without permission',
  ),
  'title.excluded': text('errors.titles.excluded_file_edited', 'Unwanted changes'),
  'title.immediateRuntime': text(
    'errors.titles.immediate_runtime',
    'Oops, it looks like our AI had a bit of a hiccup and broke the app',
  ),
  'title.noCodeChange': text('errors.titles.no_code_change', 'Changes already applied'),
  'title.runtime': text('errors.titles.runtime', 'The app encountered an error'),
  'title.httpClient': text('errors.titles.http_client_error', 'The app encountered an error'),
  'title.httpServer': text('errors.titles.http_server_error', 'The app encountered an error'),
  'title.edgeFunction': text('errors.titles.supabase_edge_function_error', 'The app encountered an error'),
  'title.cors': text('errors.titles.cors_error', 'The app encountered an error'),
  'title.sql': text('errors.titles.supabase_sql_error', 'An error occurred while applying the migration'),
  'title.searchReplace': text('errors.titles.search_replace_failed', 'Failed search-replace'),
});

export const doc1Errors = [...chat, ...publishing, ...security, ...flows, ...usage, ...titles];
