export const activityKeys = {
  of: (scope: string, id: string) => ['activity', scope, id],
} as const;
