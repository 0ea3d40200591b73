export { createEdge, type Edge, type EdgeOptions, type EdgeRoute } from './edge.ts';
export { createFilesHost, type FilesHost, type FilesHostOptions } from './files-host.ts';
export { hostName, routeHost, type HostBases, type HostRoute } from './route-host.ts';
