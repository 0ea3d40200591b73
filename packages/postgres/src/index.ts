export {
  startCluster,
  type Cluster,
  type ClusterExit,
  type ClusterOptions,
  type ClusterStep,
} from './cluster.ts';
export { type PostgresErrorCode } from './errors.ts';
export { folderOwner, lockFolder, type FolderLock, type FolderOwner } from './folder-lock.ts';
export { inspectServer, type InspectedServer, type LackingRight } from './inspect-server.ts';
export { createLazyCluster, type LazyCluster } from './lazy-cluster.ts';
export { hasCluster, makeReachable } from './layout.ts';
export { canReach, findServiceUser, type ServiceUser } from './service-user.ts';
export { startThrowAwayCluster, sweepThrowAwayClusters, type ThrowAwayOptions } from './throw-away.ts';
