export { createEdge, type Edge, type EdgeOptions, type EdgeRoute } from './edge.ts';
export { hostName, routeHost, type HostBases, type HostRoute } from './route-host.ts';
