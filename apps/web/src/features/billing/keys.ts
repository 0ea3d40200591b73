export const billingKeys = {
  workspace: (workspaceId: string) => ['billing', workspaceId],
  usage: (workspaceId: string) => ['billing', workspaceId, 'usage'],
  plan: (workspaceId: string) => ['billing', workspaceId, 'plan'],
  history: (workspaceId: string) => ['billing', workspaceId, 'history'],
} as const;
