export const editKeys = {
  lists: (projectId: string) => ['edits', projectId, 'list'],
  list: (projectId: string, filter: string) => ['edits', projectId, 'list', filter],
  ones: (projectId: string) => ['edits', projectId, 'one'],
  one: (projectId: string, editId: string) => ['edits', projectId, 'one', editId],
  diff: (projectId: string, editId: string) => ['edits', projectId, 'diff', editId],
} as const;
