export { hostingError, type HostingErrorCode } from './errors.ts';
export type { Encoding, RedirectRule, ServerPart, SiteFile, SiteManifest } from './manifest.ts';
export { domainRecords, type DomainRecord, type DomainTarget } from './domains/domain-records.ts';
export { nextCheckAfter } from './domains/next-check-after.ts';
export {
  parseDomainName,
  type DomainFault,
  type DomainNameParts,
  type ParsedDomain,
} from './domains/parse-domain-name.ts';
export {
  scanSecrets,
  type KnownSecret,
  type ScanOptions,
  type SecretFinding,
} from './secrets/scan-secrets.ts';
export type { ServerPool, ServerProgram, ServerUse, TrialPool, TrialUse } from './servers/ports.ts';
export { tryServer, type Trial, type TrialOptions } from './servers/try-server.ts';
export {
  createSites,
  type SiteLimits,
  type SiteMemory,
  type Sites,
  type SitesOptions,
} from './sites/create-sites.ts';
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
export { isCurrent, rangeOf, type ByteRange } from './sites/send-body.ts';
export { pruneSites, type PruneOptions } from './store/prune-sites.ts';
export { findServerEntry } from './store/find-server-entry.ts';
export {
  storeSite,
  type BuiltFile,
  type BuiltFiles,
  type BuiltServer,
  type StoredSite,
  type StoreLimits,
  type StoreSiteOptions,
} from './store/store-site.ts';
export { createVisits, type VisitsOptions } from './visits/create-visits.ts';
export { openGeoDatabase } from './visits/geo-database.ts';
export type { Device, VisitEvent, VisitSink } from './visits/ports.ts';
export { doNotTrackAttribute, visitPaths } from './visits/visit-script.data.ts';
