import { oneOf, section, text } from './entry.ts';

const errors = section(3, 8, {
  'security.startFailed': text('security.startFailed', 'Failed to start security scan.'),
  'security.startFailed.detail': text('errorDialog.unexpected', 'An unexpected error occurred.'),
  'security.unignoreFailed': text('security.unignoreFailed', 'Failed to un-ignore finding'),
  'security.ignoreFailed': text('security.ignoreFailed', 'Failed to ignore finding'),
  'security.deleteFailed': text('security.deleteFailed', 'Failed to delete finding'),
  'security.loading': text('security.errorTitle', 'Error Loading Security Data'),
  'security.outOfDate': text(
    'security.outOfDate',
    'Some scanner results are out of date. Refresh scan to act on results.',
  ),
  'speed.fetchFailed': text('speed.fetchFailed', 'Failed to fetch page speed data'),
  'speed.fixFailed': text('speed.fixFailed', 'Failed to initiate SEO fix. Please try again.'),
  'speed.fixStarted': text('speed.fixStarted', 'SEO fix attempt initiated successfully'),
  'code.saved': text('code.saved', 'Changes saved'),
  'code.fileFailed': text('code.fileFailed', 'Failed to load file'),
  'code.imageFailed': text('code.imageFailed', 'Failed to load image'),
  'code.tooLarge': text('code.tooLarge', 'File Too Large'),
  'code.binary': text('code.binary', 'Binary File - This file cannot be displayed as text'),
  'code.fetchFailed': text('code.fetchFailed', 'Failed to fetch file: {status}'),
  'code.noToken': text('code.noToken', 'No valid authentication token available'),
  'diff.failed': text('diff.failed', 'Unable to load diff. The commit may no longer exist.'),
  'diff.empty': text('diff.empty', 'No changes in this edit'),
  'annotation.loadFailed': text('annotation.loadFailed', 'Failed to load annotation'),
  'annotation.saveFailed': text('annotation.saveFailed', 'Failed to save annotation'),
  'annotation.deleteFailed': text('annotation.deleteFailed', 'Failed to delete annotation'),
});

const banners = section(3, 8, {
  'banner.cors': text('errors.banners.cors_error', 'CORS error'),
  'banner.httpServer': text('errors.banners.http_server_error', 'HTTP server error'),
  'banner.httpClient': text('errors.banners.http_client_error', 'HTTP client error'),
  'banner.edgeFunction': text('errors.banners.supabase_edge_function_error', 'edge function error'),
  'banner.build': text('errors.banners.build', 'Build error'),
  'banner.runtime': text('errors.banners.runtime', 'Runtime error'),
  'banner.other': text('errors.banners.other', 'Error'),
  'banner.dismiss': text('errors.dismiss', 'Dismiss'),
  'banner.tryToFix': text('errors.tryToFix', 'Try to fix'),
  'banner.unfixable': oneOf('errors.notFixableByAi', ['cors error', 'http server error']),
  'debug.skippedExpected': text('debug.skippedExpected', 'Skipped (expected)'),
  'debug.invalidNode': text('debug.invalidNode', 'Invalid Node'),
  'debug.invalidNode.code': oneOf('debug.invalidNodeCodes', ['INVALID_NODE']),
  'debug.invalidNode.message': text('debug.malformedNode', 'Node data is malformed'),
  'proxy.noToken': text('cloud.noToken', 'No token available'),
  'proxy.noClient': text('cloud.noDatabaseClient', 'Database client not available'),
});

export const doc3Errors = [...errors, ...banners];
