export const projectKeys = {
  all: ['projects'],
  lists: ['projects', 'list'],
  list: (filter: object) => ['projects', 'list', filter],
  deleted: ['projects', 'deleted'],
  each: ['projects', 'one'],
  one: (projectId: string) => ['projects', 'one', projectId],
  details: (projectId: string) => ['projects', 'one', projectId, 'details'],
  presence: (projectId: string) => ['projects', 'presence', projectId],
  ofUser: (userId: string) => ['projects', 'user', userId],
} as const;
