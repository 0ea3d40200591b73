export const analyticsKeys = {
  all: (projectId: string) => ['analytics', projectId],
  period: (projectId: string, period: object) => ['analytics', projectId, 'period', period],
  trend: (projectId: string) => ['analytics', projectId, 'trend'],
  settings: (projectId: string) => ['analytics', projectId, 'settings'],
} as const;
