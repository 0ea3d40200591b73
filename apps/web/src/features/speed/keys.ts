export const speedKeys = {
  analyses: (projectId: string) => ['speed', projectId],
} as const;
