export const billingKeys = {
  workspace: (workspaceId: string) => ['billing', workspaceId],
  usage: (workspaceId: string) => ['billing', workspaceId, 'usage'],
  history: (workspaceId: string) => ['billing', workspaceId, 'history'],
} as const;
