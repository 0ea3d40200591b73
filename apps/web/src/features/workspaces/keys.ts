export const workspaceKeys = {
  all: ['workspaces'],
  list: ['workspaces', 'list'],
  one: (workspaceId: string) => ['workspaces', 'one', workspaceId],
  members: (workspaceId: string) => ['workspaces', 'one', workspaceId, 'members'],
  invitations: (workspaceId: string) => ['workspaces', 'one', workspaceId, 'invitations'],
  everyone: (workspaceId: string) => ['workspaces', 'one', workspaceId, 'everyone'],
  byToken: (token: string) => ['invitation', token],
  mine: ['workspaces', 'my-invitations'],
} as const;
