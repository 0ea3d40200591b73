export const editKeys = {
  lists: (projectId: string) => ['edits', projectId, 'list'],
  list: (projectId: string, filter: string) => ['edits', projectId, 'list', filter],
} as const;
