export const editKeys = {
  lists: (projectId: string) => ['edits', projectId, 'list'],
  list: (projectId: string, filter: object) => ['edits', projectId, 'list', filter],
  ones: (projectId: string) => ['edits', projectId, 'one'],
  one: (projectId: string, editId: string) => ['edits', projectId, 'one', editId],
  diff: (projectId: string, editId: string) => ['edits', projectId, 'diff', editId],
  restorePlan: (projectId: string, editId: string) => ['edits', projectId, 'restore-plan', editId],
  snapshot: (projectId: string, frame: object) => ['edits', projectId, 'snapshot', frame],
} as const;

export const sourceKey = (projectId: string) => ['code', projectId, 'source'];

export const routesKey = (projectId: string, commitSha: string | undefined) => [
  'code',
  projectId,
  'routes',
  commitSha,
];
