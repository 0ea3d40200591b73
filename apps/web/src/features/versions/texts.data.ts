import type { EditType, PreviewBuildStatus } from '@loam/contract';

/** What the list of versions says, apart from the texts of the specification. */
export const versionTexts = {
  title: 'Versions',
  detail: 'Every change to the project is kept. Any of them can be brought back.',
  filterLabel: 'Show',
  filters: { all: 'All', bookmarked: 'Bookmarked' },
  types: {
    ai_update: 'AI update',
    revert: 'Restore',
    initial: 'Start',
    developer_update: 'From a repository',
    manual_update: 'Manual edit',
  } satisfies Record<EditType, string>,
  builds: {
    queued: 'Build waiting',
    building: 'Building',
    succeeded: 'Built',
    failed: 'Build failed',
  } satisfies Record<PreviewBuildStatus, string>,
  unnamed: 'Update',
  current: 'Current',
  leftOut: 'Left out by a later restore',
  lost: 'The files of this version are no longer available.',
  bookmark: 'Bookmark',
  removeBookmark: 'Remove bookmark',
  bookmarkFailed: 'The bookmark was not saved',
  noAuthor: 'Someone who is no longer here',
  failed: 'The versions could not be loaded',
  olderFailed: 'Older versions could not be loaded',
  retry: 'Try again',
  empty: 'No versions yet',
  emptyDetail: 'The first one appears with the first change to the project.',
  emptyBookmarks: 'No bookmarked versions',
  emptyBookmarksDetail: 'Bookmark a version you may want to come back to, and it is listed here.',
  showAll: 'Show all versions',
  restoreTitle: 'Restore this version?',
  restoreDetail:
    'The files become what they were then, as a new version on top. Nothing is lost: the versions since then stay in the list.',
  restoreAnyway: 'Restore anyway',
} as const;
