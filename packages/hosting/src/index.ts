export type { HostingErrorCode } from './errors.ts';
export type { Encoding, RedirectRule, SiteFile, SiteManifest } from './manifest.ts';
export type {
  LiveSite,
  OwnPaths,
  SiteChange,
  SiteHost,
  SitePages,
  SiteRecord,
  SiteScript,
  SiteSource,
} from './sites/ports.ts';
