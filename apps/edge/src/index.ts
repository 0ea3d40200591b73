export { readPreviewScript, type PreviewScript } from '@loam/preview-script';
export { createCloudHost, type CloudHost, type CloudPort } from './cloud-host.ts';
export { createEdge, type Edge, type EdgeOptions, type EdgeRoute } from './edge.ts';
export { createForwarder, type Forwarder } from './forwarder.ts';
export { createFilesHost, type FilesHost, type FilesHostOptions } from './files-host.ts';
export { createHostRouter, hostName, routeHost, type HostBases, type HostRoute } from './route-host.ts';
export { sitePages } from './site-pages.ts';
export { createPreviewHost, type PreviewHost, type PreviewHostOptions } from './preview/preview-host.ts';
export type { PreviewPort } from './preview/ports.ts';
