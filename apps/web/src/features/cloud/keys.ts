export const cloudKeys = {
  backend: (projectId: string) => ['cloud', projectId],
} as const;
