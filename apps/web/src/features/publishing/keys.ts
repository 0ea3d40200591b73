export const publishingKeys = {
  all: (projectId: string) => ['publishing', projectId],
  state: (projectId: string) => ['publishing', projectId, 'state'],
  /** Which deployments were a first publish and which an update, as far as this page has seen them run. */
  kinds: (projectId: string) => ['publishing', projectId, 'kinds'],
  deployments: (projectId: string) => ['publishing', projectId, 'deployments'],
  log: (projectId: string, deploymentId: string) => ['publishing', projectId, 'log', deploymentId],
  siteInfo: (projectId: string) => ['publishing', projectId, 'site-info'],
  siteImage: (projectId: string, image: object) => ['publishing', projectId, 'site-image', image],
  domains: (projectId: string) => ['publishing', projectId, 'domains'],
  trend: (projectId: string) => ['publishing', projectId, 'trend'],
} as const;
