import { limit, oneOf, permission, section, text } from './entry.ts';

const rules = section(3, 5, {
  'annotation.tags': text(
    'annotation.tagsInvalid',
    'Tags must be a comma-separated list of alphanumeric words',
  ),
  'annotation.emptyTags': text('annotation.tagsEmpty', 'Tags must not be empty'),
  'search.min': limit('code.searchMinCharacters', '2 characters'),
  'search.debounce': limit('code.searchDebounceMs', '300 ms'),
  'search.skips': oneOf('code.searchSkips', ['lock files', 'source maps', 'minified files', '.loam/']),
  'search.results': limit('code.searchMaxResults', '500 results'),
  'search.perFile': limit('code.searchMaxMatchesPerFile', '50 matches'),
  'search.fileSize': limit('code.searchMaxFileBytes', '1 MB'),
  'search.context': limit('code.searchContextCharacters', '40 characters'),
  'binary.nonPrintable': limit('code.binaryNonPrintablePercent', '30 %'),
  'binary.sample': limit('code.binarySampleBytes', '8192 bytes'),
  'format.types': oneOf('code.formattable', [
    'js',
    'jsx',
    'ts',
    'tsx',
    'json',
    'html',
    'css',
    'scss',
    'less',
    'md',
    'yaml',
    'yml',
  ]),
  'format.unsupported': text('code.formatUnsupported', 'Unsupported file type'),
  'diagram.empty': text('diagram.empty', 'No diagram code provided'),
  'diagram.syntax': text('diagram.syntaxError', 'Diagram syntax error: {first line}'),
  'diagram.failed': text('diagram.renderFailed', 'Failed to render diagram'),
  'diagram.zoomMin': limit('diagram.zoomMin', 0.1),
  'diagram.zoomMax': limit('diagram.zoomMax', 10),
  'diagram.zoomStep': limit('diagram.zoomStepFactor', 1.5),
  'score.green': limit('debug.scoreGreenFrom', 8),
  'score.amber': limit('debug.scoreAmberFrom', 5),
  'restore.busy': text(
    'snapshot.restoreBusy',
    'Cannot revert while there is an active operation in progress (e.g. chat or revert). Please wait for the operation to complete.',
  ),
  'restore.noEdit': text('snapshot.restoreNoEdit', 'There is no selected edit to revert to.'),
});

const roles = section(3, 6, {
  'code.paidOnly': text('code.paidOnly', 'To edit code, you need to be on a paid plan.'),
  'cloud.name': text('cloud.enable.title', '{brand} Cloud'),
  'permission.ManageWorkspaceIntegrations': permission('ManageWorkspaceIntegrations'),
  'permission.EditProject': permission('EditProject'),
});

export const doc3Rules = [...rules, ...roles];
