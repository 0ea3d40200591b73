export const adminKeys = {
  accounts: ['admin', 'accounts'],
  workspaces: ['admin', 'workspaces'],
  mails: ['admin', 'mails'],
  mail: (mailId: string) => ['admin', 'mail', mailId],
  settings: ['admin', 'settings'],
  modelServer: ['admin', 'model-server'],
  jobs: ['admin', 'jobs'],
  failedJobs: ['admin', 'jobs', 'failed'],
  health: ['admin', 'health'],
} as const;
