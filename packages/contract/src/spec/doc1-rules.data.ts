import { limit, oneOf, permission, section, text } from './entry.ts';

const slug = section(1, 5, {
  'slug.empty': text('slug.empty', 'Project name cannot be empty'),
  'slug.max': limit('slug.maxCharacters', '45 characters'),
  'slug.tooLong': text('slug.tooLong', 'Project name must be less than 45 characters'),
  'slug.characters': text(
    'slug.characters',
    'Project name can only contain lowercase letters, numbers, and hyphens',
  ),
  'slug.consecutiveHyphens': text(
    'slug.consecutiveHyphens',
    'Project name cannot contain consecutive hyphens',
  ),
  'slug.start': text('slug.start', 'Project name must start with a lowercase letter'),
  'slug.end': text('slug.end', 'Project name cannot end with a hyphen'),
});

const launch = section(1, 5, {
  'launch.name': text('launch.nameRequired', 'Project name is required'),
  'launch.tagline': text('launch.taglineRequired', 'Tagline is required'),
  'launch.url': text('launch.urlRequired', 'Project URL is required'),
  'launch.url.valid': text('launch.urlInvalid', 'Please enter a valid URL'),
  'launch.description': text('launch.descriptionRequired', 'Description is required'),
  'launch.thumbnail': text('launch.thumbnailRequired', 'Thumbnail is required'),
});

const uploads = section(1, 5, {
  'code.noProject': text('code.noProjectId', 'No project id'),
  'code.noChanges': text('code.noChanges', 'No changes to sync'),
  'image.compressOver': limit('uploads.compressOverBytes', '3 MB'),
  'image.compressOverPx': limit('uploads.compressOverPx', '2000 px'),
  'image.targetPx': limit('uploads.compressTargetPx', '1920 px'),
  'image.untouched': oneOf('upload.untouchedImages', ['svg', 'gif', 'icon']),
  'image.failed': text('uploads.imageFailed', 'Image upload failed'),
  'image.failedMany': text('uploads.filesFailed', 'Failed to upload {n} file(s). Removing failed uploads.'),
  'image.signIn': text('uploads.signInRequired', 'You must be logged in to upload files'),
  'launchImage.bytes': limit('launch.imageMaxBytes', '3145728 bytes'),
  'launchImage.px': limit('launch.imageMaxPx', '2000 px'),
  'upload.bytes': limit('uploads.maxBytes', '5242880 bytes'),
  'upload.px': limit('uploads.maxPx', '1024 px'),
  'upload.types': oneOf('upload.imageTypes', ['png', 'jpeg', 'jpg', 'webp', 'gif', 'svg']),
});

const diagnostics = section(1, 5, {
  'diagnostics.replayEvent': limit('chat.replayEventMaxCharacters', '10000 characters'),
  'diagnostics.replay': limit('chat.replayMaxCharacters', '1000000 characters'),
  'diagnostics.errorText': limit('chat.errorTextMaxCharacters', '20000 characters'),
  'diagnostics.logs': limit('chat.maxConsoleLogs', '50 logs'),
  'diagnostics.requests': limit('chat.maxNetworkRequests', '50 requests'),
});

const other = section(1, 5, {
  pinned: limit('toolBar.maxPinnedTools', '6 tools'),
  'externalBackend.selectable': oneOf('externalBackend.selectableStatuses', ['ACTIVE_HEALTHY']),
  'externalBackend.popupMessage': oneOf('externalBackend.popupMessageTypes', ['supabaseAuth']),
  'externalBackend.callbackState': oneOf('externalBackend.callbackStateFields', [
    'workspaceId',
    'userId',
    'nonce',
  ]),
  'siteInfo.description': limit('publish.siteDescriptionCharacters', '150 characters'),
  'siteInfo.noIndex': text('publish.siteInfo.indexNotFound', 'index.html not found in project files'),
  'siteInfo.badHtml': text('publish.siteInfo.invalidHtml', 'Invalid HTML structure in index.html'),
  'siteInfo.badChange': text(
    'publish.siteInfo.invalidModifications',
    'Invalid modifications object provided',
  ),
  'invite.defaultRole': oneOf('collaborator.defaultAccessLevels', ['write']),
});

const roles = section(1, 6, {
  'access.levels': oneOf('project.accessLevels', ['owner', 'admin', 'write', 'read']),
  'access.write': text('sharing.roles.write', 'Editor'),
  'access.read': text('sharing.roles.read', 'Viewer'),
  'permission.EditProject': permission('EditProject'),
  'permission.ViewProject': permission('ViewProject'),
  'permission.EditProjectVisibility': permission('EditProjectVisibility'),
  'visibility.needsEditor': text(
    'visibility.needsEditor',
    'You need to be an editor to change the visibility of your project.',
  ),
  'permission.ViewProjectCollaborators': permission('ViewProjectCollaborators'),
  'permission.ManageMagicCodes': permission('ManageMagicCodes'),
  'permission.ViewWorkspace': permission('ViewWorkspace'),
  'permission.ViewWorkspaceMembers': permission('ViewWorkspaceMembers'),
  'permission.DeployProject': permission('DeployProject'),
  'permission.ManageWorkspaceBilling': permission('ManageWorkspaceBilling'),
  'externalBackend.notAdmin': text('externalBackend.notAdmin', 'You are not an admin of this workspace'),
  'externalBackend.contactAdmin': text(
    'externalBackend.contactAdmin',
    'Contact your workspace admin to refresh',
  ),
  'externalBackend.adminToAdd': text(
    'externalBackend.adminToAdd',
    'You need to be an admin to add organizations',
  ),
  'download.forbidden': text('download.forbidden', "You don't have permission to download this project."),
  'gate.viewer': oneOf('gates.viewerRolePlans', ['pro', 'biz', 'enterprise']),
  'gate.private': oneOf('gates.privateVisibilityPlans', ['pro', 'biz', 'enterprise']),
  'gate.draft': oneOf('gates.draftVisibilityPlans', ['biz', 'enterprise']),
  'gate.previewLink': oneOf('gates.sharePreviewLinkPlans', ['biz', 'enterprise']),
  'gate.enterpriseHint': oneOf('gates.enterpriseUpgradePlans', ['pro']),
  'previewLink.expiry': limit('sharing.previewLinkExpiryMs', '7 days'),
  'upgrade.button': text('billing.upgrade', 'Upgrade'),
  'presence.window': limit('presence.windowMs', '24 h'),
  'presence.now': text('presence.now', 'Now'),
  'presence.nowWithin': limit('presence.nowMs', '5 min'),
});

export const doc1Rules = [...slug, ...launch, ...uploads, ...diagnostics, ...other, ...roles];
